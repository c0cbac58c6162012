"""WebSockets without ASGI: docs/adr/0021-the-line.md.

The app is asked whether somebody is let in, and by whom they are heard, as any server asks it. Then its call is over:
no task, no queue and no scope is left of it, and a socket that is idle weighs next to nothing.
"""

import asyncio
import logging
from asyncio import TimerHandle, Transport
from itertools import cycle
from typing import Any, Protocol
from urllib.parse import unquote

from starlette.types import ASGIApp, Message, Scope
from websockets.datastructures import Headers
from websockets.http11 import Request
from websockets.server import ServerProtocol

from signoria.server.http.frames import (
    CLOSE,
    LARGEST_MESSAGE,
    PING,
    PONG,
    FrameReader,
    answer_to,
    framed,
    goodbye,
)

OPEN = 0
SWITCHING = 101
GOOD = 1000
OUR_FAULT = 1011
RESTARTING = 1012
EXTENSION = "signoria.socket"  # under this name the app finds it in its scope
PATIENCE = 10.0  # seconds from our goodbye until we go
BEATS = 20  # seconds from one ping to the next
AT_ONCE = 25  # that are pinged without a break, which takes two milliseconds,
BETWEEN = 0.02  # seconds before it goes on
UNHEARD = 1  # pings without an answer when it is time for another
A_PING = framed(b"", PING)

logger = logging.getLogger("signoria.sockets")


class Listener(Protocol):
    """Whoever is heard by a socket."""

    def hear(self, message: bytes) -> None:
        """One message; the next is asked for with `Socket.next`, until there is none, and then with `Socket.rest`."""

    def write(self) -> None:
        """There is room again for what waits to be sent."""

    def lost(self) -> None:
        """Nothing more comes, and nothing arrives."""


class Socket(asyncio.Protocol):
    """One connection, from the moment on when it was asked to become a WebSocket."""

    __slots__ = (
        "busy",
        "closing",
        "connections",
        "full",
        "gone",
        "held",
        "listener",
        "patience",
        "reader",
        "sockets",
        "transport",
        "unheard",
    )

    def __init__(self, transport: Transport, connections: set[Any], sockets: "Sockets") -> None:
        self.transport = transport
        self.connections = connections  # of the server, which waits for them when it stops
        self.sockets = sockets
        self.reader = FrameReader()
        self.listener: Listener | None = None  # nobody, before the app has let them in
        self.busy = False  # whether the listener is at a message
        self.held = False  # whether we do not read, since more has come than was asked for
        self.full = False  # whether more was sent than the other side reads
        self.unheard = 0  # pings since something came
        self.closing = OPEN  # or the code of our goodbye
        self.patience: TimerHandle | None = None  # with whoever does not answer it
        self.gone = False
        connections.add(self)

    def begin(self, listener: Listener) -> None:
        """From here on the app has nothing to do with it."""
        if self.gone:
            listener.lost()
        else:
            self.listener = listener
            self.sockets.join(self)
            self.data_received(b"")

    def data_received(self, data: bytes) -> None:
        self.unheard = 0
        self.reader.feed(data)
        if self.closing != OPEN or (self.listener is not None and not self.busy):
            message = self.next()
            if message is not None and self.listener is not None:
                self.busy = True
                self.listener.hear(message)
        if self.reader.waiting > LARGEST_MESSAGE and not self.held:
            self.held = True
            self.transport.pause_reading()

    def next(self) -> bytes | None:
        """The next message that has come whole; what may come between is seen to."""
        while (received := self.reader.next()) is not None:
            kind, data = received
            if kind == CLOSE:
                self.go(answer_to(data))
            elif kind == PING:
                if not self.full:
                    self.put(framed(data, PONG))
            elif kind != PONG and self.closing == OPEN:
                return data
        if self.reader.fault and self.closing == OPEN:
            self.go(goodbye(self.reader.fault))
        return None

    def rest(self) -> None:
        """The listener has done what it heard."""
        self.busy = False
        if self.gone:
            self.connections.discard(self)
        elif self.held:
            self.held = False
            self.transport.resume_reading()

    def send(self, text: bytes) -> None:
        if self.closing == OPEN:
            self.put(framed(text))

    def put(self, data: bytes) -> None:
        """uvloop takes it amiss when something is written to whoever has gone."""
        if not self.gone:
            self.transport.write(data)

    def close(self, code: int, reason: str = "") -> None:
        """We have had enough; the other side has a while to say that it has heard."""
        if self.closing == OPEN and not self.gone:
            self.say_last(code, goodbye(code, reason))
            self.patience = asyncio.get_running_loop().call_later(PATIENCE, self.transport.abort)
            if self.held:
                self.held = False
                self.transport.resume_reading()

    def go(self, last: bytes) -> None:
        """After a last word, if none was said yet."""
        if self.closing == OPEN:
            self.say_last(GOOD, last)
        self.transport.close()

    def say_last(self, code: int, last: bytes) -> None:
        """After all that waits to be sent."""
        if self.listener is not None:
            self.listener.write()
        self.closing = code
        self.put(last)

    def shutdown(self) -> None:
        """As uvicorn wants it when it stops."""
        self.go(goodbye(RESTARTING) if self.listener is not None else b"")

    def ping(self) -> None:
        """Look whether the other side is still there, which a broken line does not tell."""
        if self.unheard >= self.sockets.most_unheard and not self.held:
            self.go(goodbye(OUR_FAULT, "keepalive ping timeout"))
            return
        self.unheard += 1
        if not self.full:
            self.put(A_PING)

    def pause_writing(self) -> None:
        self.full = True

    def resume_writing(self) -> None:
        self.full = False
        if self.listener is not None:
            self.listener.write()

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone = True
        if self.patience is not None:
            self.patience.cancel()
        if self.listener is not None:
            self.listener.lost()
            self.listener = None  # who holds us: no cycle is left
        self.sockets.part(self)
        if not self.busy:
            self.connections.discard(self)


class Sockets:
    """All that are open, so that there is one clock and one call of the loop for all of them, and not for each.

    They are pinged in turn, a few each second; and those that are told something by the same step are written together.
    """

    def __init__(self) -> None:
        self.waiting: list[Listener] = []  # who have something to send
        self.most_unheard = UNHEARD
        self.groups: list[set[Socket]] = [set() for _beat in range(BEATS)]
        self.joining = cycle(self.groups)
        self.beating = cycle(self.groups)
        self.timer: TimerHandle | None = None

    def write_soon(self, listener: Listener) -> None:
        """After what is under way, which may have more for them."""
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.write)
        self.waiting.append(listener)

    def write(self) -> None:
        waiting, self.waiting = self.waiting, []
        for listener in waiting:
            listener.write()

    def join(self, socket: Socket) -> None:
        next(self.joining).add(socket)
        if self.timer is None:
            self.wait()

    def part(self, socket: Socket) -> None:
        for group in self.groups:
            group.discard(socket)

    def wait(self) -> None:
        self.timer = asyncio.get_running_loop().call_later(1.0, self.beat)

    def beat(self) -> None:
        self.ping([*next(self.beating)])
        if any(self.groups):
            self.wait()
        else:
            self.timer = None

    def ping(self, sockets: list[Socket]) -> None:
        """Some, then the others after a while in which everybody else is heard."""
        for socket in sockets[:AT_ONCE]:
            if not socket.gone:
                socket.ping()
        if len(sockets) > AT_ONCE:
            asyncio.get_running_loop().call_later(BETWEEN, self.ping, sockets[AT_ONCE:])


class Admission:
    """What the app is told, and says, while it decides whether somebody is let in."""

    def __init__(self, socket: Socket, welcome: bytes) -> None:
        self.socket = socket
        self.welcome = welcome
        self.asked = False
        self.answered = False

    async def decide(self, app: ASGIApp, scope: Scope) -> None:
        try:
            await app({**scope, "extensions": {EXTENSION: self.socket}}, self.receive, self.send)
        except Exception:
            logger.exception("nobody could say who is let in")
        if not self.answered:
            self.socket.go(refusal(500))
        elif self.socket.listener is None:
            self.socket.close(OUR_FAULT)

    async def receive(self) -> Message:
        """Whatever comes later the app does not hear."""
        if self.asked:
            return {"type": "websocket.disconnect", "code": 1006}
        self.asked = True
        return {"type": "websocket.connect"}

    async def send(self, message: Message) -> None:
        accepted, self.answered = self.answered, True
        if message["type"] == "websocket.accept":
            self.socket.put(self.welcome)
        elif accepted:
            self.socket.close(message["code"], message["reason"])
        else:
            self.socket.go(refusal(403))


async def admit(app: ASGIApp, scope: Scope, url: bytes, socket: Socket) -> None:
    """The request of a socket, answered as RFC 6455 wants it, and by the app."""
    headers = Headers([(name.decode("latin-1"), value.decode("latin-1")) for name, value in scope["headers"]])
    if scope["method"] != "GET" or "Content-Length" in headers or "Transfer-Encoding" in headers:
        socket.go(refusal(400))
        return
    path, _mark, query = url.partition(b"?")
    answer = ServerProtocol().accept(Request(url.decode("latin-1"), headers))
    if answer.status_code != SWITCHING:
        socket.go(answer.serialize())
        return
    seen = {"scheme": scope["scheme"].replace("http", "ws"), "path": unquote(path), "raw_path": path}
    seen |= {"type": "websocket", "query_string": query, "subprotocols": []}
    await Admission(socket, answer.serialize()).decide(app, {**scope, **seen})


def refusal(status: int) -> bytes:
    return ServerProtocol().reject(status, "").serialize()
