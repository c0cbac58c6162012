"""Bots think in processes of their own, never in the event loop: a slow one delays only its table.

Quick bots and those that think have workers apart, so that nobody who passes in a millisecond waits for a search. Where
many wait for few workers, tables take turns.
"""

import asyncio
import logging
import re
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType

import msgspec

from signoria import core
from signoria.bots.roster import STRENGTHS, check_bot
from signoria.kernel.errors import BadSetup
from signoria.server.bots.bot_worker import Answer, Question
from signoria.server.play.match import Setup

GUESTS_BOTS = ("random", "thumb", *STRENGTHS)  # what a stranger may ask for: no settings, and never a command line
QUICK_BOTS = ("random", "thumb", "apprendista")
QUICK_SECONDS = 10.0  # far more than any of them ever needs
THINKING_SECONDS = 30.0
TRIES = 2
PATIENCE = 1.0  # seconds that a worker has to leave
logger = logging.getLogger("signoria.workers")
BOT_WORKER = (sys.executable, "-m", "signoria.server.bots.bot_worker")


class BotFailed(Exception):
    """A bot gave no answer, or none in time; what it was asked must be answered otherwise."""


class Worker:
    """A process that answers one question at a time."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.compiled = core.ready() is not None
        self.table = ""  # whose bots it has last thought for, and remembers

    async def answer(self, asked: Question) -> Answer:
        """In time, or TimeoutError; EOFError if it has ended instead."""
        assert self.process.stdin
        assert self.process.stdout
        self.table = asked.setup.table
        async with asyncio.timeout(asked.seconds):
            self.process.stdin.write(msgspec.json.encode(asked) + b"\n")
            await self.process.stdin.drain()
            line = await self.process.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError
        return msgspec.json.decode(line, type=Answer)

    async def leave(self, patience: float = PATIENCE) -> None:
        """Its input ends, and it should too; if not, it is killed."""
        assert self.process.stdin
        self.process.stdin.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await self.process.wait()
        if self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()


class Lane:
    """Some workers, and the tables that wait for one. A worker is started when there is work for it."""

    def __init__(self, count: int, seconds: float, command: Sequence[str]) -> None:
        self.seconds = seconds
        self.command = command
        self.free = count
        self.idle: list[Worker] = []
        self.busy: set[Worker] = set()
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}  # in the order in which tables get their turn

    async def answer(self, asked: Question) -> str:
        await self.turn(asked.setup.table)
        try:
            worker = await self.worker(asked.setup.table)
            self.busy.add(worker)
            try:
                answer = await worker.answer(asked)
            except BaseException:  # what it owes would be taken for the answer to the next question
                await worker.leave(0)
                raise
            finally:
                self.busy.discard(worker)
            self.idle.append(worker)
        finally:
            self.next_turn()
        if answer.fault:
            raise BotFailed(answer.fault)
        return answer.text

    async def worker(self, table: str) -> Worker:
        """One that remembers this table, if any does; a new one if the core was compiled meanwhile."""
        for worker in [worker for worker in self.idle if not worker.compiled and core.ready()]:
            self.idle.remove(worker)
            logger.info("the core is compiled: a bot's process begins anew with it")
            await worker.leave()
        for worker in self.idle:
            if worker.table == table:
                self.idle.remove(worker)
                return worker
        if self.idle:
            return self.idle.pop()
        return Worker(
            await asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE, start_new_session=True)
        )

    async def turn(self, table: str) -> None:
        """Wait until a worker is free, and it is this table's turn."""
        if self.free:
            self.free -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(table, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():
                self.next_turn()
            raise

    def next_turn(self) -> None:
        """The table that has waited longest is next; if it has more to ask, it waits again."""
        while self.waiting:
            table = next(iter(self.waiting))
            line = self.waiting.pop(table)
            mine = line.popleft()
            if line:
                self.waiting[table] = line
            if not mine.done():
                mine.set_result(None)
                return
        self.free += 1

    async def close(self) -> None:
        await asyncio.gather(*(worker.leave() for worker in [*self.idle, *self.busy]))
        self.idle.clear()


class Workers:
    """Two lanes. Whatever happens in them, whoever asks has an answer or BotFailed, and no other table notices."""

    def __init__(
        self,
        count: int,
        quick_seconds: float = QUICK_SECONDS,
        seconds: float = THINKING_SECONDS,
        command: Sequence[str] = BOT_WORKER,
        house_bots: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.house_bots = house_bots  # by the name that guests see: what whoever runs the server chose to run
        self.quick = Lane(1, quick_seconds, command)
        self.thinking = Lane(count, seconds, command)

    async def choose(self, setup: Setup, actions: list[str], seat: int, name: str) -> str:
        """What the bot of this name does now in this seat.

        A bot that raised or was killed is asked once more; one that was late is not: nobody waits twice as long.
        """
        lane = self.quick if name in QUICK_BOTS else self.thinking
        asked = Question(setup, actions, seat, self.house_bots.get(name, name), lane.seconds)
        for left in reversed(range(TRIES)):
            try:
                return await lane.answer(asked)
            except (BotFailed, EOFError, OSError, ValueError) as error:  # the last: of what it answered
                if not left or isinstance(error, TimeoutError):
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
        return sum(len(line) for lane in (self.quick, self.thinking) for line in lane.waiting.values())

    async def close(self) -> None:
        await asyncio.gather(self.quick.close(), self.thinking.close())


def check_house_bots(bots: Mapping[str, str]) -> None:
    """Names that are free and can stand in a log, for bots that there are; BadSetup says which is wrong."""
    for name, meant in bots.items():
        if not re.fullmatch(r"[a-z][a-z0-9-]{0,31}", name) or name in GUESTS_BOTS:
            raise BadSetup("house-bot-name", bot=name[:40])
        check_bot(meant)
