"""What dies in a process of a pool, on purpose: by being killed in the midst of a report, before it, or never."""

import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path

LONG = 10_000_000  # bytes: far more than any pipe holds


def long_report() -> bytes:
    """The process is killed when half of its report is under way."""
    in_the_midst(die)
    return b"x" * LONG


def in_the_midst(doing: Callable[[], None]) -> None:
    """Do it when half of the next long report has been sent; the rest never follows."""
    send: Callable[[Connection, memoryview], None] = Connection._send  # type: ignore[attr-defined]

    def send_half(pipe: Connection, report: memoryview) -> None:
        if len(report) < LONG:
            return send(pipe, report)
        send(pipe, report[: LONG // 2])
        doing()
        signal.pause()

    Connection._send = send_half  # type: ignore[attr-defined]


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def die_once(mark: str) -> str:
    """Killed the first time, done the second."""
    try:
        Path(mark).touch(exist_ok=False)
    except FileExistsError:
        return "done"
    return str(long_report())
