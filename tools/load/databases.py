"""A database for a load: a file of SQLite, or a PostgreSQL of our own that keeps what it says it keeps."""

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
