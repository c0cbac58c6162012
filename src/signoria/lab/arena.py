"""Contests of bots: every bot in every seat of every mix, the same deal for all seatings of a mix.

A mix is what sits at a table, whatever the order: one `search` and three `thumb`. Its seatings are its different
orders. They all play the same deal, so that luck of the deal and of the seat falls on every bot alike.
"""

from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import combinations_with_replacement, permutations

from signoria.games import game as game_of
from signoria.lab.clock import Clock
from signoria.lab.simulation import bots_play
from signoria.lab.workers import Result

Mix = list[str]


@dataclass(frozen=True)
class Contest:
    """Everything that fixes a contest. A game is fixed by its number."""

    game: str
    edition: str
    options: dict[str, int]
    seats: int
    mixes: list[Mix]
    seed: str

    @cached_property
    def cycle(self) -> list[tuple[int, Mix]]:
        """Each mix in each of its seatings, once: (mix, the bot of each seat)."""
        return [(n, seating) for n, mix in enumerate(self.mixes) for seating in seatings(mix)]

    def whole(self, games: int) -> int:
        """At least so many games, and every bot in every seat of every mix equally often."""
        return -(-games // len(self.cycle)) * len(self.cycle)

    def seating(self, n: int) -> Mix:
        """The bot of each seat in game `n`."""
        return self.cycle[n % len(self.cycle)][1]

    def mix_of(self, n: int) -> int:
        return self.cycle[n % len(self.cycle)][0]

    def deal(self, n: int) -> int:
        """Which deal is played: that of the other seatings of the mix, this time round."""
        return n // len(self.cycle) * len(self.mixes) + self.mix_of(n)

    def seed_of(self, n: int) -> str:
        return f"{self.seed}/{self.deal(n)}"

    def play(self, n: int) -> Result:
        """Game `n`: how it ended, and how long each seat thought."""
        game, bots, seed = game_of(self.game), self.seating(n), self.seed_of(n)
        s = game.new(self.seats, self.edition, self.options, seed, players=bots)
        clocks = [Clock() for _bot in bots]
        decisions = bots_play(game, s, bots, seed, clocks=clocks)
        result: Result = {"n": n, "seed": seed, "bots": bots, "points": game.totals(s), "winners": game.winners(s)}
        return {**result, "decisions": decisions, "times": [clock.facts() for clock in clocks]}

    def facts(self) -> dict[str, object]:
        return asdict(self)


def mixes_of(bots: list[str], seats: int) -> list[Mix]:
    """Every mix of these bots at a table, but those of one bot alone, which say nothing of it."""
    return [list(mix) for mix in combinations_with_replacement(bots, seats) if len(set(mix)) > 1]


def seatings(mix: Mix) -> list[Mix]:
    """Every order of a mix; each is followed by its rotations, so that seats are even as early as can be."""
    found: dict[tuple[str, ...], None] = {}
    for order in permutations(mix):
        for turn in range(len(mix)):
            found.setdefault((*order[turn:], *order[:turn]))
    return [list(order) for order in found]
