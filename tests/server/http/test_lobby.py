"""Tables by HTTP: made, joined, left; and what a browser is told about the answers."""

import pytest
from httpx2 import AsyncClient

from signoria.server.store import Store
from tests.server.clients import guests, serving, table_for

pytestmark = pytest.mark.anyio


@pytest.fixture
def address(sqlite_address: str) -> str:
    """SQLite is enough here: what differs between databases is tested with the store."""
    return sqlite_address


async def test_a_public_table_is_listed_and_joined_without_an_invitation(home: str) -> None:
    async with guests(home, "Ada", "Bruno", "") as (ada, bruno, passer_by):
        id = (await ada.post("/tables", game="florence", seats=3, public=True)).json()["table"]["id"]
        secret = (await ada.post("/tables", game="florence", seats=3)).json()["table"]["id"]
        listed = [table["id"] for table in (await passer_by.get("/tables")).json()["tables"]]
        assert id in listed
        assert secret not in listed
        assert (await bruno.post(f"/tables/{id}/join", seat=2)).json()["seats"] == [2]
        assert [table["table"]["id"] for table in (await bruno.get("/tables/mine")).json()["tables"]] == [id]


async def test_several_people_at_one_device_sit_under_their_own_names(home: str) -> None:
    async with guests(home, "Ada") as (ada,):
        id = (await ada.post("/tables", game="principe", seats=3)).json()["table"]["id"]
        done = (await ada.post(f"/tables/{id}/join", seat=2, name="Grandmother")).json()
        assert done["seats"] == [0, 2]
        assert [seat["name"] for seat in done["table"]["seats"]] == ["Ada", "", "Grandmother"]


async def test_of_two_who_want_the_same_seat_one_gets_it(home: str) -> None:
    async with guests(home, "Ada", "Bruno", "Carla") as (ada, bruno, carla):
        done = (await ada.post("/tables", game="principe", seats=3, public=True)).json()
        path = f"/tables/{done['table']['id']}/join"
        answers = sorted([(await person.post(path, seat=1)).status_code for person in (bruno, carla)])
        assert answers == [200, 409]


async def test_a_seat_token_works_once_and_not_after_the_seat_was_left(home: str) -> None:
    async with guests(home, "Ada", "Bruno") as (ada, bruno):
        id = (await ada.post("/tables", game="principe", seats=3)).json()["table"]["id"]
        token = (await ada.post(f"/tables/{id}/seats/0/token")).json()["token"]
        await ada.post(f"/tables/{id}/seats/0/leave")
        assert (await bruno.post(f"/tables/{id}/seats/0/claim", token=token)).status_code == 404
        assert (await ada.post(f"/tables/{id}/join", seat=0)).status_code == 200
        assert (await bruno.post(f"/tables/{id}/seats/0/claim", token=token)).status_code == 404


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "seats": 2},
        {"game": "principe", "seats": 9},
        {"game": "principe", "seats": "3"},
        {"game": "principe", "seats": 3, "edition": "gold"},
        {"game": "principe", "seats": 3, "options": {"cheats": 1}},
        {"game": "principe", "seats": 3, "seed": "1"},
        {"game": "principe"},
        {"game": "x" * 100, "seats": 3},
    ],
)
async def test_a_table_that_cannot_be_is_refused_in_words(home: str, body: dict[str, object]) -> None:
    async with guests(home, "Ada") as (ada,):
        done = await ada.post("/tables", **body)
        assert done.status_code == 422
        assert done.json()["says"]


@pytest.mark.parametrize("bot", ["", "hal", "stdio:touch owned", "search:time=3600", "thumb:jitter=1", "thumb thumb"])
async def test_a_stranger_names_bots_of_the_house_and_neither_programs_nor_settings(home: str, bot: str) -> None:
    async with guests(home, "Ada") as (ada,):
        id = (await ada.post("/tables", game="principe", seats=3)).json()["table"]["id"]
        done = await ada.post(f"/tables/{id}/seats/1/bot", bot=bot)
        assert (done.status_code, done.json()["error"]) == (422, "no-such-bot")


@pytest.mark.parametrize("name", ["", " Ada", "A\nB", "Ada (thumb)", "x" * 25, "\u202eadA", "\ud800"])
async def test_a_name_must_be_one_that_can_be_shown(home: str, name: str) -> None:
    async with guests(home, "") as (nobody,):
        body = '{"name": "' + "".join(f"\\u{ord(letter):04x}" for letter in name) + '"}'
        done = await nobody.http.post("/api/people", content=body, headers={"Content-Type": "application/json"})
        assert done.status_code == 422


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(store: Store) -> None:
    for public_url, secure in (("", False), ("https://example.org", True)):
        async with serving(store, public_url=public_url) as home, AsyncClient(base_url=home) as http:
            cookie = (await http.post("/api/people", json={"name": "Ada"})).headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie
            assert ("Secure" in cookie) == secure


async def test_the_token_is_kept_as_a_hash_only(store: Store, home: str) -> None:
    async with guests(home, "Ada") as (ada,):
        token = ada.http.cookies["signoria"]
        async with store.reading.connect() as connection:
            kept = (await connection.exec_driver_sql("SELECT * FROM sessions")).all()
        assert token not in str(kept)
        assert len(kept) == 1


@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
async def test_pages_of_other_sites_can_change_nothing(home: str, origin: str) -> None:
    foreign = {"Origin": origin}
    async with guests(home, "Ada") as (ada,):
        done = await ada.http.post("/api/tables", json={"game": "principe", "seats": 3}, headers=foreign)
        assert (done.status_code, done.json()["error"]) == (403, "foreign-origin")
        with pytest.raises(Exception, match="403"):
            async with ada.wire(**foreign):
                pass
        async with ada.wire(Origin=home) as wire:
            await wire.send("unsubscribe", table="a")
            assert (await wire.receive())["type"] == "unsubscribed"


async def test_no_answer_about_a_table_holds_its_seed_or_hashes(store: Store, home: str) -> None:
    async with guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno, public=True)
        async with store.reading.connect() as connection:
            seed = (await connection.exec_driver_sql("SELECT seed FROM tables")).scalar_one()
        for path in (f"/tables/{id}", "/tables?status=running", "/tables/mine", f"/tables/{id}/record"):
            text = (await ada.get(path)).text
            assert str(seed) not in text
            assert '"seed"' not in text
