"""Bots in processes of their own: whatever one does, its table goes on and no other table notices."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from signoria import Rng, game
from signoria.server.bots.bot_worker import BotFailed
from signoria.server.bots.workers import Workers
from signoria.server.play.clock import Patience
from signoria.server.play.entry import AnyEntry
from signoria.server.play.match import Match, Setup
from signoria.server.rooms.registry import RoomRegistry
from signoria.server.store import open_store
from signoria.server.store.tables import Seat, TableRow, creation
from tests.server.bots import odd_bots
from tests.server.clients import PATIENCE
from tests.server.logs import acts
from tests.tables import step

pytestmark = pytest.mark.anyio

AT_ONCE = 0.2  # seconds that a bot which hangs is given at first
LONG = 1000.0


@pytest.fixture
async def workers(tmp_path: Path) -> AsyncIterator[Workers]:
    """Workers with odd bots among the others: one process a pool, patient without end."""
    made = Workers(1, LONG, LONG, odd_bots.answering(tmp_path))
    yield made
    await made.close()


def setup(table: str = "a", seats: int = 2) -> Setup:
    return Setup(table, "principe", "amigo", {"rich": 0}, seats, "bots")


async def first_choice(workers: Workers, bot: str, table: str = "a") -> str:
    return await workers.choose(setup(table), [], 0, bot)


@pytest.mark.parametrize("bot", ["raises", "hangs", "dies", "lies"])
async def test_a_bot_that_fails_is_asked_once_more_unless_it_hung_and_then_given_up(tmp_path: Path, bot: str) -> None:
    workers = Workers(1, LONG, LONG, odd_bots.answering(tmp_path))
    notes, seconds = tmp_path / "notes", AT_ONCE
    while not notes.exists():  # on a busy machine it may have had no time to begin to hang: then it gets more
        if bot == "hangs":
            workers.thinking.seconds = LONG
            await first_choice(workers, "search:iterations=1")  # so that no time is needed to start
            workers.thinking.seconds, seconds = seconds, 2 * seconds
        with pytest.raises(BotFailed):
            await first_choice(workers, bot)
    assert notes.read_text().split() == ([bot] if bot == "hangs" else [bot, bot])
    workers.thinking.seconds = LONG
    assert (await first_choice(workers, "search:iterations=1")).startswith("lay ")
    await workers.close()


async def test_a_bot_whose_worker_was_killed_answers_from_the_next(workers: Workers, tmp_path: Path) -> None:
    assert (await first_choice(workers, "dies-once")).startswith("lay ")
    assert (tmp_path / "notes").read_text().split() == ["dies-once", "dies-once"]


async def test_workers_killed_from_outside_are_replaced(workers: Workers) -> None:
    first = await first_choice(workers, "random")
    workers.quick.idle[0].process.kill()
    assert await first_choice(workers, "random") == first


async def test_one_that_thinks_for_ever_delays_neither_the_quick_nor_whoever_waits_in_vain(workers: Workers) -> None:
    for_ever = asyncio.create_task(first_choice(workers, "hangs"))
    in_vain = asyncio.create_task(first_choice(workers, "search:iterations=1", "b"))
    for bot in ("random", "thumb", "apprendista"):
        assert await first_choice(workers, bot, "c")
    assert not for_ever.done()
    assert not in_vain.done()
    in_vain.cancel()
    waiting = asyncio.create_task(first_choice(workers, "search:iterations=1", "d"))
    for_ever.cancel()
    assert (await asyncio.wait_for(waiting, PATIENCE)).startswith("lay ")


async def test_tables_that_wait_take_turns(workers: Workers) -> None:
    answered: list[str] = []

    async def ask(table: str) -> None:
        await first_choice(workers, "random", table)
        answered.append(table)

    first = asyncio.create_task(ask("a"))
    async with asyncio.timeout(PATIENCE):
        while not workers.quick.busy:
            await asyncio.sleep(0.01)
    await asyncio.gather(first, *(ask(table) for table in "aaabbc"))
    assert answered == list("aabcaba")


async def test_a_bot_that_listens_hears_the_story_of_its_seat_and_what_is_new(workers: Workers, tmp_path: Path) -> None:
    principe, rng, ids = game("principe"), Rng(7), []
    s = principe.new(2, "amigo", {"rich": 0}, "bots")
    for _decision in range(12):
        while 0 not in s.to_act():
            step(s, rng)
        await workers.choose(setup(), s.story.actions if s.story else [], 0, "hears")
        told = json.loads((tmp_path / "heard").read_text())
        assert told["heard"] == [event.to_dict() for event in principe.heard(s, 0)]
        ids.append(told["id"])
        step(s, rng)
    assert len(set(ids)) == 1, "the same bot went on"
    await workers.choose(setup(), [], 0, "hears")  # everything was taken back: another begins anew
    told = json.loads((tmp_path / "heard").read_text())
    assert told["heard"] == [event.to_dict() for event in principe.heard(principe.new(2, "amigo", {}, "bots"), 0)]


async def test_a_table_of_bots_that_fail_is_played_to_its_end_and_each_is_complained_of_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    workers = Workers(1, LONG, LONG, odd_bots.answering(tmp_path))
    store = await open_store(f"sqlite:///{tmp_path}/signoria.db")
    bots = ["raises", "lies", "dies-once"]
    seats = [Seat(seat, None, bot, bot) for seat, bot in enumerate(bots)]
    row = TableRow("a", "principe", "amigo", {"rich": 0}, seats, "s", None, "open", True, True, True, b"", 1, None)
    await store.write(*creation(row))
    registry = RoomRegistry(store, workers, Patience())
    room = await registry.room("a")
    with caplog.at_level(logging.ERROR):
        await room.start()
        async with asyncio.timeout(PATIENCE):
            while not (room.match and room.match.s.over):
                await asyncio.sleep(0.02)
    complaints = [record for record in caplog.records if record.message == "a bot failed"]
    assert sorted(getattr(record, "bot", "") for record in complaints) == ["lies", "raises"]
    entries = await store.entries("a")
    firsts(row.setup(), entries)
    await workers.close()
    await store.close()


def firsts(setup: Setup, entries: list[AnyEntry]) -> None:
    """What the bots of the first two seats did not choose is the first of their options."""
    for entry in acts(entries):
        if entry.seat < 2:
            assert entry.text == Match(setup, entries[: entry.n]).s.legal(entry.seat)[0]
