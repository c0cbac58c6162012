"""Lessons: a first game of each title whose deal is known, so that what is written about it fits.

Whoever knows a seed knows what will be drawn. So these are for lessons alone, and a table is a lesson by its seed: no
other table can have it.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Lesson:
    seed: str
    seats: int
    rounds: int  # after which all has been seen once; who likes plays on


LESSONS = {
    "principe": Lesson("lesson principe 70", seats=3, rounds=3),
    "borgia": Lesson("lesson borgia 38", seats=3, rounds=1),
    "florence": Lesson("lesson florence 2", seats=3, rounds=2),
}


def lesson_rounds(game: str, seed: str) -> int:
    """How many rounds of a table are a lesson: 0 for every table that is none."""
    lesson = LESSONS.get(game)
    return lesson.rounds if lesson is not None and lesson.seed == seed else 0
