"""The WebSocket: frames in, messages out, one line a connection."""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress

import msgspec
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from signoria.kernel.event import SPECTATOR
from signoria.server.commands import proposed
from signoria.server.errors import Denied
from signoria.server.house import House, house_of
from signoria.server.lobby import may_know
from signoria.server.messages import (
    Asked,
    Command,
    Fault,
    Refused,
    Said,
    Say,
    Sent,
    Subscribe,
    Undo,
    Unsubscribed,
    decoder,
    encoded,
)
from signoria.server.people import session
from signoria.server.room import Room
from signoria.server.store.people import Person

LONGEST_QUEUE = 256  # messages that wait for somebody slow
MOST_TABLES = 64  # subscriptions of one line
UNWELCOME = 1008
TOO_SLOW = 1013
OUR_FAULT = 1011  # whether an act was done, who comes back will see

logger = logging.getLogger("signoria.live")
routes = APIRouter()


class SocketLine:
    """A connection: what it listens to, and what waits to be sent."""

    def __init__(self, socket: WebSocket, house: House, person: Person | None) -> None:
        self.socket = socket
        self.hall = house.hall
        self.chats = house.chats
        self.pace = house.pace
        self.metrics = house.metrics
        self.who = person
        self.person = person.id if person else ""
        self.address = address_of(socket)
        self.rooms: dict[tuple[str, int], Room] = {}
        self.outgoing: asyncio.Queue[str] = asyncio.Queue(LONGEST_QUEUE)
        self.too_slow = asyncio.Event()
        self.closing = 1000  # the code with which we would close now
        self.unwelcome = asyncio.Event()  # its session is over

    def show_out(self) -> None:
        self.unwelcome.set()

    def send(self, message: str) -> None:
        try:
            self.outgoing.put_nowait(message)
        except asyncio.QueueFull:
            self.too_slow.set()

    def say(self, message: Sent) -> None:
        """The answer to a frame."""
        if isinstance(message, Fault | Refused):
            self.metrics.refusals.labels(message.code).inc()
        self.send(encoded(message))

    async def run(self) -> None:
        """Until either side has had enough."""
        parts = [asyncio.create_task(part) for part in self.parts()]
        try:
            done, _others = await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for part in parts:
                part.cancel()
            for (_table, seat), room in self.rooms.items():
                room.unsubscribe(self, seat)
        faults = [fault for part in done if (fault := part.exception())]
        for fault in faults:
            logger.error("a line failed", exc_info=fault)
        with suppress(WebSocketDisconnect, RuntimeError):  # it may be closed already
            await self.socket.close(OUR_FAULT if faults else self.why_closed())

    def parts(self) -> list[Coroutine[None, None, object]]:
        return [self.read(), self.write(), self.too_slow.wait(), self.unwelcome.wait()]

    def why_closed(self) -> int:
        return TOO_SLOW if self.too_slow.is_set() else UNWELCOME if self.unwelcome.is_set() else self.closing

    async def write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await self.socket.send_text(await self.outgoing.get())

    async def read(self) -> None:
        """Until the other side has gone, or has sent too much that is of no use."""
        while self.closing == 1000 and (frame := await self.socket.receive())["type"] != "websocket.disconnect":
            await self.received(frame.get("text") or frame.get("bytes") or b"")

    async def received(self, frame: str | bytes) -> None:
        self.metrics.frames.inc()
        if self.pace.wait("message", self.person) or self.pace.wait("message-from", self.address):
            self.useless(Fault("too-fast"))
            return
        try:
            message = decoder.decode(frame)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.useless(Fault("bad-message", str(error)[:120]))
            return
        try:
            await self.done(message)
        except Denied as error:
            with_id = isinstance(message, Command | Say)
            self.say(Refused(message.id, error.key) if with_id else Fault(error.key, message.table))

    def useless(self, fault: Fault) -> None:
        """Answered, a few times."""
        self.say(fault)
        if self.pace.wait("bad-frame", self.person or self.address):
            self.closing = UNWELCOME

    async def done(self, message: Asked) -> None:
        if isinstance(message, Command):
            await self.command(message)
        elif isinstance(message, Subscribe):
            await self.subscribe(message)
        elif isinstance(message, Say):
            n = await self.chats.say(self.room(message.table, message.seat), self.who, message.seat, message.text)
            self.say(Said(message.id, n))
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
        if isinstance(command, Undo) and self.pace.wait("undo", self.person):
            raise Denied("too-fast", 429)
        with self.metrics.act_seconds.time():
            answer = await room.bring_about(self.person, command.seat, proposed(command))
        answer.id = command.id
        self.say(answer)
        code = answer.code if isinstance(answer, Refused) else "accepted"
        logger.debug("commanded", extra={"table": command.table, "seat": command.seat, "answer": code})

    async def subscribe(self, message: Subscribe) -> None:
        if len(self.rooms) >= MOST_TABLES:
            raise Denied("too-many-tables", 429)
        room = await self.hall.room(message.table)
        if not may_know(room.row, self.who, message.invitation):
            raise Denied("no-such-table", 404)
        if message.seat != SPECTATOR and not room.owns(self.person, message.seat):
            raise Denied("not-your-seat", 403)
        self.rooms[message.table, message.seat] = room
        await room.subscribe(self, message.seat, message.since)
        await self.chats.greet(room, self)


@routes.websocket("/api/live")
async def live(socket: WebSocket) -> None:
    """Anybody may listen; whoever has a cookie may act for their seats."""
    house, address = house_of(socket), address_of(socket)
    try:
        found = await session(socket)
    except Denied:
        await socket.close(UNWELCOME)
        return
    await socket.accept()
    person = found.person if found else None
    if not house.crowd.enter(person.id if person else "", address):
        await socket.close(UNWELCOME, "too-many-connections")
        return
    line = SocketLine(socket, house, person)
    if found is not None:
        house.doorman.inside[line] = found.id
    try:
        with house.metrics.lines.track_inprogress():
            await line.run()
    finally:
        house.doorman.inside.pop(line, None)
        house.crowd.leave(person.id if person else "", address)


def address_of(socket: WebSocket) -> str:
    return socket.client.host if socket.client else ""
