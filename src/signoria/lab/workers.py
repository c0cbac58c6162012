"""Games by the thousand, by one process, several, or a cluster: in order, and the same whoever plays them."""

import time
from collections import deque
from collections.abc import Callable, Iterator
from itertools import islice
from typing import ParamSpec, Protocol, TypeVar

from signoria.kernel.errors import BadSetup
from signoria.lab.pool import Pool

P = ParamSpec("P")
T = TypeVar("T")
Done = TypeVar("Done", covariant=True)

CHUNK = 200  # games a worker plays at most before it reports
QUICK, SLOW = 0.2, 2.0  # seconds: a chunk that takes less is followed by larger ones, one that takes more by smaller

Result = dict[str, object]
Crew = int | str  # so many processes here, or the address of a Ray cluster


class Playable(Protocol):
    """A series of games, each fixed by its number."""

    @property
    def seed(self) -> str: ...
    def seed_of(self, n: int) -> str: ...
    def play(self, n: int) -> Result: ...
    def facts(self) -> dict[str, object]: ...


class Promise(Protocol[Done]):
    def result(self) -> Done: ...


class Workers(Protocol):
    """Who does jobs somewhere else, several at once."""

    @property
    def count(self) -> int: ...
    def submit(self, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> Promise[T]: ...
    def stop(self) -> None: ...


class Chunks:
    """The games from `first` up to `games` in pieces: one game first, then the more the quicker they are."""

    def __init__(self, first: int, games: int) -> None:
        self.at = first
        self.games = games
        self.size = 1

    def __iter__(self) -> Iterator[tuple[int, int]]:
        while self.at < self.games:
            first, count = self.at, min(self.size, self.games - self.at)
            self.at += count
            yield first, count

    def took(self, seconds: float) -> None:
        if seconds < QUICK:
            self.size = min(CHUNK, 2 * self.size)
        elif seconds > SLOW:
            self.size = max(1, self.size // 2)


def play_some(series: Playable, first: int, count: int) -> tuple[list[Result], float]:
    """Some games of a series, and how long they took."""
    begun = time.perf_counter()
    return [series.play(n) for n in range(first, first + count)], time.perf_counter() - begun


def play_series(series: Playable, first: int, games: int, crew: Crew) -> Iterator[list[Result]]:
    """The games from `first` up to `games`, in order, some at a time."""
    chunks = Chunks(first, games)
    if crew == 1:
        for n, count in chunks:
            results, seconds = play_some(series, n, count)
            chunks.took(seconds)
            yield results
        return
    ahead, workers = iter(chunks), hired(crew)
    under_way: deque[Promise[tuple[list[Result], float]]] = deque()
    try:
        while True:
            free = 2 * workers.count - len(under_way)  # whoever has played one chunk finds the next
            under_way += [workers.submit(play_some, series, n, count) for n, count in islice(ahead, max(0, free))]
            if not under_way:
                return
            results, seconds = under_way.popleft().result()
            chunks.took(seconds)
            yield results
    finally:
        workers.stop()  # nobody waits for a game that may take minutes


def hired(crew: Crew) -> Workers:
    if isinstance(crew, int):
        return Pool(crew)
    try:
        from signoria.lab.cluster import Cluster
    except ImportError:
        raise BadSetup("no-ray") from None
    return Cluster(crew)
