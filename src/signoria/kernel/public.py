"""What passes the border, declared: names and the rulebook's numbers, nothing of the engine.

A game declares its own view with these (`games/GAME/public.py`). What is not declared cannot be sent, and what is
declared is written into `docs/protocol.md`, and into the browser's types and checks.
`Annotated[str, "colour"]` is one of the game's names of that noun: see `Game.names`.
"""

from typing import Annotated

from typing_extensions import TypedDict  # before Python 3.12 FastAPI takes no other

Nouns = dict[str, int | str]
Seat = Annotated[int, "seat"]

# An open auction: what is sold, the highest bid so far (0 if there is none) and whose it is, who is still in, and how
# far bids lie apart. Prices are in the money of the game.
Sale = TypedDict("Sale", {"what": Nouns, "price": int, "leader": Seat | None, "in": list[Seat], "step": int})


class SealedChoice(TypedDict):
    """Several choose in secret: who has still to, and the answers that the observer has given so far, of how many."""

    owing: list[Seat]
    mine: list[str]
    each: int


class Ladder(TypedDict):
    """Answers that differ in a number alone: `bid 300`, `bid 400` up to `bid 1200`."""

    verb: str
    least: int
    most: int
    step: int


class Prompted(TypedDict):
    """What a seat is asked: a prompt with its nouns, and the paragraph that asks."""

    seat: Seat
    prompt: str
    rule: str
    nouns: Nouns


class Question(Prompted):
    """The same with every answer: those listed, and those of a ladder."""

    options: list[str]
    ladder: Ladder | None


class GameEvent(TypedDict):
    """Something that was announced to all, or to some of them: a name, and its nouns."""

    name: str
    nouns: Nouns


class Points(TypedDict):
    """One line of the final scoring: for what, to whom, how much, and by which paragraph."""

    what: str
    seat: Seat
    points: int
    rule: str
    nouns: Nouns


class Consequence(TypedDict):
    """One thing that an answer leads to, and the paragraph by which it does."""

    what: str
    rule: str
    nouns: Nouns


class LessonStep(TypedDict):
    """What a learner is told: the key of its words with their nouns, its chapter (from 0), which step of it (from 1)
    and of how many, the part of the table and the thing that it points at, and the answer that it proposes."""

    key: str
    chapter: int
    step: int
    steps: int
    nouns: Nouns
    part: str
    thing: str
    answer: str  # several of a plan are joined by `; `


class Objection(TypedDict):
    """The rule against an answer, the key of its reason with its nouns, and the nearest that may be done."""

    reason: str
    rule: str
    edition: str
    nouns: Nouns
    nearest: list[str]
