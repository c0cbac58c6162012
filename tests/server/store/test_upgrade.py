"""A database that 0.1.0 wrote is brought up: its tables are gone on with, or refused in one line, and no list fails.

`of_0_1_0/` has what that version left behind: a database of SQLite, and a backup of it by its own command. Of each game
one table is over and two run, one of them over days.
"""

import gzip
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from signoria import BadSetup, game
from signoria.kernel.record import parsed, proof
from signoria.server.accounts.people import COOKIE
from signoria.server.play.entry import now
from signoria.server.store import Store, open_store
from signoria.server.store.backup import restore
from signoria.server.store.people import new_session
from signoria.server.store.schema import people, tables
from signoria.server.tokens import new_token
from tests.server.clients import Guest, guests, serving
from tests.server.conftest import new_database
from tests.tables import answers

pytestmark = pytest.mark.anyio

LEFT = Path(__file__).parent / "of_0_1_0"
OTHERS = {"bgt2quzp3ang", "jmrwqckfruua"}  # tables of The Prince at which something was done that is not legal today
NUMBERED = ("Ada", "Bruno", "Carla")  # in the seats, in turn


@pytest.fixture(params=["sqlite", "postgresql"])
async def old(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Such a database; on PostgreSQL from the backup."""
    if request.param == "sqlite":
        with closing(sqlite3.connect(tmp_path / "signoria.db")) as file:
            file.executescript(gzip.decompress((LEFT / "database.sql.gz").read_bytes()).decode())
        return f"sqlite:///{tmp_path}/signoria.db"
    address = await new_database(request.getfixturevalue("postgres"), "of_0_1_0", like="template1")
    (tmp_path / "backup").write_bytes(gzip.decompress((LEFT / "backup.gz").read_bytes()))
    assert await restore(address, tmp_path / "backup") == (973, "0011")
    return address


@pytest.fixture
async def store(old: str) -> AsyncIterator[Store]:
    with pytest.raises(BadSetup, match="old-schema"):
        await open_store(old)
    opened = await open_store(old, migrate=True)
    yield opened
    await opened.close()


async def logged_in(store: Store, whom: list[Guest]) -> None:
    """As the people of that version."""
    known = {row.name: row.id for row in await store.rows(people.select())}
    for name, guest in zip(NUMBERED, whom, strict=True):
        token = new_token()
        await store.write(new_session(known[name], token, now()))
        guest.http.cookies.set(COOKIE, token)


async def test_tables_of_0_1_0_are_gone_on_with_or_refused_in_one_line(store: Store) -> None:
    refused = set()
    async with serving(store) as home, guests(home, "", "", "") as players:
        await logged_in(store, players)
        for row in await store.rows(tables.select()):
            record = await players[0].get(f"/tables/{row.id}/record")
            if row.status == "over" and record.status_code == 200:
                assert not [check.fault for check in proof(game(row.game), parsed(record.text)) if check.fault]
            elif row.status == "over":
                assert (record.status_code, record.json()["error"]) == (409, "other-rules")
                refused.add(row.id)
            elif not await goes_on(players, row.id):
                refused.add(row.id)
        for guest in players:
            assert (await guest.get("/tables/mine")).status_code == 200
    assert refused == OTHERS


async def goes_on(players: list[Guest], id: str) -> bool:
    """Whoever is asked answers; False if the table says that it was begun by other rules."""
    for seat, guest in enumerate(players):
        async with guest.wire() as wire:
            told = await wire.subscribe(id, seat)
            if told.get("code") == "other-rules":
                return False
            update = told["update"]
            if update["decision"]:
                answered = await wire.act(id, seat, update["version"], answers(update["decision"])[0])
                assert answered["type"] == "accepted", answered
                return True
    raise AssertionError(f"nobody is asked at {id}")
