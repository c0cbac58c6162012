"""A backup: every row a line of JSON, alike for SQLite and PostgreSQL, and at the end a sum that proves it whole.

It holds everything: who may open what, and the seeds of games that run. Keep it as you keep the database.
"""

import json
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from sqlalchemy import JSON, ColumnElement, LargeBinary, MetaData, String, Table, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from signoria.kernel.errors import BadSetup
from signoria.server.store.opening import open_store, revision
from signoria.server.store.schema import leases, metadata
from signoria.server.store.sqlite_file import private
from signoria.server.store.store import Store

FORMAT = "signoria-backup/1"
KEPT = [table for table in metadata.sorted_tables if table is not leases]  # who looks after a table now is no matter
AT_ONCE = 500  # rows

Line = dict[str, object]  # a row, by column


@dataclass(frozen=True)
class Head:
    """The first line."""

    format: str
    schema: str


async def back_up(store: Store, path: Path) -> int:
    """Everything as it is at one moment, while the server goes on; the number of rows."""
    if path.exists():
        raise BadSetup("file-exists", file=str(path))
    part = path.with_name(path.name + ".part")
    sum, rows = sha256(), -1  # the head is no row
    try:
        part.unlink(missing_ok=True)  # of a backup that was cut short, and perhaps open to others
        with open(part, "xb", opener=private) as file:
            async for line in lines(store):
                sum.update(line)
                file.write(line)
                rows += 1
            file.write(encoded({"rows": rows, "sha256": sum.hexdigest()}))
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    finally:
        with suppress(OSError):
            part.unlink()
    return rows


async def lines(store: Store) -> AsyncIterator[bytes]:
    async with store.reading.connect() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execution_options(isolation_level="REPEATABLE READ")
        yield encoded({"format": FORMAT, "schema": await connection.run_sync(revision)})
        for table in KEPT:
            query = select(table).order_by(*(ordered(connection, column) for column in table.primary_key))
            async with connection.stream(query) as found:
                async for row in found:
                    yield encoded([table.name, {name: plain(value) for name, value in row._mapping.items()}])


def ordered(connection: AsyncConnection, column: ColumnElement[Any]) -> ColumnElement[Any]:
    """In the order of the bytes, whatever language the database was made for."""
    on_postgresql = connection.dialect.name == "postgresql"
    return column.collate("C") if on_postgresql and isinstance(column.type, String) else column


def encoded(line: object) -> bytes:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode() + b"\n"


def plain(value: object) -> object:
    return value.hex() if isinstance(value, bytes) else value


async def restore(address: str, path: Path) -> tuple[int, str]:
    """A backup into an empty database, whole or not at all; the number of rows, and the version of their schema."""
    head, rows = checked(path)
    store = await open_store(address, until=head.schema)
    try:
        async with store.writer.engine.begin() as connection:
            found = await connection.run_sync(tables_there)
            for table in found.values():
                if (await connection.execute(select(func.count()).select_from(table))).scalar():
                    raise BadSetup("database-not-empty")
            for name, some in batches(path):
                if name not in found:
                    raise BadSetup("bad-backup", file=str(path))
                await connection.execute(found[name].insert(), filled(found[name], some))
    finally:
        await store.close()
    return rows, head.schema


def tables_there(connection: Any) -> dict[str, Table]:
    """As they are in this database, which may be older than this program."""
    there = MetaData()
    there.reflect(connection)
    for table in there.tables.values():
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type = JSON(none_as_null=True)
    return {table.name: table for table in there.sorted_tables if table.name not in (leases.name, "alembic_version")}


def checked(path: Path) -> tuple[Head, int]:
    """Whether the file is a backup, and whole: its head, and how many rows it has."""
    sum, rows, head, last = sha256(), -1, b"", b""
    with open(path, "rb") as file:
        for line in file:
            sum.update(last)
            head, last, rows = head or line, line, rows + 1
    try:
        found, end = Head(**json.loads(head)), json.loads(last)
        whole = (found.format, end["sha256"], end["rows"]) == (FORMAT, sum.hexdigest(), rows - 1)
    except (ValueError, TypeError, KeyError):
        whole = False
    if not whole:
        raise BadSetup("bad-backup", file=str(path))
    return found, rows - 1


def batches(path: Path) -> Iterator[tuple[str, list[Line]]]:
    """Rows of one table after the other, some at a time."""
    name, some = "", list[Line]()
    with open(path, "rb") as file:
        next(file)
        for line in file:
            found = json.loads(line)
            if isinstance(found, dict):  # the last line
                break
            if some and (found[0] != name or len(some) == AT_ONCE):
                yield name, some
                some = []
            name = found[0]
            some.append(found[1])
    if some:
        yield name, some


def filled(table: Table, rows: list[Line]) -> list[Line]:
    binary = {column.name for column in table.columns if isinstance(column.type, LargeBinary)}
    return [
        {
            name: bytes.fromhex(value) if name in binary and isinstance(value, str) else value
            for name, value in row.items()
        }
        for row in rows
    ]
