"""Lessons: tables whose deal is known, so that what is written about it fits.

Whoever knows a seed knows what will be drawn. So these are for lessons alone, and a table is a lesson by its seed: no
other table can have it.
"""

from signoria.games import GAMES


def lesson_rounds(game: str, seed: str) -> int:
    """How many rounds of a table are a lesson: 0 for every table that is none."""
    if game not in GAMES or GAMES[game].lesson.seed != seed:
        return 0
    return GAMES[game].lesson.rounds
