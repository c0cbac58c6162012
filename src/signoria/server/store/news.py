"""What other processes wrote: (table, n) by PostgreSQL's notifications. No content: whoever wants it reads the log."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

import asyncpg

from signoria.server.store.writer import CHANNEL

AGAIN = 1.0  # seconds until a lost connection is tried again

Hear = Callable[[str, int], None]


class News:
    """A connection that listens. When it was lost, everything may have been missed: `hear("", -1)` says so."""

    faults: tuple[type[Exception], ...] = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)

    def __init__(self, address: str) -> None:
        self.address = address
        self.task: asyncio.Task[None] | None = None

    async def start(self, hear: Hear) -> None:
        """Returns when it listens."""
        listening = asyncio.Event()
        self.task = asyncio.create_task(self.run(hear, listening))
        await listening.wait()

    async def run(self, hear: Hear, listening: asyncio.Event) -> None:
        while True:
            with suppress(*self.faults):
                await self.listen(hear, listening)
            await asyncio.sleep(AGAIN)

    async def listen(self, hear: Hear, listening: asyncio.Event) -> None:
        """Until the connection is lost."""
        lost = asyncio.Event()
        connection = await asyncpg.connect(self.address)
        try:
            connection.add_termination_listener(lambda _connection: lost.set())
            await connection.add_listener(CHANNEL, lambda _c, _pid, _channel, news: hear(*parsed(str(news))))
            again(hear, listening)
            await lost.wait()
        finally:
            connection.terminate()

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()


def again(hear: Hear, listening: asyncio.Event) -> None:
    """It listens: for the first time, or after a while in which it did not."""
    if listening.is_set():
        hear("", -1)
    listening.set()


def parsed(news: str) -> tuple[str, int]:
    table, _space, n = news.rpartition(" ")
    return table, int(n)
