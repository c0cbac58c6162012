"""Nothing that is asked of a server keeps it from everybody else: by counting what is done at one go, not seconds."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from signoria import GAMES, Rng
from signoria.server.errors import Denied
from signoria.server.ops.metrics import Metrics, in_stretches
from signoria.server.play.entry import now
from signoria.server.play.undo_check import WORLDS
from signoria.server.store import open_store
from signoria.server.store.tables import status, table
from tests.server.clients import Guest, guests, open_app, serving, table_for
from tests.server.finished import log_of
from tests.server.first_use import counting, most_calls
from tests.tables import answers, by_verb

pytestmark = pytest.mark.anyio


async def test_work_is_measured_from_when_it_goes_on_until_it_waits_again() -> None:
    """And goes as it would go unwatched: with what it waits for, with what is thrown at it, to its own end."""
    lengths: list[float] = []

    async def work(waits: int) -> int:
        for _n in range(waits):
            await asyncio.sleep(0)
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        asyncio.get_running_loop().call_soon(future.set_result, 7)
        return await future

    assert await in_stretches(work(3), lengths.append) == 7
    assert len(lengths) == 5

    async def stubborn() -> str:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            return "stopped"
        return "never"

    task = asyncio.create_task(Metrics().watched(stubborn(), lambda: "stubborn"))
    await asyncio.sleep(0)
    task.cancel()
    assert await task == "stopped"

    async def failing() -> None:
        await asyncio.sleep(0)
        raise KeyError("ours")

    with pytest.raises(KeyError, match="ours"):
        await in_stretches(failing(), lengths.append)


async def test_every_kind_of_work_is_measured(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/signoria.db")
    async with open_app(store) as (home, context), guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno)
        async with ada.wire() as wire:
            await wire.subscribe(id, 0)
            await wire.act(id, 0, 0, "bid 99")
            await wire.command("undo", id, 0, version=0)
        await ada.get("/tables/mine")
        text = (await ada.http.get("/metrics")).text
    await store.close()
    for kind in ("opening", "frame subscribe", "frame act", "frame undo", "request /api/tables/mine"):
        assert f'signoria_loop_held_seconds_count{{work="{kind}"}}' in text
        assert f'signoria_loop_held_longest_seconds{{work="{kind}"}}' in text
        assert context.metrics.longest_of[kind] > 0


AT_ONE_GO = 10_000  # calls of functions: some milliseconds


async def test_what_is_asked_for_the_first_time_is_answered_as_ever(tmp_path: Path) -> None:
    """Whatever has to be imported, read or worked out once is so before the server listens, or in a thread."""
    async with (
        counting(f"sqlite:///{tmp_path}/signoria.db") as server,
        guests(server.home, "", "Bruno") as (ada, bruno),
    ):
        ada.http.headers["Accept-Language"] = "de"
        assert (await ada.http.get("/")).status_code in (200, 404)
        assert (await ada.post("/people", name="Ada")).status_code == 201
        assert (await ada.get("/tables/mine")).status_code == 200
        id, _invitation = await table_for(ada, bruno, bots=1)
        async with ada.wire() as wire:
            await wire.subscribe(id, 0)
            await wire.act(id, 0, 0, "bid 99")
            await wire.send("say", id=1, table=id, seat=0, text="Good evening")
            await wire.until("said")
        paths = (await bruno.get("/openapi.json")).json()["paths"]
        for path, methods in paths.items():
            for method in methods:
                place = path.format(id=id, seat=1, key="none")
                body: dict[str, str] | None = None if method in ("get", "delete") else {}
                if not place.endswith("/stream"):
                    await bruno.http.request(method, place, headers={"Accept-Language": "fr"}, json=body)
        counted = await most_calls(ada)
    late = [what for what in server.late if not is_an_endpoint(what)]
    assert late == []
    assert {f"request {path}" for path in paths if not path.endswith("/stream")} <= counted.keys()
    assert {work: n for work, n in counted.items() if n > AT_ONE_GO} == {}


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_long_story_is_opened_told_and_taken_back_a_little_at_a_time(tmp_path: Path, game: str) -> None:
    """A game shortly before its end, and one that is over: looked at from the start, with its record."""
    address, seats = f"sqlite:///{tmp_path}/signoria.db", GAMES[game].seats[-1]
    store = await open_store(address)
    async with serving(store) as home, guests(home, "Ada") as (ada,):
        over, running = [await alone(ada, game, seats) for _n in range(2)]
        cookies = dict(ada.http.cookies)
        for id, left in ((over, 0), (running, 30)):
            row = await table(store, id)
            assert row is not None
            log = log_of(row.setup())
            await store.write(status(id, "open", "running"), table=id, entries=log[: len(log) - left])
        await store.write(status(over, "running", "over", ended=now()), table=over)
    await store.close()
    async with counting(address) as server, guests(server.home, "") as (ada,):
        ada.http.cookies.update(cookies)
        for what in ("result", "record"):
            assert (await ada.get(f"/tables/{over}/{what}")).status_code == 200
        async with ada.wire() as wire:
            for seat in range(-1, seats):
                assert len((await wire.subscribe(over, seat))["update"]["events"]) > 200
            acts = undone = 0
            while acts < 8:
                for seat in range(seats):
                    update = (await wire.subscribe(running, seat))["update"]
                    if update["decision"] is not None:
                        text = answers(update["decision"])[0]
                        acts += (await wire.act(running, seat, update["version"], text))["type"] == "accepted"
                        version = (await wire.subscribe(running, seat))["update"]["version"]
                        taken_back = await wire.command("undo", running, seat, version=version)
                        undone += taken_back["type"] == "accepted"
        counted = await most_calls(ada)
    assert undone > 0
    assert counted.keys() >= {"opening", "frame subscribe", "frame undo", "request /api/tables/{id}/record"}
    assert {work: n for work, n in counted.items() if n > AT_ONE_GO} == {}


async def alone(person: Guest, game: str, seats: int) -> str:
    """A table at which one person has all seats, every switch on."""
    id = str((await person.post("/tables", game=game, seats=seats, options=dearest(game))).json()["table"]["id"])
    for seat in range(1, seats):
        assert (await person.post(f"/tables/{id}/join", seat=seat, name=f"Ada {seat}")).status_code == 200
    return id


async def test_whether_an_act_may_be_taken_back_is_looked_into_a_world_at_a_time(tmp_path: Path) -> None:
    """Between any two of them everybody else has a turn."""
    store = await open_store(f"sqlite:///{tmp_path}/signoria.db")
    async with open_app(store) as (home, context), guests(home, "Ada", "Bruno") as people:
        id, _invitation = await table_for(*people)
        persons = [(await person.get("/me")).json()["id"] for person in people]
        room, rng = await context.registry.room(id), Rng(1)
        done = False
        while not done:
            assert room.match is not None
            seat, stretches = room.match.awaited()[0], list[float]()
            text = by_verb(rng, room.match.s.legal(seat))
            version = await room.act(persons[seat], seat, room.match.version(seat), text)
            with suppress(Denied):
                await in_stretches(room.take_back(persons[seat], seat, version), stretches.append)
                done = True
        assert len(stretches) > WORLDS
    await store.close()


def is_an_endpoint(late: str) -> bool:
    """Of each endpoint FastAPI looks up once in which line it stands, for its complaints."""
    return late.startswith("open ") and late.endswith(".py") and "signoria/server" in late


def dearest(game: str) -> dict[str, Any]:
    """Every switch on: that is where the longest questions are."""
    return {option.key: 1 for option in GAMES[game].options if option.most == 1}


@pytest.mark.parametrize("game", list(GAMES))
async def test_many_bad_answers_at_once_leave_the_server_free_for_others(tmp_path: Path, game: str) -> None:
    """Everybody at the table sends many at once; each is answered, one a turn of the loop, and so is a passer-by."""
    store = await open_store(f"sqlite:///{tmp_path}/signoria.db")
    seats = GAMES[game].seats[0]
    async with open_app(store) as (home, context), guests(home, *["Ada", "Bruno", "Carla"][:seats], "") as people:
        *players, passer_by = people
        id, _invitation = await table_for(*players, game=game, options=dearest(game))
        rounds = 0
        for _n in range(6):
            for seat, player in enumerate(players):
                async with player.wire() as wire:
                    update = (await wire.subscribe(id, seat))["update"]
                    if update["decision"] is None:
                        continue
                    options, version = answers(update["decision"]), update["version"]
                    for n in range(20):
                        await wire.send("act", id=n, table=id, seat=seat, version=version, text=f"{options[-1]}9")
                    assert (await passer_by.http.get("/healthz")).status_code == 200
                    for _answer in range(20):
                        assert (await wire.until("rejected"))["code"] == "illegal"
                    assert (await wire.act(id, seat, version, options[-1]))["type"] == "accepted"
                    rounds += 1
        assert rounds > 5
        assert context.metrics.longest_of["frame act"] > 0
    await store.close()
