"""Final scoring: pure functions of the table, as lines that show their work."""

from mypy_extensions import i64

from signoria.games.principe.components import COLOUR_NAMES, COLOURS, REGION_NAMES, REGIONS
from signoria.games.principe.table import Principe
from signoria.kernel.action import filled
from signoria.kernel.arrays import vec
from signoria.kernel.game import STEP, ScoreLine


def score_lines(t: Principe) -> list[ScoreLine]:
    """Everything that counts, in the order of the rulebook."""
    return track(t) + regions(t) + roles(t) + sets(t) + most_ducats(t) + most_cards(t)


def track(t: Principe) -> list[ScoreLine]:
    """What was scored during the game: cities, roles of others' cities, the white power. [IP-41] [IP-42] [IP-56]"""
    return [ScoreLine("track", seat, t.score[seat], "IP-42", {}) for seat in range(t.seats)]


def regions(t: Principe) -> list[ScoreLine]:
    """Five points for most shields; if one alone has most, two for second most; none without a shield. [IP-70]"""
    out: list[ScoreLine] = []
    for region in range(REGIONS):
        shields = filled(t.seats, 0)
        for seat in range(t.seats):
            shields[seat] = t.map[seat * REGIONS + region]
        best = largest(shields, 1000)
        second = largest(shields, best)
        leaders: i64 = 0
        for seat in range(t.seats):
            if shields[seat] == best:
                leaders += 1
        for seat in range(t.seats):
            nouns: dict[str, int | str] = {"region": REGION_NAMES[region], "shields": int(shields[seat])}
            if shields[seat] > 0 and shields[seat] == best:
                out.append(ScoreLine("region-first", seat, 5, "IP-70", nouns))
            elif shields[seat] > 0 and shields[seat] == second and leaders == 1:
                out.append(ScoreLine("region-second", seat, 2, "IP-70", nouns))
    return out


def largest(values: vec[i64], below: i64) -> i64:
    """The largest value under `below`; 0 if there is none."""
    best: i64 = 0
    for value in values:
        if best < value < below:
            best = value
    return best


def roles(t: Principe) -> list[ScoreLine]:
    """Two points for a major role, one for a minor. [IP-71]"""
    out: list[ScoreLine] = []
    for c in range(COLOURS):
        if t.major[c] >= 0:
            out.append(ScoreLine("major", t.major[c], 2, "IP-71", {"colour": COLOUR_NAMES[c]}))
        if t.minor[c] >= 0:
            out.append(ScoreLine("minor", t.minor[c], 1, "IP-71", {"colour": COLOUR_NAMES[c]}))
    return out


def sets(t: Principe) -> list[ScoreLine]:
    """Two points for each set of five colours before a player, face up or down. [IP-72]"""
    out: list[ScoreLine] = []
    for seat in range(t.seats):
        n = sets_of(t, seat)
        if n > 0:
            out.append(ScoreLine("sets", seat, 2 * n, "IP-72", {"sets": int(n)}))
    return out


def sets_of(t: Principe, seat: i64) -> i64:
    """Sets of five colours before a player, face up or down. [IP-72]"""
    row = seat * COLOURS
    n = t.up[row] + t.down[row]
    for c in range(COLOURS):
        n = min(n, t.up[row + c] + t.down[row + c])
    return n


def most_ducats(t: Principe) -> list[ScoreLine]:
    """Two points for most ducats, each if tied. [IP-73]"""
    best = largest(t.purse, 1000)
    return [
        ScoreLine("most-ducats", seat, 2, "IP-73", {"ducats": int(best)})
        for seat in range(t.seats)
        if t.purse[seat] == best
    ]


def most_cards(t: Principe) -> list[ScoreLine]:
    """Two points for most building cards in hand, each if tied. [IP-74]"""
    best: i64 = 0
    for seat in range(t.seats):
        best = max(best, t.hand_size(seat))
    return [
        ScoreLine("most-cards", seat, 2, "IP-74", {"cards": int(best)})
        for seat in range(t.seats)
        if t.hand_size(seat) == best
    ]


def standing(t: Principe, out: vec[i64]) -> None:
    """Most points; then more cards before one; then the first major role; else they share. [IP-75]"""
    for seat in range(t.seats):
        tie = 10 * cards_before(t, seat) + COLOURS - first_major(t, seat)
        out[seat] = STEP * (t.score[seat] + 2 * sets_of(t, seat)) + tie
    add_regions(t, out)
    add_roles(t, out)
    add_most(t, out)


def add_regions(t: Principe, out: vec[i64]) -> None:
    """What `regions` writes down, added up. [IP-70]"""
    for region in range(REGIONS):
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
        if best == 0:
            continue
        for seat in range(t.seats):
            n = t.map[seat * REGIONS + region]
            if n == best:
                out[seat] += 5 * STEP
            elif n > 0 and n == second and leaders == 1:
                out[seat] += 2 * STEP


def add_roles(t: Principe, out: vec[i64]) -> None:
    """What `roles` writes down, added up. [IP-71]"""
    for c in range(COLOURS):
        if t.major[c] >= 0:
            out[t.major[c]] += 2 * STEP
        if t.minor[c] >= 0:
            out[t.minor[c]] += STEP


def add_most(t: Principe, out: vec[i64]) -> None:
    """What `most_ducats` and `most_cards` write down, added up. [IP-73] [IP-74]"""
    ducats = largest(t.purse, 1000)
    cards: i64 = 0
    for seat in range(t.seats):
        cards = max(cards, t.hand_size(seat))
    for seat in range(t.seats):
        if t.purse[seat] == ducats:
            out[seat] += 2 * STEP
        if t.hand_size(seat) == cards:
            out[seat] += 2 * STEP


def cards_before(t: Principe, seat: i64) -> i64:
    """Building cards before a player, face up or down. [IP-75]"""
    row = seat * COLOURS
    n: i64 = 0
    for c in range(COLOURS):
        n += t.up[row + c] + t.down[row + c]
    return n


def first_major(t: Principe, seat: i64) -> i64:
    """The first colour in order whose major role a player holds; past the last if none. [IP-75] [IP-2]"""
    for c in range(COLOURS):
        if t.major[c] == seat:
            return c
    return COLOURS
