"""Where every component lies: what lies open, and what is hidden."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from signoria.games.florence.actions import MOST_SOLD
from signoria.games.florence.components import (
    CARDS,
    DECK_CARDS,
    DECK_FIRST,
    FAME_SALE,
    MOST,
    PROFESSION_DECK,
    UNIT,
)
from signoria.games.florence.editions import Edition
from signoria.games.florence.events import FAME_SOLD
from signoria.games.florence.knowledge import work_out
from signoria.games.florence.open import FlorenceOpen
from signoria.games.florence.printed import Printed
from signoria.kernel.action import NOBODY, Actions, copy_cells, fill, filled, put
from signoria.kernel.arrays import vec
from signoria.kernel.bits import bits
from signoria.kernel.rng import Rng

NOTES: Final[i64] = 128  # that wait to be worked out; a game without anybody who asks makes about half as many


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Florence(FlorenceOpen):
    """What lies open, and beside it the decks, the hands, the purses and what each remembers.

    The cards of deck d lie from `DECK_FIRST[d]` on, the top one first.
    """

    def __init__(self, seats: i64, rng: Rng, edition: Edition, printed: Printed) -> None:
        super().__init__(seats, rng, edition, printed)
        self.deck: Final = filled(CARDS, NOBODY)
        # Who can tell where each card is, see knowledge.py: as it was before the first notes, which are `noted` in all.
        self.sight: vec[i64] = filled((seats + 1) * CARDS, 0)
        self.lent: bool = False  # does a clone look at the same `sight`? It is copied before it is written
        self.notes: Final = filled(NOTES, 0)
        self.noted: i64 = 0
        self.purse: Final = filled(seats, edition.purse)
        self.hand: Final = filled(seats, 0)  # every card held, prestige cards too, as bits

    def lay_hidden(self) -> None:
        """Decks and hands without cards, full purses, and nothing noted. [PF-10]"""
        self.noted = 0
        fill(self.deck, NOBODY)
        fill(self.purse, self.edition.purse)
        fill(self.hand, 0)

    def note(self, seen: i64) -> None:
        """Somebody sees something of cards that others do not: one of the notes of knowledge.py."""
        if self.noted == NOTES:
            self.catch_up()
        put(self.notes, self.noted, seen)
        self.noted += 1

    def catch_up(self) -> None:
        sight = self.own_sight()
        for n in range(self.noted):
            work_out(sight, self.seats, self.notes[n])
        self.noted = 0

    def sight_now(self) -> vec[i64]:
        """Who can tell where each card is; not to be written."""
        if self.noted > 0:
            self.catch_up()
        return self.sight

    def own_sight(self) -> vec[i64]:
        """The same before the notes, to be written."""
        if self.lent:
            self.sight = self.sight[:]
            self.lent = False
        return self.sight

    def means(self, seat: i64) -> i64:
        """Florins, and what the fame would bring. [PF-21]"""
        means = self.purse[seat] + FAME_SALE * self.fame[seat]
        if means > MOST:
            return MOST
        return means

    def short(self, seat: i64, cost: i64) -> i64:
        """The fame that must be sold to pay a cost: none if the florins cover it. [PF-15]"""
        lacking = cost - self.purse[seat]
        if lacking <= 0:
            return 0
        return (lacking + FAME_SALE - 1) // FAME_SALE

    def covers(self, seat: i64, cost: i64) -> bool:
        """Can a player pay a cost, with fame for what florins lack? [PF-15]"""
        return self.purse[seat] + FAME_SALE * self.fame[seat] >= cost

    def pay(self, seat: i64, cost: i64) -> None:
        """To the bank; whoever is short sells as much fame as that takes. [PF-15]"""
        fame = self.short(seat, cost)
        if fame > 0:
            self.sell_fame(seat, fame)
        self.purse[seat] -= cost

    def sell_fame(self, seat: i64, fame: i64) -> None:
        """Move back on the track, 100 florins for each PP. [PF-15]"""
        self.fame[seat] -= fame
        self.purse[seat] += FAME_SALE * fame
        self.tell(FAME_SOLD, seat, fame, UNIT * FAME_SALE * fame)

    def offer_asides(self, seat: i64, out: Actions) -> None:
        """Fame for florins, at any decision of one's own; never below 0. [PF-15]"""
        most = self.fame[seat]
        if most > MOST_SOLD:
            most = MOST_SOLD
        if most > 0:
            out.add_range(self.first_aside, self.first_aside + most - 1)

    def aside(self, seat: i64, code: i64) -> None:
        self.sell_fame(seat, code - self.first_aside + 1)

    def held(self, seat: i64, deck: i64) -> i64:
        """How many cards of a deck are in a hand; anyone may count them. [PF-16]"""
        return bits(self.hand[seat] & DECK_CARDS[deck])

    def hand_cards(self, seat: i64) -> i64:
        """Profession and recruiting cards in hand. [PF-34]"""
        return self.held(seat, PROFESSION_DECK) + self.recruits[seat]

    def take_out(self, deck: i64, position: i64) -> None:
        """A card leaves its deck; those below move up."""
        first = DECK_FIRST[deck]
        last = first + self.deck_size[deck] - 1
        for i in range(first + position, last):
            self.deck[i] = self.deck[i + 1]
        self.deck[last] = NOBODY
        self.deck_size[deck] -= 1

    def __del__(self) -> None:
        self.printed.spare.keep(self)

    def clone(self) -> "Florence":
        twin = table_for(self.seats, self.rng.clone(), self.edition, self.printed)
        self.copy_open(twin)
        twin.sight, twin.lent, self.lent = self.sight, True, True
        twin.noted = self.noted
        for n in range(self.noted):
            put(twin.notes, n, self.notes[n])
        copy_cells(self.deck, twin.deck)
        copy_cells(self.purse, twin.purse)
        copy_cells(self.hand, twin.hand)
        return twin


def table_for(seats: i64, rng: Rng, edition: Edition, printed: Printed) -> Florence:
    """A table on which everything is about to be laid out anew: one that was let go, if there is any."""
    spare = printed.spare.take()
    if isinstance(spare, Florence) and spare.seats == seats and spare.edition is edition and spare.printed is printed:
        spare.rng, spare.log, spare.deals = rng, None, None
        return spare
    return Florence(seats, rng, edition, printed)
