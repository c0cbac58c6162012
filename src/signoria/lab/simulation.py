"""Games by the thousand: a series is fixed by its seed, whatever the number of workers."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from hashlib import sha256
from itertools import islice
from multiprocessing import get_context
from signal import SIG_BLOCK, SIG_UNBLOCK, SIGINT, pthread_sigmask

from signoria.bots import bot
from signoria.games import game as game_of
from signoria.kernel.action import Actions
from signoria.kernel.game import Game
from signoria.kernel.rng import Rng, secret_rng
from signoria.kernel.state import State, playout
from signoria.lab.listeners import Listeners

CHUNK = 200  # games a worker plays before it reports


@dataclass(frozen=True)
class Series:
    """Everything that fixes a series of games."""

    game: str
    edition: str
    options: dict[str, int]
    seats: int
    bots: list[str]
    seed: str
    records: bool = False  # keep every game whole, not only how it ended

    def seed_of(self, n: int) -> str:
        return f"{self.seed}/{n}"

    def facts(self) -> dict[str, object]:
        return asdict(self)


def number(seed: str) -> int:
    """A seed of the quick generator from a text."""
    return int.from_bytes(sha256(seed.encode()).digest()[:4], "big")


def play_one(series: Series, n: int) -> dict[str, object]:
    """The n-th game of a series: its result, or its record."""
    game, seed = game_of(series.game), series.seed_of(n)
    if set(series.bots) == {"random"} and not series.records:
        s = game.open(series.seats, series.edition, series.options, secret_rng(seed), -1, None)
        decisions = int(playout(s, Rng(number(seed)), Actions()))
        return result(game, s, series, n, decisions)
    s = game.new(series.seats, series.edition, series.options, seed, players=series.bots)
    faults: list[dict[str, int]] = []
    if set(series.bots) == {"random"}:
        decisions = random_players(s, seed)
    else:
        decisions = bots_play(game, s, series.bots, seed, faults)
    out = game.record(s) if series.records else result(game, s, series, n, decisions)
    return {**out, "faults": faults} if any(faults) else out


def random_players(s: State, seed: str) -> int:
    """What `playout` does, through the door that remembers: the same seed gives the same game."""
    rng, acts, decisions = Rng(number(seed)), Actions(), 0
    while not s.over:
        seat = int(s.top.asked)
        s.offer(seat, acts)
        s.play(seat, s.game.catalogue.text(acts.at(rng.below(acts.count))))
        decisions += 1
    return decisions


def bots_play(game: Game, s: State, names: list[str], seed: str, faults: list[dict[str, int]] | None = None) -> int:
    """Each bot sees its own view and nothing else; to `faults` is added, seat by seat, what it did wrong."""
    bots = [bot(name, game, number(f"{seed} {seat}")) for seat, name in enumerate(names)]
    decisions = 0
    with Listeners(game, s, dict(enumerate(bots))) as listeners:
        while not s.over:
            seat = s.to_act()[0]
            listeners.tell(seat)
            s.play(seat, bots[seat].choose(game.view(s, seat), game.decision(s, seat)))
            decisions += 1
    if faults is not None:
        faults += [bot.faults for bot in bots]
    return decisions


def result(game: Game, s: State, series: Series, n: int, decisions: int) -> dict[str, object]:
    points, winners = game.totals(s), game.winners(s)
    return {"n": n, "seed": series.seed_of(n), "points": points, "winners": winners, "decisions": decisions}


def play_some(series: Series, first: int, count: int) -> list[dict[str, object]]:
    return [play_one(series, n) for n in range(first, first + count)]


def play_series(series: Series, first: int, games: int, jobs: int) -> Iterator[list[dict[str, object]]]:
    """The games from `first` up to `games`, in order, some at a time."""
    chunks = ((n, min(CHUNK, games - n)) for n in range(first, games, CHUNK))
    if jobs == 1:
        for n, count in chunks:
            yield play_some(series, n, count)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        pthread_sigmask(SIG_BLOCK, {SIGINT})  # Ctrl-C is ours alone: workers are born deaf to it
        under_way = [pool.submit(play_some, series, n, count) for n, count in islice(chunks, 2 * jobs)]
        pthread_sigmask(SIG_UNBLOCK, {SIGINT})
        try:
            while under_way:
                yield under_way.pop(0).result()
                under_way += [pool.submit(play_some, series, n, count) for n, count in islice(chunks, 1)]
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
