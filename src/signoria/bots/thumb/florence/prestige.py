"""What a prestige card may come to be worth to its holder, and what one thing more would do for it."""

from typing import Final

from mypy_extensions import i64

from signoria.bots.thumb.florence.taste import Taste
from signoria.games.florence.components import (
    ANY_BUILDER,
    ANY_BUILDING,
    ANY_FREEDOM,
    ANY_JESTER,
    ANY_LANDSCAPE,
    DECK_FIRST,
    EMPTY,
    FIRST_LANDSCAPE,
    LANDSCAPES,
    LARGE,
    LARGE_BUILDING,
    PRESTIGE_DECK,
    PRESTIGE_KINDS,
    PRESTIGES,
    ROUNDS,
    TABLE_CARD,
    THINGS,
)
from signoria.games.florence.grid import WHOLE
from signoria.games.florence.printed import Printed
from signoria.games.florence.table import Florence
from signoria.kernel.action import column
from signoria.kernel.arrays import vec
from signoria.kernel.bits import bits

THINGS_KNOWN: Final[i64] = len(THINGS)
NEEDS: Final = column([int(kind == "needs") for kind in PRESTIGE_KINDS])
# How surely a lead of -2 and less, -1, 0, 1, 2 and more is one in the end, in percent, while there are rounds to come.
LEADS: Final = column([8, 22, 45, 68, 88])


def count(t: Florence, seat: i64, thing: i64) -> i64:
    """How many a seat has of a thing that prestige cards ask for; all of this lies open."""
    if FIRST_LANDSCAPE <= thing < ANY_LANDSCAPE:
        return t.landscapes[seat * LANDSCAPES + thing - FIRST_LANDSCAPE]
    if thing == ANY_LANDSCAPE:
        row = seat * LANDSCAPES
        return t.landscapes[row] + t.landscapes[row + 1] + t.landscapes[row + 2]
    if thing == ANY_JESTER:
        return t.jesters[seat]
    if thing == ANY_BUILDER:
        return t.builders[seat]
    if thing == ANY_BUILDING:
        return bits(t.buildings[seat])
    if thing == LARGE_BUILDING:
        return bits(t.buildings[seat] & LARGE)
    if thing == ANY_FREEDOM:
        return bits(t.freedoms[seat])
    if thing == TABLE_CARD:
        return t.table_cards(seat)
    return bits(WHOLE & ~t.covered[seat])


def lead(t: Florence, seat: i64, thing: i64) -> i64:
    """How far a seat is ahead of all others; of empty squares few are good, and three make one step."""
    mine = count(t, seat, thing)
    best: i64 = -1000
    for other in range(t.seats):
        if other != seat:
            theirs = count(t, other, thing)
            if thing == EMPTY:
                theirs = -theirs
            if theirs > best:
                best = theirs
    if thing == EMPTY:
        ahead = -mine - best
        if -3 < ahead < 3:
            return ahead
        return ahead // 3
    if mine == 0 and best == 0:
        return -1
    return mine - best


def expected(t: Florence, seat: i64, prestige: i64, taste: Taste) -> i64:
    """What a card may be worth in the end."""
    if NEEDS[prestige]:
        return met(t.printed, prestige, missing(t, seat, prestige), ROUNDS - t.round, taste)
    return led(t.printed, prestige, lead(t, seat, t.printed.prestige_counts[prestige]), ROUNDS - t.round)


def missing(t: Florence, seat: i64, prestige: i64) -> i64:
    """How many things a seat still lacks of those a card asks for."""
    n: i64 = 0
    needs = t.printed.prestige_needs
    row = prestige * THINGS_KNOWN
    for thing in range(THINGS_KNOWN):
        need = needs[row + thing]
        if need > 0:
            lack = need - count(t, seat, thing)
            if lack > 0:
                n += lack
    return n


def met(printed: Printed, prestige: i64, lacking: i64, left: i64, taste: Taste) -> i64:
    sure = 100 - lacking * taste.miss
    if lacking > 0:
        sure -= (ROUNDS - left) * lacking * 2
    if sure < 0:
        return 0
    return printed.prestige_pp[prestige] * sure


def led(printed: Printed, prestige: i64, ahead: i64, left: i64) -> i64:
    """The more rounds are to come, the less a lead says."""
    step = ahead
    if step < -2:
        step = -2
    if step > 2:
        step = 2
    early = printed.prestige_pp[prestige] * LEADS[step + 2]
    late: i64 = 0
    if step > 0:
        late = printed.prestige_pp[prestige] * 100
    elif step == 0:
        late = printed.prestige_pp_tied[prestige] * 100
    return (early * left + late * (ROUNDS - left)) // ROUNDS


def wishes(t: Florence, seat: i64, taste: Taste, out: vec[i64]) -> None:
    """What one more of each thing would add to the prestige cards that a seat holds."""
    for thing in range(THINGS_KNOWN):
        out[thing] = 0
    held = t.hand[seat] >> DECK_FIRST[PRESTIGE_DECK]
    prestige: i64 = 0
    while held:
        if held & 1:
            wish(t, seat, prestige, taste, out)
        held >>= 1
        prestige += 1


def wish(t: Florence, seat: i64, prestige: i64, taste: Taste, out: vec[i64]) -> None:
    left = ROUNDS - t.round
    printed = t.printed
    if not NEEDS[prestige]:
        thing = printed.prestige_counts[prestige]
        ahead = lead(t, seat, thing)
        out[thing] += led(printed, prestige, ahead + 1, left) - led(printed, prestige, ahead, left)
        return
    lacking = missing(t, seat, prestige)
    if lacking == 0:
        return
    gain = met(printed, prestige, lacking - 1, left, taste) - met(printed, prestige, lacking, left, taste)
    row = prestige * THINGS_KNOWN
    for thing in range(THINGS_KNOWN):
        if printed.prestige_needs[row + thing] > count(t, seat, thing):
            out[thing] += gain


def in_hand(t: Florence, seat: i64, taste: Taste) -> i64:
    """What all prestige cards of a seat may be worth in the end."""
    total: i64 = 0
    for prestige in range(PRESTIGES):
        if (t.hand[seat] >> (DECK_FIRST[PRESTIGE_DECK] + prestige)) & 1:
            total += expected(t, seat, prestige, taste)
    return total
