"""The WebSocket: frames in, messages out, one line a connection."""

import asyncio
import logging
import types
from collections.abc import Coroutine, Generator
from contextlib import suppress

import msgspec
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from signoria.kernel.event import SPECTATOR
from signoria.server.accounts.names import is_chosen
from signoria.server.accounts.people import session
from signoria.server.context import AppContext, address_of, context_of
from signoria.server.errors import Denied
from signoria.server.http.lobby import may_know
from signoria.server.language import in_reader
from signoria.server.play.commands import proposed, rejected
from signoria.server.play.messages import (
    Accepted,
    ClientMessage,
    Command,
    Consider,
    Considered,
    Fault,
    Rejected,
    Said,
    Say,
    ServerMessage,
    Subscribe,
    Undo,
    Unsubscribed,
    decoder,
    encoded,
)
from signoria.server.rooms.room import Room
from signoria.server.store.people import Person

LONGEST_QUEUE = 256  # messages that wait for somebody slow
MOST_IN_A_FRAME = 16  # messages that are sent together
MOST_TABLES = 64  # subscriptions of one line
OPEN = 0
UNWELCOME = 1008
TOO_SLOW = 1013
OUR_FAULT = 1011  # whether an act was done, who comes back will see

logger = logging.getLogger("signoria.live")
routes = APIRouter()


class SocketLine:
    """A connection: what it listens to, and what waits to be sent.

    There are thousands, most of them idle: they are kept small, and none has a task for what happens rarely.
    """

    def __init__(self, socket: WebSocket, context: AppContext, person: Person | None, name: str) -> None:
        self.socket = socket
        self.registry = context.registry
        self.chats = context.chats
        self.rate_limit = context.rate_limit
        self.metrics = context.metrics
        self.who = person
        self.person = person.id if person else ""
        self.name = name
        self.address = address_of(socket)
        self.rooms: dict[tuple[str, int], Room] = {}
        self.outgoing: list[str] = []
        self.reading: asyncio.Task[None] | None = None
        self.sending = False  # whether what waits is about to be sent
        self.slow: asyncio.Task[None] | None = None  # sends on, when the other side does not keep up
        self.closing = OPEN  # or the code with which we close

    def show_out(self) -> None:
        """Its session is over."""
        self.end(UNWELCOME)

    def end(self, code: int) -> None:
        """We have had enough."""
        if self.closing == OPEN:
            self.closing = code
            if self.reading is not None:
                self.reading.cancel()

    def send(self, message: str) -> None:
        if len(self.outgoing) >= LONGEST_QUEUE:
            self.end(TOO_SLOW)
            return
        self.outgoing.append(message)
        if not self.sending:
            self.sending = True
            asyncio.get_running_loop().call_soon(self.write_at_once)

    def say(self, message: ServerMessage) -> None:
        """The answer to a frame."""
        if isinstance(message, Fault | Rejected):
            self.metrics.refusals.labels(message.code).inc()
        self.send(encoded(message))

    async def run(self) -> None:
        """Until either side has had enough."""
        self.reading = asyncio.create_task(self.read())
        try:
            await asyncio.wait([self.reading])
        finally:
            self.reading.cancel()
            if self.slow is not None:
                self.slow.cancel()
            for (_table, seat), room in self.rooms.items():
                room.unsubscribe(self, seat)
        if not self.reading.cancelled() and (fault := self.reading.exception()):
            logger.error("a line failed", exc_info=fault)
            self.closing = OUR_FAULT
        with suppress(WebSocketDisconnect, RuntimeError):  # it may be closed already
            await self.socket.close(1000 if self.closing == OPEN else self.closing)

    def write_at_once(self) -> None:
        """Nearly always there is room for all that waits: only where there is not, a task is worth its price."""
        writing = self.write()
        try:
            waits_for = writing.send(None)
        except StopIteration:
            return
        self.slow = asyncio.create_task(go_on(writing, waits_for))

    async def write(self) -> None:
        """Until all is sent that waits: what comes of an act, and that it is done, go in one frame."""
        with suppress(WebSocketDisconnect, RuntimeError):  # it was closed: reading ends too
            while self.outgoing:
                messages = self.outgoing[:MOST_IN_A_FRAME]
                await self.socket.send_text("\n".join(messages))
                del self.outgoing[: len(messages)]
        self.sending = False

    async def read(self) -> None:
        """Until the other side has gone, or has sent too much that is of no use.

        One frame, then everybody else: who sends many at once does not keep the server from others.
        """
        while self.closing == OPEN and (frame := await self.socket.receive())["type"] != "websocket.disconnect":
            await self.received(frame.get("text") or frame.get("bytes") or b"")
            await asyncio.sleep(0)

    async def received(self, frame: str | bytes) -> None:
        self.metrics.frames.inc()
        if self.rate_limit.wait("message", self.person) or self.rate_limit.wait("message-from", self.address):
            self.useless(Fault("too-fast"))
            return
        try:
            message = decoder.decode(frame)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.useless(Fault("bad-message", str(error)[:120]))
            return
        try:
            await self.metrics.watched(self.done(message), lambda: f"frame {type(message).__name__.lower()}")
        except Denied as error:
            with_id = isinstance(message, Command | Say | Consider)
            self.say(rejected(message.id, error) if with_id else Fault(error.key, message.table, error.retry_after))

    def useless(self, fault: Fault) -> None:
        """Answered, a few times."""
        self.say(fault)
        if self.rate_limit.wait("bad-frame", self.person or self.address):
            self.end(UNWELCOME)

    async def done(self, message: ClientMessage) -> None:
        if isinstance(message, Command):
            await self.command(message)
        elif isinstance(message, Subscribe):
            await self.subscribe(message)
        elif isinstance(message, Say):
            n = await self.chats.say(self.room(message.table, message.seat), self.who, message.seat, message.text)
            self.say(Said(message.id, n))
        elif isinstance(message, Consider):
            await self.consider(message)
        else:
            room = self.rooms.pop((message.table, message.seat), None)
            if room is not None:
                room.unsubscribe(self, message.seat)
            self.say(Unsubscribed(message.table, message.seat))

    def room(self, table: str, seat: int) -> Room:
        found = self.rooms.get((table, seat))
        if found is None:
            raise Denied("not-subscribed", 409)
        return found

    async def command(self, command: Command) -> None:
        """Only from a seat that this line listens from: so the table is known to it, and kept open."""
        room = self.room(command.table, command.seat)
        if isinstance(command, Undo) and self.rate_limit.wait("undo", self.person):
            raise Denied("too-fast", 429)
        if self.rate_limit.wait("refusal", self.person):  # counted as if it were one, until it is not
            raise Denied("too-fast", 429)
        with self.metrics.act_seconds.time():
            if isinstance(command, Undo):
                version = await room.take_back(self.person, command.seat, command.version)
            else:
                version = await room.bring_about(self.person, command.seat, proposed(command))
        self.say(Accepted(command.id, version))
        self.rate_limit.give_back("refusal", self.person)
        logger.debug("commanded", extra={"table": command.table, "seat": command.seat})

    async def consider(self, message: Consider) -> None:
        """What answers lead to, one after the other, from what the seat knows at the beginning."""
        room = self.room(message.table, message.seat)
        match = room.match
        if match is None or not room.owns(self.person, message.seat) or match.stale(message.seat, message.version):
            raise Denied("stale", 409)
        facts = {}
        for text, found in match.facts(message.seat, message.texts):
            facts[text] = [fact.to_dict() for fact in found]
            await asyncio.sleep(0)
        self.say(Considered(message.id, facts))

    async def subscribe(self, message: Subscribe) -> None:
        if len(self.rooms) >= MOST_TABLES:
            raise Denied("too-many-tables", 429)
        room = await self.registry.room(message.table, self.person, self.address)
        if not may_know(room.row, self.who, message.invitation):
            raise Denied("no-such-table", 404)
        if message.seat != SPECTATOR and not room.owns(self.person, message.seat):
            raise Denied("not-your-seat", 403)
        self.rooms[message.table, message.seat] = room
        await room.subscribe(self, message.seat, message.since)
        await self.chats.greet(room, self)


@types.coroutine
def wait_for(what: object) -> Generator[object, None, None]:
    yield what


async def go_on(doing: Coroutine[object, None, None], waits_for: object) -> None:
    """The rest of a coroutine that was begun without a task, and waits."""
    with suppress(StopIteration):
        while True:
            await wait_for(waits_for)
            waits_for = doing.send(None)


async def live(socket: WebSocket) -> None:
    """Anybody may listen; whoever has a cookie may act for their seats."""
    context, address = context_of(socket), address_of(socket)
    try:
        found = await session(socket)
    except Denied:
        await socket.close(UNWELCOME)
        return
    await socket.accept()
    person = found.person if found else None
    if not context.crowd.enter(person.id if person else "", address):
        await socket.close(UNWELCOME, "too-many-connections")
        return
    chosen = person is not None and await in_reader(is_chosen, person.name)
    line = SocketLine(socket, context, person, person.name if person and chosen else "")
    if found is not None:
        context.session_reaper.inside[line] = found.id
    try:
        with context.metrics.lines.track_inprogress():
            await line.run()
    finally:
        context.session_reaper.inside.pop(line, None)
        context.crowd.leave(person.id if person else "", address)


routes.add_websocket_route("/api/live", live)  # of Starlette: what FastAPI keeps for each that is open is not needed
