"""Chat at a table: players among themselves, spectators apart. Nothing of it is in the log of the match."""

import asyncio
from functools import partial
from itertools import chain
from weakref import WeakKeyDictionary

from signoria.kernel.event import SPECTATOR
from signoria.server.errors import Denied
from signoria.server.ops.lockout import Tries
from signoria.server.play.entry import now
from signoria.server.play.messages import Chat, ChatLine, encoded
from signoria.server.rooms.errands import Errands
from signoria.server.rooms.registry import RoomRegistry
from signoria.server.rooms.room import Line, Room
from signoria.server.store import Conflict, Store
from signoria.server.store.chat import last_line, lines, said
from signoria.server.store.people import Person

SHOWN = 50  # lines that a newcomer is sent
MOST = 2000  # lines of a table, of players and of spectators each


class Talk:
    """How far each line here has been told what was said at a table: among the players, among the spectators."""

    def __init__(self) -> None:
        self.told: WeakKeyDictionary[Line, list[int]] = WeakKeyDictionary()
        self.lock = asyncio.Lock()


class Chats:
    """The talk of all rooms of this process."""

    def __init__(self, store: Store, registry: RoomRegistry) -> None:
        self.store = store
        self.registry = registry
        self.talks: WeakKeyDictionary[Room, Talk] = WeakKeyDictionary()
        self.haste = Tries(6, 15.0)  # lines of a person in so many seconds
        self.errands = Errands()
        registry.overhear.append(self.hear)

    def talk(self, room: Room) -> Talk:
        return self.talks.setdefault(room, Talk())

    async def greet(self, room: Room, line: Line) -> None:
        """What was said before somebody came, as far as they may read it."""
        talk = self.talk(room)
        async with talk.lock:
            talk.told[line] = [-1, -1]  # also who has left the table and comes back to it by the same line
            await self.tell(room, talk, [line])

    async def say(self, room: Room, person: Person | None, seat: int, text: str) -> int:
        """A line by a player from a seat of theirs, or by somebody who only watches; its number."""
        if person is None:
            raise Denied("who-are-you", 401)
        line = ChatLine(-1, now(), seat, spoken_as(room, person, seat), seat == SPECTATOR, spoken(text))
        if self.haste.spent(person.id):
            raise Denied("chat-too-fast", 429)
        self.haste.fail(person.id)
        while True:
            line.n = 1 + await last_line(self.store, room.row.id, line.spectators)
            if line.n >= MOST:
                raise Denied("chat-full", 409)
            try:
                await self.store.write(said(room.row.id, line, person.id), table=room.row.id)
                break
            except Conflict:  # somebody was quicker: the next number, then
                continue
        await self.go_on(room)
        return line.n

    async def go_on(self, room: Room) -> None:
        """Tell everyone here what was said since they were last told, by whichever process."""
        talk = self.talk(room)
        async with talk.lock:
            here = [line for line in dict.fromkeys(chain(*room.listeners.values())) if line in talk.told]
            await self.tell(room, talk, here)

    async def tell(self, room: Room, talk: Talk, to: list[Line]) -> None:
        """To each what is new of what they may read. Neither side can tell from it how much the other speaks."""
        for spectators in (False, True):
            readers = [line for line in to if reads(room, line.person)[spectators]]
            if not readers:
                continue
            since = min(talk.told[line][spectators] for line in readers)
            found = await lines(self.store, room.row.id, spectators, since, SHOWN)
            for line in readers:
                new = [one for one in found if one.n > talk.told[line][spectators]]
                if new:
                    line.send(encoded(Chat(room.row.id, new)))
                    talk.told[line][spectators] = new[-1].n

    def hear(self, table: str, n: int) -> None:
        """News from other processes: if it is of no entry, perhaps somebody spoke."""
        if n >= 0:
            return
        for room in [*self.talks] if not table else filter(None, [self.registry.rooms.get(table)]):
            read = partial(self.go_on, room)
            self.errands.run(read, room.row.id, read)


def reads(room: Room, person: str) -> tuple[bool, bool]:
    """Whether somebody may read the players, and the spectators: never players the spectators, while they play."""
    row, over = room.row, room.row.status == "over"
    if person and row.seats_of(person):
        return True, row.status != "running"
    return row.open_chat and (row.watchable or over), True


def spoken_as(room: Room, person: Person, seat: int) -> str:
    """Under which name; whoever sits at a table speaks as a player, not from among the spectators."""
    if seat == SPECTATOR:
        if room.row.seats_of(person.id):
            raise Denied("speak-from-seat", 403)
        return person.name
    if not room.owns(person.id, seat):
        raise Denied("not-your-seat", 403)
    return room.row.seats[seat].name


def spoken(text: str) -> str:
    """On one line, and nothing in it that cannot be seen."""
    plain = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not plain:
        raise Denied("chat-empty", 422)
    return plain
