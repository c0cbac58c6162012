"""A table is opened from a snapshot and the few entries after it: docs/adr/0012-snapshots.md.

The log stays the only truth. A snapshot holds what the fold has worked out by an entry, and the acts that stand: they
are played again, which is cheap, so that no State is ever written down. Whatever does not fit, it is thrown away.
"""

import asyncio
from array import array
from hashlib import sha256

import msgspec
from msgspec import Struct

from signoria.kernel.errors import BadRecord
from signoria.kernel.game import ENGINE
from signoria.kernel.record import play_on
from signoria.kernel.state import State
from signoria.server.play.clock import SeatClock
from signoria.server.play.entry import Acted, AnyEntry, Started
from signoria.server.play.fold.acts import Done
from signoria.server.play.match import Match, Setup
from signoria.server.store import Store
from signoria.server.store.books import snapshot_of

FORMAT = f"2 {ENGINE}"  # bumped when the fold works out anything else, or the rules do
FOLDED = 4  # entries at one go: between two of them views of all observers may have to be compared
PLAYED = 50  # acts at one go


class KeptDone(Struct, frozen=True):
    """An act that may yet be taken back; the state before it is that after so many acts."""

    entry: Acted
    before: int
    news: list[int]
    version: int
    steps: list[str]
    clocks: list[SeatClock]
    went_on: bool


class Snapshot(Struct, frozen=True):
    """All that a match is by its entries before `n`."""

    format: str
    n: int
    last: bytes  # fingerprint of entry n - 1
    digest: str  # of the state
    actions: list[str]
    at: int
    players: list[str]
    marks: list[list[int]]
    put_at: list[int]
    trail: list[KeptDone]
    heard: list[int]
    steps: list[list[str]]
    wishes: list[list[str]]
    proposals: dict[str, list[int]]
    paused_at: int | None
    idle: int
    ended: str
    asides: list[int]
    asides_in_all: list[int]
    told_at: int
    clocks: list[SeatClock]


def fingerprint(entry: AnyEntry) -> bytes:
    return sha256(msgspec.msgpack.encode(entry)).digest()


def acts_of(s: State) -> list[str]:
    return s.story.actions if s.story else []


def taken(match: Match) -> bytes:
    """A match as it stands after its last entry."""
    kept = Snapshot(
        format=FORMAT,
        n=match.n,
        last=fingerprint(match.last),
        digest=match.s.digest(),
        actions=acts_of(match.s),
        at=match.at,
        players=match.players,
        marks=[list(marks) for marks in match.marks],
        put_at=match.put_at,
        trail=[kept_done(done) for done in match.trail],
        heard=match.heard,
        steps=match.steps,
        wishes=match.wishes,
        proposals=match.proposals,
        paused_at=match.paused_at,
        idle=match.idle,
        ended=match.ended,
        asides=match.asides,
        asides_in_all=match.asides_in_all,
        told_at=match.told_at,
        clocks=match.clocks,
    )
    return msgspec.msgpack.encode(kept)


def kept_done(done: Done) -> KeptDone:
    before = len(acts_of(done.before))
    rest = (done.news, done.version, done.steps, done.clocks, done.went_on)
    return KeptDone(done.entry, before, *rest)


async def opened(store: Store, setup: Setup) -> tuple[Match | None, int]:
    """The match of a table, if it has begun, and the entries of it that a snapshot stood for.

    Others have their turn meanwhile, however long the log is.
    """
    kept = await read(store, setup.table)
    log = await store.entries(setup.table, kept.n - 1 if kept else 0)
    match = await restored(setup, kept, log[0]) if kept and log else None
    if match is None:
        if kept:
            log = await store.entries(setup.table)
        if not log:
            return None, 0
        kept = None
        match = Match(setup, log[:1])
    for n, entry in enumerate(log[1:], 1):
        match.apply(entry)
        if n % FOLDED == 0:
            await asyncio.sleep(0)
    return match, kept.n if kept else 0


async def read(store: Store, table: str) -> Snapshot | None:
    """The snapshot of a table, if there is one that this version has written."""
    found = await snapshot_of(store, table)
    try:
        kept = msgspec.msgpack.decode(found, type=Snapshot) if found else None
    except (msgspec.DecodeError, msgspec.ValidationError):
        return None
    return kept if kept and kept.format == FORMAT and kept.n > 0 else None


async def restored(setup: Setup, kept: Snapshot, last: AnyEntry) -> Match | None:
    """The match of a snapshot whose last entry is this one; None if anything does not fit."""
    wanted, acts = {done.before for done in kept.trail}, len(kept.actions)
    if last.n != kept.n - 1 or fingerprint(last) != kept.last or not wanted <= {*range(acts)}:
        return None
    match = Match(setup, [Started(setup.table, 0, kept.at, kept.players)])
    s = match.s
    states: dict[int, State] = {}
    for n in sorted({*wanted, *range(0, acts, PLAYED), acts}):
        try:
            play_on(s, kept.actions, n)
        except BadRecord:
            return None
        if n in wanted:
            states[n] = s.clone()
        await asyncio.sleep(0)
    if s.digest() != kept.digest:
        return None
    match.n, match.last = kept.n, last
    match.marks = [array("I", marks) for marks in kept.marks]
    match.put_at = kept.put_at
    match.trail = [Done(d.entry, states[d.before], d.news, d.version, d.steps, d.clocks, d.went_on) for d in kept.trail]
    match.heard = kept.heard
    match.steps, match.wishes, match.proposals = kept.steps, kept.wishes, kept.proposals
    match.paused_at, match.idle, match.ended, match.told_at = kept.paused_at, kept.idle, kept.ended, kept.told_at
    match.asides, match.asides_in_all, match.clocks = kept.asides, kept.asides_in_all, kept.clocks
    return match
