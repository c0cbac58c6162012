"""What a player has, counted in every way that a card counts it."""

from mypy_extensions import i64

from signoria.games.florence.components import (
    BONUS_COUNTS,
    BONUS_EACH,
    LANDSCAPES,
    LARGE,
    MEDIUM,
    PRESTIGE_DECK,
    SMALL,
    THINGS,
)
from signoria.games.florence.grid import WHOLE
from signoria.games.florence.table import Florence
from signoria.kernel.action import filled
from signoria.kernel.arrays import vec
from signoria.kernel.bits import bits


def holdings(t: Florence, seat: i64) -> vec[i64]:
    """How many of each thing a player has, in the order of THINGS. [PF-34] [PF-43] [PF-50]"""
    owned = filled(len(THINGS), 0)
    count_buildings(owned, t.buildings[seat])
    row = seat * LANDSCAPES
    count_landscapes(owned, t.landscapes[row], t.landscapes[row + 1], t.landscapes[row + 2])
    owned[10] = t.jesters[seat]
    owned[11] = t.builders[seat]
    owned[12] = t.held(seat, PRESTIGE_DECK)
    owned[13] = bits(t.freedoms[seat])
    owned[14] = owned[9]
    for thing in range(10, 14):
        if owned[thing] > 0:
            owned[14] += 1
    owned[15] = t.hand_cards(seat)
    owned[16] = t.table_cards(seat)
    owned[17] = bits(WHOLE & ~t.covered[seat])
    return owned


def count_buildings(owned: vec[i64], kinds: i64) -> None:
    """All buildings, those of each size, and the sizes there are; the residence is none of them. [PF-3]"""
    owned[1] = bits(kinds & LARGE)
    owned[2] = bits(kinds & MEDIUM)
    owned[3] = bits(kinds & SMALL)
    for size in range(1, 4):
        owned[0] += owned[size]
        if owned[size] > 0:
            owned[4] += 1


def count_landscapes(owned: vec[i64], forests: i64, lakes: i64, parks: i64) -> None:
    """Each kind, all of them, and the kinds there are."""
    owned[5] = forests
    owned[6] = lakes
    owned[7] = parks
    for kind in range(5, 8):
        owned[8] += owned[kind]
        if owned[kind] > 0:
            owned[9] += 1


def bonus_value(bonus: i64, owned: vec[i64]) -> i64:
    """What a bonus card adds to a work: so much for each thing it counts. [PF-43]"""
    things = BONUS_COUNTS[bonus]
    n: i64 = 0
    thing: i64 = 0
    while things:
        if things & 1:
            n += owned[thing]
        things >>= 1
        thing += 1
    return n * BONUS_EACH[bonus]
