"""The course of the game: harbours, then a sale a round."""

from typing import final

from mypy_extensions import mypyc_attr

from signoria.games.laguna.components import ROUNDS
from signoria.games.laguna.events import GAME_ENDS
from signoria.games.laguna.frames import Paragraph
from signoria.games.laguna.rules.harbours import WhichHarbour, found_harbours
from signoria.games.laguna.rules.sale import IslandSale
from signoria.games.laguna.table import Laguna
from signoria.kernel.frame import END, Frame


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Course(Paragraph):
    """Ten rounds: two islands never come up. [LG-11] [LG-20] [LG-30]"""

    def next(self, t: Laguna, done: Frame | None) -> Frame:
        if done is None:
            return WhichHarbour(t.everyone(), t.first, t.seats)
        if isinstance(done, WhichHarbour):
            found_harbours(t, done)
        if t.round < ROUNDS:
            return IslandSale()
        t.ended = True
        t.tell(GAME_ENDS)
        return END

    def clone(self) -> "Course":
        return Course()
