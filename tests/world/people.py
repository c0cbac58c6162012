"""People of a world: they come by HTTP and WebSocket, play, err, go and come back; what they heard and said is kept."""

import asyncio
from asyncio import Future
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from signoria import SPECTATOR
from tests.tables import answers
from tests.world.ports.wire import Cut, Wire

if TYPE_CHECKING:
    from tests.world.world import World

PATIENCE = 8.0  # seconds after which somebody who hears nothing tries another way


class Seen(Struct):
    """What people read of an update; what checks it reads all of it."""

    version: int
    over: bool
    decision: dict[str, Any] | None
    wishes: list[str]
    undo: bool
    paused: bool
    proposals: dict[str, list[int]]
    to_act: list[int]


class Line(Struct):
    n: int
    seat: int
    spectators: bool
    text: str


class Heard(Struct):
    type: str
    id: int = -1
    table: str = ""
    seat: int = SPECTATOR
    version: int = -1
    code: str = ""
    n: int = -1
    update: Seen | None = None
    lines: list[Line] = []


heard = msgspec.json.Decoder(Heard)


@dataclass(eq=False)
class Sent:
    """A command: how often it was sent, and all that was answered."""

    id: int
    type: str
    table: str
    seat: int
    version: int
    text: str
    frame: str
    times: int = 0
    answers: list[Heard] = field(default_factory=list)


@dataclass(eq=False)
class Stream:
    """What came by one wire from one place at a table: message by message, as it was."""

    who: str
    table: str
    seat: int
    sinces: set[int]
    came: list[tuple[str, int, str]] = field(default_factory=list)  # kind, version, all of it
    ended: bool = False

    def take(self, kind: str, version: int, raw: str) -> str:
        """What is wrong with it; nothing, if nothing is."""
        last = self.came[-1][1] if self.came else None
        self.came.append((kind, version, raw))
        if self.ended:
            return f"{self.who} heard {kind} {version} of seat {self.seat} after that was over"
        if kind == "update" and (last is None or version != last + 1):
            return f"{self.who} in seat {self.seat} heard of version {version} after {last}"
        return ""


class Person:
    """Somebody with a cookie."""

    def __init__(self, world: "World", name: str) -> None:
        self.world = world
        self.name = name
        self.rng = Random(f"{world.plan.seed} {name}")
        self.cookie = ""
        self.id = ""

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Wherever a server is; Cut if it dies meanwhile."""
        process = await self.world.home(self.rng)
        status, said, cookie = await process.ask(method, f"/api{path}", self.cookie, body)
        self.cookie = cookie or self.cookie
        if status >= 500 and not self.world.ill:
            self.world.fail(f"{method} {path} was answered by {status}")
        return status, said

    async def insist(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Until somebody answers."""
        while True:
            try:
                status, said = await self.ask(method, path, body)
                if status not in (500, 429):
                    return status, said
            except Cut:
                pass
            await asyncio.sleep(0.3)


class Guest:
    """A person at a table, in a seat or looking on; with one wire at a time, and perhaps another tab."""

    def __init__(self, person: Person, table: str, seat: int, invitation: str = "") -> None:
        self.world = person.world
        self.person = person
        self.rng = person.rng
        self.table = table
        self.seat = seat
        self.invitation = invitation
        self.wire: Wire | None = None
        self.streams: dict[int, Stream] = {}  # by seat, of the wire that is open
        self.known: Seen | None = None
        self.sent: dict[int, Sent] = {}
        self.pending: Sent | None = None
        self.news: Future[None] | None = None
        self.unseated = False  # another has the seat
        self.chat: list[Line] = []
        self.raw: list[tuple[float, str]] = []  # everything, and when it came

    @property
    def who(self) -> str:
        return f"{self.person.name} ({self.seat})"

    async def connect(self) -> None:
        process = await self.world.home(self.rng)
        wire = Wire(process, self.person.cookie, lambda text: self.hear(wire, text), lambda: self.lost(wire))
        self.world.wires.append(wire)
        await asyncio.wait_for(wire.opened, PATIENCE)
        if wire.gone:  # at the moment when it was opened
            raise Cut
        self.wire, self.streams = wire, {}
        self.subscribe()

    def subscribe(self) -> None:
        """Knowing what is known, or as if nothing were."""
        since = self.known.version if self.known is not None and self.rng.random() < 0.8 else -1
        if self.seat not in self.streams or self.streams[self.seat].ended:
            self.streams[self.seat] = stream = Stream(self.who, self.table, self.seat, {-1})
            self.world.streams.append(stream)
        self.streams[self.seat].sinces.add(since)
        self.say("subscribe", table=self.table, seat=self.seat, since=since, invitation=self.invitation)

    def say(self, type: str, **fields: object) -> None:
        if self.wire is not None:
            self.wire.say(msgspec.json.encode({"type": type, **fields}).decode())

    def command(self, type: str, late: float = 0.0, **fields: Any) -> Sent:
        self.world.ids += 1
        id = self.world.ids
        whole = {"type": type, "id": id, "table": self.table, "seat": self.seat, **fields}
        frame = msgspec.json.encode(whole).decode()
        sent = self.sent[id] = Sent(
            id, type, self.table, self.seat, fields.get("version", -1), fields.get("text", ""), frame
        )
        self.world.sent.append(sent)
        self.send(sent, late)
        return sent

    def send(self, sent: Sent, late: float = 0.0) -> None:
        if self.wire is not None:
            sent.times += 1
            self.wire.say(sent.frame, late)

    def lost(self, wire: Wire) -> None:
        if wire is self.wire:
            self.wire = None
            self.wake()

    def wake(self) -> None:
        if self.news is not None and not self.news.done():
            self.news.set_result(None)

    def hear(self, wire: Wire, raw: str) -> None:
        if wire is not self.wire:
            return
        self.raw.append((self.world.loop.time(), raw))
        message = heard.decode(raw)
        if message.type in ("sync", "update") and message.update is not None:
            stream = self.streams.get(message.seat)
            if stream is None:
                self.world.fail(f"{self.who} was told of seat {message.seat} without asking")
                return
            wrong = stream.take(message.type, message.update.version, raw)
            if wrong:
                self.world.fail(wrong)
            self.known = message.update
        elif message.type in ("accepted", "rejected", "said"):
            self.answered(message)
        elif message.type == "unsubscribed" and message.seat in self.streams:
            self.streams[message.seat].ended = True
        elif message.type == "chat":
            self.talked(message.lines)
        elif message.type == "fault" and message.code != "busy":
            self.unseated = self.unseated or message.code == "not-your-seat"
        self.wake()

    def answered(self, message: Heard) -> None:
        sent = self.sent.get(message.id)
        if sent is None:
            self.world.fail(f"{self.who} was answered what was not asked: {message}")
            return
        sent.answers.append(message)
        if message.type == "accepted" and sent.type in ("act", "undo"):
            self.world.acknowledged.append((sent, message.version))
        if sent is self.pending:
            self.pending = None

    def talked(self, lines: list[Line]) -> None:
        for line in lines:
            if self.seat == SPECTATOR and not line.spectators and not self.world.plan.open_chat:
                self.world.fail(f"{self.who} could read the players: {line.text}")
            if self.seat != SPECTATOR and line.spectators and not self.world.over(self.table):
                self.world.fail(f"{self.who} could read the spectators: {line.text}")
        self.chat += lines

    async def wait(self, seconds: float) -> None:
        """For news, but not for ever."""
        self.news = asyncio.get_running_loop().create_future()
        timer = asyncio.get_running_loop().call_later(seconds, self.wake)
        await self.news
        timer.cancel()

    def options(self) -> list[str]:
        return answers(self.known.decision) if self.known is not None and self.known.decision else []
