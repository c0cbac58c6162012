"""Programs that play over HTTP: a token for a seat, a stream of what the seat is told, and a way to answer.

They pass the same judge as everybody and hear what the WebSocket says, message by message: docs/bot-protocol.md.
"""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import StreamingResponse
from pydantic import Field

from signoria.server.accounts.people import Body, Somebody
from signoria.server.context import AppContext, Context, Id, address_of, context_of
from signoria.server.errors import PROBLEMS, Denied
from signoria.server.http.lobby import SeatNumber, known
from signoria.server.play.commands import rejected
from signoria.server.play.entry import now
from signoria.server.play.messages import Accepted, Fault, encoded, encoder
from signoria.server.rooms.room import Room
from signoria.server.store.bot_tokens import BotPass, kept, pass_of, revoked, tokens_of
from signoria.server.store.tables import tables_of
from signoria.server.tokens import new_token

LONGEST_QUEUE = 256  # messages that wait for a program that reads slowly
MOST_LINES = 8  # programs and browsers that listen from one seat
MOST_TOKENS = 100  # of one person
BREATH = 15.0  # seconds after which an empty line shows that the stream still runs
MOST = 100  # seats in a list
NO_ID = -1  # a request has its answer: there is nothing to number

routes = APIRouter(prefix="/api", tags=["programs"], responses=PROBLEMS)


class BotAnswer(Body):
    """The question's version, and one of its options."""

    version: int = Field(ge=0, le=1_000_000)
    text: str = Field(min_length=1, max_length=200)


@dataclass(frozen=True)
class BotToken:
    token: str  # shown once


@dataclass(frozen=True)
class ProgramSeat:
    """A seat that a token opens, at a table that runs."""

    table: str
    game: str
    seat: int


def shown(request: Request) -> str:
    """The token in the header `Authorization: Bearer …`."""
    scheme, _space, token = request.headers.get("authorization", "").partition(" ")
    return token[:100] if scheme.lower() == "bearer" else ""


async def bearer(request: Request) -> BotPass:
    found = await pass_of(context_of(request).store, shown(request))
    if found is None:
        raise Denied("no-such-token", 401)
    return found


Program = Annotated[BotPass, Depends(bearer)]


@routes.post("/tables/{id}/seats/{seat}/bot-token", status_code=201)
async def seat_bot_token(id: Id, seat: SeatNumber, person: Somebody, context: Context) -> BotToken:
    """A token for a program that plays one's seat, as long as one has it. An older one opens nothing any more."""
    row = await known(context, id, person)
    if seat not in row.seats_of(person.id):
        raise Denied("not-your-seat", 403)
    return await made(context, person.id, await tokens_of(context.store, person.id, id, seat), id, seat)


@routes.post("/me/bot-tokens", status_code=201)
async def bot_token(person: Somebody, context: Context) -> BotToken:
    """A token for a program that plays wherever one sits."""
    return await made(context, person.id, [], None, None)


async def made(context: AppContext, person: str, older: list[bytes], table: str | None, seat: int | None) -> BotToken:
    if len(await tokens_of(context.store, person)) >= MOST_TOKENS:
        raise Denied("too-many-tokens", 429)
    token = new_token()
    await context.store.write(*map(revoked, older), kept(token, person, table, seat, now()))
    return BotToken(token)


@routes.delete("/me/bot-tokens", status_code=204)
async def revoke(person: Somebody, context: Context) -> None:
    """None of one's tokens opens anything any more."""
    await context.store.write(*map(revoked, await tokens_of(context.store, person.id)))


@routes.get("/bot/seats")
async def bot_seats(program: Program, context: Context) -> list[ProgramSeat]:
    """The seats this token opens, at tables that run."""
    rows = await tables_of(context.store, program.person.id, MOST, "running")
    found = [ProgramSeat(row.id, row.game, seat) for row in rows for seat in row.seats_of(program.person.id)]
    return [seat for seat in found if program.opens(seat.table, seat.seat)]


async def opened(context: AppContext, program: BotPass, id: str, seat: int) -> Room:
    """The room of a seat that the token opens; whatever else it may be does not exist for it."""
    if not program.opens(id, seat):
        raise Denied("not-your-seat", 403)
    room = await context.registry.room(id, program.person.id)
    if not room.owns(program.person.id, seat):
        raise Denied("not-your-seat", 403)
    return room


@routes.get("/bot/tables/{id}/seats/{seat}/stream", response_class=StreamingResponse)
async def stream(
    id: Id,
    seat: SeatNumber,
    request: Request,
    program: Program,
    context: Context,
    since: Annotated[int, Query(ge=-1, le=1_000_000)] = -1,
) -> StreamingResponse:
    """What the seat is told, a message a line, until the game is over or the seat is lost."""
    room = await opened(context, program, id, seat)
    if len(room.listeners[seat]) >= MOST_LINES:
        raise Denied("too-many-lines", 429)
    line = StreamLine(context, program.person.id, shown(request), address_of(request))
    return StreamingResponse(line.run(room, seat, since), media_type="application/x-ndjson")


@routes.get("/bot/tables/{id}/seats/{seat}/box")
async def bot_box(id: Id, seat: SeatNumber, program: Program, context: Context) -> dict[str, object]:
    """The printed values that the table is played with; empty where they are ours."""
    room = await opened(context, program, id, seat)
    return dict(room.row.box.values) if room.row.box else {}


@routes.post("/bot/tables/{id}/seats/{seat}/act")
async def act(id: Id, seat: SeatNumber, body: BotAnswer, program: Program, context: Context) -> Response:
    """Answer the question that was put at a version: accepted, or rejected with the reason (409)."""
    if context.rate_limit.wait("message", program.person.id):
        raise Denied("too-fast", 429)
    room = await opened(context, program, id, seat)
    with context.registry.acts:
        if context.rate_limit.wait("refusal", program.person.id):
            raise Denied("too-fast", 429)
        try:
            version = await room.act(program.person.id, seat, body.version, body.text)
        except Denied as error:
            return Response(encoder.encode(rejected(NO_ID, error)), 409, media_type="application/json")
    context.rate_limit.give_back("refusal", program.person.id)
    return Response(encoder.encode(Accepted(NO_ID, version)), media_type="application/json")


class StreamLine:
    """A program that listens."""

    def __init__(self, context: AppContext, person: str, token: str, address: str) -> None:
        self.context = context
        self.person = person
        self.name = ""
        self.token = token
        self.address = address
        self.outgoing: asyncio.Queue[bytes] = asyncio.Queue(LONGEST_QUEUE)
        self.ended = asyncio.Event()  # it reads too slowly, and may come back; or it may not

    def send(self, message: bytes) -> None:
        try:
            self.outgoing.put_nowait(message)
        except asyncio.QueueFull:
            self.ended.set()

    def show_out(self) -> None:
        self.ended.set()
        self.send(b"")

    async def run(self, room: Room, seat: int, since: int) -> AsyncIterator[bytes]:
        """Until nothing can follow: the game is over or the seat lost, and all of it told; or one of us must go."""
        if not self.context.crowd.enter(self.person, self.address):
            yield encoded(Fault("too-many-connections")) + b"\n"
            return
        try:
            await room.subscribe(self, seat, since)
            async for message in self.messages(room, seat):
                yield message + b"\n"
        finally:
            room.unsubscribe(self, seat)
            self.context.crowd.leave(self.person, self.address)

    async def messages(self, room: Room, seat: int) -> AsyncIterator[bytes]:
        """Every while it is looked whether the token still opens the seat."""
        time = asyncio.get_running_loop().time
        leaving, looked = self.context.registry.leaving, time()
        while not (self.ended.is_set() or leaving.is_set()):
            if self.outgoing.empty() and (self not in room.listeners[seat] or room.row.status == "over"):
                return
            yield await self.next(leaving)
            if time() - looked > BREATH:
                looked = time()
                if await pass_of(self.context.store, self.token) is None:
                    return

    async def next(self, leaving: asyncio.Event) -> bytes:
        """The next message; an empty line if there is none for a while, or the server stops."""
        message, stop = asyncio.create_task(self.outgoing.get()), asyncio.create_task(leaving.wait())
        await asyncio.wait([message, stop], timeout=BREATH, return_when=asyncio.FIRST_COMPLETED)
        stop.cancel()
        if message.done():
            return message.result()
        message.cancel()
        return b""
