"""What a browser asks first: what can be played, which tables there are, and where it is my turn."""

from typing import Any

import pytest

from signoria import GAMES
from signoria.server.http import lists
from signoria.server.ops.queueing import WorkQueue
from signoria.server.play.match import Match
from signoria.server.store import Store
from signoria.server.store.schema import standings
from signoria.server.store.tables import table
from signoria.text import LANGUAGES, words
from tests.server.clients import guests, open_app, serving, table_for
from tests.tables import answers

pytestmark = pytest.mark.anyio


@pytest.fixture
def address(sqlite_address: str) -> str:
    return sqlite_address


async def test_every_game_edition_option_and_bot_is_named_and_has_words(home: str) -> None:
    async with guests(home, "") as (passer_by,):
        found = (await passer_by.get("/games")).json()
    assert [game["key"] for game in found["games"]] == list(GAMES)
    for game in found["games"]:
        for language in LANGUAGES:
            say = words(language, GAMES[game["key"]])
            assert all(say.has(named["words"]) for named in game["editions"] + game["options"] + found["bots"])
    strengths = {bot["key"]: bot["strength"] for bot in found["bots"]}
    assert strengths == {"random": 0, "thumb": 0, "apprendista": 1, "maestro": 2, "principe": 3}


async def test_what_the_catalogue_offers_can_be_played(home: str) -> None:
    async with guests(home, "Ada") as (ada,):
        found = (await ada.get("/games")).json()
        for game in found["games"]:
            body = {"game": game["key"], "seats": game["seats"][0], "edition": game["editions"][-1]["key"]}
            options = {option["key"]: option["most"] for option in game["options"]}
            assert (await ada.post("/tables", **body, options=options)).status_code == 201


async def test_a_table_with_bots_is_made_and_begun_in_one_request(home: str) -> None:
    async with guests(home, "Ada") as (ada,):
        done = await ada.post("/tables", game="principe", seats=3, bots=["random", "thumb"], start=True)
        table = done.json()["table"]
        assert (done.status_code, table["status"]) == (201, "running")
        assert [seat["bot"] for seat in table["seats"]] == ["", "random", "thumb"]
        async with ada.wire() as wire:
            assert (await wire.subscribe(table["id"], 0))["update"]["decision"] is not None


@pytest.mark.parametrize("bots", [["thumb"] * 3, ["hal"], ["stdio:touch owned"], "thumb"])
async def test_bots_that_cannot_be_are_refused(home: str, bots: object) -> None:
    async with guests(home, "Ada") as (ada,):
        assert (await ada.post("/tables", game="principe", seats=3, bots=bots)).status_code == 422
        assert (await ada.get("/tables/mine")).json()["tables"] == []


async def test_a_table_with_free_seats_does_not_begin_at_once(home: str) -> None:
    async with guests(home, "Ada") as (ada,):
        done = await ada.post("/tables", game="principe", seats=3, bots=["random"], start=True)
        assert (done.status_code, done.json()["error"]) == (409, "seats-free")


async def test_lists_come_page_by_page_without_a_gap_or_a_repeat(home: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lists, "MOST", 3)
    async with guests(home, "Ada", "") as (ada, passer_by):
        made = [
            (await ada.post("/tables", game="principe", seats=3, public=True)).json()["table"]["id"] for _ in range(7)
        ]
        for person, path in ((passer_by, "/tables?status=open"), (ada, "/tables/mine?status=open")):
            seen, after = [], ""
            while True:
                page = (await person.get(f"{path}&after={after}")).json()
                seen += [entry.get("table", entry)["id"] for entry in page["tables"]]
                if not (after := page["next"]):
                    break
            assert sorted(seen) == sorted(made)


async def test_my_page_says_where_it_is_my_turn(home: str) -> None:
    async with guests(home, "Ada", "Bruno") as (ada, bruno):
        await table_for(ada, bruno)
        await ada.post("/tables", game="principe", seats=3)
        running = (await bruno.get("/tables/mine?status=running")).json()["tables"]
        assert [(table["seats"], table["my_turn"]) for table in running] == [([1], [1])]
        assert [(table["round"], table["left"]) for table in running] == [(1, None)]
        turns = [table["my_turn"] for table in (await ada.get("/tables/mine")).json()["tables"]]
        assert turns == [[], [0]]
        async with ada.wire() as wire:
            update = (await wire.subscribe(running[0]["table"]["id"], 0))["update"]
            while update["decision"]:
                await wire.act(running[0]["table"]["id"], 0, update["version"], answers(update["decision"])[0])
                update = (await wire.subscribe(running[0]["table"]["id"], 0))["update"]
        turns = [table["my_turn"] for table in (await ada.get("/tables/mine?status=running")).json()["tables"]]
        assert turns == [[]]


async def test_my_page_opens_no_table_that_was_left_as_it_stands(store: Store) -> None:
    """Who is asked, the round and the clocks are written down when a table is left, and read from there."""
    clock = {"kind": "live", "reserve": 3600, "increment": 10}
    async with serving(store) as home, guests(home, "Ada", "Bruno") as (ada, bruno):
        for seat_of_ada in (0, 1):
            host, other = (ada, bruno) if seat_of_ada == 0 else (bruno, ada)
            id, _invitation = await table_for(host, other, clock=clock)
            async with host.wire() as wire:
                update = (await wire.subscribe(id, 0))["update"]
                while update["decision"]:
                    await wire.act(id, 0, update["version"], answers(update["decision"])[0])
                    update = (await wire.subscribe(id, 0))["update"]
        before = (await ada.get("/tables/mine")).json()["tables"]
        cookies = dict(ada.http.cookies)
    async with open_app(store) as (home, context), guests(home, "") as (ada,):
        ada.http.cookies.update(cookies)
        after = (await ada.get("/tables/mine")).json()["tables"]
        assert list(context.registry.rooms) == []
        assert [without_time(table) for table in after] == [without_time(table) for table in before]
        assert [table["my_turn"] for table in after] == [[1], []]
        assert all(0 < table["left"] <= 3_610_000 for table in after)


def without_time(table: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in table.items() if key not in ("left", "awaited_left")}


@pytest.mark.parametrize("damage", ["late", "gone", "foreign", "broken"])
async def test_what_is_written_down_of_a_table_is_not_believed_against_its_log(store: Store, damage: str) -> None:
    """The log alone is true: of a table that stands otherwise it is worked out, and written down anew."""
    async with serving(store) as home, guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno)
        cookies = dict(ada.http.cookies)
    if damage == "late":
        row = await table(store, id)
        assert row is not None
        match = Match(row.setup(), await store.entries(id))
        acts = []
        while 0 in match.s.to_act():
            acts.append(match.act(0, match.s.legal(0)[0], "person", match.at))
            match.apply(acts[-1])
        await store.write(table=id, entries=acts)
    else:
        asked = {"gone": None, "foreign": '{"format":"0","awaited":[1],"round":9,"clocks":[]}', "broken": "{"}[damage]
        change = standings.delete() if asked is None else standings.update().values(text=asked)
        await store.write(many=[change])
    mine = [[]] if damage == "late" else [[0]]
    for opened in ([id], []):
        async with open_app(store) as (home, context), guests(home, "") as (ada,):
            ada.http.cookies.update(cookies)
            found = (await ada.get("/tables/mine")).json()["tables"]
            assert ([one["my_turn"] for one in found], [one["round"] for one in found]) == (mine, [1])
            assert list(context.registry.rooms) == opened


async def test_who_wants_too_many_tables_opened_at_once_is_told_to_come_back(store: Store) -> None:
    async with open_app(store) as (home, context), guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno)
        context.registry.rooms.clear()
        context.registry.recent.clear()
        context.registry.openings = WorkQueue(at_once=1, waiting=0, share=1)
        async with context.registry.openings.turn():
            refused = await ada.post(f"/tables/{id}/seats/0/leave")
            assert (refused.status_code, refused.json()["error"]) == (429, "busy")
            assert int(refused.headers["retry-after"]) > 0
            async with ada.wire() as wire:
                assert await wire.subscribe(id, 0) == {"type": "fault", "code": "busy", "about": id, "wait": 2}
        async with ada.wire() as wire:
            assert (await wire.subscribe(id, 0))["type"] == "sync"
