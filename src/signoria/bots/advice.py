"""Advice: what a search thinks of a decision, from what the seat that must decide may know. Hints and analysis."""

from dataclasses import asdict, dataclass
from math import sqrt

from signoria.bots.policies import policy_of
from signoria.bots.search.price import fair_price
from signoria.bots.search.search import NEVER, Search, Style
from signoria.bots.searcher import think
from signoria.kernel.game import Game
from signoria.kernel.rng import Rng
from signoria.kernel.view import Decision, View

STEADY = Style(explore=1.0, trust=300.0, horizon=NEVER, margin=0.3)  # more curious than in play: all is looked at
WORLDS = 60  # in which each price is tried
CLOSE = 120  # visits that make an opinion of an answer


@dataclass(frozen=True)
class Opinion:
    """What one answer is worth to the seat that gives it."""

    action: str
    share: float  # of wins expected
    error: float  # the standard error of that
    visits: int


@dataclass(frozen=True)
class Advice:
    """A decision looked at."""

    opinions: list[Opinion]  # the best first
    shares: list[float]  # of wins, for each seat, if the best is done: as the deciding seat sees it
    fair_price: int | None  # in an auction: the most to pay, in the game's own steps; 0 for better not

    @property
    def best(self) -> Opinion:
        return self.opinions[0]

    def of(self, action: str) -> Opinion | None:
        return next((opinion for opinion in self.opinions if opinion.action == action), None)

    def facts(self) -> dict[str, object]:
        return asdict(self)


def advise(
    game: Game, view: View, decision: Decision, seed: int, *, seconds: float = 0, iterations: int = 0, played: str = ""
) -> Advice:
    """Look into a decision for so long or so often; into what was `played` as well, however bad it looks."""
    search = Search(game, policy_of(game), STEADY, view, Rng(seed))
    think(search, seconds, iterations or 1 << 30, hasty=False)
    if played:
        code = game.catalogue.code(played)
        done = sum(int(search.tree.visits[node]) for node in search.children() if search.tree.code[node] == code)
        search.try_out(code, max(0, CLOSE - done))
    opinions = [opinion(search, node) for node in search.children()]
    opinions.sort(key=lambda opinion: (opinion.visits < CLOSE // 4, -opinion.share))
    best = next(node for node in search.children() if game.catalogue.text(search.tree.code[node]) == opinions[0].action)
    price = int(fair_price(search, WORLDS, seed))
    return Advice(
        opinions,
        [round(search.tree.share(best, seat), 4) for seat in range(int(view.seats))],
        None if price < 0 else price,
    )


def opinion(search: Search, node: int) -> Opinion:
    tree = search.tree
    visits, share = int(tree.visits[node]), tree.share(node, search.observer)
    # A pinch of doubt on both sides, so that a few lost games in a row are not certainty.
    doubtful = (share * visits + 1) / (visits + 2)
    error = sqrt(doubtful * (1 - doubtful) / visits)
    return Opinion(search.game.catalogue.text(tree.code[node]), round(share, 4), round(error, 4), visits)
