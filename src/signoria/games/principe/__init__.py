"""Il Principe, by Emanuele Ornella."""

from signoria.games.principe.printed import OURS
from signoria.games.principe.rulebook import PrincipeGame

GAME = PrincipeGame(OURS)
