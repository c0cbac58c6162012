"""Tables and who sits at them: as rows, as facts, as the setup of a match."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Insert, Update, and_, or_, select

from signoria.kernel.rng import commitment
from signoria.server.facts import SeatFacts, TableFacts
from signoria.server.match import Setup
from signoria.server.store.schema import seats, tables
from signoria.server.store.store import AnyRow, Store

Place = tuple[int, str]  # in the order of lists: when a table was made, and its id


@dataclass(frozen=True)
class Seat:
    """A place at a table: free, or a person's, or a bot's."""

    seat: int
    person: str | None
    bot: str | None
    name: str

    @property
    def player(self) -> str:
        """As the log names who plays."""
        return f"bot:{self.bot}" if self.bot else "person"

    def facts(self) -> SeatFacts:
        kind = "person" if self.person else "bot" if self.bot else "free"
        return SeatFacts(self.seat, kind, self.name, self.bot or "")


@dataclass(frozen=True)
class TableRow:
    """All that is kept of a table beside its log. Holds its seed: only `facts` leave the server."""

    id: str
    game: str
    edition: str
    options: dict[str, int]
    seats: list[Seat]
    seed: str
    host: str | None
    status: str
    public: bool
    watchable: bool
    hints: bool
    invitation: bytes
    created: int
    ended: int | None

    def facts(self) -> TableFacts:
        return TableFacts(
            id=self.id,
            game=self.game,
            edition=self.edition,
            options=self.options,
            seats=[seat.facts() for seat in self.seats],
            status=self.status,
            public=self.public,
            watchable=self.watchable,
            hints=self.hints,
            commitment=commitment(self.seed),
            created=self.created,
            ended=self.ended,
        )

    def setup(self) -> Setup:
        return Setup(self.id, self.game, self.edition, self.options, len(self.seats), self.seed)

    def seats_of(self, person: str) -> list[int]:
        return [seat.seat for seat in self.seats if seat.person == person]

    def names(self) -> list[str]:
        """The players as a record names them."""
        return [f"{seat.name} ({seat.bot})" if seat.bot else seat.name for seat in self.seats]


def made(row: AnyRow, places: Sequence[AnyRow]) -> TableRow:
    found: dict[str, Any] = {**row._mapping}
    found["seats"] = [Seat(place.seat, place.person, place.bot, place.name) for place in places]
    return TableRow(**found)


async def table(store: Store, id: str) -> TableRow | None:
    found = await some(store, tables.c.id == id, 1)
    return found[0] if found else None


async def public_tables(store: Store, status: str, most: int, after: Place | None = None) -> list[TableRow]:
    return await some(store, and_(tables.c.status == status, tables.c.public), most, after)


async def tables_of(
    store: Store, person: str, most: int, status: str | None = None, after: Place | None = None
) -> list[TableRow]:
    """The tables at which a person sits."""
    sits = tables.c.id.in_(select(seats.c.table).where(seats.c.person == person))
    return await some(store, sits if status is None else and_(sits, tables.c.status == status), most, after)


async def some(store: Store, which: ColumnElement[bool], most: int, after: Place | None = None) -> list[TableRow]:
    """The newest first, or those that follow in that order after a place."""
    if after is not None:
        created, id = after
        later = or_(tables.c.created < created, and_(tables.c.created == created, tables.c.id > id))
        which = and_(which, later)
    rows = await store.rows(tables.select().where(which).order_by(tables.c.created.desc(), tables.c.id).limit(most))
    places: dict[str, list[AnyRow]] = {row.id: [] for row in rows}
    for place in await store.rows(seats.select().where(seats.c.table.in_(places)).order_by(seats.c.seat)):
        places[place.table].append(place)
    return [made(row, places[row.id]) for row in rows]


def creation(row: TableRow) -> list[Insert]:
    """The statements that make a table, all its seats free or a bot's or the host's."""
    kept = {column.name: getattr(row, column.name) for column in tables.c} | {"seats": len(row.seats)}
    places = [{"table": row.id, **vars(seat)} for seat in row.seats]
    return [tables.insert().values(kept), *(seats.insert().values(place) for place in places)]


def taking(id: str, seat: int, during: Sequence[str], found: dict[str, object], **new: object) -> Update:
    """Change a seat of a table that has one of these statuses, if the seat is still as it was found."""
    same = [seats.c[column] == value for column, value in found.items()]
    still = select(tables.c.id).where(tables.c.id == id, tables.c.status.in_(during)).exists()
    return seats.update().where(seats.c.table == id, seats.c.seat == seat, still, *same).values(new)


def status(id: str, before: str, after: str, ended: int | None = None) -> Update:
    """A table goes on to its next status, once."""
    return tables.update().where(tables.c.id == id, tables.c.status == before).values(status=after, ended=ended)
