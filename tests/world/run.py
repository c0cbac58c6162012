"""Runs a plan: what broke, in one line each; nothing, if the server kept its promises."""

import asyncio
import gc
from contextlib import suppress

from tests.world import oracles
from tests.world.disk import MOUNTED
from tests.world.faults import Plan
from tests.world.loop import Restless
from tests.world.world import World, drawn, listening


def run(plan: Plan) -> list[str]:
    collecting = gc.isenabled()
    gc.disable()
    try:
        with drawn(plan):
            world = World(plan)
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
            world.loop.run_until_complete(oracles.check(world))
        if not world.failures:
            world.loop.run_until_complete(world.part())
        return [*world.failures, *world.loop.complaints]
    except Restless as error:
        return [*world.failures, *world.loop.complaints, f"it never comes to rest: {error}"]
    finally:
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


def said(plan: Plan, failures: list[str]) -> str:
    """What broke, and how to see it again."""
    return "\n".join([*failures[:3], f"to see it again: python -m tests.world {plan.seed}"])
