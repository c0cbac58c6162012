"""Bots that go wrong in every way there is, for workers that know them: `answering(folder)`."""

import json
import os
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from signoria.bots.bot import Bot, RandomBot
from signoria.bots.roster import BOTS, Kind
from signoria.kernel.event import Event
from signoria.kernel.public import GameEvent
from signoria.kernel.view import Decision, View
from signoria.server.bots import bot_worker

FOLDER = Path()  # in which they note what they remember beyond their death


def noted(line: str) -> int:
    """Write a line down; how often it stands there now."""
    with open(FOLDER / "notes", "a", encoding="utf-8") as notes:
        notes.write(line + "\n")
    return (FOLDER / "notes").read_text(encoding="utf-8").splitlines().count(line)


class Raises(Bot):
    def choose(self, view: View, decision: Decision) -> str:
        noted("raises")
        raise RuntimeError("out of ideas")


class Hangs(Bot):
    def choose(self, view: View, decision: Decision) -> str:
        noted("hangs")
        while True:
            time.sleep(1)


class Dies(Bot):
    def choose(self, view: View, decision: Decision) -> str:
        noted("dies")
        os.abort()


class Lies(Bot):
    def choose(self, view: View, decision: Decision) -> str:
        noted("lies")
        return "win"


class DiesOnce(RandomBot):
    def choose(self, view: View, decision: Decision) -> str:
        if noted("dies-once") == 1:
            os.abort()
        print("still here")  # which is no answer, and not taken for one
        return super().choose(view, decision)


class Ponders(RandomBot):
    """Has not thought enough before there is a file that says so."""

    def choose(self, view: View, decision: Decision) -> str:
        noted("ponders")
        while not (FOLDER / "enough").exists():
            time.sleep(0.01)
        return super().choose(view, decision)


class Hears(RandomBot):
    """Writes down all it was told, and which of the bots of its kind it is."""

    listens = True

    def __init__(self, *made: object) -> None:
        super().__init__(*made)  # type: ignore[arg-type]
        self.heard: list[GameEvent] = []

    def hear(self, events: list[Event]) -> None:
        self.heard += [event.to_dict() for event in events]

    def choose(self, view: View, decision: Decision) -> str:
        (FOLDER / "heard").write_text(json.dumps({"id": id(self), "heard": self.heard}), encoding="utf-8")
        return super().choose(view, decision)


def kind(make: Callable[..., Bot]) -> Kind:
    return Kind(lambda game, seed, _set: make(game, seed))


ODD = {
    "raises": Raises,
    "hangs": Hangs,
    "dies": Dies,
    "lies": Lies,
    "dies-once": DiesOnce,
    "hears": Hears,
    "ponders": Ponders,
}


def answer(folder: Path, asked: bot_worker.Question) -> str:
    """In the process of a worker."""
    global FOLDER
    FOLDER = folder
    BOTS.update({name: kind(make) for name, make in ODD.items()})
    return bot_worker.answer(asked)


def answering(folder: Path) -> Callable[[bot_worker.Question], str]:
    """For workers: what their processes do."""
    return partial(answer, folder)
