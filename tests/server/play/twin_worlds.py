"""Two servers with the same table and other secrets in each, and lines that keep every message as it came."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

import msgspec
from websockets.asyncio.client import connect

from signoria import SPECTATOR
from signoria.server.ops.lockout import Tries
from signoria.server.play.entry import Acted, Started, now
from signoria.server.rooms.registry import RoomRegistry
from signoria.server.store import Store, open_store
from signoria.server.store.tables import Seat, TableRow, creation, status, table
from tests.server.clients import UNHURRIED, Guest, Wire, guests, open_app
from tests.server.play.twins import Deed, Twins, deed

ACT, UNDO, COMMAND = 107, 108, 109  # what is answered


class Asked(msgspec.Struct):
    options: list[str]
    ladder: dict[str, str | int] | None


class ShortUpdate(msgspec.Struct):
    version: int
    decision: Asked | None


class Heard(msgspec.Struct):
    """What these tests read of a message; the rest they compare as it is."""

    type: str
    id: int = -1
    seat: int = SPECTATOR
    update: ShortUpdate | None = None


shortened = msgspec.json.Decoder(Heard)


@dataclass
class Line:
    """A connection that keeps every message as it came, and what each seat it listens from was told last."""

    guest: Guest
    wire: Wire
    said: list[str]  # by all lines to this server, but for what only asks whether all has come
    messages: list[str] = field(default_factory=list)
    known: dict[int, ShortUpdate] = field(default_factory=dict)
    heard: int = 0  # so much had been said when all that was sent had come

    async def say(self, type: str, **fields: object) -> None:
        await self.send(msgspec.json.encode({"type": type, **fields}).decode())

    async def send(self, frame: str) -> None:
        self.said.append(frame)
        await self.wire.socket.send(frame)

    async def listen(self) -> None:
        """Until what it says now is answered: all that was sent before has come then."""
        said = len(self.said)
        await self.wire.send("unsubscribe", table="-")
        while '"table":"-"' not in (message := await self.wire.line()):
            self.keep(message)
        self.heard = said

    async def catch_up(self) -> None:
        """Listen, if anybody has said anything since it last did."""
        if self.heard < len(self.said):
            await self.listen()

    async def answered(self, id: int) -> bool:
        """Until what it said is answered, which comes last; whether it was done."""
        while (heard := self.keep(await self.wire.line())).id != id:
            pass
        self.heard = len(self.said)
        return heard.type != "rejected"

    def keep(self, message: str) -> Heard:
        self.messages.append(message)
        heard = shortened.decode(message)
        if heard.update is not None:
            self.known[heard.seat] = heard.update
        return heard

    async def version(self, seat: int) -> int:
        """That the seat knows by now."""
        await self.catch_up()
        return self.known[seat].version

    async def act(self, table: str, seat: int, text: str) -> None:
        """It must be accepted."""
        await self.say("act", id=ACT, table=table, seat=seat, version=await self.version(seat), text=text)
        assert await self.answered(ACT), self.messages[-1]

    async def undo(self, table: str, seat: int) -> bool:
        """Whether the seat could take its last act back."""
        await self.say("undo", id=UNDO, table=table, seat=seat, version=await self.version(seat))
        return await self.answered(UNDO)

    async def come_back(self) -> None:
        await self.listen()
        await self.wire.socket.close()
        self.wire = await connected(self.guest)

    def taken(self) -> list[str]:
        """The messages since this was last asked."""
        messages, self.messages = self.messages, []
        return messages


async def connected(guest: Guest) -> Wire:
    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    address = guest.address.replace("http", "ws") + "/api/live"
    return Wire(await connect(address, additional_headers={"Cookie": cookies}, **UNHURRIED))


@dataclass
class World:
    """A server, the observer, a passer-by, and one line for everybody else."""

    store: Store
    registry: RoomRegistry
    example: TableRow
    people: list[str]
    observer: Line
    passer_by: Line
    others: Line

    async def deal(self, pair: Twins, which: int, watchable: bool) -> None:
        """The table as the log has it; then this world's secrets take the place of those that were dealt."""
        id = pair.setup.table
        await self.store.write(*creation(self.row(pair, watchable)))
        start = Started(id, 0, now(), ["person"] * pair.setup.seats)
        deeds = [deed(action) for action in pair.before]
        acts = [Acted(id, n, now(), seat, "person", text) for n, (seat, text) in enumerate(deeds, 1)]
        await self.store.write(status(id, "open", "running"), table=id, entries=[start, *acts])
        room = await self.registry.room(id)
        assert room.match is not None
        assert room.match.s.digest() == pair.worlds[0].digest()
        room.match.s = pair.worlds[which].clone()
        room.match.trail = []  # it leads back to the world that was dealt

    def row(self, pair: Twins, watchable: bool) -> TableRow:
        observer, others = self.people
        owners = [observer if seat == pair.observer else others for seat in range(pair.setup.seats)]
        return replace(
            self.example,
            id=pair.setup.table,
            game=pair.setup.game,
            edition=pair.setup.edition,
            options=pair.setup.options,
            seats=[Seat(seat, owner, None, f"Seat {seat}") for seat, owner in enumerate(owners)],
            seed=pair.setup.seed,
            clock=pair.setup.time_control,
            public=True,
            watchable=watchable,
            created=1,
        )

    async def do(self, pair: Twins, deeds: list[Deed]) -> None:
        for seat, text in deeds:
            line = self.observer if seat == pair.observer else self.others
            if seat not in line.known:
                await line.say("subscribe", table=pair.setup.table, seat=seat)
            await line.act(pair.setup.table, seat, text)
        self.others.taken()

    async def command(self, pair: Twins, seat: int, type: str, **fields: object) -> None:
        """Somebody else says something to the table, beside the game."""
        if seat not in self.others.known:
            await self.others.say("subscribe", table=pair.setup.table, seat=seat)
        await self.others.say(type, id=COMMAND, table=pair.setup.table, seat=seat, **fields)
        assert await self.others.answered(COMMAND), self.others.messages[-1]
        self.others.taken()

    async def leave(self, pair: Twins) -> None:
        """Everybody stops listening to this table."""
        for line in (self.others, self.passer_by, self.observer):
            for seat in line.known:
                await line.say("unsubscribe", table=pair.setup.table, seat=seat)
            await line.listen()
            line.known.clear()
        self.others.taken()


@asynccontextmanager
async def two_worlds(folder: Path) -> AsyncIterator[list[World]]:
    async with AsyncExitStack() as stack:
        worlds = []
        for name in ("one", "other"):
            store = await open_store(f"sqlite:///{folder}/{name}.db")
            stack.push_async_callback(store.close)
            address, context = await stack.enter_async_context(open_app(store, wish_pause=60_000))
            context.chats.haste = Tries(
                1_000_000, 1.0
            )  # the limit goes by the wall clock, which is not the same in both
            context.chats.haste.most = 1_000_000  # how fast this machine is decides nothing
            people = await stack.enter_async_context(guests(address, "Olga", "Rest", ""))
            said: list[str] = []
            lines = [Line(person, await connected(person), said) for person in (people[0], people[2], people[1])]
            ids = [(await person.get("/me")).json()["id"] for person in people[:2]]
            made = await people[1].post("/tables", game="principe", seats=3)
            example = await table(store, made.json()["table"]["id"])
            assert example is not None
            worlds.append(World(store, context.registry, example, ids, *lines))
        yield worlds
        for world in worlds:
            for line in (world.observer, world.passer_by, world.others):
                await line.wire.socket.close()
