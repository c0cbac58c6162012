"""All rooms of this process: opened when first asked for, kept while anybody is in them."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from weakref import WeakValueDictionary

from signoria.server.bots.workers import Workers
from signoria.server.errors import Denied, OtherRules
from signoria.server.language import in_reader
from signoria.server.ops.metrics import Metrics
from signoria.server.ops.queueing import UnderWay, WorkQueue
from signoria.server.play.clock import Patience
from signoria.server.play.entry import AnyEntry
from signoria.server.play.match import Match
from signoria.server.rooms.bookkeeper import Bookkeeper, due, noted
from signoria.server.rooms.entry_reader import EntryReader
from signoria.server.rooms.errands import Errands
from signoria.server.rooms.leases import HeldLeases
from signoria.server.rooms.room import Room
from signoria.server.rooms.seating import result_of
from signoria.server.rooms.snapshots import opened
from signoria.server.store import Store
from signoria.server.store.news import Hear
from signoria.server.store.tables import TableRow, table, with_bots
from signoria.server.store.tables import noted as noted_of

KEPT = 256  # rooms kept open though nobody is in them, the last used
ROUND = 2.0  # seconds from one round of the caretaker to the next: several to a lease
AT_ONCE = 50  # tables looked after in a round, or read in one query
OPENED = 4  # tables opened at once,
WAITING = 64  # and so many that wait to be;
SHARE = 32  # of both, those that one person asks for: after a restart all their tables at once
ACTS = 128  # of people at all tables that are under way: some 50 ms of work, and of waiting for one commit
BACKLOG = 32  # bots that wait for a worker while no further table is woken

logger = logging.getLogger("signoria.registry")


class RoomRegistry:
    """Never two rooms for one table: whoever has one keeps it alive, and everybody else gets the same."""

    def __init__(self, store: Store, workers: Workers, patience: Patience, metrics: Metrics | None = None) -> None:
        self.store = store
        self.patience = patience
        self.workers = workers
        self.metrics = metrics or Metrics()
        self.leases = HeldLeases(store)
        self.tasks: list[asyncio.Task[None]] = []
        self.rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self.recent: OrderedDict[str, Room] = OrderedDict()
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.openings = WorkQueue(OPENED, WAITING, SHARE)
        self.acts = UnderWay(ACTS)
        self.missed: set[str] = set()  # tables of which there were news while they were opened
        self.books = Bookkeeper(store)
        self.errands = Errands()
        self.entry_reader = EntryReader(store, self.read)
        self.notice_turns: Callable[[Room], None] | None = None
        self.overhear: list[Hear] = []  # who else wants the news
        self.leaving = asyncio.Event()  # the server stops: whatever has no end of its own ends now

    async def start(self) -> None:
        """Hear the news, and take up what another process, or we before, left undone."""
        if self.store.news is not None:
            await self.store.news.start(self.hear)
        chores = (self.wake_all(), self.go_round(), self.books.run())
        self.tasks = [asyncio.create_task(chore) for chore in chores]

    async def close(self) -> None:
        self.errands.close()
        self.entry_reader.close()
        for task in [*self.tasks, *self.opening.values()]:
            task.cancel()
        for room in list(self.rooms.values()):
            room.close()
        for last in (self.books.write_all, self.leases.leave):
            try:
                await last()
            except Exception:  # a server that cannot write stops all the same, and whoever comes next finds it out
                logger.exception("what is left to write could not be written")

    @property
    def deserted(self) -> int:
        """Rooms in which nobody is, beside the last used: they still have something to do, or only hold themselves."""
        empty = (id for id, room in self.rooms.items() if not any(room.listeners.values()))
        return sum(id not in self.recent for id in empty)

    async def room(self, id: str, person: str = "", address: str = "") -> Room:
        """The room of a table; Denied if there is no such table, Busy if too many wait for theirs to be opened."""
        room = self.rooms.get(id)
        if room is None:
            if id not in self.opening:
                opening = self.metrics.watched(self.opened(id, person, address), lambda: "opening")
                self.opening[id] = asyncio.create_task(opening)
            room = await asyncio.shield(self.opening[id])
        self.recent[id] = room
        self.recent.move_to_end(id)
        while len(self.recent) > KEPT:
            self.recent.popitem(last=False)
        return room

    async def opened(self, id: str, person: str, address: str) -> Room:
        try:
            async with self.openings.turn(person, address):
                row = await table(self.store, id)
                if row is None:
                    raise Denied("no-such-table", 404)
                if row.box is not None:
                    await in_reader(row.setup().rules)  # to make a game with another box takes a while
                match, kept = await opened(self.store, row.setup())
            row = await self.with_result(row, match)
            self.rooms[id] = room = Room(self.store, self.workers, self.leases, row, match, self.patience)
            room.notice_turns, room.note, room.kept = self.notice_turns, self.books.note, kept
            if due(room):
                self.books.note(room)
            if id in self.missed:
                await room.changed()
            return room
        finally:
            self.missed.discard(id)
            del self.opening[id]

    async def with_result(self, row: TableRow, match: Match | None) -> TableRow:
        """Of a game that ended before results were written down, it is done when somebody looks at it."""
        if row.status != "over" or row.result is not None or match is None or not match.over:
            return row
        found = result_of(match)
        await self.store.write(many=[noted_of(row.id, result=vars(found))])
        return replace(row, result=found)

    async def changed(self, id: str) -> None:
        """Who sits at a table has changed: its room, if it is open, tells everyone."""
        room = self.rooms.get(id)
        if room is not None:
            await room.changed()

    async def told_of(self, id: str) -> None:
        """The same, in every process: what is kept of a table has changed beside its log."""
        if self.store.news is not None:
            await self.store.write(table=id)
        await self.changed(id)

    def hear(self, id: str, n: int) -> None:
        """News from other processes, and our own; an empty id says that some may have been lost."""
        for also in self.overhear:
            also(id, n)
        self.missed |= {id} & self.opening.keys() if id else self.opening.keys()
        for room in [*self.rooms.values()] if not id else filter(None, [self.rooms.get(id)]):
            if n < 0 or room.match is None:
                self.errands.run(room.changed, room.row.id, room.changed)
            elif n >= room.match.n:
                self.entry_reader.want(id, n)

    def read(self, id: str, entry: AnyEntry | None) -> None:
        """An entry that there were news of; none if it could not be read, and the table is to be read by itself."""
        room = self.rooms.get(id)
        if room is not None:
            read = room.changed if entry is None else partial(room.hear_entry, entry)
            self.errands.run(read, id, room.changed)

    async def wake_all(self) -> None:
        """Every running table where it may be a bot's turn is opened once, one after the other, so that it goes on.

        Where it is known to be a person's turn, as at most of thousands, nothing has to be done before they come.
        """
        after = ""
        while found := await with_bots(self.store, after, AT_ONCE):
            known = await noted(self.store, list(found))
            for id, seats in found.items():
                if id not in known or not seats.isdisjoint(known[id].awaited):
                    await self.wake(id)
            after = max(found)

    async def go_round(self) -> None:
        """Say that we live, renew our leases, let go of tables where nothing is due, adopt those whose process died."""
        while True:
            await asyncio.sleep(ROUND)
            try:
                if self.store.presence is not None:
                    await self.store.presence.renew()
                await self.leases.keep({id for id, room in self.rooms.items() if room.bot_turns.needed})
                for id in await self.leases.orphans(AT_ONCE):
                    await self.wake(id)
            except Exception:
                logger.exception("the caretaker stumbled")  # over the database: the next round may go better

    async def wake(self, id: str) -> None:
        """If no other process looks after this table, we do."""
        while self.workers.backlog > BACKLOG:
            await asyncio.sleep(0.1)
        try:
            if not await self.leases.taken(id):
                room = await self.room(id)
                room.attend()
        except OtherRules as error:
            logger.warning("a table was begun by other rules", extra={"table": id, "n": error.n})
        except Exception:
            logger.exception("a table could not be woken", extra={"table": id})
