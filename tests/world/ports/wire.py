"""A WebSocket, and whoever is at its other end. What is sent takes a while, and stays in order."""

from asyncio import Future, Transport
from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from signoria.server.http.frames import FINAL, LONG, MASKED, PING, PONG, TEXT, framed
from signoria.server.http.sockets import Admission, Socket

if TYPE_CHECKING:
    from tests.world.process import Process


WELCOME = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"


class Cut(Exception):
    """The other side is gone."""


def scope_of(type: str, method: str, path: str, cookie: str, body: bytes = b"") -> dict[str, Any]:
    address, _mark, query = path.partition("?")
    headers = [(b"host", b"localhost")]
    if cookie:
        headers.append((b"cookie", cookie.encode()))
    if body:
        headers += [(b"content-length", str(len(body)).encode()), (b"content-type", b"application/json")]
    return {
        "type": type,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": method,
        "scheme": "ws" if type == "websocket" else "http",
        "path": address,
        "raw_path": address.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 8000),
        "subprotocols": [],
    }


class Wire:
    """Between somebody and a process: the transport of the server's socket, byte by byte as on any other."""

    def __init__(self, process: "Process", cookie: str, hear: Callable[[str], None], lost: Callable[[], None]) -> None:
        self.process = process
        self.loop = process.world.loop
        self.hear = hear
        self.lost = lost
        self.open = False
        self.gone = False
        self.slow = False
        self.unread = b""  # of what was sent to somebody slow
        self.steps: deque[Callable[[], None]] = deque()  # of the server's socket, in order
        self.arriving: deque[bytes] = deque()
        self.coming: deque[bytes] = deque()
        self.arrives = self.comes = 0.0  # when the last that was sent will be there, on either side
        self.opened: Future[None] = self.loop.create_future()
        process.wires.append(self)
        self.socket = Socket(cast(Transport, self), set(), process.app.state.sockets)
        asking = Admission(self.socket, WELCOME).decide(process.app, scope_of("websocket", "GET", "/api/live", cookie))
        process.world.tasks.add(self.loop.create_task(asking, context=process.context))

    def write(self, data: bytes) -> None:
        """By the server. It is not a step of the server's when it comes."""
        if self.slow:
            self.unread += data
            self.socket.pause_writing()
        elif not self.gone:
            self.comes = max(self.comes, self.loop.time() + self.loop.lag())
            self.coming.append(data)
            self.loop.call_at(self.comes, self.come, context=self.process.world.context)

    def close(self) -> None:
        """By the server."""
        self.cut()

    def abort(self) -> None:
        """By the server."""
        self.cut()

    def come(self) -> None:
        data = self.coming.popleft()
        if data.startswith(WELCOME):
            data = data.removeprefix(WELCOME)
            self.open = True
            if not self.opened.done():
                self.opened.set_result(None)
        for kind, text in frames_of(data):
            if self.gone:
                return
            if kind == TEXT:
                for message in text.decode().split("\n"):
                    self.hear(message)
            elif kind == PING:
                self.put(masked(PONG, text))
            else:
                self.hang_up()

    def say(self, text: str, late: float = 0.0) -> None:
        """Late, it may be passed by what is said after it: by another way, or tried again."""
        frame = masked(TEXT, text.encode())
        if late:
            self.loop.call_later(late, self.arrive, frame)
        else:
            self.put(frame)

    def put(self, frame: bytes) -> None:
        self.arrives = max(self.arrives, self.loop.time() + self.loop.lag())
        self.arriving.append(frame)
        self.loop.call_at(self.arrives, lambda: self.arrive(self.arriving.popleft()))

    def arrive(self, frame: bytes) -> None:
        if not self.gone:
            self.step(partial(self.socket.data_received, frame))

    def step(self, step: Callable[[], None]) -> None:
        """Of the server's."""
        self.steps.append(step)
        self.loop.call_soon(lambda: self.steps.popleft()(), context=self.process.context)

    def speed_up(self) -> None:
        """Whatever lies there is read."""
        self.slow = False
        unread, self.unread = self.unread, b""
        if unread:
            self.write(unread)
            self.step(self.socket.resume_writing)

    def hang_up(self) -> None:
        self.cut()

    def cut(self) -> None:
        """Whoever is at either end notices; what was under way is lost."""
        if self.gone:
            return
        self.gone = True
        if self in self.process.wires:
            self.process.wires.remove(self)
        self.step(partial(self.socket.connection_lost, None))
        if not self.opened.done():
            self.opened.set_exception(Cut())
            self.opened.exception()
        self.loop.call_soon(self.lost, context=self.process.world.context)


def masked(kind: int, data: bytes) -> bytes:
    """A frame of a client's; a mask of zeros leaves it as it is."""
    head = framed(data, kind)[: -len(data) or None]
    return bytes((head[0], head[1] | MASKED)) + head[2:] + bytes(4) + data


def frames_of(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Whole frames of a server's."""
    while data:
        size, start = data[1], 2
        if size >= LONG:
            start = 4 if size == LONG else 10
            size = int.from_bytes(data[2:start])
        yield data[0] & ~FINAL, data[start : start + size]
        data = data[start + size :]
