"""Lists of tables: everybody's, and the tables where it is my turn."""

from dataclasses import dataclass
from typing import Annotated, Literal

from fastapi import APIRouter, Query

from signoria.server.accounts.people import Somebody
from signoria.server.context import AppContext, Context
from signoria.server.errors import PROBLEMS, OtherRules
from signoria.server.play.facts import TableFacts
from signoria.server.rooms.bookkeeper import Standing, noted, standing
from signoria.server.store.tables import Place, TableRow, public_tables, tables_of

MOST = 50  # tables on a page

routes = APIRouter(prefix="/api/tables", tags=["tables"], responses=PROBLEMS)
Status = Literal["open", "running", "over"]
After = Annotated[str, Query(max_length=40, pattern=r"^(\d{1,15}-[a-z0-9]{12})?$")]


@dataclass(frozen=True)
class Page:
    tables: list[TableFacts]
    next: str  # what `after` says to get the next page; empty on the last


@dataclass(frozen=True)
class MyTable:
    """A table, the seats at it that are mine, those of them that are asked something now, and how far the game is."""

    table: TableFacts
    seats: list[int]
    my_turn: list[int]
    round: int  # 0 where none is played
    left: int | None  # milliseconds on my clock, the shortest if I have several; none where there is none


@dataclass(frozen=True)
class MyPage:
    tables: list[MyTable]
    next: str


def place_of(after: str) -> Place | None:
    created, _dash, id = after.partition("-")
    return (int(created), id) if id else None


def next_of(rows: list[TableRow]) -> str:
    return f"{rows[-1].created}-{rows[-1].id}" if len(rows) == MOST else ""


@routes.get("")
async def listed(context: Context, status: Status = "open", after: After = "") -> Page:
    """The public tables of a status, the newest first."""
    rows = await public_tables(context.store, status, MOST, place_of(after))
    return Page([row.facts() for row in rows], next_of(rows))


@routes.get("/mine")
async def my_tables(person: Somebody, context: Context, status: Status | None = None, after: After = "") -> MyPage:
    """The tables where I sit, the newest first, and where I am asked."""
    rows = await tables_of(context.store, person.id, MOST, status, place_of(after))
    known = await noted(context.store, [row.id for row in rows if row.status == "running"])
    return MyPage([await my_table(context, row, person.id, known.get(row.id)) for row in rows], next_of(rows))


async def my_table(context: AppContext, row: TableRow, person: str, known: Standing | None) -> MyTable:
    """What the seat's own update says too: who is asked, the round and the clocks are no secrets."""
    seats, facts = row.seats_of(person), row.facts()
    now_stands = known or await stands(context, row, person)
    if now_stands is None:
        return MyTable(facts, seats, [], 0, None)
    asked = [seat for seat in seats if seat in now_stands.awaited]
    return MyTable(facts, seats, asked, now_stands.round, now_stands.left(asked or seats))


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
