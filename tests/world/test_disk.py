"""The store of a world takes what is written from outside it as it takes what processes write: one after the other."""

import asyncio
from dataclasses import replace

import pytest

from signoria import SPECTATOR
from signoria.server.store.schema import people
from tests.world import given
from tests.world.faults import drawn
from tests.world.ports.disk import Lines
from tests.world.run import ran
from tests.world.world import World


class WrittenTo(World):
    """Somebody is in the midst of a transaction while people come."""

    async def main(self) -> None:
        for name in "ab":
            await self.start(name)
        async with Lines(self.disk).begin() as line:
            await line.execute(people.insert().values(id="first", name="First", created=0, banned=False, language=""))
            gathering = self.loop.create_task(self.gather())
            await asyncio.sleep(1.0)
            assert not gathering.done()
        await gathering
        for guest in self.guests:
            await guest.connect()
        await asyncio.sleep(1.0)


@pytest.mark.parametrize("course", [1, -1])
def test_people_come_though_a_process_is_about_to_write(course: int) -> None:
    plan = replace(drawn(1), processes=2, course=course, clock="", bots=0, faults=())
    with given.drawn(plan):
        world = WrittenTo(plan)
        assert ran(world, checked=False) == []
    assert all(guest.known is not None for guest in world.guests if guest.seat != SPECTATOR)
