"""The auction phase: players name stacks and bid for them until all have an item or want none."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.florence.components import (
    BUILDER,
    BUILDINGS,
    LANDSCAPES,
    MOST_BUILDERS,
    NAME,
    OPENING,
    PRESTIGE,
    STACKS,
    TAKE,
    UNIT,
)
from signoria.games.florence.events import DROPPED_OUT, ITEM_SOLD, NOTHING_TAKEN, STACK_NAMED
from signoria.games.florence.frames import Paragraph, Question
from signoria.games.florence.open import FlorenceOpen
from signoria.games.florence.rules.items import TakeItem
from signoria.games.florence.rules.placing import has_room
from signoria.games.florence.table import Florence
from signoria.kernel.action import NOBODY, Actions
from signoria.kernel.frame import END, Frame
from signoria.kit.ascending import PASS, Ascending
from signoria.kit.ring import first_of, next_of


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class AuctionPhase(Paragraph):
    """Who names stays the namer until they win or drop out; the last player left chooses freely. [PF-22] [PF-24]"""

    def __init__(self, namer: i64) -> None:
        super().__init__()
        self.namer: i64 = namer

    def next(self, t: Florence, done: Frame | None) -> Frame:
        if isinstance(done, WhichStack):
            if done.picked != PASS:
                return Sale(self.namer, done.picked - NAME)
            drop_out(t, self.namer)
        elif isinstance(done, WhichItem):
            if done.picked != PASS:
                sell_item(t, done.seat, done.picked - TAKE, OPENING)
                return TakeItem(done.seat, done.picked - TAKE)
            take_nothing(t, done.seat)
        ring = t.in_the_running()
        if ring == 0:
            take_markers_back(t)
            return END
        self.namer = first_of(ring, self.namer, t.seats)
        if ring & (ring - 1) == 0:
            return WhichItem(self.namer)
        return WhichStack(self.namer)

    def clone(self) -> "AuctionPhase":
        return AuctionPhase(self.namer)


def take_markers_back(t: FlorenceOpen) -> None:
    """All stacks and all players are free again. [PF-20]"""
    t.dropped = 0
    for stack in range(STACKS):
        t.marker[stack] = NOBODY


def is_open(t: FlorenceOpen, seat: i64, stack: i64) -> bool:
    """May a player name or bid for a stack? Not twice a round, not beyond three builders, not without room. [PF-25]"""
    if t.marker[stack] != NOBODY or t.is_empty(stack):
        return False
    if stack == BUILDER:
        return t.builders[seat] < MOST_BUILDERS
    return stack >= LANDSCAPES or has_room(t, seat, BUILDINGS + stack)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhichStack(Question):
    """Name a stack, which is a bid of 200, or drop out of the auction for this round. [PF-21] [PF-23]"""

    def legal(self, t: Florence, seat: i64, out: Actions) -> None:
        out.add(PASS)
        if t.covers(seat, OPENING):
            for stack in range(STACKS):
                if is_open(t, seat, stack):
                    out.add(NAME + stack)

    def clone(self) -> "WhichStack":
        return WhichStack(self.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhichItem(Question):
    """The last player left takes an item for 200, or nothing. [PF-24]"""

    def legal(self, t: Florence, seat: i64, out: Actions) -> None:
        out.add(PASS)
        if t.covers(seat, OPENING):
            for stack in range(STACKS):
                if is_open(t, seat, stack):
                    out.add(TAKE + stack)

    def clone(self) -> "WhichItem":
        return WhichItem(self.seat)


def drop_out(t: FlorenceOpen, seat: i64) -> None:
    """No naming and no bidding for the rest of the round. [PF-23]"""
    t.dropped |= 1 << seat
    t.tell(DROPPED_OUT, seat)


def take_nothing(t: FlorenceOpen, seat: i64) -> None:
    """The last player need not buy. [PF-24]"""
    t.dropped |= 1 << seat
    t.tell(NOTHING_TAKEN, seat)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Sale(Paragraph):
    """One item under the hammer, the namer leading at 200; raises are of 100. [PF-21]"""

    def __init__(self, namer: i64, stack: i64) -> None:
        super().__init__()
        self.namer: i64 = namer
        self.stack: i64 = stack

    def next(self, t: Florence, done: Frame | None) -> Frame:
        if done is None:
            t.tell(STACK_NAMED, self.namer, self.stack)
            ring = bidders(t, self.stack)
            first = next_of(ring, self.namer, t.seats)
            if first != self.namer:
                return Ascending(ring, first, t.seats, leader=self.namer, price=OPENING, jump=False)
            sell_item(t, self.namer, self.stack, OPENING)
            return TakeItem(self.namer, self.stack)
        if isinstance(done, Ascending):
            sell_item(t, done.leader, self.stack, done.price)
            return TakeItem(done.leader, self.stack)
        return END

    def clone(self) -> "Sale":
        return Sale(self.namer, self.stack)


def bidders(t: FlorenceOpen, stack: i64) -> i64:
    """Who may bid: all in the running to whom the stack is open, as bits. [PF-21] [PF-25]"""
    ring = t.in_the_running()
    for seat in range(t.seats):
        if (ring >> seat) & 1 and not is_open(t, seat, stack):
            ring &= ~(1 << seat)
    return ring


def sell_item(t: Florence, winner: i64, stack: i64, price: i64) -> None:
    """The winner pays the bank and marks the stack; both are out of the auction for this round. [PF-20] [PF-21]"""
    t.pay(winner, price)
    t.marker[stack] = winner
    if stack != PRESTIGE:
        t.stock[stack] -= 1
    t.tell(ITEM_SOLD, winner, stack, UNIT * price)
