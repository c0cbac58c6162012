"""Il Principe for four at our server, played through its sockets."""

import asyncio
import random
from functools import partial
from time import perf_counter
from typing import NamedTuple

import msgspec
from msgspec import Struct

from signoria.server.store import Store
from tests.server.logs import acts
from tools.load.laying import Laid
from tools.load.players import Table
from tools.load.wire import Wire, connect

ACKNOWLEDGED = -1  # a line of its own: when the actor knows that the act is on the disk
FIRST_WAIT, LONGEST_WAIT = 0.4, 10.0  # seconds, as the browser waits before it comes back


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
    wait: int = 0
    update: SeatUpdate | None = None


decode = msgspec.json.Decoder(Message).decode


class Sent(NamedTuple):
    """An act of a seat: it was acknowledged, or sent again after its line was lost and then refused, done or not."""

    text: str
    acknowledged: bool


class OurTable(Table):
    def __init__(self, port: int, laid: Laid) -> None:
        super().__init__()
        self.port, self.id, self.tokens = port, laid.id, laid.tokens
        self.questions: dict[int, tuple[int, list[str]]] = {}  # by seat that is asked: the version, and the options
        self.to_act: dict[int, list[int]] = {}  # by seat: who is asked, as it was last told
        self.versions: dict[int, int] = {}
        self.actor = -1
        self.text = ""
        self.sent_on: Wire | None = None  # by which line the act was sent last
        self.again = False  # whether it was sent before, on a line that was lost
        self.acts: dict[int, list[Sent]] = {seat: [] for seat in self.tokens}
        self.greeted: dict[int, asyncio.Future[None]] = {}  # lines that wait for how the game stands
        self.gaps: list[float] = []  # seconds without a line, each time that one was lost

    async def sit(self) -> None:
        for seat in self.tokens:
            await self.come(seat)

    async def come(self, seat: int) -> None:
        """Connected, and told how the game stands; ConnectionError if that came to nothing."""
        token = f"signoria={self.tokens[seat]}"
        wire = await connect(self.port, "/api/live", token, partial(self.hear, seat), partial(self.lost, seat))
        self.greeted[seat] = asyncio.get_running_loop().create_future()
        self.wires[seat] = wire
        self.subscribe(seat)
        await self.greeted[seat]

    def subscribe(self, seat: int) -> None:
        since = self.versions.get(seat, -1)
        self.wires[seat].send(f'{{"type":"subscribe","table":"{self.id}","seat":{seat},"since":{since}}}')

    def lost(self, seat: int) -> None:
        if not self.greeted[seat].done():  # whoever waits for it tries again
            self.greeted[seat].set_exception(ConnectionError("closed"))
            return
        self.coming = asyncio.create_task(self.come_back(seat, perf_counter()))

    async def come_back(self, seat: int, since: float) -> None:
        """As the browser does; then what was under way is sent again, and if it is stale it was done."""
        wait = FIRST_WAIT
        while True:
            await asyncio.sleep(wait * random.uniform(0.5, 1))
            wait = min(2 * wait, LONGEST_WAIT)
            try:
                await self.come(seat)
                break
            except OSError:
                pass
        self.gaps.append(perf_counter() - since)
        under_way = self.done is not None and not self.done.done() and ACKNOWLEDGED not in self.told
        if seat == self.actor and under_way and self.sent_on is not self.wires[seat]:
            self.again = self.sent_on is not None
            self.send()

    def act(self, rng: random.Random) -> set[int]:
        self.actor = rng.choice(list(self.questions))
        self.sent_on, self.again = None, False
        self.answer(rng.random())
        return {self.actor, ACKNOWLEDGED}  # in secret, until the actor hears otherwise

    def answer(self, chance: float) -> None:
        _version, options = self.questions[self.actor]
        self.text = options[int(chance * len(options))]
        self.version = self.questions[self.actor][0]
        self.send()

    def send(self) -> None:
        seat = self.actor
        act = f'{{"type":"act","id":1,"table":"{self.id}","seat":{seat},"version":{self.version},"text":"{self.text}"}}'
        if not self.wires[seat].closed and self.greeted[seat].done():  # else it is sent when the line is back
            self.sent_on = self.wires[seat]
            self.sent_on.send(act)

    def hear(self, seat: int, data: bytes) -> None:
        for line in data.split(b"\n"):
            self.hear_one(seat, line)

    def hear_one(self, seat: int, data: bytes) -> None:
        message = decode(data)
        if message.update is not None:
            self.saw(seat, message.update)
            self.heard(seat)
            if not self.greeted[seat].done():
                self.greeted[seat].set_result(None)
        elif message.type == "accepted" or (self.again and message.code == "stale"):
            self.acts[seat].append(Sent(self.text, True))
            self.heard(ACKNOWLEDGED)
        elif message.code == "stale" and self.actor in self.questions:
            self.answer(0.5)  # it saw its question anew, after we thought that everyone had been told
        elif message.code == "stale":
            self.settle()  # it is asked no more
        elif message.type == "rejected" and message.code == "busy":
            if self.again:
                self.acts[seat].append(Sent(self.text, False))
            self.refused = message.wait
            self.settle()
        elif message.type == "fault" and message.code == "busy":  # too many tables are being opened
            asyncio.get_running_loop().call_later(message.wait * random.uniform(0.5, 1), self.subscribe, seat)
        elif message.type != "table" and self.done is not None and not self.done.done():
            self.done.set_exception(RuntimeError(data[:300].decode()))

    def saw(self, seat: int, update: SeatUpdate) -> None:
        if seat == self.actor and (update.events or update.to_act != self.to_act[seat]):  # which everybody can tell
            self.expected = {*self.tokens, ACKNOWLEDGED}
        self.to_act[seat], self.versions[seat] = update.to_act, update.version
        if update.decision is not None:
            self.questions[seat] = update.version, update.decision.options
        else:
            self.questions.pop(seat, None)
        self.over = self.over or update.over
        if self.questions or self.over:
            self.ready.set()
        else:
            self.ready.clear()


async def missing(store: Store, table: OurTable) -> int:
    """Seats whose acts in the log are not those that were acknowledged, each once and in order, and some in doubt."""
    entries = await store.entries(table.id)
    return sum(
        not told([act.text for act in acts(entries) if act.seat == seat], sent) for seat, sent in table.acts.items()
    )


def told(log: list[str], sent: list[Sent]) -> bool:
    """Whether a log says what was sent: all that was acknowledged, and of the rest any."""
    ends = {0}  # how much of the log may have been accounted for
    for text, acknowledged in sent:
        done = {end + 1 for end in ends if log[end : end + 1] == [text]}
        ends = done if acknowledged else ends | done
    return len(log) in ends
