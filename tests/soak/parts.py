"""What a night is made of: servers that are killed, twin worlds on the wire, odd frames, odd texts, simulated worlds.

Each part is a count of what is wanted and a piece of it, of one number, which is its seed.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from signoria import GAMES
from signoria.server.play.entry import wall_clock
from signoria.server.store import open_store
from tests.server import crash
from tests.server.http.test_fuzz import thrown_at
from tests.server.play.test_secrecy import SameClock, all_compared
from tests.server.play.twins import twins
from tests.soak.texts import judged
from tests.world.faults import drawn
from tests.world.run import run
from tests.world.shrink import command

KEYS = list(GAMES)
KINDS = ("exchanged", "sealed")


@dataclass(frozen=True)
class Part:
    name: str
    wanted: int  # in a night
    size: int  # of a piece
    piece: Callable[[int], list[str]]  # what broke


def kills(number: int) -> list[str]:
    """Games at dozens of tables, and the server killed five times; on either kind of database in turn."""

    async def played() -> None:
        async with crash.databases(("sqlite", "postgresql")[number % 2]) as database:
            await crash.played_through(database, tables=24, kills=5, seed=1000 + number)

    asyncio.run(played())
    return []


def handovers(number: int) -> list[str]:
    """People go on: at another server, while processes are restarted in turn, or from the backup of a lost machine."""

    async def played() -> None:
        async with crash.databases("postgresql") as database, crash.databases("sqlite") as file:
            if number % 4 == 0:
                await crash.handed_over(database, tables=24, seed=number)
            elif number % 4 == 1:
                await crash.restarted(database, tables=24, restarts=1, seed=number)
            else:
                here, elsewhere = (database, file)[:: 1 if number % 4 == 2 else -1]
                with TemporaryDirectory() as folder:
                    await crash.restored(here, elsewhere, Path(folder) / "backup", tables=24, seed=number)

    asyncio.run(played())
    return []


def twin_games(number: int) -> list[str]:
    """Pairs of games that differ by what an observer cannot know, each game and each kind in turn."""
    key, kind, clock = KEYS[number % 3], KINDS[number // 3 % 2], SameClock()
    wall_clock.set(lambda: clock.time_ns() // 10**6)
    with TemporaryDirectory() as folder:
        pairs = twins(GAMES[key], kind, 1_000_000 + number * 1000, TWINS)
        asyncio.run(all_compared(pairs, Path(folder), clock))
    return []


def frames(number: int) -> list[str]:
    """Odd frames on a real WebSocket: each is answered, and nothing is changed by them."""

    async def thrown() -> None:
        with TemporaryDirectory() as folder:
            store = await open_store(f"sqlite:///{folder}/signoria.db")
            await thrown_at(store, KEYS[number % 3], Random(f"frames {number}"), FRAMES)
            await store.close()

    asyncio.run(thrown())
    return []


def texts(number: int) -> list[str]:
    return judged(GAMES[KEYS[number % 3]], number, TEXTS)


def worlds(number: int) -> list[str]:
    """Simulated ones, of the seeds that follow each other."""
    broken = []
    for seed in range(number * WORLDS, (number + 1) * WORLDS):
        failures = run(drawn(seed))
        if failures:
            broken.append(f"{command(drawn(seed))}: {failures[0][:500]}")
    return broken


TWINS, FRAMES, TEXTS, WORLDS = 100, 10_000, 20_000, 200
PARTS = {
    part.name: part
    for part in (
        Part("kills", 1_000, 5, kills),
        Part("handovers", 200, 1, handovers),
        Part("twins", 100_000, TWINS, twin_games),
        Part("frames", 2_000_000, FRAMES, frames),
        Part("texts", 8_000_000, TEXTS, texts),
        Part("worlds", 1_000_000, WORLDS, worlds),
    )
}
