"""Processes that think, and how they end."""

import os
import time
from pathlib import Path

import pytest

from signoria.kernel.errors import BadSetup
from signoria.lab.pool import Killed, Pool
from tests.cli.signoria_cli import PATIENCE
from tests.lab import dying


@pytest.fixture
def pool() -> object:
    made = Pool(2)
    yield made
    made.stop()


def refuse() -> None:
    raise BadSetup("no-such-game", game="chess")


def test_what_comes_of_a_job_comes_back_and_what_it_raises_is_raised(pool: Pool) -> None:
    assert pool.submit(os.path.join, "a", "b").result(PATIENCE) == "a/b"
    with pytest.raises(BadSetup, match="no-such-game"):
        pool.submit(refuse).result(PATIENCE)
    assert pool.submit(os.getpid).result(PATIENCE) != os.getpid()


@pytest.mark.parametrize("job", [dying.long_report, dying.die])
def test_whoever_waits_for_a_process_that_was_killed_is_told(pool: Pool, job: object) -> None:
    """Be it in the midst of a report: half of one was waited for, for ever. The next job has another process."""
    with pytest.raises(Killed):
        pool.submit(job).result(PATIENCE)  # type: ignore[arg-type]
    assert pool.submit(os.getpid).result(PATIENCE) > 0


def test_a_pool_that_is_stopped_waits_for_nobody(pool: Pool) -> None:
    pool.submit(os.getpid).result(PATIENCE)
    slow = [pool.submit(time.sleep, 3600) for _n in range(4)]
    pool.stop()
    for future in slow:
        if not future.cancelled():
            with pytest.raises(Killed):
                future.result(PATIENCE)
    assert not any(Path(f"/proc/{thinker.process.pid}").exists() for thinker in pool.all)
