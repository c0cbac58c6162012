"""Bots think in processes of their own, never in the event loop: a slow one delays only its table.

Quick bots and those that think have pools apart, so that nobody who passes in a millisecond waits for a search. A table
is served by the process that remembers it, if it is free; where many wait for few, tables take turns.
"""

import asyncio
import re
from collections.abc import Callable, Mapping
from types import MappingProxyType

from signoria.bots.roster import STRENGTHS, check_bot
from signoria.kernel.errors import BadSetup
from signoria.lab.pool import Killed, Late, Pool
from signoria.server.bots.bot_worker import BotFailed, Question, answer
from signoria.server.play.match import Setup

GUESTS_BOTS = ("random", "thumb", *STRENGTHS)  # what a stranger may ask for: no settings, and never a command line
QUICK_BOTS = ("random", "thumb", "apprendista")
QUICK_SECONDS = 10.0  # far more than any of them ever needs
THINKING_SECONDS = 30.0
TRIES = 2


class Workers:
    """Two pools. Whatever happens in them, whoever asks has an answer or BotFailed, and no other table notices."""

    def __init__(
        self,
        count: int,
        quick_seconds: float = QUICK_SECONDS,
        seconds: float = THINKING_SECONDS,
        answer: Callable[[Question], str] = answer,
        house_bots: Mapping[str, str] = MappingProxyType({}),
        pool: type[Pool] = Pool,
    ) -> None:
        self.answer = answer
        self.house_bots = house_bots  # by the name that guests see: what whoever runs the server chose to run
        self.quick = pool(1, seconds=quick_seconds)
        self.thinking = pool(count, seconds=seconds)

    async def choose(self, setup: Setup, actions: list[str], seat: int, name: str) -> str:
        """What the bot of this name does now in this seat.

        A bot that raised or was killed is asked once more; one that was late is not: nobody waits twice as long.
        """
        pool = self.quick if name in QUICK_BOTS else self.thinking
        asked = Question(setup, actions, seat, self.house_bots.get(name, name))
        for left in reversed(range(TRIES)):
            try:
                return await asyncio.wrap_future(pool.submit_for(setup.table, self.answer, asked))
            except (BotFailed, Killed, Late, OSError) as error:  # the last: there can be no more processes
                if not left or isinstance(error, Late):
                    raise BotFailed(str(error) or type(error).__name__) from error
        raise AssertionError("asked at least once")

    @property
    def names(self) -> list[str]:
        """The bots that a guest may ask for: what people type decides neither how long one thinks nor what it runs."""
        return [*GUESTS_BOTS, *self.house_bots]

    def check(self, name: str) -> None:
        if name not in self.names:
            raise BadSetup("no-such-bot", bot=name[:40], known=", ".join(self.names))

    @property
    def backlog(self) -> int:
        """How many questions wait for a worker."""
        return self.quick.backlog + self.thinking.backlog

    async def close(self) -> None:
        await asyncio.gather(*(asyncio.to_thread(pool.stop) for pool in (self.quick, self.thinking)))


def check_house_bots(bots: Mapping[str, str]) -> None:
    """Names that are free and can stand in a log, for bots that there are; BadSetup says which is wrong."""
    for name, meant in bots.items():
        if not re.fullmatch(r"[a-z][a-z0-9-]{0,31}", name) or name in GUESTS_BOTS:
            raise BadSetup("house-bot-name", bot=name[:40])
        check_bot(meant)
