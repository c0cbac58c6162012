"""Chat: players among themselves, spectators apart, limited and kept; and nothing of it in the match."""

from pathlib import Path

import pytest

from signoria.server.play.entry import now
from signoria.server.store import Store, open_store
from signoria.server.store.tables import status
from tests.server.clients import Message, Wire, guests, serving, table_for

pytestmark = pytest.mark.anyio


async def say(wire: Wire, table: str, seat: int, text: str) -> Message:
    wire.ids += 1
    await wire.send("say", id=wire.ids, table=table, seat=seat, text=text)
    return await wire.until("said", "rejected")


async def heard(wire: Wire) -> list[str]:
    """Everything said to this line until it is asked something else."""
    await wire.send("subscribe", table="nowhere")
    found: list[str] = []
    while (message := await wire.receive())["type"] != "fault":
        if message["type"] == "chat":
            found += [line["text"] for line in message["lines"]]
    return found


async def test_players_and_spectators_speak_apart_while_the_game_runs(store: Store, home: str) -> None:
    async with guests(home, "Ada", "Bruno", "Paula") as (ada, bruno, paula):
        id, _invitation = await table_for(ada, bruno, public=True)
        before = len(await store.entries(id))
        async with ada.wire() as a, bruno.wire() as b, bruno.wire() as behind, paula.wire() as p:
            await a.subscribe(id, 0)
            await b.subscribe(id, 1)
            await behind.subscribe(id)  # a player who looks on from among the spectators stays a player
            await p.subscribe(id)
            assert (await say(a, id, 0, "Good luck!"))["n"] == 0
            assert (await say(p, id, -1, "Ada has the better cards"))["n"] == 0  # who counts apart is not counted
            assert (await say(b, id, 1, "And you"))["n"] == 1
            assert [await heard(wire) for wire in (a, b, behind)] == [["And you"], [], ["Good luck!", "And you"]]
            assert await heard(p) == ["And you"]
        assert len(await store.entries(id)) == before
        await store.write(status(id, "running", "over", ended=now()), table=id)
        async with serving(store) as bruno.address, bruno.wire() as b:
            await b.subscribe(id, 1)
            assert await heard(b) == ["Good luck!", "And you", "Ada has the better cards"]


async def test_a_table_may_keep_what_players_say_from_spectators(home: str) -> None:
    async with guests(home, "Ada", "Bruno", "Paula") as (ada, bruno, paula):
        id, _invitation = await table_for(ada, bruno, public=True, open_chat=False)
        async with ada.wire() as a, paula.wire() as p:
            await p.subscribe(id)
            await a.subscribe(id, 0)
            await say(a, id, 0, "Between us")
            assert await heard(p) == []
        async with paula.wire() as p:
            await p.subscribe(id)
            assert await heard(p) == []


async def test_one_speaks_only_for_oneself(home: str) -> None:
    async with guests(home, "Ada", "Bruno", "") as (ada, bruno, nobody):
        id, _invitation = await table_for(ada, bruno, public=True)
        async with ada.wire() as a, nobody.wire() as n:
            await a.subscribe(id, 0)
            await a.subscribe(id)
            await n.subscribe(id)
            codes = [
                (await say(a, id, 1, "I am Bruno"))["code"],
                (await say(a, id, -1, "from the dark"))["code"],
                (await say(n, id, -1, "who?"))["code"],
                (await say(a, id, 0, " \u202e\n "))["code"],
            ]
            assert codes == ["not-subscribed", "speak-from-seat", "who-are-you", "chat-empty"]


async def test_lines_are_short_plain_and_not_too_many_at_once(home: str) -> None:
    async with guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno)
        async with ada.wire() as a:
            await a.subscribe(id, 0)
            await a.send("say", id=1, table=id, seat=0, text="x" * 301)
            assert (await a.until("fault", "said"))["code"] == "bad-message"
            assert (await say(a, id, 0, "two\nlines \u202e and more"))["type"] == "said"
            answers = [await say(a, id, 0, f"line {n}") for n in range(6)]
            assert [answer["type"] for answer in answers] == ["said"] * 5 + ["rejected"]
            assert answers[-1]["code"] == "chat-too-fast"
        async with ada.wire() as a:
            await a.subscribe(id, 0)
            assert (await heard(a))[0] == "two lines and more"


async def test_what_is_said_in_one_process_is_heard_in_another(postgres_address: str, tmp_path: Path) -> None:
    one, two = await open_store(postgres_address), await open_store(postgres_address)
    async with serving(one) as home, serving(two) as elsewhere, guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno)
        bruno.address = elsewhere
        async with ada.wire() as a, bruno.wire() as b:
            await a.subscribe(id, 0)
            await b.subscribe(id, 1)
            await say(a, id, 0, "Here")
            assert (await b.until("chat"))["lines"][0]["text"] == "Here"
            await say(b, id, 1, "There")
            assert (await a.until("chat"))["lines"][0]["text"] == "There"
    await one.close()
    await two.close()
