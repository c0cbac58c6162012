"""What a bot is."""

from signoria.kernel.game import Game
from signoria.kernel.rng import Rng
from signoria.kernel.view import Decision, View


class Bot:
    """Chooses among the options of a decision, from what its seat may know.

    It never sees a State but those it imagines from its own view.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)

    def choose(self, view: View, decision: Decision) -> str:
        """One of the decision's options."""
        raise NotImplementedError


class RandomBot(Bot):
    """Every legal action is as likely as any other."""

    def choose(self, view: View, decision: Decision) -> str:
        return decision.options[int(self.rng.below(len(decision.options)))]
