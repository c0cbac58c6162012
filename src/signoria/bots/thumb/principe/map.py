"""What shields are worth."""

from mypy_extensions import i64

from signoria.bots.thumb.policy import POINT
from signoria.bots.thumb.principe.taste import Taste
from signoria.games.principe.components import REGION_FIRST, REGION_SECOND, REGIONS
from signoria.games.principe.table import Principe
from signoria.kernel.arrays import vec


def shield_worth(t: Principe, seat: i64, region: i64, taste: Taste, left: i64) -> i64:
    """A share of what one more shield changes in a region now, and something for what it may change later."""
    best: i64 = 0  # the most shields any other has there
    leaders: i64 = 0  # how many others have so many
    second: i64 = 0
    seconds: i64 = 0
    shields = t.map
    for other in range(t.seats):
        n = shields[other * REGIONS + region]
        if other == seat or n == 0:
            continue
        if n > best:
            second = best
            seconds = leaders
            best = n
            leaders = 1
        elif n == best:
            leaders += 1
        elif n > second:
            second = n
            seconds = 1
        elif n == second:
            seconds += 1
    own = shields[seat * REGIONS + region]
    won = own_points(own + 1, best, leaders, second) - own_points(own, best, leaders, second)
    lost = others_points(own, best, leaders, second, seconds) - others_points(own + 1, best, leaders, second, seconds)
    swing = won * POINT + lost * taste.deny * 2 // t.seats
    return taste.shield * left // 4 + swing * taste.swing // 100


def own_points(own: i64, best: i64, leaders: i64, second: i64) -> i64:
    """What so many shields score against others' most and second most."""
    if own == 0:
        return 0
    if own >= best:
        return REGION_FIRST
    if leaders == 1 and own >= second:
        return REGION_SECOND
    return 0


def others_points(own: i64, best: i64, leaders: i64, second: i64, seconds: i64) -> i64:
    """What others score there together."""
    if own > best:
        return REGION_SECOND * leaders
    if own == best or leaders > 1 or own > second:
        return REGION_FIRST * leaders
    return REGION_FIRST * leaders + REGION_SECOND * seconds


def shields_of(t: Principe, seat: i64, city: i64, shields: vec[i64]) -> i64:
    """What a city's shields are worth, by the worth of one in each region; a second one beside it counts half."""
    n = t.terms.printed.shields[city]
    if n > t.shields[seat]:
        n = t.shields[seat]
    if n == 0:
        return 0
    best: i64 = 0
    second: i64 = 0
    for region in range(REGIONS):
        if (t.terms.printed.regions[city] >> region) & 1:
            worth = shields[region]
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
    if n == 1:
        return best
    if second < best // 2:
        second = best // 2
    return best + second
