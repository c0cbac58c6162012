"""Cards that are played at once: fees, places, protection."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.borgia.actions import spot_said
from signoria.games.borgia.components import (
    ARTISTS,
    AT_HOME,
    DECLINE,
    HOME,
    IN_THE_OPEN,
    KEPT,
    KINDS,
    OFFICES,
    OUTSIDES,
    PAY,
    PLACE,
    PROPERTY_CARDS,
    TUCK,
    cards_of,
)
from signoria.games.borgia.events import FEE_PAID, FEE_UNPAID, GAINED, PLACED, SET_ASIDE
from signoria.games.borgia.frames import Paragraph, Question
from signoria.games.borgia.table import Borgia
from signoria.kernel.action import Actions
from signoria.kernel.bits import bit
from signoria.kernel.frame import END, Frame
from signoria.kit.ascending import PASS


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Arrival(Paragraph):
    """A card that must be played comes to a seat and is played, whatever way and whenever it came. [TP-24] [TP-31]"""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.card: i64 = card

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        if done is None:
            t.waiting |= bit(self.card)
            t.tell(GAINED, self.seat, self.card)
            if self.card < OFFICES:
                t.hand_over(self.card, self.seat)
                return Tucking(self.seat, self.card)
            if ARTISTS <= self.card < OUTSIDES:
                return WhetherToPay(self.seat, self.card)
            return WhichPlace(self.seat, self.card)
        if isinstance(done, WhetherToPay):
            if done.picked == DECLINE:
                refuse_fee(t, self.seat, self.card)
                return END
            pay_fee(t, self.seat, self.card)
            return WhichPlace(self.seat, self.card)
        if isinstance(done, WhichPlace):
            place(t, self.seat, self.card, done.picked)
        return END

    def clone(self) -> "Arrival":
        return Arrival(self.seat, self.card)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhetherToPay(Question):
    """An artist's fee: asked of rich and poor alike. [TP-34] [TP-56]"""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card

    def legal(self, t: Borgia, seat: i64, out: Actions) -> None:
        if t.purse[seat] >= t.printed.fee[self.card]:
            out.add(PAY)
        out.add(DECLINE)

    def clone(self) -> "WhetherToPay":
        return WhetherToPay(self.seat, self.card)


def pay_fee(t: Borgia, seat: i64, card: i64) -> None:
    """The fee goes to the bank. [TP-34]"""
    fee = t.printed.fee[card]
    t.purse[seat] -= fee
    t.tell(FEE_PAID, seat, card, fee)


def refuse_fee(t: Borgia, seat: i64, card: i64) -> None:
    """The fee is not paid: the artist is set aside. [TP-34]"""
    t.tell(FEE_UNPAID, seat, card)
    set_aside(t, card)


def set_aside(t: Borgia, card: i64) -> None:
    """It comes back next round. [TP-3] [TP-34]"""
    if card < KEPT:
        t.lift(card)
        t.waiting &= ~bit(card)
    t.shelf |= bit(card)
    t.tell(SET_ASIDE, card)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhichPlace(Question):
    """Under a property or the home where the place is free, or unprotected. [TP-30] [TP-31]"""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card

    def legal(self, t: Borgia, seat: i64, out: Actions) -> None:
        add_places(t.free_spots(seat, self.card), out)
        out.add(IN_THE_OPEN)

    def clone(self) -> "WhichPlace":
        return WhichPlace(self.seat, self.card)


def add_places(spots: i64, out: Actions) -> None:
    """Properties and the home of one seat, as bits, as answers."""
    out.add_each(PLACE, spots & PROPERTY_CARDS)
    if spots >> HOME != 0:
        out.add(AT_HOME)


def place(t: Borgia, seat: i64, card: i64, code: i64) -> None:
    """Lay a card where its new owner wants it. [TP-31]"""
    t.lift(card)
    t.put(card, spot_said(code, seat))
    t.tell(PLACED, seat, card, code - PLACE)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Tucking(Paragraph):
    """A property has come: one unprotected card of each kind may go under it at once. [TP-32]"""

    def __init__(self, seat: i64, property: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.property: i64 = property

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        kind: i64 = 0
        if isinstance(done, WhichToTuck):
            if done.picked != PASS:
                place(t, self.seat, OFFICES + done.picked - TUCK, PLACE + self.property)
            kind = done.kind + 1
        while kind < KINDS:
            if not (t.taken[kind] >> self.property) & 1 and has_open(t, self.seat, kind):
                return WhichToTuck(self.seat, self.property, kind)
            kind += 1
        return END

    def clone(self) -> "Tucking":
        return Tucking(self.seat, self.property)


def has_open(t: Borgia, seat: i64, kind: i64) -> bool:
    """Has the seat an unprotected card of this kind?"""
    return t.owned[seat] & t.loose & cards_of(kind) != 0


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhichToTuck(Question):
    """An unprotected office, artist or outside family for the new property, or none. [TP-32]"""

    def __init__(self, seat: i64, property: i64, kind: i64) -> None:
        super().__init__(seat)
        self.property: i64 = property
        self.kind: i64 = kind

    def legal(self, t: Borgia, seat: i64, out: Actions) -> None:
        out.add(PASS)
        out.add_each(TUCK, (t.owned[seat] & t.loose & cards_of(self.kind)) >> OFFICES)

    def clone(self) -> "WhichToTuck":
        return WhichToTuck(self.seat, self.property, self.kind)
