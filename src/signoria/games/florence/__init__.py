"""The Princes of Florence, by Richard Ulrich and Wolfgang Kramer."""

from signoria.games.florence.printed import OURS
from signoria.games.florence.rulebook import FlorenceGame

GAME = FlorenceGame(OURS)
