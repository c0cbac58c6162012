"""Waiting for the end of processes, be they somebody else's children."""

import os
import select
import time
from collections.abc import Iterable

from tests.cli.signoria_cli import PATIENCE


def all_end(pids: Iterable[int]) -> bool:
    """Wait for the end of each; False if one runs on for longer than anybody waits."""
    end = time.monotonic() + PATIENCE
    return all(ends(pid, end) for pid in pids)


def ends(pid: int, end: float) -> bool:
    """A zombie, which nobody has waited for, has ended too."""
    try:
        process = os.pidfd_open(pid)
    except ProcessLookupError:
        return True
    try:
        return bool(select.select([process], [], [], end - time.monotonic())[0])
    finally:
        os.close(process)
