"""Runs a plan: what broke, in one line each; nothing, if the server kept its promises."""

import asyncio
import gc
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from itertools import zip_longest

from tests.world.checks import oracles
from tests.world.courses import course
from tests.world.faults import Plan
from tests.world.given import drawn, listening
from tests.world.ports.disk import MOUNTED
from tests.world.ports.loop import Restless
from tests.world.twins import TwinWorld
from tests.world.world import World


def trace(plan: Plan) -> str:
    """All that was written, and all that anybody was sent."""
    worlds: list[World] = []
    failures = run(plan, worlds.append)
    sent = [(stream.who, stream.came) for stream in worlds[0].streams]
    return repr((failures, worlds[0].written, sent, worlds[0].loop.steps))


def run(plan: Plan, look: Callable[[World], object] = bool) -> list[str]:
    collecting = gc.isenabled()
    gc.disable()
    try:
        with drawn(plan):
            world = World(plan)
            look(world)
            with listening(world):
                return ran(world)
    finally:
        asyncio.set_event_loop(None)
        if collecting:
            gc.enable()


def twins(plan: Plan) -> list[str]:
    """What one hears in one of two worlds and not in the other, which differ by what they cannot know."""
    if plan.course < 0:
        return []
    twin = replace(plan, processes=1, bots=0, faults=(), steps=12)
    secret = plan.seed % course(twin.game, twin.course, twin.clock, 0).setup.seats
    heard, failures = [], list[str]()
    for more in (False, True):
        with drawn(twin):
            world = TwinWorld(twin, secret, more)
            with listening(world):
                failures += ran(world, checked=False)
            heard.append(world.heard())
    for (name, one), (_name, other) in zip(*heard, strict=True):
        if one != other:
            failures.append(f"{name} heard {difference(one, other)}")
    return failures


def difference(one: object, other: object) -> str:
    if isinstance(one, list) and isinstance(other, list):
        for here, there in zip_longest(one, other):
            if here != there:
                return f"{here!r:.600} in one world and {there!r:.600} in its twin"
    return f"{one!r:.600} and {other!r:.600}"


def ran(world: World, checked: bool = True) -> list[str]:
    try:
        world.loop.run_until_complete(world.main())
        if checked and not world.failures:
            world.hold_still()
            world.loop.run_until_complete(oracles.check(world))
            world.go_on()
        if not world.failures:
            world.loop.run_until_complete(world.part())
        return [*world.failures, *world.loop.complaints]
    except Restless as error:
        return [*world.failures, *world.loop.complaints, f"it never comes to rest: {error}"]
    finally:
        world.written = world.disk.query("SELECT * FROM log ORDER BY n")
        world.disk.close()
        bury(world)


def bury(world: World) -> None:
    """What was killed is let go of only now, when nothing can hear it any more."""
    world.loop.set_exception_handler(lambda _loop, _context: None)
    for task in asyncio.all_tasks(world.loop):
        task._log_destroy_pending = False  # type: ignore[attr-defined]
        with suppress(BaseException):
            task.get_coro().close()
    world.loop.close()
    assert not MOUNTED
