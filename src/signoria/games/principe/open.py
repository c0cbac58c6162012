"""What lies open to all: table, view and imagination share it, and each field is written here alone."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from signoria.games.principe.components import CITIES, COLOURS, OPEN_CITIES, REGIONS
from signoria.games.principe.editions import Terms
from signoria.kernel.action import NOBODY, copy_cells, filled
from signoria.kernel.arrays import vec
from signoria.kernel.rng import Rng
from signoria.kernel.table import Table


@mypyc_attr(acyclic=True)
class PrincipeOpen(Table):
    """The board, what lies before each player, and how far both decks are drawn, which all can count.

    Tables by seat are flat: the cards of a seat begin at `seat * COLOURS`, its shields on the map at `seat * REGIONS`.
    """

    def __init__(self, seats: i64, rng: Rng, terms: Terms) -> None:
        super().__init__(seats, rng)
        self.terms: Final = terms
        self.first: i64 = NOBODY  # who held the marker first
        self.prince: i64 = NOBODY  # who holds it now
        self.round: i64 = 0
        self.last: bool = False  # is this the last round?
        self.ended: bool = False
        self.drawn: i64 = 0  # building cards that left the top of their deck
        self.bottom: i64 = 0  # the cards drawn and those still in the deck
        self.cities_drawn: i64 = 0
        # After a refill [IP-61] all know what the deck was made of; empty until then.
        self.refill: vec[i64] = vec[i64]()  # of each colour: still in that deck, or drawn from it unseen
        # Empty places for everything that lies open. [IP-10]
        self.open: Final = filled(OPEN_CITIES, NOBODY)
        self.builder: Final = filled(CITIES, NOBODY)  # who built each city
        self.offered: Final = filled(COLOURS, 0)  # face up for auction
        self.removed: Final = filled(COLOURS, 0)  # lots nobody wanted
        self.major: Final = filled(COLOURS, NOBODY)
        self.minor: Final = filled(COLOURS, NOBODY)
        self.score: Final = filled(seats, 0)
        self.shields: Final = filled(seats, 0)  # not yet placed
        self.known: Final = filled(seats * COLOURS, 0)  # of the hands: cards all have seen going there
        self.up: Final = filled(seats * COLOURS, 0)  # face up before the seat
        self.down: Final = filled(seats * COLOURS, 0)
        self.map: Final = filled(seats * REGIONS, 0)  # shields in each region

    def copy_open(self, twin: "PrincipeOpen") -> None:
        """Lay all this out on another table of as many seats; what belongs together stands in one line."""
        twin.first, twin.prince, twin.round = self.first, self.prince, self.round
        twin.last, twin.ended = self.last, self.ended
        twin.drawn, twin.bottom, twin.cities_drawn = self.drawn, self.bottom, self.cities_drawn
        twin.refill = self.refill[:]
        copy_cells(self.open, twin.open)
        copy_cells(self.builder, twin.builder)
        copy_cells(self.offered, twin.offered)
        copy_cells(self.removed, twin.removed)
        copy_cells(self.major, twin.major)
        copy_cells(self.minor, twin.minor)
        copy_cells(self.score, twin.score)
        copy_cells(self.shields, twin.shields)
        copy_cells(self.known, twin.known)
        copy_cells(self.up, twin.up)
        copy_cells(self.down, twin.down)
        copy_cells(self.map, twin.map)

    def opener(self) -> i64:
        """Who bids first, as the marker lies now. [IP-31]"""
        if self.terms.edition.prince_opens:
            return self.prince
        return self.left_of(self.prince)

    def may_build(self) -> bool:
        """Are cities built in this round? [IP-33] [IP-38]"""
        return self.round >= self.terms.first_city_round

    def deck_size(self) -> i64:
        return self.bottom - self.drawn

    def city_deck_size(self) -> i64:
        return self.terms.cities - self.cities_drawn

    def open_cities(self) -> i64:
        n: i64 = 0
        for slot in range(OPEN_CITIES):
            if self.open[slot] != NOBODY:
                n += 1
        return n
