"""Bugs that servers have, planted one by one into ours: what they are, and in which worlds they can show."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from msgspec.structs import replace as changed

from signoria.server.bots.bot_turns import BotTurns
from signoria.server.notify import outbox, turn_notices
from signoria.server.play import proposals
from signoria.server.play.entry import Flagged
from signoria.server.play.match import Match
from signoria.server.play.messages import Sync, encoded
from signoria.server.rooms import bookkeeper, chat
from signoria.server.rooms.leases import HeldLeases
from signoria.server.rooms.registry import RoomRegistry
from signoria.server.rooms.room import Room
from signoria.server.rooms.room_timers import RoomTimers
from signoria.server.rooms.snapshots import taken
from signoria.server.store.writer import Conflict, Writer
from tests.world.faults import Plan, drawn
from tests.world.run import run, twins

rater: Any = import_module("signoria.server.accounts.rater")
room: Any = import_module("signoria.server.rooms.room")
consent: Any = import_module("signoria.server.play.fold.consent")  # whose name in its package is that of a function
Patch = tuple[object, str, object]  # of what, which name, what it is instead


@dataclass(frozen=True)
class Bug:
    name: str
    patches: Callable[[], list[Patch]]
    shows: Callable[[Plan], bool] = lambda plan: True
    tried: Callable[[Plan], list[str]] = run


@contextmanager
def planted(bug: Bug) -> Iterator[None]:
    kept = [(where, name, getattr(where, name)) for where, name, _wrong in bug.patches()]
    for where, name, wrong in bug.patches():
        setattr(where, name, wrong)
    try:
        yield
    finally:
        for where, name, right in kept:
            setattr(where, name, right)


def has(*kinds: str) -> Callable[[Plan], bool]:
    return lambda plan: any(fault.kind in kinds for fault in plan.faults)


def several(plan: Plan) -> bool:
    return plan.processes > 1


def odd(plan: Plan) -> bool:
    return plan.odd > 0


def over_days(plan: Plan) -> bool:
    return plan.clock == "correspondence"


right_append = Room.append


async def conflict_is_success(self: Room, outcome: Any, *more: Any) -> bool:
    await right_append(self, outcome, *more)
    self.unsure = False
    return True


async def not_waited_for(self: Room, outcome: Any, *more: Any) -> bool:
    writing = asyncio.create_task(right_append(self, outcome, *more))
    writing.add_done_callback(lambda done: done.cancelled() or done.exception())
    await asyncio.sleep(0)
    return True


async def told_before_written(self: Room, outcome: Any, *more: Any) -> bool:
    for observer in outcome.news:
        lines = self.listeners[observer]
        self.match, match = outcome.match, self.match
        self.tell(observer, outcome.match.version(observer) - 1, room.Update, lines)
        self.match = match
    return await right_append(self, outcome, *more)


async def slower_by_wishes(self: Room, outcome: Any, *more: Any) -> bool:
    await asyncio.sleep(0.001 * sum(map(len, outcome.match.wishes)))
    return await right_append(self, outcome, *more)


right_update = Match.seat_update


def as_long_as_wishes(self: Match, observer: int, since: int = -1) -> Any:
    update = right_update(self, observer, since)
    return changed(update, ended=update.ended + " " * len(str([w for w in self.wishes if w])))


async def always_taken(self: HeldLeases, table: str) -> float:
    self.held.add(table)
    return 0


def without_a_look(seat: int) -> proposals.Proposal:
    def propose(match: Match, now: int) -> Flagged:
        return Flagged(*match.head(now), seat, "clock")

    return propose


async def rings_anyway(self: RoomTimers) -> None:
    asked = self.was_asked  # type: ignore[attr-defined]
    async with self.room.lock:
        match = self.room.match
        if match and not match.over and match.clocks and asked in match.persons() and not match.clocks[asked].flagged:
            await self.room.judge_and_commit(-1, without_a_look(asked))


right_ring = RoomTimers.ring
right_alarm = RoomTimers.set_alarm


def remembers_who(self: RoomTimers) -> None:
    match = self.room.match
    asked = [seat for seat in match.awaited() if seat in match.persons()] if match and match.clocks else []
    if asked and not getattr(self, "late", None):
        self.was_asked = asked[0]  # type: ignore[attr-defined]
        ring = lambda: self.run_errand(rings_anyway(self))  # noqa: E731
        self.late = asyncio.get_running_loop().call_later(5.0, ring)  # type: ignore[attr-defined]
    right_alarm(self)


async def tried_again(self: Writer, jobs: Any) -> None:
    if await self.attempts(jobs) is not None:
        await self.attempts(jobs)
    if self.tell is not None:
        self.tell(set())


async def swallowed(self: Writer, jobs: Any) -> None:
    try:
        await self.attempts(jobs)
    except Conflict:
        raise
    except Exception:
        return


right_adopt = Room.adopt


def skips_some(self: Room, outcome: Any) -> None:
    right_adopt(self, replace_news(outcome) if outcome.entry.n % 5 == 0 else outcome)


def replace_news(outcome: Any) -> Any:
    return changed(outcome, news=[])


async def without_the_lock(self: Room, line: Any, observer: int, since: int) -> None:
    match = self.match
    line.send(encoded(room.AboutTable(self.row.facts(), visitors=[])))
    if match is not None and self.may_see(observer, line.person):
        line.send(encoded(Sync(self.row.id, observer, match.seat_update(observer, since))))
    await asyncio.sleep(0.05)
    self.listeners[observer][line] = None
    self.attend()


def one_act_ahead(match: Match) -> bytes:
    asked = match.awaited()
    if not asked:
        return taken(match)
    ahead = match.copy()
    ahead.s = match.s.clone()
    ahead.s.play(asked[0], ahead.s.legal(asked[0])[0])
    return taken(ahead)


right_changes = room.changes


def without_status(row: Any, outcome: Any) -> Any:
    return right_changes(row, changed(outcome, ends=False))


def pause_counts(match: Match, what: str, at: int) -> None:
    idle = match.idle
    right_do(match, what, at)
    if what == consent.RESUME:
        match.idle = idle


right_do = consent.do


async def answers_for_others(self: BotTurns, seat: int) -> None:
    match = self.match
    other = next((one for one in match.awaited() if not match.bot(one)), None)
    if other is not None:
        async with self.room.lock:
            asked = self.match.awaited()
            if other in asked:
                entry = self.match.act(other, self.match.s.legal(other)[0], "bot", room.now())
                await self.room.judge_and_commit(other, lambda _match, _now: entry)
    await right_answered(self, seat)


right_answered = BotTurns.answered


def to_everybody(table_room: Any) -> dict[int, int]:
    match = table_room.match
    if not turn_notices_right(table_room):
        return {}
    assert match is not None
    since = next(iter(turn_notices_right(table_room).values()))
    return dict.fromkeys(match.persons(), since)


turn_notices_right = turn_notices.turns


async def wished_long_ago(self: RoomTimers, seat: int) -> None:
    match = self.room.match
    text = proposals.wished(match, seat) if match else None
    try:
        await asyncio.sleep(0.4)
        async with self.room.lock:
            match = self.room.match
            if match and text in match.s.legal(seat) and not match.over and match.paused_at is None:
                entry = match.act(seat, text, "wish", room.now())
                await self.room.judge_and_commit(seat, lambda _match, _now: entry)
    finally:
        self.wishing.pop(seat, None)
    self.wake_wishes()


def deaf_to_loss(self: RoomRegistry, id: str, n: int) -> None:
    if id:
        right_hear(self, id, n)


right_hear = RoomRegistry.hear


async def asked_once(self: BotTurns, seat: int) -> None:
    try:
        await self.leases.mine(self.room.row.id)
        await self.answered(seat)
    except Exception:
        return
    if not self.failed:
        self.thinking.pop(seat, None)
        self.look()


def last_is_first(totals: Any, winners: Any) -> list[int]:
    found = right_places(totals, winners)
    return [max(found) - place for place in found]


right_places = rater.places

for wrong, right in ((asked_once, BotTurns.ask), (wished_long_ago, RoomTimers.fulfil)):
    wrong.__qualname__ = right.__qualname__  # tasks are told apart by it

BUGS = [
    Bug("lost update: a conflict is taken for done", lambda: [(Room, "append", conflict_is_success)], several),
    Bug("acknowledged before it is written", lambda: [(Room, "append", not_waited_for)]),
    Bug("told before it is written", lambda: [(Room, "append", told_before_written)]),
    Bug("a leak through a size", lambda: [(Match, "seat_update", as_long_as_wishes)], odd),
    Bug("a leak through time", lambda: [(Room, "append", slower_by_wishes)], lambda p: p.course >= 0, twins),
    Bug("a lease held twice", lambda: [(HeldLeases, "taken", always_taken)], lambda p: several(p) and p.bots > 0),
    Bug("a flag after the answer", lambda: [(RoomTimers, "set_alarm", remembers_who)], lambda p: p.clock == "live"),
    Bug("a retry that writes twice", lambda: [(Writer, "commit", tried_again)], has("answer-lost")),
    Bug("a failure that nobody is told of", lambda: [(Writer, "commit", swallowed)], has("disk-full", "commit-fails")),
    Bug("a version skipped", lambda: [(Room, "adopt", skips_some)]),
    Bug("a sync that misses an entry", lambda: [(Room, "subscribe", without_the_lock)]),
    Bug("a snapshot newer than the log", lambda: [(bookkeeper, "taken", one_act_ahead)]),
    Bug("a projection that is not kept", lambda: [(room, "changes", without_status)], lambda p: p.course >= 0),
    Bug("a clock that runs in a pause", lambda: [(consent, "do", pause_counts)], lambda p: odd(p) and p.clock != ""),
    Bug("a bot that answers for others", lambda: [(BotTurns, "answered", answers_for_others)], lambda p: p.bots > 0),
    Bug("chat to the wrong people", lambda: [(chat, "reads", lambda _room, _person: (True, True))], odd),
    Bug(
        "a notice to the wrong person",
        lambda: [(turn_notices, "turns", to_everybody), (outbox, "turns", to_everybody)],
        over_days,
    ),
    Bug("a seat kept after it was handed over", lambda: [(Room, "dismiss", lambda self: None)], odd),
    Bug("a command that is done twice", lambda: [(Match, "stale", lambda self, seat, version: False)], odd),
    Bug("a wish fulfilled that was withdrawn", lambda: [(RoomTimers, "fulfil", wished_long_ago)], odd),
    Bug("news that were lost and are not read", lambda: [(RoomRegistry, "hear", deaf_to_loss)], has("news-lost")),
    Bug("a line that is never forgotten", lambda: [(Room, "unsubscribe", lambda self, line, observer: None)]),
    Bug("an act in a pause", lambda: [(proposals, "check_going_on", proposals.check_running)], odd),
    Bug(
        "a bot that is not asked again",
        lambda: [(BotTurns, "ask", asked_once)],
        lambda p: p.odd_bots > 0 and p.bots > 0,
    ),
    Bug("ratings upside down", lambda: [(rater, "places", last_is_first)], lambda p: p.course >= 0 and p.quiet > 15),
]


def first_seed(bug: Bug, most: int) -> tuple[int, str] | None:
    """The first seed whose world shows it, and how; None if none of so many does."""
    with planted(bug):
        for seed in range(most):
            plan = drawn(seed)
            if bug.shows(plan) and (failures := bug.tried(plan)):
                return seed, failures[0]
    return None
