"""Several servers on one PostgreSQL that tell each other news by Redis: heard, and nothing lost when Redis goes."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from redis.asyncio import Redis
from sqlalchemy import func, select

from signoria import BadSetup
from signoria.server.play.entry import Started
from signoria.server.store import Conflict, Store, open_store
from signoria.server.store.schema import tables
from signoria.text import words
from tests.cli.signoria_cli import one_line, signoria
from tests.server.clients import PATIENCE, guests, serving, table_for
from tests.server.redis_server import RedisServer, redis_server

pytestmark = pytest.mark.anyio
Heard = asyncio.Queue[tuple[str, int]]


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    with redis_server() as running:
        yield running


@pytest.fixture
async def stores(postgres_address: str, redis: RedisServer) -> AsyncIterator[list[Store]]:
    opened = [await open_store(postgres_address, redis=redis.address) for _ in range(2)]
    yield opened
    for store in opened:
        await store.close()


async def listening(store: Store) -> Heard:
    heard: Heard = asyncio.Queue()
    assert store.news is not None
    await store.news.start(lambda table, n: heard.put_nowait((table, n)))
    return heard


async def next_of(heard: Heard) -> tuple[str, int]:
    return await asyncio.wait_for(heard.get(), PATIENCE)


async def test_what_one_wrote_the_other_hears_by_redis_and_postgresql_says_nothing(
    stores: list[Store], postgres_address: str
) -> None:
    one, other = stores
    by_postgresql = await open_store(postgres_address)
    silence, heard = await listening(by_postgresql), await listening(other)
    await one.write(table="a")
    assert await next_of(heard) == ("a", -1)
    async with one.reading.begin() as connection:
        await connection.execute(select(func.pg_notify("signoria", "last 0")))
    assert await next_of(silence) == ("last", 0)
    await by_postgresql.close()


async def test_what_was_refused_is_no_news(stores: list[Store]) -> None:
    one, other = stores
    heard = await listening(other)
    with pytest.raises(Conflict):
        await one.write(table="nowhere", entries=[Started("nowhere", 0, 1, [])])
    await one.write(table="a")
    assert await next_of(heard) == ("a", -1)


async def test_a_listener_that_was_cut_off_says_that_it_may_have_missed_something(
    stores: list[Store], redis: RedisServer
) -> None:
    heard = await listening(stores[0])
    client = Redis.from_url(redis.address)
    await client.client_kill_filter(_type="pubsub")
    await client.aclose()
    assert await next_of(heard) == ("", -1)


async def test_what_is_written_while_redis_is_away_is_told_when_it_is_back(
    stores: list[Store], redis: RedisServer
) -> None:
    one, other = stores
    heard = await listening(other)
    redis.stop()
    await one.write(table="a")  # acknowledged all the same: the log is what counts
    assert await one.row(select(func.count()).select_from(tables)) is not None
    redis.start()
    assert {await next_of(heard), await next_of(heard)} == {("", -1), ("a", -1)}


async def test_people_at_two_servers_sit_at_one_table(stores: list[Store]) -> None:
    """Entries, and who sits where: both are heard at once."""
    async with (
        serving(stores[0]) as here,
        serving(stores[1]) as there,
        guests(here, "Ada", "Bruno") as (ada, bruno),
    ):
        id, _invitation = await table_for(ada, bruno)
        bruno.address = there
        async with ada.wire() as a, bruno.wire() as b:
            await a.subscribe(id, 0)
            await b.subscribe(id, 1)
            assert (await a.command("consent", id, 0, what="pause"))["type"] == "accepted"
            assert (await b.until("update"))["update"]["proposals"] == {"pause": [0]}
            assert (await b.command("consent", id, 1, what="pause"))["type"] == "accepted"
            while not (await a.until("update"))["update"]["paused"]:
                pass
            await ada.post(f"/tables/{id}/seats/0/leave")
            while (await b.until("table"))["facts"]["seats"][0]["name"] == "Ada":
                pass


async def test_a_redis_that_cannot_be_used_is_one_clear_line(postgres_address: str, tmp_path: Path) -> None:
    for address in ("redis://:hunter2@127.0.0.1:1", f"unix://{tmp_path}/nowhere.sock", "redis://no.such.invalid"):
        with pytest.raises(BadSetup) as caught:
            await open_store(postgres_address, redis=address)
        line = words("en").error(caught.value)
        assert line.startswith("Redis cannot be used: ")
        assert "\n" not in line
        assert "hunter2" not in line


@pytest.mark.parametrize(
    ("address", "part"), [("redis://127.0.0.1", "SQLite"), ("http://x:hunter2@y", "SIGNORIA_REDIS")]
)
def test_redis_beside_sqlite_or_at_no_address_is_one_clear_line(
    address: str, part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SIGNORIA_REDIS", address)
    line = one_line(signoria("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/signoria.db"))
    assert part in line
    assert "hunter2" not in line
