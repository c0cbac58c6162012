"""The narrow door: the one place where the kernel's Table becomes this game's Borgia."""

from mypy_extensions import i64, mypyc_attr

from signoria.games.borgia.table import Borgia
from signoria.kernel.action import Actions
from signoria.kernel.frame import Frame, Procedure
from signoria.kernel.rng import Rng
from signoria.kernel.table import Table
from signoria.kit.pick import Pick
from signoria.kit.sealed import Sealed


def borgia(t: Table) -> Borgia:
    assert isinstance(t, Borgia)
    return t


@mypyc_attr(acyclic=True)
class Paragraph(Procedure):
    def step(self, t: Table, done: Frame | None) -> Frame:
        return self.next(borgia(t), done)

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Question(Pick):
    def offer(self, t: Table, seat: i64, out: Actions) -> None:
        self.legal(borgia(t), seat, out)

    def legal(self, t: Borgia, seat: i64, out: Actions) -> None:
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Secret(Sealed):
    def offer(self, t: Table, seat: i64, out: Actions) -> None:
        self.legal(borgia(t), seat, out)

    def legal(self, t: Borgia, seat: i64, out: Actions) -> None:
        raise NotImplementedError

    def imagine(self, t: Table, observer: i64, rng: Rng) -> None:
        self.guess(borgia(t), observer, rng)

    def guess(self, t: Borgia, observer: i64, rng: Rng) -> None:
        raise NotImplementedError
