"""A series that is interrupted while a worker is in the midst of a report: run by test_workers, ends with 130.

The first report of a second chunk is read slowly, until a pipe is full and then until no worker is left.
"""

import array
import fcntl
import os
import signal
import sys
import termios
import time
from multiprocessing import active_children
from pathlib import Path

from signoria.lab.workers import Result, play_series

FULL = 15 * 4096  # bytes: a pipe has sixteen pages, of which one may hold only the length of a report
LONG = "x" * 1_000_000


def pending(fd: int) -> int:
    """Bytes that wait in a pipe; none in anything else."""
    found = array.array("i", [0])
    try:
        fcntl.ioctl(fd, termios.FIONREAD, found)
    except OSError:
        return 0
    return found[0]


def read_slowly() -> str:
    """Called where a report is read: press Ctrl-C as soon as the next one fills its pipe."""
    while all(pending(int(fd.name)) < FULL for fd in Path("/proc/self/fd").iterdir()):
        time.sleep(0.01)
    os.kill(os.getpid(), signal.SIGINT)
    while active_children():
        time.sleep(0.01)
    return ""


class Slow:
    def __reduce__(self) -> tuple[object, tuple[()]]:
        return read_slowly, ()


class Reports:
    seed = ""

    def seed_of(self, n: int) -> str:
        return ""

    def play(self, n: int) -> Result:
        return {"n": n, "long": LONG, "slow": Slow() if n == 2 else None}

    def facts(self) -> dict[str, object]:
        return {}


if __name__ == "__main__":
    try:
        for _results in play_series(Reports(), 0, 1_000_000, 2):
            pass
    except KeyboardInterrupt:
        sys.exit(130)
