"""A database for a load: a file of SQLite, or a PostgreSQL of our own that keeps what it says it keeps."""

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import asyncpg

from tests.server import postgres

SETTINGS = {"listen_addresses": "''", "max_connections": "100", "shared_buffers": "256MB"}  # the rest as it comes


@dataclass(frozen=True)
class Database:
    address: str
    process: int = 0  # of PostgreSQL; SQLite has none of its own


async def settle(kept: Database) -> None:
    """As after days: what was laid in a minute is looked through and on the disk, so that no load waits for it."""
    if kept.process:
        connection = await asyncpg.connect(kept.address)
        await connection.execute("VACUUM ANALYZE")
        await connection.execute("CHECKPOINT")
        await connection.close()
    await asyncio.to_thread(os.sync)


@asynccontextmanager
async def database(kind: str) -> AsyncIterator[Database]:
    """An empty one, while this is open."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory(prefix="signoria-load-") as folder:
            yield Database(f"sqlite:///{folder}/signoria.db")
        return
    with postgres.server(SETTINGS) as path:
        connection = await asyncpg.connect(f"postgresql://postgres@/postgres?host={path}")
        await connection.execute("CREATE DATABASE signoria")
        await connection.close()
        process = int((path / "data" / "postmaster.pid").read_text().split()[0])
        yield Database(f"postgresql://postgres@/signoria?host={path}", process)
