"""Scripted players at many tables: acts at a given pace or as fast as it goes, and how long until all were told."""

import asyncio
import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter

from tools.load.wire import Wire

LAST = 60.0  # seconds in which acts that are under way at the end must have come to theirs


@dataclass
class Took:
    """Seconds from an act until everyone was told, and from one until the server said that it is too busy."""

    told: list[float] = field(default_factory=list)
    refused: list[float] = field(default_factory=list)
    seconds: float = 0.0  # that it took in all


class Table(ABC):
    """A table with a line a person, and at most one act under way. How a server is talked to, its own kind says."""

    def __init__(self) -> None:
        self.wires: dict[int, Wire] = {}
        self.sent = 0.0
        self.told: set[int] = set()  # lines that have heard of the act
        self.expected: set[int] = set()  # those that will have
        self.over = False
        self.refused = 0  # seconds for which the server asked when it was too busy for the last act
        self.ready = asyncio.Event()  # for an act: a person is asked, or the game is over
        self.ready.set()
        self.done: asyncio.Future[float] | None = None

    @abstractmethod
    async def sit(self) -> None:
        """Connect every person, and hear how the game stands."""

    @abstractmethod
    def act(self, rng: random.Random) -> set[int]:
        """Somebody whose turn it is does something at random; the lines that will be told."""

    def begin(self, rng: random.Random) -> asyncio.Future[float]:
        """An act; the future is the seconds until everyone was told, or it was refused."""
        self.done = asyncio.get_running_loop().create_future()
        self.refused = 0
        self.told.clear()
        self.sent = perf_counter()
        self.expected = self.act(rng)
        return self.done

    def heard(self, line: int) -> None:
        """A line was told."""
        self.told.add(line)
        if self.expected <= self.told:
            self.settle()

    def settle(self) -> None:
        if self.done is not None and not self.done.done():
            self.done.set_result(perf_counter() - self.sent)


async def rest(table: Table, rng: random.Random) -> None:
    """Until the next act is worth while: who was refused comes back as the browser does."""
    if table.refused:
        await asyncio.sleep(table.refused * rng.uniform(1, 1.5))
    await table.ready.wait()


async def paced(tables: Sequence[Table], pace: float, seconds: float, rng: random.Random) -> Took:
    """So many acts a second, whatever comes of them: how long each took until everyone was told.

    Tables take turns; one whose last act is still under way makes its next act wait, and that counts.
    """
    free: asyncio.Queue[Table] = asyncio.Queue()
    for table in tables:
        free.put_nowait(table)
    took = Took()
    acts: set[asyncio.Task[None]] = set()

    async def one(due: float) -> None:
        table = await free.get()
        late = perf_counter() - due
        needed = late + await table.begin(rng)
        (took.refused if table.refused else took.told).append(needed)
        await rest(table, rng)
        if not table.over:
            free.put_nowait(table)

    begun = perf_counter()
    for n in range(int(pace * seconds)):
        due = begun + n / pace
        if (wait := due - perf_counter()) > 0:
            await asyncio.sleep(wait)
        act = asyncio.create_task(one(due))
        acts.add(act)
        act.add_done_callback(acts.discard)
    async with asyncio.timeout(LAST):
        await asyncio.gather(*acts)
    took.seconds = perf_counter() - begun
    return took


async def flat_out(tables: Sequence[Table], at_once: int, seconds: float, rng: random.Random) -> Took:
    """As fast as it goes, at so many tables at once."""
    took = Took()
    begun = perf_counter()
    end = begun + seconds
    shares = [list(tables[n::at_once]) for n in range(at_once)]

    async def play(share: list[Table]) -> None:
        while share and perf_counter() < end:
            for table in share:
                needed = await table.begin(rng)
                (took.refused if table.refused else took.told).append(needed)
                await rest(table, rng)
                if perf_counter() >= end:
                    return
            share[:] = [table for table in share if not table.over]

    async with asyncio.timeout(seconds + LAST):
        await asyncio.gather(*(play(share) for share in shares))
    took.seconds = perf_counter() - begun
    return took
