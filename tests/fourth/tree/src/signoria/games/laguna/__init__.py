"""Laguna, a game of our own invention: it shows what a game is made of here."""

from signoria.games.laguna.rulebook import LagunaGame

GAME = LagunaGame()
