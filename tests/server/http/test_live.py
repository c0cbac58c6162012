"""Play through real sockets: everyone is told what they may know, in order, after it is on the disk."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosedError

from signoria import GAMES, Rng
from signoria.kernel.record import parsed, proof
from signoria.server.context import AppContext
from signoria.server.http.live import LONGEST_QUEUE, SocketLine
from signoria.server.play.match import Match
from signoria.server.store import Store, open_store
from signoria.server.store.tables import table as row_of
from tests.server.clients import Guest, Message, Wire, guests, open_app, serving, table_for, wire_to
from tests.server.logs import acts, kinds
from tests.tables import answers, by_verb

pytestmark = pytest.mark.anyio


async def play(wire: Wire, table: str, seat: int, rng: Rng) -> list[Message]:
    """Subscribe, act at random whenever asked, to the end: every update this seat was sent."""
    message = await wire.subscribe(table, seat)
    updates = [message["update"]]
    while not updates[-1]["over"]:
        decision = updates[-1]["decision"]
        if decision is not None:
            text = by_verb(rng, answers(decision))
            await wire.send("act", id=1, table=table, seat=seat, version=updates[-1]["version"], text=text)
        told = await wire.until("update")
        updates.append(told["update"])
    return updates


def story(updates: list[Message]) -> list[Message]:
    out: list[Message] = []
    for update in updates:
        assert update["first"] <= len(out), "a gap"
        out[update["first"] :] = update["events"]
    return out


async def played_out(home: str, key: str) -> tuple[str, str, list[list[Message]]]:
    """A game of three people at random: the table, its record, and every update each of them was sent."""
    async with guests(home, "Ada", "Bruno", "Carla", "") as (ada, bruno, carla, passer_by):
        id, _invitation = await table_for(ada, bruno, carla, game=key, public=True)
        async with ada.wire() as a, bruno.wire() as b, carla.wire() as c:
            jobs = [play(wire, id, seat, Rng(seat)) for seat, wire in enumerate((a, b, c))]
            seen = await asyncio.gather(*jobs)
        return id, (await passer_by.get(f"/tables/{id}/record")).text, seen


async def assert_told(store: Store, id: str, text: str, seen: list[list[Message]]) -> None:
    """Everyone heard the whole story, version by version, and the record is what was promised."""
    row = await row_of(store, id)
    assert row is not None
    assert row.status == "over"
    match = Match(row.setup(), await store.entries(id))
    for seat, updates in enumerate(seen):
        assert story(updates) == [event.to_dict() for event in match.game.heard(match.s, seat)]
        assert [update["version"] for update in updates] == list(range(updates[0]["version"], match.version(seat) + 1))
    record = parsed(text)
    assert [check.fault for check in proof(match.game, record, match.commitment) if check.fault] == []
    assert record.players == ["Ada", "Bruno", "Carla"]


async def test_a_game_is_played_to_its_end_and_everyone_was_told_all_of_it(store: Store, home: str) -> None:
    await assert_told(store, *await played_out(home, "principe"))


@pytest.mark.parametrize("key", [key for key in GAMES if key != "principe"])
async def test_so_are_the_other_games(tmp_path: Path, key: str) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/signoria.db")
    async with serving(store) as home:
        await assert_told(store, *await played_out(home, key))
    await store.close()


async def lay_one(wire: Wire, id: str, seat: int, update: Message) -> Message:
    answer = await wire.act(id, seat, update["version"], answers(update["decision"])[0])
    assert answer["type"] == "accepted"
    return answer


async def to_secret_choice(wires: list[Wire], id: str) -> list[Message]:
    """Everybody's update in Il Principe when all are asked to lay cards in secret: its first question."""
    updates = [(await wire.subscribe(id, seat))["update"] for seat, wire in enumerate(wires)]
    assert updates[0]["to_act"] == [0, 1, 2]
    return updates


async def test_a_secret_step_is_heard_by_nobody_else(home: str) -> None:
    """Not one message: then nothing can be counted. Also not by way of the news between processes."""
    async with guests(home, "Ada", "Bruno", "Carla", "") as (ada, bruno, carla, passer_by):
        id, _invitation = await table_for(ada, bruno, carla, public=True)
        other = (await ada.post("/tables", game="principe", seats=2, public=True)).json()["table"]["id"]
        async with ada.wire() as a, bruno.wire() as b, carla.wire() as c, passer_by.wire() as p:
            updates = await to_secret_choice([a, b, c], id)
            await p.subscribe(id)
            for wire in (b, c, p):
                await wire.send("subscribe", table=other)
                while (await wire.until("table"))["facts"]["id"] != other:
                    pass
            assert updates[0]["decision"]["nouns"]["cards"] > 1
            await lay_one(a, id, 0, updates[0])
            for wire in (b, c, p):  # asked something else, they are answered that and nothing before it
                await wire.send("subscribe", table="nowhere")
                assert (await wire.receive())["type"] == "fault"
            await bruno.post(f"/tables/{other}/join", seat=1)  # later news, which would come after any of the step
            for wire in (b, c, p):
                news = await wire.receive()
                assert (news["type"], news["facts"]["id"]) == ("table", other)


async def test_the_slower_of_two_secret_choosers_is_not_refused_and_nothing_is_done_twice(home: str) -> None:
    async with guests(home, "Ada", "Bruno", "Carla") as (ada, bruno, carla):
        id, _invitation = await table_for(ada, bruno, carla)
        async with ada.wire() as a, bruno.wire() as b, carla.wire() as c:
            updates = await to_secret_choice([a, b, c], id)
            await lay_one(a, id, 0, updates[0])
            await lay_one(b, id, 1, updates[1])
            again = await a.act(id, 0, updates[0]["version"], answers(updates[0]["decision"])[0])
            assert (again["type"], again["code"]) == ("rejected", "stale")


async def test_what_is_refused_is_refused_with_a_code_and_changes_nothing(store: Store, home: str) -> None:
    async with guests(home, "Ada", "Bruno", "Carla", "Dora", "") as (ada, bruno, carla, dora, passer_by):
        id, invitation = await table_for(ada, bruno, carla)
        async with ada.wire() as a, dora.wire() as d, passer_by.wire() as p:
            assert (await a.act(id, 0, 0, "pass"))["code"] == "not-subscribed"
            version = (await a.subscribe(id, 0))["update"]["version"]
            illegal = await a.act(id, 0, version, "bid 99")
            assert (illegal["code"], illegal["refusal"]["edition"]) == ("illegal", "amigo")
            assert illegal["refusal"]["nearest"]
            assert (await a.act(id, 0, version + 1, "lay blue"))["code"] == "stale"
            assert (await a.subscribe(id, 1))["code"] == "not-your-seat"
            assert (await a.subscribe(id, 16))["code"] == "not-your-seat"
            for stranger in (d, p):
                assert (await stranger.subscribe(id))["code"] == "no-such-table"
                assert (await stranger.subscribe(id, 0, invitation=invitation))["code"] == "not-your-seat"
                assert (await stranger.subscribe(id, invitation=invitation))["type"] == "sync"
                assert (await stranger.act(id, -1, 0, "pass"))["code"] == "not-your-seat"
        assert len(await store.entries(id)) == 1


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "null",
        "[]",
        "{",
        '{"type":"start"}',
        '{"type":"subscribe"}',
        '{"type":"subscribe","table":"a","as":"admin"}',
        '{"type":"act","id":1,"table":"a","seat":0,"version":1e9,"text":"pass"}',
        '{"type":"act","id":1,"table":"a","seat":0,"version":1,"text":""}',
        '{"type":"act","id":1,"table":"a","seat":0,"version":1,"text":"' + "x" * 201 + '"}',
        "[" * 10_000,
        b"\xff\xfe",
    ],
    ids=lambda frame: repr(frame)[:40],
)
async def test_what_is_no_message_is_answered_by_a_fault(home: str, frame: str | bytes) -> None:
    async with guests(home, "Ada") as (ada,), ada.wire() as wire:
        await wire.socket.send(frame)
        fault = await wire.receive()
        assert (fault["type"], fault["code"]) == ("fault", "bad-message")
        await wire.send("unsubscribe", table="a")
        assert (await wire.receive())["type"] == "unsubscribed"


async def test_a_frame_that_is_too_large_ends_the_connection(home: str) -> None:
    async with guests(home, "Ada") as (ada,), ada.wire() as wire:
        await wire.socket.send("x" * 70_000)
        with pytest.raises(ConnectionClosedError) as closed:
            await wire.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


async def test_whoever_comes_back_goes_on_without_a_gap_or_a_repeat_even_to_another_server(address: str) -> None:
    store = await open_store(address)
    async with serving(store) as home, guests(home, "Ada", "Bruno", "Carla") as people:
        id, _invitation = await table_for(*people)
        cookies = [person.http.cookies for person in people]
        async with people[0].wire() as a, people[1].wire() as b, people[2].wire() as c:
            updates = await to_secret_choice([a, b, c], id)
            await lay_one(a, id, 0, updates[0])
            updates[0] = (await a.subscribe(id, 0))["update"]
    await store.close()
    store = await open_store(address)
    async with serving(store) as home:
        people = [Guest(home) for _person in people]
        for person, cookie in zip(people, cookies, strict=True):
            person.http.cookies.update(cookie)
        async with people[0].wire() as a, people[1].wire() as b:
            mine = await a.subscribe(id, 0, updates[0]["version"])
            other = await b.subscribe(id, 1, updates[1]["version"])
            assert mine["update"]["events"] == other["update"]["events"] == []
            assert other["update"]["version"] == updates[1]["version"] < mine["update"]["version"]
            assert (await a.subscribe(id, 0))["update"] == updates[0]
        for person in people:
            await person.http.aclose()
    await store.close()


async def test_whoever_comes_from_another_server_finds_here_what_was_acknowledged_there(store: Store) -> None:
    async with serving(store) as here, serving(store) as there, guests(here, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno)
        async with wire_to(there, dict(ada.http.cookies)) as wire:
            before = (await wire.subscribe(id, 0))["update"]
        async with ada.wire() as wire:
            await wire.subscribe(id, 0)
            text = answers(before["decision"])[0]
            await wire.send("act", id=1, table=id, seat=0, version=before["version"], text=text)
            known = (await wire.until("update"))["update"]["version"]
            await wire.until("accepted")
        async with wire_to(there, dict(ada.http.cookies)) as wire:
            assert (await wire.subscribe(id, 0, known))["update"]["version"] == known


async def test_spectators_of_a_hidden_table_see_nothing_until_the_end_and_then_all(home: str) -> None:
    async with guests(home, "Ada", "Bruno", "") as (ada, bruno, passer_by):
        id, _invitation = await table_for(ada, bruno, public=True, watchable=False)
        async with passer_by.wire() as p, ada.wire() as a, bruno.wire() as b:
            await p.send("subscribe", table=id)
            assert (await p.receive())["type"] == "table"
            seen = await asyncio.gather(play(a, id, 0, Rng(1)), play(b, id, 1, Rng(2)))
            whole = await p.receive()
            assert (whole["type"], whole["update"]["first"], whole["update"]["over"]) == ("sync", 0, True)
            assert len(whole["update"]["events"]) == len(story(seen[0]))


async def test_bots_play_in_other_processes_and_the_game_ends(store: Store, home: str) -> None:
    async with guests(home, "Ada") as (ada,):
        id, _invitation = await table_for(ada, bots=2)
        async with ada.wire() as a:
            await play(a, id, 0, Rng(1))
        entries = await store.entries(id)
        assert {(entry.seat, entry.by) for entry in acts(entries)} == {(0, "person"), (1, "bot"), (2, "bot")}
        record = parsed((await ada.get(f"/tables/{id}/record")).text)
        assert record.players[0] == "Ada"
        assert record.players[1].endswith(" (random)")


async def test_who_loses_a_seat_hears_and_does_no_more_from_it(home: str) -> None:
    async with guests(home, "Ada", "Bruno", "Carla") as (ada, bruno, carla):
        id, _invitation = await table_for(ada, bruno)
        token = (await bruno.post(f"/tables/{id}/seats/1/token")).json()["token"]
        async with bruno.wire() as b, carla.wire() as c:
            version = (await b.subscribe(id, 1))["update"]["version"]
            assert (await carla.post(f"/tables/{id}/seats/1/claim", token=token)).json()["seats"] == [1]
            assert (await b.until("unsubscribed"))["seat"] == 1
            assert (await b.act(id, 1, version, "pass"))["code"] == "not-your-seat"
            assert (await c.subscribe(id, 1))["type"] == "sync"
        assert (await bruno.post(f"/tables/{id}/seats/1/claim", token=token)).status_code == 404


async def test_what_somebody_wished_ends_when_their_seat_is_given_away(store: Store, home: str) -> None:
    async with guests(home, "Ada", "Bruno", "Carla") as (ada, bruno, carla):
        id, _invitation = await table_for(ada, bruno)
        token = (await bruno.post(f"/tables/{id}/seats/1/token")).json()["token"]
        async with bruno.wire() as b:
            await b.subscribe(id, 1)
            assert (await b.command("wish", id, 1, wishes=["always bid pass", "upto 9"]))["type"] == "accepted"
            wrong = await asyncio.gather(*(carla.post(f"/tables/{id}/seats/1/claim", token=t) for t in ("x", "")))
            assert [answer.status_code for answer in wrong] == [404, 404]
            assert kinds(await store.entries(id)) == ["start", "wish"]
            both = await asyncio.gather(*(p.post(f"/tables/{id}/seats/1/claim", token=token) for p in (carla, ada)))
            assert sorted(answer.status_code for answer in both) == [200, 404]
            heir = carla if both[0].status_code == 200 else ada
            async with heir.wire() as wire:
                assert (await wire.subscribe(id, 1))["update"]["wishes"] == []
        assert kinds(await store.entries(id)) == ["start", "wish", "wish"]


async def test_players_of_one_table_may_be_at_two_servers(postgres_address: str) -> None:
    one, other = await open_store(postgres_address), await open_store(postgres_address)
    async with serving(one) as here, serving(other) as there, guests(here, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno)
        elsewhere = Guest(there)
        elsewhere.http.cookies.update(bruno.http.cookies)
        async with ada.wire() as a, elsewhere.wire() as b:
            seen = await asyncio.gather(play(a, id, 0, Rng(1)), play(b, id, 1, Rng(2)))
        assert len(story(seen[0])) == len(story(seen[1]))
        assert parsed((await elsewhere.get(f"/tables/{id}/record")).text).over
        await elsewhere.http.aclose()
    await one.close()
    await other.close()


async def test_what_the_database_refuses_was_not_done_and_who_comes_back_can_do_it(store: Store, home: str) -> None:
    refuse = "CREATE UNIQUE INDEX only_one_act ON log (kind)"  # a database that takes no second entry of a kind
    async with guests(home, "Ada", "Bruno", "Carla") as (ada, bruno, carla):
        id, _invitation = await table_for(ada, bruno, carla)
        async with store.writer.engine.begin() as connection:
            await connection.exec_driver_sql(refuse)
        async with ada.wire() as a, bruno.wire() as b:
            updates = [(await wire.subscribe(id, seat))["update"] for seat, wire in enumerate((a, b))]
            await lay_one(a, id, 0, updates[0])
            with pytest.raises(ConnectionClosedError) as closed:
                await lay_one(b, id, 1, updates[1])
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1011
        async with store.writer.engine.begin() as connection:
            await connection.exec_driver_sql("DROP INDEX only_one_act")
        async with bruno.wire() as b:
            update = (await b.subscribe(id, 1, updates[1]["version"]))["update"]
            assert (update["version"], update["events"]) == (updates[1]["version"], [])
            await lay_one(b, id, 1, update)
        assert [entry.n for entry in await store.entries(id)] == [0, 1, 2]


async def test_what_comes_of_an_act_and_that_it_is_done_come_in_one_frame(store: Store) -> None:
    async with serving(store) as home, guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno)
        async with ada.wire() as wire:
            update = (await wire.subscribe(id, 0))["update"]
            text = answers(update["decision"])[0]
            await wire.send("act", id=1, table=id, seat=0, version=update["version"], text=text)
            told, done = str(await wire.socket.recv()).split("\n")
    assert (msgspec.json.decode(told)["type"], msgspec.json.decode(done)["type"]) == ("update", "accepted")


async def test_who_reads_slowly_is_sent_all_in_order(store: Store) -> None:
    async with open_app(store) as (home, context), guests(home, "Ada") as (ada,), ada.wire() as wire:
        (line,) = await some_lines(context)
        long = "x" * 50_000  # more in all than fits between the two of us
        for n in range(200):
            line.send(f"{n} {long}".encode())
        assert [(await wire.line()).partition(" ")[0] for _n in range(200)] == [str(n) for n in range(200)]
        line.send(b"and then")
        assert await wire.line() == "and then"


async def test_who_reads_nothing_is_cut_off(store: Store) -> None:
    async with open_app(store) as (home, context), guests(home, "Ada") as (ada,), ada.wire() as wire:
        (line,) = await some_lines(context)
        for _n in range(LONGEST_QUEUE + 1):
            line.send(b"much")
        await wire.socket.wait_closed()
    assert wire.socket.close_code == 1013


async def some_lines(context: AppContext) -> list[SocketLine]:
    """The lines that are open, once there is one."""
    while not (lines := [line for line in context.session_reaper.inside if isinstance(line, SocketLine)]):
        await asyncio.sleep(0)
    return lines
