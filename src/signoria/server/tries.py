"""How often something may fail before it is refused without being looked at."""

import time
from collections import OrderedDict, deque

REMEMBERED = 10_000  # keys


class Tries:
    """So many failures of a key in a window of time."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.failed: OrderedDict[str, deque[float]] = OrderedDict()

    def spent(self, key: str) -> bool:
        """Whether a key has failed too often of late."""
        times = self.failed.get(key, deque())
        while times and times[0] < time.monotonic() - self.seconds:
            times.popleft()
        return len(times) >= self.most

    def fail(self, key: str) -> None:
        self.failed.setdefault(key, deque()).append(time.monotonic())
        self.failed.move_to_end(key)
        while len(self.failed) > REMEMBERED:
            self.failed.popitem(last=False)
