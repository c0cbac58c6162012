"""A world: servers, a store, people and what goes wrong, all of one plan, from its first request to its last check."""

import asyncio
from asyncio import Task
from contextvars import copy_context
from dataclasses import fields
from random import Random
from typing import Any

from signoria import GAMES
from signoria.server.accounts.people import COOKIE
from signoria.server.settings import Settings
from signoria.server.store.books import Page, written
from signoria.server.store.people import new_session
from signoria.server.store.schema import people
from signoria.server.store.tables import Seat, TableRow, creation
from signoria.server.tokens import new_token
from tests.world.courses import CLOCKS, RANDOM, Course, course
from tests.world.faults import Fault, Plan
from tests.world.people import Guest, Person, Sent, Stream
from tests.world.playing import play
from tests.world.ports.disk import Disk, writing
from tests.world.ports.loop import RUNS_IN, Life, WorldLoop
from tests.world.ports.pools import WorldPool
from tests.world.ports.post import Post
from tests.world.ports.wire import Cut, Wire
from tests.world.process import Process

UNLIMITED = {field.name: 0 for field in fields(Settings) if "_per_" in field.name}
SETTINGS: dict[str, Any] = {"bot_workers": 1, "bot_pause": 200, "wish_pause": 150, "notice_minutes": 0, **UNLIMITED}
NAMES = ("Ada", "Bruno", "Carla")
KNOWN = people.insert().values(created=0, banned=False, language="", rated_since=0)
INTO_LOG = "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?)"
LIMIT = 7.0  # seconds in which people play
ILL = {"kill-before-commit", "kill-after-commit", "answer-lost", "commit-fails", "disk-full", "line-breaks", "sleep"}


class OfLife(Task[Any]):
    """A task, and the process that has begun it."""

    life: Life | None


class World:
    def __init__(self, plan: Plan, hurried: bool = False) -> None:
        self.plan = plan
        self.loop = WorldLoop(Random(f"{plan.seed} loop"), hurried)
        self.context = copy_context()  # of whoever is no server
        self.disk = Disk(self.loop, plan.processes > 1)
        self.disk.kill = self.died
        self.post = Post(self.loop, Random(f"{plan.seed} post"))
        self.settings = Settings(**SETTINGS)
        self.processes: list[Process] = []
        self.tasks: set[Task[Any]] = set()
        self.people: list[Person] = []
        self.guests: list[Guest] = []
        self.playing: list[Task[None]] = []
        self.wires: list[Wire] = []
        self.streams: list[Stream] = []
        self.sent: list[Sent] = []
        self.acknowledged: list[tuple[Sent, int]] = []
        self.failures: list[str] = []
        self.ids = self.acts = self.kills = 0
        self.enough = False
        self.ill = any(fault.kind in ILL for fault in plan.faults)
        self.newcomer: Person | None = None
        self.handed_over = False
        self.table = ""
        self.begun: Course | None = None
        self.lists: dict[str, Any] = {}  # of their tables, as people last saw them
        self.loop.set_task_factory(self.task)

    def task(self, loop: Any, coroutine: Any, context: Any = None) -> Task[Any]:
        made = OfLife(coroutine, loop=loop, context=context)
        made.life = context.get(RUNS_IN) if context is not None else RUNS_IN.get()
        return made

    def tasks_of(self, life: Life) -> list[str]:
        """What a process has begun and not ended."""
        there = [task for task in asyncio.all_tasks(self.loop) if isinstance(task, OfLife) and task.life is life]
        return sorted(str(getattr(task.get_coro(), "__qualname__", "?")) for task in there)

    def fail(self, text: str) -> None:
        self.failures.append(f"{self.loop.time():.3f} {text}")
        self.enough = True

    def may_act(self) -> bool:
        return self.acts < self.plan.steps

    def owner(self, table: str, seat: int) -> str:
        return str(self.disk.query('SELECT person FROM seats WHERE "table" = ? AND seat = ?', table, seat)[0][0])

    def over(self, table: str) -> bool:
        return bool(self.disk.query("SELECT status = 'over' FROM tables WHERE id = ?", table)[0][0])

    async def home(self, rng: Random) -> Process:
        """A process that takes requests: it may sleep, which nobody sees from outside."""
        while True:
            there = [process for process in self.processes if not process.dead and process.started.done()]
            if there:
                return there[rng.randrange(len(there))]
            await asyncio.sleep(0.05)

    async def start(self, name: str) -> None:
        process = Process(self, name)
        self.processes.append(process)
        await process.started

    def died(self, life: Life) -> None:
        """Killed; it is started again after a while, as whoever runs servers would."""
        assert isinstance(life, Process)
        self.kills += 1
        life.kill()
        if life in self.processes:  # else it was about to stop, and whoever stopped it starts it again
            self.processes.remove(life)
            self.loop.call_later(0.3, self.start_again, life.name, context=self.context)

    def start_again(self, name: str) -> None:
        self.playing.append(self.loop.create_task(self.start(name), context=self.context))

    async def main(self) -> None:
        for n in range(self.plan.processes):
            await self.start("ab"[n])
        await self.gather()
        for guest in self.guests:
            self.arrive(guest)
        wrong = self.loop.create_task(self.go_wrong())
        end = self.loop.time() + LIMIT
        while not self.enough and self.loop.time() < end:
            await asyncio.sleep(0.3)
            idle = all(guest.pending is None for guest in self.guests)
            if idle and (not self.may_act() or self.over(self.table)):
                self.enough = True
        self.enough = True
        wrong.cancel()
        await self.heal()

    async def gather(self) -> None:
        """People come, and a table is made or gone on with."""
        plan = self.plan
        begun = course(plan.game, plan.course, plan.clock, plan.bots) if plan.course >= 0 else None
        seats = begun.setup.seats if begun else max(2 + plan.bots, GAMES[plan.game].seats[0])
        self.people = [Person(self, name) for name in NAMES[: seats - plan.bots]]
        self.newcomer = Person(self, "Nico")
        everybody = [*self.people, self.newcomer]
        if begun is not None:
            await self.disk.free_to_write()
            self.gone_on_with(begun, everybody)
        else:
            for person in everybody:
                await self.introduced(person)
        if plan.clock == "correspondence":
            for person in self.people:
                hook = {"kind": "webhook", "address": f"https://hooks.example/{person.name}"}
                assert (await person.ask("POST", "/me/channels", hook))[0] == 201
        self.begun = begun
        self.table = begun.setup.table if begun else await self.new_table(seats)
        for seat, person in enumerate(self.people):
            self.guests.append(Guest(person, self.table, seat))
        self.guests.append(Guest(Person(self, "Stranger"), self.table, -1))

    async def introduced(self, person: Person) -> None:
        """By the door; and their games count from now on."""
        status, said = await person.ask("POST", "/people", {"name": person.name})
        assert status == 201, said
        person.id = said["id"]
        await self.disk.free_to_write()
        self.disk.keeper.execute("UPDATE people SET rated_since = 0 WHERE id = ?", (person.id,))
        self.disk.keeper.commit()

    async def new_table(self, seats: int) -> str:
        plan, host = self.plan, self.people[0]
        clock = vars(CLOCKS[plan.clock]) | ({"reserve": 600} if plan.clock else {})
        chosen = {"watchable": plan.watchable, "open_chat": plan.open_chat, "clock": clock, "public": True}
        bots = ["random"] * plan.bots
        status, said = await host.ask("POST", "/tables", {"game": plan.game, "seats": seats, "bots": bots, **chosen})
        assert status == 201, said
        id = str(said["table"]["id"])
        for person in self.people[1:]:
            assert (await person.ask("POST", f"/tables/{id}/join", {}))[0] == 200
        assert (await host.ask("POST", f"/tables/{id}/start"))[0] == 200
        return id

    def gone_on_with(self, begun: Course, everybody: list[Person]) -> None:
        """A game that was begun long ago, with a snapshot of it, by another server; who plays it was here before."""
        setup, plan = begun.setup, self.plan
        sessions = []
        for person in everybody:
            person.id, token = f"person{person.name:_<6.6}".lower(), new_token()
            person.cookie = f"{COOKIE}={token}"
            sessions.append(new_session(person.id, token, self.disk.wall()))
        seats = [Seat(n, person.id, None, person.name) for n, person in enumerate(self.people)]
        seats += [Seat(n, None, RANDOM.partition(":")[2], "Bot") for n in range(len(seats), setup.seats)]
        row = TableRow(
            id=setup.table,
            game=setup.game,
            edition=setup.edition,
            options=setup.options,
            seats=seats,
            seed=setup.seed,
            host=self.people[0].id,
            status="running",
            public=True,
            watchable=plan.watchable,
            hints=False,
            invitation=b"",
            created=begun.log[0].at,
            ended=None,
            open_chat=plan.open_chat,
            clock=setup.time_control,
            due=begun.log[-1].at,
        )
        with writing().begin() as connection:
            connection.execute(KNOWN, [{"id": person.id, "name": person.name} for person in everybody])
            for statement in [*sessions, *creation(row)]:
                connection.execute(statement)
            connection.exec_driver_sql(INTO_LOG, begun.rows)
            for many, rows in written([Page(setup.table, begun.match.n, None, begun.snapshot)]):
                connection.execute(many, rows)

    def arrive(self, guest: Guest) -> None:
        if guest not in self.guests:
            self.guests.append(guest)
        self.playing.append(self.loop.create_task(play(guest), context=self.context))

    async def go_wrong(self) -> None:
        """What is planned, at its time."""
        begun = self.loop.time()
        for fault in self.plan.faults:
            await asyncio.sleep(max(0.0, begun + fault.at - self.loop.time()))
            if fault.kind == "stop":
                self.playing.append(self.loop.create_task(self.stop_one(fault), context=self.context))
            else:
                self.do(fault)

    def do(self, fault: Fault) -> None:
        there = [process for process in self.processes if process.started.done()]
        whom = there[fault.whom % len(there)] if there else None
        if fault.kind == "disk-full":
            self.disk.full = True
            self.loop.call_later(fault.seconds, self.disk_freed)
        elif fault.kind in ILL - {"line-breaks", "sleep"}:
            self.disk.armed = fault.kind
        elif fault.kind == "cut":
            for wire in [wire for wire in self.wires if not wire.gone][fault.whom :]:
                wire.hang_up()
        elif fault.kind == "slow-reader":
            open = [wire for wire in self.wires if not wire.gone]
            if open:
                slow = open[fault.whom % len(open)]
                slow.slow = True
                self.loop.call_later(fault.seconds, slow.speed_up)
        elif whom is None:
            return
        elif fault.kind == "kill":
            self.died(whom)
        elif fault.kind == "sleep":
            whom.asleep = True
            self.loop.call_later(fault.seconds, self.loop.wake, whom)
        elif fault.kind == "clock-jump":
            whom.jumped += int(fault.seconds * (20_000, -20_000, 1_000, -1_000)[fault.whom])
            self.behind = max(self.behind, -whom.jumped)
        elif fault.kind == "line-breaks":
            self.disk.broken.add(whom.name)
        elif fault.kind == "news-lost" and whom in self.disk.bus:
            self.disk.bus[whom].down = True
            self.loop.call_later(fault.seconds, self.heard_again, whom)

    async def stop_one(self, fault: Fault) -> None:
        """As whoever brings a new version does."""
        there = [process for process in self.processes if process.started.done()]
        if there:
            whom = there[fault.whom % len(there)]
            self.processes.remove(whom)
            await whom.stop()
            await self.start(whom.name)

    def disk_freed(self) -> None:
        self.disk.full = False

    def heard_again(self, process: Process) -> None:
        if process in self.disk.bus:
            process.context.run(self.disk.bus[process].up)

    async def heal(self) -> None:
        """Nothing goes wrong any more, everybody comes back, and all that is to come comes."""
        self.disk.armed, self.disk.full = "", False
        self.disk.broken.clear()
        WorldPool.odd = 0.0
        self.go_on()
        for bus in [*self.disk.bus.values()]:
            if bus.down:
                self.heard_again(bus.life)  # type: ignore[arg-type]
        for wire in self.wires:
            wire.speed_up()
        await asyncio.gather(*self.playing)
        while len(self.processes) < self.plan.processes:
            await asyncio.sleep(0.1)
        for guest in self.guests:
            if not guest.unseated:
                await self.come_back(guest)
        before = self.length()
        await asyncio.sleep(self.plan.quiet)
        self.moved = self.length() > before
        for _try in range(20):  # bots may play on
            before = self.length()
            await asyncio.sleep(0.3)
            if self.length() == before:
                break
        for person in self.people[:1]:
            _status, self.lists[person.id] = await person.ask("GET", "/tables/mine")
        self.settled = self.length() == before
        self.moved = self.moved or not self.settled

    moved = settled = True
    behind = 0  # milliseconds by which a clock was slow at most
    written: list[Any]

    def hold_still(self) -> None:
        """While somebody looks, nothing happens."""
        for process in self.processes:
            process.asleep = True

    def go_on(self) -> None:
        for process in self.processes:
            self.loop.wake(process)

    async def come_back(self, guest: Guest) -> None:
        while guest.wire is None:
            try:
                await guest.connect()
            except (Cut, TimeoutError):
                await asyncio.sleep(0.2)

    def length(self) -> int:
        return int(self.disk.query("SELECT count(*) FROM log")[0][0])

    async def part(self) -> None:
        """Everybody goes, then the servers stop."""
        for wire in self.wires:
            if not wire.gone:
                wire.hang_up()
        await asyncio.sleep(1.0)
        for _try in range(100):  # bots may play on: between two of their acts there is a rest
            if all(self.is_idle(process) for process in self.processes):
                break
            await asyncio.sleep(0.037)
        for process in self.processes:
            self.check_idle(process)
        for process in [*self.processes]:
            process.stopping.set()
            await process.task
            await asyncio.sleep(0.01)
            if left := self.tasks_of(process):
                self.fail(f"{process.name} has stopped, and goes on with {left}")

    def check_idle(self, process: Process) -> None:
        """Memory and tasks are as they were."""
        house = process.house
        if not self.is_idle(process):
            self.fail(f"{process.name} is busy with {self.tasks_of(process)}")
        inside = [+house.crowd.open, house.session_reaper.inside, house.registry.opening, house.hinting.here]
        inside += [listening for room in house.registry.rooms.values() for listening in room.listeners.values()]
        if any(inside):
            self.fail(f"{process.name} still has {inside}")

    def is_idle(self, process: Process) -> bool:
        return [task for task in self.tasks_of(process) if task not in GOING_ON] == IDLE


IDLE = ["Bookkeeper.run", "Collector.run", "Outbox.run", "Process.run", "Rater.run", "RoomRegistry.go_round"]
IDLE += ["SessionReaper.run", "Writer.run", "keep_time"]
GOING_ON = {"BotTurns.ask"}  # at a table that is not over
