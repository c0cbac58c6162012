"""How fast the engine is: each figure measured for a while, the best of some rounds kept.

Time is that of the processor, so that whatever else the machine does counts little.
"""

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass

from signoria.bots.policies import policy_of
from signoria.bots.search.search import NEVER, Search, Style
from signoria.bots.thumb.policy import Uniform
from signoria.core import HOW
from signoria.kernel.action import Actions
from signoria.kernel.game import Game
from signoria.kernel.rng import Rng
from signoria.kernel.state import State, playout

ROUNDS = 3
THOUGHT = 500  # iterations: as long as a bot thinks about one decision, more or less


@dataclass(frozen=True)
class Figures:
    """What one game does in a second on one core."""

    game: str
    edition: str
    seats: int
    core: str
    build: str  # how the core was compiled
    decisions: float  # random play inside the core
    games: float  # of these, from set-up to end
    clones: float  # of a state in the middle of a game
    rollouts: float  # a clone and random play to its end
    imaginations: float  # full states from a view
    texts: float  # decisions through the public door, in texts
    iterations: float  # of a search from the middle of a game, uniform rollouts to the end
    thoughts: float  # the same by the rules of thumb, as bots search

    def facts(self) -> dict[str, object]:
        return asdict(self)


def measured(game: Game, edition: str, seats: int, core: str, seconds: float) -> Figures:
    options = game.checked_options(None)
    acts, rng = Actions(), Rng(1)
    seeds = iter(range(1 << 30))
    style = Style(explore=0.6, trust=100.0, horizon=NEVER, margin=0.8)

    def fresh() -> State:
        return game.open(seats, edition, options, Rng(next(seeds)), -1, None)

    middle = fresh()
    for _n in range(100):
        seat = middle.top.asked
        middle.offer(seat, acts)
        middle.apply(seat, acts.at(rng.below(acts.count)))
    middle.offer(middle.top.asked, acts)
    while acts.count == 1:  # a search needs a choice
        middle.apply(middle.top.asked, acts.at(0))
        middle.offer(middle.top.asked, acts)
    view = game.view(middle, middle.to_act()[0])
    decisions, games = best(lambda: int(playout(fresh(), rng, acts)), seconds)
    return Figures(
        game.key,
        edition,
        seats,
        core,
        HOW,
        decisions,
        games,
        clones=best(lambda: clone_some(middle), seconds)[0],
        rollouts=best(lambda: min(1, int(playout(middle.clone(), rng, acts))), seconds)[0],
        imaginations=best(lambda: len([game.imagine(view, rng) for _n in range(10)]), seconds)[0],
        texts=best(lambda: play_in_texts(game, edition, seats, next(seeds)), seconds)[0],
        iterations=best(Thinking(lambda: Search(game, Uniform(), style, view, rng)).on, seconds)[0],
        thoughts=best(Thinking(lambda: Search(game, policy_of(game), style, view, rng)).on, seconds)[0],
    )


def best(work: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Units of work and calls a second, in the best of some rounds."""
    units_best, calls_best = 0.0, 0.0
    for _round in range(ROUNDS):
        units, calls, begun = 0, 0, time.process_time()
        while (spent := time.process_time() - begun) < seconds / ROUNDS:
            units += work()
            calls += 1
        if units / spent > units_best:
            units_best, calls_best = units / spent, calls / spent
    return units_best, calls_best


def clone_some(s: State) -> int:
    for _n in range(1000):
        s.clone()
    return 1000


class Thinking:
    """One search after the other, a few iterations at a time: interpreted, a whole one takes many seconds."""

    def __init__(self, begin: Callable[[], Search]) -> None:
        self.begin = begin
        self.left = 0

    def on(self) -> int:
        if self.left == 0:
            self.search, self.left = self.begin(), THOUGHT
        self.search.run(10)
        self.left -= 10
        return 10


def play_in_texts(game: Game, edition: str, seats: int, seed: int) -> int:
    """A whole game as people's programs play it: texts in, texts out, every one checked and recorded."""
    s, rng, decisions = game.new(seats, edition, seed=seed), Rng(seed), 0
    while not s.over:
        for seat in s.to_act():
            legal = s.legal(seat)
            s.play(seat, legal[rng.below(len(legal))])
            decisions += 1
    return decisions
