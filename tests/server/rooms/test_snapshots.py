"""A table opened from a snapshot is the table folded from its whole log, and what does not fit is thrown away."""

import asyncio
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec
import pytest

from signoria import Rng
from signoria.server.play.clock import LIVE, TimeControl
from signoria.server.play.entry import AnyEntry, Started, Wished
from signoria.server.play.match import Match, Setup
from signoria.server.rooms.bookkeeper import SNAPSHOT
from signoria.server.rooms.snapshots import FOLDED, FORMAT, Snapshot, opened, restored, taken
from signoria.server.store import Store, open_store
from signoria.server.store.books import Page, snapshot_of, written
from signoria.server.store.schema import snapshots
from signoria.server.store.tables import table
from tests.server.clients import guests, open_app, table_for
from tests.server.logs import kinds, next_entry
from tests.server.play.test_match import AT, TABLES, each_table, seen
from tests.tables import Table, by_verb, options_in_turn

pytestmark = pytest.mark.anyio


def restless_course(table: Table, seed: int, most: int = 400) -> tuple[Setup, list[AnyEntry]]:
    """A game with clocks in which people act, take back, wish, pause, leave and return, and run out of time."""
    game, edition, seats = table
    rng = Rng(seed)
    time_control = TimeControl(LIVE, 60, 5, "thumb")
    setup = Setup("t", game.key, edition, options_in_turn(game, seed), seats, f"snapshots {seed}", time_control)
    log: list[AnyEntry] = [Started("t", 0, AT, ["person"] * seats)]
    match = Match(setup, log)
    while not match.over and len(log) < most:
        log.append(something(match, rng))
        match.apply(log[-1])
    return setup, log


def something(match: Match, rng: Rng) -> AnyEntry:
    seat, at, what = int(rng.below(match.setup.seats)), match.at + int(rng.below(3000)), rng.below(12)
    if match.paused_at is not None:
        missing = sorted(match.persons() - set(match.proposals.get("resume", [])))
        return next_entry(match, "consent", missing[0], "person", "resume", at)
    if "pause" in match.proposals and what < 8:
        if what == 0:
            return next_entry(match, "refuse", seat, "person", "pause", at)
        missing = sorted(match.persons() - set(match.proposals["pause"]))
        return next_entry(match, "consent", missing[0], "person", "pause", at)
    if what == 0 and seat in match.persons():
        return next_entry(match, "wish", seat, "person", ("forced", "upto 3\nnext pass", "")[rng.below(3)], at)
    if what == 1 and seat in match.persons() and rng.below(4) == 0:
        return next_entry(match, "consent", seat, "person", "pause", at)
    if what == 2 and rng.below(3) == 0 and (seat not in match.persons() or len(match.persons()) > 1):
        return next_entry(match, "sit", seat, "person", "person" if seat not in match.persons() else "bot:thumb", at)
    if what in (3, 4) and match.last_own(seat) is not None:
        return next_entry(match, "undo", seat, "person", "", at)
    if what == 5 and seat in match.s.to_act() and not match.clocks[seat].flagged:
        return next_entry(match, "flag", seat, "clock", "", at)
    waiting = match.s.to_act()
    actor = waiting[rng.below(len(waiting))]
    return match.act(actor, by_verb(rng, match.s.legal(actor)), "person", at)


def all_of(match: Match) -> list[object]:
    """Everything that decides what is sent and what may be done, now and later."""
    own = [match.last_own(seat) for seat in range(match.setup.seats)]
    trail = [(d.entry, d.before.digest(), d.news, d.version, d.steps, d.clocks, d.went_on) for d in match.trail]
    return [
        [seen(match, since) for since in (-1, 0, match.version(0) - 1)],
        (match.n, match.at, match.last, match.marks, match.put_at, match.players, match.steps, match.wishes),
        (match.proposals, match.paused_at, match.idle, match.ended, match.told_at, match.clocks),
        (match.heard, match.asides, match.asides_in_all, match.s.digest(), match.actions(), match.s.record(), trail),
        [done and done.entry for done in own],
        (match.s.table.rng.spent, match.s.table.log and match.s.table.log.since(0), match.s.table.deals),
    ]


@each_table
async def test_a_match_from_a_snapshot_is_the_match_from_the_whole_log(table: Table) -> None:
    """At many points of a game, for every observer, and as the game goes on from there."""
    setup, log = restless_course(table, 5)
    assert {"act", "undo", "wish", "consent", "sit", "flag"} <= {*kinds(log)}
    whole = Match(setup, log[:1])
    compared = 0
    for n, entry in enumerate(log[1:], 1):
        whole.apply(entry)
        if n % 23 == 0 or n == len(log) - 1:
            kept = msgspec.msgpack.decode(taken(whole), type=Snapshot)
            again = await restored(setup, kept, entry)
            assert again is not None
            assert all_of(again) == all_of(whole)
            for later in log[n + 1 : n + 20]:
                again.apply(later)
            assert all_of(again) == all_of(Match(setup, log[: n + 20]))
            compared += 1
    assert compared > 5


@each_table
async def test_the_verdict_on_an_undo_is_the_same_from_a_snapshot(table: Table) -> None:
    setup, log = restless_course(table, 8, 150)
    for n in range(20, len(log), 13):
        whole = Match(setup, log[:n])
        again = await restored(setup, msgspec.msgpack.decode(taken(whole), type=Snapshot), log[n - 1])
        assert again is not None
        for seat in range(setup.seats):
            assert again.undo_refused(seat) == whole.undo_refused(seat)


WRONG: list[dict[str, Any]] = [
    {"digest": "0" * 64},
    {"last": b"0" * 32},
    {"n": 3},
    {"actions": ["0 fly"]},
    {"actions": ["x pass"]},
    {"actions": []},
]


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: next(iter(wrong)))
async def test_a_snapshot_in_which_anything_is_wrong_is_no_snapshot(wrong: dict[str, Any]) -> None:
    setup, log = restless_course(TABLES[0], 5, 80)
    kept = msgspec.msgpack.decode(taken(Match(setup, log)), type=Snapshot)
    assert await restored(setup, kept, log[-1]) is not None
    assert await restored(setup, msgspec.structs.replace(kept, **wrong), log[-1]) is None


async def long_table(store: Store, home: str) -> tuple[str, list[AnyEntry]]:
    """A running table with a long log, which no server has opened yet."""
    async with guests(home, "Ada", "Bruno", "Carla") as people:
        id, _invitation = await table_for(*people)
    found = await table(store, id)
    assert found is not None
    match, rng = Match(found.setup(), await store.entries(id)), Rng(3)
    log: list[AnyEntry] = []
    while match.n < 300:
        seat = match.s.to_act()[0]
        if rng.below(3):
            log.append(Wished(*match.head(match.at), seat, "person", [] if match.wishes[seat] else ["always x pass"]))
        else:
            log.append(match.act(seat, match.s.legal(seat)[0], "person", match.at))
        match.apply(log[-1])
        assert not match.over
    await store.write(table=id, entries=log)
    return id, log


@pytest.fixture
async def store(tmp_path: Path) -> Any:
    found = await open_store(f"sqlite:///{tmp_path}/signoria.db")
    yield found
    await found.close()


async def counted_opening(store: Store, setup: Setup) -> tuple[Match, int, int]:
    """The match; how many entries were folded, and how many at most while nobody else had a turn."""
    folded = most = before = 0
    done = False

    def look(frame: FrameType, event: str, _arg: object) -> None:
        nonlocal folded
        folded += event == "call" and frame.f_code is Match.apply.__code__

    async def watch() -> None:
        nonlocal most, before
        while not done:
            await asyncio.sleep(0)
            most, before = max(most, folded - before), folded

    watching = asyncio.create_task(watch())
    await asyncio.sleep(0)
    sys.setprofile(look)
    try:
        match, _kept = await opened(store, setup)
    finally:
        sys.setprofile(None)
        done = True
        await watching
    assert match is not None
    return match, folded, most


async def test_opening_folds_few_entries_and_never_many_at_one_go(store: Store) -> None:
    async with open_app(store) as (home, context):
        id, log = await long_table(store, home)
        row = await table(store, id)
        assert row is not None
        context.registry.recent.clear()
        whole, folded, most = await counted_opening(store, row.setup())
        assert (folded, most) == (len(log), FOLDED), "without a snapshot all of it, a little at a time"
        await store.write(many=written([Page(id, whole.n, None, taken(whole))]))
        more = whole.act(whole.s.to_act()[0], whole.s.legal(whole.s.to_act()[0])[0], "person", whole.at)
        await store.write(table=id, entries=[more])
        again, folded, _most = await counted_opening(store, row.setup())
        assert (folded, again.n) == (1, whole.n + 1)
        whole.apply(more)
        assert all_of(again) == all_of(whole)


async def test_a_server_takes_a_snapshot_of_what_it_had_to_fold(store: Store) -> None:
    """And one that is of no use is replaced."""
    async with open_app(store) as (home, _house):
        id, log = await long_table(store, home)
    async with open_app(store) as (home, context):
        await context.registry.room(id)
        await context.registry.books.write_all()
        kept = await snapshot_of(store, id)
        assert kept is not None
        assert msgspec.msgpack.decode(kept, type=Snapshot).n == log[-1].n + 1
    for useless in (
        b"",
        b"nonsense",
        msgspec.msgpack.encode({"format": FORMAT}),
        kept.replace(FORMAT.encode(), b"0 9.9.9"),
    ):
        await store.write(many=[snapshots.update().values(kept=useless)])
        async with open_app(store) as (home, context):
            room = await context.registry.room(id)
            assert room.match is not None
            assert room.match.n == log[-1].n + 1
            assert room.kept == 0
            await context.registry.books.write_all()
        assert await snapshot_of(store, id) == kept
    assert len(log) > SNAPSHOT
