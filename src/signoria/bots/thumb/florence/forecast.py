"""How many points a seat will end with: a straight line through what it has, fitted to games played by these rules."""

from typing import Final

from mypy_extensions import i64

from signoria.bots.thumb.florence.evaluation import SeatEvaluation, least
from signoria.bots.thumb.florence.prestige import in_hand
from signoria.games.florence.components import (
    BONUS_DECK,
    DECK_CARDS,
    LANDSCAPES,
    MINIMUM,
    PRESTIGE_DECK,
    PROFESSION_DECK,
    ROUNDS,
)
from signoria.games.florence.rules.work import furnished
from signoria.games.florence.table import Florence
from signoria.kernel.action import column, filled
from signoria.kernel.arrays import vec
from signoria.kernel.bits import bits

TRAITS: Final[i64] = 14
RICH: Final[i64] = 30  # hundreds of florins; more are of no use
# Hundredths of a point for each trait, a row for each number of rounds to come.
LINES: Final = column(
    [
        *[-330, -53, 34, 299, 30, 312, 3, 74, 453, 59, -17, 10, -512, 48],
        *[-594, -48, 154, 320, 99, 232, 27, 120, 367, 87, -12, 25, -725, 53],
        *[-644, -144, 271, 348, 225, 105, 24, 239, 342, 98, -13, 34, -398, 30],
        *[437, -108, 229, 282, 295, 90, 23, 353, 84, 40, -147, 35, -164, 12],
        *[2208, -215, 67, 156, 231, 128, 19, 248, -262, -40, -310, 40, -34, 1],
        *[3033, -420, 74, 25, 166, 160, 31, 146, -543, -32, -299, 29, -69, 5],
        *[3512, -472, 48, 118, 167, 55, 43, 197, 0, 103, -111, 11, 47, -8],
    ]
)
DOUBT: Final = column([400, 490, 540, 560, 575, 600, 610, 625])  # how far off that is, by rounds to come
NOTES: Final = filled(TRAITS, 0)  # for short use inside one function


def traits(t: Florence, evaluation: SeatEvaluation, bidding: i64, out: vec[i64]) -> None:
    """What the estimate looks at; `bidding` is 1 for who may still win an item this round."""
    seat = evaluation.seat
    row = seat * LANDSCAPES
    kinds: i64 = 0
    for kind in range(LANDSCAPES):
        kinds += least(t.landscapes[row + kind], 1)
    out[0] = 1
    out[1] = t.seats - 4
    out[2] = evaluation.turn
    out[3] = bidding
    out[4] = evaluation.base
    out[5] = least(evaluation.hand, evaluation.actions)
    out[6] = least(evaluation.purse, RICH)
    out[7] = t.builders[seat]
    out[8] = t.held(seat, BONUS_DECK)
    out[9] = kinds + bits(t.freedoms[seat])
    out[10] = bits(t.buildings[seat])
    count_works(t, evaluation, out)


def count_works(t: Florence, evaluation: SeatEvaluation, out: vec[i64]) -> None:
    """What building, landscape and freedom do for the hand; and the works that could be done now, with their value."""
    hand = t.hand[evaluation.seat] & DECK_CARDS[PROFESSION_DECK]
    fit: i64 = 0
    ready: i64 = 0
    value: i64 = 0
    profession: i64 = 0
    while hand:
        if hand & 1:
            furnishings = furnished(t, evaluation.seat, profession)
            fit += furnishings
            if ready < evaluation.actions and evaluation.base + furnishings >= MINIMUM[t.round]:
                ready += 1
                value += evaluation.base + furnishings
        hand >>= 1
        profession += 1
    out[11] = fit
    out[12] = ready
    out[13] = value


def foresee(t: Florence, evaluation: SeatEvaluation, bidding: i64) -> i64:
    """Fame, what the prestige cards promise, and what the rest of the game will bring, in hundredths of a point."""
    traits(t, evaluation, bidding, NOTES)
    row = least(ROUNDS - t.round, ROUNDS - 1) * TRAITS
    points = 100 * t.fame[evaluation.seat]
    if t.hand[evaluation.seat] & DECK_CARDS[PRESTIGE_DECK]:
        points += in_hand(t, evaluation.seat, evaluation.taste)
    for trait in range(TRAITS):
        points += LINES[row + trait] * NOTES[trait]
    return points
