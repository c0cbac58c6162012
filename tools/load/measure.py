"""One measurement of play: a server, its tables with everyone connected, at a pace and flat out."""

import asyncio
import os
import random
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from tools.load.players import Table, Took, flat_out, paced
from tools.load.processes import children, cpu, cpu_of_all, memory

SITTING = 50  # tables that are connected at once
Figures = dict[str, float | str]


@dataclass(frozen=True)
class Effort:
    """How much to ask for."""

    pace: float
    at_once: int
    seconds: float
    seed: int
    scale: float  # of the tables


@dataclass(frozen=True)
class House:
    """A server that runs: which processes it has, and where it is reached."""

    process: int  # the one in front, if there are several
    port: int
    several: bool = False
    database: int = 0  # the process of PostgreSQL

    @property
    def servers(self) -> list[int]:
        return [self.process, *children(self.process)] if self.several else [self.process]

    def seconds(self) -> dict[str, float]:
        """What each part of the house has computed so far."""
        servers = sum(cpu(pid) for pid in self.servers)
        return {
            "server": servers,
            "bots": cpu_of_all(self.process) - servers,
            "database": cpu_of_all(self.database) if self.database else 0.0,
            "players": cpu(os.getpid()),
        }


async def seated(house: House, tables: Sequence[Table]) -> Figures:
    """Everyone connected: what that costs."""
    empty, used, begun = memory(house.servers), house.seconds(), perf_counter()
    for n in range(0, len(tables), SITTING):
        await asyncio.gather(*(table.sit() for table in tables[n : n + SITTING]))
    sockets = sum(len(table.wires) for table in tables)
    full, now = memory(house.servers), house.seconds()
    return {
        "live": len(tables),
        "sockets": sockets,
        "sitting_seconds": round(perf_counter() - begun, 1),
        "sitting_cpu_ms": round(1000 * (now["server"] - used["server"]) / max(1, sockets), 2),
        "empty_mb": round(empty / 2**20),
        "memory_mb": round(full / 2**20),
        "kilobytes_a_table": round((full - empty) / len(tables) / 1024, 1),
    }


async def at_a_pace(house: House, tables: Sequence[Table], effort: Effort) -> Figures:
    used, rng = house.seconds(), random.Random(effort.seed)
    took = await paced([table for table in tables if not table.over], effort.pace, effort.seconds, rng)
    return figures("paced", took, used, house.seconds())


async def as_fast_as_it_goes(house: House, tables: Sequence[Table], effort: Effort) -> Figures:
    used, rng = house.seconds(), random.Random(effort.seed + 1)
    took = await flat_out([table for table in tables if not table.over], effort.at_once, effort.seconds, rng)
    return figures("full", took, used, house.seconds())


def figures(of: str, took: Took, before: dict[str, float], after: dict[str, float]) -> Figures:
    """Times in milliseconds, what was computed in cores."""
    used = {part: after[part] - before[part] for part in before}
    house = used["server"] + used["database"]
    found: Figures = {
        "moves": len(took.told),
        "rate": round(len(took.told) / took.seconds, 1),
        **{f"p{share}": percentile(took.told, share) for share in (50, 99, 99.9)},
        "longest": percentile(took.told, 100),
        "rate_per_core": round(len(took.told) / max(used["server"], 0.01), 1),
        "rate_per_core_with_database": round(len(took.told) / max(house, 0.01), 1),
        **{f"{part}_cores": round(seconds / took.seconds, 2) for part, seconds in used.items()},
    }
    if took.refused:
        found |= {"refused": len(took.refused), "refused_p99": percentile(took.refused, 99)}
    return {f"{of}_{name}": value for name, value in found.items()}


def percentile(took: Sequence[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(took)
    return round(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share / 100))], 1) if ordered else 0.0
