"""Who comes to the door by odd ways: too much, half a request, none at all. Over real sockets, byte by byte."""

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from signoria.server.guard import LARGEST_BODY
from signoria.server.store import Store, open_store
from tests.server.clients import PATIENCE, guests, serving

pytestmark = pytest.mark.anyio

PIECE = 8192
MUCH = 400_000_000  # bytes that somebody would send
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
