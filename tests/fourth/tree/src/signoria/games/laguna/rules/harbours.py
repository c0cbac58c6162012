"""The secret of the game: everybody's harbour."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.laguna.components import HARBOUR, ISLANDS
from signoria.games.laguna.table import Laguna
from signoria.kernel.action import Actions
from signoria.kernel.rng import Rng
from signoria.kernel.table import Table
from signoria.kit.sealed import Sealed


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhichHarbour(Sealed):
    """Any island, all at the same time. [LG-11]"""

    def __init__(self, ring: i64, first: i64, seats: i64) -> None:
        super().__init__(ring, first, seats, 1)

    def offer(self, t: Table, seat: i64, out: Actions) -> None:
        out.add_range(HARBOUR, HARBOUR + ISLANDS - 1)

    def imagine(self, t: Table, observer: i64, rng: Rng) -> None:
        for seat in range(t.seats):
            if seat != observer and not (self.owing >> seat) & 1:
                self.given[seat] = HARBOUR + rng.below(ISLANDS)

    def clone(self) -> "WhichHarbour":
        twin = WhichHarbour(1, 0, len(self.given))
        self.copy_answers(twin)
        return twin


def found_harbours(t: Laguna, given: WhichHarbour) -> None:
    """Each remembers a harbour; nobody shows it before the end. [LG-11]"""
    for seat in range(t.seats):
        t.harbour[seat] = given.given[seat] - HARBOUR
