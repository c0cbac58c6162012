"""Final scoring: pure functions of the table, as lines that show their work."""

from typing import Final

from mypy_extensions import i64

from signoria.games.laguna.components import (
    BRIDGE_POINTS,
    BRIDGES,
    FROM,
    HARBOUR_POINTS,
    ISLAND_NAMES,
    ISLANDS,
    TO,
    VALUE,
)
from signoria.games.laguna.open import LagunaOpen
from signoria.games.laguna.table import Laguna
from signoria.kernel.action import NOBODY
from signoria.kernel.arrays import vec
from signoria.kernel.game import STEP, ScoreLine

LINES: Final = {"island": "island", "bridges": "bridges", "harbour": "island"}


def score_lines(t: Laguna) -> list[ScoreLine]:
    """Islands, bridges, harbours. [LG-30] [LG-31] [LG-32]"""
    out: list[ScoreLine] = []
    for island in range(ISLANDS):
        if t.owner[island] != NOBODY:
            nouns: dict[str, int | str] = {"island": ISLAND_NAMES[island]}
            out.append(ScoreLine("island", t.owner[island], VALUE[island], "LG-30", nouns))
    for seat in range(t.seats):
        bridges = bridges_of(t, seat)
        if bridges > 0:
            out.append(ScoreLine("bridges", seat, BRIDGE_POINTS * bridges, "LG-31", {"bridges": int(bridges)}))
    for seat in range(t.seats):
        if owns_harbour(t, seat):
            nouns = {"island": ISLAND_NAMES[t.harbour[seat]]}
            out.append(ScoreLine("harbour", seat, HARBOUR_POINTS, "LG-32", nouns))
    return out


def bridges_of(t: LagunaOpen, seat: i64) -> i64:
    """Bridges between two islands of a seat. [LG-31]"""
    n: i64 = 0
    for bridge in range(BRIDGES):
        if t.owner[FROM[bridge]] == seat and t.owner[TO[bridge]] == seat:
            n += 1
    return n


def owns_harbour(t: Laguna, seat: i64) -> bool:
    return t.harbour[seat] != NOBODY and t.owner[t.harbour[seat]] == seat


def open_points(t: LagunaOpen, seat: i64) -> i64:
    """What all can count: islands and bridges. [LG-30] [LG-31]"""
    points = BRIDGE_POINTS * bridges_of(t, seat)
    for island in range(ISLANDS):
        if t.owner[island] == seat:
            points += VALUE[island]
    return points


def standing(t: Laguna, out: vec[i64]) -> None:
    """Most points; then more ducats; else they share. [LG-33]"""
    for seat in range(t.seats):
        out[seat] = STEP * open_points(t, seat) + t.purse[seat]
        if owns_harbour(t, seat):
            out[seat] += STEP * HARBOUR_POINTS
