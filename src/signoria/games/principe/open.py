"""What lies open to all: table, view and imagination share it, and each field is written here alone."""

from mypy_extensions import i64, mypyc_attr

from signoria.games.principe.components import CITIES, COLOURS, OPEN_CITIES, REGIONS
from signoria.games.principe.editions import Terms
from signoria.kernel.action import NOBODY, filled
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
        self.terms: Terms = terms
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

    def lay_out_open(self) -> None:
        """Empty places for everything that lies open. [IP-10]"""
        seats = self.seats
        self.open: vec[i64] = filled(OPEN_CITIES, NOBODY)
        self.builder: vec[i64] = filled(CITIES, NOBODY)  # who built each city
        self.offered: vec[i64] = filled(COLOURS, 0)  # face up for auction
        self.removed: vec[i64] = filled(COLOURS, 0)  # lots nobody wanted
        self.major: vec[i64] = filled(COLOURS, NOBODY)
        self.minor: vec[i64] = filled(COLOURS, NOBODY)
        self.score: vec[i64] = filled(seats, 0)
        self.shields: vec[i64] = filled(seats, 0)  # not yet placed
        self.known: vec[i64] = filled(seats * COLOURS, 0)  # of the hands: cards all have seen going there
        self.up: vec[i64] = filled(seats * COLOURS, 0)  # face up before the seat
        self.down: vec[i64] = filled(seats * COLOURS, 0)
        self.map: vec[i64] = filled(seats * REGIONS, 0)  # shields in each region

    def copy_open(self, twin: "PrincipeOpen") -> None:
        """Lay all this out on another table of as many seats; what belongs together stands in one line."""
        twin.first, twin.prince, twin.round = self.first, self.prince, self.round
        twin.last, twin.ended = self.last, self.ended
        twin.drawn, twin.bottom, twin.cities_drawn = self.drawn, self.bottom, self.cities_drawn
        twin.refill, twin.offered, twin.removed = self.refill[:], self.offered[:], self.removed[:]
        twin.open, twin.builder = self.open[:], self.builder[:]
        twin.major, twin.minor = self.major[:], self.minor[:]
        twin.score, twin.shields, twin.map = self.score[:], self.shields[:], self.map[:]
        twin.known, twin.up, twin.down = self.known[:], self.up[:], self.down[:]

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
