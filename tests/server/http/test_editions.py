"""A finished game by other editions, for whoever may know it; a running one by none."""

import pytest

from signoria.server.store import Store
from tests.server.clients import guests, serving, table_for
from tests.server.finished import finished

pytestmark = pytest.mark.anyio


async def test_a_finished_game_is_compared_with_the_other_editions(store: Store) -> None:
    async with serving(store) as home, guests(home, "Ada", "Bruno", "") as (ada, bruno, passer_by):
        id = await finished(store, ada, bruno, edition="amigo")
        found = (await passer_by.get(f"/tables/{id}/editions")).json()
        assert [one["edition"] for one in found] == ["mtm-fr", "mtm-nl"]
        assert [by["switch"] for by in found[0]["different"]["by"]] == ["start-ducats", "first-bidder"]
        assert {"switch": "first-bidder", "rule": "IP-31"} in found[0]["impossible"]["by"]
        assert found[0]["impossible"]["text"]
        assert all(one["different"] is not None for one in found[0]["alone"])


async def test_a_game_with_one_edition_and_a_running_game_are_not_compared(store: Store) -> None:
    async with serving(store) as home, guests(home, "Ada", "Bruno", "Carla") as (ada, bruno, carla):
        id = await finished(store, ada, bruno, carla, key="florence")
        assert (await ada.get(f"/tables/{id}/editions")).json() == []
        running, _invitation = await table_for(ada, bruno)
        assert (await ada.get(f"/tables/{running}/editions")).status_code == 409
