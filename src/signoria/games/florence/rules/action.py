"""The action phase: from the starting player clockwise, each has a turn of up to two actions."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.florence.components import (
    ACTIONS,
    ADD,
    BONUS_DECK,
    BUILD,
    BUILDINGS,
    CARD_COST,
    COST_BY_BUILDERS,
    DRAW,
    FREEDOM,
    FREEDOM_COST,
    FREEDOMS,
    PLACE,
    PROFESSION_DECK,
    RECRUIT,
    UNIT,
    WORK,
)
from signoria.games.florence.events import BUILDING_BOUGHT, FREEDOM_INTRODUCED, TURN_ENDS
from signoria.games.florence.frames import Paragraph, Question
from signoria.games.florence.open import FlorenceOpen
from signoria.games.florence.rules.cards import LookAtCards, can_recruit, offer_recruits, recruit
from signoria.games.florence.rules.placing import WhichPlace, lay_piece
from signoria.games.florence.rules.work import Work, offer_works
from signoria.games.florence.table import Florence
from signoria.kernel.action import Actions
from signoria.kernel.frame import END, Frame
from signoria.kit.ascending import PASS


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class ActionPhase(Paragraph):
    """One turn each, clockwise from the starting player. [PF-40]"""

    def next(self, t: Florence, done: Frame | None) -> Frame:
        if isinstance(done, Turn):
            seat = t.left_of(done.seat)
            if seat == t.starter:
                return END
            return Turn(seat)
        return Turn(t.starter)

    def clone(self) -> "ActionPhase":
        return ActionPhase()


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Turn(Paragraph):
    """Up to two actions, each finished before the next; recruiting is none. [PF-40] [PF-34]"""

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat

    def next(self, t: Florence, done: Frame | None) -> Frame:
        if done is None:
            t.actions = ACTIONS
            t.drew = False
            t.freed = False
        elif isinstance(done, WhichAction):
            if done.picked == PASS:
                return self.end(t)
            follows = self.act(t, done.picked)
            if follows is not END:
                return follows
        elif isinstance(done, WhichPlace):
            lay_piece(t, self.seat, done.picked - PLACE)
        if t.actions > 0 or can_recruit(t, self.seat):
            return WhichAction(self.seat)
        return self.end(t)

    def act(self, t: Florence, code: i64) -> Frame:
        """What an action opens; END if it is done already. [PF-40]"""
        seat = self.seat
        if RECRUIT <= code < ADD:
            recruit(t, seat, code - RECRUIT)
            return END
        t.actions -= 1
        if code < BUILD:
            return Work(seat, code - WORK)
        if code < DRAW:
            buy_building(t, seat, code - BUILD)
            return WhichPlace(seat, code - BUILD)
        if code < FREEDOM:
            t.pay(seat, CARD_COST)
            if code == DRAW:
                t.drew = True
            return LookAtCards(seat, code - DRAW)
        introduce_freedom(t, seat, code - FREEDOM)
        return END

    def end(self, t: Florence) -> Frame:
        t.actions = 0
        t.tell(TURN_ENDS, self.seat)
        return END

    def clone(self) -> "Turn":
        return Turn(self.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhichAction(Question):
    """One of five actions, a recruiting card, or the end of the turn. [PF-40]"""

    def legal(self, t: Florence, seat: i64, out: Actions) -> None:
        out.add(PASS)
        if t.actions > 0:
            offer_works(t, seat, out)
            offer_buildings(t, seat, out)
            if t.covers(seat, CARD_COST):
                offer_cards(t, out)
            if not t.freed and t.covers(seat, FREEDOM_COST):
                offer_freedoms(t, seat, out)
        if t.recruits[seat] > 0:
            offer_recruits(t, seat, out)

    def clone(self) -> "WhichAction":
        return WhichAction(self.seat)


def offer_buildings(t: Florence, seat: i64, out: Actions) -> None:
    """Kinds not in the principality, left in the supply, that can be paid for and placed. [PF-44]"""
    if not t.covers(seat, COST_BY_BUILDERS[t.builders[seat]]):
        return
    kinds = t.room[seat] & ~t.buildings[seat]
    for kind in range(BUILDINGS):
        if (kinds >> kind) & 1 and t.buildings_left[kind] > 0:
            out.add(BUILD + kind)


def buy_building(t: Florence, seat: i64, kind: i64) -> None:
    """700 florins, 300 with a builder or two, nothing with three. [PF-32] [PF-44]"""
    cost = COST_BY_BUILDERS[t.builders[seat]]
    t.pay(seat, cost)
    t.buildings_left[kind] -= 1
    t.tell(BUILDING_BOUGHT, seat, kind, UNIT * cost)


def offer_cards(t: FlorenceOpen, out: Actions) -> None:
    """A profession card once a turn, a bonus card as often as one likes; neither from an empty deck. [PF-46]"""
    if t.deck_size[PROFESSION_DECK] > 0 and not t.drew:
        out.add(DRAW + PROFESSION_DECK)
    if t.deck_size[BONUS_DECK] > 0:
        out.add(DRAW + BONUS_DECK)


def offer_freedoms(t: FlorenceOpen, seat: i64, out: Actions) -> None:
    """One of each kind for a player, while there are any. [PF-47]"""
    for kind in range(FREEDOMS):
        if t.freedoms_left[kind] > 0 and not (t.freedoms[seat] >> kind) & 1:
            out.add(FREEDOM + kind)


def introduce_freedom(t: Florence, seat: i64, kind: i64) -> None:
    """Paid for, and there to stay. [PF-47]"""
    t.pay(seat, FREEDOM_COST)
    t.freed = True
    add_freedom(t, seat, kind)
    t.tell(FREEDOM_INTRODUCED, seat, kind, UNIT * FREEDOM_COST)


def add_freedom(t: FlorenceOpen, seat: i64, kind: i64) -> None:
    """From the supply into the principality. [PF-47]"""
    t.freedoms_left[kind] -= 1
    t.freedoms[seat] |= 1 << kind
