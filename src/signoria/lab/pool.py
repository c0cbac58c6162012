"""The one way to let a process think: functions of modules, done in processes of our own, and one way to stop them.

Each process has a pipe of its own, whose far end only it holds. So one that is killed, be it in the midst of a report,
ends its pipe: whoever waits for it is told, and never waits for the rest.
"""

import os
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.resource_tracker import ensure_running
from signal import SIG_BLOCK, SIGINT, pthread_sigmask
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

Job = Callable[[], object]


class Killed(Exception):
    """The process that was at it is no more: somebody ended it, or the machine had no memory left."""


class Thinker:
    """A process, and our end of its pipe."""

    def __init__(self, niceness: int) -> None:
        spawn = get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self.process: SpawnProcess = spawn.Process(target=think, args=(theirs, niceness), daemon=True)
        self.process.start()
        theirs.close()

    def do(self, job: object) -> object:
        """What comes of it there; what it raises there is raised here."""
        try:
            self.pipe.send(job)
            done, result = self.pipe.recv()
        except (EOFError, OSError):
            raise Killed from None
        if not done:
            raise result
        return result

    def end(self) -> None:
        self.process.terminate()
        self.process.join()


class Pool:
    """So many processes, each made when there is work for it, and made anew when it was killed."""

    def __init__(self, count: int, niceness: int = 0) -> None:
        self.niceness = niceness
        self.idle: list[Thinker] = []
        self.all: set[Thinker] = set()
        self.lock = threading.Lock()
        self.stopped = False
        self.threads = ThreadPoolExecutor(count, "pool", deaf)

    def submit(self, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> Future[T]:
        return self.threads.submit(self.done, job, args, named)  # type: ignore[arg-type]

    def done(self, *job: object) -> object:
        thinker = self.taken()
        try:
            result = thinker.do(job)
        except Killed:
            self.all.discard(thinker)
            thinker.end()
            raise
        except BaseException:
            self.idle.append(thinker)
            raise
        self.idle.append(thinker)
        return result

    def taken(self) -> Thinker:
        with self.lock:  # between stop and us: nobody is left behind
            if self.stopped:
                raise Killed
            if self.idle:
                return self.idle.pop()
            thinker = Thinker(self.niceness)
            self.all.add(thinker)
            return thinker

    def retire(self) -> None:
        """They end when they are done with what they are at."""
        self.threads.shutdown(wait=False)

    def stop(self) -> None:
        """At once, whatever they think about: who waits for it is told that it was killed."""
        with self.lock:
            self.stopped = True
        self.threads.shutdown(wait=False, cancel_futures=True)
        for thinker in [*self.all]:
            thinker.end()


def deaf() -> None:
    """Ctrl-C is for whoever started us: our processes are born deaf to it."""
    ensure_running()  # else it is begun with the first process, and hears for this thread again
    pthread_sigmask(SIG_BLOCK, {SIGINT})


def think(pipe: Connection, niceness: int) -> None:
    """In the process: one thing after the other, until nobody asks any more."""
    leave_with_the_parent()
    os.nice(niceness)
    while True:
        try:
            job, args, named = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send((True, job(*args, **named)))
        except Exception as error:
            pipe.send((False, error))


def leave_with_the_parent() -> None:
    """A parent that was killed cannot stop its processes: each watches for it, whatever it is thinking about."""
    parent = parent_process()
    assert parent is not None

    def watch(sentinel: int) -> None:
        connection.wait([sentinel])
        os._exit(1)

    threading.Thread(target=watch, args=(parent.sentinel,), daemon=True).start()
