"""The games of the house, by key, in the order they declare: each is a package in this one."""

from importlib import import_module
from pkgutil import iter_modules

from signoria.kernel.errors import BadSetup
from signoria.kernel.game import Game


def found() -> list[Game]:
    """Every game that lies here."""
    games: list[Game] = [import_module(f"{__name__}.{package.name}").GAME for package in iter_modules(__path__)]
    return sorted(games, key=lambda game: (game.order, game.key))


GAMES: dict[str, Game] = {game.key: game for game in found()}


def game(key: str) -> Game:
    """The game with this key."""
    if key not in GAMES:
        raise BadSetup("no-such-game", game=key, known=", ".join(GAMES))
    return GAMES[key]
