"""Several seats choose in secret, in any order; nothing is shown until all have."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from signoria.kernel.action import NOBODY, copy_cells, filled
from signoria.kernel.event import SPECTATOR
from signoria.kernel.frame import Choice, Frame
from signoria.kernel.public import SealedChoice
from signoria.kernel.table import Table
from signoria.kit.ring import first_of, next_of, seats_in

SEALED: Final[i64] = 2  # the event: a seat has made up its mind. Codes 0 to 2 of every game are the kit's


@mypyc_attr(acyclic=True)
class Sealed(Choice):
    """Each seat of a ring gives up to `each` answers, one noun at a time; what it gave stays in the frame, unseen."""

    def __init__(self, ring: i64, first: i64, seats: i64, each: i64) -> None:
        super().__init__(first_of(ring, first, seats))
        self.owing: i64 = ring  # seats that have not finished, as bits
        self.each: Final[i64] = each
        self.given: Final = filled(seats * each, NOBODY)  # a row for each seat, filled from the left

    def count(self, seat: i64) -> i64:
        """How many answers this seat has given."""
        row = seat * self.each
        n: i64 = 0
        while n < self.each and self.given[row + n] != NOBODY:
            n += 1
        return n

    def finishes(self, seat: i64, code: i64) -> bool:
        """Whether this answer, already noted, is the seat's last. A game may end a row early."""
        return self.count(seat) == self.each

    def answer(self, t: Table, seat: i64, code: i64) -> None:
        self.given[seat * self.each + self.count(seat)] = code
        self.asked = seat
        if self.finishes(seat, code):
            t.tell(SEALED, seat)
            self.owing &= ~(1 << seat)
            self.asked = next_of(self.owing, seat, t.seats)

    def waiting(self) -> i64:
        return self.owing

    def seen_by(self, observer: i64) -> Frame:
        """Others' answers are blank, begun or finished; who has finished is no secret."""
        twin = self.clone()
        assert isinstance(twin, Sealed)
        seats: i64 = len(self.given) // self.each
        for cell in range(len(self.given)):
            if cell // self.each != observer:
                twin.given[cell] = NOBODY
        twin.asked = first_of(self.owing, 0, seats)
        return twin

    def choice(self, observer: i64, texts: list[str]) -> SealedChoice:
        """The choice in public words, with the observer's own answers; `texts` are those of the catalogue."""
        mine: list[str] = []
        if observer != SPECTATOR:
            for n in range(self.count(observer)):
                mine.append(texts[self.given[observer * self.each + n]])
        return {"owing": seats_in(self.owing), "mine": mine, "each": int(self.each)}

    def copy_answers(self, twin: "Sealed") -> "Sealed":
        """Make `twin`, a fresh frame of the same kind, equal to this one."""
        twin.asked = self.asked
        twin.owing = self.owing
        copy_cells(self.given, twin.given)
        return twin
