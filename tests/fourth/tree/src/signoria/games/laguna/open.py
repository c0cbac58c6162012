"""What lies open to all: table, view and imagination share it, and each field is written here alone."""

from mypy_extensions import i64, mypyc_attr

from signoria.games.laguna.components import ISLANDS
from signoria.kernel.action import NOBODY, filled
from signoria.kernel.arrays import vec
from signoria.kernel.rng import Rng
from signoria.kernel.table import Table


@mypyc_attr(acyclic=True)
class LagunaOpen(Table):
    """The map, who owns which island, and everybody's ducats."""

    def __init__(self, seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.first: i64 = NOBODY  # who opens the first auction
        self.round: i64 = 0
        self.ended: bool = False
        self.turned: vec[i64] = filled(ISLANDS, 0)  # 1 for each island that has been for sale
        self.owner: vec[i64] = filled(ISLANDS, NOBODY)
        self.purse: vec[i64] = filled(seats, 0)

    def copy_open(self, twin: "LagunaOpen") -> None:
        """Lay all this out on another table of as many seats."""
        twin.first, twin.round, twin.ended = self.first, self.round, self.ended
        twin.turned, twin.owner, twin.purse = self.turned[:], self.owner[:], self.purse[:]

    def means(self, seat: i64) -> i64:
        return self.purse[seat]

    def opener(self) -> i64:
        """Who bids first: the first player in the first round, then one further to the left each time. [LG-20]"""
        return (self.first + self.round - 1) % self.seats
