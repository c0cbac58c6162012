"""A server that is told to stop before it has begun ends as quietly as any other."""

import subprocess
import sys
from pathlib import Path

import pytest

STARTING = """
import asyncio, os, signal, sys
from signoria.server import run
from signoria.server.settings import settings

open_store = run.open_store

async def opened(*args, **named):
    os.kill(os.getpid(), getattr(signal, sys.argv[2]))
    await asyncio.sleep(0)
    return await open_store(*args, **named)

run.open_store = opened
run.run(settings({"database": sys.argv[1], "port": 0}, ""), print)
"""


@pytest.mark.parametrize("signal", ["SIGINT", "SIGTERM"])
def test_a_signal_while_the_database_is_opened_ends_the_server_without_a_word(tmp_path: Path, signal: str) -> None:
    command = [sys.executable, "-c", STARTING, f"sqlite:///{tmp_path}/signoria.db", signal]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, "Traceback" in done.stderr, done.stdout) == (0, False, ""), done.stderr
