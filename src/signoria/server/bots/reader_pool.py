"""Games are read in processes of their own too: replays in one, hints and analyses in another that yields to all else.

Never in the event loop, and never in a worker that a table waits for.
"""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from signal import SIG_BLOCK, SIG_UNBLOCK, SIGINT, pthread_sigmask
from typing import ParamSpec, TypeVar

from signoria import core
from signoria.lab.workers import leave_with_the_parent

P = ParamSpec("P")
T = TypeVar("T")
PATIENT = 10  # how nice the slow process is to others


class Reader:
    """One process, made when it is first asked if not before, and made anew when it was killed."""

    def __init__(self, niceness: int = 0) -> None:
        self.niceness = niceness
        self.pool: ProcessPoolExecutor | None = None
        self.compiled = False

    async def do(self, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """A function of a module, done there. What kills the process is tried once more, in another."""
        try:
            return await self.tried(job, *args, **named)
        except BrokenProcessPool:
            return await self.tried(job, *args, **named)

    async def tried(self, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        pool = self.opened()
        try:
            return await asyncio.wrap_future(begun(pool, job, *args, **named))
        except BrokenProcessPool:
            if self.pool is pool:
                self.close()
            raise

    def wake(self) -> None:
        """Make the process before anybody asks: who is first then waits no longer than others."""
        begun(self.opened(), os.getpid)

    def opened(self) -> ProcessPoolExecutor:
        """The process there is; another, if the core was compiled meanwhile."""
        if self.pool is not None and not self.compiled and core.ready():
            self.pool.shutdown(wait=False)
            self.pool = None
        if self.pool is None:
            self.compiled = core.ready() is not None
            self.pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=begin, initargs=(self.niceness,))
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = None


def begun(pool: ProcessPoolExecutor, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> Future[T]:
    pthread_sigmask(SIG_BLOCK, {SIGINT})  # Ctrl-C is the server's alone: its processes are born deaf to it
    try:
        return pool.submit(job, *args, **named)
    finally:
        pthread_sigmask(SIG_UNBLOCK, {SIGINT})


def begin(niceness: int) -> None:
    leave_with_the_parent()
    os.nice(niceness)


class ReaderPool:
    """Where finished games are read, and running ones as a seat may."""

    def __init__(self) -> None:
        self.quick = Reader()
        self.slow = Reader(PATIENT)

    def close(self) -> None:
        self.quick.close()
        self.slow.close()
