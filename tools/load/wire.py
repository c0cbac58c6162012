"""A WebSocket for load: text frames and no more, so that whoever makes the load is not what is measured."""

import asyncio
import base64
import os
from collections.abc import Callable
from itertools import count
from typing import cast

Hear = Callable[[bytes], None]
Lose = Callable[[], None]
NUMBERS = count()
SOURCES = 16  # addresses of this machine to come from: one has 28,000 ports for all connections to a server


class Wire(asyncio.Protocol):
    """Sends and receives whole text frames; control frames but pings are passed over."""

    def __init__(self, host: str, path: str, cookie: str, hear: Hear, lose: Lose) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", *([f"Cookie: {cookie}"] if cookie else [])]
        self.request = "\r\n".join([*lines, "", ""]).encode()
        self.hear, self.lose = hear, lose
        self.buffer = bytearray()
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but name
        self.transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.open.done():
            self.open.set_exception(error or ConnectionError("closed"))
        elif not self.open.exception():
            self.lose()

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open.done():
            head = self.buffer.find(b"\r\n\r\n")
            if head < 0:
                return
            if not self.buffer.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(bytes(self.buffer[:80]).decode(errors="replace")))
                return
            del self.buffer[: head + 4]
            self.open.set_result(None)
        self.frames()

    def frames(self) -> None:
        """Hear every whole frame; a server does not mask, and ours and theirs do not split."""
        buffer, at = self.buffer, 0
        while len(buffer) >= at + 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4]), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10]), at + 10
            if len(buffer) < start + size or (start > at + 2 and len(buffer) < start):
                break
            kind = buffer[at] & 15
            if kind == 1:
                self.hear(bytes(buffer[start : start + size]))
            elif kind == 9:
                self.transport.write(frame(bytes(buffer[start : start + size]), 10))
            at = start + size
        del buffer[:at]

    def send(self, text: str) -> None:
        self.transport.write(frame(text.encode(), 1))

    def close(self) -> None:
        """We go, and that is no loss."""
        self.lose = nothing
        self.transport.close()


def nothing() -> None:
    """For who does not mind."""


def frame(data: bytes, kind: int) -> bytes:
    """Masked with zeros, which leaves it as it is."""
    size = len(data)
    head = bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254]) + size.to_bytes(2)
    return head + bytes(4) + data


async def connect(port: int, path: str, cookie: str, hear: Hear, lose: Lose = nothing) -> Wire:
    host, source = f"127.0.0.1:{port}", f"127.0.0.{2 + next(NUMBERS) % SOURCES}"
    wire: Wire
    loop = asyncio.get_running_loop()
    _transport, wire = await loop.create_connection(
        lambda: Wire(host, path, cookie, hear, lose), "127.0.0.1", port, local_addr=(source, 0)
    )
    await wire.open
    return wire
