"""`signoria simulate`: bots play many games; how they ended, as a table and as JSON lines."""

import json
import time
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from signoria import game as game_of
from signoria.cli.boxes import BoxOption, chosen, told_of
from signoria.cli.console import Console, printable
from signoria.cli.faults import fault_lines
from signoria.cli.language import LANGUAGE, word
from signoria.cli.series import GamesOption, JobsOption, OutOption, RayOption, ResumeOption, play_kept
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
from signoria.games import own_box
from signoria.kernel.game import Game
from signoria.lab.simulation import Series
from signoria.lab.summary import Summary
from signoria.text import words

RecordsOption = Annotated[bool, typer.Option("--records", help=word("help-records"))]


def run(
    game: GameArgument,
    games: GamesOption = 1000,
    seats: SeatsOption = 4,
    bots: BotsOption = "random",
    seed: SeedOption = "",
    edition: EditionOption = "",
    option: OptionOption = None,
    box: BoxOption = "",
    out: OutOption = None,
    records: RecordsOption = False,
    resume: ResumeOption = False,
    jobs: JobsOption = 1,
    ray: RayOption = "",
    as_json: JsonOption = False,
    lang: LangOption = LANGUAGE,
) -> None:
    """Let bots play many games. The same seed gives the same games, whatever --jobs and --ray say."""
    series = described(chosen(game_of(game), box), seats, bots, seed, edition, option, records)
    summary = Summary(series.seats)
    begun = time.perf_counter()
    series = play_kept(series, summary, games, ray or jobs, out, resume, seeded=bool(seed), quiet=as_json)
    show(series, summary, time.perf_counter() - begun, as_json, lang)


def described(
    game: Game, seats: int, bots: str, seed: str, edition: str, option: list[str] | None, records: bool
) -> Series:
    """What is to be played, every part of it checked."""
    game.check_seats(seats, None, None)
    names = bots_named(bots, seats)
    edition = game.checked_edition(edition)
    options = options_named(game, option)
    return Series(game.key, edition, options, seats, names, fresh_seed(seed), records, own_box(game))


def show(series: Series, summary: Summary, seconds: float, as_json: bool, lang: str) -> None:
    if as_json:
        print(json.dumps({"series": series.facts(), "seconds": round(seconds, 3), **summary.facts(series.bots)}))
        return
    say = words(lang, game_of(series.game))
    about: dict[str, int | str] = {"title": say.say("title"), "edition": series.edition}
    about |= {"seats": series.seats, "seed": printable(series.seed[:24])}
    title = say.say("simulate-title", about)
    table = Table(title=Text(title, "italic"), title_justify="left", box=None, padding=(0, 3, 0, 0))
    for key in ("seat", "bot", "wins", "interval", "points", "range"):
        table.add_column(say.say(f"simulate-{key}"), justify="left" if key == "bot" else "right", overflow="fold")
    for row in summary.rows(series.bots, say):
        table.add_row(*map(Text, row))
    console = Console()
    console.print(table)
    if series.box:
        console.print(Text(say.say("box-in-use", told_of(series.box))))
    rate = say.number(summary.games / seconds) if seconds > 0 else "–"
    mean = summary.decisions / max(summary.games, 1)
    nouns: dict[str, float | str] = {"games": summary.games, "decisions": mean, "seconds": seconds, "rate": rate}
    console.print(say.say("simulate-total", nouns))
    for told in fault_lines(say, series.bots, summary.faults):
        console.print(Text(told))
