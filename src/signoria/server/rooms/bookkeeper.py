"""Writes down beside the log what it took time to work out: how each table stands, and now and then a snapshot.

After the fact, and not after each entry: who reads it looks whether it is that of the last entry, and if not opens the
table. So it may be late, or lost with a process that dies, and nothing is wrong.
"""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from signoria.kernel.event import SPECTATOR
from signoria.server.play.clock import SeatClock
from signoria.server.play.entry import now
from signoria.server.play.match import Match
from signoria.server.rooms.snapshots import FORMAT, taken
from signoria.server.store import Conflict, Store
from signoria.server.store.books import Page, standings_of, written

if TYPE_CHECKING:  # a room has a bookkeeper: only the annotation is needed here
    from signoria.server.rooms.room import Room

EVERY = 2.0  # seconds
SNAPSHOT = 64  # entries since the last one
AT_ONCE = 32  # tables in one commit

logger = logging.getLogger("signoria.bookkeeper")


class Standing(Struct, frozen=True):
    """Who is asked, how far the game is, and what is left to think: what every seat and spectator is told."""

    format: str
    awaited: list[int]
    round: int  # 0 where none is played
    clocks: list[SeatClock]  # by the time that hangs on the wall

    def left(self, seats: list[int]) -> int | None:
        """Milliseconds on the clocks of these seats, the shortest; none where there are no clocks."""
        return min((self.clocks[seat].at(now()) for seat in seats), default=None) if self.clocks else None


class Seen(Struct):
    """What of a view stands in lists."""

    round: int | None = None


def standing(match: Match) -> Standing:
    seen = msgspec.json.decode(match.view(SPECTATOR), type=Seen)
    clocks = [match.shown(clock) for clock in match.clocks]
    return Standing(FORMAT, match.awaited(), seen.round or 0, clocks)


async def noted(store: Store, tables: list[str]) -> dict[str, Standing]:
    """How these tables stand, those of which it is known."""
    found: dict[str, Standing] = {}
    for table, text in (await standings_of(store, tables)).items():
        with suppress(msgspec.DecodeError, msgspec.ValidationError):
            read = msgspec.json.decode(text, type=Standing)
            if read.format == FORMAT:
                found[table] = read
    return found


def due(room: "Room") -> bool:
    """Whether it is time for another snapshot. A game that is over has one of its end."""
    match = room.match
    return match is not None and match.n - room.kept >= (1 if match.over else SNAPSHOT)


class Bookkeeper:
    """Of all rooms of this process. Keeps a room alive until what happened in it is written down."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.changed: dict[str, Room] = {}

    def note(self, room: "Room") -> None:
        """Something has happened there."""
        self.changed[room.row.id] = room

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.write_all()
            except Exception:
                logger.exception("the books could not be kept")  # the database: the next round may go better

    async def write_all(self) -> None:
        while self.changed:
            some = [self.changed.pop(id) for id in list(self.changed)[:AT_ONCE]]
            pages = []
            for room in some:
                if room.match is not None:
                    pages.append(self.page(room, room.match))
                await asyncio.sleep(0)
            await self.write(pages)

    async def write(self, pages: list[Page]) -> None:
        """Together; if that cannot be, each alone: another process was as quick, or a table is gone."""
        try:
            await self.store.write(many=written(pages))
        except Conflict:
            for page in pages if len(pages) > 1 else ():
                await self.write([page])

    def page(self, room: "Room", match: Match) -> Page:
        text = None if match.over else msgspec.json.encode(standing(match)).decode()
        snapshot = taken(match) if due(room) else None
        if snapshot is not None:
            room.kept = match.n
        return Page(room.row.id, match.n, text, snapshot)
