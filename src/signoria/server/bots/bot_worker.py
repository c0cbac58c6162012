"""What runs in a worker: questions come in, a line each; answers go out. `python -m signoria.server.bots.bot_worker`.

A worker keeps the games its bots last thought about, so that a bot goes on from what it has heard and foreseen; but
each question holds all that is needed to answer it, and a worker that was never asked before answers it as well.
"""

import os
import signal
import sys
from collections import OrderedDict
from contextlib import ExitStack
from dataclasses import dataclass
from typing import BinaryIO

import msgspec

from signoria.bots import bot
from signoria.games import game as game_of
from signoria.kernel.record import play_on
from signoria.lab.listeners import Listeners
from signoria.lab.simulation import number
from signoria.server.play.match import Setup

KEPT = 8  # bots of a worker that remember their game
GRACE = 5  # seconds after which a worker ends itself, if there is no server left to do it


@dataclass(frozen=True)
class Question:
    """A seat is asked: the game so far, the bot that is to answer, and how long it may take."""

    setup: Setup
    actions: list[str]
    seat: int
    bot: str
    seconds: float


@dataclass(frozen=True)
class Answer:
    """An option; or what went wrong."""

    text: str = ""
    fault: str = ""


class Mind:
    """A bot in its seat, and the game as far as it was played when it was last asked."""

    def __init__(self, asked: Question) -> None:
        setup = asked.setup
        self.game = game_of(setup.game)
        self.s = self.game.new(setup.seats, setup.edition, setup.options, setup.seed)
        self.seat = asked.seat
        self.bot = bot(asked.bot, self.game, number(f"{setup.seed} {len(asked.actions)} {asked.seat}"))
        self.leaving = ExitStack()
        self.ears = self.leaving.enter_context(Listeners(self.game, self.s, {asked.seat: self.bot}))

    def follows(self, asked: Question) -> bool:
        """Whether the game went on from here: it did not, where something was taken back."""
        story = self.s.story
        return story is not None and story.actions == asked.actions[: len(story.actions)]

    def choose(self, actions: list[str]) -> str:
        """It sees its own view of the game and hears what its seat heard, and no more."""
        play_on(self.s, actions)
        self.ears.tell(self.seat)
        decision = self.game.decision(self.s, self.seat)
        text = self.bot.choose(self.game.view(self.s, self.seat), decision)
        if text not in decision.options:
            raise ValueError("not an option")
        return text


class Minds:
    """The bots that were asked last."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int, str], Mind] = OrderedDict()

    def answer(self, asked: Question) -> Answer:
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
            return Answer(fault=type(error).__name__)
        self.kept[key] = mind
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)[1].leaving.close()
        return Answer(text)


def answer_all(questions: BinaryIO, answers: BinaryIO) -> None:
    """Until the server closes its end, or is gone."""
    minds, decoder = Minds(), msgspec.json.Decoder(Question)
    for line in questions:
        asked = decoder.decode(line)
        signal.setitimer(signal.ITIMER_REAL, asked.seconds + GRACE)  # unheeded: whoever hangs is ended by it
        answer = minds.answer(asked)
        signal.setitimer(signal.ITIMER_REAL, 0)
        try:
            answers.write(msgspec.json.encode(answer) + b"\n")
        except BrokenPipeError:
            return


def main() -> None:
    """Answers go where the standard output went; what a bot prints does not."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    answer_all(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
