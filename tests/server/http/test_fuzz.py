"""Whatever comes by a socket is answered by a code and changes nothing; whatever comes by HTTP is no fault of ours."""

import ast
import asyncio
import json
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case
from websockets.exceptions import ConnectionClosedError

from signoria.server.play.messages import ClientMessage
from signoria.server.rooms.room import Room
from signoria.server.store import Store, open_store
from signoria.server.store.schema import metadata
from tests.server.clients import Guest, Wire, guests, open_app, table_for
from tests.tables import answers

pytestmark = pytest.mark.anyio

FRAMES = 10_000
BATCH = 50  # frames before it is asked whether all were answered
EXAMPLES = 12  # requests of each route

Frame = str | bytes
Json = dict[str, Any]


def every_message(seat: int, version: int, table: str) -> list[Json]:
    """One of each type, of the right form, that changes nothing: it cannot be done, or nobody may do it here."""
    at = {"id": 1, "table": table, "seat": seat}
    return [
        {"type": "subscribe", "table": table, "seat": seat, "since": version, "invitation": "x"},
        {"type": "unsubscribe", "table": table, "seat": seat},
        {"type": "act", **at, "version": version, "text": "bid 99"},
        {"type": "undo", **at, "version": version},
        {"type": "consent", **at, "what": "riches"},
        {"type": "decline", **at, "what": "pause"},
        {"type": "wish", **at, "seat": 1, "wishes": ["riches"]},  # not one's own: to wish for nothing is allowed
        {"type": "return", **at},
        {"type": "consider", **at, "version": version, "texts": ["pass", "bid 99", "riches"]},
        {"type": "say", **at, "table": "nowhere", "text": "Let me in"},
    ]


def valid(rng: random.Random, table: str) -> Json:
    return rng.choice(every_message(rng.choice([0, 0, 0, -1, 1, 3]), rng.randrange(-1, 6), table))


def test_every_message_is_thrown() -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(ClientMessage)}
    assert {message["type"] for message in every_message(0, 0, "a")} == kinds


ODD: list[Any] = [None, True, -1, 0, 17, 2**31, 2**63, 2**64, -(2**70), 1.5, 1e308, "", "x", "\ud7ff", "\0", "x" * 300]
ODD += ["💥" * 60, [], {}, [[]], {"type": "act"}, "admin", "-1", "0", "nowhere"]


def with_another_value(rng: random.Random, message: Json) -> Frame:
    return json.dumps({**message, rng.choice([*message]): rng.choice(ODD)})


def with_a_field_less(rng: random.Random, message: Json) -> Frame:
    gone = rng.choice([*message])
    return json.dumps({name: value for name, value in message.items() if name != gone})


def with_a_field_more(rng: random.Random, message: Json) -> Frame:
    return json.dumps({**message, rng.choice(["by", "at", "n", "person", "seed", "kind", ""]): rng.choice(ODD)})


def with_a_field_twice(rng: random.Random, message: Json) -> Frame:
    again = {name: rng.choice(ODD) for name in rng.sample([*message], 1)}
    return json.dumps(message)[:-1] + "," + json.dumps(again)[1:]


def with_other_bytes(rng: random.Random, message: Json) -> Frame:
    raw = bytearray(json.dumps(message).encode())
    for _n in range(rng.randrange(1, 4)):
        raw[rng.randrange(len(raw))] = rng.randrange(256)
    return bytes(raw)


def cut_short(rng: random.Random, message: Json) -> Frame:
    text = json.dumps(message)
    return text[: rng.randrange(len(text))]


def nested(rng: random.Random, message: Json) -> Frame:
    deep = rng.randrange(1, 3000)
    return rng.choice(["[" * deep, '{"type":' * deep, "[" * deep + json.dumps(message) + "]" * deep])


def two_in_one(rng: random.Random, message: Json) -> Frame:
    return json.dumps(message) + rng.choice(["", "\n", ",", " "]) + json.dumps(message)


def garbage(rng: random.Random, message: Json) -> Frame:
    return rng.randbytes(rng.randrange(200))


def as_it_is(rng: random.Random, message: Json) -> Frame:
    text = json.dumps(message)
    some: list[Frame] = [text, text.encode(), text.encode("utf-16")]
    return rng.choice(some)


MUTATIONS: list[Callable[[random.Random, Json], Frame]] = [
    with_another_value,
    with_a_field_less,
    with_a_field_more,
    with_a_field_twice,
    with_other_bytes,
    cut_short,
    nested,
    two_in_one,
    garbage,
    as_it_is,
]


class Kind(msgspec.Struct):
    type: str
    code: str = ""


@pytest.fixture
async def store(sqlite_address: str) -> AsyncIterator[Store]:
    opened = await open_store(sqlite_address)
    yield opened
    await opened.close()


async def everything(store: Store, room: Room) -> list[object]:
    """All that is kept, but for what a process says of itself; and the match as every observer sees it."""
    kept = [table for table in metadata.sorted_tables if table.name != "leases"]
    rows = [[tuple(row) for row in await store.rows(table.select())] for table in kept]
    assert room.match is not None
    return [rows, room.match.s.digest(), [room.match.seat_update(observer) for observer in room.match.observers]]


async def thrown(guest: Guest, frames: list[Frame]) -> Counter[str]:
    """Throw them all, as text where they can be; how often each kind of answer came."""
    answers: Counter[str] = Counter()
    async with guest.wire() as wire:
        for start in range(0, len(frames), BATCH):
            for frame in frames[start : start + BATCH]:
                await wire.socket.send(frame, text=is_text(frame))
            answers.update(await until_asked(wire))
    return answers


def is_text(frame: Frame) -> bool:
    try:
        return isinstance(frame, str) or (bool(frame.decode()) and len(frame) % 2 == 0)
    except UnicodeDecodeError:
        return False


async def until_asked(wire: Wire) -> list[str]:
    await wire.send("unsubscribe", table="-")
    kinds = []
    while '"table":"-"' not in (line := await wire.line()):
        kind = msgspec.json.decode(line, type=Kind)
        kinds.append(kind.code or kind.type)
    return kinds


async def test_ten_thousand_odd_frames_are_answered_and_change_nothing(store: Store) -> None:
    answers = await thrown_at(store, "principe", random.Random(6), FRAMES)
    assert {"bad-message", "stale", "illegal", "not-subscribed", "not-your-seat", "no-such-table"} <= set(answers)


async def thrown_at(store: Store, game: str, rng: random.Random, many: int) -> Counter[str]:
    """So many at a server with a table: none is left without an answer, nothing is done. How often each answer came."""
    async with open_app(store) as (home, context), guests(home, "Ada", "Bruno", "Carla") as (ada, bruno, carla):
        id, _invitation = await table_for(ada, bruno, carla, game=game)
        room = await context.registry.room(id)
        await context.registry.books.write_all()  # which would otherwise come while they are thrown
        before = await everything(store, room)
        frames = [rng.choice(MUTATIONS)(rng, valid(rng, id)) for _n in range(many)]
        answers = await thrown(ada, frames)
        assert await everything(store, room) == before
        async with ada.wire() as wire:
            assert (await wire.subscribe(id, 0))["type"] == "sync"
    assert answers.total() >= many, "some were not answered"
    assert "accepted" not in answers
    return answers


async def test_what_was_done_once_is_not_done_again_in_whatever_order_it_comes(store: Store) -> None:
    """Every act of a player, as it was sent: replayed, backwards, shuffled, and once more by a stranger."""
    rng = random.Random(4)
    async with open_app(store) as (home, context), guests(home, "Ada", "Dora") as (ada, dora):
        id, invitation = await table_for(ada, game="principe", bots=2)
        async with ada.wire() as wire, dora.wire() as stranger:
            acts = await played(wire, id, 25, rng)
            room = await context.registry.room(id)
            await context.registry.books.write_all()
            before = await everything(store, room)
            await stranger.subscribe(id, invitation=invitation)
            for again in (acts, acts[::-1], rng.sample(acts, len(acts))):
                for act in again:
                    for each in (wire, stranger):
                        await each.send(**act | {"id": 2})
                        while (answer := await each.until("accepted", "rejected"))["id"] != 2:
                            pass  # what was said to the last act when it was new
                        assert answer["type"] == "rejected"
            assert await everything(store, room) == before


async def played(wire: Wire, id: str, most: int, rng: random.Random) -> list[Json]:
    """So many acts of seat 0 that were accepted, as they were sent; at the end it alone is asked."""
    update = (await wire.subscribe(id, 0))["update"]
    acts: list[Json] = []
    while len(acts) < most or update["to_act"] != [0]:
        if update["decision"] is not None:
            text = rng.choice(answers(update["decision"]))
            acts.append({"type": "act", "id": 1, "table": id, "seat": 0, "version": update["version"], "text": text})
            await wire.send(**acts[-1])
        update = (await wire.until("update"))["update"]
    return acts


async def test_a_text_frame_that_is_no_text_ends_the_connection(store: Store) -> None:
    async with open_app(store) as (home, _house), guests(home, "Ada") as (ada,), ada.wire() as wire:
        await wire.socket.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosedError) as closed:
            await wire.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007


@pytest.mark.parametrize("as_somebody", [False, True], ids=["anonymous", "somebody"])
async def test_no_request_that_the_description_allows_or_not_is_a_fault_of_ours(
    store: Store, as_somebody: bool
) -> None:
    async with open_app(store) as (home, _house), guests(home, "Ada") as (ada,):
        cookies = dict(ada.http.cookies) if as_somebody else {}
        await asyncio.to_thread(asked_in_every_way, home, cookies)
        assert (await ada.get("/me")).status_code == 200, "somebody was nobody halfway"


GOODBYES = [("DELETE", f"/api/me{rest}") for rest in ("", "/session", "/sessions")]  # after which we are nobody


def asked_in_every_way(home: str, cookies: dict[str, str]) -> None:
    """Every route of the description, with what fits it and what does not."""
    schema = schemathesis.openapi.from_url(f"{home}/api/openapi.json")
    bounded = hypothesis_settings(
        max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, suppress_health_check=[*HealthCheck]
    )
    routes = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr]  # else it fails, rightly
    assert len(routes) > 10

    def answered(case: Case[Any]) -> None:
        response = case.call(cookies=cookies)
        assert response.status_code < 500, f"{case.method} {case.path}: {response.status_code} {response.text}"
        assert "content-security-policy" in response.headers

    for route in routes:
        if (route.method.upper(), route.path) not in GOODBYES:
            for mode in schemathesis.GenerationMode:
                with suppress(Unsatisfiable):  # there is no wrong way to ask for nothing
                    bounded(given(case=route.as_strategy(generation_mode=mode))(answered))()


def test_the_server_unpickles_and_evaluates_nothing() -> None:
    """What is kept and what is sent is JSON, numbers and texts; only to its own workers it speaks otherwise."""
    for path in Path(str(files("signoria.server"))).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                assert not {alias.name for alias in node.names} & {"pickle", "marshal", "shelve", "dill"}, path
            elif isinstance(node, ast.ImportFrom):
                assert node.module not in ("pickle", "marshal", "shelve", "dill"), path
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in ("eval", "exec", "compile", "__import__"), path
