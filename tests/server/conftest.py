"""Every test of the store runs on SQLite and on a real PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from signoria.server.store import Store, open_store
from tests.server.clients import serving
from tests.server.postgres import server

NUMBERS = count(1)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Path]:
    with server() as folder:
        yield folder


@pytest.fixture
async def postgres_address(postgres: Path) -> str:
    """A new, empty database."""
    connection = await asyncpg.connect(f"postgresql://postgres@/postgres?host={postgres}")
    name = f"signoria{next(NUMBERS)}"
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return f"postgresql://postgres@/{name}?host={postgres}"


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/signoria.db"
    return str(request.getfixturevalue("postgres_address"))


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    opened = await open_store(address)
    yield opened
    await opened.close()


@pytest.fixture
async def home(store: Store) -> AsyncIterator[str]:
    """A server, on either kind of database."""
    async with serving(store) as address:
        yield address
