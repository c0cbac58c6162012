"""Group commit: everything that waits to be written when a commit begins shares it, and hears when it is done.

On SQLite a commit is made in a thread of its own, at one go: to go there and back for every statement is what takes
time when the server is busy.

Each commit carries a mark by which it can be found again: when it fails, or the line breaks before its answer has come,
the database is asked what became of it. Nobody is told that another was quicker who was the one.

What fails before its commit has written nothing: it is tried a few times more, if the line broke or another transaction
stood in the way.
"""

import asyncio
import logging
import secrets
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, CursorResult, Delete, Engine, Insert, Update, text
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from signoria.server.play.entry import AnyEntry
from signoria.server.play.log_rows import LogRow, row_of
from signoria.server.store.schema import log

Statement = Insert | Update | Delete
Rows = list[dict[str, object]]
Bulk = tuple[Insert | Delete, Rows]  # a statement, and what it is done with, row after row
MOST = 500  # jobs in one commit, and rows in one statement
CHANNEL = "signoria"  # by which processes tell each other news
PAUSES = (0.0, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2)  # seconds between questions after a commit whose answer was lost
AGAIN = (0.0, 0.05, 0.1, 0.2, 0.4)  # seconds before each try more of what did not come to its commit
IN_THE_WAY = {"40001", "40P01"}  # PostgreSQL: it could not be made serial, deadlock
AWAY = ("08", "57P")  # the line is broken; the server stops, or is not up yet
INTO_LOG = log.insert()  # made once, and asked all the time
A_ROW = f"({', '.join('?' * len(LogRow._fields))})"
INTO_LOG_BY_HAND = str(INTO_LOG.compile(dialect=sqlite.dialect())).removesuffix(A_ROW)
MARKED = text("SELECT txid_current(), count(pg_notify(:channel, news)) FROM unnest(CAST(:news AS text[])) AS news")
Tell = Callable[[set[str]], None]
Lost = tuple[int, Exception]  # the mark of a commit, and the fault that came in place of its answer

logger = logging.getLogger("signoria.store")


class Conflict(Exception):
    """Another was quicker: this n is taken, or the row is no longer as the statement wanted it. Nothing was written."""


class Unknown(Exception):
    """Nobody can tell whether a commit was done; its cause is what went wrong."""


@dataclass(eq=False)
class Job:
    """What must be true together, or not at all; `table` is told to other processes, what it is only `about` is not."""

    table: str
    about: str
    entries: Sequence[AnyEntry]
    statements: Sequence[Statement]
    many: Sequence[Statement | Bulk]
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
        about: str = "",
        entries: Sequence[AnyEntry] = (),
        many: Sequence[Statement | Bulk] = (),
    ) -> None:
        """Each statement must insert, change or remove exactly one row; those of `many` any number, afterwards."""
        job = Job(table, table or about, entries, statements, many)
        self.waiting.put_nowait(job)
        await job.done  # whoever stops waiting does not stop the commit

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
        except Unknown as error:
            for job in jobs:
                settle(job, error)
        except Exception as error:
            if len(jobs) == 1 or passing(error):  # what kept all of them would keep each
                for job in jobs:
                    settle(job, Conflict() if isinstance(error, IntegrityError) else error)
                return
            for job in jobs:
                await self.commit_all([job])
        else:
            for job in jobs:
                settle(job, None)

    async def commit(self, jobs: list[Job]) -> None:
        """Once more, if the commit itself failed and is known not to have been done."""
        lost = await self.attempts(jobs)
        if lost is not None and not await self.done(*lost):
            lost = await self.attempts(jobs)
            if lost is not None and not await self.done(*lost):
                raise lost[1]
        if self.tell is not None:
            self.tell(news_of(jobs))

    async def attempts(self, jobs: list[Job]) -> Lost | None:
        """Until one comes to its commit: what fails before that has written nothing."""
        for wait in AGAIN:
            try:
                return await self.attempt(jobs)
            except Exception as error:
                if not passing(error):
                    raise
                logger.warning("what is to be written is tried again", exc_info=True)
            await asyncio.sleep(wait)
        return await self.attempt(jobs)

    async def attempt(self, jobs: list[Job]) -> Lost | None:
        """Written and committed; or what is left of a commit that may have been done, or not."""
        if self.file is not None:
            return await asyncio.get_running_loop().run_in_executor(self.thread, commit_in, self.file, jobs)
        async with self.engine.connect() as connection:
            await connection.run_sync(write_all, jobs)
            news = [] if self.tell is not None else sorted(news_of(jobs))
            mark = (await connection.execute(MARKED, {"channel": CHANNEL, "news": news})).scalar_one()
            try:
                await connection.commit()
            except Exception as error:
                await connection.invalidate()
                return mark, error
        return None

    async def done(self, mark: int, fault: Exception) -> bool:
        """What became of a commit: as soon as the database can be asked, and is no longer at it."""
        for pause in PAUSES:
            await asyncio.sleep(pause)
            try:
                if self.file is not None:
                    return await asyncio.get_running_loop().run_in_executor(self.thread, marked, self.file) == mark
                async with self.engine.connect() as connection:
                    query = text("SELECT txid_status(:mark)")
                    found = (await connection.execute(query, {"mark": mark})).scalar()
            except Exception:
                logger.warning("a commit cannot be looked up", exc_info=True)
                continue
            if found in ("committed", "aborted"):
                return bool(found == "committed")
        raise Unknown from fault

    async def close(self) -> None:
        """After everything that was asked for is written."""
        await self.waiting.join()
        self.task.cancel()
        self.thread.shutdown()
        if self.file is not None:
            self.file.dispose()


def commit_in(engine: Engine, jobs: list[Job]) -> Lost | None:
    """SQLite has a number for us in the head of its file, which is written with everything else or not at all."""
    mark = secrets.randbits(31)
    if not any(job.statements or job.many for job in jobs):
        return append_in(engine, mark, [row_of(entry) for job in jobs for entry in job.entries])
    with engine.connect() as connection:
        write_all(connection, jobs)
        connection.exec_driver_sql(f"PRAGMA user_version = {mark}")
        try:
            connection.commit()
        except Exception as error:
            connection.invalidate()
            return mark, error
    return None


def append_in(engine: Engine, mark: int, entries: list[LogRow]) -> Lost | None:
    """Entries and nothing else, as nearly always: SQLite alone takes half as long for it as with what is put around it.

    Whatever was begun and not committed is undone when the connection is given back.
    """
    line = engine.raw_connection()
    try:
        with closing(line.cursor()) as cursor:  # as long as one is open, so is a transaction that is given up
            cursor.execute("BEGIN IMMEDIATE")
            for first in range(0, len(entries), MOST):
                some = entries[first : first + MOST]
                cursor.execute(rows_into_log(len(some)), [value for entry in some for value in entry])
            cursor.execute(f"PRAGMA user_version = {mark}")
        try:
            engine.dialect.do_commit(line)
        except Exception as error:
            line.invalidate()
            return mark, error
    except sqlite3.IntegrityError:
        raise Conflict from None
    finally:
        line.close()
    return None


def rows_into_log(count: int) -> str:
    """One statement for all of them: between two statements the thread has to wait until the loop lets it go on."""
    return INTO_LOG_BY_HAND + ", ".join([A_ROW] * count)


def marked(engine: Engine) -> int:
    with engine.connect() as connection:
        return int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())


def write_all(connection: Connection, jobs: list[Job]) -> None:
    """Table by table: processes that write about the same ones in another order would each wait for the other."""
    jobs = sorted(jobs, key=lambda job: job.about)
    entries = [row_of(entry)._asdict() for job in jobs for entry in job.entries]
    if entries:
        connection.execute(INTO_LOG, entries)
    for job in jobs:
        for statement in job.statements:
            result: CursorResult[Any] = connection.execute(statement)
            if not isinstance(statement, Insert) and result.rowcount != 1:
                raise Conflict
        for many in job.many:
            statement, rows = many if isinstance(many, tuple) else (many, None)
            connection.execute(statement, rows)


def passing(error: Exception) -> bool:
    """Whether it may go better the next time: the line broke, or another transaction stood in the way."""
    if not isinstance(error, DBAPIError):
        return isinstance(error, OSError)  # there was nobody at the other end
    state = getattr(error.orig, "sqlstate", None) or ""
    return error.connection_invalidated or state in IN_THE_WAY or state.startswith(AWAY)


def news_of(jobs: list[Job]) -> set[str]:
    return {job.news for job in jobs if job.table}


def settle(job: Job, error: Exception | None) -> None:
    """Tell whoever waits; nobody may be left, when their connection has gone."""
    if job.done.done():
        return
    if error is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(error)
        job.done.exception()  # looked at: if nobody waits any more, it is not complained about
