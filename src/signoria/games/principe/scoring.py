"""Final scoring: pure functions of the table, as lines that show their work."""

from typing import Final

from mypy_extensions import i64

from signoria.games.principe.components import (
    COLOUR_NAMES,
    COLOURS,
    MAJOR_AT_THE_END,
    MINOR_AT_THE_END,
    MOST_CARDS,
    MOST_DUCATS,
    REGION_FIRST,
    REGION_NAMES,
    REGION_SECOND,
    REGIONS,
    SET_OF_COLOURS,
)
from signoria.games.principe.open import PrincipeOpen
from signoria.games.principe.table import Principe
from signoria.kernel.action import filled
from signoria.kernel.arrays import vec
from signoria.kernel.game import STEP, ScoreLine
from signoria.kernel.public import Nouns

LINES: Final = {
    "track": "",
    "region-first": "region shields",
    "region-second": "region shields",
    "major": "colour",
    "minor": "colour",
    "sets": "sets",
    "most-ducats": "ducats",
    "most-cards": "cards",
    "tie": "cards",
    "tie-role": "cards colour",
    "tie-no-role": "cards",
    "tie-shared": "cards",
}


def score_lines(t: Principe, over: bool) -> list[ScoreLine]:
    """Everything that counts, in the order of the rulebook; at the end also what settles ties."""
    lines = track(t) + regions(t) + roles(t) + sets(t) + most_ducats(t) + most_cards(t)
    return lines + ties(t, lines) if over else lines


def track(t: PrincipeOpen) -> list[ScoreLine]:
    """What was scored during the game: cities, roles of others' cities, the white power. [IP-41] [IP-42] [IP-56]"""
    return [ScoreLine("track", seat, t.score[seat], "IP-42", {}) for seat in range(t.seats)]


def regions(t: PrincipeOpen) -> list[ScoreLine]:
    """What each region gives. [IP-70]"""
    out: list[ScoreLine] = []
    for region in range(REGIONS):
        scoring = majority(t, region)
        for seat in range(t.seats):
            shields = t.map[seat * REGIONS + region]
            points = region_points(shields, scoring)
            nouns: Nouns = {"region": REGION_NAMES[region], "shields": int(shields)}
            if points > 0 and shields == scoring[0]:
                out.append(ScoreLine("region-first", seat, points, "IP-70", nouns))
            elif points > 0:
                out.append(ScoreLine("region-second", seat, points, "IP-70", nouns))
    return out


def majority(t: PrincipeOpen, region: i64) -> tuple[i64, i64]:
    """The most shields in a region; and, if one alone has most, the second most, else none. [IP-70]"""
    best: i64 = 0
    second: i64 = 0
    leaders: i64 = 0
    for seat in range(t.seats):
        n = t.map[seat * REGIONS + region]
        if n > best:
            second = best
            best = n
            leaders = 1
        elif n == best:
            leaders += 1
        elif n > second:
            second = n
    if leaders > 1:
        second = 0
    return best, second


def region_points(shields: i64, scoring: tuple[i64, i64]) -> i64:
    """Five points for most shields, two for second most; none without a shield. [IP-70]"""
    if shields == 0:
        return 0
    if shields == scoring[0]:
        return REGION_FIRST
    if shields == scoring[1]:
        return REGION_SECOND
    return 0


def largest(values: vec[i64]) -> i64:
    """The largest value; 0 if all are less."""
    best: i64 = 0
    for value in values:
        if value > best:
            best = value
    return best


def roles(t: PrincipeOpen) -> list[ScoreLine]:
    """Two points for a major role, one for a minor. [IP-71]"""
    out: list[ScoreLine] = []
    for c in range(COLOURS):
        if t.major[c] >= 0:
            out.append(ScoreLine("major", t.major[c], MAJOR_AT_THE_END, "IP-71", {"colour": COLOUR_NAMES[c]}))
        if t.minor[c] >= 0:
            out.append(ScoreLine("minor", t.minor[c], MINOR_AT_THE_END, "IP-71", {"colour": COLOUR_NAMES[c]}))
    return out


def sets(t: PrincipeOpen) -> list[ScoreLine]:
    """Two points for each set of five colours before a player, face up or down. [IP-72]"""
    out: list[ScoreLine] = []
    for seat in range(t.seats):
        n = sets_of(t, seat)
        if n > 0:
            out.append(ScoreLine("sets", seat, SET_OF_COLOURS * n, "IP-72", {"sets": int(n)}))
    return out


def sets_of(t: PrincipeOpen, seat: i64) -> i64:
    """Sets of five colours before a player, face up or down. [IP-72]"""
    row = seat * COLOURS
    n = t.up[row] + t.down[row]
    for c in range(COLOURS):
        n = min(n, t.up[row + c] + t.down[row + c])
    return n


def most_ducats(t: Principe) -> list[ScoreLine]:
    """Two points for most ducats, each if tied. [IP-73]"""
    best = largest(t.purse)
    return [
        ScoreLine("most-ducats", seat, MOST_DUCATS, "IP-73", {"ducats": int(best)})
        for seat in range(t.seats)
        if t.purse[seat] == best
    ]


def most_cards(t: Principe) -> list[ScoreLine]:
    """Two points for most building cards in hand, each if tied. [IP-74]"""
    best: i64 = 0
    for seat in range(t.seats):
        best = max(best, t.hand_size(seat))
    return [
        ScoreLine("most-cards", seat, MOST_CARDS, "IP-74", {"cards": int(best)})
        for seat in range(t.seats)
        if t.hand_size(seat) == best
    ]


def ties(t: PrincipeOpen, lines: list[ScoreLine]) -> list[ScoreLine]:
    """What settles the places of those who have the same points. [IP-75]"""
    points = filled(t.seats, 0)
    for line in lines:
        points[line.seat] += line.points
    out: list[ScoreLine] = []
    for seat in range(t.seats):
        rivals = [other for other in range(t.seats) if other != seat and points[other] == points[seat]]
        if rivals:
            out.append(tie(t, seat, rivals))
    return out


def tie(t: PrincipeOpen, seat: i64, rivals: list[i64]) -> ScoreLine:
    """The cards before a player; among equals the first major role; if none of them has any, they share. [IP-75]"""
    cards = cards_before(t, seat)
    nouns: Nouns = {"cards": int(cards)}
    equals = [rival for rival in rivals if cards_before(t, rival) == cards]
    if not equals:
        return ScoreLine("tie", seat, 0, "IP-75", nouns)
    role = first_major(t, seat)
    if role < COLOURS:
        return ScoreLine("tie-role", seat, 0, "IP-75", {**nouns, "colour": COLOUR_NAMES[role]})
    if any(first_major(t, equal) < COLOURS for equal in equals):
        return ScoreLine("tie-no-role", seat, 0, "IP-75", nouns)
    return ScoreLine("tie-shared", seat, 0, "IP-75", nouns)


def standing(t: Principe, out: vec[i64]) -> None:
    """Most points; then more cards before one; then the first major role; else they share. [IP-75]"""
    for seat in range(t.seats):
        tie = (COLOURS + 1) * cards_before(t, seat) + COLOURS - first_major(t, seat)
        out[seat] = STEP * (t.score[seat] + SET_OF_COLOURS * sets_of(t, seat)) + tie
    add_regions(t, out)
    add_roles(t, out)
    add_most(t, out)


def add_regions(t: PrincipeOpen, out: vec[i64]) -> None:
    """What `regions` writes down, added up. [IP-70]"""
    for region in range(REGIONS):
        scoring = majority(t, region)
        for seat in range(t.seats):
            out[seat] += STEP * region_points(t.map[seat * REGIONS + region], scoring)


def add_roles(t: PrincipeOpen, out: vec[i64]) -> None:
    """What `roles` writes down, added up. [IP-71]"""
    for c in range(COLOURS):
        if t.major[c] >= 0:
            out[t.major[c]] += MAJOR_AT_THE_END * STEP
        if t.minor[c] >= 0:
            out[t.minor[c]] += MINOR_AT_THE_END * STEP


def add_most(t: Principe, out: vec[i64]) -> None:
    """What `most_ducats` and `most_cards` write down, added up. [IP-73] [IP-74]"""
    ducats = largest(t.purse)
    cards: i64 = 0
    for seat in range(t.seats):
        cards = max(cards, t.hand_size(seat))
    for seat in range(t.seats):
        if t.purse[seat] == ducats:
            out[seat] += MOST_DUCATS * STEP
        if t.hand_size(seat) == cards:
            out[seat] += MOST_CARDS * STEP


def cards_before(t: PrincipeOpen, seat: i64) -> i64:
    """Building cards before a player, face up or down. [IP-75]"""
    row = seat * COLOURS
    n: i64 = 0
    for c in range(COLOURS):
        n += t.up[row + c] + t.down[row + c]
    return n


def first_major(t: PrincipeOpen, seat: i64) -> i64:
    """The first colour in order whose major role a player holds; past the last if none. [IP-75] [IP-2]"""
    for c in range(COLOURS):
        if t.major[c] == seat:
            return c
    return COLOURS
