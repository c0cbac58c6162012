"""Who can tell where each card is.

For every observer, and every card that does not lie open, `sight` holds the places where it can be as far as the
observer has seen: bit `seat` stands for that seat's hand, bit `TOP + n` for the n-th card from the top of its deck. The
last observer is the spectator, who sees what all see. A card whose place is known has one bit; one that lies open none.

Decks are never shuffled once the game has begun: what a player looked at and put below a deck, that player can follow.
What someone else picks up, keeps in secret and puts back in secret, nobody else can, but it must be one of these cards.

Most worlds are played to their end without anybody asking who knows what. So what is seen is only noted while the game
goes on, as a number that says all about it, and worked out when somebody asks: `Florence.note` and `sight_now`.
"""

from typing import Final

from mypy_extensions import i64

from signoria.games.florence.actions import nth_of
from signoria.games.florence.components import CARDS, DECK_FIRST, HANDS, TOP
from signoria.kernel.arrays import vec

OPENED: Final[i64] = 0
TAKEN: Final[i64] = 1
DISCARDED: Final[i64] = 2
LOOKED_AT: Final[i64] = 3
KEPT: Final[i64] = 4
RETURNED: Final[i64] = 5

CARD_BITS: Final[i64] = 6  # of one card in a note


def noted(kind: i64, seat: i64, deck: i64, cards: i64, n: i64, more: i64) -> i64:
    """What was seen as one number; `part` takes it apart."""
    return kind | (seat << 4) | (deck << 8) | (cards << 12) | (n << 16) | (more << 24)


def part(note: i64, first: i64, bits: i64) -> i64:
    return (note >> first) & ((1 << bits) - 1)


def laid_open(card: i64) -> i64:
    """A card is laid before everyone's eyes."""
    return noted(OPENED, 0, 0, 0, card, 0)


def taken(seat: i64, card: i64) -> i64:
    """An open card goes into a hand before everyone's eyes. [PF-34]"""
    return noted(TAKEN, seat, 0, 0, card, 0)


def discarded(seat: i64, card: i64, size: i64) -> i64:
    """Whoever discarded a card knows that it is in the deck, which has so many now. [PF-10]"""
    return noted(DISCARDED, seat, 0, 0, card, size)


def looked_at(seat: i64, deck: i64, cards: i64, top: i64) -> i64:
    """A player looks at the top cards of a deck, of which `top` has CARD_BITS for each. [PF-33] [PF-46]"""
    return noted(LOOKED_AT, seat, deck, cards, 0, top)


def kept(seat: i64, deck: i64, cards: i64, position: i64, card: i64) -> i64:
    """A card at `position` of the top `cards` goes into the hand. [PF-16]"""
    return noted(KEPT, seat, deck, cards, position, card)


def returned(seat: i64, deck: i64, cards: i64, bottom: i64, order: i64) -> i64:
    """The top cards go below the `bottom` others in an order that only their player knows. [PF-16]

    `order` has four bits for each, as in actions.PACKED.
    """
    return noted(RETURNED, seat, deck, cards, bottom, order)


def work_out(sight: vec[i64], seats: i64, note: i64) -> None:
    """What everybody knows once this was seen."""
    kind, seat, deck, cards = part(note, 0, 4), part(note, 4, 4), part(note, 8, 4), part(note, 12, 4)
    n, more = part(note, 16, 8), note >> 24
    if kind == OPENED:
        see_at(sight, seats, n, 0)
    elif kind == TAKEN:
        see_at(sight, seats, n, 1 << seat)
    elif kind == DISCARDED:
        sight[seat * CARDS + n] = stacked(more)
    elif kind == LOOKED_AT:
        see_top(sight, seat, deck, cards, more)
    elif kind == KEPT:
        see_kept(sight, seats, seat, deck, cards, n)
        sight[seat * CARDS + more] = 1 << seat
    else:
        see_returned(sight, seats, seat, deck, cards, n, more)


def stacked(cards: i64) -> i64:
    """Anywhere among the top so many cards of a deck."""
    return ((1 << cards) - 1) << TOP


def see_at(sight: vec[i64], seats: i64, card: i64, places: i64) -> None:
    """Everyone knows where a card is."""
    for observer in range(seats + 1):
        sight[observer * CARDS + card] = places


def see_top(sight: vec[i64], seat: i64, deck: i64, cards: i64, top: i64) -> None:
    """These cards are on top of a deck, and no others."""
    row = seat * CARDS
    seen = stacked(cards)
    for card in range(DECK_FIRST[deck], DECK_FIRST[deck + 1]):
        sight[row + card] &= ~seen
    for n in range(cards):
        sight[row + part(top, CARD_BITS * n, CARD_BITS)] = 1 << (TOP + n)


def see_kept(sight: vec[i64], seats: i64, seat: i64, deck: i64, cards: i64, position: i64) -> None:
    """One of the top cards is in the hand of a player, and the others do not know which."""
    top = stacked(cards)
    one_of = (1 << seat) | stacked(cards - 1)
    for observer in range(seats + 1):
        first = observer * CARDS + DECK_FIRST[deck]
        last = observer * CARDS + DECK_FIRST[deck + 1]
        if observer == seat:
            follow_kept(sight, first, last, position)
        else:
            for row in range(first, last):
                places = sight[row]
                moved = (places & HANDS) | ((places >> (TOP + cards)) << (TOP + cards - 1))
                if places & top:
                    moved |= one_of
                sight[row] = moved


def follow_kept(sight: vec[i64], first: i64, last: i64, position: i64) -> None:
    """For the player who keeps the card at `position`, all below it move up by one."""
    above = HANDS | stacked(position)
    for row in range(first, last):
        places = sight[row]
        sight[row] = (places & above) | ((places >> (TOP + position + 1)) << (TOP + position))


def see_returned(sight: vec[i64], seats: i64, seat: i64, deck: i64, cards: i64, bottom: i64, order: i64) -> None:
    """The top cards lie below all others of their deck, and only their player knows how."""
    top = stacked(cards)
    one_of = top << bottom
    for observer in range(seats + 1):
        first = observer * CARDS + DECK_FIRST[deck]
        last = observer * CARDS + DECK_FIRST[deck + 1]
        if observer == seat:
            follow_returned(sight, first, last, cards, order, bottom)
        else:
            for row in range(first, last):
                places = sight[row]
                moved = (places & HANDS) | ((places >> (TOP + cards)) << TOP)
                if places & top:
                    moved |= one_of
                sight[row] = moved


def follow_returned(sight: vec[i64], first: i64, last: i64, cards: i64, order: i64, bottom: i64) -> None:
    """For the player who put them there, each returned card keeps its own place."""
    top = stacked(cards)
    for row in range(first, last):
        places = sight[row]
        moved = (places & HANDS) | ((places >> (TOP + cards)) << TOP)
        if places & top:
            for n in range(cards):
                if (places >> (TOP + nth_of(order, n))) & 1:
                    moved |= 1 << (TOP + n + bottom)
        sight[row] = moved
