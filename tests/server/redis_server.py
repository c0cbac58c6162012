"""A Redis of our own, reached by a socket in its own folder: to be stopped, and started again."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


def program() -> str:
    found = shutil.which("redis-server")
    if found is None:
        reason = "no Redis here (Debian: apt install redis-server)"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    return found


class RedisServer:
    """Keeps nothing: what it is told it passes on."""

    def __init__(self, folder: Path) -> None:
        self.socket = folder / "redis.sock"
        self.command = [program(), "--port", "0", "--unixsocket", str(self.socket), "--save", "", "--dir", str(folder)]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"unix://{self.socket}"

    def start(self) -> None:
        """Returns when it says that it listens."""
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE)
        assert self.process.stdout is not None
        assert any(b"eady to accept connections" in line for line in self.process.stdout), "Redis did not start"

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.communicate()


@contextmanager
def redis_server() -> Iterator[RedisServer]:
    with tempfile.TemporaryDirectory(prefix="signoria-redis-") as folder:
        server = RedisServer(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()
