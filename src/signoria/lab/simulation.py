"""Series of games: fixed by their seed, whoever plays them."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from time import perf_counter, thread_time

from signoria.bots import Bot, bot
from signoria.games import game as game_of
from signoria.games import with_box
from signoria.kernel.action import Actions
from signoria.kernel.errors import BrokenInvariant
from signoria.kernel.game import Game
from signoria.kernel.rng import Rng, secret_rng
from signoria.kernel.state import State, playout
from signoria.kernel.view import Decision, View
from signoria.lab.clock import Clock
from signoria.lab.listeners import Listeners


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
    box: dict[str, object] = field(default_factory=dict)  # with its values, if it is not ours

    def seed_of(self, n: int) -> str:
        return f"{self.seed}/{n}"

    def play(self, n: int) -> dict[str, object]:
        return play_one(self, n)

    def facts(self) -> dict[str, object]:
        """As a file of its games begins: there the values of the box stand once, for all of them."""
        facts = asdict(self)
        return facts if self.box else {key: value for key, value in facts.items() if key != "box"}


def number(seed: str) -> int:
    """A seed of the quick generator from a text."""
    return int.from_bytes(sha256(seed.encode()).digest()[:4], "big")


def play_one(series: Series, n: int) -> dict[str, object]:
    """The n-th game of a series: its result, or its record."""
    game, seed = with_box(game_of(series.game), series.box), series.seed_of(n)
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


def play_out(s: State, answer: Callable[[], tuple[int, str]]) -> int:
    """A game to its end, decision by decision as `answer` says: a seat that is asked, and its text; how many it were.

    The one loop outside the core. Inside, codes are played on by `rollout`, and at random by `playout`.
    """
    decisions = 0
    while not s.over:
        s.play(*answer())
        decisions += 1
    return decisions


def random_players(s: State, seed: str) -> int:
    """What `playout` does, through the door that remembers: the same seed gives the same game."""
    rng, acts = Rng(number(seed)), Actions()

    def answer() -> tuple[int, str]:
        seat = int(s.top.asked)
        s.offer(seat, acts)
        return seat, s.game.catalogue.text(acts.at(rng.below(acts.count)))

    return play_out(s, answer)


def bots_play(
    game: Game,
    s: State,
    names: list[str],
    seed: str,
    faults: list[dict[str, int]] | None = None,
    clocks: list[Clock] | None = None,
) -> int:
    """Each bot sees its own view and nothing else.

    To `faults` is added, seat by seat, what it did wrong; `clocks`, one a seat, measure how long it thinks.
    """
    bots = [bot(name, game, number(f"{seed} {seat}")) for seat, name in enumerate(names)]

    def answer() -> tuple[int, str]:
        seat = s.to_act()[0]
        listeners.tell(seat)
        view, decision = game.view(s, seat), game.decision(s, seat)
        now = timer_of(bots[seat])
        begun = now()
        text = answered(bots[seat], names[seat], view, decision, seed)
        if clocks is not None and len(decision.options) > 1:
            clocks[seat].add(now() - begun)
        return seat, text

    with Listeners(game, s, dict(enumerate(bots))) as listeners:
        decisions = play_out(s, answer)
    if faults is not None:
        faults += [bot.faults for bot in bots]
    return decisions


def timer_of(bot: Bot) -> Callable[[], float]:
    """By which the thinking of a bot is timed: the processor's time, and in every game the same.

    Only a program of its own has the wall clock: what its processor does is not seen from here.
    """
    return perf_counter if bot.elsewhere else thread_time


def answered(bot: Bot, name: str, view: View, decision: Decision, seed: str) -> str:
    """What a bot of ours answers; if it fails, or answers what it may not, the fault is told with its name."""
    where: dict[str, int | str] = {"bot": name, "prompt": decision.prompt, "seed": seed}
    try:
        text = bot.choose(view, decision)
    except Exception as error:
        raise BrokenInvariant("bot-fault", type=type(error).__name__, **where) from error
    if text not in decision.options:
        raise BrokenInvariant("bot-answer", answer=str(text)[:80], **where)
    return text


def result(game: Game, s: State, series: Series, n: int, decisions: int) -> dict[str, object]:
    points, winners = game.totals(s), game.winners(s)
    return {"n": n, "seed": series.seed_of(n), "points": points, "winners": winners, "decisions": decisions}
