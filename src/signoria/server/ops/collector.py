"""When to look for cycles among everything that there is.

It stops everybody meanwhile: half a second where ten thousand are connected. Python would do it after every so many
moves, and moves leave none behind. Connections and rooms do: so it is done when many of them have gone.
"""

import asyncio
import gc

from signoria.server.http.connections import Gate
from signoria.server.ops.rate_limit import Crowd
from signoria.server.rooms.registry import RoomRegistry

EVERY = 60.0  # seconds between two looks
LEAST = 1000  # connections and rooms that have gone, and a quarter as many as there are


class Collector:
    def __init__(self, gate: Gate, crowd: Crowd, registry: RoomRegistry) -> None:
        self.gate = gate
        self.crowd = crowd
        self.registry = registry
        self.collected = 0  # of those that have gone

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self.look()

    def look(self) -> None:
        gone = self.gate.gone + self.crowd.gone + self.registry.gone
        there = self.crowd.inside + len(self.registry.rooms)
        if gone - self.collected > max(LEAST, there // 4):
            self.collected = gone
            gc.collect()
