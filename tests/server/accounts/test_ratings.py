"""Ratings: for those who want them, by their order, counted once, and the same when counted again."""

from collections.abc import AsyncIterator, Iterator

import pytest

from signoria.server.accounts import rater
from signoria.server.accounts.rater import Rater, updated
from signoria.server.bots.reader_pool import Reader
from signoria.server.store import Store
from signoria.server.store.ratings import forgotten
from tests.server.clients import Guest, guests, serving
from tests.server.finished import finished

pytestmark = pytest.mark.anyio


@pytest.fixture
async def home(store: Store, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    monkeypatch.setattr(rater, "EVERY", 3600.0)  # games are counted when the tests say so
    async with serving(store) as address:
        yield address


@pytest.fixture(scope="module")
def reader() -> Iterator[Reader]:
    opened = Reader()
    yield opened
    opened.close()


@pytest.fixture
async def rated(store: Store, reader: Reader) -> Rater:
    return Rater(store, reader)


async def wants(person: Guest) -> None:
    login = (await person.get("/me")).json()["id"]
    await person.http.put("/api/me/password", json={"login": login, "password": "a long enough password"})
    assert (await person.http.put("/api/me/rated", json={"rated": True})).status_code == 204


async def listed(person: Guest, seats: int) -> dict[str, tuple[float, int]]:
    found = (await person.get(f"/ratings?game=principe&seats={seats}")).json()
    return {one["name"]: (one["mu"], one["games"]) for one in found}


async def test_a_game_counts_for_those_who_want_it_and_for_nobody_else(store: Store, home: str, rated: Rater) -> None:
    async with guests(home, "Ada", "Bruno", "Carla") as (ada, bruno, carla):
        await finished(store, ada, bruno, carla)  # before anybody asked
        await wants(ada)
        await wants(bruno)
        id = await finished(store, ada, bruno, carla)
        assert await rated.count_all() == 2
        totals = (await ada.get(f"/tables/{id}/result")).json()["totals"]
        found = await listed(carla, 3)
        assert {name: games for name, (_mu, games) in found.items()} == {"Ada": 1, "Bruno": 1}
        assert (found["Ada"][0] > found["Bruno"][0]) == (totals[0] > totals[1])
        assert (await ada.get("/me/ratings")).json()[0]["games"] == 1
        assert [(await somebody.get("/me")).json()["rated"] for somebody in (ada, carla)] == [True, False]
        assert await listed(carla, 2) == {}
        assert await rated.count_all() == 0


async def test_counted_again_ratings_are_the_same(store: Store, home: str, rated: Rater) -> None:
    async with guests(home, "Ada", "Bruno") as (ada, bruno):
        await wants(ada)
        await wants(bruno)
        for _ in range(3):
            await finished(store, ada, bruno)
        await rated.count_all()
        before = await listed(ada, 2)
        await store.write(many=forgotten())
        assert await listed(ada, 2) == {}
        assert await rated.count_all() == 3
        assert await listed(ada, 2) == before
        assert before["Ada"][1] == 3


async def test_who_does_not_want_to_be_rated_any_more_is_forgotten(store: Store, home: str, rated: Rater) -> None:
    async with guests(home, "Ada", "Bruno") as (ada, bruno):
        await wants(ada)
        await wants(bruno)
        await finished(store, ada, bruno)
        await rated.count_all()
        assert (await ada.http.put("/api/me/rated", json={"rated": False})).status_code == 204
        assert set(await listed(bruno, 2)) == {"Bruno"}


@pytest.fixture
def address(sqlite_address: str) -> str:
    return sqlite_address


async def test_games_with_hints_and_games_against_oneself_do_not_count(store: Store, home: str, rated: Rater) -> None:
    async with guests(home, "Ada", "Bruno") as (ada, bruno):
        await wants(ada)
        await wants(bruno)
        await finished(store, ada, bruno, hints=True)
        await finished(store, ada, ada)
        assert await rated.count_all() == 2
        assert await listed(ada, 2) == {}


def test_order_moves_ratings_and_games_make_them_surer() -> None:
    first, second, third = updated([None, None, None], [0, 2, 2])
    assert first.mu > 25 > second.mu == third.mu
    assert first.sigma < 25 / 3
    again = updated([first, second], [0, 1])
    assert (again[0].games, again[0].sigma < first.sigma) == (2, True)
