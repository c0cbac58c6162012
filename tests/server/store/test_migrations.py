"""A database of an older version is taken over: what was played stands, and what runs is played on."""

from pathlib import Path

import pytest
from sqlalchemy import Insert

from signoria import BadSetup
from signoria.server.accounts.people import COOKIE
from signoria.server.play.entry import now
from signoria.server.store import open_store
from signoria.server.store.books import snapshot_of
from signoria.server.store.people import new_person
from signoria.server.store.schema import tables
from signoria.server.store.tables import Seat, TableRow, creation, status
from tests.server.clients import guests, open_app
from tests.server.conftest import NUMBERS, new_database
from tests.server.finished import log_of
from tests.tables import answers

pytestmark = pytest.mark.anyio

BEFORE = "0010"  # before there were snapshots and standings
LATER = {"box", "result"}  # columns of `tables` that came after that
PLAYED = 80  # acts of the game that runs


@pytest.fixture(params=["sqlite", "postgresql"])
async def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database with nothing in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/signoria.db"
    return await new_database(request.getfixturevalue("postgres"), f"empty{next(NUMBERS)}", like="template1")


def as_it_was(statements: list[Insert]) -> list[Insert]:
    """What makes a table, without what came later."""
    made, *rest = statements
    values = {column: value for column, value in made.compile().params.items() if column not in LATER}
    return [tables.insert().values(values), *rest]


async def old_database(address: str) -> str:
    """A person who sits alone at a table that runs and one that is over; the cookie."""
    store = await open_store(address, until=BEFORE)
    ada, cookie = await new_person(store, "Ada", "en", now())
    for id, most in (("running", PLAYED), ("over", 10_000)):
        seats = [Seat(seat, ada.id, None, f"Ada {seat}") for seat in range(2)]
        row = TableRow(id, "principe", "amigo", {"rich": 0}, seats, id, ada.id, "open", True, True, True, b"", 1, None)
        await store.write(*as_it_was(creation(row)))
        await store.write(status(id, "open", "running"), table=id, entries=log_of(row.setup(), most))
    await store.write(status("over", "running", "over", ended=now()), table="over")
    await store.close()
    return cookie


async def test_what_was_played_before_there_were_snapshots_is_played_on(empty: str) -> None:
    cookie = await old_database(empty)
    with pytest.raises(BadSetup, match="old-schema"):
        await open_store(empty)
    store = await open_store(empty, migrate=True)
    async with open_app(store) as (home, context), guests(home, "") as (ada,):
        ada.http.cookies.set(COOKIE, cookie)
        mine = {each["table"]["id"]: each for each in (await ada.get("/tables/mine")).json()["tables"]}
        assert [mine[id]["table"]["status"] for id in ("running", "over")] == ["running", "over"]
        assert mine["running"]["round"] > 0
        assert mine["over"]["table"]["result"] is None  # nobody has looked at it since
        result = (await ada.get("/tables/over/result")).json()
        assert result["winners"]
        (over,) = (await ada.get("/tables/mine?status=over")).json()["tables"]
        assert over["table"]["result"]["points"] == result["totals"]
        assert [seat for seat, place in enumerate(over["table"]["result"]["places"]) if place == 1] == result["winners"]
        assert (await ada.http.put("/api/tables/over/put-away")).status_code == 204
        assert len((await ada.get("/tables/over/record")).json()["actions"]) > PLAYED
        async with ada.wire() as wire:
            for seat in mine["running"]["my_turn"][:1]:
                update = (await wire.subscribe("running", seat))["update"]
                done = await wire.act("running", seat, update["version"], answers(update["decision"])[0])
                assert done["type"] == "accepted"
        await context.registry.books.write_all()
        assert await snapshot_of(store, "running")
    await store.close()
    store = await open_store(empty)
    assert len(await store.entries("running")) == PLAYED + 2
    await store.close()
