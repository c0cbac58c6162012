"""Looking at the top cards of a deck, keeping one and putting the others below it; and recruiting."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.florence.actions import FIRST_ORDER, PACKED, nth_of
from signoria.games.florence.components import DECK_FIRST, KEEP, LOOK_AT, RECRUIT, RETURN
from signoria.games.florence.events import CARD_KEPT, CARDS_RETURNED, CARDS_SEEN, RECRUITED
from signoria.games.florence.frames import Paragraph, Question
from signoria.games.florence.knowledge import CARD_BITS, kept, looked_at, returned, taken
from signoria.games.florence.open import FlorenceOpen
from signoria.games.florence.table import Florence
from signoria.kernel.action import Actions
from signoria.kernel.bits import bit, first_bit
from signoria.kernel.frame import END, Frame
from signoria.kit.ascending import PASS


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class LookAtCards(Paragraph):
    """The top five, or all there are: keep one, return the others below the deck in any order. [PF-33] [PF-46]"""

    def __init__(self, seat: i64, deck: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.deck: i64 = deck
        self.cards: i64 = 0  # looked at and still on top of the deck

    def next(self, t: Florence, done: Frame | None) -> Frame:
        if done is None:
            self.cards = t.top_cards(self.deck, LOOK_AT)
            look(t, self.seat, self.deck, self.cards)
            t.tell(CARDS_SEEN, self.seat, self.deck, self.cards)
            return WhichCard(self.seat, self.deck, self.cards)
        if isinstance(done, WhichCard):
            keep_card(t, self.seat, self.deck, self.cards, done.picked - KEEP)
            self.cards -= 1
            if self.cards > 0:
                return WhichOrder(self.seat, self.cards)
        elif isinstance(done, WhichOrder):
            return_cards(t, self.seat, self.deck, self.cards, PACKED[done.picked - RETURN])
        return END

    def clone(self) -> "LookAtCards":
        twin = LookAtCards(self.seat, self.deck)
        twin.cards = self.cards
        return twin


def look(t: Florence, seat: i64, deck: i64, cards: i64) -> None:
    """A player looks at the top cards of a deck: these are there, and no others. [PF-33] [PF-46]"""
    top: i64 = 0
    for n in range(cards):
        top |= t.deck[DECK_FIRST[deck] + n] << (CARD_BITS * n)
    t.note(looked_at(seat, deck, cards, top))


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhichCard(Question):
    """Which of the cards on top of a deck is kept. [PF-33] [PF-46]"""

    def __init__(self, seat: i64, deck: i64, cards: i64) -> None:
        super().__init__(seat)
        self.deck: i64 = deck
        self.cards: i64 = cards

    def legal(self, t: Florence, seat: i64, out: Actions) -> None:
        first = DECK_FIRST[self.deck]
        for n in range(first, first + self.cards):
            out.add(KEEP + t.deck[n])

    def clone(self) -> "WhichCard":
        return WhichCard(self.seat, self.deck, self.cards)


def keep_card(t: Florence, seat: i64, deck: i64, cards: i64, card: i64) -> None:
    """It goes into the hand, hidden. [PF-33] [PF-46]"""
    position: i64 = 0
    while t.deck[DECK_FIRST[deck] + position] != card:
        position += 1
    t.note(kept(seat, deck, cards, position, card))
    t.take_out(deck, position)
    t.hand[seat] |= bit(card)
    t.tell(CARD_KEPT, seat, deck, card)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhichOrder(Question):
    """In which order the others go below the deck; as drawn comes first. [PF-33] [PF-46]"""

    def __init__(self, seat: i64, cards: i64) -> None:
        super().__init__(seat)
        self.cards: i64 = cards

    def legal(self, t: Florence, seat: i64, out: Actions) -> None:
        out.add(RETURN)
        out.add_range(RETURN + FIRST_ORDER[self.cards], RETURN + FIRST_ORDER[self.cards + 1] - 1)

    def clone(self) -> "WhichOrder":
        return WhichOrder(self.seat, self.cards)


def return_cards(t: Florence, seat: i64, deck: i64, cards: i64, order: i64) -> None:
    """The top cards go below the deck. [PF-33] [PF-46]"""
    first = DECK_FIRST[deck]
    size = t.deck_size[deck]
    t.note(returned(seat, deck, cards, size - cards, order))
    in_hand = t.deck[first : first + cards]
    for n in range(first, first + size - cards):
        t.deck[n] = t.deck[n + cards]
    for n in range(cards):
        t.deck[first + size - cards + n] = in_hand[nth_of(order, n)]
    t.tell(CARDS_RETURNED, seat, deck, cards)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhichRecruit(Question):
    """The winner of a recruiting card may use it at once. [PF-34]"""

    def legal(self, t: Florence, seat: i64, out: Actions) -> None:
        out.add(PASS)
        offer_recruits(t, seat, out)

    def clone(self) -> "WhichRecruit":
        return WhichRecruit(self.seat)


def recruitable(t: FlorenceOpen, seat: i64) -> i64:
    """Professions face up before opponents, as bits: never one's own, never one in a hand. [PF-34]"""
    found: i64 = 0
    for other in range(t.seats):
        if other != seat:
            found |= t.played[other]
    return found


def can_recruit(t: FlorenceOpen, seat: i64) -> bool:
    return t.recruits[seat] > 0 and recruitable(t, seat) != 0


def offer_recruits(t: FlorenceOpen, seat: i64, out: Actions) -> None:
    found = recruitable(t, seat)
    while found != 0:
        out.add(RECRUIT + first_bit(found))
        found &= found - 1


def put_recruiting_card(t: FlorenceOpen, seat: i64, card: i64) -> i64:
    """A recruiting card comes from the hand to lie in the place of a profession; whose place that is. [PF-34]"""
    owner: i64 = 0
    while not (t.played[owner] >> card) & 1:
        owner += 1
    t.played[owner] &= ~bit(card)
    t.recruited[owner] += 1
    t.recruits[seat] -= 1
    return owner


def recruit(t: Florence, seat: i64, card: i64) -> None:
    """The profession comes into the hand, a recruiting card lies in its place. [PF-34]"""
    owner = put_recruiting_card(t, seat, card)
    t.hand[seat] |= bit(card)
    t.note(taken(seat, card))
    t.tell(RECRUITED, seat, card, owner)
