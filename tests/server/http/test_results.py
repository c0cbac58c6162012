"""After the game: scores, proof, record, replay through any eyes; during it, what one's own seat may ask."""

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

from signoria import GAMES, game
from signoria.kernel.record import parsed, proof
from signoria.server.bots import analyst
from signoria.server.ops.admin import close
from signoria.server.play.entry import Acted, AnyEntry, now
from signoria.server.play.match import Match, Setup
from signoria.server.play.replay import compare, replay
from signoria.server.store import Conflict, Store
from signoria.server.store.analyses import begun, progress
from signoria.server.store.tables import table as row_of
from tests.server.clients import Guest, guests, open_app, table_for
from tests.server.finished import finished, log_of
from tests.server.logs import acts, rows
from tests.tables import answers

pytestmark = pytest.mark.anyio


@pytest.fixture
def address(sqlite_address: str) -> str:
    return sqlite_address


def patched(view: Any, path: list[str | int], value: Any) -> Any:
    """A view with one change, as a client makes it."""
    if not path:
        return value
    inner = view
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return view


def assert_replays(setup: Setup, log: list[AnyEntry], found: dict[str, Any], over: bool) -> None:
    """Step by step the replay shows what the match would have sent that observer, version by version."""
    match = Match(setup, log[:1])
    views: dict[int, Any] = {eyes["observer"]: None for eyes in found["eyes"]}
    stories: dict[int, list[Any]] = {observer: [] for observer in views}
    steps = {eyes["observer"]: iter(eyes["steps"]) for eyes in found["eyes"]}

    def look(observer: int, n: int) -> None:
        step, update = next(steps[observer]), match.seat_update(observer)
        for path, value in step["changes"]:
            views[observer] = patched(views[observer], path, value)
        stories[observer][step["first"] :] = step["events"]
        assert views[observer] == json.loads(msgspec.json.encode(update.view))
        assert stories[observer] == update.events
        assert (step["version"], step["to_act"]) == (update.version, update.to_act)
        assert step.get("n") == (n if over else None)

    for observer in views:
        look(observer, 0)
    for entry in log[1:]:
        for observer in match.apply(entry):
            if observer in views:
                look(observer, entry.n)
    assert all(next(rest, None) is None for rest in steps.values())


@pytest.mark.parametrize("key", GAMES)
def test_a_replay_shows_each_observer_what_the_match_would_have_sent(key: str) -> None:
    setup = Setup("t", key, game(key).editions[0], game(key).checked_options({}), 3, "seed")
    log = log_of(setup)
    found = json.loads(replay(setup, log, [-1, 0, 1, 2], True))
    assert_replays(setup, log, found, True)
    assert [done["text"] for done in found["done"]] == [row.text for row in rows(log)]


@pytest.mark.parametrize("key", GAMES)
def test_the_replay_of_a_running_game_is_alike_in_worlds_the_seat_cannot_tell_apart(key: str) -> None:
    """Two worlds that differ only in what was laid in secret so far: byte for byte the same replay."""
    setup = Setup("t", key, game(key).editions[0], game(key).checked_options({}), 3, "seed")
    log = log_of(setup)
    match, compared = Match(setup, log[:1]), 0
    for entry in acts(log):
        others = [text for text in match.s.legal(entry.seat) if text != entry.text]
        before = log[: entry.n]
        news = match.apply(entry)
        for observer in set(match.observers) - set(news):
            seen = replay(setup, [*before, entry], [observer], False)
            assert seen == replay(setup, before, [observer], False)
            for text in others[:2]:
                twin = [*before, Acted("t", entry.n, entry.at, entry.seat, "person", text)]
                if Match(setup, twin).version(observer) == match.version(observer):
                    assert seen == replay(setup, twin, [observer], False)
                    compared += 1
        if compared > 12:
            return
    assert compared or key != "principe"


def test_the_smallest_places_that_differ_are_named() -> None:
    out: list[Any] = []
    compare({"a": [1, {"b": 2}], "c": [1], "d": 0}, {"a": [1, {"b": 3}], "c": [1, 2], "d": 0}, [], out)
    assert out == [(["a", 1, "b"], 3), (["c"], [1, 2])]


async def test_a_finished_game_is_replayed_for_whoever_may_know_it_through_any_eyes(store: Store, home: str) -> None:
    async with guests(home, "Ada", "Bruno", "") as (ada, bruno, passer_by):
        id = await finished(store, ada, bruno)
        row = await row_of(store, id)
        assert row is not None
        for query, observers in (("", [-1]), ("?seat=1", [1]), ("?all=true", [-1, 0, 1])):
            found = (await passer_by.get(f"/tables/{id}/replay{query}")).json()
            assert [eyes["observer"] for eyes in found["eyes"]] == observers
            assert_replays(row.setup(), await store.entries(id), found, True)


async def test_a_running_game_is_replayed_as_the_seat_saw_it_and_no_more(store: Store, home: str) -> None:
    async with guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno, watchable=False)
        found = (await ada.get(f"/tables/{id}/replay?seat=0")).json()
        row = await row_of(store, id)
        assert row is not None
        assert_replays(row.setup(), await store.entries(id), found, False)
        assert (found["over"], found["done"]) == (False, None)
        done = await bruno.get(f"/tables/{id}/replay")
        assert (done.status_code, done.json()["error"]) == (409, "not-over")


async def test_scores_proof_and_record_are_those_of_the_game(store: Store, home: str) -> None:
    async with guests(home, "Ada", "Bruno", "") as (ada, bruno, passer_by):
        id = await finished(store, ada, bruno)
        result = (await passer_by.get(f"/tables/{id}/result")).json()
        promised = (await passer_by.get(f"/tables/{id}")).json()["table"]["commitment"]
        answer = await passer_by.get(f"/tables/{id}/record")
        record = parsed(answer.text)
        assert answer.headers["content-disposition"] == f'attachment; filename="signoria-principe-{id}.json"'
        assert [check.fault for check in proof(game("principe"), record, promised) if check.fault] == []
        assert (result["seed"], result["commitment"]) == (record.seed, promised)
        assert (result["scores"], result["winners"]) == (record.data["scores"], record.data["winners"])
        assert [sum(line["points"] for line in result["scores"] if line["seat"] == seat) for seat in (0, 1)] == result[
            "totals"
        ]


async def test_a_game_that_was_broken_off_gives_its_record_its_proof_and_no_winners(store: Store, home: str) -> None:
    async with guests(home, "Ada", "Bruno", "") as (ada, bruno, passer_by):
        id, invitation = await table_for(ada, bruno)
        async with ada.wire() as wire:
            update = (await wire.subscribe(id, 0))["update"]
            text = answers(update["decision"])[0]
            assert (await wire.act(id, 0, update["version"], text))["type"] == "accepted"
        for page in ("result", "record"):
            assert (await ada.get(f"/tables/{id}/{page}")).json()["error"] == "not-over"
        await close(store, id)
        promised = (await ada.get(f"/tables/{id}")).json()["table"]["commitment"]
        result = (await passer_by.get(f"/tables/{id}/result?invitation={invitation}")).json()
        assert (result["ended"], result["scores"], result["totals"], result["winners"]) == ("closed", [], [], [])
        record = parsed((await passer_by.get(f"/tables/{id}/record?invitation={invitation}")).text)
        assert (record.over, record.actions, record.players) == (False, [f"0 {text}"], ["Ada", "Bruno"])
        assert [check.fault for check in proof(game("principe"), record, promised) if check.fault] == []
        assert (result["seed"], result["commitment"]) == (record.seed, promised)
        replayed = (await bruno.get(f"/tables/{id}/replay?all=true")).json()
        assert replayed["done"][-1]["text"] == "closed"
        assert (await passer_by.get(f"/tables/{id}/record")).status_code == 404


async def test_a_table_that_was_closed_before_it_began_has_no_record(store: Store, home: str) -> None:
    async with guests(home, "Ada") as (ada,):
        id = (await ada.post("/tables", game="principe", seats=3)).json()["table"]["id"]
        await close(store, id)
        assert (await ada.get(f"/tables/{id}/record")).json()["error"] == "not-begun"


async def test_a_hint_is_for_the_seat_that_is_asked_where_the_table_allows_it(home: str) -> None:
    async with guests(home, "Ada", "Bruno") as (ada, bruno):
        strict, _invitation = await table_for(ada, bruno)
        assert (await ada.post(f"/tables/{strict}/seats/0/hint")).json()["error"] == "no-hints"
        id, _invitation = await table_for(ada, bruno, hints=True)
        async with ada.wire() as wire:
            options = answers((await wire.subscribe(id, 0))["update"]["decision"])
        hint = (await ada.post(f"/tables/{id}/seats/0/hint")).json()
        assert hint["version"] == 0
        assert {opinion["action"] for opinion in hint["opinions"]} <= set(options)
        assert (await ada.post(f"/tables/{id}/seats/1/hint")).json()["error"] == "not-your-seat"


async def test_of_two_hints_at_once_the_second_is_refused(home: str) -> None:
    async with guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno, hints=True)
        answers = await asyncio.gather(*(ada.post(f"/tables/{id}/seats/0/hint") for _ in range(2)))
        assert sorted(answer.status_code for answer in answers) == [200, 429]


async def analysis_done(person: Guest, id: str) -> dict[str, Any]:
    while (found := (await person.get(f"/tables/{id}/analysis")).json())["status"] == "running":
        await asyncio.sleep(0.05)
    return dict(found)


async def test_an_analysis_goes_on_in_the_background_and_is_kept(
    store: Store, home: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyst, "ITERATIONS", 8)
    async with guests(home, "Ada", "Bruno", "") as (ada, bruno, passer_by):
        id = await finished(store, ada, bruno)
        assert (await passer_by.get(f"/tables/{id}/analysis")).json()["error"] == "not-analysed"
        at_first = (await ada.post(f"/tables/{id}/analysis")).json()
        assert (at_first["status"], at_first["report"]) == ("running", None)
        found = await analysis_done(passer_by, id)
        assert (found["status"], found["done"]) == ("done", found["total"])
        assert len(found["report"]["decisions"]) == found["total"]
        assert found["report"]["players"] == ["Ada", "Bruno"]
        assert (await bruno.post(f"/tables/{id}/analysis")).json() == found


async def test_an_analysis_whose_server_died_is_begun_again_by_asking(
    store: Store, home: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyst, "ITERATIONS", 8)
    async with guests(home, "Ada", "Bruno") as (ada, bruno):
        id = await finished(store, ada, bruno)
        await store.write(begun(id, "dead", now() - 1))
        assert (await ada.get(f"/tables/{id}/analysis")).json()["status"] == "stopped"
        assert (await ada.post(f"/tables/{id}/analysis")).json()["status"] == "running"
        assert (await analysis_done(ada, id))["status"] == "done"
        with pytest.raises(Conflict):
            await store.write(progress(id, "dead", now(), 1, 1))


async def test_hints_and_replays_wait_in_a_line_that_has_an_end(store: Store) -> None:
    async with open_app(store) as (home, context), guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno, hints=True)
        async with AsyncExitStack() as crowd:
            waiting = []
            for queue in (context.hinting, context.replaying):
                await crowd.enter_async_context(queue.turn("somebody"))
                for n in range(queue.longest):
                    turn = queue.turn(f"person {n}")
                    waiting.append(asyncio.create_task(turn.__aenter__()))
            await asyncio.sleep(0)
            answers = [await ada.post(f"/tables/{id}/seats/0/hint"), await ada.get(f"/tables/{id}/replay?seat=0")]
            assert [(answer.status_code, answer.json()["error"]) for answer in answers] == [(429, "busy")] * 2
            assert all(int(answer.headers["retry-after"]) > 0 for answer in answers)
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
        assert (await ada.get(f"/tables/{id}/replay?seat=0")).status_code == 200
