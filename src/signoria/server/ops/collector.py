"""When to look for cycles among everything that there is.

It stops everybody meanwhile: half a second where ten thousand are connected. Python would do it after every so many
moves, and moves leave none behind, nor do connections. Rooms do: so it is done when many of them are deserted.
"""

import asyncio
import gc

from signoria.server.rooms.registry import RoomRegistry

EVERY = 60.0  # seconds between two looks
LEAST = 1000  # rooms that were deserted since, and a quarter as many as there are


class Collector:
    def __init__(self, registry: RoomRegistry) -> None:
        self.registry = registry
        self.at_work = 0  # rooms that were deserted when it was last done, and did not go

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self.look()

    def look(self) -> None:
        if self.registry.deserted - self.at_work > max(LEAST, len(self.registry.rooms) // 4):
            gc.collect()
            self.at_work = self.registry.deserted
