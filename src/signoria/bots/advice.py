"""Advice: what a search thinks of a decision, from what the seat that must decide may know. Hints and analysis.

A share is of wins: 1.0 is a certain victory. Every figure is measured in imagined games and so comes with its standard
error. What a decision cost is measured apart from the search that found something better, in fresh worlds that both
answers share: the best of many noisy figures would always look better than it is.
"""

from dataclasses import asdict, dataclass, replace
from math import sqrt
from time import perf_counter

from signoria.bots.books import Books, keeps_books
from signoria.bots.policies import policy_of
from signoria.bots.prices import Price, fair_price
from signoria.bots.search.search import NEVER, Search, Style
from signoria.bots.search.tree import ROOT, WHOLE
from signoria.bots.searcher import Budget, think
from signoria.kernel.action import column
from signoria.kernel.event import Event
from signoria.kernel.game import Game
from signoria.kernel.rng import Rng
from signoria.kernel.view import Decision, View

ENDLESS = 1 << 30  # iterations
STEADY = Style(explore=1.0, trust=300.0, horizon=NEVER, margin=0.3)  # more curious than in play: all is looked at
LOOKED_AT = 30  # visits that make an opinion of an answer
FEWEST = 16  # worlds in which an answer is tried that is compared with another
SURE = 2.5  # standard errors that chance alone hardly reaches once in a game


@dataclass(frozen=True)
class Opinion:
    """What one answer is worth to the seat that gives it."""

    action: str
    share: float  # of wins expected
    error: float  # the standard error of that
    visits: int

    @property
    def promise(self) -> float:
        """What it is worth at least, most likely: a few lucky games do not put an answer first."""
        return self.share - self.error if self.visits >= LOOKED_AT else self.share - 1.0


@dataclass(frozen=True)
class Verdict:
    """What was played, beside the best that could have been."""

    played: Opinion
    other: Opinion  # the best of the other answers
    gain: float  # what the other would have brought, as measured: below 0 if what was played is better
    error: float  # the standard error of that
    preferred: bool  # did the search prefer the other? if not, nothing was given away

    @property
    def cost(self) -> float:
        return max(0.0, self.gain) if self.preferred else 0.0

    @property
    def sure(self) -> bool:
        """Is it more than chance would show?"""
        return self.cost > SURE * self.error


@dataclass(frozen=True)
class Advice:
    """A decision looked at."""

    opinions: list[Opinion]  # the best first
    shares: list[float]  # of wins, for each seat, as the deciding seat sees it: if it does what it did, or the best
    price: Price | None  # in an auction: the most to pay
    verdict: Verdict | None  # if something was played, and something else could have been

    @property
    def best(self) -> Opinion:
        return self.opinions[0]

    def of(self, action: str) -> Opinion | None:
        return next((opinion for opinion in self.opinions if opinion.action == action), None)

    def facts(self) -> dict[str, object]:
        return asdict(self)


def advise(
    game: Game, view: View, decision: Decision, heard: list[Event], seed: int, budget: Budget, played: str = ""
) -> Advice:
    """Look into a decision, and into what was `played` as deeply as into the best; the same seed, the same advice.

    `heard` is all the seat was told since the start, for its books; [] if that is not known. With seconds instead of
    iterations, no two are quite the same.
    """
    search = Search(game, policy_of(game), STEADY, view, Rng(seed))
    if heard and keeps_books(game):
        books = Books(game, view.seats)
        books.hear(heard)
        search.balance = column(books.balance)
    if len(decision.options) == 1:
        look(search, budget)
        return Advice([opinion(search, ROOT, decision.options[0])], shares_at(search, ROOT), None, None)
    price = fair_price(search, seed, budget.part(0.25))
    half = budget.part(0.375 if price else 0.5)
    search.rng = Rng(seed)
    look(search, half)
    first = opinions_of(search)[0].action
    measured = None
    if played and played != first:
        measured = compared(search, first, played, half)
    else:
        look(search, half)
    if len(search.children()) == 1:  # nothing else is worth considering; what it would be worth is asked all the same
        only = opinions_of(search)[0].action
        search.try_out(game.catalogue.code(next(text for text in decision.options if text != only)), FEWEST)
    opinions = opinions_of(search)
    verdict = verdict_on(opinions, first, played, measured) if played else None
    return Advice(opinions, shares_at(search, node_of(search, played or opinions[0].action)), price, verdict)


def look(search: Search, budget: Budget) -> None:
    """Search to the end of the budget, even if one answer leads beyond reach: the others have a price too."""
    think(search, budget.seconds, budget.iterations or ENDLESS, hasty=False)


def compared(search: Search, other: str, played: str, budget: Budget) -> tuple[float, float]:
    """By how much the other answer wins more often than what was played, in the same worlds; with its error."""
    a, b = search.game.catalogue.code(other), search.game.catalogue.code(played)
    chance, begun = search.rng.clone(), perf_counter()
    gains: list[float] = []
    while len(gains) < FEWEST or not budget.spent(2 * len(gains), begun):
        world = int(chance.below(1 << 30))
        gains.append((won_in(search, a, world) - won_in(search, b, world)) / int(WHOLE))
    mean = sum(gains) / len(gains)
    variance = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    return mean, sqrt((variance + 1 / len(gains)) / len(gains))  # a pinch of doubt, should all worlds agree


def won_in(search: Search, code: int, world: int) -> int:
    """The victory, or the share of it, that an answer led to in one world."""
    search.rng = Rng(world)
    search.try_out(code, 1)
    return int(search.wins[search.observer])


def verdict_on(opinions: list[Opinion], preferred: str, played: str, measured: tuple[float, float] | None) -> Verdict:
    """What was played beside the best other; their shares differ by what was measured, so that all figures agree."""
    mine = next(opinion for opinion in opinions if opinion.action == played)
    others = [opinion for opinion in opinions if opinion.action != played]
    if measured is not None:
        gain, error = measured
        other = next(opinion for opinion in others if opinion.action == preferred)
        other = replace(other, share=round(min(1.0, max(0.0, mine.share + gain)), 4))
        return Verdict(mine, other, round(gain, 4), round(error, 4), True)
    error = sqrt(others[0].error ** 2 + mine.error**2)
    return Verdict(mine, others[0], round(others[0].share - mine.share, 4), round(error, 4), False)


def opinions_of(search: Search) -> list[Opinion]:
    """Of every answer that was looked at, the most promising first."""
    text = search.game.catalogue.text
    found = [opinion(search, node, text(search.tree.code[node])) for node in search.children()]
    return sorted(found, key=lambda opinion: -opinion.promise)


def node_of(search: Search, action: str) -> int:
    code = search.game.catalogue.code(action)
    return next(node for node in search.children() if search.tree.code[node] == code)


def shares_at(search: Search, node: int) -> list[float]:
    return [round(search.tree.share(node, seat), 4) for seat in range(int(search.tree.seats))]


def opinion(search: Search, node: int, action: str) -> Opinion:
    tree = search.tree
    visits, share = int(tree.visits[node]), tree.share(node, search.observer)
    # A pinch of doubt on both sides, so that a few lost games in a row are not certainty.
    doubtful = (share * visits + 1) / (visits + 2)
    error = sqrt(doubtful * (1 - doubtful) / visits)
    return Opinion(action, round(share, 4), round(error, 4), visits)
