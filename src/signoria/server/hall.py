"""All rooms of this process: opened when first asked for, kept while anybody is in them."""

import asyncio
from collections import OrderedDict
from weakref import WeakValueDictionary

from signoria.server.clock import Patience
from signoria.server.errors import Denied
from signoria.server.room import Room
from signoria.server.store import Store
from signoria.server.store.tables import table
from signoria.server.workers import Workers

KEPT = 256  # rooms kept open though nobody is in them, the last used


class Hall:
    """Never two rooms for one table: whoever has one keeps it alive, and everybody else gets the same."""

    def __init__(self, store: Store, workers: Workers, patience: Patience) -> None:
        self.store = store
        self.patience = patience
        self.workers = workers
        self.rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self.recent: OrderedDict[str, Room] = OrderedDict()
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.errands: set[asyncio.Task[None]] = set()

    async def room(self, id: str) -> Room:
        """The room of a table; Denied if there is no such table."""
        room = self.rooms.get(id)
        if room is None:
            if id not in self.opening:
                self.opening[id] = asyncio.create_task(self.opened(id))
            room = await asyncio.shield(self.opening[id])
        self.recent[id] = room
        self.recent.move_to_end(id)
        while len(self.recent) > KEPT:
            self.recent.popitem(last=False)
        return room

    async def opened(self, id: str) -> Room:
        try:
            row = await table(self.store, id)
            if row is None:
                raise Denied("no-such-table", 404)
            self.rooms[id] = room = Room(self.store, self.workers, row, await self.store.entries(id), self.patience)
            return room
        finally:
            del self.opening[id]

    async def changed(self, id: str) -> None:
        """Who sits at a table has changed: its room, if it is open, tells everyone."""
        room = self.rooms.get(id)
        if room is not None:
            await room.changed()

    def hear(self, id: str, n: int) -> None:
        """News from other processes, and our own; an empty id says that some may have been lost."""
        for room in [*self.rooms.values()] if not id else filter(None, [self.rooms.get(id)]):
            errand = asyncio.create_task(room.changed(n))
            self.errands.add(errand)
            errand.add_done_callback(self.errands.discard)
