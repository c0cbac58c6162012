"""Expensive work takes turns, and a line has an end."""

import asyncio

import pytest

from signoria.server.errors import Busy, Denied
from signoria.server.ops.queueing import UnderWay, WorkQueue
from signoria.server.ops.rate_limit import PEOPLE_AT_AN_ADDRESS


class Work:
    """Jobs that run until they are told to end, and how many ever ran together."""

    def __init__(self, queue: WorkQueue) -> None:
        self.queue = queue
        self.begun: list[str] = []
        self.running = self.most = 0
        self.end = asyncio.Event()

    async def job(self, person: str, address: str = "") -> None:
        async with self.queue.turn(person, address):
            self.begun.append(person)
            self.running += 1
            self.most = max(self.most, self.running)
            await self.end.wait()
            self.running -= 1


async def settled() -> None:
    """Whatever can go on without the world has gone on."""
    for _round in range(10):
        await asyncio.sleep(0)


def test_so_many_run_so_many_wait_and_the_rest_are_told_to_come_back() -> None:
    async def play() -> None:
        work = Work(WorkQueue(at_once=2, waiting=3, share=9))
        tasks = [asyncio.create_task(work.job(f"p{n}")) for n in range(7)]
        await settled()
        assert work.begun == ["p0", "p1"]
        refused = [task.exception() for task in tasks if task.done()]
        assert len(refused) == 2
        for error in refused:
            assert isinstance(error, Denied)
            assert (error.key, error.status, error.retry_after > 0) == ("busy", 429, True)
        work.end.set()
        await asyncio.gather(*tasks[:5])
        assert (work.begun, work.most) == ([f"p{n}" for n in range(5)], 2), "first come, first served, two at a time"
        async with work.queue.turn("p9"):
            assert not work.queue.line

    asyncio.run(play())


def test_one_person_and_one_address_have_a_share_only() -> None:
    async def play() -> None:
        work = Work(WorkQueue(at_once=1, waiting=100, share=2))
        tasks = [asyncio.create_task(work.job("p", "a")) for _n in range(2)]
        await settled()
        with pytest.raises(Busy):
            await work.job("p", "another address")
        tasks += [asyncio.create_task(work.job(f"p{n}", "a")) for n in range(2 * PEOPLE_AT_AN_ADDRESS - 2)]
        await settled()
        with pytest.raises(Busy):
            await work.job("somebody new", "a")
        tasks.append(asyncio.create_task(work.job("q", "b")))
        await settled()
        assert not tasks[-1].done(), "others have their place"
        work.end.set()
        await asyncio.gather(*tasks)
        assert not work.queue.here, "nobody is remembered who is not here"

    asyncio.run(play())


def test_the_servers_own_errands_wait_but_are_never_turned_away() -> None:
    async def play() -> None:
        work = Work(WorkQueue(at_once=1, waiting=0, share=1))
        tasks = [asyncio.create_task(work.job(person)) for person in ("p", "")]
        await settled()
        with pytest.raises(Busy):
            await work.job("q")
        work.end.set()
        await asyncio.gather(*tasks)
        assert work.begun == ["p", ""]

    asyncio.run(play())


def test_whoever_goes_away_leaves_the_line_and_loses_no_turn() -> None:
    async def play() -> None:
        work = Work(WorkQueue(at_once=1, waiting=9, share=9))
        tasks = [asyncio.create_task(work.job(f"p{n}")) for n in range(4)]
        await settled()
        tasks[1].cancel()
        await settled()
        assert len(work.queue.line) == 2
        tasks[0].cancel()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        tasks[2].cancel()  # perhaps just when it was given its turn
        await settled()
        work.end.set()
        await tasks[3]
        assert (work.queue.free, len(work.queue.line), dict(work.queue.here)) == (1, 0, {})

    asyncio.run(play())


def test_of_what_is_quick_so_many_are_under_way_and_the_next_is_told_to_come_back() -> None:
    acts = UnderWay(2)
    with acts:
        with acts, pytest.raises(Busy), acts:
            pass
        with pytest.raises(ValueError, match="it failed"), acts:
            raise ValueError("it failed")
        with acts:
            assert acts.count == 2
    assert acts.count == 0
