"""What dies in a process of a pool, on purpose: by being killed in the midst of a report, before it, or never."""

import fcntl
import os
import signal
import struct
import termios
import threading
import time
from collections.abc import Callable
from pathlib import Path

LONG = 200_000_000  # bytes: far more than any pipe holds
SOME = 10_000


def unsent(fd: int) -> int:
    """Bytes that wait to be read at the other end of a pipe or a socket."""
    found = 0
    for what in (termios.FIONREAD, termios.TIOCOUTQ):
        try:
            found = max(found, struct.unpack("i", fcntl.ioctl(fd, what, b"\0\0\0\0"))[0])
        except OSError:
            continue
    return found


def long_report() -> bytes:
    """The process is killed as soon as a part of its report is under way."""
    beside(die)
    return b"x" * LONG


def beside(doing: Callable[[], None]) -> None:
    """Do it as soon as this process is about to send something long."""

    def wait() -> None:
        while all(unsent(int(fd.name)) < SOME for fd in Path("/proc/self/fd").iterdir()):
            time.sleep(0.0005)
        doing()

    threading.Thread(target=wait, daemon=True).start()


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def die_once(mark: str) -> str:
    """Killed the first time, done the second."""
    try:
        Path(mark).touch(exist_ok=False)
    except FileExistsError:
        return "done"
    return str(long_report())
