"""When to look for cycles: among what is new, and among everything that there is.

The second stops everybody meanwhile: half a second where ten thousand are connected. Python would do it after every so
many moves, and moves leave none behind, nor do connections. Rooms do: so it is done when many of them are deserted;
and, for what we do not know of, when there is very much that is new.
"""

import asyncio
import gc
import sys
from time import perf_counter

from signoria.server.rooms.registry import RoomRegistry

EVERY = 60.0  # seconds between two looks
LEAST = 1000  # rooms that were deserted since, and a quarter as many as there are
REST = 40  # times as long as a look among what is new took, before the next; but not longer than
LONGEST_REST = 0.9  # seconds
MUCH = 3_000_000  # things that there are more than then, some 300 MB


class YoungCollector:
    """Looks for cycles among what is new: so often that it is never long, and so seldom that it takes next to no time.

    What is made by a move is there until the next one at its table. Who looks ten times a second has looked at nearly
    all of it; a second later most of it is gone.
    """

    def __init__(self) -> None:
        self.next = 0.0

    def look(self) -> None:
        began = perf_counter()
        if began >= self.next:
            gc.collect(0)
            now = perf_counter()
            self.next = now + min(REST * (now - began), LONGEST_REST)


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
