"""The narrow door: the one place where the kernel's Table becomes this game's Principe."""

from mypy_extensions import i64, mypyc_attr

from signoria.games.principe.table import Principe
from signoria.kernel.action import Actions
from signoria.kernel.frame import Frame, Procedure
from signoria.kernel.rng import Rng
from signoria.kernel.table import Table
from signoria.kit.pick import Pick
from signoria.kit.sealed import Sealed


def principe(t: Table) -> Principe:
    assert isinstance(t, Principe)
    return t


@mypyc_attr(acyclic=True)
class Paragraph(Procedure):
    def step(self, t: Table, done: Frame | None) -> Frame:
        return self.next(principe(t), done)

    def next(self, t: Principe, done: Frame | None) -> Frame:
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Question(Pick):
    def offer(self, t: Table, seat: i64, out: Actions) -> None:
        self.legal(principe(t), seat, out)

    def legal(self, t: Principe, seat: i64, out: Actions) -> None:
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Secret(Sealed):
    def offer(self, t: Table, seat: i64, out: Actions) -> None:
        self.legal(principe(t), seat, out)

    def legal(self, t: Principe, seat: i64, out: Actions) -> None:
        raise NotImplementedError

    def imagine(self, t: Table, observer: i64, rng: Rng) -> None:
        self.guess(principe(t), observer, rng)

    def guess(self, t: Principe, observer: i64, rng: Rng) -> None:
        raise NotImplementedError
