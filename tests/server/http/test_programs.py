"""Programs over HTTP: the same judge, the same words, the same secrets as by WebSocket."""

import asyncio
import json
import shlex
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from httpx2 import AsyncClient, Response

from signoria import BadSetup
from signoria.games import game
from signoria.kernel.record import parsed, proof
from signoria.server.bots.workers import check_house_bots
from signoria.server.settings import settings
from signoria.server.store import Store, open_store
from tests.server.clients import PATIENCE, Guest, Message, guests, serving, table_for
from tests.server.logs import acts
from tests.tables import answers

pytestmark = pytest.mark.anyio

EXAMPLES = Path(__file__).parents[3] / "examples" / "bots"


@pytest.fixture
async def store(sqlite_address: str) -> AsyncIterator[Store]:
    opened = await open_store(sqlite_address)
    yield opened
    await opened.close()


class Program:
    """Somebody with a token and no cookie."""

    def __init__(self, http: AsyncClient, token: str, table: str, seat: int) -> None:
        self.http = http
        self.headers = {"Authorization": f"Bearer {token}"}
        self.path = f"/api/bot/tables/{table}/seats/{seat}"

    async def act(self, version: int, text: str) -> Response:
        return await self.http.post(f"{self.path}/act", json={"version": version, "text": text}, headers=self.headers)

    @asynccontextmanager
    async def stream(self, since: int = -1) -> AsyncIterator[AsyncIterator[str]]:
        path = f"{self.path}/stream?since={since}"
        async with self.http.stream("GET", path, headers=self.headers) as answer:
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("application/x-ndjson")
            yield answer.aiter_lines()


@asynccontextmanager
async def program(home: str, token: str, table: str, seat: int) -> AsyncIterator[Program]:
    async with AsyncClient(base_url=home, timeout=PATIENCE) as http:
        yield Program(http, token, table, seat)


async def token_for(person: Guest, table: str, seat: int) -> str:
    done = await person.post(f"/tables/{table}/seats/{seat}/bot-token")
    assert done.status_code == 201
    return str(done.json()["token"])


async def next_update(lines: AsyncIterator[str]) -> Message:
    async for line in lines:
        message: Message = json.loads(line) if line else {}
        if "update" in message:
            return dict(message["update"])
    raise AssertionError("the stream has ended")


async def test_a_program_is_told_byte_for_byte_what_a_browser_in_its_seat_is_told(store: Store) -> None:
    async with serving(store) as home, guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno)
        async with program(home, await token_for(ada, id, 0), id, 0) as bot, ada.wire() as wire, bot.stream() as lines:
            await wire.send("subscribe", table=id, seat=0)
            for _step in range(5):  # the table, how it stands, three cards
                heard = await anext(lines)
                assert heard == await wire.line()
                decision = json.loads(heard).get("update", {}).get("decision")
                if decision:
                    done = await bot.act(json.loads(heard)["update"]["version"], answers(decision)[0])
                    assert done.json()["type"] == "accepted"


async def test_a_program_is_told_the_values_of_somebodys_own_box(store: Store) -> None:
    mine = {"name": "mine", "values": {"city": {"siena": {"regions": ["blue"]}}}}
    async with serving(store) as home, guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno, box=mine)
        async with program(home, await token_for(bruno, id, 1), id, 1) as bot:
            values = (await bot.http.get(f"{bot.path}/box", headers=bot.headers)).json()
            assert values["city"]["siena"]["regions"] == ["blue"]
            assert (await bot.http.get(f"{bot.path}/box")).status_code == 401


async def test_what_a_program_may_not_do_is_refused_and_changes_nothing(store: Store) -> None:
    async with serving(store) as home, guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno)
        assert (await bruno.post(f"/tables/{id}/seats/0/bot-token")).status_code == 403
        token = await token_for(ada, id, 0)
        async with program(home, token, id, 1) as other, program(home, "guessed", id, 0) as stranger:
            assert (await other.act(0, "pass")).status_code == 403
            assert (await stranger.act(0, "pass")).status_code == 401
        async with program(home, token, id, 0) as bot:
            async with bot.stream() as lines:
                update = await next_update(lines)
            rejected = await bot.act(update["version"], "bid 99")
            assert (rejected.status_code, rejected.json()["code"]) == (409, "illegal")
            assert (await bot.act(update["version"] + 5, "lay red")).json()["code"] == "stale"
            assert (await bot.act(update["version"], "x" * 300)).status_code == 422
            assert len(await store.entries(id)) == 1
            await token_for(ada, id, 0)  # a newer one
            assert (await bot.act(update["version"], answers(update["decision"])[0])).status_code == 401


async def test_a_token_dies_with_the_seat_and_when_it_is_revoked(store: Store) -> None:
    async with serving(store) as home, guests(home, "Ada", "Bruno", "Carla") as (ada, bruno, carla):
        id, _invitation = await table_for(ada, bruno)
        async with program(home, await token_for(bruno, id, 1), id, 1) as bot, bot.stream() as lines:
            await next_update(lines)
            gift = (await bruno.post(f"/tables/{id}/seats/1/token")).json()["token"]
            await carla.post(f"/tables/{id}/seats/1/claim", token=gift)
            assert json.loads([line async for line in lines if line][-1])["type"] == "unsubscribed"
            assert (await bot.act(0, "pass")).status_code == 403
        everywhere = (await ada.post("/me/bot-tokens")).json()["token"]
        async with program(home, everywhere, id, 0) as bot:
            seats = await bot.http.get("/api/bot/seats", headers=bot.headers)
            assert seats.json() == [{"table": id, "game": "principe", "seat": 0}]
            assert (await ada.http.delete("/api/me/bot-tokens")).status_code == 204
            assert (await bot.http.get("/api/bot/seats", headers=bot.headers)).status_code == 401


async def test_a_server_that_stops_ends_its_streams(store: Store) -> None:
    async with serving(store) as home, guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno)
        token, sitting = await token_for(ada, id, 0), asyncio.Event()

        async def listen() -> None:
            async with program(home, token, id, 0) as bot, bot.stream() as lines:
                await next_update(lines)
                sitting.set()
                async for _line in lines:
                    pass

        listening = asyncio.create_task(listen())
        await sitting.wait()
    await asyncio.wait_for(listening, PATIENCE)


async def test_the_example_plays_a_game_to_its_end(store: Store) -> None:
    async with serving(store) as home, guests(home, "Ada") as (ada,):
        id, _invitation = await table_for(ada, bots=1)
        command = [sys.executable, str(EXAMPLES / "over_http.py"), home, await token_for(ada, id, 0)]
        example = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        said, _nothing = await asyncio.wait_for(example.communicate(), PATIENCE)
        assert example.returncode == 0
        assert said.startswith(b"principe: seat 0, won by [")
        record = parsed((await ada.get(f"/tables/{id}/record")).text)
        assert [check.fault for check in proof(game("principe"), record) if check.fault] == []


async def test_a_bot_of_the_house_is_named_in_the_settings_and_nobody_else_names_a_program(
    store: Store, tmp_path: Path
) -> None:
    careful = f"stdio:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLES / 'careful.py'))}"
    (tmp_path / "signoria.toml").write_text(f"[bots]\ncareful = {json.dumps(careful)}\n")
    chosen = settings({}, str(tmp_path / "signoria.toml"), {})
    check_house_bots(chosen.bots)
    async with serving(store, bots=chosen.bots) as home, guests(home, "Ada") as (ada,):
        assert {"key": "careful", "words": "", "strength": 0} in (await ada.get("/games")).json()["bots"]
        assert (await ada.post("/tables", game="principe", seats=2, bots=[careful])).status_code == 422
        id = (await ada.post("/tables", game="principe", seats=2, bots=["careful"])).json()["table"]["id"]
        await ada.post(f"/tables/{id}/start")
        async with ada.wire() as wire:
            update = (await wire.subscribe(id, 0))["update"]
            while len(await store.entries(id)) < 8:
                if update["decision"]:
                    await wire.send(
                        "act", id=1, table=id, seat=0, version=update["version"], text=answers(update["decision"])[-1]
                    )
                update = (await wire.until("update"))["update"]
        assert {entry.by for entry in acts(await store.entries(id)) if entry.seat == 1} == {"bot"}


@pytest.mark.parametrize(
    ("bots", "key"),
    [({"thumb": "random"}, "house-bot-name"), ({"A b": "random"}, "house-bot-name"), ({"x": "hal"}, "no-such-bot")],
)
def test_a_wrong_bot_of_the_house_stops_the_start(bots: dict[str, str], key: str) -> None:
    with pytest.raises(BadSetup, match=key):
        check_house_bots(bots)


def test_a_section_of_bots_that_is_none_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "signoria.toml").write_text("bots = 3\n")
    with pytest.raises(BadSetup, match="bad-setting"):
        settings({}, str(tmp_path / "signoria.toml"), {})
