"""Final scoring: pure functions of the table, as lines that show their work."""

from typing import Final

from mypy_extensions import i64

from signoria.games.florence.components import (
    DECK_FIRST,
    EMPTY,
    PRESTIGE_DECK,
    PRESTIGE_KINDS,
    PRESTIGE_NAMES,
    PRESTIGES,
    THINGS,
    UNIT,
)
from signoria.games.florence.printed import Printed
from signoria.games.florence.rules.holdings import holdings
from signoria.games.florence.table import Florence
from signoria.kernel.action import filled
from signoria.kernel.arrays import vec
from signoria.kernel.game import STEP, ScoreLine
from signoria.kernel.public import Nouns

LINES: Final = {"track": "", "prestige": "prestige", "tie": "florins", "tie-shared": "florins"}


def score_lines(t: Florence, over: bool) -> list[ScoreLine]:
    """The fame track, then the prestige cards of each player; at the end also what settles ties. [PF-50]"""
    lines = [ScoreLine("track", seat, t.fame[seat], "PF-51", {}) for seat in range(t.seats)]
    owned = [holdings(t, seat) for seat in range(t.seats)]
    for seat in range(t.seats):
        for prestige in range(PRESTIGES):
            if (t.hand[seat] >> (DECK_FIRST[PRESTIGE_DECK] + prestige)) & 1:
                points = prestige_value(t.printed, prestige, seat, owned)
                lines.append(ScoreLine("prestige", seat, points, "PF-50", {"prestige": PRESTIGE_NAMES[prestige]}))
    return lines + ties(t) if over else lines


def prestige_value(printed: Printed, prestige: i64, seat: i64, owned: list[vec[i64]]) -> i64:
    """What a prestige card is worth to a seat, given what everyone has; only the holder is asked. [PF-50]"""
    if PRESTIGE_KINDS[prestige] == "needs":
        return needs_value(printed, prestige, owned[seat])
    return rivals_value(printed, prestige, seat, owned)


def needs_value(printed: Printed, prestige: i64, owned: vec[i64]) -> i64:
    """All or nothing, whatever others have. [PF-50]"""
    things: i64 = len(THINGS)
    for thing in range(things):
        if owned[thing] < printed.prestige_needs[prestige * things + thing]:
            return 0
    return printed.prestige_pp[prestige]


def rivals_value(printed: Printed, prestige: i64, seat: i64, owned: list[vec[i64]]) -> i64:
    """Full value alone, the bracketed value if tied, nothing if another leads; none of a thing is never most. [PF-50]

    For fewest empty squares none is best.
    """
    thing = printed.prestige_counts[prestige]
    mine = owned[seat][thing]
    if mine == 0 and thing != EMPTY:
        return 0
    tied = False
    for other in range(len(owned)):
        ahead = owned[other][thing] - mine
        if thing == EMPTY:
            ahead = -ahead
        if ahead > 0:
            return 0
        if ahead == 0 and other != seat:
            tied = True
    if tied:
        return printed.prestige_pp_tied[prestige]
    return printed.prestige_pp[prestige]


def standing(t: Florence, out: vec[i64]) -> None:
    """Most PP; then more florins; else they share. [PF-51]"""
    owned = [holdings(t, seat) for seat in range(t.seats)]
    for seat in range(t.seats):
        points = t.fame[seat]
        for prestige in range(PRESTIGES):
            if (t.hand[seat] >> (DECK_FIRST[PRESTIGE_DECK] + prestige)) & 1:
                points += prestige_value(t.printed, prestige, seat, owned)
        out[seat] = STEP * points + t.purse[seat]


def ties(t: Florence) -> list[ScoreLine]:
    """For each seat with as many PP as another the florins that break the tie, unless these are the same. [PF-51]"""
    ranks = filled(t.seats, 0)
    standing(t, ranks)
    lines: list[ScoreLine] = []
    for seat in range(t.seats):
        florins: Nouns = {"florins": int(UNIT * t.purse[seat])}
        if is_tied(ranks, seat, 1):
            lines.append(ScoreLine("tie-shared", seat, 0, "PF-51", florins))
        elif is_tied(ranks, seat, STEP):
            lines.append(ScoreLine("tie", seat, 0, "PF-51", florins))
    return lines


def is_tied(ranks: vec[i64], seat: i64, step: i64) -> bool:
    """Does another seat stand as well? By STEPs only the points are compared."""
    for other in range(len(ranks)):
        if other != seat and ranks[other] // step == ranks[seat] // step:
            return True
    return False
