"""Sockets over real connections, byte by byte: how they are asked for, what they answer, and when they end."""

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from signoria.server.http.frames import (
    BROKEN_PROTOCOL,
    CLOSE,
    CONTINUED,
    LARGEST_MESSAGE,
    PING,
    PONG,
    TEXT,
    framed,
    goodbye,
)
from signoria.server.http.sockets import OUR_FAULT, Sockets
from signoria.server.store import Store
from tests.server.clients import guests, open_app, serving, table_for
from tests.server.http.test_door import all_of, line_to, request
from tests.server.http.test_live import some_lines
from tests.server.line.test_frames import frame
from tests.tables import answers

pytestmark = pytest.mark.anyio

UPGRADE = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13")
KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
LIVE = "GET /api/live HTTP/1.1"
MANY = 3_000  # messages sent at once: more than is held back


@pytest.fixture
def address(sqlite_address: str) -> str:
    """SQLite is enough here: no socket knows of the database."""
    return sqlite_address


@asynccontextmanager
async def socket_to(home: str) -> AsyncIterator[tuple[StreamReader, StreamWriter]]:
    """A WebSocket of which we see every byte."""
    async with line_to(home) as (reader, writer):
        writer.write(request(*UPGRADE, KEY, way=LIVE))
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101 ")
        assert b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in head  # as RFC 6455 has worked it out
        yield reader, writer


async def next_frame(reader: StreamReader) -> tuple[int, bytes]:
    first, size = await reader.readexactly(2)
    if size == 126:
        size = int.from_bytes(await reader.readexactly(2))
    return first & 15, await reader.readexactly(size)


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        (request(*UPGRADE, way=LIVE), b" 400 "),
        (request(*UPGRADE, "Sec-WebSocket-Key: short", way=LIVE), b" 400 "),
        (request(*UPGRADE[:2], "Sec-WebSocket-Version: 8", KEY, way=LIVE), b" 400 "),
        (request(*UPGRADE, KEY, way="POST /api/live HTTP/1.1"), b" 400 "),
        (request(*UPGRADE, KEY, "Content-Length: 4", way=LIVE) + b"body", b" 400 "),
        (request(*UPGRADE, KEY, way=LIVE, host="elsewhere.example"), b" 403 "),
        (request(*UPGRADE, KEY, "Origin: http://elsewhere.example", way=LIVE), b" 403 "),
        (request(*UPGRADE, KEY, way="GET /api/tables HTTP/1.1"), b" 403 "),
    ],
    ids=["no key", "no key's length", "version", "method", "body", "host", "origin", "path"],
)
async def test_what_is_no_proper_wish_for_a_socket_is_refused(store: Store, asked: bytes, answer: bytes) -> None:
    async with serving(store) as home, line_to(home) as (reader, writer):
        writer.write(asked)
        assert answer in (await all_of(reader)).partition(b"\r\n")[0]


async def test_a_message_in_parts_is_one_and_a_ping_in_its_midst_is_answered_first(store: Store) -> None:
    async with serving(store) as home, socket_to(home) as (reader, writer):
        for part in (
            frame(TEXT, b'{"type":"unsub', final=False),
            frame(PING, b"there?"),
            frame(CONTINUED, b'scribe","table":', final=False),
            frame(PONG, b"nobody asked"),
            frame(CONTINUED, b'"abc"}'),
        ):
            writer.write(part)
        assert await next_frame(reader) == (PONG, b"there?")
        assert await next_frame(reader) == (TEXT, b'{"type":"unsubscribed","table":"abc","seat":-1}')


async def test_what_was_said_before_a_fault_is_answered_and_then_the_fault(store: Store) -> None:
    async with serving(store) as home, socket_to(home) as (reader, writer):
        writer.write(frame(TEXT, b'{"type":"unsubscribe","table":"abc"}') + framed(b"not masked"))
        assert (await next_frame(reader))[0] == TEXT
        assert framed(*(await next_frame(reader))[::-1]) == goodbye(BROKEN_PROTOCOL)
        assert await all_of(reader) == b""


async def test_a_goodbye_is_answered_and_the_connection_ends(store: Store) -> None:
    async with open_app(store) as (home, house), socket_to(home) as (reader, writer):
        writer.write(frame(CLOSE, (4000).to_bytes(2)))
        assert await all_of(reader) == goodbye(4000)
    assert house.metrics.registry.get_sample_value("signoria_connections") == 0


async def test_of_many_messages_at_once_all_are_done_in_order(store: Store) -> None:
    """More than is held back: the rest waits with whoever sent it."""
    sent = [frame(TEXT, b'{"type":"unsubscribe","table":"abc","seat":%d}' % (n % 16)) for n in range(MANY)]
    assert sum(map(len, sent)) > 2 * LARGEST_MESSAGE
    async with serving(store) as home, socket_to(home) as (reader, writer):
        writer.write(b"".join(sent))
        seats: list[int] = []
        while len(seats) < MANY:
            _kind, data = await next_frame(reader)
            seats += [int(line.rpartition(b":")[2].strip(b"}")) for line in data.split(b"\n")]
    assert seats == [n % 16 for n in range(MANY)]


async def test_who_answers_no_ping_is_given_up_and_who_does_is_not(store: Store) -> None:
    async with (
        open_app(store) as (home, house),
        guests(home, "Ada") as (ada,),
        socket_to(home) as (reader, _writer),
        ada.wire() as wire,
    ):
        (line,) = await some_lines(house)
        all_open = line.socket.sockets
        all_open.most_unheard = 1
        sockets = [socket for group in all_open.groups for socket in group]
        assert len(sockets) == 2
        for socket in sockets:
            socket.ping()
        assert await next_frame(reader) == (PING, b"")
        while line.socket.unheard:
            await asyncio.sleep(0)
        for socket in sockets:
            socket.ping()
        assert await all_of(reader) == goodbye(OUR_FAULT, "keepalive ping timeout")
        await wire.send("unsubscribe", table="abc")
        assert (await wire.until("unsubscribed"))["table"] == "abc"


async def test_all_are_pinged_in_turn_and_who_has_gone_is_forgotten(store: Store) -> None:
    async with open_app(store) as (home, house), guests(home, "Ada") as (ada,):
        async with ada.wire():
            (line,) = await some_lines(house)
            all_open = line.socket.sockets
            await beaten(all_open)
            assert any(line.socket in group for group in all_open.groups)
        while not line.socket.gone:
            await asyncio.sleep(0)
        await beaten(all_open)
        assert not any(all_open.groups)
        assert all_open.timer is None


async def beaten(sockets: Sockets) -> None:
    """A whole round of beats, without the seconds between them."""
    for _group in sockets.groups:
        if sockets.timer is not None:
            sockets.timer.cancel()
        sockets.beat()


async def test_who_goes_in_the_midst_of_an_act_leaves_nothing_behind_and_the_act_is_done(store: Store) -> None:
    async with open_app(store) as (home, house), guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno)
        room = await house.registry.room(id)
        async with ada.wire() as wire:
            update = (await wire.subscribe(id, 0))["update"]
            async with room.lock:  # so that it is not done before they have gone
                text = answers(update["decision"])[0]
                await wire.send("act", id=1, table=id, seat=0, version=update["version"], text=text)
                (line,) = await some_lines(house)
                while house.metrics.registry.get_sample_value("signoria_frames_total") != 2:
                    await asyncio.sleep(0)
                wire.socket.transport.abort()
                while not line.socket.gone:
                    await asyncio.sleep(0)
                assert line in room.listeners[0]
            while line.working is not None:
                await asyncio.sleep(0)
        assert line not in room.listeners[0]
        assert line not in house.session_reaper.inside
        assert line.socket not in line.socket.connections
        assert len(await store.entries(id)) == 2
