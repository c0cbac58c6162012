"""Group commit: everything that waits to be written when a commit begins shares it, and hears when it is done.

On SQLite a commit is made in a thread of its own, at one go: to go there and back for every statement is what takes
time when the server is busy.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Connection, CursorResult, Delete, Engine, Insert, Update, func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from signoria.server.entry import Entry
from signoria.server.store.schema import log

Statement = Insert | Update | Delete
MOST = 500  # jobs in one commit
CHANNEL = "signoria"  # by which processes tell each other news
Tell = Callable[[set[str]], None]


class Conflict(Exception):
    """Another was quicker: this n is taken, or the row is no longer as the statement wanted it. Nothing was written."""


@dataclass(eq=False)
class Job:
    """What must be true together, or not at all; `table` is told to other processes."""

    table: str
    entries: Sequence[Entry]
    statements: Sequence[Statement]
    many: Sequence[Statement]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def news(self) -> str:
        """The table and the last n written; -1 where only who sits there has changed."""
        return f"{self.table} {self.entries[-1].n if self.entries else -1}"


class Writer:
    """The one way into the database. `write` returns after the commit, or raises and has written nothing."""

    def __init__(self, engine: AsyncEngine, file: Engine | None = None, tell: Tell | None = None) -> None:
        self.engine = engine
        self.file = file  # of SQLite: the same database, for the thread
        self.tell = tell  # other processes, after the commit; else PostgreSQL does, with it
        self.thread = ThreadPoolExecutor(1, "writer")
        self.waiting: asyncio.Queue[Job] = asyncio.Queue()
        self.task = asyncio.create_task(self.run())

    async def write(
        self,
        *statements: Statement,
        table: str = "",
        entries: Sequence[Entry] = (),
        many: Sequence[Statement] = (),
    ) -> None:
        """Each statement must insert, change or remove exactly one row; those of `many` any number, afterwards."""
        job = Job(table, entries, statements, many)
        self.waiting.put_nowait(job)
        await asyncio.shield(job.done)

    async def run(self) -> None:
        while True:
            jobs = [await self.waiting.get()]
            while len(jobs) < MOST and not self.waiting.empty():
                jobs.append(self.waiting.get_nowait())
            await self.commit_all(jobs)
            for _job in jobs:
                self.waiting.task_done()

    async def commit_all(self, jobs: list[Job]) -> None:
        """Together if that goes well; else each alone, so that only the one at fault fails."""
        try:
            await self.commit(jobs)
        except Exception as error:
            if len(jobs) == 1:
                settle(jobs[0], Conflict() if isinstance(error, IntegrityError) else error)
                return
            for job in jobs:
                await self.commit_all([job])
        else:
            for job in jobs:
                settle(job, None)

    async def commit(self, jobs: list[Job]) -> None:
        if self.file is not None:
            await asyncio.get_running_loop().run_in_executor(self.thread, commit_in, self.file, jobs)
        else:
            async with self.engine.begin() as connection:
                await connection.run_sync(write_all, jobs)
                if self.tell is None:
                    await connection.run_sync(notify, jobs)
            if self.tell is not None:
                self.tell(news_of(jobs))

    async def close(self) -> None:
        """After everything that was asked for is written."""
        await self.waiting.join()
        self.task.cancel()
        self.thread.shutdown()
        if self.file is not None:
            self.file.dispose()


def commit_in(engine: Engine, jobs: list[Job]) -> None:
    with engine.begin() as connection:
        write_all(connection, jobs)


def write_all(connection: Connection, jobs: list[Job]) -> None:
    entries = [asdict(entry) for job in jobs for entry in job.entries]
    if entries:
        connection.execute(log.insert(), entries)
    for job in jobs:
        for statement in job.statements:
            result: CursorResult[Any] = connection.execute(statement)
            if not isinstance(statement, Insert) and result.rowcount != 1:
                raise Conflict
        for statement in job.many:
            connection.execute(statement)


def news_of(jobs: list[Job]) -> set[str]:
    return {job.news for job in jobs if job.table}


def notify(connection: Connection, jobs: list[Job]) -> None:
    for news in news_of(jobs):
        connection.execute(select(func.pg_notify(CHANNEL, news)))


def settle(job: Job, error: Exception | None) -> None:
    """Tell whoever waits; nobody may be left, when their connection has gone."""
    if job.done.done():
        return
    if error is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(error)
        job.done.exception()  # looked at: if nobody waits any more, it is not complained about
