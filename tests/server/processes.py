"""`signoria serve` as people run it: a process of its own, to be stopped, killed and looked at from outside."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from signoria.server.settings import ENVIRONMENT
from tests.server.clients import PATIENCE, UNLIMITED

Process = asyncio.subprocess.Process


@asynccontextmanager
async def running(database: str, *options: str, errors: int | None = None) -> AsyncIterator[tuple[Process, str]]:
    """The server without limits, and its address. One that hangs says where before it goes."""
    command = [sys.executable, "-m", "signoria", "serve", "--port", "0", "--database", database, "--bot-workers", "1"]
    env = {**os.environ, "PYTHONFAULTHANDLER": "1", **{ENVIRONMENT[name]: "0" for name in (*UNLIMITED, "bot_pause")}}
    server = await asyncio.create_subprocess_exec(
        *command, *options, stdout=asyncio.subprocess.PIPE, stderr=errors, env=env
    )
    try:
        assert server.stdout is not None
        line = await asyncio.wait_for(server.stdout.readline(), PATIENCE)
        assert b"http://" in line
        yield server, line.decode().split()[-1]
    except TimeoutError:
        server.send_signal(signal.SIGABRT)
        await server.wait()
        raise
    finally:
        if server.returncode is None:
            server.kill()
        await server.wait()
