"""Records in a file: one alone, or a line each as `simulate --records --out` writes them. Read one at a time.

The values of somebody's own box stand in the record, in the first line of a series, or in a file of their own.
"""

import io
import json
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import Annotated, NamedTuple, TextIO

import typer

from signoria.cli.boxes import Known, known_box
from signoria.cli.language import LANGUAGE, word
from signoria.games import game as game_of
from signoria.games import with_box
from signoria.kernel.errors import BadRecord, BadSetup, SignoriaError
from signoria.kernel.game import Game
from signoria.kernel.record import LONGEST, Record, parsed
from signoria.text import words

WhichOption = Annotated[int, typer.Option("--game", min=0, help=word("help-which-game"), show_default=False)]


class Found(NamedTuple):
    """A record, not yet understood."""

    line: int  # where it begins
    text: str
    box: Known  # that its series was played with, if it is not ours


def texts(path: str) -> Iterator[Found]:
    """Every record of a file (`-` is standard input)."""
    try:
        if path == "-":
            if isinstance(sys.stdin, io.TextIOWrapper):
                sys.stdin.reconfigure(encoding="utf-8", errors="strict")  # a record is, whatever the terminal is
            file: AbstractContextManager[TextIO] = nullcontext(sys.stdin)
        else:
            file = open(path, encoding="utf-8")  # noqa: SIM115  (closed below)
        with file as lines:
            yield from found_in(lines)
    except UnicodeDecodeError:
        raise BadRecord("no-text", file=path) from None


def found_in(lines: TextIO) -> Iterator[Found]:
    first = lines.readline(LONGEST + 1)
    head = object_of(first)
    if "series" not in head and "format" not in head:  # a record over several lines, or none at all
        yield Found(1, first + lines.read(LONGEST + 1), {})
        return
    series = head.get("series")
    if isinstance(series, dict) and not series.get("records"):
        raise BadRecord("results-only")
    box = series.get("box") if isinstance(series, dict) else None
    known = box if isinstance(box, dict) else {}
    if "format" in head:
        yield Found(1, first, known)
    n = 1
    while line := lines.readline(LONGEST + 1):
        n += 1
        if line.strip():
            yield Found(n, line, known)


def object_of(text: str) -> dict[str, object]:
    """What a line of JSON says; nothing, if it is none."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def read(found: Found, alone: bool, known: Known) -> tuple[Game, Record]:
    """A record, and the game it is of, with its box. What is wrong with one of several is said with its line."""
    try:
        record = parsed(found.text)
        for box in (found.box, known):
            if "values" in box and box.get("digest") == record.box.get("digest"):
                record.box["values"] = box["values"]
        return with_box(game_of(record.game), record.box), record
    except SignoriaError as error:
        if alone:
            raise
        raise BadRecord("bad-line", line=found.line, fault=words(LANGUAGE).error(error)) from None


def read_record(path: str, number: int = 0, box: str = "") -> tuple[Game, Record]:
    """The record of this number in a file, from 1; without a number, the only one.

    `box` is a file with the box that it may name without its values.
    """
    known = known_box(box)
    first, count = None, 0
    for found in texts(path):
        first, count = first or found, count + 1
        if count == number:
            return read(found, alone=False, known=known)
    if number:
        raise BadSetup("game-range", number=number, most=count)
    if count > 1:
        raise BadSetup("which-game", games=count)
    if first is None:
        raise BadRecord("no-records", file=path)
    return read(first, alone=True, known=known)
