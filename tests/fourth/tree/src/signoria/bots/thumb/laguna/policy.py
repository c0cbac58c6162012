"""What an island is worth to a seat, and so how far it goes."""

from typing import Final, final

from mypy_extensions import i64

from signoria.bots.thumb.policy import POINT, Menu, Policy
from signoria.games.laguna.components import BRIDGE_POINTS, BRIDGES, FROM, HARBOUR, HARBOUR_POINTS, ROUNDS, TO, VALUE
from signoria.games.laguna.frames import laguna
from signoria.games.laguna.rules.sale import IslandSale
from signoria.games.laguna.scoring import open_points
from signoria.games.laguna.table import Laguna
from signoria.kernel.action import Actions
from signoria.kernel.arrays import vec
from signoria.kernel.state import State
from signoria.kit.ascending import BID, PASS, Ascending

DUCAT: Final[i64] = 50  # what a ducat is worth while there are islands to come


@final
class LagunaPolicy(Policy):
    """Looks at what lies open, and at its own harbour."""

    def __init__(self, jitter: i64 = 8) -> None:
        super().__init__(jitter)

    def rate(self, s: State, seat: i64, acts: Actions, menu: Menu) -> None:
        t = laguna(s.table)
        top = s.top
        if isinstance(top, Ascending) and isinstance(top.below, IslandSale):
            worth = POINT * worth_of(t, seat, top.below.island)
            menu.add(PASS, 0)
            if acts.count > 1:  # one more than the last bid is enough
                price = top.price + 1
                menu.add(BID + price, worth - DUCAT * price)
            return
        for n in range(acts.listed):
            menu.add(acts.codes[n], POINT * VALUE[acts.codes[n] - HARBOUR])

    def forecast(self, s: State, out: vec[i64]) -> None:
        t = laguna(s.table)
        for seat in range(t.seats):
            out[seat] = POINT * open_points(t, seat)
            if t.round < ROUNDS:
                out[seat] += DUCAT * t.purse[seat] // 2

    def doubt(self, s: State) -> i64:
        return POINT * (1 + 2 * (ROUNDS - laguna(s.table).round))


def worth_of(t: Laguna, seat: i64, island: i64) -> i64:
    """Its value, the bridges to what the seat has, and whether it is its harbour. [LG-30] [LG-31] [LG-32]"""
    points = VALUE[island]
    for bridge in range(BRIDGES):
        if FROM[bridge] == island and t.owner[TO[bridge]] == seat:
            points += BRIDGE_POINTS
        if TO[bridge] == island and t.owner[FROM[bridge]] == seat:
            points += BRIDGE_POINTS
    if t.harbour[seat] == island:
        points += HARBOUR_POINTS
    return points
