"""Three auction games of Renaissance Italy, played by the book."""

from signoria import core  # noqa: F401  (first: it decides how the core is imported)
from signoria.games import GAMES, game
from signoria.kernel.errors import BadRecord, BadSetup, BrokenInvariant, IllegalAction, SignoriaError
from signoria.kernel.event import SPECTATOR
from signoria.kernel.game import Game
from signoria.kernel.rng import Rng
from signoria.kernel.state import State

__version__ = "0.2.0"
__all__ = [
    "GAMES",
    "SPECTATOR",
    "BadRecord",
    "BadSetup",
    "BrokenInvariant",
    "Game",
    "IllegalAction",
    "Rng",
    "SignoriaError",
    "State",
    "__version__",
    "game",
]
