"""Tables that are played with somebody's own box: chosen by the host, told to all, and named by every record."""

import json

import pytest

from signoria import BadRecord, game
from signoria.games import with_box
from signoria.kernel.record import parsed, proof
from signoria.server.store import Store
from signoria.text import words
from tests.server.clients import guests, serving
from tests.server.finished import finished

pytestmark = pytest.mark.anyio

MINE: dict[str, object] = {"city": {"siena": {"icons": {"green": 1, "white": 1, "blue": 1}, "regions": ["blue"]}}}


async def test_everybody_at_a_table_is_told_with_which_box_it_is_played(store: Store) -> None:
    async with serving(store) as home, guests(home, "Ada", "Bruno") as (ada, bruno):
        done = await ada.post("/tables", game="principe", seats=3, box={"name": " My  copy ", "values": MINE})
        facts, invitation = done.json()["table"], done.json()["invitation"]
        assert (facts["box"]["name"], facts["box"]["travels"]) == ("My copy", True)
        assert facts["box"]["digest"] == game("principe").boxed("any", MINE).box.digest
        seen = (await bruno.get(f"/tables/{facts['id']}/box?invitation={invitation}")).json()
        assert seen["city"]["siena"]["regions"] == ["blue"]
        assert seen["city"]["milano"]["regions"] == ["blue", "green"]
        assert (await bruno.get(f"/tables/{facts['id']}/box")).status_code == 404


async def test_a_box_that_says_what_ours_says_is_ours(store: Store) -> None:
    ours = {"city": {"milano": {"regions": ["green", "blue"]}}}
    async with serving(store) as home, guests(home, "Ada") as (ada,):
        done = await ada.post("/tables", game="principe", seats=3, box={"name": "mine", "values": ours})
        assert done.json()["table"]["box"] is None
        assert (await ada.get(f"/tables/{done.json()['table']['id']}/box")).json() == {}


@pytest.mark.parametrize(
    ("box", "error", "row"),
    [
        ({"name": "x", "values": {"city": {"siena": {"vp": 5}}}}, "box-by-the-rulebook", "city.siena"),
        ({"name": "x", "values": {"city": {"siena": {"icons": {"green": 2, "red": 2}}}}}, "box-how-many", "city.siena"),
        ({"name": "x", "values": {"city": {"roma": {}}}}, "box-no-row", "city.roma"),
        ({"name": "x", "values": {"city": {"pisa": {"regions": [["blue"]]}}}}, "box-some", "city.pisa"),
        ({"name": "\n", "values": MINE}, "box-name", None),
    ],
)
async def test_a_box_that_no_copy_can_have_is_refused_by_its_row(
    store: Store, box: dict[str, object], error: str, row: str | None
) -> None:
    async with serving(store) as home, guests(home, "Ada") as (ada,):
        done = await ada.post("/tables", game="principe", seats=3, box=box)
        assert (done.status_code, done.json()["error"], done.json()["nouns"].get("row")) == (422, error, row)
        assert row is None or row in done.json()["says"]


async def test_a_record_carries_the_values_if_the_host_wishes_and_replays_only_with_them(store: Store) -> None:
    async with serving(store) as home, guests(home, "Ada", "Bruno") as (ada, bruno):
        boxes = [{"name": "mine", "values": MINE, "travels": travels} for travels in (True, False)]
        ids = [await finished(store, ada, bruno, box=box) for box in boxes]
        texts = [(await ada.get(f"/tables/{id}/record")).text for id in ids]
    whole, bare = (parsed(text) for text in texts)
    ours, mine = game("principe"), game("principe").boxed("mine", MINE)
    assert [check.fault for check in proof(with_box(ours, whole.box), whole) if check.fault] == []
    assert [check.fault for check in proof(mine, bare) if check.fault] == []
    with pytest.raises(BadRecord, match="another-box"):
        proof(with_box(ours, bare.box), bare)
    assert "values" not in json.loads(texts[1])["box"]


async def test_who_plays_again_plays_with_the_same_box(store: Store) -> None:
    async with serving(store) as home, guests(home, "Ada", "Bruno") as (ada, bruno):
        id = await finished(store, ada, bruno, box={"name": "mine", "values": MINE})
        again = (await ada.post(f"/tables/{id}/rematch")).json()["table"]
        assert again["box"] == (await ada.get(f"/tables/{id}")).json()["table"]["box"]
        assert (await ada.get(f"/tables/{again['id']}/box")).json()["city"]["siena"]["regions"] == ["blue"]


async def test_a_box_is_checked_before_there_is_a_table(store: Store) -> None:
    async with serving(store) as home, guests(home, "Ada") as (ada,):
        done = (await ada.post("/boxes/check", game="principe", name="mine", values=MINE)).json()
        assert (done["game"], done["name"], done["differs"]) == ("principe", "mine", ["city.siena"])
        assert done["digest"] == game("principe").boxed("any", MINE).box.digest
        again = (await ada.post("/boxes/check", toml=done["toml"])).json()
        assert again == done


async def test_a_file_is_told_in_the_language_of_whoever_asks(store: Store) -> None:
    async with serving(store) as home, guests(home, "Ada") as (ada,):
        ada.http.headers["accept-language"] = "de"
        done = (await ada.post("/boxes/check", game="principe", name="mine", values={})).json()
        assert (done["name"], done["differs"]) == ("", [])
        assert "Deine eigene Schachtel" in done["toml"]


@pytest.mark.parametrize(
    ("asked", "error"),
    [
        ({"game": "principe", "name": "x", "values": {"city": {"siena": {"vp": 5}}}}, "box-by-the-rulebook"),
        ({"game": "principe", "name": "", "values": MINE}, "box-name"),
        ({"game": "chess"}, "no-such-game"),
        ({"toml": "game = "}, "box-toml"),
        ({"toml": "name = 'x'"}, "box-no-game"),
    ],
)
async def test_what_is_no_box_is_refused_in_a_sentence(store: Store, asked: dict[str, object], error: str) -> None:
    async with serving(store) as home, guests(home, "Ada") as (ada,):
        done = await ada.post("/boxes/check", **asked)
        assert (done.status_code, done.json()["error"]) == (422, error)
        assert done.json()["says"]


async def test_no_box_that_is_checked_is_kept(store: Store) -> None:
    async with serving(store) as home, guests(home, "Ada") as (ada,):
        await ada.post("/boxes/check", game="principe", name="mine", values={})
        before = words.cache_info().currsize
        await ada.post("/boxes/check", game="principe", name="mine", values=MINE)
        assert words.cache_info().currsize == before
