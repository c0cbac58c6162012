"""Opens tables at which something may be due that nobody does of themselves: a clock ran out, everybody has gone.

Every process looks: if two find the same, the log lets one. A room that is open sets its own alarm, to the millisecond.
"""

import asyncio
import logging

from signoria.server.errors import Denied
from signoria.server.play.entry import now
from signoria.server.rooms.registry import RoomRegistry
from signoria.server.store.tables import tables_due

ROUND = 5.0  # seconds from one look to the next
AHEAD = 10_000  # milliseconds: what is due before the next look but one
AT_ONCE = 100

logger = logging.getLogger("signoria.timekeeper")


async def keep_time(registry: RoomRegistry) -> None:
    """Until the server stops."""
    while True:
        try:
            found = await tables_due(registry.store, now() + AHEAD, AT_ONCE)
            for id in found:
                await look(registry, id)
        except Exception:
            logger.exception("the timekeeper stumbled")  # over the database: the next look may go better
            found = []
        if len(found) < AT_ONCE:
            await asyncio.sleep(ROUND)


async def look(registry: RoomRegistry, id: str) -> None:
    try:
        room = await registry.room(id)
    except Denied:
        return  # it is gone
    room.attend()
