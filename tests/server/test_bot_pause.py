"""How long a bot takes says nothing of what it had to choose from."""

import asyncio
from pathlib import Path

import pytest

from signoria import Rng
from signoria.kernel.event import SPECTATOR
from signoria.server.clock import Patience
from signoria.server.hall import Hall
from signoria.server.prompter import pause
from signoria.server.room import Room
from signoria.server.store import open_store
from signoria.server.store.tables import Seat, TableRow, creation
from signoria.server.workers import Workers
from tests.server.clients import PATIENCE

pytestmark = pytest.mark.anyio

SOME_MILLISECONDS = 20


class Onlooker:
    """Somebody who looks on, and is told nothing we need here."""

    person = ""

    def send(self, message: str) -> None: ...
    def show_out(self) -> None: ...


async def bots_table(folder: Path, pause: int) -> tuple[Hall, Room]:
    store = await open_store(f"sqlite:///{folder}/signoria.db")
    seats = [Seat(seat, None, "random", "random") for seat in range(3)]
    row = TableRow("a", "principe", "amigo", {"rich": 0}, seats, "s", None, "open", True, True, True, b"", 1, None)
    await store.write(*creation(row))
    hall = Hall(store, Workers(1), Patience(bot=pause))
    return hall, await hall.room("a")


async def test_a_bot_without_a_choice_answers_no_sooner_than_one_that_has_one(tmp_path: Path) -> None:
    """Each question has its moment from what a spectator knows, and no answer is written before it."""
    hall, room = await bots_table(tmp_path, SOME_MILLISECONDS)
    written, loop = room.judged, asyncio.get_running_loop()
    early: list[int] = []
    options: dict[bool, int] = {True: 0, False: 0}

    async def noting(seat: int, *args: object) -> object:
        assert room.match is not None
        version, moment = room.prompter.moments[seat]
        assert version <= room.match.version(SPECTATOR)
        options[len(room.match.s.legal(seat)) == 1] += 1
        if loop.time() < moment:
            early.append(seat)
        return await written(seat, *args)  # type: ignore[arg-type]

    room.judged = noting  # type: ignore[method-assign, assignment]
    await room.subscribe(Onlooker(), SPECTATOR, -1)
    await room.start()
    async with asyncio.timeout(PATIENCE):
        while min(options.values()) < 5:
            await asyncio.sleep(0.02)
    assert early == []
    await hall.close()
    await hall.workers.close()
    await hall.store.close()


async def test_the_moment_of_an_answer_is_the_same_whatever_is_hidden(tmp_path: Path) -> None:
    """While a bot lays card after card in secret, a spectator's version and the moment stay."""
    hall, room = await bots_table(tmp_path, 60_000)
    await room.subscribe(Onlooker(), SPECTATOR, -1)
    await room.start()
    match = room.match
    assert match is not None
    moments = {room.prompter.moment(match, 0)}
    rng = Rng(1)
    for _step in range(3):
        if 0 in match.awaited() and match.version(SPECTATOR) == room.prompter.moments[0][0]:
            options = match.s.legal(0)
            match.apply(match.act(0, options[int(rng.below(len(options)))], "bot", 2000))
            if match.version(SPECTATOR) == room.prompter.moments[0][0]:
                moments.add(room.prompter.moment(match, 0))
    assert len(moments) == 1
    await hall.close()
    await hall.workers.close()
    await hall.store.close()


def test_pauses_are_spread_around_what_was_set_and_know_nothing_but_table_seat_and_version() -> None:
    found = [pause("table", seat, version, 600) for seat in range(5) for version in range(200)]
    assert found == [pause("table", seat, version, 600) for seat in range(5) for version in range(200)]
    assert 0.3 <= min(found) < 0.33 < 0.87 < max(found) <= 0.9
    assert abs(sum(found) / len(found) - 0.6) < 0.02
    assert pause("table", 0, 0, 0) == 0


async def test_bots_that_nobody_sees_do_not_wait(tmp_path: Path) -> None:
    """With a minute a question the game would last for days."""
    hall, room = await bots_table(tmp_path, 60_000)
    await room.start()
    async with asyncio.timeout(PATIENCE):
        while not (room.match and room.match.over):
            await asyncio.sleep(0.02)
    await hall.close()
    await hall.workers.close()
    await hall.store.close()
