"""`thumb`: plays by the rules of thumb of its game, without looking ahead."""

from signoria.bots.bot import Bot
from signoria.bots.policies import policy_of
from signoria.bots.thumb.policy import Menu
from signoria.kernel.action import Actions
from signoria.kernel.game import Game
from signoria.kernel.view import Decision, View


class ThumbBot(Bot):
    """Imagines one world that fits its view, and asks its policy, which looks at nothing a seat could not see."""

    def __init__(self, game: Game, seed: int, jitter: int) -> None:
        super().__init__(game, seed)
        self.policy = policy_of(game)
        self.jitter = jitter
        self.acts, self.menu = Actions(), Menu()

    def choose(self, view: View, decision: Decision) -> str:
        if len(decision.options) == 1:
            return decision.options[0]
        s = self.game.imagine(view, self.rng)
        s.offer(decision.seat, self.acts)
        self.menu.clear()
        self.policy.rate(s, decision.seat, self.acts, self.menu)
        return self.game.catalogue.text(self.menu.best(self.policy.jitter + self.jitter, self.rng))
