"""Seats that change hands, time that runs out, and playing again: through real sockets and a real database."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from signoria import Rng
from signoria.server.errors import Denied
from signoria.server.play.clock import TimeControl
from signoria.server.play.entry import Seated, now
from signoria.server.store import Store
from signoria.server.store.schema import seats as seat_rows
from signoria.server.store.schema import tables
from signoria.server.store.tables import noted, taking
from signoria.server.store.tables import table as row_of
from tests.server.clients import Guest, guests, open_app, serving, table_for
from tests.server.logs import acts, rows
from tests.server.play.test_commands import code
from tests.server.rooms.test_one_step import Listener
from tests.tables import answers, by_verb

pytestmark = pytest.mark.anyio


@pytest.fixture
def address(sqlite_address: str) -> str:
    """SQLite is enough here: what differs between databases is tested with the store."""
    return sqlite_address


@pytest.fixture
async def home(store: Store) -> AsyncIterator[str]:
    async with serving(store, wish_pause=0) as address:
        yield address


async def open_table(host: Guest, *others: Guest, seats: int = 3, **more: object) -> str:
    """Nobody has begun yet."""
    done = await host.post("/tables", game="principe", seats=seats, public=True, **more)
    assert done.status_code == 201, done.text
    id = str(done.json()["table"]["id"])
    for other in others:
        assert (await other.post(f"/tables/{id}/join")).status_code == 200
    return id


async def set_clock(store: Store, id: str, time_control: TimeControl) -> None:
    """One that no person may choose: nobody wants to wait in a test."""
    await store.write(tables.update().where(tables.c.id == id).values(clock=vars(time_control)))


async def test_who_thinks_too_long_is_played_for_and_the_game_ends(store: Store, home: str) -> None:
    async with guests(home, "Ada", "Bruno", "Carla") as (ada, bruno, carla):
        id = await open_table(ada, bruno, carla)
        await set_clock(store, id, TimeControl("correspondence", 0, 0, "default"))
        async with carla.wire() as c:
            await c.send("subscribe", table=id, seat=2)
            assert (await ada.post(f"/tables/{id}/start")).status_code == 200
            update = (await c.until("sync"))["update"]
            assert len(update["clocks"]) == 3
            while not update["over"]:
                update = (await c.until("update"))["update"]
            assert update["ended"] == ""
            assert update["winners"]
        log = await store.entries(id)
        assert {(row.kind, row.by) for row in rows(log[1:])} == {("flag", "clock"), ("act", "clock")}
        assert (await ada.get(f"/tables/{id}/record")).status_code == 200


async def test_or_a_bot_takes_over_from_them(store: Store, home: str) -> None:
    async with guests(home, "Ada", "Bruno", "Carla") as (ada, bruno, carla):
        id = await open_table(ada, bruno, carla)
        await set_clock(store, id, TimeControl("correspondence", 0, 0, "random"))
        async with ada.wire() as a:
            await a.send("subscribe", table=id, seat=0)
            assert (await ada.post(f"/tables/{id}/start")).status_code == 200
            while not (message := await a.until("table", "update")).get("update", {}).get("over"):
                if message["type"] == "table":
                    seats = message["facts"]["seats"]
            assert [(seat["kind"], seat["away"]) for seat in seats] == [("bot", True)] * 3
            assert [seat["name"] for seat in seats] == ["Ada", "Bruno", "Carla"]
        log = await store.entries(id)
        assert {(row.kind, row.by) for row in rows(log[1:])} == {
            ("flag", "clock"),
            ("sit", "clock"),
            ("act", "bot"),
        }


async def test_who_was_played_for_returns(store: Store) -> None:
    async with serving(store) as home, guests(home, "Ada", "Bruno", "Carla") as people:
        id, _invitation = await table_for(*people)
        cookies = people[0].http.cookies
    flag = Seated(id, 1, now(), 0, "clock", "bot:random")
    await store.write(taking(id, 0, ("running",), {"bot": None}, bot="random"), entries=[flag])
    async with serving(store) as home:
        ada = Guest(home)
        ada.http.cookies.update(cookies)
        async with ada.wire() as a:
            update = (await a.subscribe(id, 0))["update"]
            assert code(await a.act(id, 0, update["version"], "pass")) == "away"
            assert code(await a.command("return", id, 0)) == "accepted"
            assert code(await a.command("return", id, 0)) == "seat-taken"
        seat = (await ada.get(f"/tables/{id}")).json()["table"]["seats"][0]
        assert (seat["kind"], seat["away"], seat["name"]) == ("person", False, "Ada")
        await ada.http.aclose()


async def test_a_table_that_nobody_has_open_is_looked_after_when_it_is_due(tmp_path: Path, store: Store) -> None:
    async with serving(store) as home, guests(home, "Ada", "Bruno") as (ada, bruno):
        id = await open_table(ada, bruno, seats=2)
        assert (await ada.post(f"/tables/{id}/start")).status_code == 200
        row = await row_of(store, id)
        assert row is not None
        assert row.due is not None
        assert row.due > row.created + 29 * 24 * 3600 * 1000
    long_ago = row.created - 40 * 24 * 3600 * 1000
    async with store.writer.engine.begin() as connection:  # as if it had begun long ago
        await connection.exec_driver_sql("DROP TRIGGER log_is_never_rewritten")
        await connection.exec_driver_sql(f"UPDATE log SET at = {long_ago}")
    await store.write(noted(id, due=long_ago))
    async with serving(store) as home, guests(home, "Dora") as (dora,), dora.wire() as d:
        update = (await d.subscribe(id))["update"]
        while not update["over"]:
            update = (await d.until("update"))["update"]
        assert (update["ended"], update["scores"], update["to_act"]) == ("abandoned", None, [])
        assert (await dora.get(f"/tables/{id}")).json()["table"]["status"] == "over"


async def test_all_persons_pause_and_resume_and_nobody_acts_in_between(home: str) -> None:
    async with guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno, bots=1)
        async with ada.wire() as a, bruno.wire() as b:
            await a.subscribe(id, 0)
            await b.subscribe(id, 1)
            assert code(await a.command("consent", id, 0, what="pause")) == "accepted"
            assert code(await a.command("consent", id, 0, what="pause")) == "nothing-to-agree"
            update = (await b.until("update"))["update"]
            while update["proposals"] != {"pause": [0]}:
                update = (await b.until("update"))["update"]
            assert code(await b.command("decline", id, 1, what="pause")) == "accepted"
            assert code(await b.command("consent", id, 1, what="pause")) == "accepted"
            assert code(await a.command("consent", id, 0, what="pause")) == "accepted"
            update = (await a.subscribe(id, 0))["update"]
            assert (update["paused"], update["proposals"]) == (True, {})
            text = answers(update["decision"])[0]
            assert code(await a.act(id, 0, update["version"], text)) == "paused"
            for wire, seat in ((a, 0), (b, 1)):
                assert code(await wire.command("consent", id, seat, what="resume")) == "accepted"
            assert code(await a.act(id, 0, update["version"], text)) == "accepted"


async def test_wishes_are_answered_and_survive_the_server(store: Store) -> None:
    async with serving(store, wish_pause=0) as home, guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno)
        async with ada.wire() as a:
            await a.subscribe(id, 0)
            assert code(await a.command("wish", id, 0, wishes=["fly"])) == "bad-wish"
            assert code(await a.command("wish", id, 0, wishes=["forced", "next pass"])) == "accepted"
        cookies = [person.http.cookies for person in (ada, bruno)]
    async with serving(store, wish_pause=0) as home:
        people = [Guest(home), Guest(home)]
        for person, cookie in zip(people, cookies, strict=True):
            person.http.cookies.update(cookie)
        async with people[0].wire() as a, people[1].wire() as b:
            assert (await a.subscribe(id, 0))["update"]["wishes"] == ["forced", "next pass"]
            update = (await b.subscribe(id, 1))["update"]
            assert update["wishes"] == []
            rng = Rng(1)
            wires, updates = [a, b], [(await a.subscribe(id, 0))["update"], update]
            while not [entry for entry in acts(await store.entries(id)) if entry.by == "wish"]:
                seat = next(seat for seat in updates[0]["to_act"])
                decision = updates[seat]["decision"]
                await wires[seat].act(id, seat, updates[seat]["version"], by_verb(rng, answers(decision)))
                updates = [(await wire.subscribe(id, seat))["update"] for seat, wire in enumerate(wires)]
            if not updates[0]["over"]:
                assert code(await a.command("wish", id, 0, wishes=[])) == "accepted"
        for person in people:
            await person.http.aclose()


async def test_who_leaves_a_running_table_is_played_on_and_the_secret_of_the_seat_is_void(
    store: Store, home: str
) -> None:
    async with guests(home, "Ada", "Bruno", "Carla") as (ada, bruno, carla):
        id, _invitation = await table_for(ada, bruno, public=True, clock={"late": "random"})
        token = (await bruno.post(f"/tables/{id}/seats/1/token")).json()["token"]
        async with bruno.wire() as b:
            await b.subscribe(id, 1)
            assert (await bruno.post(f"/tables/{id}/seats/1/leave")).json()["seats"] == []
            assert (await b.until("unsubscribed"))["seat"] == 1
            assert code(await b.act(id, 1, 0, "pass")) == "not-your-seat"
        seat = (await carla.get(f"/tables/{id}")).json()["table"]["seats"][1]
        assert (seat["kind"], seat["bot"], seat["away"]) == ("bot", "random", False)
        assert (await carla.post(f"/tables/{id}/seats/1/claim", token=token)).status_code == 404
        assert (await bruno.post(f"/tables/{id}/seats/1/leave")).status_code == 403
        assert [e.player for e in await store.entries(id) if isinstance(e, Seated)] == ["bot:random"]


async def test_who_loses_a_seat_while_they_wait_to_listen_from_it_hears_nothing_from_it(store: Store) -> None:
    async with open_app(store) as (home, house), guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno)
        room = await house.registry.room(id)
        line = Listener(str(room.row.seats[0].person))
        async with room.lock:
            waiting = asyncio.create_task(room.subscribe(line, 0, -1))
            away = seat_rows.update().where(seat_rows.c.table == id, seat_rows.c.seat == 0)
            await store.write(away.values(person=room.row.seats[1].person))
            await room.read_again()
        with pytest.raises(Denied, match="not-your-seat"):
            await waiting
        assert line.heard == 0
        assert not room.listeners[0]


async def test_a_newcomer_takes_a_bots_seat_by_consent(home: str) -> None:
    async with guests(home, "Ada", "Bruno", "Carla", "Dora") as (ada, bruno, carla, dora):
        id, _invitation = await table_for(ada, bruno, bots=1, public=True)
        assert (await carla.post(f"/tables/{id}/seats/0/ask")).json()["error"] == "not-a-bots-seat"
        async with ada.wire() as a, bruno.wire() as b, carla.wire() as c:
            await a.subscribe(id, 0)
            await b.subscribe(id, 1)
            for answer in ("decline", "consent"):
                assert (await carla.post(f"/tables/{id}/seats/2/ask")).status_code == 202
                assert (await dora.post(f"/tables/{id}/seats/2/ask")).json()["error"] == "already-asked"
                seats = (await ada.get(f"/tables/{id}")).json()["table"]["seats"]
                assert seats[2]["expected"] == "Carla"
                assert code(await a.command("consent", id, 0, what="sit 2")) == "accepted"
                assert (await c.subscribe(id, 2))["code"] == "not-your-seat"
                assert code(await b.command(answer, id, 1, what="sit 2")) == "accepted"
            update = (await c.subscribe(id, 2))["update"]
            assert update["proposals"] == {}
        found = (await carla.get(f"/tables/{id}")).json()
        assert found["seats"] == [2]
        seat = found["table"]["seats"][2]
        assert (seat["kind"], seat["name"], seat["bot"], seat["expected"]) == ("person", "Carla", "", "")


async def test_the_same_people_play_again_each_a_seat_further(store: Store, home: str) -> None:
    async with guests(home, "Ada", "Bruno", "Carla") as (ada, bruno, carla):
        id = await open_table(ada, bruno)
        await ada.post(f"/tables/{id}/seats/2/bot", bot="random")
        await set_clock(store, id, TimeControl("correspondence", 0, 0, "default"))
        async with ada.wire() as a:
            await a.send("subscribe", table=id, seat=0)
            await ada.post(f"/tables/{id}/start")
            while not (await a.until("update"))["update"]["over"]:
                pass
            assert (await carla.post(f"/tables/{id}/rematch")).status_code == 403
            first = (await ada.post(f"/tables/{id}/rematch")).json()
            assert first["seats"] == [1]
            assert first["invitation"]
            about = await a.until("table")
            while not about["facts"]["next"]:
                about = await a.until("table")
            new = first["table"]["id"]
            assert about["facts"]["next"] == new
        assert [(seat["kind"], seat["expected"]) for seat in first["table"]["seats"]] == [
            ("bot", ""), ("person", ""), ("free", "Bruno")]  # fmt: skip
        assert (await carla.post(f"/tables/{new}/join")).json()["error"] == "seat-taken"
        second = (await bruno.post(f"/tables/{id}/rematch")).json()
        assert (second["table"]["id"], second["seats"], second["invitation"]) == (new, [2], "")
        assert second["table"]["clock"] == first["table"]["clock"]
        assert (await ada.post(f"/tables/{new}/start")).status_code == 200


async def test_a_seat_that_is_kept_is_given_away_by_the_host_alone(store: Store, home: str) -> None:
    async with guests(home, "Ada", "Bruno") as (ada, bruno):
        id = await open_table(ada, bruno, seats=2)
        await set_clock(store, id, TimeControl("correspondence", 0, 0, "default"))
        async with ada.wire() as a:
            await a.send("subscribe", table=id, seat=0)
            await ada.post(f"/tables/{id}/start")
            while not (await a.until("update"))["update"]["over"]:
                pass
        new = (await ada.post(f"/tables/{id}/rematch")).json()["table"]["id"]
        assert (await ada.post(f"/tables/{new}/seats/0/bot", bot="random")).status_code == 200
        assert (await bruno.post(f"/tables/{id}/rematch")).json()["seats"] == []


async def test_two_seats_of_one_person_come_in_messages_of_their_own(home: str) -> None:
    """Hot seat: one line, two seats, a curtain: as a spectator one hears whose turn it is, even at a hidden table."""
    async with guests(home, "Ada", "Bruno") as (ada, passer_by):
        id = await open_table(ada, seats=2, watchable=False)
        assert (await ada.post(f"/tables/{id}/join", name="Anna")).json()["seats"] == [0, 1]
        assert (await ada.post(f"/tables/{id}/start")).status_code == 200
        async with ada.wire() as a, passer_by.wire() as p:
            updates = {seat: (await a.subscribe(id, seat))["update"] for seat in (-1, 0, 1)}
            await p.send("subscribe", table=id)
            assert (await p.receive())["type"] == "table"
            rng, told = Rng(3), set[int]()
            while len(told) < 3 or not updates[-1]["to_act"]:
                seat = updates[-1]["to_act"][0]
                text = by_verb(rng, answers(updates[seat]["decision"]))
                await a.send("act", id=1, table=id, seat=seat, version=updates[seat]["version"], text=text)
                while (message := await a.receive())["type"] != "accepted":
                    updates[message["seat"]] = message["update"]
                    told.add(message["seat"])
            assert updates[0]["view"] != updates[1]["view"]
            await p.send("subscribe", table="nowhere")
            assert (await p.receive())["type"] == "fault"
        assert (await ada.get("/tables/mine")).json()["tables"][0]["my_turn"] == updates[-1]["to_act"]


async def test_lists_tell_when_a_spectator_was_last_told_and_not_when_a_card_was_laid_in_secret(
    store: Store, home: str
) -> None:
    async with guests(home, "Ada", "Bruno", "") as (ada, bruno, passer_by):
        id, _invitation = await table_for(ada, bruno, public=True)
        start = (await store.entries(id))[0].at
        async with ada.wire() as a:
            update = (await a.subscribe(id, 0))["update"]
            assert len(update["to_act"]) == 2
            answer = await a.act(id, 0, update["version"], answers(update["decision"])[0])
            assert code(answer) == "accepted"
        listed = (await passer_by.get("/tables?status=running")).json()["tables"]
        assert [table["told"] for table in listed if table["id"] == id] == [start]


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "blitz", "reserve": 60, "increment": 5},
        {"kind": "live", "reserve": 1, "increment": 5},
        {"kind": "live", "reserve": 60, "increment": 0},
        {"kind": "live", "reserve": 60, "increment": 5, "late": "cmd:sh"},
        {"kind": "live", "reserve": 10**9, "increment": 5},
        {"kind": "live", "reserve": 60, "increment": 5, "byoyomi": 3},
    ],
)
async def test_a_clock_that_makes_no_game_is_refused(home: str, clock: dict[str, object]) -> None:
    async with guests(home, "Ada") as (ada,):
        done = await ada.post("/tables", game="principe", seats=3, clock=clock)
        assert done.status_code == 422
        fine = {"kind": "live", "reserve": 600, "increment": 10, "late": "default"}
        done = await ada.post("/tables", game="principe", seats=3, clock=fine)
        assert done.json()["table"]["clock"] == fine
