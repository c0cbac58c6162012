"""The server as people run it: killed, it has lost nothing that it acknowledged; what is wrong is one clear line."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from signoria import Rng
from signoria.server.store import open_store
from tests.cli.signoria_cli import one_line, signoria
from tests.endings import all_end
from tests.server.clients import PATIENCE, Wire, guests, table_for
from tests.server.processes import running
from tests.tables import answers, by_verb

pytestmark = pytest.mark.anyio


async def play_some(wire: Wire, id: str, seat: int, rng: Rng, most: int) -> list[tuple[int, str]]:
    """Up to so many acts that were acknowledged, as (version, text)."""
    update = (await wire.subscribe(id, seat))["update"]
    done: list[tuple[int, str]] = []
    while len(done) < most and not update["over"]:
        if update["decision"] is not None:
            text = by_verb(rng, answers(update["decision"]))
            answer = await wire.act(id, seat, update["version"], text)
            if answer["type"] == "accepted":
                done.append((answer["version"], text))
            update = (await wire.subscribe(id, seat))["update"]
        else:
            update = (await wire.until("update"))["update"]
    return done


async def test_a_server_that_is_told_to_stop_says_goodbye_and_leaves_nothing_behind(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path}/signoria.db") as (server, home), guests(home, "Ada") as (ada,):
        id, _invitation = await table_for(ada, bots=1)
        async with ada.wire() as wire:
            await play_some(wire, id, 0, Rng(1), 3)
            workers = children(server.pid)
            assert workers
            server.send_signal(signal.SIGTERM)
            await asyncio.wait_for(wire.socket.wait_closed(), PATIENCE)
            assert wire.socket.close_code == 1012
        assert await asyncio.wait_for(server.wait(), PATIENCE) == 0
        assert await asyncio.to_thread(all_end, workers)


async def test_a_server_that_runs_as_root_says_that_it_need_not(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path}/signoria.db", errors=asyncio.subprocess.PIPE) as (server, _home):
        server.send_signal(signal.SIGTERM)
        _said, log = await asyncio.wait_for(server.communicate(), PATIENCE)
        assert (b"as root" in log) == (os.geteuid() == 0)


async def test_workers_leave_when_their_server_was_killed(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path}/signoria.db") as (server, home), guests(home, "Ada") as (ada,):
        id, _invitation = await table_for(ada, bots=1)
        async with ada.wire() as wire:
            await play_some(wire, id, 0, Rng(1), 3)
            workers = children(server.pid)
            assert workers
            server.kill()
        assert await asyncio.to_thread(all_end, workers)


async def test_the_process_that_replays_games_starts_with_the_server(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path}/signoria.db") as (server, _home), asyncio.timeout(PATIENCE):
        while not any("spawn_main" in Path(f"/proc/{pid}/cmdline").read_text() for pid in children(server.pid)):
            await asyncio.sleep(0.05)


def children(pid: int) -> list[int]:
    return [int(child) for task in Path(f"/proc/{pid}/task").glob("*/children") for child in task.read_text().split()]


def test_a_port_that_is_taken_is_one_clear_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        done = signoria("serve", "--port", str(port))
    assert str(port) in one_line(done)
    assert not os.listdir(tmp_path), "nothing is made before it is known that it can be used"


@pytest.mark.parametrize(
    ("environment", "part"),
    [
        ({"SIGNORIA_PORT": "many"}, "SIGNORIA_PORT"),
        ({"DATABASE_URL": "oracle://x"}, "DATABASE_URL"),
        ({"DATABASE_URL": "sqlite:////proc/no/where.db", "SIGNORIA_PORT": "0"}, "/proc/no"),
        ({"DATABASE_URL": "postgresql://u:hunter2@127.0.0.1:1/x", "SIGNORIA_PORT": "0"}, "database"),
        ({"DATABASE_URL": "sqlite:////proc/self/comm", "SIGNORIA_PORT": "0"}, "comm.lock"),
        ({"SIGNORIA_PUBLIC_URL": "example.org"}, "SIGNORIA_PUBLIC_URL"),
        ({"SIGNORIA_TRUSTED_PROXIES": "localhost"}, "SIGNORIA_TRUSTED_PROXIES"),
        ({"SIGNORIA_METRICS_TOKEN": "hunter2"}, "SIGNORIA_METRICS_TOKEN"),
        ({"SIGNORIA_CONFIG": "/no/such/file.toml"}, "/no/such/file.toml"),
        ({"SIGNORIA_HOST": "no.such.host.invalid"}, "no.such.host.invalid"),
    ],
)
def test_bad_configuration_is_one_clear_line(
    environment: dict[str, str], part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    line = one_line(signoria("serve"))
    assert part in line
    assert "hunter2" not in line


async def revised(database: str, revision: str) -> None:
    """A database of another version than ours."""
    store = await open_store(database)
    async with store.writer.engine.begin() as connection:
        await connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{revision}'")
    await store.close()


async def foreign(database: str) -> None:
    store = await open_store(database)
    async with store.writer.engine.begin() as connection:
        await connection.exec_driver_sql("DROP TABLE alembic_version")
    await store.close()


@pytest.mark.parametrize(("revision", "part"), [("0001", "--migrate"), ("9999", "newer"), ("", "not ours")])
async def test_a_database_of_another_version_is_one_clear_line(revision: str, part: str, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/signoria.db"
    await (revised(database, revision) if revision else foreign(database))
    before = (tmp_path / "signoria.db").read_bytes()
    assert part in one_line(await asyncio.to_thread(signoria, "serve", "--port", "0", "--database", database))
    assert (tmp_path / "signoria.db").read_bytes() == before


async def test_a_file_that_is_no_database_or_in_use_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear Niccolò, " * 400)
    address = f"sqlite:///{tmp_path}/letter.db"
    assert "database" in one_line(await asyncio.to_thread(signoria, "serve", "--port", "0", "--database", address))
    assert (tmp_path / "letter.db").read_text().startswith("Dear Niccolò, ")
    store = await open_store(f"sqlite:///{tmp_path}/signoria.db")
    address = f"sqlite:///{tmp_path}/signoria.db"
    assert "in use" in one_line(await asyncio.to_thread(signoria, "serve", "--port", "0", "--database", address))
    await store.close()


def test_other_commands_do_not_wait_for_the_server() -> None:
    """What only `serve` needs is not imported by the rest."""
    code = "import sys, signoria.cli; print([m for m in ('fastapi', 'sqlalchemy', 'uvicorn') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_server_does_not_stop_all_the_time_to_look_for_garbage() -> None:
    code = """
import gc
from signoria import BadSetup
from signoria.server.run import COLLECTED, run
from signoria.server.settings import Settings
try:
    run(Settings(host="no.such.host.invalid"))
except BadSetup:
    print(gc.get_threshold() == COLLECTED, gc.get_freeze_count() > 10_000)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "True True"
