"""A turn: buy or spy, play cards, seize; and between these, rearrange one's protection."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.borgia.components import DONE, KEPT, MOVE, OFFICES, SEIZE, SLOTS, SPY, SPY_ON, TAKE, TRADE, TURN
from signoria.games.borgia.events import TAKEN_UNSEEN, TURN_BEGINS, TURN_LOST
from signoria.games.borgia.frames import Paragraph, Question
from signoria.games.borgia.rules.arrival import Arrival
from signoria.games.borgia.rules.auction import Sale
from signoria.games.borgia.rules.piles import discard, take_unseen
from signoria.games.borgia.rules.play import PlayCard, add_cards_to_play
from signoria.games.borgia.rules.protection import Rearrangement, add_moves
from signoria.games.borgia.rules.seizure import Seizure, add_targets
from signoria.games.borgia.rules.trade import Trade, add_trades
from signoria.games.borgia.table import Borgia
from signoria.kernel.action import NOBODY, Actions
from signoria.kernel.bits import bit
from signoria.kernel.frame import END, Frame
from signoria.kit.ascending import PASS


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Turns(Paragraph):
    """The Pope first, then clockwise, until a turn ends with no face-down card on the table. [TP-20]"""

    def __init__(self, turn: i64) -> None:
        super().__init__()
        self.turn: i64 = turn

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        if table_empty(t):
            return END
        if done is not None:
            self.turn = t.left_of(self.turn)
        while (t.barred >> self.turn) & 1:
            t.barred &= ~(1 << self.turn)
            t.tell(TURN_LOST, self.turn)
            self.turn = t.left_of(self.turn)
        return Turn(self.turn)

    def clone(self) -> "Turns":
        return Turns(self.turn)


def table_empty(t: Borgia) -> bool:
    """Is no card left face down? [TP-20]"""
    for slot in range(SLOTS):
        if t.slots[slot] != NOBODY:
            return False
    return True


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Turn(Paragraph):
    """Buy or spy, then cards, then one seizure at most; what lies before one may be rearranged after it too. [TP-21]"""

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        if done is None:
            t.offers = 0
            t.tell(TURN_BEGINS, self.seat)
            return BuyPhase(self.seat, 0)
        if isinstance(done, BuyPhase):
            return PlayPhase(self.seat, 0, False)
        if isinstance(done, PlayPhase) and done.fought:
            return ArrangePhase(self.seat, 0)
        return END

    def clone(self) -> "Turn":
        return Turn(self.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class BuyPhase(Paragraph):
    """The one thing a turn must bring: a card of the table is bought, or taken by a Spy. [TP-21] [TP-22] [TP-23]"""

    def __init__(self, seat: i64, moved: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.moved: i64 = moved  # cards rearranged in this window

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        if isinstance(done, (Sale, Arrival)):
            return END
        if isinstance(done, BuyOrSpy):
            code = done.picked
            if code >= TRADE:
                return Trade(self.seat, code - TRADE)
            if code >= MOVE:
                self.moved |= bit(code - MOVE)
                return Rearrangement(self.seat, OFFICES + code - MOVE)
            if code < TAKE:
                return Sale(self.seat, code - TURN)
            return self.taken(t, code - TAKE)
        return BuyOrSpy(self.seat, self.moved)

    def taken(self, t: Borgia, slot: i64) -> Frame:
        """A Spy takes a face-down card, unseen and free. [TP-23]"""
        card = t.slots[slot]
        t.slots[slot] = NOBODY
        discard(t, self.seat, SPY)
        t.tell(TAKEN_UNSEEN, self.seat, slot + 1, card)
        if card < KEPT:
            return Arrival(self.seat, card)
        take_unseen(t, self.seat, card)
        return END

    def clone(self) -> "BuyPhase":
        return BuyPhase(self.seat, self.moved)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class BuyOrSpy(Question):
    """Which face-down card to put up for auction, or to take with a Spy. [TP-22] [TP-23]"""

    def __init__(self, seat: i64, moved: i64) -> None:
        super().__init__(seat)
        self.moved: i64 = moved

    def legal(self, t: Borgia, seat: i64, out: Actions) -> None:
        may_spy = t.holds(seat, SPY) > 0 and not t.silenced(seat)
        for slot in range(SLOTS):
            if t.slots[slot] != NOBODY:
                out.add(TURN + slot)
                if may_spy:
                    out.add(TAKE + slot)
        add_moves(t, seat, self.moved, out)
        add_trades(t, seat, out)

    def clone(self) -> "BuyOrSpy":
        return BuyOrSpy(self.seat, self.moved)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class PlayPhase(Paragraph):
    """Any number of cards from the hand, then perhaps a seizure. [TP-21] [TP-50]"""

    def __init__(self, seat: i64, moved: i64, fought: bool) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.moved: i64 = moved  # cards rearranged in this window
        self.fought: bool = fought

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        if isinstance(done, Seizure):
            return END
        if not isinstance(done, PlayOrSeize):
            return PlayOrSeize(self.seat, self.moved)
        code = done.picked
        if code == PASS:
            return END
        if code >= TRADE:
            return Trade(self.seat, code - TRADE)
        if code >= SEIZE:
            self.fought = True
            return Seizure(self.seat, code)
        if MOVE <= code < SPY_ON:
            self.moved |= bit(code - MOVE)
            return Rearrangement(self.seat, OFFICES + code - MOVE)
        return PlayCard(self.seat, code)

    def clone(self) -> "PlayPhase":
        return PlayPhase(self.seat, self.moved, self.fought)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class PlayOrSeize(Question):
    """Play a card, try to seize something, or end the turn. [TP-21]"""

    def __init__(self, seat: i64, moved: i64) -> None:
        super().__init__(seat)
        self.moved: i64 = moved

    def legal(self, t: Borgia, seat: i64, out: Actions) -> None:
        out.add(PASS)
        add_cards_to_play(t, seat, out)
        add_targets(t, seat, out)
        add_moves(t, seat, self.moved, out)
        add_trades(t, seat, out)

    def clone(self) -> "PlayOrSeize":
        return PlayOrSeize(self.seat, self.moved)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class ArrangePhase(Paragraph):
    """After a seizure what one owns may be rearranged once more. [TP-21]"""

    def __init__(self, seat: i64, moved: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.moved: i64 = moved  # cards rearranged in this window

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        if isinstance(done, WhetherToArrange):
            code = done.picked
            if code == DONE:
                return END
            if code >= TRADE:
                return Trade(self.seat, code - TRADE)
            self.moved |= bit(code - MOVE)
            return Rearrangement(self.seat, OFFICES + code - MOVE)
        return WhetherToArrange(self.seat, self.moved)

    def clone(self) -> "ArrangePhase":
        return ArrangePhase(self.seat, self.moved)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhetherToArrange(Question):
    """Move a card, or end the turn. [TP-21] [TP-33]"""

    def __init__(self, seat: i64, moved: i64) -> None:
        super().__init__(seat)
        self.moved: i64 = moved

    def legal(self, t: Borgia, seat: i64, out: Actions) -> None:
        out.add(DONE)
        add_moves(t, seat, self.moved, out)
        add_trades(t, seat, out)

    def clone(self) -> "WhetherToArrange":
        return WhetherToArrange(self.seat, self.moved)
