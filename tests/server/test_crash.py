"""The server is killed while dozens of games are played: see `crash.py`, whose longer version is `make soak`."""

import asyncio
from pathlib import Path

import pytest

from tests.server import crash

pytestmark = pytest.mark.anyio

SEED = 6
PATIENCE = 600.0


async def test_five_kills_lose_nothing_and_double_nothing(address: str) -> None:
    print(f"seed {SEED}")
    async with asyncio.timeout(PATIENCE):
        await crash.played_through(address, tables=24, kills=5, seed=SEED)


async def test_the_people_of_a_server_that_was_killed_finish_their_games_at_another(postgres_address: str) -> None:
    print(f"seed {SEED}")
    async with asyncio.timeout(PATIENCE):
        await crash.handed_over(postgres_address, tables=12, seed=SEED)


async def test_processes_are_restarted_one_after_the_other_and_nothing_is_lost(postgres_address: str) -> None:
    print(f"seed {SEED}")
    async with asyncio.timeout(PATIENCE):
        await crash.restarted(postgres_address, tables=16, restarts=1, seed=SEED)


@pytest.mark.parametrize("back", [False, True], ids=["to PostgreSQL", "to SQLite"])
async def test_from_a_backup_taken_under_load_all_go_on_elsewhere(
    sqlite_address: str, postgres_address: str, tmp_path: Path, back: bool
) -> None:
    """Whatever was acknowledged before the backup was begun is in it; on the other kind of database."""
    print(f"seed {SEED}")
    here, elsewhere = (postgres_address, sqlite_address) if back else (sqlite_address, postgres_address)
    async with asyncio.timeout(PATIENCE):
        await crash.restored(here, elsewhere, tmp_path / "backup", tables=6, seed=SEED)
