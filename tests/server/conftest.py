"""Every test of the store runs on SQLite and on a real PostgreSQL."""

import asyncio
import shutil
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


async def new_database(folder: Path, name: str, like: str) -> str:
    connection = await asyncpg.connect(f"postgresql://postgres@/postgres?host={folder}")
    await connection.execute(f"CREATE DATABASE {name} TEMPLATE {like}")
    await connection.close()
    return f"postgresql://postgres@/{name}?host={folder}"


async def fill(address: str) -> None:
    """With our schema, by the migrations, as the first start of a server does."""
    await (await open_store(address)).close()


# The migrations run once a session for each kind of database; tests get copies of what they made.


@pytest.fixture(scope="session")
def filled_postgres(postgres: Path) -> str:
    asyncio.run(fill(asyncio.run(new_database(postgres, "filled", like="template1"))))
    return "filled"


@pytest.fixture(scope="session")
def filled_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("filled") / "signoria.db"
    asyncio.run(fill(f"sqlite:///{file}"))
    return file


@pytest.fixture
async def postgres_address(postgres: Path, filled_postgres: str) -> str:
    """A new database, with nobody in it."""
    return await new_database(postgres, f"signoria{next(NUMBERS)}", filled_postgres)


@pytest.fixture
def sqlite_address(filled_sqlite: Path, tmp_path: Path) -> str:
    """A new database, with nobody in it."""
    return f"sqlite:///{shutil.copy(filled_sqlite, tmp_path)}"


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest) -> str:
    """A new database of either kind."""
    return str(request.getfixturevalue("sqlite_address" if request.param == "sqlite" else "postgres_address"))


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
