"""`signoria admin`: on the database of a server that runs, and what people there notice of it."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from signoria.server.accounts import session_reaper
from signoria.server.store import Store
from tests.cli.signoria_cli import Done, one_line, signoria
from tests.server.clients import Guest, Wire, guests, serving, table_for
from tests.server.finished import finished
from tests.server.logs import kinds
from tests.tables import answers

pytestmark = pytest.mark.anyio


@pytest.fixture
def address(request: pytest.FixtureRequest) -> str:
    """SQLite, which cannot tell the server anything, unless a test says PostgreSQL, which can."""
    kind = getattr(request, "param", "sqlite")
    return str(request.getfixturevalue("sqlite_address" if kind == "sqlite" else "postgres_address"))


either_database = pytest.mark.parametrize("address", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture
async def home(store: Store, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    monkeypatch.setattr(session_reaper, "EVERY", 0.05)
    async with serving(store) as address:
        yield address


async def admin(address: str, *args: str) -> Done:
    """A command, while the server goes on beside it."""
    done = await asyncio.to_thread(signoria, "admin", *args, "--database", address)
    assert done.returncode == 0, done.stderr
    return done


async def shown_out(wire: Wire) -> None:
    with pytest.raises(ConnectionClosed):
        await wire.until("nothing that is ever sent")


async def id_of(person: Guest) -> str:
    return str((await person.get("/me")).json()["id"])


async def test_people_and_tables_are_listed(address: str, home: str) -> None:
    async with guests(home, "Ada", "Bruno") as (ada, bruno):
        running, _invitation = await table_for(ada, bruno)
        opened = (await ada.post("/tables", game="florence", seats=3)).json()["table"]["id"]
        people = json.loads((await admin(address, "list", "people", "--json")).stdout)
        assert [(one["name"], one["seats"]) for one in people] == [("Bruno", 1), ("Ada", 2)]
        tables = json.loads((await admin(address, "list", "tables", "--json")).stdout)
        assert [one["id"] for one in tables] == [opened, running]
        assert running in (await admin(address, "list", "tables", "--status", "running")).stdout
        assert "seed" not in tables[0]


@either_database
async def test_a_table_that_is_closed_tells_its_lines_and_is_over(address: str, store: Store, home: str) -> None:
    async with guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno)
        opened = (await ada.post("/tables", game="florence", seats=3)).json()["table"]["id"]
        async with ada.wire() as a, bruno.wire() as b:
            update = (await a.subscribe(id, 0))["update"]
            await b.subscribe(id, 1)
            await admin(address, "close", id)
            await admin(address, "close", opened)
            while (told := (await b.until("update"))["update"])["ended"] != "closed":
                pass
            assert told["decision"] is None
            answer = await a.act(id, 0, update["version"], answers(update["decision"])[0])
            assert answer["type"] == "rejected"
        assert kinds(await store.entries(id)) == ["start", "end"]
        for one in (id, opened):
            assert (await ada.get(f"/tables/{one}")).json()["table"]["status"] == "over"


async def test_who_is_banned_is_shown_out_and_refused_until_it_is_over(address: str, home: str) -> None:
    async with guests(home, "Eve") as (eve,):
        person = await id_of(eve)
        await eve.http.put("/api/me/password", json={"login": "eve", "password": "a long enough password"})
        async with eve.wire() as wire:
            await admin(address, "ban", person)
            await shown_out(wire)
        assert (await eve.get("/me")).status_code == 401
        done = await eve.post("/login", login="eve", password="a long enough password")
        assert (done.status_code, done.json()["error"]) == (403, "banned")
        await admin(address, "unban", person)
        assert (await eve.post("/login", login="eve", password="a long enough password")).status_code == 200


async def test_everything_kept_about_a_person_is_exported(address: str, home: str, tmp_path: Path) -> None:
    async with guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno)
        async with ada.wire() as wire:
            await wire.subscribe(id, 0)
            await wire.send("say", id=1, table=id, seat=0, text="Good evening")
            await wire.until("said")
        found = json.loads((await admin(address, "export", await id_of(ada))).stdout)
        assert found["person"]["name"] == "Ada"
        await admin(address, "export", await id_of(ada), "--out", str(tmp_path / "ada"))
        assert json.loads((tmp_path / "ada").read_text()) == found
        assert (tmp_path / "ada").stat().st_mode & 0o077 == 0
        assert [(seat["table"], seat["name"]) for seat in found["seats"]] == [(id, "Ada")]
        assert [line["text"] for line in found["chat"]] == ["Good evening"]
        assert "Bruno" not in json.dumps(found)


@either_database
async def test_a_person_is_deleted_and_other_peoples_games_stay(address: str, store: Store, home: str) -> None:
    async with guests(home, "Ada", "Bruno") as (ada, bruno):
        over = await finished(store, ada, bruno)
        running, _invitation = await table_for(ada, bruno)
        opened = (await bruno.post("/tables", game="florence", seats=3)).json()["table"]["id"]
        async with bruno.wire() as wire:
            await wire.subscribe(over, 1)
            await wire.send("say", id=1, table=over, seat=1, text="My address is …")
            await wire.until("said")
            await admin(address, "delete", "person", await id_of(bruno))
            await shown_out(wire)
        assert (await bruno.get("/me")).status_code == 401
        record = (await ada.get(f"/tables/{over}/record")).json()
        assert record["players"] == ["Ada", "Somebody"]
        seats = (await ada.get(f"/tables/{running}")).json()["table"]["seats"]
        assert (seats[1]["kind"], seats[1]["name"]) == ("bot", "Lorenzo")
        async with ada.wire() as wire:
            assert (await wire.subscribe(running, 0))["update"]["decision"] is not None
        async with store.reading.connect() as connection:
            for name in ("people", "seats", "chat", "sessions", "tables"):
                kept = (await connection.exec_driver_sql(f"SELECT * FROM {name}")).all()
                assert "Bruno" not in str(kept)
                assert "My address" not in str(kept)
            free = (await connection.exec_driver_sql(f"SELECT name FROM seats WHERE \"table\" = '{opened}'")).all()
            assert [row[0] for row in free] == ["", "", ""]


async def test_i_can_be_forgotten_by_my_own_wish(home: str) -> None:
    async with guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno)
        assert (await bruno.http.delete("/api/me")).status_code == 204
        assert (await bruno.get("/me")).status_code == 401
        assert (await ada.get(f"/tables/{id}")).json()["table"]["seats"][1]["kind"] == "bot"


async def test_a_table_and_a_line_can_be_deleted(address: str, store: Store, home: str) -> None:
    async with guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno)
        async with ada.wire() as wire:
            await wire.subscribe(id, 0)
            for text in ("Rude", "Polite"):
                await wire.send("say", id=1, table=id, seat=0, text=text)
                await wire.until("said")
            await admin(address, "delete", "line", id, "0")
            async with bruno.wire() as other:
                await other.subscribe(id, 1)
                assert [line["text"] for line in (await other.until("chat"))["lines"]] == ["Polite"]
            await admin(address, "delete", "table", id)
            await shown_out(wire)
        assert await store.entries(id) == []
        assert (await ada.get(f"/tables/{id}")).status_code == 404


@pytest.mark.parametrize(
    "args",
    [
        ("list", "everything"),
        ("close", "nowhere"),
        ("ban", "nobody"),
        ("export", "nobody"),
        ("delete", "person", "nobody"),
        ("delete", "table", "nowhere"),
        ("delete", "line", "nowhere", "3"),
        ("delete", "world", "x"),
    ],
)
async def test_what_cannot_be_done_is_said_in_one_line(tmp_path: object, args: tuple[str, ...]) -> None:
    done = await asyncio.to_thread(signoria, "admin", *args, "--database", f"sqlite:///{tmp_path}/signoria.db")
    assert one_line(done)
