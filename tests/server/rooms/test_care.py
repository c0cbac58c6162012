"""What no person does, some process does: bots go on after a restart, and after the death of the process that asked."""

import asyncio
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from signoria.server.errors import Denied
from signoria.server.rooms.leases import HeldLeases
from signoria.server.store import Store, open_store
from signoria.server.store.leases import TERM, Leases
from signoria.server.store.schema import leases, standings, tables
from tests.server.clients import PATIENCE, Guest, guests, open_app, table_for
from tests.server.processes import running
from tests.server.store.broken_lines import forgetful
from tests.server.store.test_store import with_tables

pytestmark = pytest.mark.anyio


async def table_of_bots(host: Guest, bot: str) -> str:
    """A table that has begun, with nobody at it but bots."""
    id = str((await host.post("/tables", game="principe", seats=2)).json()["table"]["id"])
    assert (await host.post(f"/tables/{id}/seats/0/leave")).status_code == 200
    for seat in (0, 1):
        assert (await host.post(f"/tables/{id}/seats/{seat}/bot", bot=bot)).status_code == 200
    assert (await host.post(f"/tables/{id}/start")).status_code == 200
    return id


async def grown(where: Store | Path, id: str, least: int) -> int:
    """Wait until the log has so many entries; how many it has. A file is looked into as another program does."""
    async with asyncio.timeout(PATIENCE):
        while (n := await entries(where, id)) < least:
            await asyncio.sleep(0.05)
    return n


async def entries(where: Store | Path, id: str) -> int:
    if isinstance(where, Store):
        return len(await where.entries(id))
    with closing(sqlite3.connect(where / "signoria.db")) as connection:
        return int(connection.execute('SELECT count(*) FROM log WHERE "table" = ?', (id,)).fetchone()[0])


async def test_bots_go_on_where_they_were_when_a_killed_server_starts_again(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path}/signoria.db") as (server, home), guests(home, "Ada") as (ada,):
        id = await table_of_bots(ada, "maestro")
        await grown(tmp_path, id, 3)
        server.send_signal(signal.SIGKILL)
        await server.wait()
    n = await grown(tmp_path, id, 3)
    async with running(f"sqlite:///{tmp_path}/signoria.db"):  # and nobody asks for the table
        await grown(tmp_path, id, n + 3)


async def test_a_server_that_starts_opens_only_tables_where_it_may_be_a_bots_turn(store: Store) -> None:
    """Of thousands that wait for people it is noted that they do; of one where it is not, it is looked up."""
    async with open_app(store) as (home, house), guests(home, "Ada", "Bruno") as people:
        noted, unknown = [(await table_for(*people, bots=1))[0] for _table in range(2)]
        for id in (noted, unknown):
            room = await house.registry.room(id)
            async with asyncio.timeout(PATIENCE):
                while room.match is None or 2 in room.match.awaited():
                    await asyncio.sleep(0.05)
    await store.write(many=[standings.delete().where(standings.c.table == unknown)])
    async with open_app(store) as (_home, house):
        await house.registry.tasks[0]
        assert [*house.registry.rooms] == [unknown]


async def test_news_that_come_to_a_server_that_has_stopped_begin_nothing(store: Store) -> None:
    async with open_app(store) as (home, house), guests(home, "Ada") as (ada,):
        id = await table_of_bots(ada, "maestro")
        room = await house.registry.room(id)
    await room.changed()
    assert not room.bot_turns.thinking
    assert not room.timers.wishing


async def test_what_is_due_and_could_not_be_written_is_written_when_it_can_be(sqlite_address: str) -> None:
    store = await open_store(sqlite_address)
    lose = forgetful(store)
    async with open_app(store) as (home, house), guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno)
        timers = (await house.registry.room(id)).timers
        sooner = int((await store.rows(tables.select()))[0].due) - 1000
        lose += ["before"] * 20  # more often than it is tried
        for _again in range(2):
            timers.note(sooner)
            await asyncio.gather(*timers.errands)
            lose.clear()
        assert (await store.rows(tables.select()))[0].due == sooner
    await store.close()


async def test_bots_of_a_process_that_was_killed_are_asked_by_another(postgres_address: str) -> None:
    store = await open_store(postgres_address)
    async with running(postgres_address) as (one, here), running(postgres_address), guests(here, "Ada") as (ada,):
        id = await table_of_bots(ada, "maestro")
        await grown(store, id, 3)
        holder = (await store.rows(leases.select()))[0].holder
        one.send_signal(signal.SIGKILL)
        await one.wait()
        await grown(store, id, len(await store.entries(id)) + 3)
        assert (await store.rows(leases.select()))[0].holder != holder
    await store.close()


async def test_a_lease_is_one_processes_until_it_is_given_up_or_runs_out(postgres_address: str) -> None:
    store = await open_store(postgres_address)
    await with_tables(store, "a", "b")
    one, other = Leases(store.reading), Leases(store.reading)
    assert await one.take("a") == 0
    assert await one.take("a") == 0
    assert 0 < await other.take("a") <= TERM
    assert await other.orphans(9) == []
    assert await other.renew(["a"]) == set()
    assert await one.renew(["a", "b"]) == {"a"}
    await one.give_up(["a"])
    assert await other.take("a") == 0
    assert await one.take("b") == 0
    await one.leave()
    assert await other.orphans(9) == ["b"]
    assert await other.take("b") == 0
    with pytest.raises(Denied):
        await one.take("nowhere")
    await store.write(tables.delete().where(tables.c.id == "b"))
    assert [row.table for row in await store.rows(leases.select())] == ["a"]
    await store.close()


async def test_care_is_kept_for_the_tables_that_need_it(postgres_address: str) -> None:
    store = await open_store(postgres_address)
    await with_tables(store, "a", "b")
    one, other = HeldLeases(store), HeldLeases(store)
    other.leases = Leases(store.reading)
    await one.mine("a")
    await one.mine("b")
    assert await other.taken("a") > 0
    await one.keep({"b", "c"})
    assert one.held == {"b"}
    assert await other.taken("a") == 0
    await one.leave()
    assert await other.orphans(9) == ["b"]
    await store.close()
