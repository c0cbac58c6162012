"""`signoria simulate`: bots play many games; how they ended, as a table and as JSON lines."""

import json
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Annotated, TextIO

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from signoria import game as game_of
from signoria.bots.bot import check_bot
from signoria.cli.console import Console
from signoria.cli.language import LANGUAGE, word
from signoria.cli.tables import (
    BotsOption,
    EditionOption,
    GameArgument,
    JsonOption,
    LangOption,
    OptionOption,
    SeatsOption,
    SeedOption,
    bots_named,
    fresh_seed,
    options_named,
)
from signoria.kernel.errors import BadRecord, BadSetup
from signoria.lab.simulation import Series, play_series
from signoria.lab.summary import Summary
from signoria.text import words

GamesOption = Annotated[int, typer.Option("--games", "-g", min=1, help=word("help-games-count"))]
JobsOption = Annotated[int, typer.Option("--jobs", "-j", min=0, help=word("help-jobs"))]
OutOption = Annotated[Path | None, typer.Option("--out", help=word("help-out"), show_default=False)]
RecordsOption = Annotated[bool, typer.Option("--records", help=word("help-records"))]
ResumeOption = Annotated[bool, typer.Option("--resume", help=word("help-simulate-resume"))]


def run(
    game: GameArgument,
    games: GamesOption = 1000,
    seats: SeatsOption = 4,
    bots: BotsOption = "random",
    seed: SeedOption = "",
    edition: EditionOption = "",
    option: OptionOption = None,
    out: OutOption = None,
    records: RecordsOption = False,
    resume: ResumeOption = False,
    jobs: JobsOption = 1,
    as_json: JsonOption = False,
    lang: LangOption = LANGUAGE,
) -> None:
    """Let bots play many games. The same seed gives the same games, whatever --jobs says."""
    series = described(game, seats, bots, seed, edition, option, records)
    summary = Summary(series.seats)
    if resume and out is None:
        raise BadSetup("resume-what")
    begun = time.perf_counter()
    if out is None:
        play(series, 0, games, jobs, summary, None, as_json)
    else:
        series, done = resumed(out, series, summary) if resume else (series, 0)
        with open(out, "a" if resume else "x", encoding="utf-8") as file:
            if done == 0 and file.tell() == 0:
                file.write(json.dumps({"series": series.facts()}) + "\n")
            play(series, done, games, jobs, summary, file, as_json)
    show(series, summary, time.perf_counter() - begun, as_json, lang)


def described(
    key: str, seats: int, bots: str, seed: str, edition: str, option: list[str] | None, records: bool
) -> Series:
    """What is to be played, every part of it checked."""
    game = game_of(key)
    game.check_seats(seats, None, None)
    names = bots_named(bots, seats)
    for name in names:
        check_bot(name)
    chosen = game.checked_edition(edition)
    return Series(game.key, chosen, options_named(game, option), seats, names, fresh_seed(seed), records)


def resumed(out: Path, series: Series, summary: Summary) -> tuple[Series, int]:
    """The series a file belongs to, and how many of its games it holds; a line cut short is dropped."""
    with open(out, "rb") as file:
        lines = [line for line in file if line.endswith(b"\n")]
        size = file.tell()
    if not lines and size:
        raise BadRecord("not-a-series", file=str(out))
    try:
        found = Series(**json.loads(lines[0])["series"]) if lines else series
        if replace(found, seed=series.seed) != series:
            raise BadSetup("another-series", file=str(out), series=json.dumps(found.facts()))
        for line in lines[1:]:
            summary.add(json.loads(line))
    except (ValueError, KeyError, TypeError, IndexError):
        raise BadRecord("not-a-series", file=str(out)) from None
    os.truncate(out, sum(len(line) for line in lines))
    return found, max(0, len(lines) - 1)


def play(
    series: Series, done: int, games: int, jobs: int, summary: Summary, file: TextIO | None, as_json: bool
) -> None:
    """Play the series on, a bar showing how far it is; what is written stays written."""
    cores = jobs or os.cpu_count() or 1
    for results in shown(play_series(series, done, games, cores), done, games, quiet=as_json):
        for result in results:
            summary.add(result)
        if file is not None:
            file.writelines(json.dumps(result, ensure_ascii=False) + "\n" for result in results)
            file.flush()


def shown(
    chunks: Iterator[list[dict[str, object]]], done: int, games: int, quiet: bool
) -> Iterator[list[dict[str, object]]]:
    """The same chunks, with a bar on standard error while they come."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=quiet or not sys.stderr.isatty(), transient=True) as bar:
        task = bar.add_task("games", total=games, completed=done)
        for results in chunks:
            yield results
            bar.advance(task, len(results))


def show(series: Series, summary: Summary, seconds: float, as_json: bool, lang: str) -> None:
    if as_json:
        print(json.dumps({"series": series.facts(), "seconds": round(seconds, 3), **summary.facts(series.bots)}))
        return
    say = words(lang)
    title = f"{game_of(series.game).title}, {series.edition}, {series.seats} seats, seed {series.seed[:24]}"
    table = Table(title=title, title_justify="left", box=None, padding=(0, 3, 0, 0))
    for key in ("seat", "bot", "wins", "interval", "points", "range"):
        table.add_column(say.say(f"simulate-{key}"), justify="left" if key == "bot" else "right")
    for row in summary.rows(series.bots):
        table.add_row(*row)
    console = Console()
    console.print(table)
    rate = f"{summary.games / seconds:,.0f}" if seconds > 0 else "–"
    mean = f"{summary.decisions / max(summary.games, 1):,.1f}"
    nouns: dict[str, int | str] = {"games": summary.games, "decisions": mean, "seconds": f"{seconds:.1f}", "rate": rate}
    console.print(say.say("simulate-total", nouns))
