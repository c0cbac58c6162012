"""What a bot is, and how one is called by name."""

from collections.abc import Callable

from signoria.kernel.errors import BadSetup
from signoria.kernel.rng import Rng
from signoria.kernel.view import Decision, View


class Bot:
    """Chooses among the options of a decision, from what its seat may know."""

    def choose(self, view: View, decision: Decision) -> str:
        raise NotImplementedError


class RandomBot(Bot):
    """Every legal action is as likely as any other."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, view: View, decision: Decision) -> str:
        return decision.options[int(self.rng.below(len(decision.options)))]


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot}


def check_bot(name: str) -> None:
    if name not in BOTS:
        raise BadSetup("no-such-bot", bot=name, known=", ".join(BOTS))


def bot(name: str, seed: int) -> Bot:
    """The bot of this name, with its own chance."""
    check_bot(name)
    return BOTS[name](seed)
