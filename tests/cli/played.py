"""A game that tests play at a table of their own: what is typed, and the record it leaves."""

import json
from pathlib import Path

from signoria import State, game
from signoria.kernel.record import parsed, proof, replayed
from tests.cli.terminal import PROMPT, Terminal

TABLE = ("principe", "--names", "Ada", "--seed", "a game in a test", "--first", "0", "--bots", "random")
IDLE = "0\n1\n" * 400  # pass, and where that is refused take the first thing there is


def only_save(saves: Path) -> dict[str, object]:
    (file,) = saves.iterdir()
    data = json.loads(file.read_text(encoding="utf-8"))
    assert isinstance(data, dict)
    return data


def actions(record: dict[str, object]) -> list[str]:
    found = record["actions"]
    assert isinstance(found, list)
    return found


def proved(record: dict[str, object]) -> State:
    checked = parsed(json.dumps(record))
    assert [check.fault for check in proof(game("principe"), checked) if check.fault] == []
    return replayed(game("principe"), checked)


def ask(t: Terminal, *lines: str) -> str:
    """Type lines, each when there is a prompt; what is shown after the last."""
    seen = t.until(PROMPT)
    for line in lines:
        t.type(f"{line}\r")
        seen = t.until(PROMPT)
    return seen
