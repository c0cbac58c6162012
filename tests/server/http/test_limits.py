"""Nobody can ask for more than the server would give to all: each limit is met, told, and over when time has passed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from httpx2 import AsyncClient
from websockets.exceptions import ConnectionClosed

from signoria.server.context import AppContext
from signoria.server.http.connections import Gate
from signoria.server.ops.metrics import Metrics
from signoria.server.ops.queueing import UnderWay
from signoria.server.ops.rate_limit import REFUSALS, UNDOS, Crowd, Proxies, RateLimit, shortened
from signoria.server.rooms.room import Room
from signoria.server.settings import Settings
from signoria.server.store import Store, open_store
from tests.server.clients import Wire, guests, open_app, serving, table_for
from tests.tables import answers

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(sqlite_address: str) -> AsyncIterator[Store]:
    opened = await open_store(sqlite_address)
    yield opened
    await opened.close()


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def frozen(store: Store, **limits: Any) -> AsyncIterator[tuple[str, AppContext]]:
    """A server for which no time passes: how fast this machine is decides nothing."""
    async with open_app(store, **limits) as (home, context):
        context.rate_limit.clock = Clock()
        yield home, context


def test_one_may_ask_so_often_in_so_long_and_then_must_wait() -> None:
    clock = Clock()
    rate_limit = RateLimit(Settings(requests_per_minute=6), clock)
    assert [rate_limit.wait("request", "ada") for _n in range(6)] == [0] * 6
    assert 0 < rate_limit.wait("request", "ada") <= 10
    assert rate_limit.wait("request", "bruno") == 0
    clock.now += 10
    assert rate_limit.wait("request", "ada") == 0
    assert rate_limit.wait("request", "ada") > 0
    clock.now += 60
    assert [rate_limit.wait("request", "ada") for _n in range(6)] == [0] * 6


async def test_who_acts_against_the_rules_again_and_again_must_wait(store: Store) -> None:
    """What is done costs nothing of it: who plays by the rules may play as fast as ever."""
    async with frozen(store, messages_per_minute=5000) as (home, _house), guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno)
        async with ada.wire() as wire:
            await wire.subscribe(id, 0)
            for wishes in [["forced"], []] * (REFUSALS // 4):
                assert (await wire.command("wish", id, 0, wishes=wishes))["type"] == "accepted"
            codes = [(await wire.act(id, 0, 0, "bid 99"))["code"] for _n in range(REFUSALS + 1)]
            assert codes[0] != "too-fast"
            assert codes == [codes[0]] * REFUSALS + ["too-fast"]
        async with bruno.wire() as wire:
            await wire.subscribe(id, 1)
            assert (await wire.act(id, 1, 0, "bid 99"))["code"] != "too-fast"


async def test_frames_that_wait_on_one_line_let_everybody_else_in_between(store: Store) -> None:
    async with open_app(store) as (home, context), guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno)
        async with ada.wire() as wire:
            await wire.subscribe(id, 0)
            done = asyncio.Event()
            watching = asyncio.create_task(frames_in_a_round(context, done))
            for n in range(50):
                await wire.send("act", id=n, table=id, seat=0, version=0, text="bid 99")
            for _n in range(50):
                await wire.until("rejected")
            done.set()
            assert await watching == 1


async def frames_in_a_round(context: AppContext, done: asyncio.Event) -> int:
    """The most frames that were read while nobody else had a turn."""
    most, before = 0, frames(context)
    while not done.is_set():
        await asyncio.sleep(0)
        most, before = max(most, frames(context) - before), frames(context)
    return most


def frames(context: AppContext) -> int:
    return int(context.metrics.registry.get_sample_value("signoria_frames_total") or 0)


async def test_who_takes_back_again_and_again_must_wait(store: Store) -> None:
    """To see whether something came to light is dear; whatever else they do, they may."""
    async with frozen(store, messages_per_minute=1000) as (home, _house), guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno)
        async with ada.wire() as wire:
            await wire.subscribe(id, 0)
            codes = [(await wire.command("undo", id, 0, version=0))["code"] for _n in range(UNDOS + 1)]
            assert codes == ["nothing-to-undo"] * UNDOS + ["too-fast"]
            assert (await wire.command("consent", id, 0, what="pause"))["type"] == "accepted"
        async with bruno.wire() as wire:
            await wire.subscribe(id, 1)
            assert (await wire.command("undo", id, 1, version=1))["code"] == "nothing-to-undo"


async def test_beyond_what_it_can_do_the_server_says_so_at_once_and_loses_nothing(store: Store) -> None:
    """However many act at once, a few are under way; the others are told when to come back, and then they are heard."""
    async with (
        open_app(store) as (home, context),
        guests(home, "Ada", "Bruno") as (ada, bruno),
        AsyncExitStack() as all,
    ):
        acts = context.registry.acts = UnderWay(3)
        lines: list[tuple[Wire, Room]] = []
        for _table in range(8):
            id, _invitation = await table_for(ada, bruno)
            wire = await all.enter_async_context(ada.wire())
            await wire.subscribe(id, 0)
            lines.append((wire, await context.registry.room(id)))
        async with AsyncExitStack() as held:  # as if the disk were slow
            for _wire, room in lines:
                await held.enter_async_context(room.lock)
            for wire, room in lines:
                await wire.send("wish", id=1, table=room.row.id, seat=0, wishes=["forced"])
            refused = [await wire.until("rejected") for wire, _room in lines[3:]]
            assert acts.count == 3
        assert {(answer["code"], answer["wait"]) for answer in refused} == {("busy", 2)}
        for wire, _room in lines[:3]:
            await wire.until("accepted")
        for wire, room in lines[3:]:
            assert (await wire.command("wish", room.row.id, 0, wishes=["forced"]))["type"] == "accepted"
        assert [len(await store.entries(room.row.id)) for _wire, room in lines] == [2] * 8


def test_of_several_processes_each_gives_a_share_of_what_one_may_do() -> None:
    rate_limit = RateLimit(Settings(requests_per_minute=5, processes=2), Clock())
    assert [rate_limit.wait("request", "ada") > 0 for _n in range(4)] == [False, False, False, True]
    crowd = Crowd(Settings(connections_per_person=4, connections_per_address=100, processes=2))
    assert [crowd.enter("ada", "1.2.3.4") for _n in range(3)] == [True, True, False]
    assert Gate(Settings(connections_per_address=7, processes=3), Metrics()).per_address == 3


def test_a_limit_of_0_is_none() -> None:
    rate_limit = RateLimit(Settings(requests_per_minute=0))
    assert not any(rate_limit.wait("request", "ada") for _n in range(10_000))
    crowd = Crowd(Settings(connections_per_person=0, connections_per_address=0))
    assert all(crowd.enter("ada", "1.2.3.4") for _n in range(1_000))


def test_who_has_not_asked_for_long_is_forgotten() -> None:
    clock = Clock()
    rate_limit = RateLimit(Settings(), clock)
    for n in range(5_000):
        clock.now += 1
        rate_limit.wait("request", str(n))
    assert len(rate_limit.free_at) <= 1_001


def test_an_address_is_that_of_who_asks_as_far_as_proxies_of_ours_say_so() -> None:
    def asker(trusted: str, client: str, forwarded: str = "") -> str:
        headers = [(b"x-forwarded-for", forwarded.encode())] if forwarded else []
        return Proxies(trusted).asker({"type": "http", "client": (client, 1), "headers": headers})

    assert asker("", "9.9.9.9", "1.2.3.4") == "9.9.9.9"
    assert asker("127.0.0.1", "127.0.0.1", "1.2.3.4") == "1.2.3.4"
    assert asker("127.0.0.1", "127.0.0.1") == "127.0.0.1"
    assert asker("127.0.0.1", "9.9.9.9", "1.2.3.4") == "9.9.9.9"
    assert asker("127.0.0.1,10.0.0.0/8", "127.0.0.1", "6.6.6.6, 1.2.3.4, 10.0.0.2") == "1.2.3.4"
    assert asker("127.0.0.1", "127.0.0.1", "no address") == "no address"
    assert asker("::1", "::1", "2001:db8::1:2") == "2001:db8::"


def test_who_has_an_address_of_ipv6_has_its_network() -> None:
    assert shortened("2001:db8::1") == shortened("2001:db8::ffff:1") != shortened("2001:db8:0:1::1")
    assert shortened("::ffff:1.2.3.4") == "1.2.3.4"


async def test_a_person_who_asks_too_often_waits_and_others_do_not(store: Store) -> None:
    async with (
        frozen(store, requests_per_minute=20) as (home, _house),
        guests(home, "Ada", "Bruno") as (ada, bruno),
    ):
        done = [await ada.get("/me") for _n in range(21)]
        assert [each.status_code for each in done] == [200] * 20 + [429]
        assert (done[-1].json()["error"], done[-1].headers["retry-after"]) == ("too-fast", "3")
        assert "content-security-policy" in done[-1].headers
        assert (await bruno.get("/me")).status_code == 200


async def test_an_address_that_asks_too_often_waits_whoever_it_says_it_is(store: Store) -> None:
    async with (
        frozen(store, requests_per_minute=4, trusted_proxies="127.0.0.1") as (home, _house),
        AsyncClient(base_url=home) as http,
    ):
        for n in range(21):
            headers = {"Cookie": f"signoria={n}", "X-Forwarded-For": "1.2.3.4"}
            done = await http.get("/healthz", headers=headers)
        assert done.status_code == 429
        assert (await http.get("/healthz", headers={"X-Forwarded-For": "1.2.3.5"})).status_code == 200


async def test_a_socket_counts_as_a_request(store: Store) -> None:
    async with frozen(store, requests_per_minute=3) as (home, _), guests(home, "Ada") as (ada,):
        for _n in range(3):
            async with ada.wire():
                pass
        with pytest.raises(Exception, match="403"):
            async with ada.wire():
                pass


async def closed(wire: Wire) -> tuple[list[str], int]:
    """What was said until the connection was closed, and the code."""
    said = []
    try:
        while True:
            said.append((await wire.receive())["code"])
    except ConnectionClosed as end:
        return said, end.rcvd.code if end.rcvd else 0


async def test_messages_that_come_too_fast_are_not_done(store: Store) -> None:
    async with (
        frozen(store, messages_per_minute=10) as (home, context),
        guests(home, "Ada", "Bruno") as (ada, bruno),
    ):
        id, _invitation = await table_for(ada, bruno)
        async with ada.wire() as wire:
            update = (await wire.subscribe(id, 0))["update"]
            for _n in range(9):
                assert (await wire.act(id, 0, 99, "pass"))["code"] == "stale"
            option = answers(update["decision"])[0]
            await wire.send("act", id=1, table=id, seat=0, version=update["version"], text=option)
            assert (await wire.receive())["code"] == "too-fast"
            room = await context.registry.room(id)
            assert room.match is not None
            assert room.match.n == 1
        async with ada.wire() as wire:
            await wire.send("unsubscribe", table="a")
            assert (await wire.receive())["code"] == "too-fast", "a new line is no new person"
        async with bruno.wire() as wire:
            assert (await wire.subscribe(id, 1))["type"] == "sync"


async def test_who_goes_on_sending_what_is_no_message_is_shown_out(store: Store) -> None:
    async with (
        frozen(store, messages_per_minute=1000) as (home, _house),
        guests(home, "Ada") as (ada,),
        ada.wire() as wire,
    ):
        for _n in range(70):
            await wire.socket.send("?")
        said, code = await closed(wire)
        assert (set(said), len(said), code) == ({"bad-message"}, 61, 1008)


async def test_who_goes_on_sending_too_fast_is_shown_out(store: Store) -> None:
    async with (
        frozen(store, messages_per_minute=5) as (home, _house),
        guests(home, "Ada") as (ada,),
        ada.wire() as wire,
    ):
        for _n in range(90):
            await wire.send("subscribe", table="nowhere")
        said, code = await closed(wire)
        assert (said.count("too-fast"), code) == (61, 1008)


@pytest.mark.parametrize("limit", ["connections_per_person", "connections_per_address"])
async def test_one_has_so_many_connections_at_once(store: Store, limit: str) -> None:
    async with serving(store, **{limit: 4}) as home, guests(home, "Ada", "Bruno") as (ada, bruno):
        async with AsyncExitStack() as open_lines:
            people = [ada, ada, ada, ada] if "person" in limit else [ada, bruno, ada, bruno]
            first, *_others = [await open_lines.enter_async_context(person.wire()) for person in people]
            async with ada.wire() as fifth:
                assert await closed(fifth) == ([], 1008)
            await first.send("unsubscribe", table="a")
            assert (await first.receive())["type"] == "unsubscribed"
        async with ada.wire() as again:
            await again.send("unsubscribe", table="a")
            assert (await again.receive())["type"] == "unsubscribed", "those that went away do not count"


async def test_one_listens_to_so_many_tables_by_one_connection(store: Store) -> None:
    async with serving(store) as home, guests(home, "Ada") as (ada,), ada.wire() as wire:
        for n in range(65):
            id = (await ada.post("/tables", game="principe", seats=3)).json()["table"]["id"]
            await wire.send("subscribe", table=id)
            message = await wire.receive()
            assert message["type"] == ("table" if n < 64 else "fault")
        assert message["code"] == "too-many-tables"


async def test_one_has_so_many_tables_that_are_not_over(store: Store) -> None:
    async with serving(store, tables_per_person=3) as home, guests(home, "Ada", "Bruno") as (ada, bruno):
        done = [await ada.post("/tables", game="principe", seats=3) for _n in range(4)]
        assert [each.status_code for each in done] == [201, 201, 201, 429]
        assert done[-1].json()["error"] == "too-many-hosted"
        assert (await bruno.post("/tables", game="principe", seats=3)).status_code == 201


async def test_so_many_people_come_from_one_address(store: Store) -> None:
    async with (
        frozen(store, newcomers_per_hour=2, trusted_proxies="127.0.0.1") as (home, _house),
        AsyncClient(base_url=home) as http,
    ):
        done = [await http.post("/api/people", json={"name": "Ada"}) for _n in range(3)]
        assert [each.status_code for each in done] == [201, 201, 429]
        assert done[-1].json()["error"] == "too-many-newcomers"
        elsewhere = await http.post("/api/people", json={"name": "Ada"}, headers={"X-Forwarded-For": "1.2.3.4"})
        assert elsewhere.status_code == 201


async def test_the_word_of_a_stranger_about_who_asks_is_not_taken(store: Store) -> None:
    async with frozen(store, newcomers_per_hour=1) as (home, _house), AsyncClient(base_url=home) as http:
        for n, wanted in ((1, 201), (2, 429)):
            headers = {"X-Forwarded-For": f"1.2.3.{n}"}
            assert (await http.post("/api/people", json={"name": "Ada"}, headers=headers)).status_code == wanted
