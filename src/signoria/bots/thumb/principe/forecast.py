"""How a game of Il Principe will end, if it goes on as it stands.

What a thing is worth at the end, in hundredths of a point or percent, by the number of rounds to come; the last figure
stands for more of them. The figures were fitted to games that the rules of thumb played against themselves. They are
larger than what the same things are worth when a seat asks itself what to give for them: whoever holds more of
everything will also build more.
"""

from typing import Final

from mypy_extensions import i64

from signoria.bots.thumb.policy import POINT
from signoria.bots.thumb.principe.evaluation import SeatEvaluation
from signoria.bots.thumb.principe.rounds import rounds_left
from signoria.bots.thumb.principe.taste import Taste
from signoria.games.principe.components import COLOURS
from signoria.games.principe.rules.roles import AwardRole, TakeRole
from signoria.games.principe.scoring import add_regions, sets_of
from signoria.games.principe.table import Principe
from signoria.kernel.action import column
from signoria.kernel.arrays import vec
from signoria.kernel.frame import Frame
from signoria.kernel.game import STEP

REGION: Final = column([95, 80, 68, 58, 45, 35])  # share of the points regions score now
SET: Final = column([130, 0, 0, 0, 0, 0])
ROLE: Final = column([75, 200, 220, 190, 160, 120])  # share of what a role is thought to bring until it returns
CARD: Final = column([45, 90, 160, 210, 240, 240])  # in hand
DUCAT: Final = column([90, 150, 205, 205, 205, 185])
UP: Final = column([100, 175, 285, 325, 355, 320])  # a card before the seat, face up
DOWN: Final = column([10, 20, 30, 45, 45, 45])
PLAN: Final = column([150, 220, 150, 95, 90, 55])  # share of what plans for cities promise
DOUBT: Final = column([360, 550, 670, 760, 820, 840])  # how far all this was off
SETTLED: Final[i64] = 260  # the same while the last roles are settled
LATEST: Final[i64] = 5  # the last figure


def foresee(t: Principe, top: Frame, taste: Taste, out: vec[i64]) -> None:
    """The points each seat will end with, in hundredths."""
    left = figure(t)
    settling = roles_are_settled(top)
    for seat in range(t.seats):
        out[seat] = 0
    add_regions(t, out)
    for seat in range(t.seats):
        evaluation = SeatEvaluation(t, seat, taste)
        evaluation.look_ahead(not settling)
        points = t.score[seat] * POINT + out[seat] // STEP * REGION[left] + sets_of(t, seat) * SET[left]
        shares = evaluation.roles_held() * ROLE[left] + evaluation.plans(t.purse[seat]) * PLAN[left]
        cards: i64 = 0
        for c in range(COLOURS):
            cell = seat * COLOURS + c
            cards += t.hand[cell] * CARD[left] + t.up[cell] * UP[left] + t.down[cell] * DOWN[left]
        out[seat] = points + shares // 100 + cards + t.purse[seat] * DUCAT[left]


def doubt_about(t: Principe, top: Frame) -> i64:
    """How far the forecast may be off."""
    left = figure(t)
    if left == 0 and roles_are_settled(top):
        return SETTLED
    return DOUBT[left]


def figure(t: Principe) -> i64:
    left = rounds_left(t)
    if left > LATEST:
        return LATEST
    return left


def roles_are_settled(top: Frame) -> bool:
    """Is this phase 4?"""
    return isinstance(top.below, (AwardRole, TakeRole))
