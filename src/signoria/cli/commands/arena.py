"""`signoria arena`: bots against each other in every seat of every mix, as a table, JSON and a plot."""

import json
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from signoria import game as game_of
from signoria.bots.roster import check_bot
from signoria.cli.console import Console, printable
from signoria.cli.files import check_free
from signoria.cli.language import LANGUAGE, word
from signoria.cli.series import GamesOption, JobsOption, OutOption, RayOption, ResumeOption, play_kept
from signoria.cli.tables import (
    EditionOption,
    GameArgument,
    JsonOption,
    LangOption,
    OptionOption,
    SeatsOption,
    SeedOption,
    fresh_seed,
    options_named,
)
from signoria.kernel.errors import BadSetup
from signoria.lab.arena import Contest, Mix, mixes_of
from signoria.lab.plots import dots, share_dot
from signoria.lab.standings import Row, Standings
from signoria.text import Words, words

ContestantsOption = Annotated[str, typer.Option("--bots", "-b", help=word("help-arena-bots"), show_default=False)]
MixOption = Annotated[str, typer.Option("--mix", "-m", help=word("help-arena-mix"), show_default=False)]
PlotOption = Annotated[Path | None, typer.Option("--plot", help=word("help-arena-plot"), show_default=False)]
MOST_SEATINGS = 100_000  # of all mixes together
COLUMNS = ("bot", "wins", "interval", "points", "rating", "mean", "most")


def run(
    game: GameArgument,
    bots: ContestantsOption = "",
    mix: MixOption = "",
    games: GamesOption = 200,
    seats: SeatsOption = 4,
    seed: SeedOption = "",
    edition: EditionOption = "",
    option: OptionOption = None,
    out: OutOption = None,
    resume: ResumeOption = False,
    plot: PlotOption = None,
    jobs: JobsOption = 1,
    ray: RayOption = "",
    as_json: JsonOption = False,
    lang: LangOption = LANGUAGE,
) -> None:
    """Let bots play each other in every seat of every mix. Every seating of a mix plays the same deals."""
    contest = described(game, seats, mixes_named(bots, mix, seats), seed, edition, option)
    check_free(plot, again=resume)
    standings, begun = Standings(contest), time.perf_counter()
    total = contest.whole(games)
    contest = play_kept(contest, standings, total, ray or jobs, out, resume, seeded=bool(seed), quiet=as_json)
    if plot is not None:
        plot.write_text(picture(contest, standings, lang), encoding="utf-8")
    if as_json:
        seconds = round(time.perf_counter() - begun, 3)
        print(json.dumps({"contest": contest.facts(), "seconds": seconds, **standings.facts()}))
    else:
        show(contest, standings, time.perf_counter() - begun, lang)


def mixes_named(bots: str, mix: str, seats: int) -> list[Mix]:
    """The one mix of --mix, or every mix of the bots of --bots."""
    if bool(bots) == bool(mix):
        raise BadSetup("bots-or-mix")
    names = [name.strip() for name in (mix or bots).split(",")]
    for name in names:
        check_bot(name)
    if mix and len(names) != seats:
        raise BadSetup("mix-count", bots=len(names), seats=seats)
    if mix:
        return [names]
    different = list(dict.fromkeys(names))
    if len(different) < 2:
        raise BadSetup("one-bot", bot=different[0])
    if len(different) ** seats > MOST_SEATINGS:
        raise BadSetup("too-many-seatings", bots=len(different), seats=seats, seatings=len(different) ** seats)
    return mixes_of(different, seats)


def described(key: str, seats: int, mixes: list[Mix], seed: str, edition: str, option: list[str] | None) -> Contest:
    """What is to be played, every part of it checked."""
    game = game_of(key)
    game.check_seats(seats, None, None)
    chosen = game.checked_edition(edition)
    return Contest(game.key, chosen, options_named(game, option), seats, mixes, fresh_seed(seed))


def show(contest: Contest, standings: Standings, seconds: float, lang: str) -> None:
    say, console = words(lang, game_of(contest.game)), Console()
    table = Table(
        title=Text(title(contest, say), "italic"), title_justify="left", box=None, padding=(0, 2, 0, 0), pad_edge=False
    )
    for key in COLUMNS:
        if key == "bot":
            table.add_column(say.say("arena-bot"), overflow="fold")
        else:
            table.add_column(say.say(f"arena-{key}"), justify="right", no_wrap=True)
    for row in standings.rows():
        table.add_row(*cells(row, say))
    console.print(table)
    nouns: dict[str, float | str] = {"games": standings.games, "seconds": seconds}
    nouns |= {
        "decisions": sum(row.decisions for row in standings.rows()),
        "fair": say.percent(standings.fair),
        "mixes": len(contest.mixes),
        "seatings": len(contest.cycle),
    }
    console.print(say.say("arena-total", nouns))


def title(contest: Contest, say: Words) -> str:
    about: dict[str, int | str] = {"title": say.say("title"), "edition": contest.edition}
    return say.say("simulate-title", about | {"seats": contest.seats, "seed": printable(contest.seed[:24])})


def cells(row: Row, say: Words) -> list[str]:
    low, high = row.interval
    rating = f"{say.number(row.rating, 1)} ± {say.number(row.doubt, 1)}"
    times = [moment(row.seconds, say), moment(row.seconds_95, say)] if row.decisions else ["–", "–"]
    interval = f"{say.number(100 * low, 1)}–{say.number(100 * high, 1)}"
    return [row.bot, say.percent(row.share), interval, say.number(row.points, 1), rating, *times]


def moment(seconds: float, say: Words) -> str:
    """A time with two digits that count, in a unit that fits."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{say.number(seconds / size, 1 if seconds / size < 10 else 0)} {unit}"
    return f"{say.number(seconds * 1e6)} µs"


def picture(contest: Contest, standings: Standings, lang: str) -> str:
    """Shares of wins with their intervals, against the fair share."""
    say = words(lang, game_of(contest.game))
    rows = [share_dot(row.bot, row.share, row.interval, say.percent(row.share)) for row in standings.rows()]
    heading = f"{title(contest, say)}\n{say.say('arena-total-games', {'games': standings.games})}"
    return dots(rows, say.say("arena-axis"), title=heading, fair=100 * standings.fair, fair_label=say.say("arena-fair"))
