"""One seat picks one thing."""

from mypy_extensions import i64, mypyc_attr

from signoria.kernel.action import NOBODY
from signoria.kernel.frame import Choice
from signoria.kernel.table import Table


@mypyc_attr(acyclic=True)
class Pick(Choice):
    """One seat, one answer. What is legal is derived from the table, never stored."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat)
        self.seat: i64 = seat
        self.picked: i64 = NOBODY

    def answer(self, t: Table, seat: i64, code: i64) -> None:
        self.picked = code
        self.asked = NOBODY
