"""What a player has, counted in every way that a card counts it."""

from mypy_extensions import i64

from signoria.games.florence.components import (
    ANY_BUILDER,
    ANY_BUILDING,
    ANY_FREEDOM,
    ANY_JESTER,
    ANY_LANDSCAPE,
    ANY_PRESTIGE,
    BUILDING_SIZE,
    CATEGORY,
    EMPTY,
    FIRST_LANDSCAPE,
    HAND_CARD,
    LANDSCAPE_TYPE,
    LANDSCAPES,
    LARGE,
    LARGE_BUILDING,
    MEDIUM,
    MEDIUM_BUILDING,
    PRESTIGE_DECK,
    SMALL,
    SMALL_BUILDING,
    TABLE_CARD,
    THINGS,
)
from signoria.games.florence.grid import WHOLE
from signoria.games.florence.printed import Printed
from signoria.games.florence.table import Florence
from signoria.kernel.action import filled
from signoria.kernel.arrays import vec
from signoria.kernel.bits import bits, first_bit


def holdings(t: Florence, seat: i64) -> vec[i64]:
    """How many of each thing a player has, in the order of THINGS. [PF-34] [PF-43] [PF-50]"""
    owned = filled(len(THINGS), 0)
    count_buildings(owned, t.buildings[seat])
    row = seat * LANDSCAPES
    count_landscapes(owned, t.landscapes[row], t.landscapes[row + 1], t.landscapes[row + 2])
    owned[ANY_JESTER] = t.jesters[seat]
    owned[ANY_BUILDER] = t.builders[seat]
    owned[ANY_PRESTIGE] = t.held(seat, PRESTIGE_DECK)
    owned[ANY_FREEDOM] = bits(t.freedoms[seat])
    owned[CATEGORY] = owned[LANDSCAPE_TYPE]
    for thing in range(ANY_JESTER, CATEGORY):
        if owned[thing] > 0:
            owned[CATEGORY] += 1
    owned[HAND_CARD] = t.hand_cards(seat)
    owned[TABLE_CARD] = t.table_cards(seat)
    owned[EMPTY] = bits(WHOLE & ~t.covered[seat])
    return owned


def count_buildings(owned: vec[i64], kinds: i64) -> None:
    """All buildings, those of each size, and the sizes there are; the residence is none of them. [PF-3]"""
    owned[LARGE_BUILDING] = bits(kinds & LARGE)
    owned[MEDIUM_BUILDING] = bits(kinds & MEDIUM)
    owned[SMALL_BUILDING] = bits(kinds & SMALL)
    for size in range(LARGE_BUILDING, BUILDING_SIZE):
        owned[ANY_BUILDING] += owned[size]
        if owned[size] > 0:
            owned[BUILDING_SIZE] += 1


def count_landscapes(owned: vec[i64], forests: i64, lakes: i64, parks: i64) -> None:
    """Each kind, all of them, and the kinds there are."""
    owned[FIRST_LANDSCAPE] = forests
    owned[FIRST_LANDSCAPE + 1] = lakes
    owned[FIRST_LANDSCAPE + 2] = parks
    for kind in range(FIRST_LANDSCAPE, ANY_LANDSCAPE):
        owned[ANY_LANDSCAPE] += owned[kind]
        if owned[kind] > 0:
            owned[LANDSCAPE_TYPE] += 1


def bonus_value(printed: Printed, bonus: i64, owned: vec[i64]) -> i64:
    """What a bonus card adds to a work: so much for each thing it counts. [PF-43]"""
    things = printed.bonus_counts[bonus]
    n: i64 = 0
    while things != 0:
        n += owned[first_bit(things)]
        things &= things - 1
    return n * printed.bonus_each[bonus]
