"""Set-up: the deck of islands, the purses, the first player."""

from typing import Final

from mypy_extensions import i64

from signoria.games.laguna.components import ISLANDS, START_DUCATS
from signoria.games.laguna.table import Laguna
from signoria.kernel.action import NOBODY, column, filled
from signoria.kernel.rng import Rng
from signoria.kernel.table import Log

# What chance is asked for, and how the record calls it.
DEAL_FIRST: Final[i64] = 0
DEAL_ISLANDS: Final[i64] = 1
DEALS: Final = ["first", "islands"]


def set_up(seats: i64, rng: Rng, first: i64, told: bool) -> Laguna:
    """Ducats for everybody, the islands shuffled, and somebody begins. [LG-10]"""
    t: Laguna = Laguna(seats, rng)
    if told:
        t.log = Log()
        t.deals = []
    drawn = t.rng.below(seats)  # asked either way, so that naming the first player does not change the deck
    if first == NOBODY:
        first = drawn
    t.first = first
    t.note_deal(DEAL_FIRST, column([first]))
    t.purse = filled(seats, START_DUCATS)
    deck = filled(ISLANDS, 0)
    for island in range(ISLANDS):
        deck[island] = island
    t.rng.shuffle(deck, ISLANDS)
    t.deck = deck
    t.note_deal(DEAL_ISLANDS, deck)
    return t
