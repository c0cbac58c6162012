"""The narrow door: the one place where the kernel's Table becomes this game's Laguna."""

from mypy_extensions import mypyc_attr

from signoria.games.laguna.table import Laguna
from signoria.kernel.frame import Frame, Procedure
from signoria.kernel.table import Table


def laguna(t: Table) -> Laguna:
    assert isinstance(t, Laguna)
    return t


@mypyc_attr(acyclic=True)
class Paragraph(Procedure):
    def step(self, t: Table, done: Frame | None) -> Frame:
        return self.next(laguna(t), done)

    def next(self, t: Laguna, done: Frame | None) -> Frame:
        raise NotImplementedError
