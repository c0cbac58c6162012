"""Processes on one PostgreSQL see every game alike, or do not start."""

import pytest
from sqlalchemy import text

from signoria.kernel.errors import BadSetup
from signoria.server.store import Store, open_store
from signoria.server.store.leases import ALIVE, Presence
from signoria.server.store.opening import revisions
from signoria.server.store.schema import keys

pytestmark = pytest.mark.anyio


async def process(address: str) -> tuple[Store, Presence]:
    store = await open_store(address)
    assert store.presence is not None
    return store, store.presence


async def test_all_that_are_there_at_one_time_fold_alike(postgres_address: str) -> None:
    (one, here), (like, there), (other, new) = [await process(postgres_address) for _process in range(3)]
    await here.arrive("1")
    await there.arrive("1")
    with pytest.raises(BadSetup, match="other-version-runs"):
        await new.arrive("2")
    await one.close()
    with pytest.raises(BadSetup, match="other-version-runs"):
        await new.arrive("2")
    await like.close()
    await new.arrive("2")
    await other.close()


async def test_who_has_not_said_for_long_that_it_lives_is_not_there(postgres_address: str) -> None:
    (killed, was), (other, new) = await process(postgres_address), await process(postgres_address)
    await was.arrive("1")
    await other.write(many=[keys.update().where(keys.c.name == was.name).values(value=f"{ALIVE} 1")])
    await new.arrive("2")
    assert [row.value.partition(" ")[2] for row in await other.rows(keys.select())] == ["2"]
    for store in (killed, other):
        await store.close()


async def test_nobody_changes_the_schema_under_those_who_use_it(postgres_address: str) -> None:
    (old, presence), (head, _known) = await process(postgres_address), revisions()
    await presence.arrive("1")
    async with old.reading.begin() as connection:
        await connection.execute(text(f"UPDATE alembic_version SET version_num = '{int(head) - 1:04}'"))
    with pytest.raises(BadSetup, match="old-schema"):
        await open_store(postgres_address)
    with pytest.raises(BadSetup, match="database-used"):
        await open_store(postgres_address, migrate=True)
    await old.close()
