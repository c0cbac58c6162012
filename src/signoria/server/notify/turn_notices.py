"""Notices whose turn it is at tables that are played over days, and puts it into the outbox."""

import asyncio
import logging
from collections import OrderedDict

from signoria.server.errors import Denied
from signoria.server.play.clock import CORRESPONDENCE
from signoria.server.play.entry import now
from signoria.server.rooms.registry import RoomRegistry
from signoria.server.rooms.room import Room
from signoria.server.store import Store
from signoria.server.store.channels import announce, by_post, usable

BREATH = 0.05  # seconds between two tables that are opened at the start
REMEMBERED = 20_000  # turns that this process knows to be in the outbox

logger = logging.getLogger("signoria.turn_notices")
Turn = tuple[str, int, int]


class TurnNotices:
    """What it forgets, because a process died before it was written, it finds again when the next one starts."""

    def __init__(self, store: Store, registry: RoomRegistry, quiet: int) -> None:
        self.store = store
        self.registry = registry
        self.quiet = quiet  # milliseconds that somebody has to notice it themselves
        self.known: OrderedDict[Turn, None] = OrderedDict()
        self.errands: set[asyncio.Task[None]] = set()
        registry.notice_turns = self.look

    def look(self, room: Room) -> None:
        """Something has changed in a room. While a game rests nobody is told; when it goes on, it is looked anew."""
        match = room.match
        if match is not None and match.paused_at is not None:
            for seat, clock in enumerate(match.clocks):
                if clock.since is not None:
                    self.known.pop((room.row.id, seat, clock.since), None)
        for seat, turn in turns(room).items():
            key = (room.row.id, seat, turn)
            if key not in self.known:
                self.remember(key)
                task = asyncio.create_task(self.announce(key, room.row.seats[seat].person or ""))
                self.errands.add(task)
                task.add_done_callback(self.errands.discard)

    def remember(self, key: Turn) -> None:
        self.known[key] = None
        while len(self.known) > REMEMBERED:
            self.known.popitem(last=False)

    async def announce(self, key: Turn, person: str) -> None:
        try:
            for channel in await usable(self.store, person):
                await announce(self.store, *key, channel, now() + self.quiet)
        except Exception:
            self.known.pop(key, None)
            logger.exception("a turn could not be announced", extra={"table": key[0], "seat": key[1]})

    async def look_everywhere(self) -> None:
        """At the start: what a process that died has not announced. There is no hurry, and there may be thousands."""
        for id in await by_post(self.store):
            try:
                self.look(await self.registry.room(id))
            except Denied:  # closed meanwhile
                continue
            await asyncio.sleep(BREATH)

    def close(self) -> None:
        for task in self.errands:
            task.cancel()


def turns(room: Room) -> dict[int, int]:
    """The seats of persons who are asked, and since when: since then it is their turn."""
    match = room.match
    if match is None or room.row.status != "running" or room.row.clock.kind != CORRESPONDENCE:
        return {}
    found = {}
    for seat in match.awaited():
        since, place = match.clocks[seat].since, room.row.seats[seat]
        if since is not None and place.person and not place.bot:
            found[seat] = since
    return found
