"""What a successful seizure takes, and what its artists cost."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.borgia.components import ARTISTS, HOME, OPEN, OUTSIDES, PAY
from signoria.games.borgia.events import ARTIST_STAYS, SEIZED
from signoria.games.borgia.frames import Paragraph
from signoria.games.borgia.rules.arrival import Tucking, WhetherToPay, WhichPlace, pay_fee, place, refuse_fee
from signoria.games.borgia.table import Borgia
from signoria.kernel.action import NOBODY
from signoria.kernel.bits import bit
from signoria.kernel.frame import END, Frame


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class SingleSpoils(Paragraph):
    """A card that lay unprotected goes to the taker and may at once be put under a free place. [TP-55]"""

    def __init__(self, thief: i64, victim: i64, card: i64) -> None:
        super().__init__()
        self.thief: i64 = thief
        self.victim: i64 = victim
        self.card: i64 = card

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        if done is None:
            if ARTISTS <= self.card < OUTSIDES:
                return WhetherToPay(self.thief, self.card)
            return carry_off(t, self.thief, self.card)
        if isinstance(done, WhetherToPay):
            if settle_fee(t, done, self.victim, OPEN + self.victim):
                return carry_off(t, self.thief, self.card)
        elif isinstance(done, WhichPlace):
            place(t, self.thief, self.card, done.picked)
        return END

    def clone(self) -> "SingleSpoils":
        return SingleSpoils(self.thief, self.victim, self.card)


def carry_off(t: Borgia, thief: i64, card: i64) -> Frame:
    """The card leaves its owner. [TP-55]"""
    t.lift(card)
    t.waiting |= bit(card)
    t.tell(SEIZED, thief, card)
    return WhichPlace(thief, card)


def settle_fee(t: Borgia, answer: WhetherToPay, victim: i64, spot: i64) -> bool:
    """Paid: the artist is taken. Unwilling: set aside. Unable: it stays with the defender, at `spot`. [TP-56]"""
    if answer.picked == PAY:
        pay_fee(t, answer.seat, answer.card)
        return True
    if t.purse[answer.seat] >= t.printed.fee[answer.card]:
        refuse_fee(t, answer.seat, answer.card)
    else:
        t.lift(answer.card)
        t.put(answer.card, spot)
        t.tell(ARTIST_STAYS, victim, answer.card)
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class HomeSpoils(Paragraph):
    """From under a home: its office, then its artist; its outside family stays. [TP-55]"""

    def __init__(self, thief: i64, victim: i64) -> None:
        super().__init__()
        self.thief: i64 = thief
        self.victim: i64 = victim

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        home = HOME + self.victim
        if done is None:
            office = t.under(home, 0)
            if office != NOBODY:
                return carry_off(t, self.thief, office)
        elif isinstance(done, WhetherToPay):
            if settle_fee(t, done, self.victim, home):
                return carry_off(t, self.thief, done.card)
            return END
        elif isinstance(done, WhichPlace):
            place(t, self.thief, done.card, done.picked)
            if done.card >= ARTISTS:
                return END
        artist = t.under(home, 1)
        if artist == NOBODY:
            return END
        return WhetherToPay(self.thief, artist)

    def clone(self) -> "HomeSpoils":
        return HomeSpoils(self.thief, self.victim)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class PropertySpoils(Paragraph):
    """A property with all that lies under it, still protected there. [TP-55] [TP-32]"""

    def __init__(self, thief: i64, victim: i64, property: i64) -> None:
        super().__init__()
        self.thief: i64 = thief
        self.victim: i64 = victim
        self.property: i64 = property

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        if done is None:
            t.hand_over(self.property, self.thief)
            t.tell(SEIZED, self.thief, self.property)
            artist = t.under(self.property, 1)
            if artist != NOBODY:
                return WhetherToPay(self.thief, artist)
        elif isinstance(done, WhetherToPay):
            settle_fee(t, done, self.victim, OPEN + self.victim)
        else:
            return END
        return Tucking(self.thief, self.property)

    def clone(self) -> "PropertySpoils":
        return PropertySpoils(self.thief, self.victim, self.property)
