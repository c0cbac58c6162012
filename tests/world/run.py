"""Runs a plan: what broke, in one line each; nothing, if the server kept its promises."""

import asyncio
import gc
from collections.abc import Callable
from contextlib import suppress

from tests.world import oracles
from tests.world.disk import MOUNTED
from tests.world.faults import Plan
from tests.world.loop import Restless
from tests.world.world import World, drawn, listening


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


def ran(world: World) -> list[str]:
    try:
        world.loop.run_until_complete(world.main())
        if not world.failures:
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
