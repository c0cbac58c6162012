"""Processes that think, and how they end."""

import os
import threading
import time
from collections.abc import Iterator
from multiprocessing import Pipe, active_children, get_context
from pathlib import Path
from types import FrameType

import pytest

from signoria.kernel.errors import BadSetup
from signoria.lab.pool import Killed, Late, Pool, Thinker, think
from tests.cli.signoria_cli import PATIENCE
from tests.lab import dying


@pytest.fixture
def pool() -> Iterator[Pool]:
    made = Pool(2)
    yield made
    made.stop()


def refuse() -> None:
    raise BadSetup("no-such-game", game="chess")


def pid_when_let_go(pipe: Path) -> int:
    """Whoever opens the pipe to write knows that we are at work, and lets us go by closing it."""
    pipe.read_text()
    return os.getpid()


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    os.mkfifo(tmp_path / "pipe")
    return tmp_path / "pipe"


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
    assert not active_children()


def test_a_job_that_nobody_wants_any_more_is_ended_and_its_process_with_it(pool: Pool, pipe: Path) -> None:
    unwanted = pool.submit(pid_when_let_go, pipe)
    with pipe.open("w"):
        unwanted.cancel()
        with pytest.raises(Killed):
            unwanted.result(PATIENCE)
    assert not active_children()
    assert pool.submit(os.getpid).result(PATIENCE) > 0


def test_who_submits_a_job_does_not_wait_until_a_process_has_begun(pool: Pool) -> None:
    """A server submits in its event loop: the lock that it needs for that is not held meanwhile."""
    held: list[bool] = []

    def look(frame: FrameType, event: str, _arg: object) -> None:
        if event == "call" and frame.f_code is Thinker.__init__.__code__:
            held.append(pool.lock.locked())

    threading.setprofile(look)
    try:
        pool.submit(os.getpid).result(PATIENCE)
    finally:
        threading.setprofile(None)
    assert held == [False]


def test_a_job_that_takes_longer_than_it_may_is_late(pool: Pool) -> None:
    pool.seconds = 0.01
    with pytest.raises(Late):
        pool.submit(time.sleep, 3600).result(PATIENCE)
    assert not active_children()
    pool.seconds = None
    assert pool.submit(os.getpid).result(PATIENCE) > 0


def test_who_was_thought_for_before_has_the_process_that_remembers(pool: Pool, pipe: Path) -> None:
    first = pool.submit_for("ada", pid_when_let_go, pipe)
    with pipe.open("w"):
        other = pool.submit_for("bea", os.getpid).result(PATIENCE)
    assert first.result(PATIENCE) != other
    for _time in range(2):
        assert pool.submit_for("ada", os.getpid).result(PATIENCE) == first.result()
        assert pool.submit_for("bea", os.getpid).result(PATIENCE) == other


def test_what_a_job_prints_is_not_what_the_program_prints(pool: Pool, capfd: pytest.CaptureFixture[str]) -> None:
    pool.submit(os.write, 1, b"aside").result(PATIENCE)
    assert capfd.readouterr() == ("", "aside")


def test_who_has_thought_for_somebody_who_is_gone_leaves_in_order() -> None:
    """As when a server was killed before it could read an answer."""
    here, there = Pipe()
    process = get_context("spawn").Process(target=think, args=(there, 0))
    process.start()
    there.close()
    here.send((len, ("",), {}))
    assert here.poll(PATIENCE)
    here.close()
    process.join()
    assert process.exitcode == 0
