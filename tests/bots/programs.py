"""Small programs that play, well or badly, and a table for them."""

import shlex
import sys
from pathlib import Path

from signoria import Game, State
from signoria.lab.simulation import bots_play
from tests.endings import all_end

PATIENCE = 600  # seconds after which what a test waits for will never come
PRELUDE = """
import json, os, signal, sys, time

def note():
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "pids"), "a") as file:
        print(os.getpid(), file=file, flush=True)

def say(**message):
    print(json.dumps(message), flush=True)

def messages():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say(type="hello", protocol=2, name="a program in a test")
        yield message

def questions():
    return (message for message in messages() if message["type"] == "decide")

def answers(decision):
    ladder = decision["ladder"] or dict(verb="", least=0, most=-1, step=1)
    numbers = range(ladder["least"], ladder["most"] + 1, ladder["step"])
    return decision["options"] + [ladder["verb"] + " " + str(number) for number in numbers]

def answer(question, which=-1):
    say(id=question["id"], action=answers(question["decision"])[which])

note()
"""
WELL = "for question in questions(): answer(question)"


def program(folder: Path, body: str) -> str:
    """The name, as a bot, of a program with this body."""
    path = folder / "program.py"
    path.write_text(PRELUDE + body, encoding="utf-8")
    return f"stdio:{shlex.quote(sys.executable)} -I -S {shlex.quote(str(path))}"


def played(game: Game, names: list[str], seed: str = "a game") -> tuple[State, list[dict[str, int]]]:
    """A whole game among bots, and what each of them did wrong."""
    s = game.new(len(names), seed=seed, players=names)
    faults: list[dict[str, int]] = []
    bots_play(game, s, names, seed, faults)
    return s, faults


def started(folder: Path) -> list[int]:
    """The processes that noted themselves there; one that was ended at once may not have come to it."""
    noted = folder / "pids"
    return [int(line) for line in noted.read_text().split()] if noted.exists() else []


def all_gone(folder: Path) -> bool:
    """None of them runs, soon: nobody waits for the end of a grandchild."""
    return all_end(started(folder))
