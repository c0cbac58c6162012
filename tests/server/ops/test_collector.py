"""Cycles are looked for when many rooms are deserted, and not because much is played or many come and go."""

import asyncio
import gc
import weakref
from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from signoria import GAMES, game
from signoria.server.bots.workers import Workers
from signoria.server.http.connections import Connection
from signoria.server.http.frames import CLOSE
from signoria.server.http.live import SocketLine
from signoria.server.http.sockets import Socket
from signoria.server.ops import collector
from signoria.server.play.clock import Patience
from signoria.server.play.entry import Started
from signoria.server.play.match import Match, Setup
from signoria.server.play.messages import Update, encoded
from signoria.server.rooms import registry
from signoria.server.store import Store
from tests.server.clients import PATIENCE, guests, open_app, table_for
from tests.server.http.test_door import all_of, line_to, request
from tests.server.line.test_frames import frame
from tests.server.line.test_sockets import socket_to

pytestmark = pytest.mark.anyio


class Cycle(SimpleNamespace):
    """Something that holds itself."""


@pytest.fixture(autouse=True)
def no_collections() -> Iterator[None]:
    """None but those that we are about."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def test_rooms_that_are_deserted_are_let_go_of_when_they_are_many(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collector, "LEAST", 2)
    monkeypatch.setattr(registry, "KEPT", 1)
    async with open_app(store) as (home, _house), guests(home, "Ada", "Bea") as (ada, bea):
        tables = [await table_for(ada, bea) for _table in range(4)]
    rooms = registry.RoomRegistry(store, Workers(1), Patience())
    looking = collector.Collector(rooms)
    for n, (id, _invitation) in enumerate(tables):
        await rooms.room(id)
        looking.look()
        assert len(rooms.rooms) == (n + 1 if n < 3 else 1)  # of four the last used is kept


async def test_cycles_that_we_do_not_know_of_are_looked_for_when_there_is_much_more_than_before(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking = collector.Collector(registry.RoomRegistry(store, Workers(1), Patience()))
    left = Cycle()
    left.itself = left
    seen = weakref.ref(left)
    del left
    monkeypatch.setattr(collector, "MUCH", 10_000)
    looking.look()
    assert seen() is not None
    made = [[n] for n in range(20_000)]
    looking.look()
    assert seen() is None
    assert len(made) == 20_000


def test_after_a_long_look_among_what_is_new_the_next_comes_later_and_after_a_short_one_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    times, looks = iter((100.0, 100.0, 100.05, 100.2, 101.0, 102.0, 102.0)), list[int]()
    monkeypatch.setattr(collector, "perf_counter", lambda: next(times))
    monkeypatch.setattr(gc, "collect", looks.append)
    looking = collector.YoungCollector()
    looking.look()  # takes no time,
    looking.look()  # so that this one comes at once, and takes 150 ms
    looking.look()  # which is nothing after 950 more
    assert len(looks) == 2
    looking.look()
    assert looks == [0, 0, 0]


def test_what_a_move_leaves_to_be_looked_through_is_little() -> None:
    """However much lies on the table: what is kept of it for whoever looks next is written already."""
    for name in GAMES:
        match = Match(
            Setup("t", name, next(iter(game(name).editions)), {}, 4, "5" * 64), [Started("t", 0, 0, ["person"] * 4)]
        )
        for _act in range(25):
            match = acted(match)
        gc.collect()
        match = acted(match)
        kept = gc.get_objects(generation=0)
        assert len(kept) < 60, (name, Counter(type(thing).__name__ for thing in kept))


def acted(match: Match) -> Match:
    """Somebody acts, and everybody is told."""
    seat = match.awaited()[0]
    outcome = match.after(match.act(seat, match.s.legal(seat)[0], "person", match.at))
    for observer in outcome.news:
        encoded(Update("t", observer, outcome.match.seat_update(observer, outcome.match.version(observer) - 1)))
    return outcome.match


async def test_whoever_comes_and_goes_leaves_no_cycle(store: Store) -> None:
    async with open_app(store) as (home, house):
        async with socket_to(home):  # goes without a word,
            pass
        async with socket_to(home) as (reader, writer):  # or with one
            writer.write(frame(CLOSE, (4000).to_bytes(2)))
            await all_of(reader)
        async with line_to(home) as (reader, writer):
            writer.write(request("Connection: close", way="GET /livez HTTP/1.1"))
            assert b" 200 " in await all_of(reader)
        counts = house.metrics.registry.get_sample_value
        async with asyncio.timeout(PATIENCE):
            while counts("signoria_connections") or counts("signoria_http_connections"):
                await asyncio.sleep(0.01)
        del reader, writer
        held = [thing for thing in gc.get_objects() if isinstance(thing, Connection | Socket | SocketLine)]
        assert held == []
