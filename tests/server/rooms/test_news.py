"""What other processes wrote is known here in the end, in whichever order it was read."""

import asyncio
from collections.abc import Sequence
from functools import partial
from random import Random

import pytest

from signoria.server.bots.workers import Workers
from signoria.server.play.clock import Patience
from signoria.server.play.entry import Wished
from signoria.server.rooms.errands import AGAIN, Errands
from signoria.server.rooms.registry import RoomRegistry
from signoria.server.store import Store
from signoria.server.store.store import AnyRow, AnySelect
from signoria.server.store.tables import taking
from tests.server.clients import guests, serving, table_for
from tests.world.ports.loop import WorldLoop

pytestmark = pytest.mark.anyio


class Slow(Store):
    """Reads so slowly that another process writes after it has read one thing, and before it reads the next."""

    meanwhile: asyncio.Event
    goes_on: asyncio.Event

    async def rows(self, query: AnySelect, **named: object) -> Sequence[AnyRow]:
        found = await super().rows(query, **named)
        self.meanwhile.set()
        await self.goes_on.wait()
        return found


async def test_who_lost_a_seat_while_it_was_read_has_lost_it_here_too(store: Store) -> None:
    async with serving(store) as home, guests(home, "Ada", "Bruno", "Carla") as people:
        id, _invitation = await table_for(*people[:2])
        newcomer = (await people[2].get("/me")).json()["id"]
    here = Slow(store.reading, store.writer, None, store.dispose)
    here.meanwhile, here.goes_on = asyncio.Event(), asyncio.Event()
    here.goes_on.set()
    workers = Workers(1)
    room = await RoomRegistry(here, workers, Patience()).room(id)
    assert room.match is not None
    here.meanwhile.clear()
    here.goes_on.clear()
    reading = asyncio.create_task(room.changed())
    await here.meanwhile.wait()
    n = room.match.n
    taken = taking(id, 1, ["running"], {}, person=newcomer)
    await store.write(taken, table=id, entries=[Wished(*room.match.head(0), 1, "person", [])])
    here.goes_on.set()
    await reading
    await room.changed(n)  # the news of it
    assert room.match.n == n + 1
    assert room.owns(newcomer, 1)
    room.close()
    await workers.close()


def test_what_could_not_be_read_is_read_as_soon_as_it_can_be() -> None:
    """However many news come meanwhile, one errand tries again; the next news after that run theirs."""
    loop, tries, errands = WorldLoop(Random(1), hurried=True), list[float](), Errands()

    async def read() -> None:
        tries.append(loop.time())
        if len(tries) < 4:
            raise OSError

    async def news() -> None:
        for _both_at_once in range(2):
            errands.run(read, "a", read)
        await asyncio.sleep(AGAIN / 2)
        for _while_it_fails in range(100):
            errands.run(read, "a", read)
        while errands.tasks:
            await asyncio.sleep(AGAIN / 2)
        errands.run(read, "a", read)
        await asyncio.sleep(0)
        errands.close()
        errands.run(read, "a", read)
        await asyncio.sleep(AGAIN)

    loop.run_until_complete(news())
    loop.close()
    assert tries[:4] == [0.0, 0.0, AGAIN, 2 * AGAIN]
    assert len(tries) == 5


def test_what_was_heard_while_an_older_news_failed_is_read_with_it() -> None:
    """That one may have been read by others meanwhile, and would read nothing when it is tried again."""
    loop, done, errands = WorldLoop(Random(1), hurried=True), list[str](), Errands()

    async def fails() -> None:
        raise OSError

    async def read(what: str) -> None:
        done.append(what)

    async def news() -> None:
        errands.run(fails, "a", partial(read, "all"))
        await asyncio.sleep(AGAIN / 2)
        errands.run(partial(read, "newer"), "a", partial(read, "all"))
        while errands.tasks:
            await asyncio.sleep(AGAIN / 2)

    loop.run_until_complete(news())
    loop.close()
    assert done == ["all"]
