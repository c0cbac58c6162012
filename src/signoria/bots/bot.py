"""What a bot is."""

from dataclasses import dataclass, field

from signoria.kernel.event import Event
from signoria.kernel.game import Game, Options, ScoreLine
from signoria.kernel.rng import Rng
from signoria.kernel.view import Decision, View


@dataclass(frozen=True)
class Start:
    """The table a bot sits down at."""

    game: str
    edition: str
    options: Options
    seats: int
    players: list[str]
    seat: int  # its own
    box: dict[str, object] = field(default_factory=dict)  # with its values, if it is not ours


class Bot:
    """Chooses among the options of a decision, from what its seat may know.

    It never sees a State but those it imagines from its own view. A view tells all there is to know, so most bots need
    nothing else; one that listens is also told what happens, from the start of the game to its result.
    """

    listens = False
    elsewhere = False  # whether it thinks in another process, so that the processor of this one does not tell how long

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.faults: dict[str, int] = {}  # what it did wrong, and how often: a bot of ours, nothing

    def choose(self, view: View, decision: Decision) -> str:
        """One of the decision's options."""
        raise NotImplementedError

    def begin(self, start: Start) -> None:
        """The game starts, or is taken up again: then the next thing heard is all that happened before."""

    def hear(self, events: list[Event]) -> None:
        """What its seat heard since the last time."""

    def ended(self, scores: list[ScoreLine], winners: list[int]) -> None:
        """The game is over."""

    def close(self) -> None:
        """Nothing more will be asked, whether the game is over or not."""


class RandomBot(Bot):
    """Every legal action is as likely as any other."""

    def choose(self, view: View, decision: Decision) -> str:
        options = decision.options
        return options[int(self.rng.below(len(options)))]
