"""What a server promises, held against what it wrote and said. The log is the truth: all else follows from it."""

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

from sqlalchemy.ext.asyncio import AsyncEngine

from signoria import SPECTATOR
from signoria.kernel.errors import SignoriaError
from signoria.server.play.entry import Acted, AnyEntry, Undone
from signoria.server.play.match import Match
from signoria.server.play.messages import Sync, Update, encoded
from signoria.server.store import Store
from signoria.server.store.tables import TableRow, table
from signoria.server.store.writer import Writer
from tests.world.checks import allowed, notices, projections, talk
from tests.world.people import Sent
from tests.world.ports.disk import Lines

if TYPE_CHECKING:
    from tests.world.world import World


class Silent:
    """Who looks in from outside writes nothing."""

    write = None


@dataclass
class Truth:
    """A table by its log: what happened at each version of each seat."""

    world: "World"
    row: TableRow
    log: list[AnyEntry]
    match: Match
    acts: dict[tuple[int, int], AnyEntry] = field(default_factory=dict)  # by seat and the version it had then
    course: list[Match] = field(default_factory=list)  # how it stood, from the first to the last entry
    wanted: dict[tuple[int, int], list[tuple[str, str, set[int], str]]] = field(default_factory=dict)


def store_of(world: "World") -> Store:
    return Store(cast(AsyncEngine, Lines(world.disk)), cast(Writer, Silent()), None, cast(Any, None))


async def check(world: "World") -> None:
    store = store_of(world)
    row = await table(store, world.table)
    assert row is not None
    rows = world.disk.query('SELECT * FROM log WHERE "table" = ? ORDER BY n', world.table)
    if [row[1] for row in rows] != [*range(len(rows))]:
        world.fail(f"the log is not without gaps: {[row[1] for row in rows]}")
        return
    begun = world.begun
    if begun is not None and rows[: len(begun.rows)] != begun.rows:
        world.fail("what was written is written otherwise")
        return
    before = begun.log if begun is not None else []
    log = [*before, *await store.entries(world.table, len(before))]
    match = begun.match if begun is not None else Match(row.setup(), log[:1])
    truth = Truth(world, row, log, match)
    check_told(truth)
    if not world.failures:
        check_acknowledged(truth)
        await projections.check(truth, store)
        allowed.check(truth)
        notices.check(truth)
        talk.check(truth)


def check_told(truth: Truth) -> None:
    """Whatever anybody was sent of the game is what the fold of its log says, to the byte."""
    world = truth.world
    for stream in world.streams:
        for kind, version, raw in stream.came:
            told = (kind, raw, stream.sinces, stream.who)
            truth.wanted.setdefault((stream.seat, version), []).append(told)
    truth.course.append(truth.match)
    compare(truth, truth.match, [*truth.match.observers])
    for entry in truth.log[truth.match.n :]:
        before = truth.match
        try:
            outcome = before.after(entry)
        except SignoriaError as error:
            world.fail(f"{entry} is in the log, and cannot be: {error!r}")
            return
        truth.match = match = outcome.match
        truth.course.append(match)
        if isinstance(entry, Acted | Undone):
            truth.acts[entry.seat, match.version(entry.seat)] = entry
        compare(truth, match, outcome.news)
        for observer in set(match.observers) - set(outcome.news):
            version = match.version(observer)
            if match.seat_update(observer, version) != before.seat_update(observer, version):
                world.fail(f"entry {entry.n} shows in what {observer} would be sent, who was told nothing")
    for guest in world.guests:
        listened = guest.streams.get(guest.seat)
        sees = guest.seat != SPECTATOR or truth.row.watchable or truth.row.status == "over"
        if guest.wire is None or listened is None or listened.ended or guest.unseated or not sees:
            continue
        last = listened.came[-1][1] if listened.came else None
        if guest.seat != SPECTATOR and truth.row.seats[guest.seat].person != guest.person.id:
            world.fail(f"{guest.who} has lost the seat, and still listens from it")
        if world.settled and last != truth.match.version(guest.seat):
            world.fail(f"{guest.who} knows version {last} of {truth.match.version(guest.seat)}")
    for (seat, version), never in truth.wanted.items():
        world.fail(f"{never[0][3]} was told of version {version} of seat {seat}, which there is not")


def compare(truth: Truth, match: Match, observers: list[int]) -> None:
    for observer in observers:
        version = match.version(observer)
        made: dict[tuple[str, int], str] = {}
        for kind, raw, sinces, who in truth.wanted.pop((observer, version), []):
            for since in [version - 1] if kind == "update" else sorted(sinces, reverse=True):
                if (kind, since) not in made:
                    message = (Update if kind == "update" else Sync)(
                        match.setup.table, observer, match.seat_update(observer, since)
                    )
                    made[kind, since] = encoded(message).decode()
                if made[kind, since] == raw:
                    break
            else:
                wanted = made[kind, version - 1 if kind == "update" else max(sinces)]
                truth.world.fail(f"{who} was told of version {version}: {raw[:3000]} which is {wanted[:3000]}")


def check_acknowledged(truth: Truth) -> None:
    """What was acknowledged is in the log, once and in order; what was only refused is not; nothing else is."""
    world, found = truth.world, Counter[int]()
    for sent, version in world.acknowledged:
        entry = truth.acts.get((sent.seat, version))
        if not fits(sent, entry):
            world.fail(
                f"{sent.type} {sent.text} of seat {sent.seat} was acknowledged as {version}, and there is {entry}"
            )
        elif entry is not None:
            found[entry.n] += 1
    if found and max(found.values()) > 1:
        world.fail("an entry was acknowledged twice")
    answers = [sent for sent in world.sent if sent.type in ("act", "undo")]
    for seat in range(len(truth.row.seats)):
        mine = [sent for sent in answers if sent.seat == seat]
        done = [entry for entry in truth.acts.values() if own(entry, seat)]
        asked = Counter((sent.type, sent.text) for sent in mine if not refused(sent))
        did = Counter(("act" if isinstance(one, Acted) else "undo", getattr(one, "text", "")) for one in done)
        if did - asked:
            world.fail(f"in seat {seat} there was done what nobody asked for: {did - asked}")
        last = -1
        for sent, version in world.acknowledged:
            entry = truth.acts.get((sent.seat, version))
            if sent.seat == seat and entry is not None and sent.times == 1:
                if entry.n < last:
                    world.fail(f"seat {seat} was acknowledged entry {entry.n} after {last}")
                last = entry.n


def own(entry: AnyEntry, seat: int) -> bool:
    return isinstance(entry, Acted | Undone) and entry.seat == seat and entry.by == "person"


def fits(sent: Sent, entry: AnyEntry | None) -> bool:
    if sent.type == "undo":
        return isinstance(entry, Undone) and entry.seat == sent.seat
    return isinstance(entry, Acted) and (entry.seat, entry.text, entry.by) == (sent.seat, sent.text, "person")


def refused(sent: Sent) -> bool:
    """Whether each time that it came it was refused: then nothing has changed."""
    return len(sent.answers) >= sent.times and all(answer.type == "rejected" for answer in sent.answers)
