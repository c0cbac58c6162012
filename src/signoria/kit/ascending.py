"""The open auction; one class serves all games."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from signoria.kernel.action import NOBODY, Actions
from signoria.kernel.frame import Choice
from signoria.kernel.public import Nouns, Sale
from signoria.kernel.table import Table
from signoria.kit.ring import next_of, seats_in

# The first codes of every catalogue, and of every game's events.
PASS: Final[i64] = 0
BID: Final[i64] = 0  # BID + amount; the game's catalogue says how far amounts go
BIDS: Final[i64] = 0  # the event: seat, amount
WITHDRAWS: Final[i64] = 1  # the event: seat


def bidding_texts(most: int, unit: int = 1) -> list[str]:
    """The texts of PASS and of every bid up to `most` steps of `unit`."""
    return ["pass"] + [f"bid {n * unit}" for n in range(1, most + 1)]


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Ascending(Choice):
    """Raise or leave for good; the last seat standing wins at its own bid.

    Decides who and how much. What that means is the caller's paragraph.
    """

    def __init__(
        self, ring: i64, first: i64, seats: i64, leader: i64 = NOBODY, price: i64 = 0, jump: bool = True
    ) -> None:
        super().__init__(first)
        self.ring: i64 = ring  # seats still in, as bits
        self.seats: i64 = seats
        self.leader: i64 = leader
        self.price: i64 = price
        self.jump: bool = jump  # may a bid exceed the last one by more than one step?

    def offer(self, t: Table, seat: i64, out: Actions) -> None:
        top: i64 = t.means(seat)
        if not self.jump and top > self.price + 1:
            top = self.price + 1
        out.add(PASS)
        out.add_ladder(BID + self.price + 1, BID + top)

    def answer(self, t: Table, seat: i64, code: i64) -> None:
        if code == PASS:
            self.ring &= ~(1 << seat)
            t.tell(WITHDRAWS, seat)
        else:
            self.leader = seat
            self.price = code - BID
            t.tell(BIDS, seat, self.price)
        asked = next_of(self.ring, seat, self.seats)
        if asked == self.leader:  # only the leader is left, or nobody: settled
            asked = NOBODY
        self.asked = asked

    def sale(self, what: Nouns, step: int = 1) -> Sale:
        """The auction in public words: what is sold the caller knows, and what a step is in the game's money."""
        leader = None if self.leader == NOBODY else int(self.leader)
        return {
            "what": what,
            "price": step * int(self.price),
            "leader": leader,
            "in": seats_in(self.ring),
            "step": step,
        }

    def clone(self) -> "Ascending":
        return Ascending(self.ring, self.asked, self.seats, self.leader, self.price, self.jump)
