"""One table in this process: its match, its lock, who listens. Here an act becomes an entry and everyone is told."""

import asyncio
import logging
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import replace
from typing import Protocol

from signoria.kernel.errors import BrokenInvariant
from signoria.kernel.event import SPECTATOR
from signoria.server.bots.bot_turns import BotTurns
from signoria.server.bots.workers import Workers
from signoria.server.errors import Denied, Gone
from signoria.server.play.clock import Patience
from signoria.server.play.entry import NO_SEAT, Acted, AnyEntry, Started, Wished, now
from signoria.server.play.match import Match, Outcome
from signoria.server.play.messages import AboutTable, Sync, Unsubscribed, Update, encoded
from signoria.server.play.proposals import Already, Proposal, acting, asking, undoing
from signoria.server.rooms.leases import HeldLeases
from signoria.server.rooms.room_timers import RoomTimers
from signoria.server.rooms.seating import changes, result_of
from signoria.server.store import Conflict, Store
from signoria.server.store.people import Person
from signoria.server.store.tables import TableRow, expecting, status, table
from signoria.server.store.writer import Statement

NO_HURRY = Patience()
VISITORS = 8  # who are named to those who wait

logger = logging.getLogger("signoria.room")


class Line(Protocol):
    """Somebody who listens. `send` never waits: whoever cannot keep up is cut off, and comes back."""

    person: str
    name: str  # empty for whoever has chosen none

    def send(self, message: bytes) -> None: ...
    def show_out(self) -> None: ...


class Room:
    """Everything that happens at a table happens under its lock, so that all are told in the order of the log."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        leases: HeldLeases,
        row: TableRow,
        match: Match | None,
        patience: Patience = NO_HURRY,
    ) -> None:
        self.store = store
        self.row = row
        self.match = match
        self.kept = 0  # entries that the last snapshot stands for, as far as known here
        self.lock = asyncio.Lock()
        self.listeners: dict[int, dict[Line, None]] = {  # as they came
            observer: {} for observer in range(SPECTATOR, len(row.seats))
        }
        self.visitors: list[str] = []  # as it was last told
        self.unsure = False  # whether the log may hold more than the match
        self.closed = False  # whether the server stops: whatever is still heard, nothing more is begun here
        self.bot_turns = BotTurns(self, workers, leases, patience)
        self.timers = RoomTimers(self, patience)
        self.notice_turns: Callable[[Room], None] | None = None  # who tells people elsewhere that it is their turn
        self.note: Callable[[Room], None] | None = None  # who writes down how the table stands

    def owns(self, person: str, seat: int) -> bool:
        return 0 <= seat < len(self.row.seats) and bool(person) and self.row.seats[seat].person == person

    def check_owner(self, person: str, seat: int) -> None:
        if not self.owns(person, seat):
            raise Denied("not-your-seat", 403)

    def may_see(self, observer: int, person: str) -> bool:
        """Whether an observer is shown the game: spectators perhaps not while it runs, unless they sit there."""
        return observer != SPECTATOR or self.row.watchable or self.row.status == "over" or self.sits(person)

    def sits(self, person: str) -> bool:
        return bool(person) and bool(self.row.seats_of(person))

    async def subscribe(self, line: Line, observer: int, since: int) -> None:
        """From here on, without a gap: under the lock nothing can happen in between."""
        async with self.lock:
            if self.unsure or (self.match is not None and since > self.match.version(observer)):
                await self.go_on()  # whoever comes from another process may know more than the news have brought here
            if observer != SPECTATOR:
                self.check_owner(line.person, observer)  # while they waited, another may have been given the seat
            self.listeners[observer][line] = None
            line.send(encoded(AboutTable(self.row.facts(), visitors=[] if observer == SPECTATOR else self.visitors)))
            self.visited()
            if self.match is not None and self.may_see(observer, line.person):
                line.send(encoded(Sync(self.row.id, observer, self.match.seat_update(observer, since))))
            self.attend()

    def unsubscribe(self, line: Line, observer: int) -> None:
        self.listeners[observer].pop(line, None)
        self.visited()

    def visited(self) -> None:
        """Whoever sits at a table that waits is told when somebody else comes to look, or goes."""
        if self.row.status == "open" and self.visitors != (now_there := self.lookers()):
            self.visitors = now_there
            self.tell_about_table(from_seats=True)

    def lookers(self) -> list[str]:
        """Who looks and does not sit here, each once."""
        there = {line.person or id(line): line.name for line in self.listeners[SPECTATOR] if not self.sits(line.person)}
        return sorted(there.values(), key=lambda name: (not name, name))[:VISITORS]

    async def start(self) -> None:
        """Everybody sits: the log begins."""
        async with self.lock:
            row = self.row = await self.read_row()
            if row.status != "open":
                raise Denied("table-not-open", 409)
            if not all(seat.person or seat.bot for seat in row.seats):
                raise Denied("seats-free", 409)
            start = Started(row.id, 0, now(), [seat.player for seat in row.seats])
            try:
                started = status(row.id, "open", "running", **self.timers.first_note(start.at))
                await self.store.write(started, table=row.id, entries=[start])
            except Conflict:
                raise Denied("table-not-open", 409) from None
            logger.info("a game begins", extra={"table": row.id, "game": row.game, "seats": len(row.seats)})
            await self.go_on()

    async def act(self, person: str, seat: int, version: int, text: str) -> int:
        """A person answers for a seat; the version that it has then."""
        return await self.bring_about(person, seat, acting(seat, version, text, "person"))

    async def take_back(self, person: str, seat: int, version: int) -> int:
        """A person takes back a seat's last act, if that may be: while it is looked into, other tables go on."""
        async with self.lock:
            self.check_owner(person, seat)
            if self.match is not None and self.match.version(seat) == version:
                for _world in self.match.weighing(seat):
                    await asyncio.sleep(0)
            return await self.judge_and_commit(seat, undoing(seat, version))

    async def ask_for(self, person: Person, seat: int) -> None:
        """Somebody asks for the seat of a bot; the persons of the table decide."""

        def propose(match: Match, now: int) -> AnyEntry:
            if self.row.seats[seat].expected is not None:
                raise Denied("already-asked", 409)
            return asking(seat)(match, now)

        async with self.lock:
            await self.judge_and_commit(NO_SEAT, propose, expecting(self.row.id, seat, person))

    async def bring_about(self, person: str, seat: int, proposal: Proposal) -> int:
        """What the owner of a seat wants to be done; the version that the seat has then. Denied says why not."""
        async with self.lock:
            self.check_owner(person, seat)
            return await self.judge_and_commit(seat, proposal)

    async def hand_over(self, seat: int, taken: Statement) -> bool:
        """A seat of a running game changes hands, and what was wished from it is wished no more; or nothing changes."""
        async with self.lock:
            while True:
                if self.unsure:
                    await self.go_on()
                match = self.match
                if match is None or match.over or match.restless(seat):
                    return False
                outcome = match.after(Wished(*match.head(now()), seat, "person", []))
                if await self.append(outcome, taken):
                    self.adopt_own(outcome)
                    return True
                await self.go_on()
                if self.match is match:  # nobody was quicker: the seat is not as it must be
                    return False

    async def judge_and_commit(self, seat: int, proposal: Proposal, *more: Statement) -> int:
        """Judged, worked out, written, adopted, told; the version that the seat has then. Call it under the lock."""
        while True:
            if self.unsure:
                await self.go_on()
            match, row = self.match, self.row
            if match is None:
                raise Denied("not-running", 409)
            try:
                outcome = match.after(proposal(match, now()))
            except Already:
                return match.version(seat)
            if await self.append(outcome, *more):
                self.adopt_own(outcome)
                return outcome.match.version(seat)
            await self.go_on()
            if self.match is match and self.row == row:  # nobody was quicker: it is the store that will not have it
                raise BrokenInvariant("log-refused", table=self.row.id, n=match.n)

    async def append(self, outcome: Outcome, *more: Statement) -> bool:
        """Whether the entry is in the log; if not, another process was quicker, and is to be heard first."""
        entry, statements = outcome.entry, [*more, *changes(self.row, outcome)]
        self.unsure = True  # until the store has answered: it may fail, or we may be stopped, after the commit
        try:
            await self.store.write(*statements, table=self.row.id, entries=[entry])
        except Conflict:
            return False
        if outcome.ends:
            logger.info("a game is over", extra={"table": self.row.id, "entries": entry.n + 1})
            self.row = replace(self.row, status="over", ended=entry.at, result=result_of(outcome.match))
        elif statements:
            await self.read_again()
        self.unsure = False
        return True

    async def changed(self) -> None:
        """Somebody sat down or left, or another process wrote what is not known."""
        async with self.lock:
            with suppress(Denied):  # the table was deleted: the session reaper sees to whoever is here
                await self.go_on()

    async def hear_entry(self, entry: AnyEntry) -> None:
        """Another process wrote it. If it is the next act, and changes nothing of the seats, nothing more is read."""
        async with self.lock:
            match = self.match
            if match is not None and entry.n < match.n:
                return
            if match is not None and not self.unsure and entry.n == match.n and isinstance(entry, Acted):
                outcome = match.after(entry)
                if not changes(self.row, outcome):
                    self.adopt(outcome)
                    return
            with suppress(Denied):  # the table was deleted, as above
                await self.go_on()

    async def go_on(self) -> None:
        """Read what others wrote: the log from where we are, and who sits here. Call it under the lock.

        In this order: what an entry has changed of the seats is there with it, and news of it may have come before.
        """
        log = await self.store.entries(self.row.id, self.match.n if self.match else 0)
        await self.read_again()
        self.unsure = False
        if self.match is None and log:
            self.match = Match(self.row.setup(), log[:1])
            if self.note is not None:
                self.note(self)
            for observer in self.match.observers:
                seeing = [line for line in self.listeners[observer] if self.may_see(observer, line.person)]
                self.tell(observer, -1, Sync, seeing)
        for entry in log:
            if self.match is not None and entry.n == self.match.n:
                self.adopt(self.match.after(entry))
                await asyncio.sleep(0)
        self.attend()

    async def read_again(self) -> None:
        """Who sits here now, and everybody is told if it has changed."""
        row = await self.read_row()
        if row != self.row:
            self.row = row
            self.dismiss()
            self.tell_about_table()

    async def read_row(self) -> TableRow:
        row = await table(self.store, self.row.id)
        if row is None:
            raise Gone
        return row

    def adopt_own(self, outcome: Outcome) -> None:
        """Of an entry that this process wrote: it alone keeps the books of it, or all would write down the same."""
        self.adopt(outcome)
        if self.note is not None:
            self.note(self)

    def adopt(self, outcome: Outcome) -> None:
        """An entry is in the log: what it leads to is so, and whoever has something new by it is told."""
        self.match = match = outcome.match
        for observer in outcome.news:
            if lines := self.listeners[observer]:
                seeing = [line for line in lines if self.row.watchable or self.sits(line.person)]
                self.tell(observer, match.version(observer) - 1, Update, seeing)
        if match.over:
            if not self.row.watchable:  # what was hidden comes whole, at the end
                hidden_from = [line for line in self.listeners[SPECTATOR] if not self.sits(line.person)]
                self.tell(SPECTATOR, -1, Sync, hidden_from)
            self.tell_about_table()
        self.attend()

    def tell(self, observer: int, since: int, kind: type[Sync] | type[Update], lines: Collection[Line]) -> None:
        """The same bytes for all who look from the same place."""
        if self.match is not None and lines:
            message = encoded(kind(self.row.id, observer, self.match.seat_update(observer, since)))
            for line in lines:
                line.send(message)

    def tell_about_table(self, from_seats: bool = False) -> None:
        """Everybody, or those who listen from a seat: only they are told who looks on while they wait."""
        self.visitors = self.lookers() if self.row.status == "open" else []
        seated = {line: None for seat, lines in self.listeners.items() if seat != SPECTATOR for line in lines}
        others = [line for line in self.listeners[SPECTATOR] if not from_seats and line not in seated]
        for lines, visitors in ((seated, self.visitors), (others, [])):
            message = encoded(AboutTable(self.row.facts(), visitors=visitors)) if lines else b""
            for line in lines:
                line.send(message)

    def dismiss(self) -> None:
        """Whoever has lost a seat hears nothing more from it."""
        for seat, lines in self.listeners.items():
            for line in [line for line in lines if seat != SPECTATOR and not self.owns(line.person, seat)]:
                del lines[line]
                line.send(encoded(Unsubscribed(self.row.id, seat)))

    def attend(self) -> None:
        """Whatever is to be done here that no person does. Asked for again whenever anything has changed."""
        if self.closed:
            return
        self.bot_turns.look()
        self.timers.look()
        if self.notice_turns is not None:
            self.notice_turns(self)

    def close(self) -> None:
        self.closed = True
        self.bot_turns.close()
        self.timers.close()
