"""docs/protocol.md lists whatever the server may answer in place of what was wanted."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from signoria import server
from signoria.server.ops.health import AWAY, FULL, LATE, LOCKED

SOURCES = [*Path(server.__file__).parent.rglob("*.py")]
PAGE = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (\d{3}) \| (.*?) \|", re.MULTILINE)
ROWS = {int(status): set(re.findall(r"`([a-z-]+)`", keys)) for status, keys in ROW.findall(PAGE)}
AT_THE_DESK = {"admin.py", "backup.py", "leases.py", "opening.py", "redis_news.py", "run.py"}
AT_THE_DESK |= {"settings.py", "several.py", "sqlite_file.py"}
ELSEWHERE = {
    "box-against-rule",
    "box-by-the-rulebook",
    "box-cells",
    "box-count-of-each",
    "box-how-many",
    "box-name",
    "box-no-field",
    "box-no-game",
    "box-no-kind",
    "box-no-row",
    "box-number",
    "box-one-of",
    "box-some",
    "box-toml",
    "box-total",
    "no-such-language",
    "no-such-game",
    "no-such-edition",
    "no-such-option",
    "option-form",
    "option-range",
    "seats-range",
}
NOT_FOR_REQUESTS = {"house-bot-name"}
BETWEEN_US = {"not-due", "answer-too-large", "no-answer"}  # of clocks, and of servers that are asked: nobody is sent it


def calls(name: str) -> Iterator[tuple[Path, list[object]]]:
    """Every call by this name, and those of its arguments that are written there."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                called = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                if called == name:
                    yield path, [each.value for each in node.args if isinstance(each, ast.Constant)]


def denied() -> set[tuple[int, str]]:
    """As requests are denied: the status and the key."""
    found = {(int(str(args[1])), str(args[0])) for _path, args in calls("Denied") if len(args) == 2}
    found |= {(422, str(args[0])) for path, args in calls("BadSetup") if path.name not in AT_THE_DESK}
    found |= {(422, key) for key in ELSEWHERE}
    found |= {(429, "busy"), (409, "other-rules"), (422, "misunderstood"), (405, "bad-method"), (500, "our-fault")}
    found |= {(503, fault) for fault in (LATE, LOCKED, FULL, AWAY)}
    return {(status, key) for status, key in found if key not in BETWEEN_US | NOT_FOR_REQUESTS}


def test_every_error_stands_in_the_row_of_its_status() -> None:
    missing = sorted((status, key) for status, key in denied() if key not in ROWS.get(status, set()))
    assert missing == []


def test_every_status_of_a_connection_that_is_turned_away_has_a_row() -> None:
    statuses = {int(str(arg)) for _path, args in calls("turn_away") for arg in args if isinstance(arg, int)}
    statuses |= {int(str(args[0])) for _path, args in calls("HTTPException") if args}
    assert statuses >= {431, 503, 404, 405}
    assert statuses | {408, 421, 429} <= ROWS.keys()


def test_every_code_on_the_wire_is_named() -> None:
    told = [args[0] for path, args in calls("Denied") if path.parent.name == "play" or path.name == "live.py"]
    codes = {code for code in told if isinstance(code, str)} | {"illegal", "nothing-to-undo", "came-to-light"}
    codes |= {str(args[0]) for _path, args in calls("Fault") if args}
    assert {"stale", "not-your-seat", "bad-message"} <= codes
    assert {code for code in codes if f"`{code}`" not in PAGE} - BETWEEN_US == set()


def test_nothing_is_listed_that_is_never_answered() -> None:
    listed = {(status, key) for status, keys in ROWS.items() for key in keys}
    assert listed - denied() == set()
