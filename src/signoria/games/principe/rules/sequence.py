"""The course of the game: rounds of four phases until an end is reached."""

from typing import final

from mypy_extensions import mypyc_attr

from signoria.games.principe.events import GAME_ENDS, LAST_ROUND_OVER
from signoria.games.principe.frames import Paragraph
from signoria.games.principe.rules.auction import AuctionPhase
from signoria.games.principe.rules.build import BuildPhase
from signoria.games.principe.rules.cards import NewCards
from signoria.games.principe.rules.roles import RolePhase
from signoria.games.principe.table import Principe
from signoria.kernel.frame import END, Frame


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Course(Paragraph):
    """Round after round; the last one ends the game. [IP-60] [IP-61]"""

    def next(self, t: Principe, done: Frame | None) -> Frame:
        if t.last and not t.ended:
            t.ended = True
            t.tell(GAME_ENDS, LAST_ROUND_OVER)
        if t.ended:
            return END
        return Round()

    def clone(self) -> "Course":
        return Course()


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Round(Paragraph):
    """New cards, auction, building, roles; an end in the first two is the end at once. [IP-60]"""

    def next(self, t: Principe, done: Frame | None) -> Frame:
        if done is None:
            return NewCards()
        if isinstance(done, NewCards):
            if t.ended:
                return END
            return AuctionPhase()
        if isinstance(done, AuctionPhase):
            if t.ended:
                return END
            return BuildPhase(t.prince)
        if isinstance(done, BuildPhase):
            return RolePhase()
        return END

    def clone(self) -> "Round":
        return Round()
