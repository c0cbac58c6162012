"""What is to be done at a table that neither persons nor bots do: answers that were wished for, clocks that run out."""

import asyncio
import logging
from collections.abc import Coroutine
from random import uniform
from typing import TYPE_CHECKING

from signoria.server.errors import Denied, Gone
from signoria.server.play.clock import Patience
from signoria.server.play.entry import NO_SEAT, now
from signoria.server.play.proposals import acting, due, wished
from signoria.server.store.tables import due_at, noted
from signoria.server.store.writer import Statement

if TYPE_CHECKING:  # a room has its timers: only the annotation is needed here
    from signoria.server.rooms.room import Room

SOON = 60_000  # milliseconds
A_MINUTE = 60_000

logger = logging.getLogger("signoria.room_timers")


class RoomTimers:
    """Of one room. Looks whenever something has changed there."""

    def __init__(self, room: "Room", patience: Patience) -> None:
        self.room = room
        self.patience = patience
        self.wishing: dict[int, asyncio.Task[None]] = {}  # by seat: answers that are about to be given
        self.alarm: asyncio.TimerHandle | None = None  # rings when something is due
        self.errands: set[asyncio.Task[None]] = set()
        self.noted = (room.row.due, room.row.told)  # what the store knows

    def look(self) -> None:
        self.wake_wishes()
        self.set_alarm()

    def close(self) -> None:
        """The server stops: what is not begun is not begun."""
        if self.alarm is not None:
            self.alarm.cancel()
        for task in [*self.wishing.values(), *self.errands]:
            task.cancel()

    def wake_wishes(self) -> None:
        """Answer as seats wished, after a while: a forced answer that comes at once would show that it was one."""
        match = self.room.match
        for seat in match.awaited() if match else ():
            if match and seat not in self.wishing and wished(match, seat) is not None:
                self.wishing[seat] = asyncio.create_task(self.fulfil(seat))

    async def fulfil(self, seat: int) -> None:
        """What a seat wishes when the while is over; it may have changed its mind."""
        try:
            await asyncio.sleep(self.patience.wish / 1000 * uniform(0.5, 1.5))
            async with self.room.lock:
                match = self.room.match
                text = wished(match, seat) if match else None
                if match and text is not None:
                    await self.room.judge_and_commit(seat, acting(seat, match.version(seat), text, "wish"))
        except Gone:
            return
        except Denied:
            pass  # another process was quicker
        except Exception:
            logger.exception("a wish was not fulfilled", extra={"table": self.room.row.id, "seat": seat})
            return
        finally:
            del self.wishing[seat]
        self.wake_wishes()

    def set_alarm(self) -> None:
        """Be there when the next thing is due, if that is soon; else the timekeeper opens the room when it is time."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        found = due(self.room.match, self.patience.abandoned) if self.room.match else None
        if found is None:
            return
        wait = found[0] - now()
        if wait < SOON:
            self.alarm = asyncio.get_running_loop().call_later(max(0, wait) / 1000, self.ring)
        self.note(found[0])

    def ring(self) -> None:
        self.run_errand(self.keep_time())

    async def keep_time(self) -> None:
        """Do what is due: one thing, after which the next is looked for."""
        try:
            async with self.room.lock:
                found = due(self.room.match, self.patience.abandoned) if self.room.match else None
                if found is not None and found[0] <= now():
                    await self.room.judge_and_commit(NO_SEAT, found[1])
                else:
                    self.set_alarm()
        except Denied:
            pass  # another process was quicker, or the table is gone
        except Exception:  # the timekeeper comes by again
            logger.exception("what is due was not done", extra={"table": self.room.row.id})

    def note(self, time: int) -> None:
        """Let the store know when to look here again, if that is sooner than it knows, or it has looked in vain.

        And when a spectator was last told something, to the minute: it is for lists.
        """
        match, (known, told) = self.room.match, self.noted
        assert match is not None
        id = self.room.row.id
        new: list[Statement] = []
        if known is None or time < known or known <= now():
            new.append(due_at(id, time, known))
            self.noted = time, told
        if self.room.row.watchable and (told is None or match.told_at >= told + A_MINUTE):
            new.append(noted(id, told=match.told_at))
            self.noted = self.noted[0], match.told_at
        if new:
            self.run_errand(self.write_down(new))

    async def write_down(self, new: list[Statement]) -> None:
        try:
            await self.room.store.write(about=self.room.row.id, many=new)
        except Exception:
            self.noted = None, None  # nobody knows what the store knows
            logger.exception("what is due could not be noted", extra={"table": self.room.row.id})

    def run_errand(self, errand: Coroutine[None, None, None]) -> None:
        """In the background, but not forgotten."""
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    def first_note(self, at: int) -> dict[str, int]:
        """What is noted of a table that begins now: no clock runs out before its reserve, and nobody gives up."""
        reserve = self.room.row.clock.reserve * 1000 if self.room.row.clock.kind else self.patience.abandoned
        self.noted = due, told = at + min(reserve, self.patience.abandoned), at
        return {"due": due, "told": told}
