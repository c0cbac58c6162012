"""Tables and who sits at them: as rows, as facts, as the setup of a match."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from typing import Any

from sqlalchemy import BindParameter, ColumnElement, Delete, Insert, Update, and_, bindparam, func, or_, select

from signoria.kernel.rng import commitment
from signoria.server.play.clock import NO_CLOCK, TimeControl
from signoria.server.play.facts import ResultFacts, SeatFacts, TableFacts
from signoria.server.play.lessons import is_lesson
from signoria.server.play.match import Setup, TableBox
from signoria.server.store.people import Person
from signoria.server.store.schema import expected, seats, tables
from signoria.server.store.store import AnyRow, AnySelect, Store

Occupant = tuple[str, str | None, str | None]  # the status of the table, who has a seat, which bot plays it
COLUMNS = tables.c.keys()
HOPED = (expected.c.person.label("hoped"), expected.c.name.label("hoped_name"))
Value = BindParameter[Any]  # that is named when a query is asked
Place = tuple[int, str]  # in the order of lists: when a table was made, and its id
COUNTED = 100  # tables of a status, at most
LOOKED_AT = 500  # tables, for those of a kind that somebody wants


@dataclass(frozen=True)
class Seat:
    """A place at a table: free, or a person's, or a bot's."""

    seat: int
    person: str | None
    bot: str | None
    name: str
    expected: Person | None = None  # who asks for it, or for whom it is kept

    @property
    def player(self) -> str:
        """As the log names who plays."""
        return f"bot:{self.bot}" if self.bot else "person"

    def facts(self) -> SeatFacts:
        kind = "bot" if self.bot else "person" if self.person else "free"
        away, expected = bool(self.bot and self.person), self.expected.name if self.expected else ""
        return SeatFacts(self.seat, kind, self.name, self.bot or "", away, expected)


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
    open_chat: bool = True
    clock: TimeControl = NO_CLOCK
    box: TableBox | None = None
    next: str | None = None
    result: ResultFacts | None = None
    told: int | None = field(default=None, compare=False)
    due: int | None = field(default=None, compare=False)
    counted: bool = field(default=False, compare=False)

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
            open_chat=self.open_chat,
            commitment=commitment(self.seed),
            created=self.created,
            ended=self.ended,
            clock=self.clock,
            told=self.told,
            lesson=is_lesson(self.game, self.seed),
            next=self.next or "",
            box=self.box.facts() if self.box else None,
            result=self.result,
        )

    def setup(self) -> Setup:
        rules = (self.game, self.edition, self.options, len(self.seats))
        return Setup(self.id, *rules, self.seed, self.clock, self.box)

    def seats_of(self, person: str) -> list[int]:
        return [seat.seat for seat in self.seats if seat.person == person]

    def expects(self, person: str) -> list[int]:
        """The seats that are kept for a person, or that they have asked for."""
        return [seat.seat for seat in self.seats if seat.expected and seat.expected.id == person]

    def occupants(self) -> list[Occupant]:
        return [(self.status, seat.person, seat.bot) for seat in self.seats]

    def names(self) -> list[str]:
        """The players as a record names them."""
        return [f"{seat.name} ({seat.bot})" if seat.bot else seat.name for seat in self.seats]


def made(places: Sequence[AnyRow]) -> TableRow:
    """Of the rows of its seats, each of which tells of the table as well."""
    found: dict[str, Any] = dict(zip(COLUMNS, places[0], strict=False))
    found["seats"] = [Seat(p.seat, p.person, p.bot, p.name, p.hoped and Person(p.hoped, p.hoped_name)) for p in places]
    found["clock"] = TimeControl(**found["clock"]) if found["clock"] else NO_CLOCK
    found["box"] = TableBox(**found["box"]) if found["box"] else None
    found["result"] = ResultFacts(**found["result"]) if found["result"] else None
    return TableRow(**found)


def with_seats(which: AnySelect) -> AnySelect:
    """Rows of `tables`, each once for every seat, at one go: of a table that is deleted meanwhile nothing is found, and
    never a table without its seats."""
    page = which.subquery()
    hope = and_(expected.c.table == seats.c.table, expected.c.seat == seats.c.seat)
    return (
        select(page, seats.c.seat, seats.c.person, seats.c.bot, seats.c.name, *HOPED)
        .join_from(page, seats, seats.c.table == page.c.id)
        .outerjoin(expected, hope)
        .order_by(page.c.created.desc(), page.c.id, seats.c.seat)
    )


ONE = with_seats(tables.select().where(tables.c.id == bindparam("wanted")))  # made once, and asked all the time


async def table(store: Store, id: str) -> TableRow | None:
    places = await store.rows(ONE, wanted=id)
    return made(places) if places else None


@dataclass(frozen=True)
class Wanted:
    """Which public tables somebody looks for; what is empty may be anything."""

    status: str
    game: str = ""
    clock: str = ""  # live, correspondence, none
    free: int = 0  # seats, at least
    name: str = ""  # a part of that of somebody who sits there

    def filters(self) -> list[ColumnElement[bool]]:
        out: list[ColumnElement[bool]] = []
        if self.game:
            out.append(tables.c.game == self.game)
        if self.clock:
            kind = func.coalesce(tables.c.clock["kind"].as_string(), "")
            out.append(kind == ("" if self.clock == "none" else self.clock))
        if self.free:
            nobody = (seats.c.table == tables.c.id, seats.c.person.is_(None), seats.c.bot.is_(None))
            kept = select(expected.c.seat).where(expected.c.table == seats.c.table, expected.c.seat == seats.c.seat)
            free = select(func.count()).select_from(seats).where(*nobody, ~kept.exists())
            out.append(free.scalar_subquery() >= self.free)
        if self.name:
            called = (seats.c.table == tables.c.id, seats.c.name.icontains(self.name, autoescape=True))
            out.append(select(seats.c.seat).where(*called).exists())
        return out


async def public_tables(
    store: Store, wanted: Wanted, most: int, after: Place | None = None
) -> tuple[list[TableRow], Place | None]:
    """The newest first, and where to look on. Of those that may be wanted only so many are looked at: there may be
    any number of games that are over."""
    which, filters = and_(tables.c.status == wanted.status, tables.c.public), wanted.filters()
    if not filters:
        rows = await some(store, which, most, after)
        return rows, last_of(rows, most)
    looked_at = select(tables.c.created, tables.c.id).where(later(which, after))
    places = await store.rows(looked_at.order_by(tables.c.created.desc(), tables.c.id).limit(LOOKED_AT))
    rows = await some(store, and_(tables.c.id.in_([row.id for row in places]), *filters), most)
    on = (int(places[-1].created), str(places[-1].id)) if len(places) == LOOKED_AT else None
    return rows, last_of(rows, most) or on


def counting(most: int) -> AnySelect:
    """How many public tables wait, and at how many is played; more than so many are not counted."""
    which = {status: and_(tables.c.status == status, tables.c.public) for status in ("open", "running")}
    some = {status: select(tables.c.id).where(these).limit(most).subquery() for status, these in which.items()}
    return select(
        *(select(func.count()).select_from(of).scalar_subquery().label(status) for status, of in some.items())
    )


NUMBERS = counting(COUNTED)  # made once, and asked all the time


async def numbers(store: Store) -> dict[str, int]:
    """Of public tables, by status: those that wait, those that are played."""
    row = await store.row(NUMBERS)
    return {} if row is None else {"open": int(row.open), "running": int(row.running)}


async def tables_of(
    store: Store,
    person: str,
    most: int,
    status: str | None = None,
    after: Place | None = None,
    put_away: bool = False,
) -> list[TableRow]:
    """The tables at which a person sits: those that they have put away, or the others."""
    created, id = after or (0, "")
    named = {"person": person, "away": put_away, "status": status, "created": created, "id": id, "most": most}
    return grouped(await store.rows(own_tables(status is not None, after is not None), **named))


@cache
def own_tables(by_status: bool, after: bool) -> AnySelect:
    """Made once, and asked all the time: to put a query together takes longer than to answer it."""
    own = select(seats.c.table).where(seats.c.person == bindparam("person"), seats.c.put_away == bindparam("away"))
    which = [tables.c.id.in_(own), *([tables.c.status == bindparam("status")] if by_status else [])]
    place: tuple[Value, Value] | None = (bindparam("created"), bindparam("id")) if after else None
    return with_seats(page(and_(*which), bindparam("most"), place))


def putting_away(id: str, person: str, put_away: bool) -> Update:
    """For this person: their tables without this one, or with it again."""
    return seats.update().where(seats.c.table == id, seats.c.person == person).values(put_away=put_away)


BOTS = select(seats.c.table).where(seats.c.bot.is_not(None))
SOME = (
    select(tables.c.id)
    .where(tables.c.status == "running", tables.c.id > bindparam("after"), tables.c.id.in_(BOTS))
    .order_by(tables.c.id)
    .limit(bindparam("most"))
)
BOTS_OF = select(seats.c.table, seats.c.seat).where(seats.c.table.in_(SOME), seats.c.bot.is_not(None))


async def with_bots(store: Store, after: str, most: int) -> dict[str, set[int]]:
    """Running tables at which bots play, so many in the order of their ids from after this one on: in which seats."""
    found: dict[str, set[int]] = {}
    for row in await store.rows(BOTS_OF, after=after, most=most):
        found.setdefault(row.table, set()).add(row.seat)
    return found


async def hosted_by(store: Store, person: str) -> int:
    """How many tables of a host are not over."""
    query = select(func.count()).select_from(tables).where(tables.c.host == person, tables.c.status != "over")
    row = await store.row(query)
    return int(row[0]) if row else 0


async def some(store: Store, which: ColumnElement[bool], most: int, after: Place | None = None) -> list[TableRow]:
    """The newest first, or those that follow in that order after a place."""
    return grouped(await store.rows(with_seats(page(which, most, after))))


def grouped(rows: Sequence[AnyRow]) -> list[TableRow]:
    return [made(list(places)) for _id, places in groupby(rows, key=lambda row: row.id)]


def page(which: ColumnElement[bool], most: int | Value, after: Place | tuple[Value, Value] | None) -> AnySelect:
    return tables.select().where(later(which, after)).order_by(tables.c.created.desc(), tables.c.id).limit(most)


def later(which: ColumnElement[bool], after: Place | tuple[Value, Value] | None) -> ColumnElement[bool]:
    """Those of them that follow after a place."""
    if after is None:
        return which
    created, id = after
    return and_(which, or_(tables.c.created < created, and_(tables.c.created == created, tables.c.id > id)))


def last_of(rows: list[TableRow], most: int) -> Place | None:
    """The place of the last, if more may follow."""
    return (rows[-1].created, rows[-1].id) if len(rows) == most else None


async def occupants(store: Store, ids: list[str]) -> dict[str, list[Occupant]]:
    """Who has each seat of these tables, and the status; nothing for a table that is no more."""
    columns = (seats.c.table, tables.c.status, seats.c.person, seats.c.bot)
    query = select(*columns).join(tables, seats.c.table == tables.c.id).where(seats.c.table.in_(ids))
    out: dict[str, list[Occupant]] = {}
    for row in await store.rows(query.order_by(seats.c.table, seats.c.seat)):
        out.setdefault(row.table, []).append((row.status, row.person, row.bot))
    return out


def creation(row: TableRow) -> list[Insert]:
    """The statements that make a table, all its seats free or a bot's or the host's."""
    kept = {column.name: getattr(row, column.name) for column in tables.c}
    kept |= {"seats": len(row.seats), "clock": vars(row.clock), "box": vars(row.box) if row.box else None}
    places = [
        seats.insert().values(table=row.id, seat=seat.seat, person=seat.person, bot=seat.bot, name=seat.name)
        for seat in row.seats
    ]
    hopes = [expecting(row.id, seat.seat, seat.expected) for seat in row.seats if seat.expected]
    return [tables.insert().values(kept), *places, *hopes]


def expecting(id: str, seat: int, person: Person) -> Insert:
    """A seat is kept for a person, or they ask for it; one at a time."""
    return expected.insert().values(table=id, seat=seat, person=person.id, name=person.name)


def expecting_no_more(id: str, seat: int, person: Person) -> Delete:
    return expected.delete().where(expected.c.table == id, expected.c.seat == seat, expected.c.person == person.id)


def taking(id: str, seat: int, during: Sequence[str], found: dict[str, object], **new: object) -> Update:
    """Change a seat of a table that has one of these statuses, if the seat is still as it was found."""
    same = [seats.c[column] == value for column, value in found.items()]
    still = select(tables.c.id).where(tables.c.id == id, tables.c.status.in_(during)).exists()
    return seats.update().where(seats.c.table == id, seats.c.seat == seat, still, *same).values(new)


def status(id: str, before: str, after: str, **new: object) -> Update:
    """A table goes on to its next status, once."""
    return tables.update().where(tables.c.id == id, tables.c.status == before).values(status=after, **new)


def noted(id: str, **new: object) -> Update:
    """What is noted about a table beside its log, and may be late: when something is due, when it was last told of."""
    return tables.update().where(tables.c.id == id).values(**new)


def due_at(id: str, time: int, known: int | None) -> Update:
    """When to look at a table again, if that is sooner than anybody has noted, or after what was known and is over.

    Processes that know less write nothing over what others know.
    """
    late = or_(tables.c.due.is_(None), tables.c.due > time, tables.c.due == known)
    return tables.update().where(tables.c.id == id, late).values(due=time)


def followed(id: str, next: str) -> Update:
    """The table at which the same people play again, once."""
    return tables.update().where(tables.c.id == id, tables.c.next.is_(None)).values(next=next)


RUNNING = select(tables.c.id).where(tables.c.due <= bindparam("now"), tables.c.status == "running")
DUE = RUNNING.order_by(tables.c.due).limit(bindparam("most"))  # asked every few seconds


async def tables_due(store: Store, now: int, most: int) -> list[str]:
    """Running tables at which something may have to be done, the most urgent first."""
    return [row.id for row in await store.rows(DUE, now=now, most=most)]
