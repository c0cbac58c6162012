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
WORLDS = 5000  # imagined from one view


def train(game: Game, seats: int) -> None:
    """Whole games, both kinds of search from the middle of some, worlds, clones, and games in texts.

    What is rarer than a hundredth of all is taken for cold: so there are many of what is short.
    """
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
        Search(game, Uniform(), style, view, rng).run(2000)
        Search(game, policy_of(game), style, view, rng).run(100)
        for _world in range(WORLDS):
            game.imagine(view, rng)
        clone_some(middle)
        play_in_texts(game, edition, seats, seed)


if __name__ == "__main__":
    for one in GAMES.values():
        train(one, one.seats[len(one.seats) // 2])
