"""When to look for cycles among everything that there is.

It stops everybody meanwhile: half a second where ten thousand are connected. Python would do it after every so many
moves, and moves leave none behind. Connections and rooms do: so it is done when many of them have gone.
"""

import asyncio
import gc
from typing import Protocol

from signoria.server.ops.rate_limit import Crowd
from signoria.server.rooms.registry import RoomRegistry

EVERY = 60.0  # seconds between two looks
LEAST = 1000  # connections and rooms that have gone, and a quarter as many as there are


class Door(Protocol):
    gone: int  # connections that came by it, of all times


class Collector:
    def __init__(self, door: Door, crowd: Crowd, registry: RoomRegistry) -> None:
        self.door = door
        self.crowd = crowd
        self.registry = registry
        self.collected = 0  # of those that have gone

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self.look()

    def look(self) -> None:
        gone = self.door.gone + self.crowd.gone + self.registry.gone
        there = self.crowd.inside + len(self.registry.rooms)
        if gone - self.collected > max(LEAST, there // 4):
            self.collected = gone
            gc.collect()
