"""Il Principe for four at our server: tables laid in its database beforehand, then played through its sockets."""

import asyncio
import random
import secrets
from functools import partial

import msgspec
from msgspec import Struct

from signoria.server.play.entry import Started, now
from signoria.server.store import open_store
from signoria.server.store.people import new_person
from signoria.server.store.tables import Seat, TableRow, creation
from signoria.server.tokens import new_id
from tools.load.players import Table
from tools.load.wire import connect

SEATS = 4
ACKNOWLEDGED = -1  # a line of its own: when the actor knows that the act is on the disk


class Decision(Struct):
    options: list[str]


class SeatUpdate(Struct):
    version: int
    events: list[msgspec.Raw]
    to_act: list[int]
    decision: Decision | None
    over: bool


class Message(Struct):
    type: str
    seat: int = -1
    code: str = ""
    update: SeatUpdate | None = None


decode = msgspec.json.Decoder(Message).decode


async def lay(database: str, count: int) -> list[tuple[str, list[str]]]:
    """So many tables that have begun, with four people each: the table and everyone's cookie."""
    store, at = await open_store(database), now()

    async def one() -> tuple[str, list[str]]:
        people = [await new_person(store, f"Player {seat}", "en", at) for seat in range(SEATS)]
        row = begun([Seat(seat, person.id, None, person.name) for seat, (person, _token) in enumerate(people)])
        start = Started(row.id, 0, at, ["person"] * SEATS)
        await store.write(*creation(row), entries=[])
        await store.write(entries=[start])
        return row.id, [token for _person, token in people]

    laid = list(await asyncio.gather(*(one() for _table in range(count))))
    await store.close()
    return laid


def begun(places: list[Seat]) -> TableRow:
    return TableRow(
        id=new_id(),
        game="principe",
        edition="amigo",
        options={"rich": 0},
        seats=places,
        seed=secrets.token_hex(32),
        host=places[0].person,
        status="running",
        public=True,
        watchable=True,
        hints=False,
        invitation=b"",
        created=now(),
        ended=None,
    )


class OurTable(Table):
    def __init__(self, port: int, id: str, tokens: list[str]) -> None:
        super().__init__()
        self.port, self.id, self.tokens = port, id, tokens
        self.questions: dict[int, tuple[int, list[str]]] = {}  # by seat: the version, and the options
        self.asked: list[int] = []
        self.actor = -1

    async def sit(self) -> None:
        for seat, token in enumerate(self.tokens):
            wire = await connect(self.port, "/api/live", f"signoria={token}", partial(self.hear, seat))
            self.wires.append(wire)
            self.done, self.expected = asyncio.get_running_loop().create_future(), {seat}
            wire.send(f'{{"type":"subscribe","table":"{self.id}","seat":{seat}}}')
            await self.done

    def act(self, rng: random.Random) -> set[int]:
        self.actor = rng.choice(self.asked)
        self.answer(rng.random())
        return {self.actor, ACKNOWLEDGED}  # in secret, until the actor hears otherwise

    def answer(self, chance: float) -> None:
        seat, (version, options) = self.actor, self.questions[self.actor]
        text = options[int(chance * len(options))]
        act = f'{{"type":"act","id":1,"table":"{self.id}","seat":{seat},"version":{version},"text":"{text}"}}'
        self.wires[seat].send(act)

    def hear(self, seat: int, data: bytes) -> None:
        for line in data.split(b"\n"):
            self.hear_one(seat, line)

    def hear_one(self, seat: int, data: bytes) -> None:
        message = decode(data)
        if message.update is not None:
            self.saw(seat, message.update)
            self.heard(seat)
        elif message.type == "accepted":
            self.heard(ACKNOWLEDGED)
        elif message.type == "rejected" and message.code == "stale":
            self.answer(0.5)  # it saw its question anew, after we thought that everyone had been told
        elif message.type != "table" and self.done is not None:
            self.done.set_exception(RuntimeError(data[:300].decode()))

    def saw(self, seat: int, update: SeatUpdate) -> None:
        if seat == self.actor and (update.events or update.to_act != self.asked):  # which everybody can tell
            self.expected = {*range(SEATS), ACKNOWLEDGED}
        if seat == self.actor or not self.asked:
            self.asked = update.to_act
        if update.decision is not None:
            self.questions[seat] = update.version, update.decision.options
        self.over = update.over
