"""Who sits where, under which name, and who comes to look: told at once to those who may know."""

from typing import Any

import pytest

from signoria.server.ops.rate_limit import RENAMES
from signoria.server.store import Store, open_store
from signoria.text import LANGUAGES, words
from tests.server.clients import Guest, Message, Wire, guests, serving, table_for

pytestmark = pytest.mark.anyio


async def rename(person: Guest, name: str) -> int:
    return (await person.http.patch("/api/me", json={"name": name})).status_code


async def names_heard(wire: Wire) -> list[str]:
    return [seat["name"] for seat in (await wire.until("table"))["facts"]["seats"]]


async def names_at(person: Guest, table: str) -> list[str]:
    return [seat["name"] for seat in (await person.get(f"/tables/{table}")).json()["table"]["seats"]]


async def test_a_new_name_is_told_at_once_at_every_table_that_waits_or_runs(home: str) -> None:
    async with guests(home, "Ada", "Bruno", "Paula") as (ada, bruno, paula):
        running, _invitation = await table_for(ada, bruno, public=True)
        waiting = (await ada.post("/tables", game="principe", seats=3, public=True)).json()["table"]["id"]
        async with bruno.wire() as player, paula.wire() as passer_by, paula.wire() as looker:
            await player.subscribe(running, 1)
            await passer_by.subscribe(running)
            await looker.send("subscribe", table=waiting)
            assert await names_heard(looker) == ["Ada", "", ""]
            assert await rename(ada, "Adele") == 200
            assert await names_heard(player) == ["Adele", "Bruno"]
            assert await names_heard(passer_by) == ["Adele", "Bruno"]
            assert await names_heard(looker) == ["Adele", "", ""]


async def test_a_new_name_stands_in_the_seats_of_the_one_before_and_in_no_other(home: str) -> None:
    async with guests(home, "Ada", "Bruno") as (ada, bruno):
        done = (await ada.post("/tables", game="principe", seats=4)).json()
        id, invitation = done["table"]["id"], done["invitation"]
        await ada.post(f"/tables/{id}/join", name="Bia")  # at the same device
        await bruno.post(f"/tables/{id}/join", invitation=invitation)
        assert await rename(ada, "Adele") == 200
        assert await names_at(ada, id) == ["Adele", "Bia", "Bruno", ""]
        assert await rename(bruno, "Adele") == 200  # names are not unique, and nobody is renamed by another
        assert await rename(ada, "Ada") == 200
        assert await names_at(ada, id) == ["Ada", "Bia", "Adele", ""]


async def test_a_name_that_is_none_changes_nothing_anywhere(home: str) -> None:
    async with guests(home, "Ada") as (ada,):
        id = (await ada.post("/tables", game="principe", seats=3)).json()["table"]["id"]
        for name in ("", " ", "A\u202eda", "x" * 25, "Maestro"):
            assert await rename(ada, name) == 422
        assert (await names_at(ada, id))[0] == "Ada"


async def test_a_new_name_is_told_in_every_process(postgres_address: str) -> None:
    one, two = await open_store(postgres_address), await open_store(postgres_address)
    async with serving(one) as home, serving(two) as elsewhere, guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno)
        bruno.address = elsewhere
        async with bruno.wire() as wire:
            await wire.subscribe(id, 1)
            assert await rename(ada, "Adele") == 200
            assert await names_heard(wire) == ["Adele", "Bruno"]
    await one.close()
    await two.close()


async def test_nobody_changes_their_name_all_the_time(store: Store) -> None:
    async with serving(store, requests_per_minute=1000) as home, guests(home, "Ada") as (ada,):
        done = [await rename(ada, f"Ada {n}") for n in range(RENAMES + 1)]
        assert done == [200] * RENAMES + [429]
        assert await rename(ada, f"Ada {RENAMES - 1}") == 200  # the one that it is: nobody is told


async def test_who_was_asked_for_no_name_has_chosen_none(home: str) -> None:
    async with guests(home, *(words(language).say("guest-name") for language in LANGUAGES), "Ada") as people:
        named = [(await person.get("/me")).json()["named"] for person in people]
        assert named == [False] * len(LANGUAGES) + [True]


async def visitors(wire: Wire) -> list[str]:
    found: list[str] = (await wire.until("table"))["visitors"]
    return found


async def test_who_waits_is_told_who_looks_and_nobody_else_is(home: str) -> None:
    async with guests(home, "Ada", "Bruno", "Paula", "") as (ada, bruno, paula, nobody):
        done = (await ada.post("/tables", game="principe", seats=3)).json()
        id, invitation = done["table"]["id"], done["invitation"]
        link: dict[str, Any] = {"table": id, "invitation": invitation}
        async with ada.wire() as host, paula.wire() as second, paula.wire() as looker:
            await host.send("subscribe", table=id, seat=0)
            assert await visitors(host) == []
            await looker.send("subscribe", **link)
            assert await visitors(looker) == []
            assert await visitors(host) == ["Paula"]
            async with nobody.wire() as stranger, bruno.wire() as friend:
                await second.send("subscribe", **link)  # the same person: nothing new
                await stranger.send("subscribe", **link)
                assert await visitors(host) == ["Paula", ""]
                await friend.send("subscribe", **link)
                assert await visitors(host) == ["Bruno", "Paula", ""]
                await bruno.post(f"/tables/{id}/join", invitation=invitation)
                assert await visitors(host) == ["Paula", ""]
                assert (await looker.until("table"))["visitors"] == []
            assert await visitors(host) == ["Paula"]


async def test_a_table_that_waits_has_its_talk_and_it_goes_on_when_the_game_begins(home: str) -> None:
    async with guests(home, "Ada", "Bruno", "Paula") as (ada, bruno, paula):
        done = (await ada.post("/tables", game="principe", seats=2)).json()
        id, invitation = done["table"]["id"], done["invitation"]
        await bruno.post(f"/tables/{id}/join", invitation=invitation)
        async with ada.wire() as a, bruno.wire() as b, paula.wire() as p:
            await a.send("subscribe", table=id, seat=0)
            await b.send("subscribe", table=id, seat=1)
            await p.send("subscribe", table=id, invitation=invitation)
            await a.send("say", id=1, table=id, seat=0, text="Shall we begin?")
            for wire in (b, p):
                assert await texts(wire) == ["Shall we begin?"]
            await p.send("say", id=1, table=id, text="May I watch?")  # nobody plays yet: the players read it
            assert await texts(b) == ["May I watch?"]
            await ada.post(f"/tables/{id}/start")
            await p.until("sync")
            await p.send("say", id=2, table=id, text="Ada has the better cards")
            await p.until("said")
            await a.send("say", id=2, table=id, seat=0, text="Good luck")
            assert await texts(b) == ["Good luck"]


async def test_who_comes_back_to_a_table_by_the_same_line_is_told_again_what_was_said(home: str) -> None:
    async with guests(home, "Ada") as (ada,):
        id = (await ada.post("/tables", game="principe", seats=3)).json()["table"]["id"]
        async with ada.wire() as wire:
            await wire.send("subscribe", table=id, seat=0)
            await wire.send("say", id=1, table=id, seat=0, text="Is anybody here?")
            assert await texts(wire) == ["Is anybody here?"]
            await wire.send("unsubscribe", table=id, seat=0)
            await wire.send("subscribe", table=id, seat=0)
            assert await texts(wire) == ["Is anybody here?"]


async def texts(wire: Wire) -> list[str]:
    said: Message = await wire.until("chat")
    return [line["text"] for line in said["lines"]]
