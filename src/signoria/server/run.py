"""From settings to a server that listens, and until it is told to stop."""

import asyncio
import gc
import inspect
import logging
import mimetypes
import os
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from signal import SIGHUP, SIGINT, SIGTERM

import uvicorn
import uvloop
from anyio import open_file

from signoria import __version__
from signoria.kernel.errors import BadSetup
from signoria.server.accounts.names import reserved
from signoria.server.app import app_of
from signoria.server.bots.workers import check_house_bots
from signoria.server.context import AppContext
from signoria.server.http.connections import Connection
from signoria.server.http.sockets import Socket
from signoria.server.language import HOUSE_LANGUAGE, read, reader
from signoria.server.ops.collector import YoungCollector
from signoria.server.ops.logs import write_logs
from signoria.server.rooms.snapshots import FORMAT
from signoria.server.settings import Settings
from signoria.server.store import Store, open_store

logger = logging.getLogger("signoria.run")

NEVER = 2**31 - 1
# How many things are made before cycles are looked for among the new ones, the older, all. That among the others stops
# everybody, and is not done by this, but when there may be some (ops/collector.py).
COLLECTED = (10_000, NEVER, NEVER)
PATIENCE = 10  # seconds that open connections get to end when the server stops
HAND_OVER = 60  # seconds in which one of several processes hands its connections over to the others,
PACE = 40  # a second: as many as can come back there, to tables that have to be opened, while everybody plays on;
STEP = 0.05  # seconds from some of them to the next


def listening(settings: Settings) -> socket.socket:
    """The socket, taken before anything else is begun; port 0 takes any that is free."""
    try:
        family, kind, protocol, _name, address = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        taken = socket.socket(family, kind, protocol)
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind(address)
        taken.listen(1024)
    except OSError as error:
        fault = error.strerror or str(error)
        raise BadSetup("port-taken", host=settings.host, port=str(settings.port), fault=fault) from None
    return taken


def address_of(taken: socket.socket) -> str:
    host, port = taken.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def config(settings: Settings, app: object) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]  # an ASGI app, as uvicorn's own types are too narrow to say
        http=Connection,
        ws=Socket,  # which `Connection` gives the transport to
        server_header=False,
        proxy_headers=False,  # the guard decides whose word about who asks is taken
        log_config=None,  # ours is for all: see logs.py
        access_log=False,
        timeout_graceful_shutdown=PATIENCE,
    )


class Server(uvicorn.Server):
    """Stops when it is told to, and that is no failure."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[str], object] = bool, one_of_several: bool = False
    ) -> None:
        super().__init__(config)
        self.ready = ready  # is told the address when it listens
        self.one_of_several = one_of_several
        self.hands_over = False  # whether others go on in our place: then nobody is to notice
        self.young = YoungCollector()

    @property
    def context(self) -> AppContext:
        context: AppContext = self.config.app.state.context  # type: ignore[union-attr]
        return context

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for signal in (SIGINT, SIGTERM):
            loop.add_signal_handler(signal, self.stop, signal)
        if self.one_of_several:
            loop.add_signal_handler(SIGHUP, self.hand_over)
        yield

    def stop(self, signal: int) -> None:
        self.hands_over = False
        self.handle_exit(signal, None)

    def hand_over(self) -> None:
        self.hands_over = self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if sockets and not self.should_exit:
            await warm_up()
            self.context.readers.quick.wake()
            self.ready(address_of(sockets[0]))
            reader.submit(read_all)

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second. As many things go as are made, so that Python seldom looks, and then for long."""
        self.young.look()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Streams have no end of their own."""
        self.context.registry.leaving.set()
        await self.let_go()
        await super().shutdown(sockets)

    async def let_go(self) -> None:
        """Nobody comes in any more; who is here goes a few at a time, lest all come to the others at one moment."""
        for server in self.servers if self.hands_over else ():
            server.close()
        here = list(self.server_state.connections)
        some = ceil(max(PACE, len(here) / HAND_OVER) * STEP)
        while self.hands_over and here:
            for connection in here[:some]:
                connection.shutdown()
            del here[:some]
            await asyncio.sleep(STEP)


def told_early() -> list[int]:
    """Signals that come before there is a server to stop: they wait until the database is open, or for a second one."""
    early: list[int] = []
    loop, starting = asyncio.get_running_loop(), asyncio.current_task()
    assert starting is not None
    if threading.current_thread() is not threading.main_thread():  # signals come to the first thread alone
        return early

    def hear(signal: int) -> None:
        if early:
            starting.cancel()
        early.append(signal)

    for signal in (SIGINT, SIGTERM):
        loop.add_signal_handler(signal, hear, signal)
    return early


async def shared_store(settings: Settings) -> Store:
    """The database, if those who use it already see games as we do."""
    store = await open_store(settings.database_url, settings.migrate, redis=settings.redis)
    if store.presence is not None:
        try:
            await store.presence.arrive(FORMAT)
        except BaseException:
            await store.close()
            raise
    return store


async def serve(
    settings: Settings, ready: Callable[[str], object] = bool, inherited: socket.socket | None = None
) -> None:
    """Listen until stopped; everything acknowledged is on the disk by then."""
    early = told_early()
    write_logs(settings)
    read(HOUSE_LANGUAGE)
    check_house_bots(settings.bots)
    taken = inherited or listening(settings)
    try:
        store = await shared_store(settings)
        try:
            if early:
                return
            if os.geteuid() == 0:
                logger.warning("the server runs as root and need not: give it a user of its own, see deploy/")
            logger.info("the server starts", extra={"version": __version__, "address": address_of(taken)})
            server = Server(config(settings, app_of(settings, store)), ready, one_of_several=inherited is not None)
            await server.serve(sockets=[taken])
        finally:
            await store.close()
            logger.info("the server has stopped")
    finally:
        taken.close()


def spare_the_collector() -> None:
    """Every message is a tree of short-lived things without a cycle: to look for cycles costs more than it finds.

    What was imported stays for ever, and is not looked at again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED)
    gc.enable()  # whoever started us may have spared it while we were imported


async def warm_up() -> None:
    """What libraries put off until they are first asked, when it would keep everybody waiting."""
    mimetypes.init()
    inspect.getsource(warm_up)  # as FastAPI looks up where an endpoint stands: the first time, Python makes a tokenizer
    async with await open_file(__file__):  # anyio finds its loop, starts a thread, and has read what it needs for files
        pass


def read_all() -> None:
    """What is said in every language, before anybody asks. It stays for ever too."""
    reserved()
    gc.freeze()


def run(settings: Settings, ready: Callable[[str], object] = bool, inherited: socket.socket | None = None) -> None:
    spare_the_collector()
    uvloop.run(serve(settings, ready, inherited))
