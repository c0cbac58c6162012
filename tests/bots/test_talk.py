"""What is said between the host and a program: all a seat may know, nothing more, and as the docs have it."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from signoria import GAMES, Game, Rng, State, game
from signoria.bots.external import PROGRAMS
from signoria.bots.roster import bot
from signoria.lab.listeners import Listeners
from signoria.lab.simulation import bots_play
from tests.bots.programs import program
from tests.tables import random_game, step, worlds

DOCS = Path(__file__).parent.parent.parent / "docs" / "bot-protocol.md"
RUNS = 24  # twins tried
ENOUGH = 3  # of these, so many must come to the end
ECHO = """
with open({file!r}, "wb", buffering=0) as file:
    for line in sys.stdin.buffer:
        file.write(line)
        message = json.loads(line)
        if message["type"] == "hello": say(type="hello", protocol=2, name="echo")
        if message["type"] == "decide": answer(message)
        if message["type"] == "bye": break
"""
Actions = list[tuple[int, str]]


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SIGNORIA_BOT_HELLO", "60")
    monkeypatch.setenv("SIGNORIA_BOT_TIME", "60")
    yield
    PROGRAMS.close()


def sent(game: Game, s: State, observer: int, actions: Actions, folder: Path) -> tuple[bytes, list[object]]:
    """Every byte the observer's program gets while these actions are played, and all that its seat may know."""
    file = folder / "sent"
    echo = bot(program(folder, ECHO.format(file=str(file))), game, 1)
    known: list[object] = []
    heard = 0

    def news() -> list[object]:
        nonlocal heard
        since, heard = heard, len(s.table.log or [])
        events = [event.to_dict() for event in game.heard(s, observer, since)]
        return [events] if events else []

    with Listeners(game, s, {observer: echo}) as listeners:
        for seat, text in actions:
            if text not in s.legal(seat):
                break
            if seat == observer:
                view, decision = game.view(s, seat), game.decision(s, seat)
                known += news()
                known += [[json.loads(view.to_json()), decision.to_dict()]] if len(decision.options) > 1 else []
                listeners.tell(seat)
                echo.choose(view, decision)
            s.play(seat, text)
    PROGRAMS.close()
    known += news()
    assert echo.faults == {}
    return file.read_bytes(), known


def played_out(s: State, rng: Rng) -> tuple[State, Actions]:
    """One way the game may end, and the actions that lead there."""
    end, actions = s.clone(), []
    while not end.over:
        actions.append(step(end, rng))
    return end, actions


def before_the_end(told: bytes) -> list[bytes]:
    """The lines before the result: there a purse may come to light."""
    *lines, result, bye = told.splitlines()
    assert (json.loads(result)["type"], json.loads(bye)["type"]) == ("result", "bye")
    return lines


@pytest.mark.parametrize("key", GAMES)
def test_twin_worlds_send_the_same_bytes_to_a_program(key: str, tmp_path: Path) -> None:
    table, finished = (game(key), game(key).editions[0], 3), 0
    for seed in range(RUNS):
        rng = Rng(seed)
        observer = int(rng.below(3))
        course = [s.clone() for s in random_game(table, seed)]
        s = course[int(rng.below(len(course) - 9))]
        end, actions = played_out(s, rng)
        twin = worlds(game(key)).twin(s, end, observer, rng)
        if twin is not None and finished < ENOUGH:
            told, known = sent(game(key), s, observer, actions, tmp_path)
            told_twin, _known = sent(game(key), twin, observer, actions, tmp_path)
            alike = before_the_end(told_twin) if twin.over else told_twin.splitlines()[:-1]
            assert before_the_end(told)[: len(alike)] == alike
            assert messages_known(told) == known
            finished += twin.over
    assert finished == ENOUGH


def messages_known(told: bytes) -> list[object]:
    """What a program was told before the end of the game, without its wrapping."""
    out: list[object] = []
    for line in before_the_end(told):
        message = json.loads(line)
        if message["type"] == "observe":
            out.append(message["events"])
        if message["type"] == "decide":
            out.append([message["view"], message["decision"]])
    return out


def test_the_start_and_the_result_are_those_of_the_record(tmp_path: Path) -> None:
    principe = game("principe")
    s = principe.new(3, "mtm-fr", {"rich": 1}, "a game", players=["Ada", "Bo", "Cleo"])
    told, _known = sent(principe, s, 1, played_out(s, Rng(1))[1], tmp_path)
    hello, start, *_rest, observe, result, bye = map(json.loads, told.splitlines())
    record = s.record()
    assert [hello["type"], observe["type"], bye] == ["hello", "observe", {"type": "bye"}]
    assert {key: start[key] for key in ("game", "edition", "options", "seats", "players")} == {
        key: record[key] for key in ("game", "edition", "options", "seats", "players")
    }
    assert (start["seat"], start["seed"]) == (1, 1)
    assert result == {"type": "result", "scores": record["scores"], "winners": record["winners"]}


def test_the_conversation_in_the_docs_is_what_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    block = re.findall(r"```\n(> .*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)[0]
    opening, closing = (part.splitlines() for part in block.split("⋮\n"))
    answers = [line[2:] for line in opening if line.startswith("< ")]
    body = f"""
lines = {answers!r}
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] in ("hello", "decide"):
        if lines: print(lines.pop(0), flush=True)
        else: answer(message, 0)
"""
    log = tmp_path / "log"
    monkeypatch.setenv("SIGNORIA_BOT_LOG", str(log))
    monkeypatch.setenv("SIGNORIA_BOT_TIME", "10")
    principe = game("principe")
    s = principe.new(2, seed="bot protocol", players=["example", "random"])
    bots_play(principe, s, [program(tmp_path, body), "random"], "bot protocol")
    PROGRAMS.close()
    said = log.read_text(encoding="utf-8").splitlines()
    for line, shown in zip([*said[: len(opening)], *said[-len(closing) :]], opening + closing, strict=True):
        assert re.fullmatch(re.escape(shown).replace("…", ".*"), line), f"said:  {line}\nshown: {shown}"
