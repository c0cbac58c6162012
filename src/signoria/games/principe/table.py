"""Where every component lies: what is open to all, and what is hidden."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from signoria.games.principe.components import COLOURS
from signoria.games.principe.editions import Terms
from signoria.games.principe.open import PrincipeOpen
from signoria.kernel.action import copy_cells, filled
from signoria.kernel.arrays import vec
from signoria.kernel.rng import Rng


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Principe(PrincipeOpen):
    """What lies open, and both decks, the hands and the purses."""

    def __init__(self, seats: i64, rng: Rng, terms: Terms) -> None:
        super().__init__(seats, rng, terms)
        # Decks are never written in place, so that clones share them. Building cards before `drawn` are dealt, from
        # there to `bottom` lie in the deck, the rest left the game unseen.
        self.deck: vec[i64] = vec[i64]()
        self.city_deck: vec[i64] = vec[i64]()  # cities from `terms.cities` on left the game unseen
        # After a refill [IP-61], a row of colours for each seat: drawn from that deck unseen; empty until then.
        self.refill_drawn: vec[i64] = vec[i64]()
        self.purse: Final = filled(seats, 0)
        self.hand: Final = filled(seats * COLOURS, 0)

    def means(self, seat: i64) -> i64:
        return self.purse[seat]

    def draw(self) -> i64:
        """The top card of the building deck, which must hold one."""
        card = self.deck[self.drawn]
        self.drawn += 1
        return card

    def draw_unseen(self, seat: i64) -> i64:
        """The same into a hand, before nobody's eyes but the player's."""
        card = self.draw()
        self.hand[seat * COLOURS + card] += 1
        if len(self.refill_drawn) > 0:
            self.refill_drawn[seat * COLOURS + card] += 1
        return card

    def hand_size(self, seat: i64) -> i64:
        n: i64 = 0
        row = seat * COLOURS
        for c in range(COLOURS):
            n += self.hand[row + c]
        return n

    def gain(self, seat: i64, colour: i64, cards: i64) -> None:
        """Cards go into a hand before everyone's eyes."""
        self.hand[seat * COLOURS + colour] += cards
        self.known[seat * COLOURS + colour] += cards

    def spend(self, seat: i64, colour: i64, cards: i64) -> None:
        """Cards leave a hand before everyone's eyes; whether they were the known ones nobody can tell."""
        self.hand[seat * COLOURS + colour] -= cards
        self.forget(seat, colour, cards)

    def forget(self, seat: i64, colour: i64, cards: i64) -> None:
        """So many cards of a colour may have left a hand: fewer than before are known to be there."""
        cell = seat * COLOURS + colour
        known = self.known[cell] - cards
        if known < 0:
            known = 0
        self.known[cell] = known

    def __del__(self) -> None:
        self.terms.spare.keep(self)

    def clone(self) -> "Principe":
        twin = table_for(self.seats, self.rng.clone(), self.terms)
        self.copy_open(twin)
        twin.deck, twin.city_deck, twin.refill_drawn = self.deck, self.city_deck, self.refill_drawn[:]
        copy_cells(self.purse, twin.purse)
        copy_cells(self.hand, twin.hand)
        return twin


def table_for(seats: i64, rng: Rng, terms: Terms) -> Principe:
    """A table on which everything is about to be laid out anew: one that was let go, if there is any."""
    spare = terms.spare.take()
    if isinstance(spare, Principe) and spare.terms is terms:
        spare.rng, spare.log, spare.deals = rng, None, None
        return spare
    return Principe(seats, rng, terms)
