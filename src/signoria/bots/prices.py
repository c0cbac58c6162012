"""The fair price of what is under the hammer: where having it at that price is as good as letting it go.

Every price is tried in the same imagined worlds, and judged by how far one comes out ahead, which luck blurs less than
who wins. Between the prices tried, what having it is worth can only fall.
"""

from dataclasses import asdict, dataclass
from math import ceil, sqrt
from time import perf_counter

from signoria.bots.search.price import outcome_at
from signoria.bots.search.search import NEVER, Search, Style
from signoria.bots.searcher import Budget
from signoria.kernel.action import NOBODY
from signoria.kernel.game import Game
from signoria.kernel.rng import Rng
from signoria.kit.ascending import BID, Ascending

BATCHES = 6  # of worlds; how much they disagree says how sure the price is
AHEAD = Style(explore=0.0, trust=1.0, horizon=NEVER, margin=1.0)
LETTING_GO = 3  # ways to go on without it are tried in each world: every price is measured against them


@dataclass(frozen=True)
class Price:
    """In the game's own money."""

    most: int  # to pay; 0 if it is not worth anything
    error: int  # how far that may be off: its standard error
    means: int  # the most this seat could pay

    def facts(self) -> dict[str, int]:
        return asdict(self)


def unit_of(game: Game) -> int:
    """What one step of an auction is in the game's money."""
    return int(game.catalogue.text(BID + 1).split()[1])


def fair_price(search: Search, seed: int, budget: Budget) -> Price | None:
    """The most the searching seat should pay; None if nothing is under the hammer. An iteration is one game tried."""
    if not isinstance(search.view.stack, Ascending):
        return None
    chance = Rng(seed)
    means = int(search.game.imagine(search.view, chance).table.means(search.observer))
    prices = rungs(means)
    style, search.style = search.style, AHEAD
    gains: list[list[float]] = []  # a row for each world: what each price is better than letting go
    begun = perf_counter()
    while len(gains) < BATCHES or not budget.spent(len(gains) * (len(prices) + LETTING_GO), begun):
        gains.append(gains_in(search, prices, int(chance.below(1 << 30))))
    search.style = style
    unit = unit_of(search.game)
    crossing, error = crossing_of(prices, gains)
    return Price(unit * int(crossing), unit * ceil(error), unit * means)


def gains_in(search: Search, prices: list[int], world: int) -> list[float]:
    """By how much each price is better than letting go, in one world."""
    let_go = sum(int(outcome_at(search, NOBODY, world + n)) for n in range(LETTING_GO)) / LETTING_GO
    return [int(outcome_at(search, price, world)) - let_go for price in prices]


def rungs(means: int) -> list[int]:
    """The prices that are tried: nothing, then ever fewer, and everything."""
    out, step = [0, 1], 1
    while out[-1] + step < means:
        out.append(out[-1] + step)
        step = max(1, out[-1] // 2)
    return [*out, means] if means > out[-1] else out


def crossing_of(prices: list[int], gains: list[list[float]]) -> tuple[float, float]:
    """Where the gain comes to nothing, and the standard error of that: by how much parts of the worlds disagree."""
    parts = [crossed(prices, gains[batch::BATCHES]) for batch in range(BATCHES)]
    mean = sum(parts) / BATCHES
    variance = sum((price - mean) ** 2 for price in parts) / (BATCHES - 1)
    return crossed(prices, gains), sqrt(variance / BATCHES)


def crossed(prices: list[int], gains: list[list[float]]) -> float:
    values = falling([sum(column) / len(gains) for column in zip(*gains, strict=True)])
    if values[0] < 0:
        return 0.0
    for n in range(1, len(prices)):
        if values[n] < 0:
            part = values[n - 1] / (values[n - 1] - values[n])
            return prices[n - 1] + part * (prices[n] - prices[n - 1])
    return float(prices[-1])


def falling(values: list[float]) -> list[float]:
    """The nearest values that never rise: neighbours out of order meet in their middle."""
    pools: list[tuple[float, int]] = []  # what they come to, and how many
    for value in values:
        pools.append((value, 1))
        while len(pools) > 1 and pools[-1][0] > pools[-2][0]:
            (a, n), (b, m) = pools[-2:]
            pools[-2:] = [((a * n + b * m) / (n + m), n + m)]
    return [value for value, count in pools for _n in range(count)]
