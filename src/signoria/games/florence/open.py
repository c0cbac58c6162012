"""What lies open to all: one class that the table, every view and what is imagined share."""

from typing import Final

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
from signoria.kernel.action import NOBODY, copy_cells, filled
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
        self.edition: Final = edition
        self.printed: Final = printed
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
        # Empty places for everything, full stacks and supplies. [PF-1] [PF-10]
        self.stock: Final = STACK_SIZES[:]  # of each stack but the prestige cards, which are a deck
        self.marker: Final = filled(STACKS, NOBODY)  # who won from each stack this round
        self.buildings_left: Final = filled(BUILDINGS, EACH_BUILDING)
        self.freedoms_left: Final = filled(FREEDOMS, seats - edition.spare_freedoms)
        self.deck_size: Final = filled(DECKS, 0)
        self.fame: Final = filled(seats, 0)
        self.played: Final = filled(seats, 0)  # professions face up before the seat, as bits
        self.recruits: Final = filled(seats, 0)  # recruiting cards in hand
        self.recruited: Final = filled(seats, 0)  # recruiting cards that lie in a profession's place before the seat
        self.jesters: Final = filled(seats, 0)
        self.builders: Final = filled(seats, 0)
        self.freedoms: Final = filled(seats, 0)  # as bits
        self.buildings: Final = filled(seats, 0)  # kinds, as bits
        self.landscapes: Final = filled(seats * LANDSCAPES, 0)
        self.covered: Final = filled(seats, RESIDENCE)  # squares under anything
        self.solid: Final = filled(seats, RESIDENCE)  # squares under buildings or the residence
        self.room: Final = filled(seats, ALL_PIECES)  # pieces for which there is a place, as bits
        self.pieces: Final = filled(seats, 0)  # how many have been placed
        self.laid: Final = filled(seats * MOST_PIECES, NOBODY)  # where: places in the order of building
        self.best: Final = filled(seats, 0)  # the highest value of a work done this round

    def copy_open(self, twin: "FlorenceOpen") -> None:
        """Lay all of this out on another table; what belongs together stands in one line."""
        twin.first, twin.starter, twin.round, twin.ended = self.first, self.starter, self.round, self.ended
        twin.dropped, twin.actions, twin.drew, twin.freed = self.dropped, self.actions, self.drew, self.freed
        twin.spent = self.spent
        copy_cells(self.stock, twin.stock)
        copy_cells(self.marker, twin.marker)
        copy_cells(self.buildings_left, twin.buildings_left)
        copy_cells(self.freedoms_left, twin.freedoms_left)
        copy_cells(self.deck_size, twin.deck_size)
        copy_cells(self.fame, twin.fame)
        copy_cells(self.played, twin.played)
        copy_cells(self.recruits, twin.recruits)
        copy_cells(self.recruited, twin.recruited)
        copy_cells(self.jesters, twin.jesters)
        copy_cells(self.builders, twin.builders)
        copy_cells(self.freedoms, twin.freedoms)
        copy_cells(self.buildings, twin.buildings)
        copy_cells(self.landscapes, twin.landscapes)
        copy_cells(self.covered, twin.covered)
        copy_cells(self.solid, twin.solid)
        copy_cells(self.room, twin.room)
        copy_cells(self.pieces, twin.pieces)
        copy_cells(self.laid, twin.laid)
        copy_cells(self.best, twin.best)

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
