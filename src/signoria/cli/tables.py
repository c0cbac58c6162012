"""What several commands ask for: a game, its edition and options, seats and bots, a seed."""

import secrets
from typing import Annotated

import typer

from signoria.bots.roster import check_bot
from signoria.cli.language import word
from signoria.kernel.errors import BadSetup
from signoria.kernel.game import Game, Options, checked_seed

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help=word("help-game"), show_default=False)]
FileArgument = Annotated[str, typer.Argument(metavar="FILE", help=word("help-file"), show_default=False)]
SeatsOption = Annotated[int, typer.Option("--seats", "-n", help=word("help-seats"))]
EditionOption = Annotated[str, typer.Option("--edition", "-e", help=word("help-edition"))]
OptionOption = Annotated[list[str] | None, typer.Option("--option", "-o", help=word("help-option"))]
BotsOption = Annotated[str, typer.Option("--bots", "-b", help=word("help-bots"))]
SeedOption = Annotated[str, typer.Option("--seed", help=word("help-seed"))]
JsonOption = Annotated[bool, typer.Option("--json", help=word("help-json"))]
LangOption = Annotated[str, typer.Option("--lang", help=word("help-lang"))]


def options_named(game: Game, texts: list[str] | None) -> Options:
    """`rich`, `rich=1`, `rich=off` … as the game's options."""
    out: Options = {}
    for text in texts or []:
        key, equals, value = text.partition("=")
        number = {"": "1", "on": "1", "yes": "1", "true": "1", "off": "0", "no": "0", "false": "0"}.get(value, value)
        if (equals and not value) or not number.isdecimal() or len(number) > 6:
            raise BadSetup("option-form", text=text, option=key)
        out[key] = int(number)
    return game.checked_options(out)


def bots_named(text: str, seats: int) -> list[str]:
    """One name for all seats, or one a seat, each a bot's."""
    names = [name.strip() for name in text.split(",")]
    if len(names) not in (1, seats):
        raise BadSetup("bots-count", bots=len(names), seats=seats)
    for name in names:
        check_bot(name)
    return names if len(names) == seats else names * seats


def fresh_seed(seed: str) -> str:
    """The seed named, or 256 bits that nobody knows."""
    return checked_seed(seed or secrets.token_hex(32))
