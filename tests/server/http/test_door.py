"""Who comes to the door by odd ways: too much, half a request, none at all. Over real sockets, byte by byte."""

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from signoria.server.http.guard import LARGEST_BODY
from signoria.server.store import Store, open_store
from tests.server.clients import PATIENCE, Guest, guests, serving

pytestmark = pytest.mark.anyio

PIECE = 8192
MUCH = 400_000_000  # bytes that somebody would send
SOON = 2  # seconds after which half a request is given up: longer than it takes to send a whole one
READ = 65_536  # bytes after which the server must have had enough


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await open_store(f"sqlite:///{tmp_path}/signoria.db")
    yield opened
    await opened.close()


@asynccontextmanager
async def line_to(home: str) -> AsyncIterator[tuple[StreamReader, StreamWriter]]:
    """A connection that has said nothing yet."""
    parts = urlsplit(home)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    try:
        async with asyncio.timeout(PATIENCE):
            yield reader, writer
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


def request(*headers: str, way: str = "POST /api/people HTTP/1.1", host: str = "localhost") -> bytes:
    return "\r\n".join([way, f"Host: {host}", "Content-Type: application/json", *headers, "", ""]).encode()


async def all_of(reader: StreamReader) -> bytes:
    """What comes until the other side has closed."""
    found = b""
    with suppress(ConnectionError):
        while piece := await reader.read(PIECE):
            found += piece
    return found


CHUNK = b"%x\r\n%s\r\n" % (PIECE, b" " * PIECE)


@pytest.mark.parametrize(
    "headers",
    [
        ["Transfer-Encoding: chunked"],
        ["Transfer-Encoding: Chunked"],
        ["TRANSFER-ENCODING: CHUNKED"],
        ["Transfer-Encoding: gzip, chunked"],
        ["Transfer-Encoding: chunked", "Expect: 100-continue"],
    ],
)
async def test_a_body_is_counted_as_it_comes_whatever_is_said_about_its_length(
    store: Store, headers: list[str]
) -> None:
    """Refused while it is still being sent, and nobody reads on: the connection is closed."""
    async with serving(store) as home, line_to(home) as (reader, writer):
        writer.write(request(*headers) + CHUNK * (READ // PIECE))
        answer = await all_of(reader)
        assert b" 413 " in answer
        assert b"body-too-large" in answer
        assert b"connection: close" in answer


@pytest.mark.parametrize(
    "headers",
    [["Transfer-Encoding: chunked", "Content-Length: 2"], ["Content-Length: 2", "Transfer-Encoding: Chunked"]],
)
async def test_who_says_two_lengths_is_not_understood(store: Store, headers: list[str]) -> None:
    async with serving(store) as home, line_to(home) as (reader, writer):
        writer.write(request(*headers) + CHUNK * (READ // PIECE))
        assert (await all_of(reader)).startswith(b"HTTP/1.1 400 ")


async def test_what_is_never_to_end_is_not_listened_to(store: Store) -> None:
    """Of 400 MB the server takes no more than what lies in the buffers of the two sockets."""
    async with serving(store) as home, line_to(home) as (_reader, writer):
        writer.write(request("Transfer-Encoding: Chunked"))
        sent = 0
        with suppress(ConnectionError):
            while sent < MUCH:
                writer.write(CHUNK)
                await writer.drain()
                sent += PIECE
        assert sent < MUCH // 10


async def test_a_small_body_in_chunks_is_read(store: Store) -> None:
    async with serving(store) as home, line_to(home) as (reader, writer):
        writer.write(request("Transfer-Encoding: Chunked", "Connection: close"))
        for piece in (b'{"name"', b': "Ada"}', b""):
            writer.write(b"%x\r\n%s\r\n" % (len(piece), piece))
        assert b" 201 " in await all_of(reader)


async def test_a_body_that_is_too_large_by_its_own_word_is_not_read(store: Store) -> None:
    async with serving(store) as home, line_to(home) as (reader, writer):
        writer.write(request(f"Content-Length: {LARGEST_BODY + 1}"))
        assert b" 413 " in await all_of(reader), "the connection stayed open for a body that nobody reads"


async def test_who_goes_away_in_the_midst_of_a_body_is_no_fault_of_ours(store: Store) -> None:
    async with serving(store) as home, guests(home, "Ada") as (ada,):
        async with line_to(home) as (_reader, writer):
            writer.write(request("Content-Length: 100") + b"{")
            await writer.drain()
        assert (await ada.get("/me")).status_code == 200


def test_the_parser_of_uvicorn_is_still_the_one_we_add_to() -> None:
    """What `Connection` relies on: these are called by the parser, or by the transport."""
    for name in ("on_body", "on_message_begin", "on_message_complete", "handle_websocket_upgrade", "pause_writing"):
        assert name in vars(HttpToolsProtocol), name


@pytest.mark.parametrize(
    "endless",
    [
        b"GET /" + b"a" * 40_000,
        b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X-Much: aaaaaaaaaaaaaaaaaaaaaaaa\r\n" * 1300,
        request("Transfer-Encoding: chunked") + b"1;" + b"x" * 40_000,
        request("Transfer-Encoding: chunked") + b"0\r\n" + b"X-Much: aaaaaaaaaaaaaaaaaaaaaaaa\r\n" * 1300,
        b"\r\n" * 20_000,
    ],
    ids=["path", "headers", "chunk", "trailers", "nothing"],
)
async def test_what_is_around_a_body_has_an_end_too(store: Store, endless: bytes) -> None:
    async with serving(store, request_seconds=0) as home, line_to(home) as (reader, writer):
        writer.write(endless)
        assert (await all_of(reader)).startswith(b"HTTP/1.1 431 ")


async def turned_away(person: Guest, why: str) -> float:
    """How often somebody was, as the numbers say."""
    text = (await person.http.get("/metrics")).text
    found = [line for line in text.splitlines() if line.startswith(f'signoria_turned_away_total{{why="{why}"}}')]
    return float(found[0].split()[-1]) if found else 0.0


@pytest.mark.parametrize(
    "half",
    [b"", b"\r\n", b"GET /heal", b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n", request("Content-Length: 9") + b"{"],
    ids=["nothing", "line", "path", "headers", "body"],
)
async def test_half_a_request_is_not_waited_for_for_ever(store: Store, half: bytes) -> None:
    async with (
        serving(store, request_seconds=SOON) as home,
        guests(home, "Ada") as (ada,),
        line_to(home) as (reader, writer),
    ):
        writer.write(half)
        assert (await all_of(reader)).startswith(b"HTTP/1.1 408 ")
        assert await turned_away(ada, "slow") == 1


async def test_half_a_second_request_is_not_waited_for_either(store: Store) -> None:
    async with serving(store, request_seconds=SOON) as home, line_to(home) as (reader, writer):
        whole = request(way="GET /healthz HTTP/1.1")
        writer.write(whole)
        await reader.readuntil(b"well")
        writer.write(whole[:20])
        assert b"HTTP/1.1 408 " in await all_of(reader)


async def test_who_is_only_listening_is_in_nobodys_way(store: Store) -> None:
    """A socket that says nothing for longer than a request may take stays open."""
    async with serving(store, request_seconds=SOON) as home, guests(home, "Ada") as (ada,), ada.wire() as wire:
        async with line_to(home) as (reader, _writer):
            await all_of(reader)  # half a request has been given up
        await wire.send("unsubscribe", table="a")
        assert (await wire.receive())["type"] == "unsubscribed"


async def test_an_answer_that_nobody_reads_is_not_held_for_ever(store: Store) -> None:
    async with (
        serving(store, request_seconds=SOON) as home,
        guests(home, "Ada") as (ada,),
        line_to(home) as (_reader, writer),
    ):
        writer.transport.pause_reading()  # type: ignore[attr-defined]  # a transport of a socket can
        writer.write(request(way="GET /api/openapi.json HTTP/1.1") * 400)
        while not await turned_away(ada, "stalled"):
            await asyncio.sleep(0.05)


async def opened(home: str, lines: AsyncExitStack) -> bytes:
    """One connection more, with a request; the first bytes of the answer."""
    reader, writer = await lines.enter_async_context(line_to(home))
    writer.write(request(way="GET /healthz HTTP/1.1"))
    return await reader.read(13)


async def test_an_address_has_so_many_connections_and_those_that_ended_do_not_count(store: Store) -> None:
    async with serving(store, connections_per_address=3) as home:
        async with AsyncExitStack() as lines:
            answers = [await opened(home, lines) for _n in range(4)]
            assert answers == [b"HTTP/1.1 200 "] * 3 + [b"HTTP/1.1 503 "]
        async with guests(home, "Ada") as (ada,):
            assert await turned_away(ada, "address") == 1
            async with ada.wire(), ada.wire(), ada.wire():
                assert (await ada.get("/me")).status_code == 200, "sockets are counted apart"


async def test_a_proxy_of_ours_has_as_many_connections_as_it_needs(store: Store) -> None:
    async with (
        serving(store, connections_per_address=3, trusted_proxies="127.0.0.1") as home,
        AsyncExitStack() as lines,
    ):
        assert [await opened(home, lines) for _n in range(9)] == [b"HTTP/1.1 200 "] * 9


async def test_there_is_an_end_to_all_connections_together(store: Store) -> None:
    async with serving(store, connections=4, trusted_proxies="127.0.0.1") as home, guests(home, "Ada") as (ada,):
        async with ada.wire(), AsyncExitStack() as lines:
            answers = [await opened(home, lines) for _n in range(3)]
            assert answers == [b"HTTP/1.1 200 "] * 2 + [b"HTTP/1.1 503 "], "a socket and the guest's own count too"
        assert await turned_away(ada, "crowded") == 1
