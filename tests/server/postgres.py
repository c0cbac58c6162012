"""A PostgreSQL of our own: made for a test session, reached by a socket in its own folder, gone afterwards."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

SETTINGS = {"listen_addresses": "''", "fsync": "off", "max_connections": "60", "shared_buffers": "16MB"}


def programs() -> Path:
    """The folder of initdb and pg_ctl: on the PATH, or where Debian keeps the newest."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    newest = max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)
    if newest is not None:
        return newest
    reason = "no PostgreSQL here (Debian: apt install postgresql)"
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


def owner() -> str | int:
    """PostgreSQL refuses to run as root."""
    return "postgres" if os.getuid() == 0 else os.getuid()


def run(*command: str | Path) -> None:
    done = subprocess.run(command, user=owner(), cwd="/", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@contextmanager
def server(settings: Mapping[str, str] = SETTINGS) -> Iterator[Path]:
    """Runs while this is open; yields the folder of its socket."""
    bin = programs()
    folder = Path(tempfile.mkdtemp(prefix="signoria-pg-"))
    try:
        shutil.chown(folder, owner())
        run(bin / "initdb", "-D", folder / "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N", "--locale=C")
        options = " ".join(f"-c {key}={value}" for key, value in settings.items())
        options += f" -c unix_socket_directories={folder}"
        run(bin / "pg_ctl", "-D", folder / "data", "-w", "-l", folder / "log", "-o", options, "start")
        try:
            yield folder
        finally:
            run(bin / "pg_ctl", "-D", folder / "data", "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
