"""Where every component lies: what is open to all, and what is hidden."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.laguna.open import LagunaOpen
from signoria.kernel.action import NOBODY, filled
from signoria.kernel.arrays import vec
from signoria.kernel.rng import Rng


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Laguna(LagunaOpen):
    """What lies open, the deck of islands, and everybody's harbour."""

    def __init__(self, seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.deck: vec[i64] = vec[i64]()  # never written in place, so that clones share it; one leaves it each round
        self.harbour: vec[i64] = filled(seats, NOBODY)  # an island for each seat, secret to the end

    def clone(self) -> "Laguna":
        twin = Laguna(self.seats, self.rng.clone())
        self.copy_open(twin)
        twin.deck, twin.harbour = self.deck, self.harbour[:]
        return twin
