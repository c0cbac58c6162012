"""Where every component lies."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.florence.actions import MOST, MOST_SOLD, SELL
from signoria.games.florence.components import (
    ALL_PIECES,
    BUILDINGS,
    CARDS,
    DECK_CARDS,
    DECK_FIRST,
    DECKS,
    EACH_BUILDING,
    FREEDOMS,
    LANDSCAPES,
    MOST_PIECES,
    PIECES,
    PRESTIGE,
    PRESTIGE_DECK,
    PROFESSION_DECK,
    STACK_SIZES,
    STACKS,
)
from signoria.games.florence.editions import Edition
from signoria.games.florence.events import FAME_GAINED, FAME_SOLD
from signoria.games.florence.grid import RESIDENCE, WHOLE, beside, fits
from signoria.kernel.action import NOBODY, Actions, filled
from signoria.kernel.arrays import vec
from signoria.kernel.bits import bits
from signoria.kernel.rng import Rng
from signoria.kernel.table import Table


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Florence(Table):
    """Stacks, decks and supplies, and what lies before each player.

    Tables by seat are flat: the landscapes of a seat begin at `seat * LANDSCAPES`, its pieces at `seat * MOST_PIECES`.
    The cards of deck d lie from `DECK_FIRST[d]` on, the top one first.
    """

    def __init__(self, seats: i64, rng: Rng, edition: Edition) -> None:
        super().__init__(seats, rng)
        self.edition: Edition = edition
        self.first: i64 = NOBODY  # who was the starting player first
        self.starter: i64 = NOBODY  # who is now
        self.round: i64 = 0
        self.ended: bool = False
        self.dropped: i64 = 0  # who is out of this round's auction without an item, as bits
        self.actions: i64 = 0  # left to whoever has the turn
        self.drew: bool = False  # has the turn's player taken a profession card?
        self.freed: bool = False  # has the turn's player introduced a freedom?
        self.spent: i64 = 0  # bonus cards out of the game, as bits
        self.first_aside = SELL + 1

    def lay_out(self) -> None:
        """Empty places for everything, full stacks and supplies. [PF-1] [PF-10]"""
        seats = self.seats
        self.stock: vec[i64] = STACK_SIZES[:]  # of each stack but the prestige cards, which are a deck
        self.marker: vec[i64] = filled(STACKS, NOBODY)  # who won from each stack this round
        self.buildings_left: vec[i64] = filled(BUILDINGS, EACH_BUILDING)
        self.freedoms_left: vec[i64] = filled(FREEDOMS, seats - self.edition.spare_freedoms)
        self.deck: vec[i64] = filled(CARDS, NOBODY)
        self.deck_size: vec[i64] = filled(DECKS, 0)
        self.sight: vec[i64] = filled((seats + 1) * CARDS, 0)  # who can tell where each card is: see memory.py
        self.purse: vec[i64] = filled(seats, self.edition.purse)
        self.fame: vec[i64] = filled(seats, 0)
        self.hand: vec[i64] = filled(seats, 0)  # every card held, prestige cards too, as bits
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

    def means(self, seat: i64) -> i64:
        if self.purse[seat] > MOST:
            return MOST
        return self.purse[seat]

    def offer_asides(self, seat: i64, out: Actions) -> None:
        """Fame for florins, at any decision of one's own; never below 0. [PF-15]"""
        most = self.fame[seat]
        if most > MOST_SOLD:
            most = MOST_SOLD
        if most > 0:
            out.add_range(SELL + 1, SELL + most)

    def aside(self, seat: i64, code: i64) -> None:
        """Move back on the track, 100 florins for each PP. [PF-15]"""
        self.fame[seat] -= code - SELL
        self.purse[seat] += code - SELL
        self.tell(FAME_SOLD, seat, code - SELL, 100 * (code - SELL))

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
        if building and self.builders[seat] < 2:
            squares &= ~beside(self.solid[seat])
        return squares

    def measure(self, seat: i64, pieces: i64) -> None:
        """See which of these pieces have a place: after one was placed, and when buildings may touch. [PF-45]"""
        found: i64 = 0
        squares = self.free(seat, True)
        for piece in range(PIECES):
            if piece == BUILDINGS:
                squares = self.free(seat, False)
            if (pieces >> piece) & 1 and fits(piece, squares):
                found |= 1 << piece
        self.room[seat] = found

    def held(self, seat: i64, deck: i64) -> i64:
        """How many cards of a deck are in a hand."""
        return bits(self.hand[seat] & DECK_CARDS[deck])

    def hand_cards(self, seat: i64) -> i64:
        """Profession and recruiting cards in hand. [PF-34]"""
        return self.held(seat, PROFESSION_DECK) + self.recruits[seat]

    def table_cards(self, seat: i64) -> i64:
        """Profession and recruiting cards on the table before a player. [PF-34]"""
        return bits(self.played[seat]) + self.recruited[seat]

    def top_cards(self, deck: i64, most: i64) -> i64:
        """How many cards one sees who may look at the top so many."""
        if self.deck_size[deck] < most:
            return self.deck_size[deck]
        return most

    def take_out(self, deck: i64, position: i64) -> None:
        """A card leaves its deck; those below move up."""
        first = DECK_FIRST[deck]
        last = first + self.deck_size[deck] - 1
        for i in range(first + position, last):
            self.deck[i] = self.deck[i + 1]
        self.deck[last] = NOBODY
        self.deck_size[deck] -= 1

    def in_the_running(self) -> i64:
        """Who has won nothing this round and not dropped out, as bits. [PF-21]"""
        ring = self.everyone() & ~self.dropped
        for stack in range(STACKS):
            if self.marker[stack] != NOBODY:
                ring &= ~(1 << self.marker[stack])
        return ring

    def clone(self) -> "Florence":
        twin = Florence(self.seats, self.rng.clone(), self.edition)
        twin.first = self.first
        twin.starter = self.starter
        twin.round = self.round
        twin.ended = self.ended
        twin.dropped = self.dropped
        twin.actions = self.actions
        twin.drew = self.drew
        twin.freed = self.freed
        twin.spent = self.spent
        twin.stock = self.stock[:]
        twin.marker = self.marker[:]
        twin.buildings_left = self.buildings_left[:]
        twin.freedoms_left = self.freedoms_left[:]
        twin.deck = self.deck[:]
        twin.deck_size = self.deck_size[:]
        twin.sight = self.sight[:]
        twin.purse = self.purse[:]
        twin.fame = self.fame[:]
        twin.hand = self.hand[:]
        twin.played = self.played[:]
        twin.recruits = self.recruits[:]
        twin.recruited = self.recruited[:]
        twin.jesters = self.jesters[:]
        twin.builders = self.builders[:]
        twin.freedoms = self.freedoms[:]
        twin.buildings = self.buildings[:]
        twin.landscapes = self.landscapes[:]
        twin.covered = self.covered[:]
        twin.solid = self.solid[:]
        twin.room = self.room[:]
        twin.pieces = self.pieces[:]
        twin.laid = self.laid[:]
        twin.best = self.best[:]
        return twin
