"""Tables: create, look, sit, leave, start."""

import secrets
from dataclasses import dataclass
from hmac import compare_digest
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query
from pydantic import Field

from signoria.games import game as game_of
from signoria.kernel.errors import BadSetup
from signoria.kernel.game import Game
from signoria.server.accounts.names import checked_name
from signoria.server.accounts.people import Anybody, Body, Somebody
from signoria.server.context import AppContext, Context, Id
from signoria.server.errors import PROBLEMS, Denied
from signoria.server.language import in_reader
from signoria.server.play.clock import DEFAULT, TimeControl
from signoria.server.play.entry import now
from signoria.server.play.facts import TableFacts
from signoria.server.play.match import TableBox
from signoria.server.play.proposals import leaving
from signoria.server.rooms.seating import RUNNING, bot_name, gone
from signoria.server.store import Conflict
from signoria.server.store.people import Person
from signoria.server.store.tables import Seat, TableRow, creation, hosted_by, table, taking
from signoria.server.tokens import hashed, new_id, new_token

LEAST_RESERVE = 10  # seconds: less is no game
OPEN = ("open",)
OPEN_OR_RUNNING = ("open", "running")

routes = APIRouter(prefix="/api/tables", tags=["tables"], responses=PROBLEMS)

Small = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]  # any number that somebody could mean
SeatNumber = Annotated[int, Path(ge=0, le=16)]
Invitation = Annotated[str, Query(max_length=64)]


class NewClock(Body):
    """In seconds: what each seat has to think, what a turn adds; who plays on when it is spent, or somebody left."""

    kind: Literal["", "live", "correspondence"] = ""
    reserve: int = Field(default=0, ge=0, le=60 * 24 * 3600)
    increment: int = Field(default=0, ge=0, le=7 * 24 * 3600)
    late: str = Field(default="thumb", max_length=64)


class NewBox(Body):
    """Somebody's own box: its name, the rows that are not as ours, and whether records carry them."""

    name: str = Field(max_length=60)
    values: dict[Annotated[str, Field(max_length=32)], object] = Field(max_length=16)
    travels: bool = True


class NewTable(Body):
    game: str = Field(max_length=32)
    seats: Small
    edition: str = Field("", max_length=32)
    options: dict[Annotated[str, Field(max_length=32)], Small] = Field(default={}, max_length=32)
    bots: list[Annotated[str, Field(max_length=64)]] = Field(default=[], max_length=16)  # for the last seats
    public: bool = False
    watchable: bool = True
    hints: bool = False
    open_chat: bool = True
    start: bool = False  # at once, if bots take all the other seats
    clock: NewClock = NewClock()
    box: NewBox | None = None  # none: ours


class Sitting(Body):
    """Where to sit: somewhere, or in this seat; under which name, for several people at one device."""

    seat: Small | None = None
    name: str | None = Field(None, max_length=64)
    invitation: str = Field("", max_length=64)


class BotSeat(Body):
    bot: str = Field(max_length=64)


class Claim(Body):
    token: str = Field(max_length=64)


@dataclass(frozen=True)
class Created:
    table: TableFacts
    invitation: str  # shown once: for the link that friends are sent


@dataclass(frozen=True)
class Mine:
    """A table, the seats at it that are mine, and whether I am its host."""

    table: TableFacts
    seats: list[int]
    host: bool


@dataclass(frozen=True)
class SeatToken:
    token: str  # shown once, works once


def may_know(row: TableRow, person: Person | None, invitation: str) -> bool:
    """A table that is not public exists for those who sit there, its host, and whoever was given the link."""
    if row.public or compare_digest(row.invitation, hashed(invitation)):
        return True
    if person is None:
        return False
    return row.host == person.id or bool(row.seats_of(person.id)) or bool(row.expects(person.id))


async def known(context: AppContext, id: str, person: Person | None, invitation: str = "") -> TableRow:
    row = await table(context.store, id)
    if row is None or not may_know(row, person, invitation):
        raise Denied("no-such-table", 404)
    return row


def mine(row: TableRow, person: Person | None) -> Mine:
    if person is None:
        return Mine(row.facts(), [], False)
    return Mine(row.facts(), row.seats_of(person.id), row.host == person.id)


@routes.post("", status_code=201)
async def create(body: NewTable, person: Somebody, context: Context) -> Created:
    """A new table with its host in the first seat, and bots in the last."""
    return await create_table(context, person, body, secrets.token_hex(32))


async def create_table(context: AppContext, person: Person, body: NewTable, seed: str) -> Created:
    """The table is made, and begins at once if that is wanted. Only a lesson brings its own seed."""
    game = game_of(body.game)
    game.check_seats(body.seats, None, None)
    for bot in body.bots:
        context.workers.check(bot)
    if len(body.bots) >= body.seats:
        raise BadSetup("too-many-bots", bots=len(body.bots), seats=body.seats)
    if 0 < context.settings.tables_per_person <= await hosted_by(context.store, person.id):
        raise Denied("too-many-hosted", 429)
    invitation = new_token()
    row = TableRow(
        id=new_id(),
        game=game.key,
        edition=game.checked_edition(body.edition),
        options=game.checked_options(body.options),
        seats=places(person, body),
        seed=seed,
        host=person.id,
        status="open",
        public=body.public,
        watchable=body.watchable,
        hints=body.hints,
        open_chat=body.open_chat,
        invitation=hashed(invitation),
        created=now(),
        ended=None,
        clock=time_control_of(context, body.clock),
        box=await in_reader(box_of, game, body.box),
    )
    await context.store.write(*creation(row))
    if body.start:
        room = await context.registry.room(row.id, person.id)
        await room.start()
        row = room.row
    return Created(row.facts(), invitation)


def box_of(game: Game, box: NewBox | None) -> TableBox | None:
    """A box that was checked; none if it says what ours says."""
    if box is None:
        return None
    boxed = game.boxed(box.name, box.values)
    if boxed is game:
        return None
    return TableBox(boxed.box.name, boxed.box.digest, boxed.box.values, box.travels)


def time_control_of(context: AppContext, clock: NewClock) -> TimeControl:
    if clock.kind and (clock.reserve < LEAST_RESERVE or clock.increment < 1):
        raise BadSetup("bad-clock")
    if clock.late != DEFAULT:
        context.workers.check(clock.late)
    return TimeControl(clock.kind, clock.reserve, clock.increment, clock.late)


def places(person: Person, body: NewTable) -> list[Seat]:
    free = body.seats - len(body.bots)
    people = [Seat(0, person.id, None, person.name), *(Seat(seat, None, None, "") for seat in range(1, free))]
    return people + [Seat(seat, None, bot, bot_name(seat)) for seat, bot in enumerate(body.bots, free)]


@routes.get("/{id}")
async def look(id: Id, person: Anybody, context: Context, invitation: Invitation = "") -> Mine:
    return mine(await known(context, id, person, invitation), person)


@routes.get("/{id}/box")
async def look_at_box(id: Id, person: Anybody, context: Context, invitation: Invitation = "") -> dict[str, object]:
    """The printed values that a table is played with, by kind of component and its id; empty where they are ours."""
    row = await known(context, id, person, invitation)
    return dict(row.box.values) if row.box else {}


@routes.post("/{id}/join")
async def join(id: Id, body: Sitting, person: Somebody, context: Context) -> Mine:
    """Sit down in a free seat of an open table."""
    row = await known(context, id, person, body.invitation)
    name = await in_reader(checked_name, body.name) if body.name is not None else person.name
    free = [seat.seat for seat in row.seats if not seat.person and not seat.bot and not seat.expected]
    free = row.expects(person.id) + free
    if not free or (body.seat is not None and body.seat not in free):
        raise Denied("seat-taken", 409)
    seat = free[0] if body.seat is None else body.seat
    nobody: dict[str, object] = {"person": None, "bot": None}
    await take(context, row, seat, nobody, person=person.id, name=name, token=None)
    return mine(await known(context, id, person), person)


@routes.post("/{id}/seats/{seat}/bot")
async def seat_bot(id: Id, seat: SeatNumber, body: BotSeat, person: Somebody, context: Context) -> Mine:
    """The host puts a bot into a free seat, or another bot for a bot."""
    row = await hosted(context, id, person)
    context.workers.check(body.bot)
    if seat >= len(row.seats) or row.seats[seat].person:
        raise Denied("seat-taken", 409)
    await take(context, row, seat, {"person": None}, bot=body.bot, name=bot_name(seat), token=None)
    return mine(await known(context, id, person), person)


@routes.post("/{id}/seats/{seat}/leave")
async def leave(id: Id, seat: SeatNumber, person: Somebody, context: Context) -> Mine:
    """Free a seat of an open table: one's own, or as its host a bot's. What opened it opens it no more.

    At a running table one's own seat is played on without one, by whoever the table chose.
    """
    row = await known(context, id, person)
    if seat >= len(row.seats):
        raise Denied("not-your-seat", 403)
    found = row.seats[seat]
    if found.person != person.id and not (found.bot and row.host == person.id):
        raise Denied("not-your-seat", 403)
    if row.status == "running" and found.person == person.id:
        room = await context.registry.room(id, person.id)
        await room.bring_about(person.id, seat, leaving(seat))
        return mine(room.row, person)
    await take(
        context, row, seat, {"person": found.person, "bot": found.bot}, person=None, bot=None, name="", token=None
    )
    return mine(await table(context.store, id) or row, person)


@routes.post("/{id}/seats/{seat}/token", status_code=201)
async def seat_token(id: Id, seat: SeatNumber, person: Somebody, context: Context) -> SeatToken:
    """A token that gives one's seat to whoever shows it first: another device, or a friend."""
    row = await known(context, id, person)
    if seat not in row.seats_of(person.id):
        raise Denied("not-your-seat", 403)
    token = new_token()
    await take(context, row, seat, {"person": person.id}, OPEN_OR_RUNNING, token=hashed(token))
    return SeatToken(token)


@routes.post("/{id}/seats/{seat}/claim")
async def claim(id: Id, seat: SeatNumber, body: Claim, person: Somebody, context: Context) -> Mine:
    """Take over the seat that a token opens. The token is spent."""
    row = await table(context.store, id)
    if row is None or seat >= len(row.seats) or not await claim_seat(context, row, seat, hashed(body.token), person):
        raise Denied("no-such-token", 404)
    return mine(await known(context, id, person), person)


async def claim_seat(context: AppContext, row: TableRow, seat: int, token: bytes, person: Person) -> bool:
    """Whether the token was that of the seat. Where a game runs, it goes on without what the last owner had wished."""
    if row.status == "running":
        room = await context.registry.room(row.id, person.id)
        taken = taking(row.id, seat, RUNNING, {"token": token}, person=person.id, name=person.name, token=None)
        return await room.hand_over(seat, taken)
    try:
        await take(context, row, seat, {"token": token}, person=person.id, name=person.name, token=None)
    except Denied:
        return False
    return True


@routes.post("/{id}/start")
async def start(id: Id, person: Somebody, context: Context) -> Mine:
    """The host begins the game when every seat is taken."""
    await hosted(context, id, person)
    room = await context.registry.room(id, person.id)
    await room.start()
    return mine(room.row, person)


async def hosted(context: AppContext, id: str, person: Person) -> TableRow:
    row = await known(context, id, person)
    if row.host != person.id:
        raise Denied("not-the-host", 403)
    return row


async def take(
    context: AppContext,
    row: TableRow,
    seat: int,
    found: dict[str, object],
    during: tuple[str, ...] = OPEN,
    **new: object,
) -> None:
    """Change a seat if it is still as it was found, and tell everyone at the table."""
    try:
        kept_no_more = gone(row, seat) if row.status == "open" else []
        await context.store.write(taking(row.id, seat, during, found, **new), *kept_no_more, table=row.id)
    except Conflict:
        raise Denied("seat-taken" if row.status in during else "table-not-open", 409) from None
    await context.registry.changed(row.id)
