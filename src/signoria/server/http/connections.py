"""Connections before they are requests: how many there may be, how much around a body, and how long one waits.

uvicorn bounds none of these: half a request would be held for ever, and headers without an end kept in memory.
"""

import asyncio
import resource
from asyncio import TimerHandle, Transport
from collections import Counter
from typing import Any

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from signoria.server.http.sockets import Socket, admit
from signoria.server.ops.metrics import Metrics
from signoria.server.ops.rate_limit import Proxies, shortened
from signoria.server.settings import Settings

LARGEST_HEAD = 32_768  # bytes of a request that are not its body
SPARE_FILES = 200  # for the database, workers and the like, of as many as the system lets us open
STALLED = 3  # times as long as a request may take to come, an answer may lie unread
EMPTY = b"content-length: 0\r\nconnection: close\r\n\r\n"


class Gate:
    """Who may come in. Those who became WebSockets are counted by person and address elsewhere; here only in all."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        files, _hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        self.most = min(settings.connections or files, max(files - SPARE_FILES, 1))
        self.per_address = settings.share(settings.connections_per_address)
        self.seconds = settings.request_seconds
        self.proxies = Proxies(settings.trusted_proxies)
        self.metrics = metrics
        self.inside: Counter[str] = Counter()

    def refusal(self, address: str, in_all: int) -> str:
        """Why there is no room for one more, who is in all the last; empty if there is."""
        if in_all > self.most:
            return "crowded"
        if 0 < self.per_address <= self.inside[shortened(address)] and not self.proxies.trusts(address):
            return "address"
        return ""

    def enter(self, address: str) -> None:
        self.inside[shortened(address)] += 1
        self.metrics.http_connections.inc()

    def leave(self, address: str) -> None:
        self.metrics.http_connections.dec()
        key = shortened(address)
        self.inside[key] -= 1
        if not self.inside[key]:
            del self.inside[key]


class Connection(HttpToolsProtocol):
    """One that speaks HTTP, until it ends or becomes a WebSocket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.gate: Gate = config.app.state.gate  # type: ignore[union-attr]  # a FastAPI
        self.entered = ""  # under which address it is counted
        self.head = 0  # bytes around the body of a request that has not come to its end
        self.waiting: TimerHandle | None = None  # for the rest of a request
        self.stalled: TimerHandle | None = None  # until an answer is read on

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        refusal = self.gate.refusal(address, len(self.connections))
        if refusal:
            self.turn_away(503, refusal)
        else:
            self.entered = address
            self.gate.enter(address)
            self.begin_to_wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """A socket takes over, and of what has read its request nothing is left."""
        self.leave()
        self.connections.discard(self)
        socket = Socket(self.transport, self.connections, self.config.app.state.sockets)  # type: ignore[union-attr]
        self.transport.set_protocol(socket)
        admitting = self.loop.create_task(admit(self.app, dict(self.scope), self.url, socket))
        self.tasks.add(admitting)
        admitting.add_done_callback(self.tasks.discard)

    def leave(self) -> None:
        """It is none of ours any more. Without its parser, which calls it, nothing holds it: no cycle is left."""
        self.head = 0
        self.parser = None  # type: ignore[assignment]  # nothing more comes
        for timer in (self.waiting, self.stalled):
            if timer is not None:
                timer.cancel()
        if self.entered:
            self.gate.leave(self.entered)
            self.entered = ""

    def data_received(self, data: bytes) -> None:
        self.begin_to_wait()
        self.head += len(data)
        super().data_received(data)
        if self.head > LARGEST_HEAD and not self.transport.is_closing():
            self.turn_away(431, "large")

    def on_message_begin(self) -> None:
        self.begin_to_wait()
        super().on_message_begin()

    def on_body(self, body: bytes) -> None:
        self.head -= len(body)  # the guard counts it
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.head = 0
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None
        super().on_message_complete()

    def begin_to_wait(self) -> None:
        """A request has so long to come, from its first byte or, for the first one, from the connection on."""
        if self.waiting is None and self.gate.seconds:
            self.waiting = self.loop.call_later(self.gate.seconds, self.turn_away, 408, "slow")

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.stalled is None and self.gate.seconds:
            self.stalled = self.loop.call_later(STALLED * self.gate.seconds, self.give_up)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None

    def turn_away(self, status: int, why: str) -> None:
        """With a word, unless an answer is being given."""
        self.gate.metrics.turned_away.labels(why).inc()
        cycle: RequestResponseCycle | None = vars(self)["cycle"]  # there is none before the first request
        if cycle is None or cycle.response_complete or (cycle.more_body and not cycle.response_started):
            self.transport.write(STATUS_LINE[status] + EMPTY)
        self.transport.close()

    def give_up(self) -> None:
        self.gate.metrics.turned_away.labels("stalled").inc()
        self.transport.abort()
