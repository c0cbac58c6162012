"""When to look for cycles among everything that there is.

It stops everybody meanwhile: half a second where ten thousand are connected. Python would do it after every so many
moves, and moves leave none behind, nor do connections. Rooms do: so it is done when many of them are deserted; and, for
what we do not know of, when there is very much that is new.
"""

import asyncio
import gc
import sys

from signoria.server.rooms.registry import RoomRegistry

EVERY = 60.0  # seconds between two looks
LEAST = 1000  # rooms that were deserted since, and a quarter as many as there are
MUCH = 3_000_000  # things that there are more than then, some 300 MB


class Collector:
    def __init__(self, registry: RoomRegistry) -> None:
        self.registry = registry
        self.at_work = 0  # rooms that were deserted when it was last done, and did not go
        self.things = sys.getallocatedblocks()  # that were there after it

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self.look()

    def look(self) -> None:
        many = self.registry.deserted - self.at_work > max(LEAST, len(self.registry.rooms) // 4)
        if many or sys.getallocatedblocks() - self.things > MUCH:
            gc.collect()
            self.at_work = self.registry.deserted
            self.things = sys.getallocatedblocks()
