"""`signoria balance`: seat advantage, prices, and what goes with winning, by edition, as one HTML page."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from signoria import game as game_of
from signoria.cli.console import Console
from signoria.cli.files import check_free
from signoria.cli.language import LANGUAGE, word
from signoria.cli.series import GamesOption, JobsOption, RayOption, play_kept
from signoria.cli.tables import (
    BotsOption,
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
from signoria.lab.balance import Balance, Survey
from signoria.lab.pages.balance import page, span
from signoria.text import words

EveryEditionOption = Annotated[str, typer.Option("--edition", "-e", help=word("help-balance-edition"))]
ReportOption = Annotated[Path | None, typer.Option("--out", help=word("help-balance-out"), show_default=False)]


def run(
    game: GameArgument,
    games: GamesOption = 1000,
    seats: SeatsOption = 4,
    bots: BotsOption = "thumb",
    seed: SeedOption = "",
    edition: EveryEditionOption = "",
    option: OptionOption = None,
    out: ReportOption = None,
    jobs: JobsOption = 1,
    ray: RayOption = "",
    as_json: JsonOption = False,
    lang: LangOption = LANGUAGE,
) -> None:
    """Survey a game: seat advantage, what lots sell for, what goes with winning; every edition on the same seeds."""
    surveys = described(game, seats, bots, seed, edition, option)
    check_free(out)
    balances = []
    for survey in surveys:
        balances.append(Balance(survey))
        play_kept(survey, balances[-1], games, ray or jobs, None, resume=False, seeded=True, quiet=as_json)
    if out is not None:
        out.write_text(page(balances, words(lang, game_of(game))), encoding="utf-8")
    if as_json:
        print(json.dumps([balance.facts() for balance in balances]))
    else:
        show(balances, out, lang)


def described(key: str, seats: int, bots: str, seed: str, edition: str, option: list[str] | None) -> list[Survey]:
    """What is to be played, every part of it checked: the edition named, or all."""
    game = game_of(key)
    game.check_seats(seats, None, None)
    names = bots_named(bots, seats)
    editions = [game.checked_edition(edition)] if edition else game.editions
    options, chance = options_named(game, option), fresh_seed(seed)
    return [Survey(game.key, chosen, options, seats, names, chance) for chosen in editions]


def show(balances: list[Balance], out: Path | None, lang: str) -> None:
    """Seat advantage; all else is in the report."""
    console = Console()
    for balance in balances:
        say = words(lang, game_of(balance.survey.game))
        title = f"{say.say('title')}, {say.say(f'edition-{balance.survey.edition}')}"
        table = Table(title=Text(title, "italic"), title_justify="left", box=None, padding=(0, 3, 0, 0))
        for key in ("seat", "wins", "interval", "points"):
            table.add_column(say.say(f"balance-{key}"), justify="left" if key == "seat" else "right")
        for place, share in enumerate(balance.places):
            name, points = say.say("balance-place", {"place": place + 1}), balance.points[place] / balance.games
            table.add_row(name, say.percent(share.share), span(share, say), say.number(points, 1))
        console.print(table)
    console.print(
        words(lang).say("balance-more" if out is None else "balance-written", {"file": str(out)}), markup=False
    )
