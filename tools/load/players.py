"""Scripted players at many tables: acts at a given pace or as fast as it goes, and how long until all were told."""

import asyncio
import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from time import perf_counter

from tools.load.wire import Wire


class Table(ABC):
    """A table with a line a seat, and at most one act under way. How a server is talked to, its own kind says."""

    def __init__(self) -> None:
        self.wires: list[Wire] = []
        self.sent = 0.0
        self.told: set[int] = set()  # lines that have heard of the act
        self.expected: set[int] = set()  # those that will have
        self.over = False
        self.done: asyncio.Future[float] | None = None

    @abstractmethod
    async def sit(self) -> None:
        """Connect every seat, and hear how the game stands."""

    @abstractmethod
    def act(self, rng: random.Random) -> set[int]:
        """Somebody whose turn it is does something at random; the lines that will be told."""

    def begin(self, rng: random.Random) -> asyncio.Future[float]:
        """An act; the future is the seconds until everyone was told."""
        self.done = asyncio.get_running_loop().create_future()
        self.told.clear()
        self.sent = perf_counter()
        self.expected = self.act(rng)
        return self.done

    def heard(self, line: int) -> None:
        """A line was told."""
        self.told.add(line)
        if self.done is not None and not self.done.done() and self.expected <= self.told:
            self.done.set_result(perf_counter() - self.sent)


async def paced(tables: Sequence[Table], pace: float, seconds: float, rng: random.Random) -> list[float]:
    """So many acts a second, whatever comes of them: how long each took until everyone was told.

    Tables take turns; one whose last act is still under way makes its next act wait, and that counts.
    """
    free: asyncio.Queue[Table] = asyncio.Queue()
    for table in tables:
        free.put_nowait(table)
    took: list[float] = []
    acts: set[asyncio.Task[None]] = set()

    async def one(due: float) -> None:
        table = await free.get()
        late = perf_counter() - due
        took.append(late + await table.begin(rng))
        if not table.over:
            free.put_nowait(table)

    begun = perf_counter()
    for n in range(int(pace * seconds)):
        due = begun + n / pace
        if (wait := due - perf_counter()) > 0:
            await asyncio.sleep(wait)
        act = asyncio.create_task(one(max(due, begun)))
        acts.add(act)
        act.add_done_callback(acts.discard)
    async with asyncio.timeout(60):
        await asyncio.gather(*acts)
    return took


async def flat_out(tables: Sequence[Table], at_once: int, seconds: float, rng: random.Random) -> list[float]:
    """As fast as it goes, at so many tables at once."""
    took: list[float] = []
    end = perf_counter() + seconds
    shares = [list(tables[n::at_once]) for n in range(at_once)]

    async def play(share: list[Table]) -> None:
        while share and perf_counter() < end:
            for table in share:
                took.append(await table.begin(rng))
                if perf_counter() >= end:
                    return
            share[:] = [table for table in share if not table.over]

    async with asyncio.timeout(seconds + 60):
        await asyncio.gather(*(play(share) for share in shares))
    return took
