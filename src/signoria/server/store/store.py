"""The store: a way to read, the one way to write, and the news from other processes."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sqlalchemy import Row, Select, bindparam, tuple_
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from signoria.server.play.entry import AnyEntry
from signoria.server.play.log_rows import LogRow, entry_of
from signoria.server.store.leases import Leases, Presence
from signoria.server.store.news import News
from signoria.server.store.schema import log
from signoria.server.store.writer import Writer

PAGE = 256  # entries read at one go
AnyRow = Row[*tuple[Any, ...]]
AnySelect = Select[*tuple[Any, ...]]
Place = tuple[str, int]  # in the log: a table, and the number of an entry
# Made once, and asked all the time: to put a query together takes longer than to answer it.
NEXT_PAGE = (
    log.select().where(log.c.table == bindparam("of"), log.c.n >= bindparam("since")).order_by(log.c.n).limit(PAGE)
)

AT = log.select().where(tuple_(log.c.table, log.c.n).in_(bindparam("places", expanding=True)))


class Store:
    """An open database. What is asked of it stands in `people`, `tables` and here for the log."""

    def __init__(
        self, reading: AsyncEngine, writer: Writer, news: News | None, dispose: Callable[[], Awaitable[None]]
    ) -> None:
        self.reading = reading
        self.writer = writer
        self.news = news
        self.leases = Leases(reading) if news is not None else None  # where there are several processes
        self.presence = Presence(reading) if news is not None else None
        self.write = writer.write
        self.dispose = dispose

    async def rows(self, query: AnySelect, **named: object) -> Sequence[AnyRow]:
        """What a query finds, with values for the names that it leaves open. Asked once more if its line was broken, as
        all are after a restart of the database."""
        try:
            return await self.asked(query, named)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return await self.asked(query, named)

    async def asked(self, query: AnySelect, named: dict[str, object]) -> Sequence[AnyRow]:
        async with self.reading.connect() as connection:
            return (await connection.execute(query, named)).all()

    async def row(self, query: AnySelect, **named: object) -> AnyRow | None:
        """The first, if there is any."""
        found = await self.rows(query, **named)
        return found[0] if found else None

    async def entries(self, table: str, since: int = 0) -> list[AnyEntry]:
        """The log of a table from entry `since` on: page by page, so that a long one holds nobody up."""
        found: list[AnyEntry] = []
        while True:
            page = await self.rows(NEXT_PAGE, of=table, since=since + len(found))
            found += [entry_of(LogRow(*row)) for row in page]
            if len(page) < PAGE:
                return found

    async def entries_at(self, places: Sequence[Place]) -> dict[Place, AnyEntry]:
        """Those that are there, of whichever tables."""
        found = [entry_of(LogRow(*row)) for row in await self.rows(AT, places=places)]
        return {(entry.table, entry.n): entry for entry in found}

    async def close(self) -> None:
        await self.writer.close()
        if self.presence is not None:
            await self.presence.leave()
        if self.news is not None:
            await self.news.close()
        await self.dispose()
