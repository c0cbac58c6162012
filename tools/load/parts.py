"""The parts of a load, each of which can be run alone: what is laid and started, what is asked of it, what is found."""

import asyncio
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from os import kill
from pathlib import Path
from time import perf_counter

from httpx2 import AsyncClient

from signoria.server.settings import ENVIRONMENT
from signoria.server.store import open_store
from tools.load import laying, theirs
from tools.load.databases import Database, database, settle
from tools.load.laying import Laid
from tools.load.measure import Effort, Figures, House, as_fast_as_it_goes, at_a_pace, percentile, seated
from tools.load.opening import opening
from tools.load.ours import OurTable, missing
from tools.load.processes import children, running
from tools.load.visits import visited

Part = Callable[[Effort], Awaitable[Figures]]
HERE = Path(__file__).parent
EVENING = (0, 0, 2, 2, 3)  # bots at tables that follow each other: two in five have none, one in five has one person
EVENING_PACE = 200.0  # moves of people a second: 2,500 tables, at each somebody thinks for twelve seconds
RESTART = 90.0  # seconds of play, in which the restart must have come to its end
SECONDS = 60  # that are looked at after a start
CALM = 3.0  # seconds after a change before it is measured


def scaled(effort: Effort, count: int) -> int:
    return max(8, round(count * effort.scale))


@asynccontextmanager
async def serving(kept: Database, processes: int = 1, **more: int) -> AsyncIterator[House]:
    """Our server without limits, as it is started by whoever runs one."""
    options = {name: 0 for name in ENVIRONMENT if "_per_" in name} | {"connections": 0, "port": 0, **more}
    given = [f"--{name.replace('_', '-')}={value}" for name, value in options.items()]
    command = [sys.executable, "-m", "signoria", "serve", "--database", kept.address, *given]
    if processes > 1:
        command += ["--processes", str(processes)]
    async with running(command, HERE) as (pid, port):
        yield House(pid, port, processes > 1, kept.process)


async def laid(kept: Database, live: int, idle: int, bots: tuple[int, ...] = (0,)) -> tuple[list[Laid], list[Laid]]:
    store = await open_store(kept.address)
    try:
        tables = await laying.live(store, live, bots), await laying.waiting(store, idle)
    finally:
        await store.close()
    await settle(kept)
    return tables


async def play(effort: Effort, kind: str, processes: int, live: int, idle: int) -> Figures:
    """All at a pace, then flat out."""
    live, idle = scaled(effort, live), scaled(effort, idle) if idle else 0
    async with database(kind) as kept:
        playing, _idle = await laid(kept, live, idle)
        async with serving(kept, processes, bot_pause=0) as house:
            tables = [OurTable(house.port, each) for each in playing]
            found = await seated(house, tables)
            await asyncio.sleep(CALM)
            found |= await at_a_pace(house, tables, effort)
            found |= await as_fast_as_it_goes(house, tables, effort)
    found["moves_a_game"] = round(laying.moves_in_a_game(), 1)
    return {"server": "signoria", "database": kind, "processes": processes, "tables": live + idle, **found}


async def evening(effort: Effort) -> Figures:
    """People and bots; most tables wait for days."""
    live, idle = scaled(effort, 2500), scaled(effort, 7500)
    async with database("postgresql") as kept:
        playing, _idle = await laid(kept, live, idle, EVENING)
        async with serving(kept) as house:
            tables = [OurTable(house.port, each) for each in playing]
            found = await seated(house, tables)
            await asyncio.gather(*(table.ready.wait() for table in tables))
            before = await entries(kept)
            found |= await at_a_pace(house, tables, replace(effort, pace=EVENING_PACE * min(1.0, effort.scale)))
            found["moves_with_bots"] = await entries(kept) - before
    return {"server": "signoria", "database": "postgresql", "processes": 1, "tables": live + idle, **found}


async def entries(kept: Database) -> int:
    store = await open_store(kept.address, beside=True)
    try:
        return await laying.entries(store)
    finally:
        await store.close()


async def beyond(effort: Effort) -> Figures:
    """As many at once as it can do, then sixteen and forty times as many, then as many as before."""
    count, found = scaled(effort, 2500), Figures()
    async with database("sqlite") as kept:
        playing, _idle = await laid(kept, count, 0)
        async with serving(kept) as house:
            tables = [OurTable(house.port, each) for each in playing]
            await seated(house, tables)
            for n, at_once in enumerate((64, min(1000, count), count, 64)):
                part = await as_fast_as_it_goes(house, tables, replace(effort, seconds=15.0, at_once=at_once))
                found[f"{n}_at_once"] = at_once
                found |= {f"{n}_{key.partition('_')[2]}": value for key, value in part.items()}
    return {"tables": count, **found}


async def restart(effort: Effort, live: int) -> Figures:
    """Two processes are restarted one after the other while people play."""
    live = scaled(effort, live)
    async with database("postgresql") as kept:
        playing, _idle = await laid(kept, live, 0)
        async with serving(kept, 2) as house:
            tables = [OurTable(house.port, each) for each in playing]
            found = await seated(house, tables)
            old, begun = set(children(house.process)), perf_counter()
            restarting = asyncio.create_task(restarted(house, old))
            found |= await at_a_pace(house, tables, replace(effort, seconds=RESTART))
            found["restart_seconds"] = round(await restarting - begun, 1)
            for table in tables:
                for wire in table.wires.values():
                    wire.close()
        gaps = [gap for table in tables for gap in table.gaps]
        store = await open_store(kept.address)
        found["lost_acts"] = sum([await missing(store, table) for table in tables])
        await store.close()
    found |= {"lines_lost": len(gaps), "gap_p50": percentile(gaps, 50), "gap_p99": percentile(gaps, 99)}
    found |= {"gap_longest": percentile(gaps, 100)}
    found["acknowledged"] = sum(act.acknowledged for table in tables for sent in table.acts.values() for act in sent)
    return {"server": "signoria", "database": "postgresql", "processes": 2, "tables": live, **found}


async def restarted(house: House, old: set[int]) -> float:
    """When all processes are new."""
    await asyncio.sleep(CALM)
    kill(house.process, signal.SIGHUP)
    async with asyncio.timeout(120):
        while len(now := set(children(house.process))) != len(old) or now & old:
            await asyncio.sleep(0.05)
    return perf_counter()


async def start(effort: Effort) -> Figures:
    """With thousands of tables that run: when it answers, and what it does in the first minute."""
    idle = scaled(effort, 10_000)
    async with database("postgresql") as kept:
        await laid(kept, 0, idle)
        begun = perf_counter()
        async with serving(kept) as house, AsyncClient(base_url=f"http://127.0.0.1:{house.port}") as http:
            (await http.get("/healthz")).raise_for_status()
            found: Figures = {"tables": idle, "answers_after": round(perf_counter() - begun, 2)}
            cores, slowest = [], 0.0
            used = house.seconds()
            for _ten in range(SECONDS // 10):
                end = perf_counter() + 10
                while perf_counter() < end:
                    asked = perf_counter()
                    (await http.get("/livez")).raise_for_status()
                    slowest = max(slowest, perf_counter() - asked)
                    await asyncio.sleep(0.02)
                now = house.seconds()
                cores.append(round((now["server"] + now["bots"] - used["server"] - used["bots"]) / 10, 2))
                found["first_minute_database_cores"] = round(now["database"] / (perf_counter() - begun), 2)
                used = now
    found |= {f"cores_{10 * n + 10}": each for n, each in enumerate(cores)}
    return {**found, "slowest_answer_ms": round(1000 * slowest, 1)}


async def boardgame_io(effort: Effort, live: int) -> Figures:
    live = scaled(effort, live)
    async with running(["node", "server.cjs"], HERE / "boardgameio") as (pid, port):
        house = House(pid, port)
        tables = [theirs.TheirTable(port, id, keys) for id, keys in await theirs.make(port, live)]
        found = await seated(house, tables)
        await asyncio.sleep(CALM)
        found |= await at_a_pace(house, tables, effort)
        found |= await as_fast_as_it_goes(house, tables, effort)
    return {"server": "boardgame.io", "database": "memory", "processes": 1, "tables": live, **found}


async def idle_tables(effort: Effort) -> Figures:
    """Tables that wait for days are looked at, each once, and left again: how long that takes, and what stays."""
    async with database("postgresql") as kept:
        _live, idle = await laid(kept, 0, scaled(effort, 5000))
        async with serving(kept) as house:
            return await visited(house, idle)


PARTS: dict[str, Part] = {
    "opening": opening,
    "sqlite-1000": partial(play, kind="sqlite", processes=1, live=1000, idle=0),
    "boardgame.io-1000": partial(boardgame_io, live=1000),
    "sqlite-10000": partial(play, kind="sqlite", processes=1, live=2500, idle=7500),
    "boardgame.io-2500": partial(boardgame_io, live=2500),
    "postgresql-1000": partial(play, kind="postgresql", processes=1, live=1000, idle=0),
    "postgresql-10000": partial(play, kind="postgresql", processes=1, live=2500, idle=7500),
    "two-1000": partial(play, kind="postgresql", processes=2, live=1000, idle=0),
    "two-10000": partial(play, kind="postgresql", processes=2, live=2500, idle=7500),
    "evening": evening,
    "beyond": beyond,
    "restart-500": partial(restart, live=500),
    "restart-2500": partial(restart, live=2500),
    "start": start,
    "idle": idle_tables,
}
