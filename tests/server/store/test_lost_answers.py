"""A commit whose answer was lost: whoever waits for it is told what became of it, and not that another was quicker."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import asyncpg
import pytest

from signoria.server.play.log_rows import row_of
from signoria.server.store import Conflict, Store, open_store
from signoria.server.store.schema import people, tables
from signoria.server.store.writer import Statement
from tests.server.clients import guests, serving, table_for
from tests.server.logs import kinds
from tests.server.store.broken_lines import before_postgresql, forgetful
from tests.server.store.test_store import act, with_tables
from tests.tables import answers

pytestmark = pytest.mark.anyio

Break = Callable[[str], None]  # the line at the next commit: `before` it is done, or `after`


@pytest.fixture
async def breaking(address: str, tmp_path: Path) -> AsyncIterator[tuple[Store, Break]]:
    """A store of either kind, and how to break its line."""
    if address.startswith("sqlite"):
        store = await open_store(address)
        yield store, forgetful(store).append
        await store.close()
        return
    async with before_postgresql(address, tmp_path) as (here, proxy):
        store = await open_store(here)
        yield store, lambda when: setattr(proxy, "cut", when)
        await store.close()


def over(table: str) -> Statement:
    return tables.update().where(tables.c.id == table, tables.c.status == "running").values(status="over")


async def many(store: Store) -> list[object]:
    """Jobs of every kind in one commit: entries alone, entries and statements, statements alone."""
    jobs = [
        store.write(entries=[act("a", 0)]),
        store.write(over("b"), entries=[act("b", 0)]),
        store.write(over("c")),
        store.write(people.insert().values(id="p", name="Ada", created=1, banned=False)),
        store.write(entries=[act("d", 0), act("d", 1)], many=[tables.update().values(public=False)]),
    ]
    done: list[object] = list(await asyncio.gather(*jobs, return_exceptions=True))
    assert [len(await store.entries(table)) for table in "abcd"] == [1, 1, 0, 2]
    rows = await store.rows(tables.select().order_by(tables.c.id))
    assert [row.status for row in rows] == ["running", "over", "over", "running"]
    assert not any(row.public for row in rows)
    assert len(await store.rows(people.select())) == 1
    return done


@pytest.mark.parametrize("when", ["after", "before"])
async def test_all_who_shared_a_commit_whose_answer_was_lost_are_told_that_it_is_done(
    breaking: tuple[Store, Break], when: str
) -> None:
    store, break_line = breaking
    await with_tables(store, *"abcd")
    break_line(when)
    assert await many(store) == [None] * 5


@pytest.mark.parametrize("when", ["after", "before"])
async def test_what_conflicts_is_still_a_conflict_when_an_answer_was_lost(
    breaking: tuple[Store, Break], when: str
) -> None:
    store, break_line = breaking
    await with_tables(store, "a", "b")
    await store.write(entries=[act("a", 0, "bid 1")])
    break_line(when)
    jobs = (store.write(entries=[act("a", 0, "bid 2")]), store.write(entries=[act("b", 0)]))
    done = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(result) for result in done] == [Conflict, type(None)]
    assert [row_of((await store.entries(table))[0]).text for table in "ab"] == ["bid 1", "pass"]


@pytest.mark.parametrize("when", ["after", "before"])
async def test_a_player_whose_act_was_written_is_told_that_it_was_accepted(
    breaking: tuple[Store, Break], when: str
) -> None:
    store, break_line = breaking
    async with serving(store) as home, guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno)
        async with ada.wire() as wire:
            update = (await wire.subscribe(id, 0))["update"]
            break_line(when)
            answer = await wire.act(id, 0, update["version"], answers(update["decision"])[0])
            assert answer["type"] == "accepted", answer
        assert kinds(await store.entries(id)) == ["start", "act"]


async def test_a_commit_that_is_still_under_way_when_its_line_breaks_is_waited_for(
    postgres_address: str, tmp_path: Path
) -> None:
    async with before_postgresql(postgres_address, tmp_path) as (here, proxy):
        store = await open_store(here)
        await with_tables(store, "a")
        for n in range(20):
            proxy.cut = "meanwhile"
            await store.write(entries=[act("a", n)])
        assert proxy.cuts == 20
        assert [entry.n for entry in await store.entries("a")] == list(range(20))
        await store.close()


async def test_nobody_is_told_that_another_was_quicker_when_nobody_knows(
    postgres_address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database does not come back: that is no conflict, and nothing is written twice."""
    monkeypatch.setattr("signoria.server.store.writer.PAUSES", (0.0, 0.01))
    async with before_postgresql(postgres_address, tmp_path) as (here, proxy):
        store = await open_store(here)
        await with_tables(store, "a")
        proxy.gone, proxy.cut = True, "after"
        with pytest.raises(Exception) as caught:  # noqa: PT011  (whatever it is, it is not a conflict)
            await store.write(entries=[act("a", 0)])
        assert not isinstance(caught.value, Conflict)
        proxy.gone = False
        await store.write(entries=[act("a", 1)])
        assert [entry.n for entry in await store.entries("a")] == [0, 1]
        await store.close()


async def test_what_did_not_come_to_its_commit_is_written_when_the_line_is_there_again(
    postgres_address: str, tmp_path: Path
) -> None:
    """As after a restart of the database: every line that was open is broken."""
    async with before_postgresql(postgres_address, tmp_path) as (here, proxy):
        store = await open_store(here)
        await with_tables(store, *"abcd")
        proxy.break_all()
        assert await many(store) == [None] * 5
        for n in range(1, 6):
            proxy.break_all()
            await store.write(entries=[act("a", n)])
        assert [entry.n for entry in await store.entries("a")] == list(range(6))
        await store.close()


async def test_what_is_read_on_a_broken_line_is_asked_again(postgres_address: str, tmp_path: Path) -> None:
    async with before_postgresql(postgres_address, tmp_path) as (here, proxy):
        store = await open_store(here)
        await with_tables(store, "a")
        await store.write(entries=[act("a", 0)])
        for _time in range(3):
            assert len(await store.entries("a")) == 1
            proxy.break_all()
        await store.close()


async def test_while_there_is_no_database_a_write_fails_and_is_not_done_later(
    postgres_address: str, tmp_path: Path
) -> None:
    async with before_postgresql(postgres_address, tmp_path) as (here, proxy):
        store = await open_store(here)
        await with_tables(store, *"ab")
        proxy.gone = True
        proxy.break_all()
        jobs = (store.write(entries=[act(table, 0)]) for table in "ab")
        failed = await asyncio.gather(*jobs, return_exceptions=True)
        assert not any(done is None or isinstance(done, Conflict) for done in failed)
        proxy.gone = False
        await store.write(entries=[act("a", 0)])
        assert [len(await store.entries(table)) for table in "ab"] == [1, 0]
        await store.close()


def hidden(table: str) -> Statement:
    return tables.update().where(tables.c.id == table).values(watchable=False)


async def test_who_loses_a_deadlock_tries_again(postgres_address: str) -> None:
    """Ours waits for b, whoever has b waits for ours; PostgreSQL ends the one that looks first, and that is ours."""
    one, other = [await asyncpg.connect(postgres_address) for _n in range(2)]
    name = await one.fetchval("SELECT current_database()")
    await one.execute(f"ALTER DATABASE {name} SET deadlock_timeout = 10")  # milliseconds
    await other.execute("SET deadlock_timeout = '1h'")
    store = await open_store(postgres_address)
    await with_tables(store, *"abc")
    in_the_way = "UPDATE tables SET public = false WHERE id = $1"
    # Only here: other tests have their databases beside this one.
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    first, second = one.transaction(), other.transaction()
    await first.start()
    await second.start()
    await one.execute(in_the_way, "c")
    await other.execute(in_the_way, "b")
    ours = asyncio.create_task(store.write(hidden("a"), hidden("c"), hidden("b")))
    while await one.fetchval(waiting) < 1:  # ours, for c
        await asyncio.sleep(0.01)
    theirs = asyncio.create_task(other.execute(in_the_way, "a"))
    while await one.fetchval(waiting) < 2:
        await asyncio.sleep(0.01)
    await first.rollback()
    await theirs
    await second.commit()
    await ours
    assert {(row.watchable, row.id) for row in await store.rows(tables.select())} == {(False, id) for id in "abc"}
    await store.close()
    await one.close()
    await other.close()
