"""Whoever's session is over, or who was banned, is shown out, and closed tables say so, whoever did it."""

import asyncio
import logging
from itertools import chain
from typing import Protocol

from signoria.server.play.entry import now
from signoria.server.rooms.registry import RoomRegistry
from signoria.server.store import Store
from signoria.server.store.people import open_sessions
from signoria.server.store.tables import occupants

EVERY = 20.0  # seconds
AT_ONCE = 500  # sessions asked for in one query

logger = logging.getLogger("signoria.session_reaper")


class Visitor(Protocol):
    """A connection that is open."""

    def show_out(self) -> None: ...


class SessionReaper:
    """Knows by which session each connection came."""

    def __init__(self, store: Store, registry: RoomRegistry) -> None:
        self.store = store
        self.registry = registry
        self.inside: dict[Visitor, str] = {}
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
                await self.look_at_tables()
            except Exception:
                logger.exception("sessions could not be looked at")

    async def look_at_tables(self) -> None:
        """A table that was closed or changed by a command that could not tell us: whoever is there is told."""
        rooms = {room.row.id: room for room in list(self.registry.rooms.values()) if any(room.listeners.values())}
        for first in range(0, len(rooms), AT_ONCE):
            some = [*rooms][first : first + AT_ONCE]
            known = await occupants(self.store, some)
            for id in some:
                if id not in known:
                    for visitor in dict.fromkeys(chain(*rooms[id].listeners.values())):
                        visitor.show_out()
                elif known[id] != rooms[id].row.occupants():
                    await rooms[id].changed()

    async def look(self) -> None:
        """Who is inside must still have an open session."""
        ids = sorted(set(self.inside.values()))
        for first in range(0, len(ids), AT_ONCE):
            some = ids[first : first + AT_ONCE]
            gone = {*some} - await open_sessions(self.store, some, now())
            for visitor in [visitor for visitor, session in self.inside.items() if session in gone]:
                visitor.show_out()

    def close(self) -> None:
        self.task.cancel()
