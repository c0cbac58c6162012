"""What other processes wrote, read for all tables at one go: news come in bursts, as many as a commit had entries."""

import asyncio
import logging
from collections.abc import Callable

from signoria.server.play.entry import AnyEntry
from signoria.server.store import Store
from signoria.server.store.store import Place

MOST = 100  # entries in one query

logger = logging.getLogger("signoria.entry_reader")


class EntryReader:
    """While one query is asked, the news that come wait for the next. `read` is told of each, and of what was found."""

    def __init__(self, store: Store, read: Callable[[str, AnyEntry | None], None]) -> None:
        self.store = store
        self.read = read
        self.wanted: list[Place] = []
        self.reading: asyncio.Task[None] | None = None

    def want(self, table: str, n: int) -> None:
        self.wanted.append((table, n))
        if self.reading is None or self.reading.done():
            self.reading = asyncio.create_task(self.read_all())

    async def read_all(self) -> None:
        while self.wanted:
            some, self.wanted = self.wanted[:MOST], self.wanted[MOST:]
            found: dict[Place, AnyEntry] = {}
            try:
                found = await self.store.entries_at(some)
            except Exception:  # each table is read by itself then, until that goes well
                logger.exception("what others wrote could not be read at one go")
            for place in some:
                self.read(place[0], found.get(place))

    def close(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
