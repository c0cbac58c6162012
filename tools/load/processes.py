"""Servers under load: started, measured from outside, ended."""

import asyncio
import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


@asynccontextmanager
async def running(command: Sequence[str | Path], folder: Path) -> AsyncIterator[tuple[int, int]]:
    """A server that says its address when it is ready: its process and its port."""
    server = await asyncio.create_subprocess_exec(*command, cwd=folder, stdout=asyncio.subprocess.PIPE)
    try:
        assert server.stdout is not None
        async with asyncio.timeout(60):
            while (line := await server.stdout.readline()) and b"http://" not in line:
                pass
        yield server.pid, int(line.decode().rpartition(":")[2])
    finally:
        server.terminate()
        await server.wait()


def cpu(pid: int) -> float:
    """Seconds that a process has computed, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid: int) -> int:
    """Bytes that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE
