"""Sitting down at a table that runs, by consent; and playing again with the same people."""

import secrets
from dataclasses import dataclass

from fastapi import APIRouter
from pydantic import Field

from signoria.server.accounts.names import checked_name
from signoria.server.accounts.people import Body, Somebody
from signoria.server.context import AppContext, Context, Id
from signoria.server.errors import PROBLEMS, Denied
from signoria.server.http.lobby import Mine, SeatNumber, known, mine, take
from signoria.server.language import in_reader
from signoria.server.play.clock import DEFAULT
from signoria.server.play.entry import now
from signoria.server.play.facts import TableFacts
from signoria.server.store import Conflict
from signoria.server.store.people import Person
from signoria.server.store.tables import Seat, TableRow, creation, followed, table
from signoria.server.tokens import hashed, new_id, new_token

routes = APIRouter(prefix="/api/tables", tags=["tables"], responses=PROBLEMS)


class Asking(Body):
    """Under which name, for several people at one device."""

    name: str | None = Field(None, max_length=64)
    invitation: str = Field("", max_length=64)


@dataclass(frozen=True)
class Again:
    table: TableFacts
    seats: list[int]
    invitation: str  # shown once, to whoever made the table


@routes.post("/{id}/seats/{seat}/ask", status_code=202)
async def ask(id: Id, seat: SeatNumber, body: Asking, person: Somebody, context: Context) -> Mine:
    """Ask for the seat that a bot plays at a running table: it is given when all persons there have agreed."""
    row = await known(context, id, person, body.invitation)
    if seat >= len(row.seats) or row.seats[seat].person:
        raise Denied("not-a-bots-seat", 409)
    name = await in_reader(checked_name, body.name) if body.name is not None else person.name
    room = await context.registry.room(id, person.id)
    await room.ask_for(Person(person.id, name), seat)
    return mine(room.row, person)


@routes.post("/{id}/rematch", status_code=201)
async def rematch(id: Id, person: Somebody, context: Context) -> Again:
    """The same rules, people and bots once more, everybody a seat further; who comes second finds the table made."""
    row = await known(context, id, person)
    if not row.seats_of(person.id):
        raise Denied("not-your-seat", 403)
    if row.status != "over":
        raise Denied("not-over", 409)
    invitation = ""
    if row.next is None:
        invitation = await create_rematch(context, row, person)
        row = await known(context, id, person)
    new = await known(context, row.next or "", person)
    for seat in new.expects(person.id):
        found: dict[str, object] = {"person": None, "bot": None}
        name = new.seats[seat].expected
        assert name is not None
        await take(context, new, seat, found, person=person.id, name=name.name, token=None)
    new = await table(context.store, new.id) or new
    return Again(new.facts(), new.seats_of(person.id), invitation)


async def create_rematch(context: AppContext, row: TableRow, host: Person) -> str:
    """A new table after an old one, unless another was quicker: then there is no invitation."""
    invitation = new_token()
    new = TableRow(
        id=new_id(),
        game=row.game,
        edition=row.edition,
        options=row.options,
        seats=moved(row.seats),
        seed=secrets.token_hex(32),
        host=host.id,
        status="open",
        public=row.public,
        watchable=row.watchable,
        hints=row.hints,
        open_chat=row.open_chat,
        invitation=hashed(invitation),
        created=now(),
        ended=None,
        clock=row.clock,
        box=row.box,
    )
    try:
        await context.store.write(*creation(new), followed(row.id, new.id), table=row.id)
    except Conflict:
        return ""
    await context.registry.changed(row.id)
    return invitation


def moved(seats: list[Seat]) -> list[Seat]:
    """Everybody a seat further: bots sit at once, for persons their seat is kept."""
    out = []
    for seat, old in enumerate([seats[-1], *seats[:-1]]):
        if old.person is not None:
            out.append(Seat(seat, None, None, "", Person(old.person, old.name)))
        elif old.bot == DEFAULT:
            out.append(Seat(seat, None, None, ""))
        else:
            out.append(Seat(seat, None, old.bot, old.name))
    return out
