"""Records: a game as one JSON object, read with suspicion, replayed, and proved."""

import json
from typing import Final, final

from signoria.kernel.dump import canonical
from signoria.kernel.errors import BadRecord, BadSetup, IllegalAction
from signoria.kernel.game import ENGINE, FORMAT, Game, Options
from signoria.kernel.rng import commitment
from signoria.kernel.state import State

LONGEST: Final = 20_000_000  # characters; no game of ours comes near
FIELDS: Final = [
    "format",
    "game",
    "edition",
    "options",
    "box",
    "seats",
    "players",
    "first",
    "seed",
    "commitment",
    "engine",
    "deal",
    "actions",
    "digest",
]
AT_THE_END: Final = ["scores", "winners"]
FIRST_FORMAT: Final = "signoria/1"
SECOND_FORMAT: Final = "signoria/2"
LINE: Final = ["what", "seat", "points", "rule"]  # of a score line, besides its nouns


@final
class Record:
    """What a record file says, its form checked, its truth not yet."""

    def __init__(self, data: dict[str, object]) -> None:
        self.data: dict[str, object] = data
        self.game: str = text_of(data, "game")
        self.edition: str = text_of(data, "edition")
        self.seed: str = text_of(data, "seed")
        self.commitment: str = text_of(data, "commitment")
        self.engine: str = text_of(data, "engine")
        self.digest: str = text_of(data, "digest")
        self.seats: int = number_of(data, "seats")
        self.first: int = number_of(data, "first")
        self.players: list[str] = texts_of(data, "players")
        self.actions: list[str] = texts_of(data, "actions")
        self.options: Options = options_of(data)
        self.box: dict[str, object] = box_of(data)  # with its values if they came along; empty if none is named
        self.over: bool = "winners" in data


@final
class Check:
    """One thing a record claims, and whether it is so."""

    def __init__(self, name: str, fault: BadRecord | None) -> None:
        self.name: str = name
        self.fault: BadRecord | None = fault

    def to_dict(self) -> dict[str, object]:
        out: dict[str, object] = {"check": self.name, "holds": self.fault is None}
        if self.fault is not None:
            out["fault"] = str(self.fault)
        return out


def wrong(field: str, wanted: str) -> BadRecord:
    return BadRecord("wrong-field", field=field, wanted=wanted)


def text_of(data: dict[str, object], field: str) -> str:
    value = data[field]
    if not isinstance(value, str):
        raise wrong(field, "text")
    return value


def number_of(data: dict[str, object], field: str) -> int:
    value = data[field]
    if isinstance(value, bool) or not isinstance(value, int) or not -1 <= value < 1000:
        raise wrong(field, "number")
    return value


def texts_of(data: dict[str, object], field: str) -> list[str]:
    value = data[field]
    if not isinstance(value, list):
        raise wrong(field, "texts")
    out: list[str] = []
    for text in value:
        if not isinstance(text, str):
            raise wrong(field, "texts")
        out.append(text)
    return out


def options_of(data: dict[str, object]) -> Options:
    value = data["options"]
    if not isinstance(value, dict):
        raise wrong("options", "numbers")
    out: Options = {}
    for key, number in value.items():
        if not isinstance(number, int):
            raise wrong("options", "numbers")
        out[str(key)] = int(number)
    return out


def box_of(data: dict[str, object]) -> dict[str, object]:
    value = data["box"]
    if not isinstance(value, dict) or (value and not isinstance(value.get("digest"), str)):
        raise wrong("box", "box")
    if value and (not isinstance(value.get("name"), str) or not isinstance(value.get("values", {}), dict)):
        raise wrong("box", "box")
    return value


def unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """A JSON object as a dict; one that says a thing twice says nothing."""
    out = dict(pairs)
    if len(out) != len(pairs):
        raise BadRecord("twice")
    return out


def parsed(text: str) -> Record:
    """A record from the text of a file; BadRecord says in one line what is wrong with it."""
    if len(text) > LONGEST:
        raise BadRecord("too-long")
    try:
        data = json.loads(text, object_pairs_hook=unique)
    except json.JSONDecodeError as error:
        raise BadRecord("broken-json", line=error.lineno, column=error.colno) from None
    except (RecursionError, ValueError):
        raise BadRecord("strange-json") from None
    if not isinstance(data, dict) or data.get("format") not in (FORMAT, SECOND_FORMAT, FIRST_FORMAT):
        raise BadRecord("foreign", format=FORMAT)
    if data["format"] != FORMAT:
        data.setdefault("box", {})  # there was only ours
    for field in FIELDS:
        if field not in data:
            raise BadRecord("missing-field", field=field)
    for field in data:
        if field not in FIELDS and field not in AT_THE_END:
            raise BadRecord("unknown-field", field=str(field)[:40])
    if ("scores" in data) != ("winners" in data):
        raise BadRecord("half-ended")
    if data["format"] == FIRST_FORMAT:
        set_nouns_apart(data)
    data["format"] = FORMAT
    return Record(data)


def set_nouns_apart(data: dict[str, object]) -> None:
    """Read score lines of the first format as those of this one: there the nouns stood between their other fields."""
    lines = data.get("scores")
    if isinstance(lines, list):
        data["scores"] = [with_nouns_apart(line) if isinstance(line, dict) else line for line in lines]


def with_nouns_apart(line: dict[str, object]) -> dict[str, object]:
    out = {field: value for field, value in line.items() if field in LINE}
    out["nouns"] = {field: value for field, value in line.items() if field not in LINE}
    return out


def begun(game: Game, record: Record) -> State:
    """The game of a record before its first action, which must be played with the box that it names."""
    if record.box and record.box["digest"] != game.box.digest:
        raise BadRecord("another-box", name=str(record.box["name"])[:60], digest=str(record.box["digest"])[:8])
    try:
        return game.new(record.seats, record.edition, record.options, record.seed, record.first, record.players)
    except BadSetup as error:
        raise BadRecord(error.key, **error.nouns) from None


def play_on(s: State, actions: list[str], count: int = -1) -> None:
    """Play the actions of a record from where the game stands, until `count` or all of them have been played."""
    story = s.story
    assert story is not None
    most = len(actions) if count < 0 else min(count, len(actions))
    while story.count < most:
        n = int(story.count)
        seat, _space, text = actions[n].partition(" ")
        if not (seat.isascii() and seat.isdigit() and len(seat) < 3):
            raise BadRecord("no-seat", n=n + 1, action=actions[n][:60])
        try:
            s.play(int(seat), text)
        except IllegalAction:
            raise BadRecord("illegal-action", n=n + 1, action=actions[n][:60]) from None


def play_record(s: State, record: Record, count: int = -1) -> None:
    """The same of a whole record: where the rules have changed since, it says which engine played it."""
    try:
        play_on(s, record.actions, count)
    except BadRecord as error:
        if record.engine == ENGINE or error.key != "illegal-action":
            raise
        raise BadRecord("another-engine", engine=record.engine[:20], ours=ENGINE, **error.nouns) from None


def replayed(game: Game, record: Record, count: int = -1) -> State:
    """The game of a record after its first `count` actions, or all of them."""
    s = begun(game, record)
    play_record(s, record, count)
    return s


def proof(game: Game, record: Record, committed: str = "") -> list[Check]:
    """Everything a record claims, checked against the rules, against its seed, and against what was committed to.

    Without `committed`, the commitment published when the game began, the record can only vouch for itself.
    """
    s = begun(game, record)
    checks = [compared("commitment", commitment(record.seed), committed or record.commitment, ENGINE)]
    try:
        play_record(s, record)
    except BadRecord as error:
        return [*checks, Check("actions", error)]
    truth = game.record(s)
    truth["box"] = record.box  # its digest was compared before the game began; what it is called is nobody's business
    if record.engine != ENGINE:
        forgive(truth, record)
    for field in ("actions", "deal", "digest", *AT_THE_END):
        if field in truth or field in record.data:
            checks.append(compared(field, truth.get(field), record.data.get(field), record.engine))
    rest = [field for field in FIELDS if canonical(truth[field]) != canonical(record.data[field])]
    known = {check.name for check in checks}
    return checks + [Check("setup", BadRecord("false-field", field=field)) for field in rest if field not in known]


def forgive(truth: dict[str, object], record: Record) -> None:
    """What another engine may say in its own way, where the game came out the same."""
    truth["engine"] = record.engine
    truth["digest"] = record.digest  # its own print of how it kept the game
    claimed = record.data.get("scores")
    if record.over and isinstance(claimed, list) and totals(truth["scores"]) == totals(claimed):
        truth["scores"] = claimed


def totals(lines: object) -> dict[str, int]:
    """The points of each seat, whatever they are for."""
    out: dict[str, int] = {}
    assert isinstance(lines, list)
    for line in lines:
        if isinstance(line, dict) and isinstance(line.get("points"), int):
            seat = str(line.get("seat"))
            out[seat] = out.get(seat, 0) + int(line["points"])
    return out


def compared(field: str, truth: object, claim: object, engine: str) -> Check:
    if canonical(truth) == canonical(claim):
        return Check(field, None)
    if engine != ENGINE:
        return Check(field, BadRecord("another-outcome", engine=engine[:20], ours=ENGINE))
    return Check(field, BadRecord(f"false-{field}"))
