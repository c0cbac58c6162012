"""Analyses in the background: one game after the other, decision by decision, in the slow process of the readers."""

import asyncio
import logging

import msgspec

from signoria.lab.analysis import Analysis, Facts, analysis_of, report
from signoria.server.bots.reader_pool import ReaderPool
from signoria.server.errors import Busy
from signoria.server.play.entry import now
from signoria.server.store import Conflict, Store
from signoria.server.store.analyses import analysis, begun, progress, taken_over
from signoria.server.tokens import new_id

ITERATIONS = 400  # a decision
HELD = 60_000  # milliseconds after which a server that reports no progress is given up
WAITING = 16  # analyses that are begun or wait for their turn
EVERY = 1.0  # seconds between two reports of progress

logger = logging.getLogger("signoria.analyst")


class Analyst:
    """Works for this process; others see the progress in the database, and go on where one has died."""

    def __init__(self, store: Store, readers: ReaderPool) -> None:
        self.store = store
        self.readers = readers
        self.id = new_id()
        self.one_at_a_time = asyncio.Lock()
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, table: str, record: Facts) -> None:
        """Begin, unless it is done or somebody is at it."""
        found, until = await analysis(self.store, table), now() + HELD
        if found is not None and (found.report is not None or found.until >= now()):
            return
        if len(self.tasks) >= WAITING:
            raise Busy
        try:
            claim = taken_over(found, self.id, until) if found else begun(table, self.id, until)
            await self.store.write(claim)
        except Conflict:
            return
        task = self.tasks[table] = asyncio.create_task(self.run(table, record))
        task.add_done_callback(lambda _task: self.tasks.pop(table, None))

    async def run(self, table: str, record: Facts) -> None:
        beat = asyncio.create_task(self.wait_for_turn(table))
        try:
            async with self.one_at_a_time:
                beat.cancel()
                await self.analyse(table, record)
        except Conflict:
            logger.warning("an analysis was taken over", extra={"table": table})
        except Exception:
            logger.exception("an analysis failed", extra={"table": table})
        finally:
            beat.cancel()

    async def wait_for_turn(self, table: str) -> None:
        while True:
            await asyncio.sleep(HELD / 4000)
            await self.store.write(progress(table, self.id, now() + HELD, 0, 0))

    async def analyse(self, table: str, record: Facts) -> None:
        slow = self.readers.slow
        whole = await slow.do(analysis_of, record, seed=table, iterations=ITERATIONS)
        found: list[Facts] = []
        told, time = 0.0, asyncio.get_running_loop().time
        for n in range(len(whole.moments)):
            if time() - told > EVERY:
                told = time()
                await self.store.write(progress(table, self.id, now() + HELD, n, len(whole.moments)))
            found.append(await slow.do(Analysis.play, whole, n))
        text = msgspec.json.encode(await slow.do(report, whole, found)).decode()
        await self.store.write(progress(table, self.id, now(), len(found), len(found), text))

    def close(self) -> None:
        """What is not done will be begun again by whoever asks next."""
        for task in self.tasks.values():
            task.cancel()
