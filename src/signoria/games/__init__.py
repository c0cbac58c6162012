"""The games of the house, by key."""

from signoria.games.borgia import GAME as BORGIA
from signoria.games.florence import GAME as FLORENCE
from signoria.games.principe import GAME as PRINCIPE
from signoria.kernel.errors import BadSetup
from signoria.kernel.game import Game

GAMES: dict[str, Game] = {game.key: game for game in [PRINCIPE, BORGIA, FLORENCE]}


def game(key: str) -> Game:
    """The game with this key."""
    if key not in GAMES:
        raise BadSetup("no-such-game", game=key, known=", ".join(GAMES))
    return GAMES[key]
