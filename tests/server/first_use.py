"""A server that counts what its event loop does: `python -m tests.server.first_use DATABASE`, stopped by SIGTERM.

It measures itself by calls of functions in place of seconds, so that `signoria_loop_held_longest_seconds` is the most
calls that any piece of work made at one go: the same on every machine. When it stops it tells as JSON what the loop had
to import, and which files it opened to read words or code, after the server said that it listens.
"""

import asyncio
import json
import re
import signal
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from types import FrameType
from typing import Any

from signoria.server.ops import metrics
from signoria.server.run import run
from signoria.server.settings import Settings
from tests.server.clients import PATIENCE, UNLIMITED, Guest

LOOP = threading.get_ident()
CORE = ("signoria.kernel", "signoria.kit", "signoria.games")
READ = (".ftl", ".py", ".pyc", ".toml")


class Calls:
    """A clock that goes on by one with each call of a function. Within the core none is counted: it may be compiled."""

    def __init__(self) -> None:
        self.counter = count(1)
        self.made = 0

    def perf_counter(self) -> float:
        return self.made

    def called(self, frame: FrameType, event: str, _argument: object) -> None:
        if event in ("call", "c_call") and not frame.f_globals.get("__name__", "").startswith(CORE):
            self.made = next(self.counter)


@dataclass
class Counted:
    """Such a server, and after its end what its loop was late with."""

    home: str
    late: list[str] = field(default_factory=list)


@asynccontextmanager
async def counting(database: str) -> AsyncIterator[Counted]:
    command = [sys.executable, "-m", "tests.server.first_use", database]
    server = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    try:
        assert server.stdout is not None
        found = Counted((await asyncio.wait_for(server.stdout.readline(), PATIENCE)).decode().strip())
        yield found
        server.send_signal(signal.SIGTERM)
        found.late += json.loads(await asyncio.wait_for(server.stdout.read(), PATIENCE))
    finally:
        if server.returncode is None:
            server.kill()
        await server.wait()


async def most_calls(guest: Guest) -> dict[str, int]:
    """By kind of work, the calls at one go."""
    text = (await guest.http.get("/metrics")).text
    return {work: int(float(n)) for work, n in re.findall(r'loop_held_longest_seconds\{work="(.*)"\} (.*)', text)}


def main() -> None:
    late: list[str] = []
    listening = False

    def heard(event: str, arguments: tuple[object, ...]) -> None:
        if listening and threading.get_ident() == LOOP:
            if event == "import":
                late.append(f"import {arguments[0]}")
            elif event == "open" and str(arguments[0]).endswith(READ):
                late.append(f"open {arguments[0]}")

    def ready(address: str) -> None:
        nonlocal listening
        print(address, flush=True)
        calls = Calls()
        setattr(metrics, "time", calls)  # noqa: B010
        sys.addaudithook(heard)
        listening = True
        sys.setprofile(calls.called)

    chosen: dict[str, Any] = {"port": 0, "bot_workers": 1, "bot_pause": 0, "database": sys.argv[1], **UNLIMITED}
    run(Settings(**chosen), ready)
    sys.setprofile(None)
    listening = False
    print(json.dumps(late))


if __name__ == "__main__":
    main()
