"""Death by poison or plague, death by bravo, and the Doctor."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.borgia.components import (
    ANSWER,
    ARTISTS,
    ASIDE,
    DOCTOR,
    GIVE,
    MARRIAGE,
    OUTSIDES,
    POISON,
    SAVONAROLA,
)
from signoria.games.borgia.events import (
    DIES,
    DOCTOR_ANSWERS,
    MARRIAGE_ENDS,
    OFFICE_GIVEN,
    POISONS,
    SAVONAROLA_GONE,
)
from signoria.games.borgia.frames import Paragraph, Question
from signoria.games.borgia.open import BorgiaOpen
from signoria.games.borgia.rules.arrival import WhichPlace, place, set_aside
from signoria.games.borgia.rules.piles import bury, discard
from signoria.games.borgia.table import Borgia
from signoria.kernel.action import NOBODY, Actions
from signoria.kernel.bits import bit
from signoria.kernel.frame import END, Frame
from signoria.kit.ascending import PASS


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Poisoning(Paragraph):
    """Poison or plague against a card; every other seat is asked for a Doctor, holder or not. [TP-41] [TP-43]"""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.card: i64 = card

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        asked = self.seat
        if done is None:
            discard(t, self.seat, POISON)
            t.tell(POISONS, self.seat, self.card)
        elif isinstance(done, WhetherToCure):
            if done.picked == ANSWER:
                cure(t, done.seat)
                return END
            asked = done.seat
        else:
            return END
        asked = t.left_of(asked)
        if asked == self.seat:
            return Death(self.seat, self.card)
        return WhetherToCure(asked)

    def clone(self) -> "Poisoning":
        return Poisoning(self.seat, self.card)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhetherToCure(Question):
    """Answer the poison with the Doctor, or not. [TP-43]"""

    def legal(self, t: Borgia, seat: i64, out: Actions) -> None:
        out.add(PASS)
        if t.holds(seat, DOCTOR) > 0 and t.purse[seat] >= t.printed.fee[DOCTOR] and not t.silenced(seat):
            out.add(ANSWER)

    def clone(self) -> "WhetherToCure":
        return WhetherToCure(self.seat)


def cure(t: Borgia, seat: i64) -> None:
    """The Doctor is paid; both cards are discarded and nothing else happens. [TP-43]"""
    fee = t.printed.fee[DOCTOR]
    t.purse[seat] -= fee
    discard(t, seat, DOCTOR)
    t.tell(DOCTOR_ANSWERS, seat, fee)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Death(Paragraph):
    """What dies is gone for good, but an office comes back, or the Pope gives it away. [TP-41] [TP-42]"""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.card: i64 = card

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        card = self.card
        if done is None:
            if ends_marriage(t, card):
                end_marriage(t)
            if card == MARRIAGE:
                end_marriage(t)
            elif card == SAVONAROLA:
                end_preaching(t)
            elif ARTISTS <= card < OUTSIDES:
                kill_artist(t, card)
            elif self.seat == t.pope:
                return WhichFate(self.seat, card)
            else:
                set_aside(t, card)
        elif isinstance(done, WhichFate):
            if done.picked == ASIDE:
                set_aside(t, card)
            else:
                return receive_office(t, done.picked - GIVE, card)
        elif isinstance(done, WhichPlace):
            place(t, done.seat, card, done.picked)
        return END

    def clone(self) -> "Death":
        return Death(self.seat, self.card)


def ends_marriage(t: BorgiaOpen, card: i64) -> bool:
    """Does what a death card strikes belong to one of the married? It goes against them. [TP-44] [TP-47]"""
    if card >= OUTSIDES:
        return False
    owner = t.owner_of(card)
    return owner != NOBODY and (t.married >> owner) & 1 == 1


def end_marriage(t: Borgia) -> None:
    """The card is discarded, and the ban is lifted at once. [TP-44] [TP-63]"""
    t.married = 0
    bury(t, MARRIAGE)
    t.tell(MARRIAGE_ENDS)


def end_preaching(t: Borgia) -> None:
    """Savonarola is discarded. [TP-45]"""
    t.preaching = False
    bury(t, SAVONAROLA)
    t.tell(SAVONAROLA_GONE)


def kill_artist(t: Borgia, card: i64) -> None:
    """A dead artist never comes back. [TP-41]"""
    t.lift(card)
    t.dead |= bit(card)
    t.tell(DIES, card)


def receive_office(t: Borgia, seat: i64, card: i64) -> Frame:
    """An office leaves its place; who receives it may put it under a free one. [TP-41] [TP-90]"""
    t.lift(card)
    t.waiting |= bit(card)
    t.tell(OFFICE_GIVEN, seat, card)
    return WhichPlace(seat, card)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhichFate(Question):
    """The Pope has struck at an office: set aside, or given to anyone but the Pope. [TP-41]"""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card

    def legal(self, t: Borgia, seat: i64, out: Actions) -> None:
        out.add(ASIDE)
        add_givees(t, seat, out)

    def clone(self) -> "WhichFate":
        return WhichFate(self.seat, self.card)


def add_givees(t: Borgia, pope: i64, out: Actions) -> None:
    """Everyone but the Pope. [TP-41] [TP-90]"""
    for other in range(t.seats):
        if other != pope:
            out.add(GIVE + other)
