"""The database of a world: a real SQLite in memory that outlives the processes, and fails where it is told to.

One process has it as a file. Several have it as they would have PostgreSQL: by lines that may break, each statement and
each commit a step of its own, one transaction that writes at a time, and news of what was committed.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from contextvars import Context, copy_context
from datetime import UTC, datetime
from functools import cache
from itertools import count
from os.path import isdir
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Select, StaticPool, TextClause, create_engine
from sqlalchemy.exc import OperationalError

from signoria.server.store.news import Hear, parsed
from signoria.server.store.schema import metadata
from signoria.server.store.writer import MARKED
from tests.world.faults import Killed
from tests.world.ports.loop import RUNS_IN, Life, WorldLoop

T = TypeVar("T")
FULL, IO_ERROR = 13, 10
NAMES = count()
QUICK = "/dev/shm" if isdir("/dev/shm") else None  # where files cost nothing
MOUNTED: list["Disk"] = []  # the one that is in use: engines are kept, with the statements they have compiled


def fault(text: str, code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError(text)
    error.sqlite_errorcode = code
    return error


@cache
def template() -> sqlite3.Connection:
    """A database with our schema and nobody in it."""
    made = sqlite3.connect(":memory:", check_same_thread=False)
    metadata.create_all(create_engine("sqlite://", creator=lambda: made, poolclass=StaticPool))
    return made


@cache
def reading() -> Engine:
    return create_engine("sqlite://", creator=lambda: MOUNTED[-1].connect(), poolclass=StaticPool)


@cache
def writing() -> Engine:
    engine = create_engine("sqlite://", creator=lambda: MOUNTED[-1].connect(), poolclass=StaticPool)
    engine.dialect.do_begin = lambda connection: connection.execute("BEGIN IMMEDIATE")  # type: ignore[assignment,method-assign]
    really = engine.dialect.do_commit
    engine.dialect.do_commit = lambda connection: MOUNTED[-1].commit(lambda: really(connection))  # type: ignore[assignment,method-assign]
    return engine


class Disk:
    """What is committed here stays, whoever dies."""

    def __init__(self, loop: WorldLoop, several: bool) -> None:
        self.loop = loop
        self.several = several
        self.folder = TemporaryDirectory(dir=QUICK) if several else None  # in memory none reads while another writes
        self.uri = f"file:{self.folder.name}/db" if self.folder else f"file:/world{next(NAMES)}?vfs=memdb"
        self.keeper = sqlite3.connect(self.uri, uri=True, check_same_thread=False)
        template().backup(self.keeper)
        if several:
            self.keeper.execute("PRAGMA journal_mode=WAL")
        self.armed = ""  # what happens at the next commit
        self.full = False
        self.kill: Callable[[Life], None] = lambda life: None
        self.broken: set[str] = set()  # processes whose next statement finds the line broken
        self.dying: Life | None = None
        self.commits = 0
        self.marks: dict[int, str] = {}
        self.holder: Line | None = None  # whose transaction writes
        self.waiting: list[asyncio.Future[None]] = []
        self.bus: dict[Life, Bus] = {}
        MOUNTED.append(self)
        reading().dispose()
        writing().dispose()
        self.reader = reading().connect()  # one for all: what is asked is read to its end at once

    began = 1_700_000_000_000

    def connect(self) -> sqlite3.Connection:
        made = sqlite3.connect(self.uri, uri=True, isolation_level=None, timeout=0, check_same_thread=False)
        made.execute("PRAGMA foreign_keys=ON")
        made.execute("PRAGMA synchronous=OFF")
        made.create_function("clock_timestamp", 0, self.timestamp)
        return made

    def timestamp(self) -> str:
        return datetime.fromtimestamp(self.wall() / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")

    def wall(self) -> int:
        """By the clock of the machine that has the database: it never jumps."""
        return self.began + int(self.loop.time() * 1000)

    def commit(self, really: Callable[[], None]) -> None:
        """Here a process dies, a disk fails, an answer is lost: before what was written is there, or after."""
        life, armed = RUNS_IN.get(), self.armed
        if life is None:
            really()
            return
        self.armed = ""
        if self.full:
            raise fault("database or disk is full", FULL)
        if armed == "kill-before-commit":
            self.die(life)
        if armed == "commit-fails":
            raise fault("disk I/O error", IO_ERROR)
        really()
        self.commits += 1
        if self.holder is not None:
            self.marks[self.holder.mark] = "committed"
            self.tell(self.holder.news)
        if armed == "kill-after-commit":
            self.die(life)
        if armed == "answer-lost":
            raise fault("disk I/O error", IO_ERROR)

    def die(self, life: Life) -> None:
        """In the midst of it: what is left of the transaction is seen to when this has unwound."""
        self.dying = life
        self.kill(life)
        self.dying = None
        raise Killed

    def forget(self, life: Life) -> None:
        """A process is no more: what it had not committed was never there."""
        self.bus.pop(life, None)
        if life is self.dying:
            return
        if self.holder is not None and self.holder.life is life:
            self.holder.roll_back()
        elif not self.several:
            writing().dispose()

    def query(self, sql: str, *values: object) -> list[Any]:
        """For whoever looks in from outside."""
        return self.keeper.execute(sql, values).fetchall()

    def free(self) -> None:
        self.holder = None
        waiting, self.waiting = self.waiting, []
        for one in waiting:
            if not one.done():
                one.set_result(None)

    def tell(self, news: Sequence[str]) -> None:
        for bus in [*self.bus.values()]:
            bus.tell(news)

    async def free_to_write(self) -> None:
        """For whoever writes from outside: when no process is in the midst of it."""
        while self.holder is not None:
            await asyncio.sleep(0.01)

    def close(self) -> None:
        self.reader.close()
        reading().dispose()
        writing().dispose()
        self.keeper.close()
        if self.folder is not None:
            self.folder.cleanup()
        MOUNTED.remove(self)


class Scalar:
    def __init__(self, value: object) -> None:
        self.value = value

    def scalar(self) -> object:
        return self.value

    scalar_one = scalar


class Line:
    """A connection of a process to the database."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.life = RUNS_IN.get()
        self.open: Connection | None = None  # a transaction that writes
        self.news: list[str] = []
        self.mark = 0

    async def step(self) -> None:
        """On the way there, which may be broken."""
        await asyncio.sleep(self.disk.loop.lag())
        if self.disk.several and self.life is not None and self.life.name in self.disk.broken:
            self.disk.broken.discard(self.life.name)
            self.roll_back()
            raise OperationalError("", {}, OSError("the line is broken"), connection_invalidated=True)

    async def execute(self, statement: Any, values: Any = None) -> Any:
        await self.step()
        if statement is MARKED:
            self.news, self.mark = values["news"], len(self.disk.marks) + 1
            self.disk.marks[self.mark] = "in progress"
            return Scalar(self.mark)
        if isinstance(statement, TextClause):
            return Scalar(self.disk.marks.get(values["mark"]))
        if self.open is None and isinstance(statement, Select):
            return self.disk.reader.execute(statement, values)
        done = (await self.begun()).execute(statement, values)
        return done.freeze()() if done.returns_rows else done

    async def run_sync(self, job: Callable[..., T], *args: Any) -> T:
        await self.step()
        return job(await self.begun(), *args)

    async def begun(self) -> Connection:
        """One writes at a time; whoever is next sees what was committed."""
        while self.open is None:
            if self.disk.holder is None:
                self.disk.holder = self
                self.open = writing().connect()
            else:
                self.disk.waiting.append(free := asyncio.get_running_loop().create_future())
                await free
        return self.open

    async def commit(self) -> None:
        await self.step()
        if self.open is None:
            return
        try:
            self.open.commit()
        except Killed:
            self.roll_back()
            await asyncio.get_running_loop().create_future()  # there is nobody left to go on
        finally:
            if self.disk.marks.get(self.mark) == "in progress":
                self.disk.marks[self.mark] = "aborted"
            self.roll_back()

    async def rollback(self) -> None:
        self.roll_back()

    async def invalidate(self) -> None:
        self.roll_back()

    def roll_back(self) -> None:
        if self.open is not None:
            open, self.open = self.open, None
            try:
                open.close()
            finally:
                self.disk.free()


class Lines:
    """All connections of a process, as an engine of SQLAlchemy's gives them."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[Line]:
        line = Line(self.disk)
        try:
            yield line
        finally:
            line.roll_back()

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[Line]:
        async with self.connect() as line:
            yield line
            await line.commit()

    async def dispose(self) -> None:
        """There is nothing to close."""


class Bus:
    """How a process hears what others wrote: in order, late, or for a while not at all, which it is told after."""

    faults = ()

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.life = RUNS_IN.get()
        self.hear: Hear | None = None
        self.context: Context | None = None
        self.coming: deque[tuple[str, int]] = deque()
        self.free_at = 0.0  # when the last news will have come
        self.down = False

    async def start(self, hear: Hear) -> None:
        assert self.life is not None
        self.hear, self.context = hear, copy_context()
        self.disk.bus[self.life] = self

    def tell(self, news: Iterable[str]) -> None:
        for one in news:
            self.free_at = max(self.free_at, self.disk.loop.time() + self.disk.loop.lag())
            self.coming.append(parsed(one))
            self.disk.loop.call_at(self.free_at, self.come, context=self.context)

    def come(self) -> None:
        self.bring(self.coming.popleft())

    def bring(self, news: tuple[str, int]) -> None:
        if not self.down and self.hear is not None:
            self.hear(*news)

    def up(self) -> None:
        self.down = False
        self.bring(("", -1))

    async def close(self) -> None:
        self.hear = None
