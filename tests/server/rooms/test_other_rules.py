"""A game that was begun by rules that have been changed since: it is said, and nothing falls over."""

import logging

import pytest

from signoria.server.play.entry import Acted
from signoria.server.store import Store
from tests.server.clients import guests, serving, table_for

pytestmark = pytest.mark.anyio


async def test_who_comes_to_a_table_that_was_begun_by_other_rules_is_told_so(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(store) as home, guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno, public=True, bots=1)
        cookies = dict(ada.http.cookies)
    log = await store.entries(id)
    await store.write(table=id, entries=[Acted(id, len(log), log[-1].at, 0, "person", "fly")])
    with caplog.at_level(logging.WARNING):
        async with serving(store) as home, guests(home, "") as (ada,):
            ada.http.cookies.update(cookies)
            async with ada.wire() as wire:
                assert (await wire.subscribe(id, 0))["code"] == "other-rules"
            answer = await ada.get(f"/tables/{id}/replay?seat=0")
            assert (answer.status_code, answer.json()["error"]) == (409, "other-rules")
            assert (await ada.get("/tables/mine")).status_code == 200
    assert not [record for record in caplog.records if record.exc_info]
