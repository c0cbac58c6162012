"""Who can tell where each card is.

For every observer, and every card that does not lie open, `sight` holds the places where it can be as far as the
observer has seen: bit `seat` stands for that seat's hand, bit `TOP + n` for the n-th card from the top of its deck. The
last observer is the spectator, who sees what all see. A card whose place is known has one bit; one that lies open none.

Decks are never shuffled once the game has begun: what a player looked at and put below a deck, that player can follow.
What someone else picks up, keeps in secret and puts back in secret, nobody else can, but it must be one of these cards.
"""

from mypy_extensions import i64

from signoria.games.florence.actions import nth_of
from signoria.games.florence.components import CARDS, DECK_FIRST, DECKS, HANDS, PROFESSION_DECK, TOP
from signoria.games.florence.table import Florence
from signoria.kernel.arrays import vec


def stacked(cards: i64) -> i64:
    """Anywhere among the top so many cards of a deck."""
    return ((1 << cards) - 1) << TOP


def see_decks(t: Florence) -> None:
    """Before anything is dealt, nobody knows where any card lies in its deck."""
    sight = t.sight
    for deck in range(DECKS):
        anywhere = stacked(t.deck_size[deck])
        for observer in range(t.seats + 1):
            for card in range(DECK_FIRST[deck], DECK_FIRST[deck + 1]):
                sight[observer * CARDS + card] = anywhere


def see_hands(t: Florence) -> None:
    """Each knows the professions in the own hand; the others are in other hands or in the deck. [PF-10] [PF-16]"""
    sight = t.sight
    hidden = t.everyone() | stacked(t.deck_size[PROFESSION_DECK])
    for observer in range(t.seats + 1):
        elsewhere = hidden
        hand: i64 = 0
        if observer < t.seats:
            elsewhere = hidden & ~(1 << observer)
            hand = t.hand[observer]
        for card in range(DECK_FIRST[1]):
            places = elsewhere
            if (hand >> card) & 1:
                places = 1 << observer
            sight[observer * CARDS + card] = places


def see_discard(t: Florence, seat: i64, card: i64) -> None:
    """Whoever discarded a card knows that it is in the deck. [PF-10]"""
    t.sight[seat * CARDS + card] = stacked(t.deck_size[PROFESSION_DECK])


def see_open(t: Florence, card: i64) -> None:
    """A card is laid before everyone's eyes."""
    for observer in range(t.seats + 1):
        t.sight[observer * CARDS + card] = 0


def see_taken(t: Florence, seat: i64, card: i64) -> None:
    """An open card goes into a hand before everyone's eyes. [PF-34]"""
    for observer in range(t.seats + 1):
        t.sight[observer * CARDS + card] = 1 << seat


def look(t: Florence, seat: i64, deck: i64, cards: i64) -> None:
    """A player looks at the top cards of a deck: these are there, and no others. [PF-33] [PF-46]"""
    sight = t.sight
    row = seat * CARDS
    seen = stacked(cards)
    for card in range(DECK_FIRST[deck], DECK_FIRST[deck + 1]):
        sight[row + card] &= ~seen
    for n in range(cards):
        sight[row + t.deck[DECK_FIRST[deck] + n]] = 1 << (TOP + n)


def see_kept(t: Florence, seat: i64, deck: i64, cards: i64, position: i64) -> None:
    """A card at `position` of the top `cards` goes into the hand; the others learn that it was one of these. [PF-16]

    Called before the card has left the deck.
    """
    kept = t.deck[DECK_FIRST[deck] + position]
    sight = t.sight
    top = stacked(cards)
    one_of = (1 << seat) | stacked(cards - 1)
    for observer in range(t.seats + 1):
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
    sight[seat * CARDS + kept] = 1 << seat


def follow_kept(sight: vec[i64], first: i64, last: i64, position: i64) -> None:
    """For the player who keeps the card at `position`, all below it move up by one."""
    above = HANDS | stacked(position)
    for row in range(first, last):
        places = sight[row]
        sight[row] = (places & above) | ((places >> (TOP + position + 1)) << (TOP + position))


def see_returned(t: Florence, seat: i64, deck: i64, cards: i64, order: i64) -> None:
    """The top cards go below the deck in an order that only their player knows. [PF-16]

    Called before they have moved; `order` has four bits for each, as in actions.PACKED.
    """
    sight = t.sight
    top = stacked(cards)
    bottom = t.deck_size[deck] - cards
    one_of = top << bottom
    for observer in range(t.seats + 1):
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
