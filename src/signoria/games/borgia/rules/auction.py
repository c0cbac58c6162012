"""Buying: a card of the table goes under the hammer."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.borgia.components import KEPT
from signoria.games.borgia.events import SOLD, TAKEN_FREE, TURNED_UP
from signoria.games.borgia.frames import Paragraph
from signoria.games.borgia.knowledge import PILE, all_see_kept, all_see_move
from signoria.games.borgia.rules.arrival import Arrival
from signoria.games.borgia.table import Borgia
from signoria.kernel.action import NOBODY
from signoria.kernel.bits import bit
from signoria.kernel.frame import END, Frame
from signoria.kit.ascending import Ascending


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Sale(Paragraph):
    """Turn up a card; all bid, the active player first; unwanted it goes to the active player for nothing. [TP-22]"""

    def __init__(self, seat: i64, slot: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.slot: i64 = slot
        self.card: i64 = NOBODY  # under the hammer

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        if done is None:
            self.card = t.slots[self.slot]
            t.slots[self.slot] = NOBODY
            if self.card < KEPT:
                t.waiting |= bit(self.card)
            else:
                all_see_move(t, self.card, PILE, 0)
            t.tell(TURNED_UP, self.seat, self.slot + 1, self.card)
            return Ascending(t.everyone(), self.seat, t.seats)
        if isinstance(done, Ascending):
            winner = self.seat
            if done.leader == NOBODY:
                t.tell(TAKEN_FREE, winner, self.card)
            else:
                winner = done.leader
                t.purse[winner] -= done.price
                t.tell(SOLD, winner, self.card, done.price)
            if self.card < KEPT:
                return Arrival(winner, self.card)
            t.keep(winner, self.card)
            all_see_kept(t, winner, self.card)
        return END

    def clone(self) -> "Sale":
        twin = Sale(self.seat, self.slot)
        twin.card = self.card
        return twin
