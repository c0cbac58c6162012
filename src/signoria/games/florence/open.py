"""What lies open to all: one class that the table, every view and what is imagined share."""

from mypy_extensions import i64, mypyc_attr

from signoria.games.florence.components import (
    ALL_BUILDINGS,
    ALL_PIECES,
    BUILDINGS,
    DECKS,
    EACH_BUILDING,
    FREEDOMS,
    LANDSCAPES,
    MOST_PIECES,
    PRESTIGE,
    PRESTIGE_DECK,
    STACK_SIZES,
    STACKS,
    TOUCHING,
)
from signoria.games.florence.editions import Edition
from signoria.games.florence.events import FAME_GAINED
from signoria.games.florence.grid import RESIDENCE, WHOLE, beside
from signoria.games.florence.printed import Printed
from signoria.kernel.action import NOBODY, filled
from signoria.kernel.arrays import vec
from signoria.kernel.bits import bits
from signoria.kernel.rng import Rng
from signoria.kernel.table import Table


@mypyc_attr(acyclic=True)
class FlorenceOpen(Table):
    """Stacks, supplies and the sizes of decks, and what lies before each player.

    Tables by seat are flat: the landscapes of a seat begin at `seat * LANDSCAPES`, its pieces at `seat * MOST_PIECES`.
    """

    def __init__(self, seats: i64, rng: Rng, edition: Edition, printed: Printed) -> None:
        super().__init__(seats, rng)
        self.edition: Edition = edition
        self.printed: Printed = printed
        self.first: i64 = NOBODY  # who was the starting player first
        self.starter: i64 = NOBODY  # who is now
        self.round: i64 = 0
        self.ended: bool = False
        self.dropped: i64 = 0  # who is out of this round's auction without an item, as bits
        self.actions: i64 = 0  # left to whoever has the turn
        self.drew: bool = False  # has the turn's player taken a profession card?
        self.freed: bool = False  # has the turn's player introduced a freedom?
        self.spent: i64 = 0  # bonus cards out of the game, as bits
        self.first_aside = printed.first_aside

    def lay_out(self) -> None:
        """Empty places for everything, full stacks and supplies. [PF-1] [PF-10]"""
        seats = self.seats
        self.stock: vec[i64] = STACK_SIZES[:]  # of each stack but the prestige cards, which are a deck
        self.marker: vec[i64] = filled(STACKS, NOBODY)  # who won from each stack this round
        self.buildings_left: vec[i64] = filled(BUILDINGS, EACH_BUILDING)
        self.freedoms_left: vec[i64] = filled(FREEDOMS, seats - self.edition.spare_freedoms)
        self.deck_size: vec[i64] = filled(DECKS, 0)
        self.fame: vec[i64] = filled(seats, 0)
        self.played: vec[i64] = filled(seats, 0)  # professions face up before the seat, as bits
        self.recruits: vec[i64] = filled(seats, 0)  # recruiting cards in hand
        self.recruited: vec[i64] = filled(seats, 0)  # recruiting cards that lie in a profession's place before the seat
        self.jesters: vec[i64] = filled(seats, 0)
        self.builders: vec[i64] = filled(seats, 0)
        self.freedoms: vec[i64] = filled(seats, 0)  # as bits
        self.buildings: vec[i64] = filled(seats, 0)  # kinds, as bits
        self.landscapes: vec[i64] = filled(seats * LANDSCAPES, 0)
        self.covered: vec[i64] = filled(seats, RESIDENCE)  # squares under anything
        self.solid: vec[i64] = filled(seats, RESIDENCE)  # squares under buildings or the residence
        self.room: vec[i64] = filled(seats, ALL_PIECES)  # pieces for which there is a place, as bits
        self.pieces: vec[i64] = filled(seats, 0)  # how many have been placed
        self.laid: vec[i64] = filled(seats * MOST_PIECES, NOBODY)  # where: places in the order of building
        self.best: vec[i64] = filled(seats, 0)  # the highest value of a work done this round

    def copy_open(self, twin: "FlorenceOpen") -> None:
        """Lay all of this out on another table; what belongs together stands in one line."""
        twin.first, twin.starter, twin.round, twin.ended = self.first, self.starter, self.round, self.ended
        twin.dropped, twin.actions, twin.drew, twin.freed = self.dropped, self.actions, self.drew, self.freed
        twin.stock, twin.marker, twin.best = self.stock[:], self.marker[:], self.best[:]
        twin.buildings_left, twin.freedoms_left = self.buildings_left[:], self.freedoms_left[:]
        twin.deck_size, twin.spent, twin.played = self.deck_size[:], self.spent, self.played[:]
        twin.recruits, twin.recruited, twin.fame = self.recruits[:], self.recruited[:], self.fame[:]
        twin.jesters, twin.builders, twin.freedoms = self.jesters[:], self.builders[:], self.freedoms[:]
        twin.buildings, twin.landscapes = self.buildings[:], self.landscapes[:]
        twin.covered, twin.solid, twin.room = self.covered[:], self.solid[:], self.room[:]
        twin.pieces, twin.laid = self.pieces[:], self.laid[:]

    def gain_fame(self, seat: i64, fame: i64, cause: i64) -> None:
        self.fame[seat] += fame
        self.tell(FAME_GAINED, seat, fame, cause)

    def is_empty(self, stack: i64) -> bool:
        """Is there nothing left of a stack? Prestige cards are a deck. [PF-20]"""
        if stack == PRESTIGE:
            return self.deck_size[PRESTIGE_DECK] == 0
        return self.stock[stack] == 0

    def free(self, seat: i64, building: bool) -> i64:
        """The squares a piece may cover: empty, and for a building not beside another without two builders. [PF-45]"""
        squares = WHOLE & ~self.covered[seat]
        if building and self.builders[seat] < TOUCHING:
            squares &= ~beside(self.solid[seat])
        return squares

    def measure(self, seat: i64, pieces: i64) -> None:
        """See which of these pieces have a place: after one was placed, and when buildings may touch. [PF-45]"""
        atlas = self.printed.atlas
        fitting = atlas.fitting(pieces & ALL_BUILDINGS, self.free(seat, True))
        self.room[seat] = fitting | atlas.fitting(pieces & ~ALL_BUILDINGS, self.free(seat, False))

    def table_cards(self, seat: i64) -> i64:
        """Profession and recruiting cards on the table before a player. [PF-34]"""
        return bits(self.played[seat]) + self.recruited[seat]

    def top_cards(self, deck: i64, most: i64) -> i64:
        """How many cards one sees who may look at the top so many."""
        if self.deck_size[deck] < most:
            return self.deck_size[deck]
        return most

    def in_the_running(self) -> i64:
        """Who has won nothing this round and not dropped out, as bits. [PF-21]"""
        ring = self.everyone() & ~self.dropped
        for stack in range(STACKS):
            if self.marker[stack] != NOBODY:
                ring &= ~(1 << self.marker[stack])
        return ring
