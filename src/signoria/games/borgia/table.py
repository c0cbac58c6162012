"""Where every component lies: what is open to all, and what is hidden."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from signoria.games.borgia.components import ALL_CARDS, CONDOTTIERI, KEPT, NUMBERS, SLOTS
from signoria.games.borgia.editions import Terms
from signoria.games.borgia.open import BorgiaOpen
from signoria.games.borgia.printed import Printed
from signoria.kernel.action import NOBODY, copy_cells, filled
from signoria.kernel.arrays import vec
from signoria.kernel.bits import bit
from signoria.kernel.rng import Rng

# Hands are counts of four bits, one for each card number that is kept in hand.
WIDTH: Final[i64] = 4
NIBBLE: Final[i64] = 15
CONDOTTIERI_HELD: Final[i64] = bit(WIDTH * CONDOTTIERI) - 1


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Borgia(BorgiaOpen):
    """What lies open, and the deck, the face-down table, the hands and the purses."""

    def __init__(self, seats: i64, rng: Rng, terms: Terms, printed: Printed) -> None:
        super().__init__(seats, rng, terms, printed)
        # The deck is never written in place, so that clones share it: cards before `drawn` are gone.
        self.deck: vec[i64] = vec[i64]()
        self.drawn: i64 = 0
        self.slots: Final = filled(SLOTS, NOBODY)  # face down on the table
        self.hand: Final = filled(seats, 0)  # counted
        self.unplayed: Final = filled(seats, 0)  # dealt, to be played at once, not yet shown
        self.purse: Final = filled(seats, 0)
        self.where: Final = filled(ALL_CARDS, 0)  # who knows what of hidden cards: knowledge.py

    def means(self, seat: i64) -> i64:
        """Nobody bids more than they have. [TP-4] [TP-22]"""
        return self.purse[seat]

    def deck_size(self) -> i64:
        return len(self.deck) - self.drawn

    def draw(self) -> i64:
        """The top card of the deck, which must hold one."""
        card = self.deck[self.drawn]
        self.drawn += 1
        return card

    def holds(self, seat: i64, card: i64) -> i64:
        """How many of a card that is kept in hand this seat holds."""
        return counted(self.hand[seat], card)

    def has_condottieri(self, seat: i64) -> bool:
        """They are the first cards that are counted in a hand."""
        return self.hand[seat] & CONDOTTIERI_HELD != 0

    def keep(self, seat: i64, card: i64) -> None:
        """A card goes into a hand."""
        self.hand[seat] += one_of(card)

    def lose(self, seat: i64, card: i64) -> None:
        """A card leaves a hand."""
        self.hand[seat] -= one_of(card)

    def hand_size(self, seat: i64) -> i64:
        """Nobody but the seat itself may know it. [TP-4]"""
        n: i64 = 0
        hand = self.hand[seat]
        while hand > 0:
            n += hand & NIBBLE
            hand >>= WIDTH
        return n

    def __del__(self) -> None:
        self.terms.spare.keep(self)

    def clone(self) -> "Borgia":
        twin = table_for(self.seats, self.rng.clone(), self.terms, self.printed)
        self.copy_open(twin)
        twin.deck, twin.drawn = self.deck, self.drawn
        copy_cells(self.where, twin.where)
        copy_cells(self.slots, twin.slots)
        copy_cells(self.hand, twin.hand)
        copy_cells(self.unplayed, twin.unplayed)
        copy_cells(self.purse, twin.purse)
        return twin


def table_for(seats: i64, rng: Rng, terms: Terms, printed: Printed) -> Borgia:
    """A table on which everything is about to be laid out anew: one that was let go, if there is any."""
    spare = terms.spare.take()
    if isinstance(spare, Borgia) and spare.terms is terms and spare.printed is printed:
        spare.rng, spare.log, spare.deals = rng, None, None
        return spare
    return Borgia(seats, rng, terms, printed)


def one_of(card: i64) -> i64:
    """A hand of this one card."""
    return bit(WIDTH * (card - KEPT))


def counted(hand: i64, card: i64) -> i64:
    """How many of a card are in a hand that is counted in bits."""
    return (hand >> (WIDTH * (card - KEPT))) & NIBBLE


def cards_counted(hand: i64) -> list[int]:
    """The card numbers in a hand that is counted in bits, copies repeated."""
    out: list[int] = []
    for card in range(KEPT, NUMBERS):
        out += [int(card)] * int(counted(hand, card))
    return out
