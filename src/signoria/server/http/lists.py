"""Lists of tables: everybody's, and mine, of which what is over can be put away. No table is opened for a list."""

from dataclasses import dataclass
from typing import Annotated, Literal

from fastapi import APIRouter, Query

from signoria.server.accounts.people import Somebody
from signoria.server.context import AppContext, Context, Id
from signoria.server.errors import PROBLEMS, Denied, OtherRules
from signoria.server.http.lobby import known
from signoria.server.play.facts import TableFacts
from signoria.server.rooms.bookkeeper import Standing, noted, standing
from signoria.server.store.people import Person
from signoria.server.store.tables import (
    Place,
    TableRow,
    Wanted,
    last_of,
    numbers,
    public_tables,
    putting_away,
    tables_of,
)

MOST = 50  # tables on a page

routes = APIRouter(prefix="/api/tables", tags=["tables"], responses=PROBLEMS)
Status = Literal["open", "running", "over"]
ClockKind = Literal["", "live", "correspondence", "none"]
GameKey = Annotated[str, Query(max_length=32, pattern=r"^[a-z]*$")]
PartOfName = Annotated[str, Query(max_length=24, pattern=r"^[^\x00-\x1f]*$")]
FreeSeats = Annotated[int, Query(ge=0, le=16)]
After = Annotated[str, Query(max_length=40, pattern=r"^(\d{1,15}-[a-z0-9]{12})?$")]


@dataclass(frozen=True)
class Page:
    tables: list[TableFacts]
    next: str  # what `after` says to get the next page; empty on the last
    rounds: dict[str, int]  # by table, of games that run and can be watched, where it is written down
    counts: dict[str, int]  # of all public tables, by status: those that wait and those that run, up to a hundred


@dataclass(frozen=True)
class MyTable:
    """A table, the seats at it that are mine, those of them that are asked something now, and how far the game is.

    All of it is told to every seat anyway.
    """

    table: TableFacts
    seats: list[int]
    my_turn: list[int]
    round: int  # 0 where none is played
    left: int | None  # milliseconds on my clock, the shortest if I have several; none where there is none
    awaited: list[int]  # all seats that are asked now
    awaited_left: int | None  # milliseconds on the clocks of those of them that are not mine, the shortest


@dataclass(frozen=True)
class MyPage:
    tables: list[MyTable]
    next: str


def place_of(after: str) -> Place | None:
    created, _dash, id = after.partition("-")
    return (int(created), id) if id else None


def next_of(place: Place | None) -> str:
    return "{}-{}".format(*place) if place else ""


@routes.get("")
async def listed(
    context: Context,
    status: Status = "open",
    after: After = "",
    game: GameKey = "",
    clock: ClockKind = "",
    free: FreeSeats = 0,
    name: PartOfName = "",
) -> Page:
    """The public tables of a status, the newest first: all, or those of a game, of a kind of clock, with free seats,
    or where somebody sits whose name has this in it."""
    wanted = Wanted(status, game, clock, free, name.strip())
    rows, place = await public_tables(context.store, wanted, MOST, place_of(after))
    seen = await noted(context.store, [row.id for row in rows if row.status == "running" and row.watchable])
    rounds = {id: stands.round for id, stands in seen.items()}
    return Page([row.facts() for row in rows], next_of(place), rounds, await numbers(context.store))


@routes.get("/mine")
async def my_tables(
    person: Somebody, context: Context, status: Status | None = None, after: After = "", put_away: bool = False
) -> MyPage:
    """The tables where I sit, the newest first, and where I am asked; without those that I put away, or those."""
    rows = await tables_of(context.store, person.id, MOST, status, place_of(after), put_away)
    stand = await noted(context.store, [row.id for row in rows if row.status == "running"])
    found = [await my_table(context, row, person.id, stand.get(row.id)) for row in rows]
    return MyPage(found, next_of(last_of(rows, MOST)))


@routes.put("/{id}/put-away", status_code=204)
async def put_away(id: Id, person: Somebody, context: Context) -> None:
    """A game that is over leaves the list of my tables. Nothing is lost, and nobody else notices."""
    await put(id, person, context, True)


@routes.delete("/{id}/put-away", status_code=204)
async def take_out(id: Id, person: Somebody, context: Context) -> None:
    """It is in the list again."""
    await put(id, person, context, False)


async def put(id: str, person: Person, context: AppContext, away: bool) -> None:
    row = await known(context, id, person)
    if not row.seats_of(person.id):
        raise Denied("only-players", 403)
    if row.status != "over":
        raise Denied("not-over", 409)
    await context.store.write(many=[putting_away(id, person.id, away)])


async def my_table(context: AppContext, row: TableRow, person: str, known: Standing | None) -> MyTable:
    """What the seat's own update says too: who is asked, the round and the clocks are no secrets."""
    seats, facts = row.seats_of(person), row.facts()
    now_stands = known or await stands(context, row, person)
    if now_stands is None:
        return MyTable(facts, seats, [], 0, None, [], None)
    awaited = now_stands.awaited
    asked, others = [[seat for seat in awaited if (seat in seats) is mine] for mine in (True, False)]
    lefts = now_stands.left(asked or seats), now_stands.left(others)
    return MyTable(facts, seats, asked, now_stands.round, lefts[0], awaited, lefts[1])


async def stands(context: AppContext, row: TableRow, person: str) -> Standing | None:
    """What is not written down is worked out, and then written down; nothing of a game begun by other rules."""
    if row.status != "running":
        return None
    try:
        room = await context.registry.room(row.id, person)
    except OtherRules:
        return None
    if room.match is None:
        return None
    context.registry.books.note(room)
    return standing(room.match)
