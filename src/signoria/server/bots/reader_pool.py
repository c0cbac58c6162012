"""Games are read in processes of their own too: replays in one, hints and analyses in another that yields to all else.

Never in the event loop, and never in a worker that a table waits for.
"""

import asyncio
import os
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from signoria.lab.pool import Killed, Pool

P = ParamSpec("P")
T = TypeVar("T")
PATIENT = 10  # how nice the slow process is to others


class Reader:
    """One process, made when it is first asked if not before, and made anew when it was killed."""

    def __init__(self, niceness: int = 0, pool: type[Pool] = Pool) -> None:
        self.pool = pool(1, niceness)

    async def do(self, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """A function of a module, done there. What kills the process is tried once more, in another."""
        try:
            return await asyncio.wrap_future(self.pool.submit(job, *args, **named))
        except Killed:
            return await asyncio.wrap_future(self.pool.submit(job, *args, **named))

    def wake(self) -> None:
        """Make the process before anybody asks: who is first then waits no longer than others."""
        self.pool.submit(os.getpid)

    def close(self) -> None:
        self.pool.stop()


class ReaderPool:
    """Where finished games are read, and running ones as a seat may."""

    def __init__(self, pool: type[Pool] = Pool) -> None:
        self.quick = Reader(pool=pool)
        self.slow = Reader(PATIENT, pool)

    def close(self) -> None:
        self.quick.close()
        self.slow.close()
