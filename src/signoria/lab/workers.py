"""Games by the thousand, by one process or several: in order, and the same whatever the number of workers."""

import time
from collections.abc import Iterator
from itertools import islice
from typing import Protocol

from signoria.lab.pool import Pool

CHUNK = 200  # games a worker plays at most before it reports
QUICK, SLOW = 0.2, 2.0  # seconds: a chunk that takes less is followed by larger ones, one that takes more by smaller

Result = dict[str, object]


class Playable(Protocol):
    """A series of games, each fixed by its number."""

    @property
    def seed(self) -> str: ...
    def seed_of(self, n: int) -> str: ...
    def play(self, n: int) -> Result: ...
    def facts(self) -> dict[str, object]: ...


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


def play_series(series: Playable, first: int, games: int, jobs: int) -> Iterator[list[Result]]:
    """The games from `first` up to `games`, in order, some at a time."""
    chunks = Chunks(first, games)
    if jobs == 1:
        for n, count in chunks:
            results, seconds = play_some(series, n, count)
            chunks.took(seconds)
            yield results
        return
    ahead, pool = iter(chunks), Pool(jobs)
    try:
        under_way = [pool.submit(play_some, series, n, count) for n, count in islice(ahead, 2 * jobs)]
        while under_way:
            results, seconds = under_way.pop(0).result()
            chunks.took(seconds)
            yield results
            under_way += [pool.submit(play_some, series, n, count) for n, count in islice(ahead, 1)]
    finally:
        pool.stop()  # nobody waits for a game that may take minutes
