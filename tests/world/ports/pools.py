"""Whoever thinks, simulated: bots answer after a while, and some die, are late, or answer what is no answer."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from random import Random
from typing import Any, ClassVar

from signoria.lab.pool import Killed, Late, Pool
from signoria.server.bots.bot_worker import BotFailed, Minds, Question
from signoria.server.bots.bot_worker import answer as answer_of_bot
from tests.world.ports.disk import MOUNTED
from tests.world.ports.loop import RUNS_IN

CHEATS = ("bid 99", "pass pass", "", "take everything", "lay 1 red 1 red 1 red 1 red")


class WorldPool(Pool):
    """One loop, no process. What is thought is thought at once, and told later."""

    rng: ClassVar[Random]
    odd: ClassVar[float]
    asked: ClassVar[dict[tuple[object, ...], set[str]]]  # by whom each question was asked

    def __init__(self, count: int, niceness: int = 0, seconds: float | None = None) -> None:
        self.seconds = seconds
        self.minds = Minds()
        self.under_way = 0

    def submit_for(self, whose: str, job: Callable[..., Any], *args: Any, **named: Any) -> Future[Any]:
        thought: Future[Any] = Future()
        self.under_way += 1
        loop = asyncio.get_running_loop()
        drawn, takes = self.rng.random(), self.rng.expovariate(8.0)
        life = RUNS_IN.get()
        if isinstance(args[0], Question) and life is not None:
            seat = args[0].seat
            question = (whose, len(args[0].actions), seat, seatings(whose, seat))
            self.asked.setdefault(question, set()).add(life.name)
        oddly = job is answer_of_bot and drawn < self.odd
        if oddly and drawn < self.odd / 4:
            loop.call_later(takes, self.settle, thought, None, Killed())
        elif oddly and drawn < self.odd / 2 and self.seconds:
            loop.call_later(self.seconds, self.settle, thought, None, Late())
        elif oddly and drawn < self.odd * 3 / 4:
            loop.call_later(takes, self.settle, thought, self.rng.choice(CHEATS), None)
        else:
            loop.call_later(takes, self.think, thought, job, args, named)
        return thought

    def submit(self, job: Callable[..., Any], *args: Any, **named: Any) -> Future[Any]:
        return self.submit_for("", job, *args, **named)

    def think(self, thought: Future[Any], job: Callable[..., Any], args: Any, named: Any) -> None:
        """What it remembers is this process's own, as it would be."""
        try:
            done = self.minds.answer(args[0]) if isinstance(args[0], Question) else job(*args, **named)
        except BotFailed as error:
            self.settle(thought, None, error)
        else:
            self.settle(thought, done, None)

    def settle(self, thought: Future[Any], done: object, error: BaseException | None) -> None:
        self.under_way -= 1
        if not thought.set_running_or_notify_cancel():
            return
        if error is not None:
            thought.set_exception(error)
        else:
            thought.set_result(done)

    @property
    def backlog(self) -> int:
        return 0

    def stop(self) -> None:
        """There is no process to end."""


def seatings(table: str, seat: int) -> int:
    """How often it was said who plays a seat: whoever came back and was too late again has a bot asked the same."""
    rows = MOUNTED[-1].query('SELECT count(*) FROM log WHERE "table" = ? AND seat = ? AND kind = ?', table, seat, "sit")
    return int(rows[0][0])
