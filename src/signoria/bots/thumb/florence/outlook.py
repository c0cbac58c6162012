"""How many points a seat will end with: a straight line through what it has, fitted to games played by these rules."""

from typing import Final

from mypy_extensions import i64

from signoria.bots.thumb.florence.prestige import in_hand
from signoria.bots.thumb.florence.prospects import Prospects, least
from signoria.games.florence.components import (
    BONUS_DECK,
    DECK_CARDS,
    LANDSCAPES,
    PRESTIGE_DECK,
    PROFESSION_DECK,
    ROUNDS,
)
from signoria.games.florence.rules.work import furnished
from signoria.games.florence.table import Florence
from signoria.kernel.action import column, filled
from signoria.kernel.arrays import vec
from signoria.kernel.bits import bits

TRAITS: Final[i64] = 12
# Hundredths of a point for each trait, a row for each number of rounds to come.
LINES: Final = column([0] * 96)
DOUBT: Final = column([100, 200, 300, 400, 500, 600, 700, 800])  # how far off that is, by rounds to come
NOTES: Final = filled(TRAITS, 0)  # for short use inside one function


def traits(t: Florence, p: Prospects, bidding: i64, out: vec[i64]) -> None:
    """What the estimate looks at; `bidding` is 1 for who may still win an item this round."""
    seat = p.seat
    row = seat * LANDSCAPES
    kinds: i64 = 0
    for kind in range(LANDSCAPES):
        kinds += least(t.landscapes[row + kind], 1)
    out[0] = 1
    out[1] = t.seats - 4
    out[2] = p.turn
    out[3] = bidding
    out[4] = p.base
    out[5] = least(p.hand, p.actions)
    out[6] = fitness(t, seat)
    out[7] = least(p.purse, p.ever)
    out[8] = t.builders[seat]
    out[9] = t.held(seat, BONUS_DECK)
    out[10] = kinds + bits(t.freedoms[seat])
    out[11] = bits(t.buildings[seat])


def fitness(t: Florence, seat: i64) -> i64:
    """What building, landscape and freedom do for the whole hand."""
    hand = t.hand[seat] & DECK_CARDS[PROFESSION_DECK]
    total: i64 = 0
    profession: i64 = 0
    while hand:
        if hand & 1:
            total += furnished(t, seat, profession)
        hand >>= 1
        profession += 1
    return total


def foresee(t: Florence, p: Prospects, bidding: i64) -> i64:
    """Fame, what the prestige cards promise, and what the rest of the game will bring, in hundredths of a point."""
    traits(t, p, bidding, NOTES)
    row = (ROUNDS - t.round) * TRAITS
    points = 100 * t.fame[p.seat]
    if t.hand[p.seat] & DECK_CARDS[PRESTIGE_DECK]:
        points += in_hand(t, p.seat, p.taste)
    for trait in range(TRAITS):
        points += LINES[row + trait] * NOTES[trait]
    return points
