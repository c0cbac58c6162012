"""One measurement: a server, its tables with everyone connected, at a pace and flat out."""

import asyncio
import os
import random
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from tools.load.players import Table, flat_out, paced
from tools.load.processes import cpu, memory

SITTING = 50  # tables that are connected at once


@dataclass(frozen=True)
class Effort:
    """How much to ask for."""

    tables: int
    pace: float
    at_once: int
    seconds: float
    seed: int


@dataclass(frozen=True)
class Figures:
    """What came of it. Times in milliseconds from the act to the last of those who were told."""

    server: str
    tables: int
    sockets: int
    kilobytes_a_table: float
    paced_moves: int
    paced_pace: float
    paced_p50: float
    paced_p99: float
    paced_cpu: float  # cores the server used
    full_moves: int
    full_rate: float
    full_p50: float
    full_p99: float
    full_cpu: float
    rate_per_core: float
    generator_cpu: float  # cores the generator used flat out


async def measured(server: str, pid: int, tables: Sequence[Table], effort: Effort) -> Figures:
    rng = random.Random(effort.seed)
    empty = memory(pid)
    for n in range(0, len(tables), SITTING):
        await asyncio.gather(*(table.sit() for table in tables[n : n + SITTING]))
    full = memory(pid)
    begun, used = perf_counter(), cpu(pid)
    slow = await paced(tables, effort.pace, effort.seconds, rng)
    slow_seconds, slow_used = perf_counter() - begun, cpu(pid) - used
    begun, used, own = perf_counter(), cpu(pid), cpu(os.getpid())
    fast = await flat_out([table for table in tables if not table.over], effort.at_once, effort.seconds, rng)
    seconds, fast_used = perf_counter() - begun, cpu(pid) - used
    return Figures(
        server=server,
        tables=len(tables),
        sockets=sum(len(table.wires) for table in tables),
        kilobytes_a_table=round((full - empty) / len(tables) / 1024, 1),
        paced_moves=len(slow),
        paced_pace=round(len(slow) / slow_seconds, 1),
        paced_p50=percentile(slow, 50),
        paced_p99=percentile(slow, 99),
        paced_cpu=round(slow_used / slow_seconds, 2),
        full_moves=len(fast),
        full_rate=round(len(fast) / seconds, 1),
        full_p50=percentile(fast, 50),
        full_p99=percentile(fast, 99),
        full_cpu=round(fast_used / seconds, 2),
        rate_per_core=round(len(fast) / fast_used, 1),
        generator_cpu=round((cpu(os.getpid()) - own) / seconds, 2),
    )


def percentile(took: list[float], share: int) -> float:
    """In milliseconds."""
    ordered = sorted(took)
    return round(1000 * ordered[min(len(ordered) - 1, len(ordered) * share // 100)], 1)
