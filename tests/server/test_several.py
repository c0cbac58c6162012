"""`signoria serve --processes`: several processes behind one port."""

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from signoria.server.store import open_store
from tests.server.clients import PATIENCE, guests, table_for
from tests.server.crash import children
from tests.server.processes import running

pytestmark = pytest.mark.anyio


async def gone(pid: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while Path(f"/proc/{pid}").exists():
            await asyncio.sleep(0.05)


def counts_of(process: int) -> Path:
    """The folder in which it counts together with the others."""
    said = dict(each.partition(b"=")[::2] for each in Path(f"/proc/{process}/environ").read_bytes().split(b"\0"))
    return Path(said[b"PROMETHEUS_MULTIPROC_DIR"].decode())


async def test_a_process_that_was_killed_is_followed_by_another(postgres_address: str) -> None:
    async with running(postgres_address, "--processes", "2") as (front, home), guests(home, "Ada", "Bruno") as people:
        before = children(front.pid)
        assert len(before) == 2
        id, _invitation = await table_for(*people)
        os.kill(min(before), signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            while len(now := children(front.pid)) != 2 or now == before:
                await asyncio.sleep(0.05)
        for person in people:
            assert (await person.get(f"/tables/{id}")).status_code == 200
        counted = {file.stem.rpartition("_")[2] for file in counts_of(min(now)).iterdir()}
        assert counted <= {"0", "1", "2", "3"}  # however many die, there are no more files than these


async def test_whichever_is_asked_counts_for_all(postgres_address: str) -> None:
    async with running(postgres_address, "--processes", "2") as (front, home):
        all = children(front.pid)
        for _request in range(30):
            async with guests(home, "") as (somebody,):
                assert (await somebody.http.get("/livez")).status_code == 200
        for _answer in range(8):
            async with guests(home, "") as (somebody,):
                told = (await somebody.http.get("/metrics")).text
            counts = [line for line in told.splitlines() if line.startswith("signoria_requests_total{")]
            assert [line.rpartition(" ")[2] for line in counts if "/livez" in line] == ["30.0"]
        assert children(front.pid) == all


async def test_a_process_that_is_restarted_lets_those_who_are_connected_go_one_by_one(postgres_address: str) -> None:
    """Nobody is cut off before the new one listens, and whoever comes back is heard."""
    async with running(postgres_address, "--processes", "2") as (front, home), guests(home, "Ada") as (ada,):
        id, _invitation = await table_for(ada, bots=1)
        async with AsyncExitStack() as all:
            wires = [await all.enter_async_context(ada.wire()) for _line in range(12)]
            old = children(front.pid)
            front.send_signal(signal.SIGHUP)
            for wire in wires:
                await asyncio.wait_for(wire.socket.wait_closed(), PATIENCE)
                assert wire.socket.close_code == 1012
                async with ada.wire() as again:
                    assert (await again.subscribe(id, 0))["type"] == "sync"
        async with asyncio.timeout(PATIENCE):
            while len(now := children(front.pid)) != 2 or now & old:
                await asyncio.sleep(0.05)


async def test_one_that_would_see_games_differently_says_so_in_a_line_and_does_not_start(postgres_address: str) -> None:
    other = await open_store(postgres_address)
    assert other.presence is not None
    await other.presence.arrive("2 0.1.9")
    command = [sys.executable, "-m", "signoria", "serve", "--port", "0", "--database", postgres_address]
    done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert "2 0.1.9" in done.stderr
    await other.close()


async def test_all_stop_together(postgres_address: str) -> None:
    async with running(postgres_address, "--processes", "2") as (front, _home):
        all = children(front.pid)
        front.terminate()
        assert await front.wait() == 0
        for pid in all:
            assert not Path(f"/proc/{pid}").exists()


async def test_when_the_one_in_front_is_killed_the_others_stop(postgres_address: str) -> None:
    async with running(postgres_address, "--processes", "2") as (front, _home):
        all = children(front.pid)
        front.kill()
        await front.wait()
        for pid in all:
            await gone(pid)


def test_sqlite_is_for_one_process(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "signoria", "serve", "--processes", "2", "--port", "0"]
    done = subprocess.run(
        [*command, "--database", f"sqlite:///{tmp_path}/signoria.db"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert "PostgreSQL" in done.stderr


def test_a_process_that_does_not_start_says_why_once(tmp_path: Path) -> None:
    """Its database is not there."""
    command = [sys.executable, "-m", "signoria", "serve", "--processes", "2", "--port", "0"]
    done = subprocess.run(
        [*command, "--database", f"postgresql://nobody@/nothing?host={tmp_path}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 2, done.stderr
