"""Several server processes behind one port: started together, restarted one after the other, stopped together.

The process in front takes the socket and does nothing else: the others accept from it, whichever is free first, and no
table has to stay with one of them. Each is `signoria serve` with the same options, so that a rolling restart (SIGHUP)
takes up a changed settings file and a new version. Whoever reads its standard input knows when the front is gone.
"""

import asyncio
import logging
import os
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from signal import SIGHUP, SIGINT, SIGKILL, SIGTERM
from tempfile import TemporaryDirectory

from prometheus_client.multiprocess import mark_process_dead

from signoria.kernel.errors import BadSetup
from signoria.server.ops.logs import write_logs
from signoria.server.ops.metrics import COUNTS_AS, SHARED
from signoria.server.run import HAND_OVER, PATIENCE, address_of, listening
from signoria.server.settings import Settings

SOCKET = "SIGNORIA_SOCKET"  # in its environment: the number of the socket that one of several accepts from
START = 120.0  # seconds in which one must be ready: it may have to bring a database up to date
STOP = PATIENCE + 20.0  # seconds in which one that is told to stop must have done so
AGAIN, LONGEST = 1.0, 30.0  # seconds before one that died is started again, doubled each time that it dies at once
LOOK = 0.1  # seconds between two looks whether one has ended
SETTLED = 60.0  # seconds after which one that dies did not die at once

Process = asyncio.subprocess.Process
logger = logging.getLogger("signoria.several")


def inherited() -> socket.socket | None:
    """The socket of the process in front, if there is one; when that process is gone, this one stops."""
    number = os.environ.pop(SOCKET, "")
    if not number:
        return None
    threading.Thread(target=stop_with_the_front, daemon=True).start()
    return socket.socket(fileno=int(number))


def stop_with_the_front() -> None:
    while os.read(sys.stdin.fileno(), 1024):
        pass
    os.kill(os.getpid(), SIGTERM)


class Several:
    """As many processes as there should be, each in its place."""

    def __init__(self, count: int, taken: socket.socket, counts: str) -> None:
        self.count = count
        self.taken = taken
        self.counts = counts  # the folder in which they count together, each by one of these names
        self.names = [str(n) for n in range(2 * count)]  # twice as many: one that goes may still be there
        self.counts_as: dict[int, str] = {}  # by process
        self.places: list[Process] = []
        self.change = asyncio.Lock()  # held while somebody new is put into a place
        self.stopping = asyncio.Event()
        self.restarting = asyncio.Event()

    async def run(self, ready: Callable[[str], object]) -> None:
        """Until told to stop. BadSetup if one does not start at the beginning: it has said why."""
        loop = asyncio.get_running_loop()
        for signal in (SIGINT, SIGTERM):
            loop.add_signal_handler(signal, self.stopping.set)
        loop.add_signal_handler(SIGHUP, self.restarting.set)
        keepers: list[asyncio.Task[None]] = []
        try:
            while len(self.places) < self.count:  # one after the other: the first may bring the database up to date
                process = await self.started()
                if self.stopping.is_set():
                    return
                if process is None:
                    raise BadSetup("process-not-started")
                self.places.append(process)
            keepers = [asyncio.create_task(self.keep(place)) for place in range(self.count)]
            ready(address_of(self.taken))
            while await self.told_to_restart(keepers):
                await self.restart_all()
        finally:
            for keeper in keepers:
                keeper.cancel()
            await asyncio.gather(*keepers, return_exceptions=True)
            await asyncio.gather(*map(stopped, self.places))

    async def told_to_restart(self, keepers: list[asyncio.Task[None]]) -> bool:
        """Wait for a signal: True if all are to be restarted, False if it is the end."""
        waits = [asyncio.create_task(event.wait()) for event in (self.stopping, self.restarting)]
        await asyncio.wait([*waits, *keepers], return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()
        for keeper in keepers:
            if keeper.done():
                keeper.result()  # it never ends but by a fault of ours
        self.restarting.clear()
        return not self.stopping.is_set()

    async def started(self) -> Process | None:
        """A new process that accepts connections; None if it could not, or we are to stop first."""
        name = self.names.pop(0)
        process = await asyncio.create_subprocess_exec(
            *[sys.executable, "-m", "signoria", *sys.argv[1:]],
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            pass_fds=[self.taken.fileno()],
            env={**os.environ, SOCKET: str(self.taken.fileno()), SHARED: self.counts, COUNTS_AS: name},
            start_new_session=True,  # Ctrl-C is for us: we tell the others
        )
        self.counts_as[process.pid] = name
        assert process.stdout is not None
        said = asyncio.create_task(process.stdout.readline())
        end = asyncio.create_task(self.stopping.wait())
        try:
            await asyncio.wait([said, end], timeout=START, return_when=asyncio.FIRST_COMPLETED)
            if said.done() and said.result():
                return process
            await stopped(process)
            self.forget(process)
            return None
        except asyncio.CancelledError:
            signal_to(process, SIGTERM)
            raise
        finally:
            said.cancel()
            end.cancel()

    def forget(self, process: Process) -> None:
        """What it had open is open no more; what it counted stays, and another goes on with it."""
        name = self.counts_as.pop(process.pid, None)
        if name is not None:
            mark_process_dead(name, self.counts)  # type: ignore[no-untyped-call]  # the library's
            self.names.append(name)

    async def keep(self, place: int) -> None:
        """Whoever dies in this place is followed by another, later each time if it dies at once."""
        wait, loop = AGAIN, asyncio.get_running_loop()
        while True:
            process, since = self.places[place], loop.time()
            code = await ended(process)
            self.forget(process)
            if loop.time() - since > SETTLED:
                wait = AGAIN
            while self.places[place] is process:  # else a restart has put another there
                logger.error("a server process has died and is started again", extra={"place": place, "code": code})
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST)
                async with self.change:
                    if self.places[place] is process:
                        self.places[place] = await self.started() or process

    async def restart_all(self) -> None:
        """One after the other, each when its successor accepts connections; if one does not start, the rest stay."""
        logger.info("the server processes are restarted one after the other")
        for place in range(self.count):
            async with self.change:
                new = await self.started()
                if new is None:
                    logger.error("a new server process did not start: the others go on as they are")
                    return
                old, self.places[place] = self.places[place], new
            await handed_over(old)
            self.forget(old)
        logger.info("all server processes are new")


def signal_to(process: Process, signal: int) -> None:
    """Not by its own method, which looks whether it has ended, and then nobody else learns how."""
    with suppress(ProcessLookupError):
        os.kill(process.pid, signal)


async def ended(process: Process) -> int:
    """The code with which it ended. Looked for: `wait` also waits for those who still hold its standard output."""
    while process.returncode is None:
        await asyncio.sleep(LOOK)
    return process.returncode


async def handed_over(process: Process) -> None:
    """Told to let those who are connected go to the others, a few at a time, and to stop then."""
    signal_to(process, SIGHUP)
    with suppress(TimeoutError):
        await asyncio.wait_for(ended(process), HAND_OVER + STOP)
    await stopped(process)


async def stopped(process: Process) -> None:
    """Told to stop, waited for, and killed if it does not."""
    if process.returncode is not None:
        return
    signal_to(process, SIGTERM)
    try:
        await asyncio.wait_for(ended(process), STOP)
    except TimeoutError:
        logger.error("a server process did not stop and was killed", extra={"pid": process.pid})
        signal_to(process, SIGKILL)
        await ended(process)


def run(settings: Settings, ready: Callable[[str], object] = bool) -> None:
    if settings.database_url.startswith("sqlite"):
        raise BadSetup("processes-need-postgresql")
    write_logs(settings)
    with listening(settings) as taken, TemporaryDirectory(prefix="signoria-counts-") as counts:
        asyncio.run(Several(settings.processes, taken, counts).run(ready))
