"""The seven items: what each does for its new owner."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.florence.components import (
    ALL_PIECES,
    BUILDER,
    BUILDER_FAME,
    BUILDINGS,
    JESTER,
    LANDSCAPES,
    PLACE,
    PRESTIGE,
    PRESTIGE_DECK,
    RECRUIT,
    TOUCHING,
)
from signoria.games.florence.events import FOR_BUILDER, RECRUITING_KEPT
from signoria.games.florence.frames import Paragraph
from signoria.games.florence.open import FlorenceOpen
from signoria.games.florence.rules.cards import LookAtCards, WhichRecruit, recruit
from signoria.games.florence.rules.placing import WhichPlace, lay_piece
from signoria.games.florence.table import Florence
from signoria.kernel.frame import END, Frame
from signoria.kit.ascending import PASS


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class TakeItem(Paragraph):
    """A landscape is placed at once, a prestige card chosen, a recruiting card used or kept. [PF-30] [PF-33] [PF-34]"""

    def __init__(self, seat: i64, stack: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.stack: i64 = stack

    def next(self, t: Florence, done: Frame | None) -> Frame:
        if done is None:
            return self.receive(t)
        if isinstance(done, WhichPlace):
            lay_piece(t, self.seat, done.picked - PLACE)
        elif isinstance(done, WhichRecruit):
            use_recruiting_card(t, self.seat, done.picked)
        return END

    def receive(self, t: Florence) -> Frame:
        if self.stack < LANDSCAPES:
            return WhichPlace(self.seat, BUILDINGS + self.stack)
        if self.stack == JESTER:
            take_jester(t, self.seat)
            return END
        if self.stack == BUILDER:
            take_builder(t, self.seat)
            return END
        if self.stack == PRESTIGE:
            return LookAtCards(self.seat, PRESTIGE_DECK)
        take_recruiting_card(t, self.seat)
        return WhichRecruit(self.seat)

    def clone(self) -> "TakeItem":
        return TakeItem(self.seat, self.stack)


def take_jester(t: FlorenceOpen, seat: i64) -> None:
    """It counts for every work. [PF-31]"""
    t.jesters[seat] += 1


def take_recruiting_card(t: FlorenceOpen, seat: i64) -> None:
    """It is in hand until it is used. [PF-34]"""
    t.recruits[seat] += 1


def take_builder(t: FlorenceOpen, seat: i64) -> None:
    """The second and the third earn 3 PP each. [PF-32]"""
    t.builders[seat] += 1
    if t.builders[seat] == TOUCHING:
        t.measure(seat, ALL_PIECES)
    if t.builders[seat] > 1:
        t.gain_fame(seat, BUILDER_FAME, FOR_BUILDER)


def use_recruiting_card(t: Florence, seat: i64, picked: i64) -> None:
    """At once, or later in one's own turn. [PF-34]"""
    if picked == PASS:
        t.tell(RECRUITING_KEPT, seat)
    else:
        recruit(t, seat, picked - RECRUIT)
