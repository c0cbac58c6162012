"""A round: an island comes under the hammer."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.laguna.events import ISLAND_OFFERED, ISLAND_SOLD, ISLAND_UNSOLD, ROUND_BEGINS
from signoria.games.laguna.frames import Paragraph
from signoria.games.laguna.table import Laguna
from signoria.kernel.action import NOBODY
from signoria.kernel.frame import END, Frame
from signoria.kit.ascending import Ascending


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class IslandSale(Paragraph):
    """The top island of the deck is turned up and auctioned. [LG-20] [LG-21]"""

    def __init__(self) -> None:
        super().__init__()
        self.island: i64 = NOBODY

    def next(self, t: Laguna, done: Frame | None) -> Frame:
        if isinstance(done, Ascending):
            award_island(t, self.island, done.leader, done.price)
            return END
        self.island = turn_up(t)
        return Ascending(t.everyone(), t.opener(), t.seats)

    def clone(self) -> "IslandSale":
        twin = IslandSale()
        twin.island = self.island
        return twin


def turn_up(t: Laguna) -> i64:
    """The next island of the deck. [LG-20]"""
    island = t.deck[t.round]
    t.round += 1
    t.turned[island] = 1
    t.tell(ROUND_BEGINS, t.round)
    t.tell(ISLAND_OFFERED, island)
    return island


def award_island(t: Laguna, island: i64, winner: i64, price: i64) -> None:
    """The winner pays and owns it [LG-22]; if nobody bid, nobody ever does [LG-23]."""
    if winner == NOBODY:
        t.tell(ISLAND_UNSOLD, island)
        return
    t.owner[island] = winner
    t.purse[winner] -= price
    t.tell(ISLAND_SOLD, winner, island, price)
