"""Games at dozens of tables while the server is killed again and again: nothing acknowledged is lost, none is doubled.

`python -m tests.soak kills handovers` is the long version: a thousand kills, on SQLite and on PostgreSQL.
"""

import asyncio
import random
import signal
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

import asyncpg
from websockets.exceptions import WebSocketException

from signoria import Rng, game
from signoria.kernel.record import parsed, proof
from signoria.server.play.match import Match
from signoria.server.store import Store, open_store
from signoria.server.store.tables import table as row_of
from tests.cli.signoria_cli import signoria
from tests.server import postgres
from tests.server.clients import Guest, Message, Wire, guests, table_for, wire_to
from tests.server.logs import acts
from tests.server.processes import Process, running
from tests.tables import answers, by_verb

BORGIA, BOT = 8, 3  # at every eighth table The Prince is played, at every third there is a bot
UNKNOWN: Message = {"version": -1, "over": False}
CUT_OFF = (OSError, WebSocketException, EOFError)  # what happens to those whose server dies


class Servers:
    """The processes on a database. One that was killed is started again, if it is not the last of many."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.homes: list[tuple[Process, str]] = []
        self.some = asyncio.Event()
        self.running = AsyncExitStack()

    async def start(self, *options: str) -> None:
        self.homes.append(await self.running.enter_async_context(running(self.database, *options)))
        self.some.set()

    async def kill(self, n: int) -> None:
        server, _home = self.homes.pop(n)
        if not self.homes:
            self.some.clear()
        server.send_signal(signal.SIGKILL)
        await server.wait()

    async def home(self, n: int) -> str:
        """Where the n-th client goes: they are spread over the servers there are."""
        await self.some.wait()
        return self.homes[n % len(self.homes)][1]


@dataclass
class Player:
    """Somebody in a seat, who comes back whenever the line is cut, and does again what may not have been done."""

    servers: Servers
    number: int
    table: str
    seat: int
    cookies: dict[str, str]
    rng: Rng
    update: Message = field(default_factory=UNKNOWN.copy)
    story: list[Message] = field(default_factory=list)
    done: list[str] = field(default_factory=list)
    pending: tuple[int, str] | None = None
    cut_at: float | None = None  # since when there is no line
    longest: float = 0.0  # seconds without one

    async def play(self) -> None:
        cut = 0
        while not self.update["over"]:
            try:
                async with wire_to(await self.servers.home(self.number + cut), self.cookies) as wire:
                    await self.sit(wire)
            except CUT_OFF:
                cut += 1
                self.cut_at = self.cut_at or time.monotonic()
                await asyncio.sleep(0.02)

    async def sit(self, wire: Wire) -> None:
        """On a new line: what happened since, then what was under way when the last one was cut."""
        told = await wire.subscribe(self.table, self.seat, self.update["version"])
        if told.get("code") == "busy":  # all come back at once
            raise EOFError
        if self.cut_at is not None:
            self.longest, self.cut_at = max(self.longest, time.monotonic() - self.cut_at), None
        self.saw(told["update"])
        again = self.pending is not None
        while not self.update["over"] or self.pending:
            if self.pending is None and self.update["decision"]:
                self.pending = self.update["version"], by_verb(self.rng, answers(self.update["decision"]))
            if self.pending is not None:
                await self.act(wire, *self.pending, again)
                self.pending, again = None, False
            else:
                self.saw((await wire.until("update"))["update"])

    async def act(self, wire: Wire, version: int, text: str, again: bool) -> None:
        await wire.send("act", id=1, table=self.table, seat=self.seat, version=version, text=text)
        while (answer := await wire.until("update", "accepted", "rejected"))["type"] == "update":
            self.saw(answer["update"])
        done_before = again and answer.get("code") == "stale"
        assert answer["type"] == "accepted" or done_before, answer
        self.done.append(text)

    def saw(self, update: Message) -> None:
        assert update["first"] <= len(self.story), "a gap"
        self.story[update["first"] :] = update["events"]
        self.update = update


async def seated(servers: Servers, tables: int, seed: int) -> list[Player]:
    """Two people at each of many tables, at some of them with a bot."""
    players: list[Player] = []
    async with guests(await servers.home(0), "Ada", "Bruno") as people:
        for n in range(tables):
            played, bots = ("borgia", 1) if n % BORGIA == 0 else ("principe", int(n % BOT == 0))
            id, _invitation = await table_for(*people, game=played, bots=bots)
            for seat, person in enumerate(people):
                rng = Rng(seed * 10_000 + len(players))
                players.append(Player(servers, len(players), id, seat, dict(person.http.cookies), rng))
    return players


async def kill_at_random(servers: Servers, players: list[Player], kills: int, rng: random.Random) -> None:
    """Each after some more acts were acknowledged, and then at any moment; started again at once."""
    for _kill in range(kills):
        enough = sum(len(player.done) for player in players) + rng.randrange(10, 10 * len(players))
        while sum(len(player.done) for player in players) < enough:
            await asyncio.sleep(0.01)
        await asyncio.sleep(rng.random() / 20)
        await servers.kill(0)
        await servers.start()


async def check(store: Store, players: list[Player]) -> None:
    """Every act that was acknowledged is in the log, once and in order; everyone heard the story of their seat."""
    for player in players:
        entries = await store.entries(player.table)
        assert [entry.n for entry in entries] == list(range(len(entries)))
        assert player.done == [entry.text for entry in acts(entries) if entry.seat == player.seat]
        row = await row_of(store, player.table)
        assert row is not None
        assert row.status == "over"
        match = Match(row.setup(), entries)
        assert player.story == [event.to_dict() for event in match.game.heard(match.s, player.seat)]


async def check_records(servers: Servers, players: list[Player]) -> None:
    """What `signoria verify` would say of every game."""
    guest = Guest(await servers.home(0))
    guest.http.cookies.update(players[0].cookies)
    for table in dict.fromkeys(player.table for player in players):
        record = parsed((await guest.get(f"/tables/{table}/record")).text)
        assert [check.fault for check in proof(game(record.game), record) if check.fault] == []
        assert record.over
    await guest.http.aclose()


async def played_through(database: str, tables: int, kills: int, seed: int) -> int:
    """One server, killed and started again; how many acts were acknowledged."""
    servers = Servers(database)
    async with servers.running:
        await servers.start()
        players = await seated(servers, tables, seed)
        killing = asyncio.create_task(kill_at_random(servers, players, kills, random.Random(seed)))
        await asyncio.gather(*(player.play() for player in players))
        assert killing.done(), "the games were over before the last kill"
        await killing
        await check_records(servers, players)
    store = await open_store(database)
    await check(store, players)
    await store.close()
    return sum(len(player.done) for player in players)


async def handed_over(database: str, tables: int, seed: int) -> None:
    """Two servers; one dies in the middle, and its people go to the other."""
    servers = Servers(database)
    async with servers.running:
        await servers.start()
        await servers.start()
        players = await seated(servers, tables, seed)
        playing = asyncio.gather(*(player.play() for player in players))
        while sum(len(player.done) for player in players) < 10 * len(players):
            await asyncio.sleep(0.01)
        await servers.kill(seed % 2)
        await playing
        await check_records(servers, players)
    store = await open_store(database)
    await check(store, players)
    await store.close()


async def restarted(database: str, tables: int, restarts: int, seed: int) -> float:
    """Two processes behind one port are restarted in turn while all play; the longest that anybody was cut off."""
    servers = Servers(database)
    async with servers.running:
        await servers.start("--processes", "2")
        front, _home = servers.homes[0]
        players = await seated(servers, tables, seed)
        playing = asyncio.gather(*(player.play() for player in players))
        for _restart in range(restarts):
            enough = sum(len(player.done) for player in players) + 3 * len(players)
            while sum(len(player.done) for player in players) < enough:
                assert not playing.done(), "the games were over before the last restart"
                await asyncio.sleep(0.01)
            old = children(front.pid)
            front.send_signal(signal.SIGHUP)
            while len(now := children(front.pid)) != len(old) or now & old:
                assert front.returncode is None
                await asyncio.sleep(0.05)
        await playing
        await check_records(servers, players)
    store = await open_store(database)
    await check(store, players)
    await store.close()
    return max(player.longest for player in players)


async def restored(database: str, elsewhere: str, backup: Path, tables: int, seed: int) -> tuple[int, int]:
    """A backup is taken while all play, then the machine is lost: elsewhere all go on from it, and play to the end.

    How many acts were acknowledged before the backup was begun, and how many are in it.
    """
    servers = Servers(database)
    async with servers.running:
        await servers.start()
        players = await seated(servers, tables, seed)
        playing = asyncio.gather(*(player.play() for player in players))
        while sum(len(player.done) for player in players) < 6 * len(players):
            await asyncio.sleep(0.01)
        before = [len(player.done) for player in players]
        await said("backup", str(backup), "--database", database)
        assert not playing.done(), "the games were over before the backup was there"
        await servers.kill(0)
        playing.cancel()
    await said("restore", str(backup), "--database", elsewhere)
    store = await open_store(elsewhere)
    heirs = []
    for player, known in zip(players, before, strict=True):
        kept = [entry.text for entry in acts(await store.entries(player.table)) if entry.seat == player.seat]
        sent = [*player.done, *([player.pending[1]] if player.pending else [])]  # the last may have been done as well
        assert len(kept) >= known
        assert kept == sent[: len(kept)]
        heirs.append(replace(player, update=UNKNOWN, story=[], done=kept, pending=None))
    await store.close()
    count = sum(len(heir.done) for heir in heirs)
    await finished(elsewhere, heirs)
    return sum(before), count


async def said(*command: str) -> None:
    """A command of ours, as whoever runs a server gives it."""
    done = await asyncio.to_thread(signoria, *command)
    assert done.returncode == 0, done.stderr


async def finished(database: str, players: list[Player]) -> None:
    """A server is started, and all go on where they are."""
    servers = Servers(database)
    async with servers.running:
        await servers.start()
        for player in players:
            player.servers = servers
        await asyncio.gather(*(player.play() for player in players))
        await check_records(servers, players)
    store = await open_store(database)
    await check(store, players)
    await store.close()


def children(process: int) -> set[int]:
    """The processes that a process has started."""
    return set(map(int, Path(f"/proc/{process}/task/{process}/children").read_text().split()))


@asynccontextmanager
async def databases(kind: str) -> AsyncIterator[str]:
    """An empty database, while this is open."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/signoria.db"
    else:
        with postgres.server() as folder:
            connection = await asyncpg.connect(f"postgresql://postgres@/postgres?host={folder}")
            await connection.execute("CREATE DATABASE signoria")
            await connection.close()
            yield f"postgresql://postgres@/signoria?host={folder}"
