"""Processes that read games for the server: who is killed leaves nobody waiting."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from signoria.lab.pool import Killed
from signoria.server.bots.reader_pool import Reader
from tests.lab import dying
from tests.server.clients import PATIENCE

pytestmark = pytest.mark.anyio


@pytest.fixture
async def reader() -> AsyncIterator[Reader]:
    made = Reader()
    yield made
    made.close()


async def test_a_process_killed_in_the_midst_of_its_report_fails_the_request(reader: Reader) -> None:
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(Killed):
            await reader.do(dying.long_report)


async def test_what_was_killed_once_is_tried_again(reader: Reader, tmp_path: Path) -> None:
    async with asyncio.timeout(PATIENCE):
        assert await reader.do(dying.die_once, str(tmp_path / "mark")) == "done"
