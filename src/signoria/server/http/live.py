"""Messages in, messages out: one line a connection."""

import asyncio
import logging
from time import perf_counter

import msgspec
from fastapi import APIRouter, WebSocket

from signoria.kernel.event import SPECTATOR
from signoria.server.accounts.names import is_chosen
from signoria.server.accounts.people import session
from signoria.server.context import AppContext, address_of, context_of
from signoria.server.errors import Busy, Denied
from signoria.server.http.lobby import may_know
from signoria.server.http.sockets import EXTENSION, OUR_FAULT, Socket
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
from signoria.server.store.people import Session

LONGEST_QUEUE = 256  # messages that wait for somebody slow
MOST_IN_A_FRAME = 16  # messages that are sent together
MOST_TABLES = 64  # subscriptions of one line
REST = 1.0  # seconds, less than we ask for, in which a line is not read whose command we were too busy for
UNWELCOME = 1008
TOO_SLOW = 1013

logger = logging.getLogger("signoria.live")
routes = APIRouter()


class SocketLine:
    """Somebody connected: what they listen to, and what waits to be sent.

    There are thousands, most of them idle: they are kept small, and a task there is only while a message is being done.
    """

    __slots__ = (
        "__weakref__",
        "address",
        "context",
        "here",
        "name",
        "outgoing",
        "person",
        "rooms",
        "socket",
        "who",
        "working",
    )

    def __init__(self, socket: Socket, context: AppContext, found: Session | None, name: str, address: str) -> None:
        self.socket = socket
        self.context = context
        self.who = found.person if found else None
        self.person = self.who.id if self.who else ""
        self.name = name
        self.address = address
        self.rooms: dict[tuple[str, int], Room] = {}
        self.outgoing: list[bytes] = []
        self.working: asyncio.Task[None] | None = None
        self.here = True  # whether anything is still to be heard from it, or said to it
        context.metrics.lines.inc()
        if found is not None:
            context.session_reaper.inside[self] = found.id

    def show_out(self) -> None:
        """Its session is over."""
        self.end(UNWELCOME)

    def end(self, code: int) -> None:
        """We have had enough. What it has begun is done to its end."""
        self.socket.close(code)
        self.lost()

    def lost(self) -> None:
        if self.here:
            self.here = False
            if self.working is None:
                self.leave()

    def leave(self) -> None:
        """Once, after all else."""
        for (_table, seat), room in self.rooms.items():
            room.unsubscribe(self, seat)
        self.context.session_reaper.inside.pop(self, None)
        self.context.crowd.leave(self.person, self.address)
        self.context.metrics.lines.dec()

    def send(self, message: bytes) -> None:
        if not self.here:
            return
        if len(self.outgoing) >= LONGEST_QUEUE:
            self.end(TOO_SLOW)
            return
        if not self.outgoing:  # else it is about to be written, or there is no room
            self.socket.sockets.write_soon(self)
        self.outgoing.append(message)

    def write(self) -> None:
        """All that waits, as long as there is room: what comes of an act, and that it is done, go in one frame."""
        while self.outgoing and not self.socket.full:
            self.socket.send(b"\n".join(self.outgoing[:MOST_IN_A_FRAME]))
            del self.outgoing[:MOST_IN_A_FRAME]

    def say(self, message: ServerMessage) -> None:
        """The answer to a frame."""
        if isinstance(message, Fault | Rejected):
            self.context.metrics.refusals.labels(message.code).inc()
        self.send(encoded(message))

    def hear(self, message: bytes) -> None:
        self.working = asyncio.create_task(self.work(message))

    async def work(self, message: bytes | None) -> None:
        """One message, then everybody else: who sends many at once does not keep the server from others."""
        try:
            while message is not None and self.here:
                await self.received(message)
                if (message := self.socket.next()) is not None:
                    await asyncio.sleep(0)
        except Exception:
            logger.exception("a line failed")
            self.end(OUR_FAULT)
        finally:
            self.working = None
            self.socket.rest()
            if not self.here:
                self.leave()

    async def received(self, frame: bytes) -> None:
        metrics, rate_limit = self.context.metrics, self.context.rate_limit
        metrics.frames.inc()
        if rate_limit.wait("message", self.person) or rate_limit.wait("message-from", self.address):
            self.useless(Fault("too-fast"))
            return
        try:
            message = decoder.decode(frame)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.useless(Fault("bad-message", str(error)[:120]))
            return
        try:
            await metrics.watched(self.done(message), lambda: f"frame {type(message).__name__.lower()}")
        except Denied as error:
            with_id = isinstance(message, Command | Say | Consider)
            self.say(rejected(message.id, error) if with_id else Fault(error.key, message.table, error.retry_after))
            if isinstance(error, Busy) and isinstance(message, Command):
                await asyncio.sleep(REST)  # who does not wait is not heard meanwhile: else to refuse were all we do

    def useless(self, fault: Fault) -> None:
        """Answered, a few times."""
        self.say(fault)
        if self.context.rate_limit.wait("bad-frame", self.person or self.address):
            self.end(UNWELCOME)

    async def done(self, message: ClientMessage) -> None:
        if isinstance(message, Command):
            with self.context.registry.acts:
                await self.command(message)
        elif isinstance(message, Subscribe):
            await self.subscribe(message)
        elif isinstance(message, Say):
            n = await self.context.chats.say(
                self.room(message.table, message.seat), self.who, message.seat, message.text
            )
            self.say(Said(message.id, n))
        elif isinstance(message, Consider):
            await self.consider(message)
        else:
            left = self.rooms.pop((message.table, message.seat), None)
            if left is not None:
                left.unsubscribe(self, message.seat)
            self.say(Unsubscribed(message.table, message.seat))

    def room(self, table: str, seat: int) -> Room:
        found = self.rooms.get((table, seat))
        if found is None:
            raise Denied("not-subscribed", 409)
        return found

    async def command(self, command: Command) -> None:
        """Only from a seat that this line listens from: so the table is known to it, and kept open."""
        room = self.room(command.table, command.seat)
        if isinstance(command, Undo) and self.context.rate_limit.wait("undo", self.person):
            raise Denied("too-fast", 429)
        if self.context.rate_limit.wait("refusal", self.person):  # counted as if it were one, until it is not
            raise Denied("too-fast", 429)
        began = perf_counter()
        try:
            if isinstance(command, Undo):
                version = await room.take_back(self.person, command.seat, command.version)
            else:
                version = await room.bring_about(self.person, command.seat, proposed(command))
        finally:
            self.context.metrics.act_seconds.observe(perf_counter() - began)
        self.say(Accepted(command.id, version))
        self.context.rate_limit.give_back("refusal", self.person)
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
        room = await self.context.registry.room(message.table, self.person, self.address)
        if not may_know(room.row, self.who, message.invitation):
            raise Denied("no-such-table", 404)
        if message.seat != SPECTATOR and not room.owns(self.person, message.seat):
            raise Denied("not-your-seat", 403)
        await room.subscribe(self, message.seat, message.since)
        self.rooms[message.table, message.seat] = room
        await self.context.chats.greet(room, self)


async def live(socket: WebSocket) -> None:
    """Anybody may listen; whoever has a cookie may act for their seats."""
    context, address = context_of(socket), address_of(socket)
    taken: Socket = socket.scope["extensions"][EXTENSION]
    try:
        found = await session(socket)
    except Denied:
        await socket.close(UNWELCOME)
        return
    await socket.accept()
    person = found.person if found else None
    chosen = person is not None and await in_reader(is_chosen, person.name)
    if not context.crowd.enter(person.id if person else "", address):
        await socket.close(UNWELCOME, "too-many-connections")
        return
    taken.begin(SocketLine(taken, context, found, person.name if person and chosen else "", address))


routes.add_websocket_route("/api/live", live)  # of Starlette: what FastAPI keeps for each that is open is not needed
