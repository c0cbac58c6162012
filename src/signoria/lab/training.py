"""Play for a compiler to learn from: a fixed amount of what the core does most, in every game. See ADR 0024."""

from signoria.bots.policies import policy_of
from signoria.bots.search.search import NEVER, Search, Style
from signoria.bots.thumb.policy import Uniform
from signoria.games import GAMES
from signoria.kernel.action import Actions
from signoria.kernel.game import Game
from signoria.kernel.rng import Rng
from signoria.kernel.state import State, playout
from signoria.lab.bench import clone_some, play_in_texts

MIDDLE = 100  # decisions: no game ends so soon


def train(game: Game, seats: int) -> None:
    """Whole games, both kinds of search from the middle of some, clones, and games in texts."""
    edition, options = game.editions[0], game.checked_options(None)
    acts, rng = Actions(), Rng(1)

    def fresh(seed: int) -> State:
        return game.open(seats, edition, options, Rng(seed), -1, None)

    for seed in range(500):
        playout(fresh(seed), rng, acts)
    style = Style(explore=0.6, trust=100.0, horizon=NEVER, margin=0.8)
    for seed in range(5):
        middle = fresh(seed)
        playout(middle, rng, acts, MIDDLE)
        view = game.view(middle, middle.to_act()[0])
        Search(game, Uniform(), style, view, rng).run(400)
        Search(game, policy_of(game), style, view, rng).run(100)
        clone_some(middle)
        play_in_texts(game, edition, seats, seed)


if __name__ == "__main__":
    for one in GAMES.values():
        train(one, one.seats[len(one.seats) // 2])
