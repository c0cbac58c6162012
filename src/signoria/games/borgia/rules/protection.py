"""Rearranging what lies under one's properties."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.borgia.actions import spot_said
from signoria.games.borgia.components import (
    ARTIST_CARDS,
    IN_THE_OPEN,
    MOVE,
    OFFICE_CARDS,
    OFFICES,
    OPEN,
    OUTSIDE_CARDS,
    OUTSIDES,
    PLACE,
    kind_of,
)
from signoria.games.borgia.events import MOVED
from signoria.games.borgia.frames import Paragraph, Question
from signoria.games.borgia.rules.arrival import add_places
from signoria.games.borgia.table import Borgia
from signoria.kernel.action import NOBODY, Actions
from signoria.kernel.bits import bit
from signoria.kernel.frame import END, Frame


def add_moves(t: Borgia, seat: i64, moved: i64, out: Actions) -> None:
    """Own cards that may be moved and have not been in this window. [TP-33]"""
    own = t.owned[seat]
    out.add_each(MOVE, (own & (OFFICE_CARDS | ARTIST_CARDS)) >> OFFICES & ~moved)
    if t.free_spots(seat, OUTSIDES) != 0:
        out.add_each(MOVE, (own & t.loose & OUTSIDE_CARDS) >> OFFICES & ~moved)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Rearrangement(Paragraph):
    """One card goes to another own place; whatever lay there becomes unprotected. [TP-33]"""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.card: i64 = card

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        if done is None:
            return WhichNewPlace(self.seat, self.card)
        if isinstance(done, WhichNewPlace):
            move_card(t, self.seat, self.card, done.picked)
        return END

    def clone(self) -> "Rearrangement":
        return Rearrangement(self.seat, self.card)


def move_card(t: Borgia, seat: i64, card: i64, code: i64) -> None:
    """Offices and artists go where they like; an outside family, once under a property, stays. [TP-33]"""
    spot = spot_said(code, seat)
    if spot < OPEN:
        displaced = t.under(spot, kind_of(card))
        if displaced != NOBODY:
            t.lift(displaced)
            t.put(displaced, OPEN + seat)
    t.lift(card)
    t.put(card, spot)
    t.tell(MOVED, seat, card, code - PLACE)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhichNewPlace(Question):
    """Any own place but the one where the card lies; an outside family only goes where none is. [TP-33]"""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card

    def legal(self, t: Borgia, seat: i64, out: Actions) -> None:
        if self.card >= OUTSIDES:
            add_places(t.free_spots(seat, self.card), out)
            return
        spot = t.lies[self.card - OFFICES]
        add_places(t.estate[seat] & ~bit(spot), out)
        if spot < OPEN:
            out.add(IN_THE_OPEN)

    def clone(self) -> "WhichNewPlace":
        return WhichNewPlace(self.seat, self.card)
