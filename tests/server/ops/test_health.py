"""`/healthz` tells the truth about the database, quickly, and whoever asks often costs nothing."""

import asyncio
import resource
import sqlite3
from collections import Counter
from pathlib import Path

import pytest
from httpx2 import AsyncClient, Response

from signoria.server.store import Store, open_store
from signoria.server.store.schema import keys
from tests.server.clients import PATIENCE, guests, open_app, table_for
from tests.server.processes import running
from tests.server.store.broken_lines import Proxy, before_postgresql

pytestmark = pytest.mark.anyio


async def becomes(http: AsyncClient, wanted: tuple[int, str]) -> Response:
    """Ask until this is said; within a second it is asked anew."""
    async with asyncio.timeout(PATIENCE):
        while (shown := said(answer := await http.get("/healthz"))) != wanted:
            assert shown[0] in (200, 503), answer.text
            await asyncio.sleep(0.05)
    return answer


def said(answer: Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("error", "")


async def test_all_is_well_and_nothing_is_left_of_the_question(store: Store) -> None:
    async with open_app(store) as (home, _house), AsyncClient(base_url=home) as http:
        assert (await http.get("/healthz")).json() == {"status": "well"}
        assert (await http.get("/livez")).json() == {"status": "alive"}
        assert list(await store.rows(keys.select().where(keys.c.name.startswith("health")))) == []


async def test_whoever_asks_often_shares_an_answer(store: Store) -> None:
    async with open_app(store) as (home, context), AsyncClient(base_url=home, timeout=PATIENCE) as http:
        answers = await asyncio.gather(*(http.get("/healthz") for _n in range(200)))
        assert Counter(map(said, answers)) == {(200, ""): 200}
        assert context.health.asked < 20, "at most one question a second"


async def test_a_file_that_something_else_holds_is_said_to_be_locked(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/signoria.db")
    async with open_app(store) as (home, context), AsyncClient(base_url=home, timeout=PATIENCE) as http:
        assert said(await http.get("/healthz")) == (200, "")
        other = sqlite3.connect(tmp_path / "signoria.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        answer = await becomes(http, (503, "database-locked"))
        assert answer.json()["says"].endswith("something else holds it.")
        asked = context.health.asked
        for _n in range(5):
            assert said(await http.get("/healthz")) == (503, "database-locked")
        assert context.health.asked <= asked + 1, "a question that hangs is not put again"
        other.execute("ROLLBACK")
        await becomes(http, (200, ""))
    await store.close()


async def test_a_disk_that_takes_no_more_is_said_to_be_full(tmp_path: Path) -> None:
    """No file of the server may grow: for SQLite that is as if the disk did not take what is written."""
    async with running(f"sqlite:///{tmp_path}/signoria.db") as (server, home), AsyncClient(base_url=home) as http:
        assert said(await http.get("/healthz")) == (200, "")
        _soft, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1000, most))
        await becomes(http, (503, "disk-full"))
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))
        await becomes(http, (200, ""))


def hangs(proxy: Proxy) -> None:
    proxy.hang.clear()


def stops(proxy: Proxy) -> None:
    proxy.gone = True
    proxy.break_all()


def goes_on(proxy: Proxy) -> None:
    proxy.gone = False
    proxy.hang.set()


@pytest.mark.parametrize(("breaks", "wanted"), [(hangs, "database-late"), (stops, "database-away")])
async def test_a_postgresql_that_hangs_or_has_stopped_is_said_to(
    postgres_address: str, tmp_path: Path, breaks: object, wanted: str
) -> None:
    async with before_postgresql(postgres_address, tmp_path) as (here, proxy):
        store = await open_store(here)
        async with open_app(store) as (home, _house), AsyncClient(base_url=home, timeout=PATIENCE) as http:
            assert said(await http.get("/healthz")) == (200, "")
            breaks(proxy)  # type: ignore[operator]
            await becomes(http, (503, wanted))
            assert (await http.get("/livez")).status_code == 200
            goes_on(proxy)
            await becomes(http, (200, ""))
        await store.close()


async def test_a_postgresql_that_can_be_read_only_is_said_to_be_locked(postgres_address: str) -> None:
    store, other = await open_store(postgres_address), await open_store(postgres_address)
    async with open_app(store) as (home, _house), AsyncClient(base_url=home, timeout=PATIENCE) as http:
        async with other.writer.engine.begin() as connection:
            await connection.exec_driver_sql("LOCK TABLE keys IN SHARE MODE")
            await becomes(http, (503, "database-locked"))
        await becomes(http, (200, ""))
        async with guests(home, "Ada") as (ada,):
            await table_for(ada, bots=1)
    await store.close()
    await other.close()
