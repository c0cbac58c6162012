"""Lines to a database that break on purpose: a proxy before PostgreSQL, connections of SQLite that lose an answer."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import event

from signoria.server.store import Store

SOCKET = ".s.PGSQL.5432"


class Proxy:
    """Passes on what it gets, until it is told to break something."""

    def __init__(self, there: Path) -> None:
        self.there = there / SOCKET
        self.cut = ""  # at the next COMMIT: `before` it is passed on, `after` it was done, or `meanwhile`
        self.hang = asyncio.Event()  # set while everything is passed on
        self.hang.set()
        self.gone = False  # nobody is let in
        self.open: set[asyncio.StreamWriter] = set()
        self.cuts = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.gone:
            writer.close()
            return
        from_there, to_there = await asyncio.open_unix_connection(self.there)
        self.open |= {writer, to_there}
        await asyncio.gather(self.asked(reader, to_there, writer), self.answered(from_there, writer, to_there))

    async def asked(self, reader: asyncio.StreamReader, on: asyncio.StreamWriter, back: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while piece := await reader.read(65536):
                await self.hang.wait()
                if self.cut and b"COMMIT" in piece:
                    if self.cut == "before":
                        self.break_off(on, back)
                        return
                    if self.cut == "meanwhile":
                        on.write(piece)
                        await on.drain()
                        self.break_off(back)
                        return
                on.write(piece)
                await on.drain()
        on.close()

    async def answered(
        self, reader: asyncio.StreamReader, on: asyncio.StreamWriter, back: asyncio.StreamWriter
    ) -> None:
        with suppress(ConnectionError):
            while piece := await reader.read(65536):
                await self.hang.wait()
                if self.cut == "after" and b"COMMIT" in piece:
                    self.break_off(on, back)
                    return
                on.write(piece)
                await on.drain()
        on.close()

    def break_off(self, *lines: asyncio.StreamWriter) -> None:
        self.cut, self.cuts = "", self.cuts + 1
        for line in lines:
            line.transport.abort()

    def break_all(self) -> None:
        for line in self.open:
            line.transport.abort()


@asynccontextmanager
async def before_postgresql(address: str, folder: Path) -> AsyncIterator[tuple[str, Proxy]]:
    """The same database by way of a proxy."""
    name, _host, there = address.partition("?host=")
    proxy = Proxy(Path(there))
    server = await asyncio.start_unix_server(proxy.serve, folder / SOCKET)
    yield f"{name}?host={folder}", proxy
    server.close()
    proxy.break_all()


class Forgetful(sqlite3.Connection):
    """The real driver's; what is in `lose` happens at the next commit."""

    lose: list[str] = []  # noqa: RUF012  (of all of them: the connection is made again when it was lost)

    def commit(self) -> None:
        how = self.lose.pop() if self.lose else ""
        if how == "before":
            raise sqlite3.OperationalError("disk I/O error")
        super().commit()
        if how == "after":
            raise sqlite3.OperationalError("disk I/O error")


def forgetful(store: Store) -> list[str]:
    """From now on the writer's commits lose what is put in here, `before` or `after` they are done."""
    assert store.writer.file is not None
    Forgetful.lose.clear()

    def connecting(_dialect: Any, _record: Any, _args: Any, options: dict[str, Any]) -> None:
        options["factory"] = Forgetful

    event.listen(store.writer.file, "do_connect", connecting)
    store.writer.file.dispose()
    return Forgetful.lose
