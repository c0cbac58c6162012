"""Whether the database gives and takes: asked when somebody wants to know, one question at a time."""

import asyncio
import logging

from sqlalchemy import select
from sqlalchemy.exc import DBAPIError

from signoria.server.store import Store
from signoria.server.store.schema import keys
from signoria.server.tokens import new_id

PATIENCE = 2.0  # seconds for an answer of the database
GOOD_FOR = 1.0  # seconds, so that whoever asks often costs nothing
LATE, LOCKED, FULL, AWAY = "database-late", "database-locked", "disk-full", "database-away"
SQLITE = {5: LOCKED, 6: LOCKED, 8: FULL, 10: FULL, 13: FULL}  # busy, locked, read-only, I/O error, full
POSTGRESQL = {"53100": FULL, "58030": FULL, "25006": FULL, "55P03": LOCKED}

logger = logging.getLogger("signoria.health")


class Health:
    """Reads a row, then writes one and takes it away by the same commit that everybody waits for."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.name = f"health {new_id()}"
        self.asking: asyncio.Task[None] | None = None
        self.begun = 0.0
        self.doubt = LATE  # what it is if no answer comes
        self.found = ""  # what is wrong; nothing, if all is well
        self.good_until = 0.0
        self.asked = 0  # how often the database was

    async def fault(self) -> str:
        """What is wrong with the database, if anything: a key with words. Never longer than the patience.

        A question that hangs is not put again: whoever comes while it hangs is told so at once.
        """
        time = asyncio.get_running_loop().time
        if self.asking is None and time() >= self.good_until:
            self.begun, self.doubt, self.asked = time(), LATE, self.asked + 1
            self.asking = asyncio.create_task(self.ask())
        if self.asking is not None:
            await asyncio.wait([self.asking], timeout=max(0.0, self.begun + PATIENCE - time()))
        if self.asking is not None:
            self.note(self.doubt, "no answer")
        return self.found

    async def ask(self) -> None:
        found, said = "", ""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.row(select(keys.c.name).limit(1))
            self.doubt = LOCKED  # it can be read
            mine = keys.c.name == self.name
            await self.store.write(many=[keys.insert().values(name=self.name, value=""), keys.delete().where(mine)])
        except Exception as error:
            found, said = reason(error), type(error).__name__
        finally:
            self.note(found, said)
            self.good_until = asyncio.get_running_loop().time() + GOOD_FOR
            self.asking = None

    def note(self, found: str, said: str) -> None:
        """A line in the log when it falls ill, and when it is well again."""
        if found and found != self.found:
            logger.error("the database fails", extra={"reason": found, "fault": said})
        elif self.found and not found:
            logger.info("the database is well again")
        self.found = found

    def close(self) -> None:
        if self.asking is not None:
            self.asking.cancel()


def reason(error: Exception) -> str:
    """Which of what can be wrong this is, by what the driver calls it."""
    if isinstance(error, TimeoutError):
        return LATE
    told = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(told, "sqlite_errorcode", None)
    if isinstance(code, int):
        return SQLITE.get(code & 0xFF, AWAY)
    return POSTGRESQL.get(str(getattr(told, "sqlstate", "")), AWAY)
