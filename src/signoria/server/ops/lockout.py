"""How often something may fail before it is refused without being looked at."""

from asyncio import get_running_loop
from collections import OrderedDict, deque
from collections.abc import Mapping

from signoria.server.errors import Denied
from signoria.server.play.entry import now
from signoria.server.store import Store
from signoria.server.store.failures import forgiven, tried

REMEMBERED = 10_000  # keys


class Tries:
    """So many failures of a key in a window of time, in this process."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.failed: OrderedDict[str, deque[float]] = OrderedDict()

    def spent(self, key: str) -> bool:
        """Whether a key has failed too often of late."""
        times = self.failed.get(key, deque())
        while times and times[0] < get_running_loop().time() - self.seconds:
            times.popleft()
        return len(times) >= self.most

    def fail(self, key: str) -> None:
        self.failed.setdefault(key, deque()).append(get_running_loop().time())
        self.failed.move_to_end(key)
        while len(self.failed) > REMEMBERED:
            self.failed.popitem(last=False)


class Attempts:
    """So many failures in all processes together.

    Each try is one until it has succeeded, so that many at once are no more than one after the other.
    """

    def __init__(self, store: Store, seconds: int) -> None:
        self.store = store
        self.seconds = seconds

    async def begin(self, limits: Mapping[str, int]) -> list[str]:
        """A try at all of these, to be forgiven if it succeeds; Denied if there were too many at one of them."""
        ids, fine = await tried(self.store, limits, now(), self.seconds * 1000)
        if not fine:
            await self.forgive(ids)
            denied = Denied("too-many-tries", 429)
            denied.retry_after = self.seconds
            raise denied
        return ids

    async def forgive(self, ids: list[str]) -> None:
        await self.store.write(many=[forgiven(ids)])
