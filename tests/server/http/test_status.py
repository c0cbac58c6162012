"""For who runs the server: numbers, and lines without a secret in them."""

import asyncio
import json
import signal
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest
from httpx2 import AsyncClient
from websockets.exceptions import ConnectionClosed

from signoria import Rng
from signoria.server.store import Store, open_store
from tests.server.clients import PATIENCE, Guest, guests, serving, table_for
from tests.server.logs import acts
from tests.server.processes import running
from tests.server.test_process import play_some
from tests.tables import answers

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(sqlite_address: str) -> AsyncIterator[Store]:
    opened = await open_store(sqlite_address)
    yield opened
    await opened.close()


async def test_what_is_counted_can_be_read_and_names_nobody(store: Store) -> None:
    async with serving(store) as home, guests(home, "Ada", "Bruno") as (ada, bruno):
        id, invitation = await table_for(ada, bruno)
        await bruno.get(f"/tables/{id}?invitation={invitation}")
        await bruno.get("/nowhere/at/all")
        async with ada.wire() as wire:
            await play_some(wire, id, 0, Rng(1), 1)
            await wire.act(id, 0, 0, "bid 99")
            text = (await ada.http.get("/metrics")).text
        lines = dict(line.rsplit(" ", 1) for line in text.splitlines() if line and not line.startswith("#"))
        assert lines['signoria_requests_total{method="POST",route="/api/tables",status="201"}'] == "1.0"
        assert lines['signoria_requests_total{method="GET",route="/api/tables/{id}",status="200"}'] == "1.0"
        assert lines['signoria_requests_total{method="GET",route="other",status="404"}'] == "1.0"
        assert (lines["signoria_connections"], lines["signoria_rooms"]) == ("1.0", "1.0")
        assert float(lines["signoria_act_seconds_count"]) >= 2
        assert sum(float(value) for name, value in lines.items() if name.startswith("signoria_refusals_total")) == 1
        assert id not in text
        assert invitation not in text


async def test_numbers_are_for_this_machine_unless_there_is_a_token(store: Store) -> None:
    async with serving(store) as home, AsyncClient(base_url=home) as http:
        assert (await http.get("/metrics")).status_code == 200
        for name in ("X-Forwarded-For", "Forwarded", "Via"):
            assert (await http.get("/metrics", headers={name: "1.2.3.4"})).status_code == 404
    async with serving(store, trusted_proxies="127.0.0.1") as home, AsyncClient(base_url=home) as http:
        assert (await http.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"})).status_code == 404
    async with serving(store, metrics_token="only-for-prometheus") as home, AsyncClient(base_url=home) as http:
        assert (await http.get("/metrics")).status_code == 404
        for shown, wanted in (("Bearer only-for-prometheus", 200), ("Bearer only", 404), ("Bearer \xff", 404)):
            headers = {"Authorization": shown.encode("latin-1")}
            assert (await http.get("/metrics", headers=headers)).status_code == wanted  # type: ignore[arg-type]  # bytes are fine


@pytest.mark.parametrize("form", ["json", "console"])
async def test_a_whole_game_at_debug_level_leaves_no_secret_in_the_log(form: str, postgres_address: str) -> None:
    """Texts of acts, cookies, invitations, tokens, the seed, the password of the database."""
    database = postgres_address.replace("postgres@", "postgres:hunter2hunter2@")
    log: list[bytes] = []
    options = ["--log-level", "debug", "--log-format", form, "--metrics-token", "token-of-the-metrics"]
    async with running(database, *options, errors=asyncio.subprocess.PIPE) as (server, home):
        reading = asyncio.create_task(collected(server, log))
        async with guests(home, "Ada", "Bruno") as (ada, bruno):
            id, invitation = await table_for(ada, bots=1)
            token = (await ada.post(f"/tables/{id}/seats/0/token")).json()["token"]
            await bruno.post(f"/tables/{id}/seats/0/claim", token=token)
            await bruno.get(f"/tables/{id}?invitation={invitation}")
            await bruno.get("/tables/" + "%ff" * 9)
            async with bruno.wire() as wire:
                await wire.socket.send('{"type":"act","text":"a secret that is no message"}')
                await wire.until("fault")
                acts = await play_some(wire, id, 0, Rng(3), 10_000)
                await wire.act(id, 0, 0, "bid 99")
            record = (await bruno.get(f"/tables/{id}/record")).json()
            secrets = [guest.http.cookies["signoria"] for guest in (ada, bruno)] + [invitation, token, record["seed"]]
        server.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(server.wait(), PATIENCE) == 0
        await reading
    text = b"".join(log).decode()
    if form == "json":
        events = [json.loads(line) for line in text.splitlines()]
        assert {"the server starts", "a game begins", "a game is over", "commanded"} <= {e["event"] for e in events}
        assert all({"event", "level", "logger", "timestamp"} <= set(event) for event in events)
    secrets += ["hunter2hunter2", "token-of-the-metrics", "a secret that is no message", "bid 99"]
    secrets += [act for _version, act in acts if " " in act]
    assert len(secrets) > 20
    assert [secret for secret in secrets if secret in text] == []


async def collected(server: asyncio.subprocess.Process, out: list[bytes]) -> None:
    assert server.stderr is not None
    while piece := await server.stderr.read(65536):
        out.append(piece)


async def test_told_to_stop_in_the_midst_of_play_it_keeps_all_that_it_acknowledged(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/signoria.db"
    async with running(database) as (server, home), guests(home, "Ada", "Bruno", "Carla") as people:
        tables = [(await table_for(person, bots=1))[0] for person in people]
        acknowledged: Counter[str] = Counter()

        async def play(person: Guest, id: str) -> int | None:
            async with person.wire() as wire:
                with suppress(ConnectionClosed):
                    while True:
                        update = (await wire.subscribe(id, 0))["update"]
                        if update["decision"] is None:
                            update = (await wire.until("update"))["update"]
                        else:
                            answer = await wire.act(id, 0, update["version"], answers(update["decision"])[0])
                            acknowledged[id] += answer["type"] == "accepted"
                        if acknowledged.total() == 30:
                            server.send_signal(signal.SIGTERM)
                return wire.socket.close_code

        codes = await asyncio.gather(*[play(person, id) for person, id in zip(people, tables, strict=True)])
        assert codes == [1012] * 3
        assert await asyncio.wait_for(server.wait(), PATIENCE) == 0
    store = await open_store(database)
    for id in tables:
        kept = [entry for entry in acts(await store.entries(id)) if entry.by == "person"]
        assert acknowledged[id] <= len(kept) <= acknowledged[id] + 1, "only the last may have lost its answer"
    await store.close()
