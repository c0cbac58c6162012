"""Where every component lies."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.principe.components import CITIES, COLOURS, OPEN_CITIES, REGIONS
from signoria.games.principe.editions import Terms
from signoria.kernel.action import NOBODY, filled
from signoria.kernel.arrays import vec
from signoria.kernel.rng import Rng
from signoria.kernel.table import Table


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Principe(Table):
    """The board, both decks, and what lies before each player.

    Tables by seat are flat: the cards of a seat begin at `seat * COLOURS`, its shields on the map at `seat * REGIONS`.
    """

    def __init__(self, seats: i64, rng: Rng, terms: Terms) -> None:
        super().__init__(seats, rng)
        self.terms: Terms = terms
        self.first: i64 = NOBODY  # who held the marker first
        self.prince: i64 = NOBODY  # who holds it now
        self.round: i64 = 0
        self.last: bool = False  # is this the last round?
        self.ended: bool = False
        # The building deck is never written in place, so that clones share it:
        # cards before `drawn` are dealt, from there to `bottom` lie in the deck, the rest left the game unseen.
        self.deck: vec[i64] = vec[i64]()
        self.drawn: i64 = 0
        self.bottom: i64 = 0
        # After a refill [IP-61] all know what the deck was made of; both stay empty until then.
        self.refill: vec[i64] = vec[i64]()  # of each colour: still in that deck, or drawn from it unseen
        self.refill_drawn: vec[i64] = vec[i64]()  # a row of colours for each seat: drawn from it unseen
        self.city_deck: vec[i64] = vec[i64]()  # shared likewise; cities from `terms.cities` on left the game unseen
        self.cities_drawn: i64 = 0

    def lay_out(self) -> None:
        """Empty places for everything. [IP-10]"""
        seats = self.seats
        self.open: vec[i64] = filled(OPEN_CITIES, NOBODY)
        self.builder: vec[i64] = filled(CITIES, NOBODY)  # who built each city
        self.offered: vec[i64] = filled(COLOURS, 0)  # face up for auction
        self.removed: vec[i64] = filled(COLOURS, 0)  # lots nobody wanted
        self.major: vec[i64] = filled(COLOURS, NOBODY)
        self.minor: vec[i64] = filled(COLOURS, NOBODY)
        self.purse: vec[i64] = filled(seats, 0)
        self.score: vec[i64] = filled(seats, 0)
        self.shields: vec[i64] = filled(seats, 0)  # not yet placed
        self.hand: vec[i64] = filled(seats * COLOURS, 0)
        self.known: vec[i64] = filled(seats * COLOURS, 0)  # of the hand: cards all have seen going there
        self.up: vec[i64] = filled(seats * COLOURS, 0)  # face up before the seat
        self.down: vec[i64] = filled(seats * COLOURS, 0)
        self.map: vec[i64] = filled(seats * REGIONS, 0)  # shields in each region

    def means(self, seat: i64) -> i64:
        return self.purse[seat]

    def opener(self) -> i64:
        """Who bids first, as the marker lies now. [IP-31]"""
        if self.terms.edition.prince_opens:
            return self.prince
        return self.left_of(self.prince)

    def deck_size(self) -> i64:
        return self.bottom - self.drawn

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

    def cities_face_up(self) -> vec[i64]:
        """The open cities place by place, NOBODY where there is none any more."""
        return self.open[:]

    def open_cities(self) -> i64:
        n: i64 = 0
        for slot in range(OPEN_CITIES):
            if self.open[slot] != NOBODY:
                n += 1
        return n

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
        cell = seat * COLOURS + colour
        self.hand[cell] -= cards
        known = self.known[cell] - cards
        if known < 0:
            known = 0
        self.known[cell] = known

    def clone(self) -> "Principe":
        twin = Principe(self.seats, self.rng.clone(), self.terms)
        twin.first = self.first
        twin.prince = self.prince
        twin.round = self.round
        twin.last = self.last
        twin.ended = self.ended
        twin.deck = self.deck
        twin.drawn = self.drawn
        twin.bottom = self.bottom
        twin.refill = self.refill[:]
        twin.refill_drawn = self.refill_drawn[:]
        twin.city_deck = self.city_deck
        twin.cities_drawn = self.cities_drawn
        twin.open = self.open[:]
        twin.builder = self.builder[:]
        twin.offered = self.offered[:]
        twin.removed = self.removed[:]
        twin.major = self.major[:]
        twin.minor = self.minor[:]
        twin.purse = self.purse[:]
        twin.score = self.score[:]
        twin.shields = self.shields[:]
        twin.hand = self.hand[:]
        twin.known = self.known[:]
        twin.up = self.up[:]
        twin.down = self.down[:]
        twin.map = self.map[:]
        return twin
