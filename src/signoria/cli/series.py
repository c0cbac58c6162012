"""A series under way, for every command that plays one: a bar, a file of JSON lines that can be gone on with."""

import json
import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, Protocol, TextIO, TypeVar

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from signoria.cli.console import Console
from signoria.cli.language import word
from signoria.kernel.errors import BadRecord, BadSetup
from signoria.kernel.game import checked_seed
from signoria.lab.pool import Killed
from signoria.lab.workers import Crew, Playable, Result, play_series

GamesOption = Annotated[int, typer.Option("--games", "-g", min=1, help=word("help-games-count"))]
JobsOption = Annotated[int, typer.Option("--jobs", "-j", min=0, max=256, help=word("help-jobs"))]
RayOption = Annotated[str, typer.Option("--ray", help=word("help-ray"), show_default=False, metavar="ADDRESS")]
OutOption = Annotated[Path | None, typer.Option("--out", help=word("help-out"), show_default=False)]
ResumeOption = Annotated[bool, typer.Option("--resume", help=word("help-simulate-resume"))]
LONGEST_SERIES = 400  # letters of a series that is told again

S = TypeVar("S", bound=Any)  # a dataclass that is Playable


class Tally(Protocol):
    """What games add up to."""

    games: int

    def add(self, result: Result) -> None:
        """Count a game; ValueError, KeyError, TypeError or IndexError if it is none of this series."""


def play_kept(
    series: S,
    tally: Tally,
    games: int,
    crew: Crew,
    out: Path | None,
    resume: bool,
    seeded: bool,
    quiet: bool,
    counted: str = "simulate-progress",
) -> S:
    """Play a series up to so many games, adding up and keeping each in `out`; the series it turned out to be.

    A file gone on with knows its own seed, unless one was named.
    """
    if resume and out is None:
        raise BadSetup("resume-what")
    if out is None:
        play(series, 0, games, crew, tally, None, quiet, counted)
        return series
    series, done = resumed(out, series, seeded, tally) if resume else (series, 0)
    with open(out, "a" if resume else "x", encoding="utf-8") as file:
        if done == 0 and file.tell() == 0:
            file.write(json.dumps({"series": series.facts()}) + "\n")
            file.flush()
        play(series, done, games, crew, tally, file, quiet, counted)
    return series


def resumed(out: Path, series: S, seeded: bool, tally: Tally) -> tuple[S, int]:
    """The series a file belongs to, and how many of its games it holds; a line cut short is dropped.

    It must be the series that was described; its seed too, if one was named.
    """
    with open(out, "rb") as file:
        lines = [line for line in file if line.endswith(b"\n")]
        size = file.tell()
    if not lines and size:
        raise BadRecord("not-a-series", file=str(out))
    try:
        found = type(series)(**json.loads(lines[0])["series"]) if lines else series
        if found != (series if seeded else replace(series, seed=checked_seed(found.seed))):
            raise BadSetup("another-series", file=str(out), series=json.dumps(found.facts())[:LONGEST_SERIES])
        for n, line in enumerate(lines[1:]):
            result = json.loads(line)
            if result["seed"] != found.seed_of(n):
                raise ValueError(n)
            tally.add(result)
    except (ValueError, KeyError, TypeError, IndexError, RecursionError):
        raise BadRecord("not-a-series", file=str(out)) from None
    os.truncate(out, sum(len(line) for line in lines))
    return found, max(0, len(lines) - 1)


def play(
    series: Playable,
    done: int,
    games: int,
    crew: Crew,
    tally: Tally,
    file: TextIO | None,
    quiet: bool,
    counted: str = "simulate-progress",
) -> None:
    """Play the series on, a bar showing how far it is; what is written stays written."""
    try:
        played = play_series(series, done, games, crew or os.cpu_count() or 1)
        for results in shown(played, done, games, quiet, counted):
            for result in results:
                tally.add(result)
            if file is not None:
                for result in results:
                    if "format" in result:  # a record says nothing of faults
                        result.pop("faults", None)
                    file.write(json.dumps(result, ensure_ascii=False) + "\n")
                file.flush()
    except Killed:
        key = "worker-gone" if file is None else "worker-gone-kept"
        raise BadSetup(key, games=tally.games) from None


def shown(chunks: Iterator[list[Result]], done: int, games: int, quiet: bool, counted: str) -> Iterator[list[Result]]:
    """The same chunks, with a bar on standard error while they come."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=quiet or not sys.stderr.isatty(), transient=True) as bar:
        task = bar.add_task(word(counted), total=games, completed=done)
        for results in chunks:
            yield results
            bar.advance(task, len(results))
