"""What others wrote is read when news of it come; if that fails, as soon as it can be, for nobody tells it again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

AGAIN = 1.0  # seconds until it is tried again

logger = logging.getLogger("signoria.errands")


class Errands:
    """Of a table at most one waits to be tried again, however many news come meanwhile: it will read them all."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()
        self.failing: set[str] = set()  # tables of which the last errand could not be run
        self.closed = False

    def run(self, read: Callable[[], Awaitable[None]], table: str, again: Callable[[], Awaitable[None]]) -> None:
        """`again` is tried if `read` fails: it must read whatever there is, for news that come meanwhile are let be."""
        if self.closed or table in self.failing:
            return
        task = asyncio.create_task(self.read_in_the_end(read, table, again))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def read_in_the_end(
        self, read: Callable[[], Awaitable[None]], table: str, again: Callable[[], Awaitable[None]]
    ) -> None:
        try:
            await read()
        except Exception:
            if table in self.failing:  # another began before it was known, and is trying again
                return
            logger.exception("what others wrote could not be read", extra={"table": table})
            while table not in self.failing:
                self.failing.add(table)
                await asyncio.sleep(AGAIN)
                self.failing.discard(table)  # what is heard while it reads may come too late for it
                with suppress(Exception):  # it has been said once
                    await again()
                    return

    def close(self) -> None:
        """The server stops: what is heard from now on is for others."""
        self.closed = True
        for task in self.tasks:
            task.cancel()
