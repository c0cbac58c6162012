"""Nothing waits without an end: whoever comes when too much is being done is told to come back, at once.

Expensive work takes turns: a few at once, some more wait. What is quick is only counted.
"""

from asyncio import CancelledError, Future, get_running_loop
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from signoria.server.errors import Busy
from signoria.server.ops.rate_limit import PEOPLE_AT_AN_ADDRESS

Asker = tuple[str, str]


class WorkQueue:
    """`at_once` run and `waiting` wait, first come first served; each person has `share` of both, an address more.

    The server's own errands, for which nobody asks, wait like all others but are never turned away: whoever sends them
    does so one after the other.
    """

    def __init__(self, at_once: int, waiting: int, share: int) -> None:
        self.free = at_once
        self.longest = waiting
        self.share = share
        self.line: deque[Future[None]] = deque()
        self.here: Counter[Asker] = Counter()  # who runs or waits, by person and by address

    @asynccontextmanager
    async def turn(self, person: str = "", address: str = "") -> AsyncIterator[None]:
        """Wait for a turn and have it; Busy if too many wait already, or too many of this asker's."""
        askers = [(kind, who) for kind, who in (("person", person), ("address", address)) if who]
        if askers and (self.full or any(self.here[asker] >= self.most(asker) for asker in askers)):
            raise Busy
        self.here.update(askers)
        try:
            await self.begin()
            try:
                yield
            finally:
                self.next()
        finally:
            for asker in askers:
                self.here[asker] -= 1
                if not self.here[asker]:
                    del self.here[asker]

    @property
    def full(self) -> bool:
        return not self.free and len(self.line) >= self.longest

    def most(self, asker: Asker) -> int:
        return self.share if asker[0] == "person" else self.share * PEOPLE_AT_AN_ADDRESS

    async def begin(self) -> None:
        if self.free:
            self.free -= 1
            return
        mine: Future[None] = get_running_loop().create_future()
        self.line.append(mine)
        try:
            await mine
        except CancelledError:
            if mine.cancelled():
                self.line.remove(mine)
            else:  # it was given the turn, and is gone
                self.next()
            raise

    def next(self) -> None:
        """A turn is over: the next in line has it."""
        while self.line:
            mine = self.line.popleft()
            if not mine.done():
                mine.set_result(None)
                return
        self.free += 1


class UnderWay:
    """At most so many at once, whoever's they are: so none of them takes longer than it takes to do them all.

    To refuse one costs a fraction of doing it, which leaves the server what it needs for those it has begun.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.count = 0

    def __enter__(self) -> None:
        """One more; Busy if too many are being done."""
        if self.count >= self.most:
            raise Busy
        self.count += 1

    def __exit__(self, *_error: object) -> None:
        self.count -= 1
