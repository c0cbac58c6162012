"""The Prince: The Struggle of House Borgia, by Alexander S. Berg."""

from signoria.games.borgia.printed import OURS
from signoria.games.borgia.rulebook import BorgiaGame

GAME = BorgiaGame(OURS)
