"""The one way to let a process think: functions of modules, done in processes of our own, and one way to stop them.

Each process has a pipe of its own, whose far end only it holds. So one that is killed, be it in the midst of a report,
ends its pipe: whoever waits for it is told, and never waits for the rest. A job that nobody wants any more is
cancelled, and then the process that is at it is killed; the next job has another.
"""

import os
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.resource_tracker import ensure_running
from signal import SIG_BLOCK, SIGINT, pthread_sigmask
from typing import Any, ParamSpec, TypeVar

from signoria import core

P = ParamSpec("P")
T = TypeVar("T")

PATIENCE = 1.0  # seconds that a process has to leave


class Killed(Exception):
    """The process that was at it is no more: somebody ended it, or the machine had no memory left."""


class Late(Exception):
    """It took longer than it may, and was ended."""


class Thinker:
    """A process, and our end of its pipe."""

    def __init__(self, niceness: int) -> None:
        self.compiled = core.ready() is not None
        self.whose = ""  # job it last did, and may remember
        self.ended = False
        spawn = get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self.process: SpawnProcess = spawn.Process(target=think, args=(theirs, niceness), daemon=True)
        self.process.start()
        theirs.close()

    @property
    def outdated(self) -> bool:
        """Whether the core was compiled since it began."""
        return not self.compiled and core.ready() is not None

    def do(self, job: object, seconds: float | None) -> object:
        """What comes of it there; what it raises there is raised here."""
        try:
            self.pipe.send(job)
            if not self.pipe.poll(seconds):
                raise Late
            done, result = self.pipe.recv()
        except (EOFError, OSError):
            raise Killed from None
        if not done:
            raise result
        return result

    def kill(self) -> None:
        self.ended = True
        self.process.kill()

    def end(self) -> None:
        self.kill()
        self.process.join()

    def leave(self) -> None:
        """Nobody will ask it again: it leaves in order, with the programs it runs, or is killed."""
        self.pipe.close()
        self.process.join(PATIENCE)
        self.end()


class Thought(Future[Any]):
    """A job, and what will come of it. Cancelled, it is waited for no more, and whoever is at it is killed."""

    def __init__(self, whose: str, job: object, lock: threading.Lock) -> None:
        super().__init__()
        self.whose = whose
        self.job = job
        self.lock = lock
        self.unwanted = False
        self.thinker: Thinker | None = None  # who is at it

    def cancel(self) -> bool:
        if super().cancel():
            return True
        with self.lock:
            self.unwanted = True
            if self.thinker is not None:
                self.thinker.kill()
        return False


class Pool:
    """So many processes, each made when there is work for it, and made anew when it was killed."""

    def __init__(self, count: int, niceness: int = 0, seconds: float | None = None) -> None:
        self.count = count
        self.niceness = niceness
        self.seconds = seconds  # that a job may take
        self.waiting: dict[str, deque[Thought]] = {}  # by whose they are, in the order in which they get their turn
        self.idle: list[Thinker] = []
        self.busy: set[Thinker] = set()
        self.lock = threading.Lock()
        self.stopped = False
        self.threads = ThreadPoolExecutor(count, "pool", deaf)

    def submit(self, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> Future[T]:
        return self.submit_for("", job, *args, **named)

    def submit_for(self, whose: str, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> Future[T]:
        """Done by who last did a job of theirs, and may remember, if it is free. Where many wait, they take turns."""
        thought = Thought(whose, (job, args, named), self.lock)
        with self.lock:
            self.waiting.setdefault(whose, deque()).append(thought)
        self.threads.submit(self.do_next)
        return thought

    @property
    def backlog(self) -> int:
        """How many jobs wait for a process."""
        with self.lock:
            return sum(len(line) for line in self.waiting.values())

    def do_next(self) -> None:
        """In a thread of ours: one job, from its turn to its end."""
        thought = self.next_in_turn()
        if thought is None or not thought.set_running_or_notify_cancel():
            return
        try:
            result = self.done(thought)
        except BaseException as error:
            thought.set_exception(error)
        else:
            thought.set_result(result)

    def next_in_turn(self) -> Thought | None:
        """Of whoever has waited longest; if they have more, they wait again. None if we were stopped meanwhile."""
        with self.lock:
            if not self.waiting:
                return None
            whose = next(iter(self.waiting))
            line = self.waiting.pop(whose)
            thought = line.popleft()
            if line:
                self.waiting[whose] = line
            return thought

    def done(self, thought: Thought) -> object:
        thinker = self.free(thought) or Thinker(self.niceness)  # not under the lock: nobody who submits waits for it
        thinker.whose = thought.whose
        with self.lock:  # between stop or cancel and us: nobody is left behind
            thought.thinker = thinker
            self.busy.add(thinker)
            if self.stopped or thought.unwanted:
                thinker.kill()
        try:
            return thinker.do(thought.job, self.seconds)
        except (Killed, Late):
            thinker.end()
            raise
        finally:
            with self.lock:
                thought.thinker = None
                self.busy.discard(thinker)
                if not thinker.ended:
                    self.idle.append(thinker)

    def free(self, thought: Thought) -> Thinker | None:
        """Who remembers whose it is, else anybody who has nothing to do; nobody from before the core was compiled."""
        with self.lock:
            if self.stopped or thought.unwanted:
                raise Killed
            for thinker in [thinker for thinker in self.idle if thinker.outdated]:
                self.idle.remove(thinker)
                thinker.pipe.close()
            if not self.idle:
                return None
            found = next((thinker for thinker in self.idle if thinker.whose == thought.whose), self.idle[-1])
            self.idle.remove(found)
            return found

    def stop(self) -> None:
        """At once, whatever they think about: who waits for it is told that it was killed."""
        with self.lock:
            self.stopped = True
            waiting = [thought for line in self.waiting.values() for thought in line]
            self.waiting.clear()
            idle, self.idle = self.idle, []
            busy = [*self.busy]
        self.threads.shutdown(wait=False, cancel_futures=True)
        for thought in waiting:
            thought.cancel()
        for thinker in busy:
            thinker.end()
        for thinker in idle:
            thinker.pipe.close()  # all leave at the same time
        for thinker in idle:
            thinker.leave()


def deaf() -> None:
    """Ctrl-C is for whoever started us: our processes are born deaf to it."""
    ensure_running()  # else it is begun with the first process, and hears for this thread again
    pthread_sigmask(SIG_BLOCK, {SIGINT})


def think(pipe: Connection, niceness: int) -> None:
    """In the process: one thing after the other, until nobody asks any more."""
    leave_with_the_parent()
    os.nice(niceness)
    os.dup2(2, 1)  # what a job prints is not what the parent prints
    with suppress(EOFError, ConnectionError):  # also if what was thought last was never read
        while True:
            pipe.send(attempt(*pipe.recv()))


def attempt(job: Callable[..., object], args: tuple[object, ...], named: dict[str, object]) -> tuple[bool, object]:
    """Whether it is done, and what came of it."""
    try:
        return True, job(*args, **named)
    except Exception as error:
        return False, error


def leave_with_the_parent() -> None:
    """A parent that was killed cannot stop its processes: each watches for it, whatever it is thinking about."""
    parent = parent_process()
    assert parent is not None

    def watch(sentinel: int) -> None:
        connection.wait([sentinel])
        time.sleep(PATIENCE)  # in which whoever thinks about nothing leaves in order
        os._exit(1)

    threading.Thread(target=watch, args=(parent.sentinel,), daemon=True).start()
