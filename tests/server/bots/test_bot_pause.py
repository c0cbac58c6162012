"""How long a bot takes says nothing of what it had to choose from."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from signoria import GAMES, Rng
from signoria.kernel.event import SPECTATOR
from signoria.server.bots.bot_turns import DOUBLED, pause, shows
from signoria.server.bots.workers import Workers
from signoria.server.play.clock import Patience
from signoria.server.play.entry import Acted, AnyEntry, Started
from signoria.server.play.match import Match
from signoria.server.rooms.registry import RoomRegistry
from signoria.server.rooms.room import Room
from signoria.server.store import open_store
from signoria.server.store.tables import Seat, TableRow, creation
from tests.server.bots.odd_bots import answering
from tests.server.clients import PATIENCE
from tests.server.play.twins import Twins, deed, twins

pytestmark = pytest.mark.anyio

SOME_MILLISECONDS = 20
DAYS = 1_000_000_000  # milliseconds: how fast this machine is decides nothing
EVER = 1_000_000.0  # seconds


class Clockwork(asyncio.SelectorEventLoop):
    """A loop whose clock can be put forward, or stopped."""

    ahead = 0.0
    stopped_at: float | None = None

    def time(self) -> float:
        return super().time() + self.ahead if self.stopped_at is None else self.stopped_at


@pytest.fixture(scope="module")
def anyio_backend() -> tuple[str, dict[str, object]]:
    return "asyncio", {"loop_factory": Clockwork}


def clockwork() -> Clockwork:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Clockwork)
    return loop


async def until(happened: Callable[[], bool], hurried: Workers | None = None) -> None:
    """Wait for something; if none of these workers thinks, the clock of the loop runs meanwhile."""
    hung = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < hung
        if hurried is not None and not hurried.thinking.busy:
            clockwork().ahead += DAYS / 1000
        await asyncio.sleep(0.01)


class Onlooker:
    """Somebody who looks on, and is told nothing we need here."""

    person = ""
    name = ""

    def send(self, message: bytes) -> None: ...
    def show_out(self) -> None: ...


@asynccontextmanager
async def bots_table(folder: Path, pause: int, bot: str = "random") -> AsyncIterator[Room]:
    store = await open_store(f"sqlite:///{folder}/signoria.db")
    seats = [Seat(seat, None, bot, bot) for seat in range(3)]
    row = TableRow("a", "principe", "amigo", {"rich": 0}, seats, "s", None, "open", True, True, True, b"", 1, None)
    await store.write(*creation(row))
    workers = Workers(1, EVER, EVER, answering(folder))
    registry = RoomRegistry(store, workers, Patience(bot=pause))
    yield await registry.room("a")
    await registry.close()
    await workers.close()
    await store.close()


def noted(room: Room) -> list[tuple[int, bool, float]]:
    """Of each answer that others can see: the seat, whether it was forced, how many of its pauses it took."""
    answers: list[tuple[int, bool, float]] = []
    written = room.judge_and_commit

    async def noting(seat: int, *args: object) -> object:
        match = room.match
        assert match is not None
        before, options = match.version(SPECTATOR), match.s.legal(seat)
        version, asked = room.bot_turns.asked[seat]
        taken = clockwork().time() - asked
        answer = await written(seat, *args)  # type: ignore[arg-type]
        assert room.match is not None
        if room.match.version(SPECTATOR) != before:
            answers.append((seat, len(options) == 1, taken / pause("a", seat, version, room.bot_turns.patience.bot)))
        return answer

    room.judge_and_commit = noting  # type: ignore[method-assign, assignment]
    return answers


async def test_a_bot_without_a_choice_answers_no_sooner_than_one_that_has_one(tmp_path: Path) -> None:
    """Each question has its moment from what a spectator knows, and no answer that can be seen is written before it."""
    async with bots_table(tmp_path, SOME_MILLISECONDS) as room:
        answers = noted(room)
        await room.subscribe(Onlooker(), SPECTATOR, -1)
        await room.start()
        await until(lambda: min(sum(forced is one for _seat, forced, _n in answers) for one in (True, False)) >= 5)
    assert min(taken for _seat, _forced, taken in answers) >= 1


async def test_a_bot_that_thinks_longer_is_from_then_on_slower_in_all_it_does(tmp_path: Path) -> None:
    """Three pauses were too long: it answers after four, and then always, however little there is to think about."""
    async with bots_table(tmp_path, DAYS, "ponders") as room:
        answers, bot_turns = noted(room), room.bot_turns
        await room.subscribe(Onlooker(), SPECTATOR, -1)
        await room.start()
        await until((tmp_path / "notes").exists)
        slow, (version, _asked) = next(iter(bot_turns.asked.items()))
        clockwork().ahead += 3 * pause("a", slow, version, DAYS)
        (tmp_path / "enough").touch()
        await until(lambda: bot_turns.doubled[slow] > 0)
        assert answers == []
        kinds = {True, False}
        await until(lambda: {forced for seat, forced, _n in answers if seat == slow} == kinds, bot_turns.workers)
        assert bot_turns.doubled[slow] == 2
        assert all(taken >= 2 ** bot_turns.doubled[seat] for seat, _forced, taken in answers)


async def test_that_a_bot_thought_long_is_seen_a_few_times_in_a_game(tmp_path: Path) -> None:
    """Whatever it thinks about: after that all moments are the same."""
    async with bots_table(tmp_path, DAYS) as room:
        bot_turns, rng = room.bot_turns, Rng(1)
        asked, clock, seen = 0.0, clockwork(), []
        for version in range(400):
            about = pause("a", 0, version, DAYS)
            clock.stopped_at = asked + about * int(rng.below(100 + 3 * version)) / 100
            moment = bot_turns.moment(0, asked, about)
            assert moment >= clock.stopped_at
            seen.append(round((moment - asked) / about, 6))
            asked = moment
        assert round((bot_turns.moment(0, asked, about) - asked) / about, 6) == 2**DOUBLED
        clock.stopped_at = asked + about * 40
        assert round((bot_turns.moment(0, asked, about) - asked) / about, 6) == 48
        clock.stopped_at = None
    assert seen == sorted(seen)
    assert 1 < len(set(seen)) <= DOUBLED + 1


@pytest.mark.parametrize("kind", ["exchanged", "sealed"])
@pytest.mark.parametrize("key", GAMES)
async def test_what_is_hidden_changes_no_moment_at_which_bots_answer(key: str, kind: str, tmp_path: Path) -> None:
    """In twin worlds: though they think longer in the one than in the other, and in more steps."""
    compared = 0
    async with bots_table(tmp_path, DAYS) as room:
        for pair in twins(GAMES[key], kind, 1, 40):
            if pair.watched:
                one, other = (moments_in(room, pair, which) for which in (0, 1))
                assert one == other, f"{pair.setup.table}: bots answer at another moment"
                compared += len(one)
    assert compared > 20


def moments_in(room: Room, pair: Twins, which: int) -> list[float]:
    """When each answer that others can see is given, if bots play the steps of a world."""
    acts = [deed(action) for action in pair.before]
    start = Started("a", 0, 1, ["bot:random"] * pair.setup.seats)
    log: list[AnyEntry] = [start, *(Acted("a", n, 1, seat, "bot", text) for n, (seat, text) in enumerate(acts, 1))]
    match, clock = Match(pair.setup, log), clockwork()
    match.s, match.trail = pair.worlds[which].clone(), []
    bot_turns, moments = Room(room.store, room.bot_turns.workers, room.bot_turns.leases, room.row, match).bot_turns, []
    now = 0.0
    for deeds in pair.steps:
        for seat, text in deeds[which]:
            clock.stopped_at = now
            version, asked = {each: bot_turns.asked_at(match, each) for each in match.awaited()}[seat]
            about = pause("a", seat, version, DAYS)
            clock.stopped_at = asked + about * (0.2, 0.9)[which]
            if shows(match, seat, text):
                moments.append(bot_turns.moment(seat, asked, about))
                now = max(now, moments[-1])
            match.apply(match.act(seat, text, "bot", 2))
    clock.stopped_at = None
    return moments


async def test_the_steps_of_a_secret_choice_are_one_question_to_whoever_looks_on(tmp_path: Path) -> None:
    """While a bot lays card after card in secret, nobody can tell, and it is asked since the same moment."""
    async with bots_table(tmp_path, DAYS) as room:
        await room.subscribe(Onlooker(), SPECTATOR, -1)
        await room.start()
        match, rng, steps = room.match, Rng(1), 0
        assert match is not None
        asked = room.bot_turns.asked_at(match, 0)
        while not shows(match, 0, text := match.s.legal(0)[int(rng.below(len(match.s.legal(0))))]):
            match.apply(match.act(0, text, "bot", 2000))
            assert room.bot_turns.asked_at(match, 0) == asked
            steps += 1
        assert steps > 0


def test_pauses_are_spread_around_what_was_set_and_know_nothing_but_table_seat_and_version() -> None:
    found = [pause("table", seat, version, 600) for seat in range(5) for version in range(200)]
    assert found == [pause("table", seat, version, 600) for seat in range(5) for version in range(200)]
    assert 0.3 <= min(found) < 0.33 < 0.87 < max(found) <= 0.9
    assert abs(sum(found) / len(found) - 0.6) < 0.02
    assert pause("table", 0, 0, 0) == 0


async def test_bots_that_nobody_sees_do_not_wait(tmp_path: Path) -> None:
    """With days a question the game would last for years."""
    async with bots_table(tmp_path, DAYS) as room:
        await room.start()
        await until(lambda: room.match is not None and room.match.over)
