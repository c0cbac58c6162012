"""Who may know where the hidden cards are: what each observer has seen, and no more. [TP-4]

`t.where` has a cell for each of the 60 cards, and in each cell six bits for each observer: the hands in which the card
may be, as far as this observer can tell, and PILE for the deck and the face-down table. No bits: it lies in the open.
Copies that look alike have cells without a name: an observer who sees a Spy leave a hand strikes one cell of a Spy that
may have been there, the surest first; what the others may be is then as wide as both were.
"""

from typing import Final

from mypy_extensions import i64

from signoria.games.borgia.components import ALL_CARDS, COPIES, FIRST_COPY, KEPT, NUMBERS
from signoria.games.borgia.table import Borgia, counted
from signoria.kernel.action import NOBODY, fill
from signoria.kernel.bits import bit, bits, shifted

PILE: Final[i64] = 5  # behind the hands
PLACES: Final[i64] = PILE + 1
ALL: Final[i64] = (1 << PLACES) - 1
WATCHER: Final[i64] = 5  # the observer without a seat, behind the others
OBSERVERS: Final[i64] = WATCHER + 1
ONES: Final[i64] = ((1 << (PLACES * OBSERVERS)) - 1) // ALL  # one bit for each observer


def believed(t: Borgia, cell: i64, observer: i64) -> i64:
    """The places where an observer thinks this card may be."""
    return (t.where[cell] >> (PLACES * observer)) & ALL


def believe(t: Borgia, cell: i64, observer: i64, places: i64) -> None:
    shift = PLACES * observer
    t.where[cell] = (t.where[cell] & ~shifted(ALL, shift)) | (places << shift)


def shuffle_seen(t: Borgia) -> None:
    """A new deck: every card may be anywhere, but in nobody's own hand. [TP-11]"""
    everywhere = t.everyone() | (1 << PILE)
    cell: i64 = 0
    for observer in range(OBSERVERS):
        cell |= (everywhere & ~(1 << observer) | (1 << PILE)) << (PLACES * observer)
    fill(t.where, cell)


def sees_move(t: Borgia, observer: i64, card: i64, source: i64, places: i64) -> None:
    """An observer sees a card leave the hand or pile `source`: from now on it is in one of `places`."""
    first = FIRST_COPY[card]
    if COPIES[card] == 1:
        believe(t, first, observer, places)
        return
    surest = surest_cell(t, observer, card, source)
    if surest == NOBODY:
        return
    old = believed(t, surest, observer)
    believe(t, surest, observer, places)
    for cell in range(first, first + COPIES[card]):
        if cell != surest and (believed(t, cell, observer) >> source) & 1:
            believe(t, cell, observer, believed(t, cell, observer) | old)


def surest_cell(t: Borgia, observer: i64, card: i64, source: i64) -> i64:
    """Of the copies that may be at `source`, the one that may be in fewest other places."""
    best = NOBODY
    fewest: i64 = PLACES + 1
    for cell in range(FIRST_COPY[card], FIRST_COPY[card] + COPIES[card]):
        places = believed(t, cell, observer)
        if (places >> source) & 1 and bits(places) < fewest:
            best = cell
            fewest = bits(places)
    return best


def all_see_move(t: Borgia, card: i64, source: i64, places: i64) -> None:
    """Everyone sees it."""
    if COPIES[card] == 1:
        t.where[FIRST_COPY[card]] = places * ONES
        return
    for observer in range(OBSERVERS):
        sees_move(t, observer, card, source, places)


def all_see_kept(t: Borgia, seat: i64, card: i64) -> None:
    """A card that lay in the open goes into a hand before everyone's eyes. [TP-22]"""
    for observer in range(OBSERVERS):
        for cell in range(FIRST_COPY[card], FIRST_COPY[card] + COPIES[card]):
            if believed(t, cell, observer) == 0:
                believe(t, cell, observer, 1 << seat)
                break


def slips(t: Borgia, source: i64, target: i64, unaware: i64) -> None:
    """A card nobody among the observers `unaware` (bits) has seen goes from one place to another."""
    into = unaware_bits(unaware) << target
    where = t.where
    for cell in range(first_tracked(t), ALL_CARDS):
        where[cell] |= (((where[cell] >> source) & ONES) << target) & into


def unaware_bits(unaware: i64) -> i64:
    """The first of the six bits of each of these observers."""
    out: i64 = 0
    for observer in range(OBSERVERS):
        if (unaware >> observer) & 1:
            out |= bit(PLACES * observer)
    return out


def first_tracked(t: Borgia) -> i64:
    """During set-up hands may hold any card, later only those that are kept."""
    if t.yet != 0:
        return 0
    return KEPT


def others(seat: i64) -> i64:
    """All observers but this seat, as bits."""
    return ((1 << OBSERVERS) - 1) & ~(1 << seat)


def draws_unseen(t: Borgia, seat: i64, card: i64) -> None:
    """A seat takes a card from the pile into the hand; only the seat itself sees which. [TP-23] [TP-64]"""
    slips(t, PILE, seat, others(seat))
    sees_move(t, seat, card, PILE, 1 << seat)


def steals_unseen(t: Borgia, thief: i64, victim: i64, card: i64) -> None:
    """A card, or none, goes from hand to hand; only the two know. [TP-40]"""
    slips(t, victim, thief, others(thief) & others(victim))
    if card != NOBODY:
        sees_move(t, thief, card, victim, 1 << thief)
        sees_move(t, victim, card, victim, 1 << thief)
        return
    empty = ~bit(PLACES * thief + victim)
    for cell in range(KEPT, ALL_CARDS):
        t.where[cell] &= empty


def throws_in(t: Borgia, seat: i64) -> None:
    """A hand goes back into the deck and a new one is dealt; the seat knows what it gave up. [TP-11]"""
    slips(t, seat, PILE, others(seat))
    slips(t, PILE, seat, others(seat))
    for cell in range(ALL_CARDS):
        if (believed(t, cell, seat) >> seat) & 1:
            believe(t, cell, seat, 1 << PILE)


def is_shown(t: Borgia, observer: i64, seat: i64, hand: i64) -> None:
    """An observer learns that another hand holds at least these cards, counted. [TP-95]"""
    only = 1 << seat
    for card in range(KEPT, NUMBERS):
        wanted = counted(hand, card)
        for cell in range(FIRST_COPY[card], FIRST_COPY[card] + COPIES[card]):
            if believed(t, cell, observer) == only:
                wanted -= 1
        while wanted > 0:
            mark_sure(t, observer, card, seat)
            wanted -= 1


def mark_sure(t: Borgia, observer: i64, card: i64, seat: i64) -> None:
    """One more copy is certainly in this hand."""
    only = 1 << seat
    best = NOBODY
    for cell in range(FIRST_COPY[card], FIRST_COPY[card] + COPIES[card]):
        places = believed(t, cell, observer)
        if places != only and (places >> seat) & 1:
            if best == NOBODY or bits(places) < bits(believed(t, best, observer)):
                best = cell
    old = believed(t, best, observer)
    believe(t, best, observer, only)
    for cell in range(FIRST_COPY[card], FIRST_COPY[card] + COPIES[card]):
        places = believed(t, cell, observer)
        if cell != best and places != only and (places >> seat) & 1:
            believe(t, cell, observer, places | old)
