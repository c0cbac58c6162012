"""What lists tell of tables: how they ended, which are wanted, which were put away. On both kinds of database."""

from typing import Any

import pytest

from signoria import GAMES
from signoria.server.ops.admin import close
from signoria.server.play.entry import Acted
from signoria.server.store import Store
from signoria.server.store import tables as stored_tables
from signoria.server.store.tables import noted, status, table
from tests.server.clients import Guest, guests, open_app, serving, table_for
from tests.server.finished import finished, log_of
from tests.tables import answers

pytestmark = pytest.mark.anyio


async def listed(person: Guest, path: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await person.get(path)).json()["tables"]
    return found


async def play_to_the_end(store: Store, host: Guest, other: Guest, id: str) -> None:
    """All but the last act are written at once; the last is played."""
    row = await table(store, id)
    assert row is not None
    log = log_of(row.setup())
    last = log[-1]
    assert isinstance(last, Acted)
    await store.write(status(id, "open", "running"), table=id, entries=log[:-1])
    person = [host, other][last.seat]
    async with serving(store) as person.address, person.wire() as wire:
        version = (await wire.subscribe(id, last.seat))["update"]["version"]
        assert (await wire.act(id, last.seat, version, last.text))["type"] == "accepted"


async def test_how_a_game_ended_is_written_down_with_its_end_and_no_list_opens_it(store: Store) -> None:
    async with serving(store) as home, guests(home, "Ada", "Bruno") as (ada, bruno):
        id = (await ada.post("/tables", game="principe", seats=2, public=True)).json()["table"]["id"]
        await bruno.post(f"/tables/{id}/join")
        assert (await ada.get(f"/tables/{id}")).json()["table"]["result"] is None
        await play_to_the_end(store, ada, bruno, id)
        cookies = dict(ada.http.cookies)
    async with open_app(store) as (home, context), guests(home, "", "") as (ada, passer_by):
        ada.http.cookies.update(cookies)
        (mine,) = await listed(ada, "/tables/mine")
        (theirs,) = await listed(passer_by, "/tables?status=over")
        assert list(context.registry.rooms) == []
        result = (await ada.get(f"/tables/{id}/result")).json()
        assert mine["table"]["result"] == theirs["result"]
        assert theirs["result"]["points"] == result["totals"]
        assert [seat for seat, place in enumerate(theirs["result"]["places"]) if place == 1] == result["winners"]
        assert sorted(theirs["result"]["places"])[0] == 1
        assert theirs["result"]["ended"] == ""


async def test_places_are_counted_from_the_winners_on(store: Store, home: str) -> None:
    async with guests(home, "Ada", "Bruno", "Carla") as people:
        for key in GAMES:
            await finished(store, *people, key=key)
        for one in await listed(people[0], "/tables?status=over"):
            places, points = one["result"]["places"], one["result"]["points"]
            winners = places.count(1)
            beaten = [(points[seat], place) for seat, place in enumerate(places) if place > 1]
            others = [own for own, _place in beaten]
            assert [place for _own, place in beaten] == [
                1 + winners + sum(one > own for one in others) for own in others
            ]


async def test_of_a_game_that_was_broken_off_it_is_said_why(store: Store, home: str) -> None:
    async with guests(home, "Ada", "Bruno") as (ada, bruno):
        begun, _invitation = await table_for(ada, bruno)
        waits = (await ada.post("/tables", game="principe", seats=3)).json()["table"]["id"]
        for id in (begun, waits):
            await close(store, id)
            facts = (await ada.get(f"/tables/{id}")).json()["table"]
            assert facts["result"] == {"places": [], "points": [], "ended": "closed"}


async def test_how_an_old_game_ended_is_known_when_somebody_has_looked_at_it(store: Store, home: str) -> None:
    async with guests(home, "Ada", "Bruno") as (ada, bruno):
        id = await finished(store, ada, bruno)
        await store.write(many=[noted(id, result=None)])  # as it was before results were written down
        assert [one["result"] for one in await listed(ada, "/tables?status=over")] == [None]
        async with serving(store) as ada.address, ada.wire() as wire:
            await wire.send("subscribe", table=id)
            told = (await wire.until("table"))["facts"]["result"]
        (after,) = await listed(bruno, "/tables?status=over")
        assert after["result"] == told is not None


async def test_who_is_waited_for_is_said_and_how_long_they_have(home: str) -> None:
    clock = {"kind": "live", "reserve": 3600, "increment": 10}
    async with guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno, clock=clock)
        (mine,) = await listed(ada, "/tables/mine")
        assert (mine["my_turn"], mine["awaited"]) == ([0], [0, 1])
        async with ada.wire() as wire:
            update = (await wire.subscribe(id, 0))["update"]
            while update["decision"]:
                await wire.act(id, 0, update["version"], answers(update["decision"])[0])
                update = (await wire.subscribe(id, 0))["update"]
        (mine,) = await listed(ada, "/tables/mine")
        assert (mine["my_turn"], mine["awaited"]) == ([], [1])
        assert 0 < mine["awaited_left"] <= 3_600_000


async def test_what_is_over_is_put_away_by_each_for_themselves_and_taken_out_again(store: Store, home: str) -> None:
    async with guests(home, "Ada", "Bruno", "Paula") as (ada, bruno, paula):
        id = await finished(store, ada, bruno)
        runs, _invitation = await table_for(ada, bruno)
        assert (await paula.http.put(f"/api/tables/{id}/put-away")).json()["error"] == "only-players"
        assert (await ada.http.put(f"/api/tables/{runs}/put-away")).json()["error"] == "not-over"
        for _twice in range(2):
            assert (await ada.http.put(f"/api/tables/{id}/put-away")).status_code == 204
        assert [one["table"]["id"] for one in await listed(ada, "/tables/mine")] == [runs]
        assert [one["table"]["id"] for one in await listed(ada, "/tables/mine?put_away=true")] == [id]
        assert {one["table"]["id"] for one in await listed(bruno, "/tables/mine")} == {runs, id}
        assert [one["id"] for one in await listed(paula, "/tables?status=over")] == [id]
        assert (await ada.http.delete(f"/api/tables/{id}/put-away")).status_code == 204
        assert {one["table"]["id"] for one in await listed(ada, "/tables/mine")} == {runs, id}
        assert await listed(ada, "/tables/mine?put_away=true") == []


async def test_what_a_guest_put_away_stays_so_for_the_account(store: Store, home: str) -> None:
    account = {"login": "ada-who-tidies", "password": "correct horse battery"}
    async with guests(home, "Ada", "Ada", "Bruno") as (ada, elsewhere, bruno):
        assert (await ada.http.put("/api/me/password", json=account)).status_code == 204
        id = await finished(store, elsewhere, bruno)
        await elsewhere.http.put(f"/api/tables/{id}/put-away")
        assert (await elsewhere.post("/login", **account)).status_code == 200
        assert await listed(ada, "/tables/mine") == []
        assert [one["table"]["id"] for one in await listed(ada, "/tables/mine?put_away=true")] == [id]


LIVE = {"kind": "live", "reserve": 300, "increment": 10}
DAYS = {"kind": "correspondence", "reserve": 86400, "increment": 86400}


async def test_tables_are_found_by_game_clock_free_seats_and_names(home: str) -> None:
    async with guests(home, "Ada", "Bruno", "") as (ada, bruno, passer_by):
        made = {}
        for name, game, seats, clock in (
            ("a", "principe", 2, LIVE),
            ("b", "florence", 4, DAYS),
            ("c", "principe", 5, {}),
        ):
            done = await ada.post("/tables", game=game, seats=seats, clock=clock, public=True)
            made[done.json()["table"]["id"]] = name
        await ada.post("/tables", game="principe", seats=5, clock=LIVE)  # not public: nobody finds it
        hidden = (await ada.post("/tables", game="borgia", seats=4, public=True)).json()["table"]["id"]
        await bruno.post(f"/tables/{hidden}/join")
        made[hidden] = "d"

        async def found(**wanted: object) -> str:
            query = "&".join(f"{key}={value}" for key, value in wanted.items())
            return "".join(sorted(made[one["id"]] for one in await listed(passer_by, f"/tables?{query}")))

        assert await found(game="principe") == "ac"
        assert await found(clock="live") == "a"
        assert await found(clock="correspondence") == "b"
        assert await found(clock="none") == "cd"
        assert await found(free=2) == "bcd"
        assert await found(free=3) == "bc"
        assert await found(game="principe", clock="none", free=1) == "c"
        assert await found(game="chess") == ""
        assert await found(name="bRU") == "d"
        assert await found(name="ada", game="principe") == "ac"
        assert await found(name="%25") == ""
        assert await found() == "abcd"


async def test_how_many_public_tables_wait_and_run_is_told_and_no_more_than_so_many_are_counted(
    home: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with guests(home, "Ada", "Bruno") as (ada, bruno):
        await table_for(ada, bruno, public=True)
        await table_for(ada, bruno)  # by invitation: nobody counts it
        for _n in range(3):
            await ada.post("/tables", game="principe", seats=3, public=True)
        for path in ("/tables", "/tables?status=over", "/tables?game=florence"):
            assert (await bruno.get(path)).json()["counts"] == {"open": 3, "running": 1}
        monkeypatch.setattr(stored_tables, "NUMBERS", stored_tables.counting(2))
        assert (await bruno.get("/tables")).json()["counts"] == {"open": 2, "running": 1}


async def test_only_so_many_are_looked_through_for_what_is_wanted_and_the_next_page_goes_on(
    home: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored_tables, "LOOKED_AT", 2)
    async with guests(home, "Ada") as (ada,):
        wanted = []
        for n in range(7):
            game = "florence" if n % 3 == 0 else "principe"
            done = await ada.post("/tables", game=game, seats=3, public=True)
            wanted += [done.json()["table"]["id"]] * (game == "florence")
        seen, after, pages = [], "", 0
        while True:
            page = (await ada.get(f"/tables?game=florence&after={after}")).json()
            assert len(page["tables"]) <= 2
            seen += [one["id"] for one in page["tables"]]
            pages += 1
            if not (after := page["next"]):
                break
        assert (sorted(seen), pages) == (sorted(wanted), 4)


async def test_the_round_of_a_game_is_told_where_anybody_may_watch_it(store: Store) -> None:
    async with serving(store) as home, guests(home, "Ada", "Bruno") as (ada, bruno):
        seen, _invitation = await table_for(ada, bruno, public=True)
        await table_for(ada, bruno, public=True, watchable=False)
    async with open_app(store) as (home, context), guests(home, "") as (passer_by,):
        page = (await passer_by.get("/tables?status=running")).json()
        assert (len(page["tables"]), page["rounds"]) == (2, {seen: 1})
        assert list(context.registry.rooms) == []
