"""What other processes wrote is known here in the end, in whichever order it was read."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from random import Random

import pytest

from signoria.server.bots.workers import Workers
from signoria.server.play.clock import Patience
from signoria.server.play.entry import AnyEntry, Wished
from signoria.server.play.match import Match
from signoria.server.rooms.entry_reader import PATIENCE, EntryReader
from signoria.server.rooms.errands import AGAIN, Errands
from signoria.server.rooms.registry import RoomRegistry
from signoria.server.rooms.room import Room
from signoria.server.store import Store
from signoria.server.store.store import AnyRow, AnySelect, Place
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
    wished = Wished(*room.match.head(0), 1, "person", [])
    await store.write(taken, table=id, entries=[wished])
    here.goes_on.set()
    await reading
    await room.hear_entry(wished)
    assert room.match.n == n + 1
    assert room.owns(newcomer, 1)
    room.close()
    await workers.close()


class Counting(Store):
    """Counts what it is asked."""

    asked_for: list[AnySelect]

    async def rows(self, query: AnySelect, **named: object) -> Sequence[AnyRow]:
        self.asked_for.append(query)
        return await super().rows(query, **named)


@asynccontextmanager
async def heard_from_afar(store: Store, tables: int) -> AsyncIterator[tuple[Counting, RoomRegistry, list[Room]]]:
    """A process at whose tables another one writes."""
    async with serving(store) as home, guests(home, "Ada", "Bruno") as people:
        ids = [(await table_for(*people))[0] for _table in range(tables)]
    here, workers = Counting(store.reading, store.writer, None, store.dispose), Workers(1)
    here.asked_for = []
    registry = RoomRegistry(here, workers, Patience())
    rooms = [await registry.room(id) for id in ids]
    here.asked_for.clear()
    yield here, registry, rooms
    await registry.close()
    await workers.close()


async def acted(store: Store, match: Match) -> Match:
    """Somebody answers in another process."""
    seat = match.awaited()[0]
    update = match.seat_update(seat, -1)
    assert update.decision is not None
    text = update.decision["options"][0]
    outcome = match.after(match.act(seat, text, "person", 0))
    await store.write(table=match.setup.table, entries=[outcome.entry])
    return outcome.match


async def all_read(registry: RoomRegistry) -> None:
    while registry.errands.tasks or not (registry.entry_reader.reading and registry.entry_reader.reading.done()):
        await asyncio.sleep(0)


async def test_a_burst_of_acts_is_read_at_one_go_and_who_sits_there_is_not(store: Store) -> None:
    async with heard_from_afar(store, tables=3) as (here, registry, rooms):
        after = [await acted(store, room.match) for room in rooms if room.match]
        for match in after:
            registry.hear(match.setup.table, match.n - 1)
        await all_read(registry)
        assert [room.match.n for room in rooms if room.match] == [match.n for match in after]
        assert len(here.asked_for) == 1
        assert registry.books.changed == {}  # whoever wrote it writes down how the table stands
        registry.hear(rooms[0].row.id, after[0].n - 1)  # our own news, or the same again
        await all_read(registry)
        assert len(here.asked_for) == 1


async def test_an_act_of_which_the_one_before_was_not_heard_is_read_with_it(store: Store) -> None:
    async with heard_from_afar(store, tables=1) as (_here, registry, [room]):
        assert room.match is not None
        after = await acted(store, await acted(store, room.match))
        registry.hear(room.row.id, after.n - 1)
        await all_read(registry)
        assert room.match.n == after.n


async def test_news_of_what_is_not_there_read_the_table(store: Store) -> None:
    async with heard_from_afar(store, tables=1) as (_here, registry, [room]):
        assert room.match is not None
        after = await acted(store, room.match)
        registry.hear(room.row.id, after.n + 5)
        await all_read(registry)
        assert room.match.n == after.n


def test_a_query_that_is_never_answered_holds_up_no_news() -> None:
    """Of a line that is broken and does not know it. Each table is read by itself then, on another."""
    loop, told = WorldLoop(Random(1), hurried=True), list[tuple[str, float]]()

    class Silent(Store):
        def __init__(self) -> None:
            pass

        async def entries_at(self, places: Sequence[Place]) -> dict[Place, AnyEntry]:
            await asyncio.Event().wait()
            return {}

    reader = EntryReader(Silent(), lambda table, entry: told.append((table, loop.time())))

    async def news() -> None:
        reader.want("a", 3)
        await asyncio.sleep(1)
        reader.want("b", 4)
        await asyncio.sleep(3 * PATIENCE)
        reader.close()
        reader.want("c", 5)
        await asyncio.sleep(3 * PATIENCE)

    loop.run_until_complete(news())
    loop.close()
    assert told == [("a", PATIENCE), ("b", 2 * PATIENCE)]


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
