"""What other processes wrote, read for all tables at one go: news come in bursts, as many as a commit had entries."""

import asyncio
import logging
from collections.abc import Callable

from signoria.server.play.entry import AnyEntry
from signoria.server.store import Store
from signoria.server.store.store import Place

MOST = 100  # entries in one query
PATIENCE = 5.0  # seconds for its answer: all news wait behind it

logger = logging.getLogger("signoria.entry_reader")


class EntryReader:
    """While one query is asked, the news that come wait for the next. `read` is told of each, and of what was found."""

    def __init__(self, store: Store, read: Callable[[str, AnyEntry | None], None]) -> None:
        self.store = store
        self.read = read
        self.wanted: list[Place] = []
        self.reading: asyncio.Task[None] | None = None
        self.closed = False

    def want(self, table: str, n: int) -> None:
        if self.closed:
            return
        self.wanted.append((table, n))
        if self.reading is None or self.reading.done():
            self.reading = asyncio.create_task(self.read_all())

    async def read_all(self) -> None:
        while self.wanted:
            some, self.wanted = self.wanted[:MOST], self.wanted[MOST:]
            found: dict[Place, AnyEntry] = {}
            try:
                async with asyncio.timeout(PATIENCE):
                    found = await self.store.entries_at(some)
            except Exception:  # each table is read by itself then, until that goes well
                logger.exception("what others wrote could not be read at one go")
            for place in some:
                self.read(place[0], found.get(place))

    def close(self) -> None:
        """The server stops: what is heard from now on is for others."""
        self.closed = True
        if self.reading is not None:
            self.reading.cancel()
