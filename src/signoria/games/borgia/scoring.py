"""Scoring: pure functions of the table, as lines that show their work."""

from typing import Final

from mypy_extensions import i64

from signoria.games.borgia.components import DUCATS_PER_VP, POPE_VP
from signoria.games.borgia.open import BorgiaOpen
from signoria.games.borgia.table import Borgia
from signoria.kernel.arrays import vec
from signoria.kernel.bits import first_bit
from signoria.kernel.game import STEP, ScoreLine

# Each line of the scoring with its nouns.
LINES: Final = {"earlier": "", "ducats": "ducats", "pope": "", "cards": "", "shared": ""}


def ducat_points(t: Borgia, seat: i64) -> i64:
    """One point for every full ten ducats. [TP-80]"""
    return t.purse[seat] // DUCATS_PER_VP


def pope_points(t: BorgiaOpen, seat: i64) -> i64:
    """Ten for the new Pope. [TP-80]"""
    if seat == t.pope:
        return POPE_VP
    return 0


def card_points(t: BorgiaOpen, seat: i64) -> i64:
    """What is printed on properties, offices and artists owned. [TP-80]"""
    n: i64 = 0
    cards = t.owned[seat]
    while cards != 0:
        n += t.printed.vp[first_bit(cards)]
        cards &= cards - 1
    return n


def round_points(t: Borgia, seat: i64) -> i64:
    """The points of one round. [TP-80]"""
    return ducat_points(t, seat) + pope_points(t, seat) + card_points(t, seat)


def score_lines(t: Borgia) -> list[ScoreLine]:
    """What the round now on the table is worth to each, and what the rounds before it were. [TP-80]"""
    out: list[ScoreLine] = []
    for seat in range(t.seats):
        earlier = t.score[seat]
        if t.ended:
            earlier -= round_points(t, seat)
        out.append(ScoreLine("earlier", seat, earlier, "TP-80", {}))
    for seat in range(t.seats):
        out.append(ScoreLine("ducats", seat, ducat_points(t, seat), "TP-80", {"ducats": int(t.purse[seat])}))
    out.append(ScoreLine("pope", t.pope, POPE_VP, "TP-80", {}))
    for seat in range(t.seats):
        out.append(ScoreLine("cards", seat, card_points(t, seat), "TP-80", {}))
    if t.ended:
        out += ties(t)
    return out


def ties(t: BorgiaOpen) -> list[ScoreLine]:
    """Nothing breaks a tie: whoever ends level with another shares the place. [TP-81]"""
    scores = [int(score) for score in t.score]
    return [ScoreLine("shared", seat, 0, "TP-81", {}) for seat in range(t.seats) if scores.count(scores[seat]) > 1]


def standing(t: Borgia, out: vec[i64]) -> None:
    """Most points after round 3; a tie is shared. [TP-81]"""
    for seat in range(t.seats):
        points = t.score[seat]
        if not t.ended:
            points += round_points(t, seat)
        out[seat] = STEP * points
