"""PostgreSQL as simulated worlds have it does what PostgreSQL does: the same is asked of both by two processes."""

import asyncio
from collections.abc import Awaitable
from random import Random
from typing import Any, cast

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from signoria.server.errors import Gone
from signoria.server.store import Conflict, Store, open_store
from signoria.server.store.news import News
from signoria.server.store.schema import leases, people, tables
from signoria.server.store.tables import status
from signoria.server.store.writer import Writer
from tests.server.store.test_store import a_table, act
from tests.world.ports.disk import Bus, Disk, Lines
from tests.world.ports.loop import RUNS_IN, Life, WorldLoop

pytestmark = pytest.mark.anyio
TABLES = "abc"
DEEDS = 60
REST = {"hints": False, "open_chat": True, "counted": False}  # of a table, what else the database fills in
KINDS = ("write", "write", "write", "both", "begin", "person", "read", "take", "renew", "give-up", "leave", "orphans")


class Ear:
    """What a process has heard, and how often it should have."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []
        self.more = asyncio.Event()

    def hear(self, table: str, n: int) -> None:
        self.heard.append((table, n))
        self.more.set()

    async def until(self, many: int) -> None:
        while len(self.heard) < many:
            self.more.clear()
            await self.more.wait()


async def became(job: Awaitable[Any]) -> object:
    """What came of it, by which of the two it was asked or not."""
    try:
        found = await job
    except (Conflict, Gone) as error:
        return type(error).__name__
    return sorted(found) if isinstance(found, set | list) else min(found, 1) if isinstance(found, int) else found


async def story(stores: list[Store], seed: int) -> list[object]:
    """What was asked of them, and all that came of it."""
    rng, ears, out, told = Random(seed), [Ear(), Ear()], list[object](), 0
    for store, ear in zip(stores, ears, strict=True):
        assert store.news is not None
        await store.news.start(ear.hear)
    for id in TABLES:
        await stores[0].write(tables.insert().values(a_table(id) | REST))
    for deed in range(DEEDS):
        store, table, kind = stores[rng.randrange(2)], rng.choice(TABLES), rng.choice(KINDS)
        n = max(0, len(await store.entries(table)) - (rng.random() < 0.3))
        came: list[object] = [kind]
        assert store.leases is not None
        if kind == "write":
            came.append(await became(store.write(table=table, entries=[act(table, n), act(table, n + 1)])))
        elif kind == "both":  # at the same time: who is first is not said
            jobs = [became(one.write(table=table, entries=[act(table, n)])) for one in stores]
            came += sorted(await asyncio.gather(*jobs), key=str)
        elif kind == "begin":
            ended = store.write(status(table, "running", "over"), table=table, entries=[act(table, n)])
            came.append(await became(ended))
        elif kind == "person":
            known = people.insert().values(id=f"p{rng.randrange(9)}", name="Ada", created=deed, banned=False)
            came.append(await became(store.write(known, many=[tables.update().values(public=bool(deed % 2))])))
        elif kind == "read":
            came.append([entry.n for entry in await store.entries(table)])
        else:
            came.append(await became(lease(store, kind, rng.choice((*TABLES, "nowhere")))))
        told += sum(what is None for what in came) if kind in ("write", "both", "begin") else 0
        for ear in ears:
            await ear.until(told)
        out.append((*came, [sorted(ear.heard) for ear in ears]))
    holders = [store.leases.holder for store in stores if store.leases is not None]
    held = [(row.table, holders.index(row.holder)) for row in await stores[0].rows(leases.select())]
    rows = await stores[1].rows(tables.select().order_by(tables.c.id))
    return [*out, sorted(held), [(row.id, row.status, row.public) for row in rows]]


def lease(store: Store, kind: str, table: str) -> Awaitable[Any]:
    held = store.leases
    assert held is not None
    match kind:
        case "take":
            return held.take(table)
        case "renew":
            return held.renew([table, TABLES[0]])
        case "give-up":
            return held.give_up([table])
        case "leave":
            return held.leave()
    return cast(Awaitable[Any], held.orphans(9))


async def in_a_process(disk: Disk, name: str) -> Store:
    RUNS_IN.set(Life(name))
    lines = cast(AsyncEngine, Lines(disk))
    return Store(lines, Writer(lines), cast(News, Bus(disk)), lines.dispose)


def simulated(seed: int) -> list[object]:
    """The same on a loop and a disk of a world's."""
    loop = WorldLoop(Random(seed))
    disk = Disk(loop, several=True)

    async def told() -> list[object]:
        stores = [await loop.create_task(in_a_process(disk, name)) for name in "ab"]
        found = await story(stores, seed)
        for store in stores:
            await store.close()
        await asyncio.sleep(0)
        return found

    try:
        return loop.run_until_complete(told())
    finally:
        disk.close()
        loop.close()


@pytest.mark.parametrize("seed", range(6))
async def test_the_model_of_postgresql_does_what_postgresql_does(postgres_address: str, seed: int) -> None:
    stores = [await open_store(postgres_address) for _process in range(2)]
    real = await story(stores, seed)
    for store in stores:
        await store.close()
    assert await asyncio.to_thread(simulated, seed) == real
