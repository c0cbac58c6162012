"""Lessons: tables whose deal is known, so that what is told about it fits.

Whoever knows a seed knows what will be drawn. So these are for lessons alone, and a table is a lesson by its seed: no
other table can have it.
"""

from signoria.games import GAMES


def is_lesson(game: str, seed: str) -> bool:
    return game in GAMES and GAMES[game].lesson.seed == seed
