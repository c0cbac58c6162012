"""Imagination: full states that a seat cannot tell from the real one."""

from mypy_extensions import i64

from signoria.games.laguna.components import ISLANDS
from signoria.games.laguna.rules.harbours import WhichHarbour
from signoria.games.laguna.table import Laguna
from signoria.games.laguna.view import LagunaView
from signoria.kernel.action import filled
from signoria.kernel.arrays import vec
from signoria.kernel.game import Game
from signoria.kernel.rng import Rng
from signoria.kernel.state import State, imagined


def imagine(game: Game, v: LagunaView, rng: Rng) -> State:
    """Lay out what the view shows; the islands to come and others' harbours may be any. [LG-11] [LG-20]"""
    t: Laguna = Laguna(v.seats, Rng(rng.below(1 << 30)))
    v.open.copy_open(t)
    t.deck = any_deck(t, rng)
    if not isinstance(v.stack, WhichHarbour):
        for seat in range(t.seats):
            t.harbour[seat] = rng.below(ISLANDS)
        if v.observer >= 0:
            t.harbour[v.observer] = v.harbour
    return imagined(game, t, v.stack, v.observer, rng)


def any_deck(t: Laguna, rng: Rng) -> vec[i64]:
    """The islands that were for sale first, then all others in any order."""
    unseen = filled(ISLANDS - t.round, 0)
    deck = filled(ISLANDS, 0)
    n: i64 = 0
    for island in range(ISLANDS):
        if t.turned[island]:
            deck[n] = island
            n += 1
        else:
            unseen[island - n] = island
    rng.shuffle(unseen, len(unseen))
    for i in range(len(unseen)):
        deck[n + i] = unseen[i]
    return deck
