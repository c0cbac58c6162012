"""A backup: every row a line of JSON, alike for SQLite and PostgreSQL, and at the end a sum that proves it whole.

It holds everything: who may open what, and the seeds of games that run. Keep it as you keep the database.
"""

import json
import os
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from sqlalchemy import JSON, ColumnElement, LargeBinary, MetaData, String, Table, func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from signoria.kernel.errors import BadSetup
from signoria.server.store.backup_rows import wrong_column
from signoria.server.store.opening import open_store, revision
from signoria.server.store.schema import leases, metadata, snapshots, standings
from signoria.server.store.sqlite_file import private
from signoria.server.store.store import Store

FORMAT = "signoria-backup/1"
DERIVED = (leases, snapshots, standings)  # who looks after a table now, and what the log says already
KEPT = [table for table in metadata.sorted_tables if table not in DERIVED]
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
            for line, name, some in batches(path, found):
                await put_in(connection, found[name], filled(found[name], some), path, line)
    finally:
        await store.close()
    return rows, head.schema


async def put_in(connection: AsyncConnection, table: Table, rows: list[Line], path: Path, line: int) -> None:
    """Some rows at once; if the database will not have them, the first at fault is found and named."""
    try:
        async with connection.begin_nested():
            await connection.execute(table.insert(), rows)
    except DBAPIError:
        if len(rows) == 1:
            raise BadSetup("bad-row", file=str(path), line=line, table=table.name, column="") from None
        for n, row in enumerate(rows):
            await put_in(connection, table, [row], path, line + n)
        raise


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


def batches(path: Path, tables: Mapping[str, Table]) -> Iterator[tuple[int, str, list[Line]]]:
    """Rows of one table after the other, each of its form, some at a time; with the number of the first one's line."""
    name, columns, some, n = "", frozenset[str](), list[Line](), 1
    with open(path, "rb") as file:
        next(file)
        for n, line in enumerate(file, 2):
            found = row_of(line)
            if isinstance(found, dict):  # the last line
                break
            table, row = checked_row(found, tables, path, n)
            if some and (table != name or columns != row.keys() or len(some) == AT_ONCE):
                yield n - len(some), name, some
                some = []
            name, columns = table, frozenset(row)
            some.append(row)
    if some:
        yield n - len(some), name, some


def row_of(line: bytes) -> object:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def checked_row(found: object, tables: Mapping[str, Table], path: Path, n: int) -> tuple[str, Line]:
    """The table of a row, and the row; BadSetup names the line, the table and the column that are wrong."""
    pair = found if isinstance(found, list) and len(found) == 2 else ["", None]
    name, row = (pair[0] if isinstance(pair[0], str) else ""), pair[1]
    wrong = wrong_column(tables[name], row) if name in tables else ""
    if wrong is not None or not isinstance(row, dict):
        raise BadSetup("bad-row", file=str(path), line=n, table=name[:40], column=wrong or "")
    return name, row


def filled(table: Table, rows: list[Line]) -> list[Line]:
    binary = {column.name for column in table.columns if isinstance(column.type, LargeBinary)}
    return [
        {
            name: bytes.fromhex(value) if name in binary and isinstance(value, str) else value
            for name, value in row.items()
        }
        for row in rows
    ]
