"""The box of a game, value by value: what is attested, what is reconstructed; and somebody's own box as TOML."""

import json
import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from textwrap import wrap
from typing import Any

from signoria.games import GAMES
from signoria.kernel.box import Fields, row_name
from signoria.kernel.errors import BadBox
from signoria.kernel.game import Game
from signoria.text import Words

LONGEST = 200_000  # characters; no box of ours has a tenth of them
WIDTH = 116  # of a comment
BARE = re.compile(r"[A-Za-z0-9_-]+")  # a key that TOML takes without quotes
PLACE = re.compile(r"at line (\d+)")


@dataclass(frozen=True)
class Row:
    """A component: its values, the source that attests them, and which of them it does not."""

    kind: str
    id: str
    values: Fields
    source: str
    reconstructed: list[str]
    because: str  # the reason for these, by its key
    corrected: list[str]  # are the owner's, and not ours

    @property
    def name(self) -> str:
        return row_name(self.kind, self.id)

    @property
    def attested(self) -> list[str]:
        return [field for field in self.values if field not in self.reconstructed + self.corrected]


@cache
def our_file(key: str) -> dict[str, Any]:
    return tomllib.loads((files("signoria.games") / key / "box.toml").read_text(encoding="utf-8"))


def rows_of(game: Game) -> list[Row]:
    """Every component with values that may differ from copy to copy."""
    rows = [row_of(game, kind, printed) for kind in game.sheet.kinds for printed in our_file(game.key)[kind]]
    return [row for row in rows if row.values]


def row_of(game: Game, kind: str, printed: dict[str, Any]) -> Row:
    id = str(printed["id"])
    values, ours = game.box.values[kind][id], game.sheet.ours[kind][id]
    corrected = [field for field in values if values[field] != ours[field]]
    reconstructed = [field for field in printed.get("reconstructed", []) if field not in corrected]
    because = printed.get("because", "") if reconstructed else ""
    return Row(kind, id, values, str(printed["source"]), reconstructed, because, corrected)


def certainty(rows: list[Row]) -> dict[str, int]:
    """How many values there are, and how many of them are what."""
    return {
        "values": sum(len(row.values) for row in rows),
        "attested": sum(len(row.attested) for row in rows),
        "reconstructed": sum(len(row.reconstructed) for row in rows),
        "corrected": sum(len(row.corrected) for row in rows),
    }


# Somebody's own box.


def read_box(text: str, file: str) -> Game:
    """The game with the box that a text in TOML describes; BadBox says in one line what is wrong with it."""
    if len(text) > LONGEST:
        raise BadBox("box-too-long", file=file, most=LONGEST)
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        place = PLACE.search(str(error))
        raise BadBox("box-toml", file=file, line=int(place[1]) if place else text.count("\n") + 1) from None
    key, name = data.pop("game", ""), data.pop("name", "")
    if not isinstance(key, str) or key not in GAMES:
        raise BadBox("box-no-game", file=file, known=", ".join(GAMES))
    return GAMES[key].boxed(name if isinstance(name, str) else "", data)


def exported(game: Game, say: Words) -> str:
    """The box of a game as a file to correct: it says what may stand in each field, and where the values come from."""
    lines = [*comment(say.say("box-head", {"title": say.say("title"), "game": game.key})), ""]
    lines += [f"game = {written(game.key)}", f"name = {written(game.box.name or say.say('box-usual-name'))}"]
    rows = rows_of(game)
    for kind, fields in game.sheet.kinds.items():
        lines.append("")
        for field, holds in fields.items():
            lines += comment(say.say(f"error-{holds.key}", {"row": kind, "field": field, **holds.nouns}))
        for row in rows:
            if row.kind == kind:
                lines += ["", *comment(remark(row, say)), *table(kind, row.id, row.values)]
    return "\n".join(lines) + "\n"


def remark(row: Row, say: Words) -> str:
    """Where the values of a row come from."""
    parts = [("attested", row.attested), ("reconstructed", row.reconstructed), ("corrected", row.corrected)]
    told = {key: ", ".join(fields) for key, fields in parts if fields}
    return ". ".join(say.say(f"box-{key}", {"fields": fields, "source": row.source}) for key, fields in told.items())


def comment(text: str) -> list[str]:
    return [f"# {line}" for line in wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False)]


def table(kind: str, id: str, values: Fields) -> list[str]:
    """A row in TOML."""
    return [f"[{bare(kind)}.{bare(id)}]", *(f"{bare(field)} = {written(value)}" for field, value in values.items())]


def bare(key: str) -> str:
    return key if BARE.fullmatch(key) else written(key)


def written(value: object) -> str:
    """A value in TOML, which writes as JSON does all that a box holds, but for what has names."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{bare(name)} = {written(one)}" for name, one in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)
