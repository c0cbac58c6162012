"""Servers under load: started, measured from outside, ended."""

import asyncio
import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
START = 120.0  # seconds in which a server must have said its address


@asynccontextmanager
async def running(command: Sequence[str | Path], folder: Path) -> AsyncIterator[tuple[int, int]]:
    """A server that says its address when it is ready: its process and its port."""
    server = await asyncio.create_subprocess_exec(*command, cwd=folder, stdout=asyncio.subprocess.PIPE)
    try:
        assert server.stdout is not None
        async with asyncio.timeout(START):
            while (line := await server.stdout.readline()) and b"http://" not in line:
                pass
        yield server.pid, int(line.decode().rpartition(":")[2])
    finally:
        if server.returncode is None:
            server.terminate()
        await server.wait()


def children(pid: int) -> list[int]:
    """The processes that a process has started, and that are still there."""
    try:
        return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:  # it has just ended
        return []


def cpu(pid: int) -> float:
    """Seconds that a process has computed, all its threads together, and its children that have ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum(int(field) for field in fields[11:15]) / TICKS


def cpu_of_all(pid: int) -> float:
    """The same of a process and all that come from it."""
    return cpu(pid) + sum(cpu_of_all(child) for child in children(pid))


def memory(pids: Sequence[int]) -> int:
    """Bytes that processes hold."""
    return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE for pid in pids)
