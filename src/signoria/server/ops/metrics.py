"""What can be counted about a running server, for Prometheus: how much, how fast, never who or what.

Several processes behind one port keep their counts in files of one folder (PROMETHEUS_MULTIPROC_DIR, which the one in
front makes): whichever is asked answers for all. The files are named by COUNTS_AS, which the one in front gives again
to later processes: however many die, there are no more files, and what is counted goes on.
"""

import os
import time
import types
from collections.abc import Callable, Coroutine, Generator
from typing import Any, TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest, values
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.values import MultiProcessValue

SHARED = "PROMETHEUS_MULTIPROC_DIR"  # as the library calls it
COUNTS_AS = "SIGNORIA_COUNTS_AS"
T = TypeVar("T")


class Metrics:
    """One set for each server: two in one process do not count together."""

    def __init__(self) -> None:
        if COUNTS_AS in os.environ:
            values.ValueClass = MultiProcessValue(lambda: os.environ[COUNTS_AS])  # type: ignore[no-untyped-call]
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.requests = Counter(
            "signoria_requests", "HTTP requests answered", ["method", "route", "status"], registry=self.registry
        )
        self.seconds = Histogram("signoria_request_seconds", "Time to answer one", ["route"], registry=self.registry)
        self.frames = Counter("signoria_frames", "WebSocket frames received", registry=self.registry)
        self.refusals = Counter("signoria_refusals", "Frames that changed nothing", ["code"], registry=self.registry)
        self.act_seconds = Histogram(
            "signoria_act_seconds",
            "From a command of a seat to its answer, everyone told",
            registry=self.registry,
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
        )
        self.held = Histogram(
            "signoria_loop_held_seconds",
            "The longest that each piece of work kept the event loop at one go",
            ["work"],
            registry=self.registry,
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1),
        )
        self.longest = Gauge(
            "signoria_loop_held_longest_seconds",
            "The longest of all since the start",
            ["work"],
            registry=self.registry,
            multiprocess_mode="livemax",
        )
        self.longest_of: dict[str, float] = {}
        self.held_by: dict[str, Histogram] = {}
        self.lines = Gauge(
            "signoria_connections", "WebSockets that are open", registry=self.registry, multiprocess_mode="livesum"
        )
        self.http_connections = Gauge(
            "signoria_http_connections",
            "Connections that are open and no WebSockets",
            registry=self.registry,
            multiprocess_mode="livesum",
        )
        self.turned_away = Counter(
            "signoria_turned_away", "Connections that were ended at the door", ["why"], registry=self.registry
        )
        self.rooms = Gauge("signoria_rooms", "Tables in memory", registry=self.registry, multiprocess_mode="livesum")

    def text(self) -> bytes:
        """As Prometheus reads it: of this process, or of all that count together."""
        if SHARED not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]  # the library's
        return generate_latest(together)

    async def watched(self, doing: Coroutine[Any, Any, T], work: Callable[[], str]) -> T:
        """Do it, and see how long at most it kept everybody else waiting; what it is called may be known only then."""
        longest = 0.0

        def took(seconds: float) -> None:
            nonlocal longest
            longest = max(longest, seconds)

        try:
            return await in_stretches(doing, took)
        finally:
            self.note(work(), longest)

    def note(self, work: str, held: float) -> None:
        histogram = self.held_by.get(work)
        if histogram is None:  # to look one up costs more than to count in it
            histogram = self.held_by[work] = self.held.labels(work)
        histogram.observe(held)
        if held > self.longest_of.get(work, 0):
            self.longest_of[work] = held
            self.longest.labels(work).set(held)


@types.coroutine
def in_stretches(doing: Coroutine[Any, Any, T], took: Callable[[float], None]) -> Generator[Any, Any, T]:
    """A coroutine as it is; and how long each stretch of it took, from when it goes on until it waits again."""
    value: object = None
    thrown: BaseException | None = None
    while True:
        began = time.perf_counter()
        try:
            waits_for = doing.send(value) if thrown is None else doing.throw(thrown)
        except StopIteration as done:
            result: T = done.value
            return result
        finally:
            took(time.perf_counter() - began)
        value = thrown = None
        try:
            value = yield waits_for
        except BaseException as error:
            thrown = error
