"""`signoria bench`: how fast the engine is here, compiled and interpreted."""

import json
import os
import subprocess
import sys
from typing import Annotated

import typer
from rich.table import Table

from signoria import GAMES
from signoria import game as game_of
from signoria.cli.console import Console
from signoria.cli.language import LANGUAGE, word
from signoria.cli.tables import JsonOption, LangOption, SeatsOption
from signoria.core import COMPILED, HOW
from signoria.lab.bench import Figures, measured
from signoria.text import words

GamesArgument = Annotated[list[str] | None, typer.Argument(metavar="[GAME]…", help=word("help-bench-games"))]
SecondsOption = Annotated[float, typer.Option("--seconds", min=0.01, max=600, help=word("help-seconds"))]
HereOption = Annotated[bool, typer.Option("--this-core-only", help=word("help-this-core-only"))]
ROWS = ("decisions", "games", "clones", "rollouts", "imaginations", "texts", "iterations", "thoughts")
CORE = "compiled" if COMPILED else "interpreted"


def run(
    games: GamesArgument = None,
    seats: SeatsOption = 4,
    seconds: SecondsOption = 1.5,
    this_core_only: HereOption = False,
    as_json: JsonOption = False,
    lang: LangOption = LANGUAGE,
) -> None:
    """Measure decisions, clones, rollouts and games a second, on one core."""
    chosen = [game_of(key) for key in games] if games else list(GAMES.values())
    for game in chosen:
        game.check_seats(seats, None, None)
    figures = [measured(game, game.editions[0], seats, CORE, seconds) for game in chosen]
    if COMPILED and not this_core_only:
        figures += interpreted([game.key for game in chosen], seats, seconds)
    if as_json:
        print(json.dumps([figure.facts() for figure in figures], indent=1))
    else:
        show(figures, lang)


def interpreted(games: list[str], seats: int, seconds: float) -> list[Figures]:
    """The same from the sources, in a process of its own."""
    command = [sys.executable, "-m", "signoria", "bench", *games, "--json"]
    command += ["--seats", str(seats), "--seconds", str(seconds)]
    done = subprocess.run(command, env={**os.environ, "SIGNORIA_INTERPRET": "1"}, capture_output=True, check=True)
    return [Figures(**facts) for facts in json.loads(done.stdout)]


def show(figures: list[Figures], lang: str) -> None:
    """A table a game: a row for each figure, a column for each core."""
    console = Console()
    for key in dict.fromkeys(one.game for one in figures):
        say = words(lang, game_of(key))
        cores = [one for one in figures if one.game == key]
        title = say.say(
            "bench-title", {"title": say.say("title"), "edition": cores[0].edition, "seats": cores[0].seats}
        )
        table = Table(title=title, title_justify="left", box=None, padding=(0, 3, 0, 0))
        table.add_column(say.say("bench-figure"))
        for one in cores:
            table.add_column(say.say(f"bench-{one.core}"), justify="right")
        for row in ROWS:
            table.add_row(say.say(f"bench-{row}"), *[say.number(getattr(one, row)) for one in cores])
        table.add_row(say.say("bench-clone"), *[f"{say.number(1e6 / one.clones, 2)} µs" for one in cores])
        console.print(table)
    console.print(words(lang).say(f"core-{CORE}", {"how": HOW}))
