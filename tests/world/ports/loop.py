"""An event loop on one seed: no thread, no socket, a clock that jumps to the next thing due, and a drawn order.

Whatever is ready at the same moment is done in an order that the seed draws, and what a server gives to threads is a
step like any other, a while later. Each step belongs to the process in whose context it was begun: a process that was
killed does nothing any more, not even what stands under `finally`; one that sleeps does later what was due meanwhile.
"""

import asyncio
import heapq
from asyncio import AbstractEventLoop, Future, Handle
from collections.abc import Callable
from concurrent.futures import Executor
from contextvars import Context, ContextVar
from random import Random
from typing import Any, TypeVar

from tests.world.faults import Killed

T = TypeVar("T")
MOST_STEPS = 400_000  # of one world: more is a loop that never comes to rest
MOST_AT_ONCE = 20_000  # at the same moment
BATCH = 64  # shuffled together


class Life:
    """What the loop must know of a process."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.dead = False
        self.asleep = False
        self.parked: list[Handle] = []  # what became due while it slept


RUNS_IN: ContextVar[Life | None] = ContextVar("runs_in", default=None)


class Restless(Exception):
    """It goes on and on."""


class WorldLoop(asyncio.BaseEventLoop):
    def __init__(self, rng: Random, hurried: bool = False) -> None:
        super().__init__()
        self.rng = rng
        self.hurried = hurried  # nothing takes any time, and all is done in the order in which it was begun
        self.clock = 0.0
        self.steps = 0
        self.buried: list[Handle] = []  # of processes that were killed: kept, so that nothing of them is cleaned up
        self.complaints: list[str] = []
        self.set_exception_handler(self.complain)

    def time(self) -> float:
        return self.clock

    def _run_once(self) -> None:
        scheduled, ready = self._scheduled, self._ready  # type: ignore[attr-defined]
        if not ready:
            while scheduled and scheduled[0]._cancelled:
                heapq.heappop(scheduled)._scheduled = False
            if not scheduled:
                raise Restless("nothing will ever happen again")
            if scheduled[0]._when > self.clock:
                self.clock, self.at_once = scheduled[0]._when, 0
        while scheduled and scheduled[0]._when <= self.clock:
            handle = heapq.heappop(scheduled)
            handle._scheduled = False
            ready.append(handle)
        batch = [ready.popleft() for _ in range(min(len(ready), BATCH))]
        if len(batch) > 1 and not self.hurried:
            self.rng.shuffle(batch)
        self.steps += len(batch)
        self.at_once += len(batch)
        if self.steps > MOST_STEPS or self.at_once > MOST_AT_ONCE:
            raise Restless(f"{self.steps} steps, {self.at_once} at once at {self.clock:.3f}")
        for handle in batch:
            self.step(handle)

    at_once = 0

    def step(self, handle: Handle) -> None:
        life = handle._context.get(RUNS_IN)  # type: ignore[attr-defined]
        if life is not None and life.dead:
            self.buried.append(handle)
        elif life is not None and life.asleep:
            life.parked.append(handle)
        elif not handle._cancelled:
            handle._run()

    def wake(self, life: Life) -> None:
        life.asleep = False
        parked, life.parked = life.parked, []
        self._ready.extend(parked)  # type: ignore[attr-defined]

    def lag(self) -> float:
        """How long a thread, a line or a disk takes: mostly next to nothing, now and then long."""
        if self.hurried:
            return 0.0
        drawn = self.rng.random()
        return 0.0 if drawn < 0.3 else 0.0005 * drawn if drawn < 0.9 else 0.03 * drawn

    def run_in_executor(  # type: ignore[override]
        self, executor: Executor | None, job: Callable[..., T], *args: Any
    ) -> Future[T]:
        """As a step of its own."""
        done: Future[T] = self.create_future()
        self.call_later(self.lag(), perform, done, job, args)
        return done

    def complain(self, _loop: AbstractEventLoop, context: dict[str, Any]) -> None:
        """What nobody has looked after, unless whoever should have is dead."""
        life = RUNS_IN.get()
        if life is None or not life.dead:
            self.complaints.append(f"{context.get('message')}: {context.get('exception')!r}")

    def _write_to_self(self) -> None:
        """Nobody waits in a select."""

    def _process_events(self, _events: object) -> None:
        """There are none."""


def perform(done: Future[T], job: Callable[..., T], args: tuple[Any, ...]) -> None:
    try:
        result = job(*args)
    except Killed:
        return  # there is nobody left to tell
    except BaseException as error:
        if not done.done():
            done.set_exception(error)
    else:
        if not done.done():
            done.set_result(result)


def in_context(context: Context, life: Life) -> Context:
    context.run(RUNS_IN.set, life)
    return context
