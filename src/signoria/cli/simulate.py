"""`signoria simulate`: bots play many games; how they ended, as a table and as JSON lines."""

import json
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from pathlib import Path
from typing import Annotated, TextIO

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from signoria import game as game_of
from signoria.bots.roster import check_bot
from signoria.cli.console import Console, printable
from signoria.cli.faults import fault_lines
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
from signoria.kernel.game import checked_seed
from signoria.lab.simulation import Series, play_series
from signoria.lab.summary import Summary
from signoria.text import words

GamesOption = Annotated[int, typer.Option("--games", "-g", min=1, help=word("help-games-count"))]
JobsOption = Annotated[int, typer.Option("--jobs", "-j", min=0, max=256, help=word("help-jobs"))]
OutOption = Annotated[Path | None, typer.Option("--out", help=word("help-out"), show_default=False)]
RecordsOption = Annotated[bool, typer.Option("--records", help=word("help-records"))]
ResumeOption = Annotated[bool, typer.Option("--resume", help=word("help-simulate-resume"))]
LONGEST_SERIES = 400  # letters of a series that is told again


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
        series, done = resumed(out, series, bool(seed), summary) if resume else (series, 0)
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


def resumed(out: Path, series: Series, seeded: bool, summary: Summary) -> tuple[Series, int]:
    """The series a file belongs to, and how many of its games it holds; a line cut short is dropped.

    It must be the series that was described; its seed too, if one was named.
    """
    with open(out, "rb") as file:
        lines = [line for line in file if line.endswith(b"\n")]
        size = file.tell()
    if not lines and size:
        raise BadRecord("not-a-series", file=str(out))
    try:
        found = Series(**json.loads(lines[0])["series"]) if lines else series
        if found != (series if seeded else replace(series, seed=checked_seed(found.seed))):
            raise BadSetup("another-series", file=str(out), series=json.dumps(found.facts())[:LONGEST_SERIES])
        for n, line in enumerate(lines[1:]):
            result = json.loads(line)
            if result["seed"] != found.seed_of(n):
                raise ValueError(n)
            summary.add(result)
    except (ValueError, KeyError, TypeError, IndexError, RecursionError):
        raise BadRecord("not-a-series", file=str(out)) from None
    os.truncate(out, sum(len(line) for line in lines))
    return found, max(0, len(lines) - 1)


def play(
    series: Series, done: int, games: int, jobs: int, summary: Summary, file: TextIO | None, as_json: bool
) -> None:
    """Play the series on, a bar showing how far it is; what is written stays written."""
    cores = jobs or os.cpu_count() or 1
    try:
        for results in shown(play_series(series, done, games, cores), done, games, quiet=as_json):
            for result in results:
                summary.add(result)
            if file is not None:
                if series.records:  # a record says nothing of faults
                    results = [{key: result[key] for key in result if key != "faults"} for result in results]
                file.writelines(json.dumps(result, ensure_ascii=False) + "\n" for result in results)
                file.flush()
    except BrokenProcessPool:
        key = "worker-gone" if file is None else "worker-gone-kept"
        raise BadSetup(key, games=summary.games) from None


def shown(
    chunks: Iterator[list[dict[str, object]]], done: int, games: int, quiet: bool
) -> Iterator[list[dict[str, object]]]:
    """The same chunks, with a bar on standard error while they come."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=quiet or not sys.stderr.isatty(), transient=True) as bar:
        task = bar.add_task(word("simulate-progress"), total=games, completed=done)
        for results in chunks:
            yield results
            bar.advance(task, len(results))


def show(series: Series, summary: Summary, seconds: float, as_json: bool, lang: str) -> None:
    if as_json:
        print(json.dumps({"series": series.facts(), "seconds": round(seconds, 3), **summary.facts(series.bots)}))
        return
    say = words(lang)
    about: dict[str, int | str] = {"title": game_of(series.game).title, "edition": series.edition}
    about |= {"seats": series.seats, "seed": printable(series.seed[:24])}
    title = say.say("simulate-title", about)
    table = Table(title=Text(title, "italic"), title_justify="left", box=None, padding=(0, 3, 0, 0))
    for key in ("seat", "bot", "wins", "interval", "points", "range"):
        table.add_column(say.say(f"simulate-{key}"), justify="left" if key == "bot" else "right", overflow="fold")
    for row in summary.rows(series.bots):
        table.add_row(*map(Text, row))
    console = Console()
    console.print(table)
    rate = f"{summary.games / seconds:,.0f}" if seconds > 0 else "–"
    mean = f"{summary.decisions / max(summary.games, 1):,.1f}"
    nouns: dict[str, int | str] = {"games": summary.games, "decisions": mean, "seconds": f"{seconds:.1f}", "rate": rate}
    console.print(say.say("simulate-total", nouns))
    for told in fault_lines(say, series.bots, summary.faults):
        console.print(Text(told))
