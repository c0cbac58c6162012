"""What a seat may want besides acting, through real sockets: who may, when, and who is told."""

import pytest

from signoria.server.store import Store
from tests.server.clients import Message, Wire, guests, table_for
from tests.server.logs import kinds
from tests.tables import answers

pytestmark = pytest.mark.anyio


@pytest.fixture
def address(sqlite_address: str) -> str:
    """SQLite is enough here: what differs between databases is tested with the store."""
    return sqlite_address


def code(answer: Message) -> str:
    """What became of it: `accepted`, or the code of the refusal."""
    return str(answer.get("code", answer["type"]))


async def to_auction(wires: list[Wire], id: str) -> list[Message]:
    """Il Principe up to its first bid: everybody lays what may be laid. Each seat's update."""
    updates = [(await wire.subscribe(id, seat))["update"] for seat, wire in enumerate(wires)]
    while len(updates[0]["to_act"]) > 1 or "pass" not in answers(asked(updates)):
        seat = updates[0]["to_act"][0]
        update = updates[seat]
        assert code(await wires[seat].act(id, seat, update["version"], answers(update["decision"])[0])) == "accepted"
        updates = [(await wire.subscribe(id, seat))["update"] for seat, wire in enumerate(wires)]
    return updates


def asked(updates: list[Message]) -> Message:
    decision: Message = updates[updates[0]["to_act"][0]]["decision"]
    return decision


async def test_a_bid_is_taken_back_and_all_see_it_gone(store: Store, home: str) -> None:
    async with guests(home, "Ada", "Bruno", "Carla") as people:
        id, _invitation = await table_for(*people)
        async with people[0].wire() as a, people[1].wire() as b, people[2].wire() as c:
            wires = [a, b, c]
            before = await to_auction(wires, id)
            seat = before[0]["to_act"][0]
            version = before[seat]["version"]
            assert code(await wires[seat].act(id, seat, version, "bid 2")) == "accepted"
            bid = [(await wire.subscribe(id, other))["update"] for other, wire in enumerate(wires)]
            assert [update["undo"] for update in bid] == [other == seat for other in range(3)]
            assert len(bid[0]["events"]) > len(before[0]["events"])
            assert code(await wires[seat].command("undo", id, seat, version=version)) == "stale"
            other = (seat + 1) % 3
            mine = await wires[other].command("undo", id, other, version=bid[other]["version"])
            assert code(mine) == "nothing-to-undo"
            assert code(await wires[other].command("undo", id, seat, version=bid[seat]["version"])) == "not-subscribed"
            assert code(await wires[seat].command("undo", id, seat, version=bid[seat]["version"])) == "accepted"
            for observer, wire in enumerate(wires):
                now = (await wire.subscribe(id, observer, bid[observer]["version"]))["update"]
                assert now["first"] == len(before[observer]["events"])
                assert (now["events"], now["view"]) == ([], before[observer]["view"])
                assert now["to_act"] == [seat]
        assert kinds(await store.entries(id))[-2:] == ["act", "undo"]


async def test_nothing_is_taken_back_at_a_table_that_has_not_begun(home: str) -> None:
    async with guests(home, "Ada") as (ada,):
        id = (await ada.post("/tables", game="principe", seats=3)).json()["table"]["id"]
        async with ada.wire() as a:
            await a.send("subscribe", table=id, seat=0)
            await a.until("table")
            assert code(await a.command("undo", id, 0, version=0)) == "not-running"


async def test_a_seat_hears_what_answers_lead_to_and_nobody_else_may_ask(store: Store, home: str) -> None:
    async with guests(home, "Ada", "Bruno", "Carla") as people:
        id, _invitation = await table_for(*people)
        async with people[0].wire() as a, people[1].wire() as b, people[2].wire() as c:
            wires = [a, b, c]
            updates = await to_auction(wires, id)
            seat = updates[0]["to_act"][0]
            wire, version = wires[seat], updates[seat]["version"]
            told = await considered(wire, id, seat, version, "pass", "bid 2", "bid 999", "build milano", "nonsense")
            assert [fact["what"] for fact in told["facts"]["pass"]] == ["withdraws"]
            assert sorted(told["facts"]) == ["bid 2", "pass"]  # what is no answer is not considered
            left = told["facts"]["bid 2"][0]["nouns"]
            assert left["ducats"] == updates[seat]["view"]["ducats"] - 2
            other = (seat + 1) % 3
            assert (await considered(wires[other], id, seat, version, "pass"))["code"] == "not-subscribed"
            assert (await considered(wire, id, seat, version + 1, "pass"))["code"] == "stale"
            await wire.send("consider", id=9, table=id, seat=seat, version=version, texts=["pass"] * 65)
            assert (await wire.until("fault"))["code"] == "bad-message"
            spectator = await wires[other].subscribe(id)
            told = await considered(wires[other], id, -1, spectator["update"]["version"], "pass")
            assert told["code"] == "stale"  # nobody asks a spectator


async def considered(wire: Wire, table: str, seat: int, version: int, *texts: str) -> Message:
    """What a seat is told that these answers lead to."""
    await wire.send("consider", id=7, table=table, seat=seat, version=version, texts=texts)
    return await wire.until("considered", "rejected")
