"""What bots think, in a process of a pool.

A process keeps the games its bots last thought about, so that a bot goes on from what it has heard and foreseen; but
each question holds all that is needed to answer it, and a process that was never asked before answers it as well.
"""

from collections import OrderedDict
from contextlib import ExitStack
from dataclasses import dataclass

from signoria.bots import bot
from signoria.kernel.record import play_on
from signoria.lab.listeners import Listeners
from signoria.lab.simulation import number
from signoria.server.play.lessons import is_lesson
from signoria.server.play.match import Setup

KEPT = 8  # bots of a process that remember their game


@dataclass(frozen=True)
class Question:
    """A seat is asked: the game so far, and the bot that is to answer."""

    setup: Setup
    actions: list[str]
    seat: int
    bot: str


class BotFailed(Exception):
    """A bot gave no answer, or none in time; what it was asked must be answered otherwise."""


class Mind:
    """A bot in its seat, and the game as far as it was played when it was last asked."""

    def __init__(self, asked: Question) -> None:
        setup = asked.setup
        self.s = setup.new_game()
        self.game = self.s.game
        self.seat = asked.seat
        self.scripted = is_lesson(setup.game, setup.seed)
        self.bot = bot(asked.bot, self.game, number(f"{setup.seed} {len(asked.actions)} {asked.seat}"))
        self.leaving = ExitStack()
        self.ears = self.leaving.enter_context(Listeners(self.game, self.s, {asked.seat: self.bot}))

    def follows(self, asked: Question) -> bool:
        """Whether the game went on from here: it did not, where something was taken back."""
        story = self.s.story
        return story is not None and story.actions == asked.actions[: story.count]

    def choose(self, actions: list[str]) -> str:
        """It sees its own view of the game and hears what its seat heard, and no more."""
        play_on(self.s, actions)
        self.ears.tell(self.seat)
        decision, view = self.game.decision(self.s, self.seat), self.game.view(self.s, self.seat)
        scripted = self.game.lesson.reply(view, decision) if self.scripted else ""
        if scripted in decision.options:
            return scripted
        text = self.bot.choose(view, decision)
        if text not in decision.options:
            raise ValueError("not an option")
        return text


class Minds:
    """The bots that were asked last."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int, str], Mind] = OrderedDict()

    def answer(self, asked: Question) -> str:
        """A bot that failed is forgotten: its next question begins with a new one."""
        key = (asked.setup.table, asked.seat, asked.bot)
        mind = self.kept.pop(key, None)
        if mind is not None and not mind.follows(asked):
            mind.leaving.close()
            mind = None
        try:
            if mind is None:
                mind = Mind(asked)
            text = mind.choose(asked.actions)
        except Exception as error:
            raise BotFailed(type(error).__name__) from None
        self.kept[key] = mind
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)[1].leaving.close()
        return text


MINDS = Minds()  # of this process


def answer(asked: Question) -> str:
    """An option, or BotFailed."""
    return MINDS.answer(asked)
