"""`signoria box`: what is printed on the components of a game, how much of it is certain, and one's own box."""

import json
import sys
from dataclasses import asdict
from itertools import zip_longest
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from signoria import game as game_of
from signoria.cli.boards.ink import STONE, STRONG, Lines, cell, flowed, joined, rule
from signoria.cli.boxes import box_of, in_use, told_of, use
from signoria.cli.console import Console, printable
from signoria.cli.files import check_free
from signoria.cli.language import LANGUAGE, word
from signoria.cli.tables import GameArgument, JsonOption, LangOption
from signoria.games import own_box
from signoria.kernel.box import Cells, CountOfEach, Kind, OneOf, Some
from signoria.kernel.errors import BadSetup
from signoria.kernel.game import Game
from signoria.lab.boxes import Row, certainty, exported, rows_of
from signoria.text import Words, words

ExportOption = Annotated[str, typer.Option("--export", metavar="FILE", help=word("help-box-export"))]
CheckOption = Annotated[str, typer.Option("--check", metavar="FILE", help=word("help-box-check"))]
UseOption = Annotated[str, typer.Option("--use", metavar="FILE | ours", help=word("help-box-use"))]

RECONSTRUCTED, CORRECTED = "≈", "*"  # before a value that no source attests, and before one's own
WIDEST = 124
BESIDE = 60  # columns from which on the values stand beside the name
LONGEST_NAME = 24


def run(
    game: GameArgument,
    export: ExportOption = "",
    check: CheckOption = "",
    use_file: UseOption = "",
    as_json: JsonOption = False,
    lang: LangOption = LANGUAGE,
) -> None:
    """Show the box that a game is played with here; export it, check another, or use that from now on."""
    ours = game_of(game)
    say = words(lang, ours)
    if sum(map(bool, (export, check, use_file))) > 1:
        raise BadSetup("one-of-these", options="--export, --check, --use")
    if check or use_file:
        found = box_of(ours, Path(check)) if check else use(ours, use_file)
        tell(found, bool(use_file), as_json, say)
    elif export:
        write(exported(in_use(ours), say), export, say)
    elif as_json:
        print(json.dumps(facts(in_use(ours))))
    else:
        Console().print(BoxSheet(in_use(ours), say))


def facts(game: Game) -> dict[str, object]:
    """Everything that is shown."""
    rows = rows_of(game)
    out: dict[str, object] = {"game": game.key, "name": game.box.name, "digest": game.box.digest}
    return {**out, "certainty": certainty(rows), "rows": [asdict(row) for row in rows]}


def tell(game: Game, used: bool, as_json: bool, say: Words) -> None:
    """What a box is called, and where it differs from ours."""
    differs = game.box.differs(game.sheet.ours)
    if as_json:
        print(json.dumps({"game": game.key, "name": game.box.name, "digest": game.box.digest, "differs": differs}))
        return
    if differs:
        told = [say.say("box-differs", {**told_of(own_box(game)), "count": len(differs), "rows": ", ".join(differs)})]
    else:
        told = [say.say("box-as-ours", {"title": say.say("title")})]
    if used:
        told.append(say.say("box-used", {"title": say.say("title")}))
    Console().print(Text(" ".join(told)), soft_wrap=True)


def write(text: str, file: str, say: Words) -> None:
    """Never over a file that is there."""
    if file == "-":
        sys.stdout.write(text)
        return
    check_free(Path(file))
    Path(file).write_text(text, encoding="utf-8")
    Console().print(Text(say.say("box-exported", {"file": printable(file)})), soft_wrap=True)


class BoxSheet(Lines):
    """Every component with its values and their source; what is not attested has a quiet mark."""

    def __init__(self, game: Game, say: Words) -> None:
        self.game = game
        self.say = say
        self.rows = rows_of(game)
        self.sources = self.short_sources()

    def short_sources(self) -> dict[str, str]:
        """Each source by the letter of its rulebook; others are numbered, and their addresses stand in the legend."""
        found = dict.fromkeys(row.source for row in self.rows)
        letters = [source for source in found if self.say.has(f"source-{source}")]
        others = [source for source in found if source not in letters]
        return {**{one: one for one in letters}, **{one: f"[{n}]" for n, one in enumerate(others, 1)}}

    def lines(self, width: int, low: bool = False) -> list[Text]:
        width = min(width, WIDEST)
        title = wrapped(self.say.say("box-title", {"title": self.say.say("title")}), width, STRONG)
        out = [*title, *self.head(width)]
        for kind in self.game.sheet.kinds:
            rows = [row for row in self.rows if row.kind == kind]
            out += [Text(), rule(width, self.say.say(f"box-kind-{kind}")), *self.reasons(rows, width)]
            for row in rows:
                out += self.row(row, width)
        return [*out, Text(), *self.legend(width)]

    def reasons(self, rows: list[Row], width: int) -> list[Text]:
        """Why what is reconstructed among them is as it is."""
        found = dict.fromkeys(row.because for row in rows if row.because)
        told = [f"{RECONSTRUCTED} {self.say.say(f'box-because-{because}')}" for because in found]
        return [line for one in told for line in wrapped(one, width, STONE)]

    def head(self, width: int) -> list[Text]:
        """Whose box it is, and how much of it is certain."""
        count = certainty(self.rows)
        told = [self.say.say("box-in-use", told_of(own_box(self.game)))] if self.game.box.name else []
        if not count["values"]:
            return wrapped(self.say.say("box-nothing"), width)
        share = self.say.percent(count["attested"] / count["values"], 0)
        told.append(self.say.say("box-certain", {**count, "share": share}))
        return [line for one in told for line in wrapped(one, width)]

    def row(self, row: Row, width: int) -> list[Text]:
        name = self.named(row.kind, row.id)
        parts = [*(self.value(row, field) for field in row.values), Text(self.sources[row.source], STONE)]
        if width < BESIDE:
            return [*wrapped(name, width, STRONG), *(joined(["  ", line]) for line in fitted(parts, width - 2))]
        longest = max(len(self.named(one.kind, one.id)) for one in self.rows if one.kind == row.kind)
        beside = min(longest, LONGEST_NAME) + 2
        names, lines = wrapped(name, beside - 2, STRONG), fitted(parts, width - beside)
        return [
            joined([cell(left or "", beside), right or ""]) for left, right in zip_longest(names, lines, fillvalue=None)
        ]

    def value(self, row: Row, field: str) -> Text:
        """A field by its name, marked, and what stands in it."""
        mark = CORRECTED if field in row.corrected else RECONSTRUCTED if field in row.reconstructed else ""
        held = self.held(row.values[field], self.game.sheet.kinds[row.kind][field])
        return joined([Text(f"{mark}{self.say.say(f'box-field-{field}')} ", STONE), held])

    def held(self, value: object, kind: Kind) -> str:
        """A value as people say it."""
        if isinstance(kind, CountOfEach) and isinstance(value, dict):
            some = [(self.named_among(kind.names, name), n) for name, n in value.items() if n]
            return ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in some) or "–"
        if isinstance(kind, Some) and isinstance(value, list):
            return ", ".join(self.named_among(kind.names, name) for name in value) or "–"
        if isinstance(kind, Cells) and isinstance(value, list):
            return outline(value)
        return self.named_among(kind.names, str(value)) if isinstance(kind, OneOf) else str(value)

    def named_among(self, names: list[str], name: str) -> str:
        """A name by the words of the noun that has all these names."""
        noun = next((noun for noun, known in self.game.names.items() if {*names} <= {*known}), "")
        return self.named(noun, name)

    def named(self, noun: str, name: str) -> str:
        return str(self.say.named({noun: name}, [])[noun])

    def legend(self, width: int) -> list[Text]:
        """What the marks and the letters mean, and how to correct what is wrong."""
        told = [f"{CORRECTED} {self.say.say('box-yours')}"] if any(row.corrected for row in self.rows) else []
        for source, short in self.sources.items():
            told.append(f"{short} {self.say.say(f'source-{source}') if short == source else source}")
        if self.rows:
            told.append(self.say.say("box-correct", {"game": self.game.key}))
        return [line for one in told for line in wrapped(one, width, STONE)]


def wrapped(text: str, width: int, style: str = "") -> list[Text]:
    """Broken between its words, and in an address wherever it must be."""
    words = [Text(part, style) for part in text.split(" ")]
    return flowed([piece for one in words for piece in one.divide(range(width, len(one), width))], width, " ")


def fitted(parts: list[Text], width: int) -> list[Text]:
    """Parts side by side; one that is wider than the line is broken between its words."""
    pieces = [piece for part in parts for piece in ([part] if part.cell_len <= width else part.split(" "))]
    return flowed(pieces, width, "  ")


def outline(cells: list[list[int]]) -> str:
    """A piece row by row."""
    across, down = (range(max(cell[n] for cell in cells) + 1) for n in (0, 1))
    return "/".join("".join("█" if [x, y] in cells else "·" for x in across) for y in down)
