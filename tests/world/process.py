"""A server process of a world: the real app on a store of the world's, and the ways in that it has."""

import asyncio
from asyncio import Future
from contextvars import copy_context
from typing import TYPE_CHECKING, Any, cast

import msgspec
from fastapi import FastAPI
from sqlalchemy.ext.asyncio import AsyncEngine

from signoria.server.app import Outside, app_of
from signoria.server.context import AppContext
from signoria.server.play.entry import wall_clock
from signoria.server.store import Store
from signoria.server.store.news import News
from signoria.server.store.writer import Writer
from tests.world.ports.disk import Bus, Lines, writing
from tests.world.ports.loop import Life, in_context
from tests.world.ports.pools import WorldPool
from tests.world.ports.wire import Cut, Wire, scope_of

if TYPE_CHECKING:
    from tests.world.world import World


class Process(Life):
    """Lives until it is stopped, which takes a while, or killed, which does not."""

    def __init__(self, world: "World", name: str) -> None:
        super().__init__(name)
        self.world = world
        self.jumped = 0  # milliseconds by which its clock is wrong
        self.context = in_context(copy_context(), self)
        self.context.run(wall_clock.set, self.wall)
        self.started: Future[None] = world.loop.create_future()
        self.stopping = asyncio.Event()
        self.app: FastAPI
        self.wires: list[Wire] = []
        self.asking: list[Future[Any]] = []
        self.task = world.loop.create_task(self.run(), context=self.context)

    def wall(self) -> int:
        return self.world.disk.wall() + self.jumped

    @property
    def house(self) -> AppContext:
        context: AppContext = self.app.state.context
        return context

    async def run(self) -> None:
        disk = self.world.disk
        lines = cast(AsyncEngine, Lines(disk))
        news = cast(News, Bus(disk)) if disk.several else None
        store = Store(lines, Writer(lines, None if disk.several else writing()), news, lines.dispose)
        post = self.world.post
        self.app = app_of(self.world.settings, store, Outside(WorldPool, post.fetcher(), post.send))
        async with self.app.router.lifespan_context(self.app):
            self.started.set_result(None)
            await self.stopping.wait()
            self.house.registry.leaving.set()
        await store.close()

    async def stop(self) -> None:
        """As SIGTERM does: who is connected is sent away first."""
        for wire in [*self.wires]:
            wire.hang_up()
        await asyncio.sleep(0.1)
        self.stopping.set()
        while not self.task.done() and not self.dead:
            await asyncio.sleep(0.05)
        if self.task.done() and self.task.exception():
            self.world.fail(f"{self.name} could not stop: {self.task.exception()!r}")
        if not self.dead:
            self.kill()

    def kill(self) -> None:
        """Nothing that it had begun goes on, and whoever waited for it will notice."""
        self.dead = True
        self.world.disk.forget(self)
        for wire in [*self.wires]:
            wire.cut()
        for asking in self.asking:
            if not asking.done():
                asking.set_exception(Cut())

    async def ask(self, method: str, path: str, cookie: str, body: object = None) -> tuple[int, Any, str]:
        """A request by HTTP: status, what is said, the cookie that is set."""
        sent = b"" if body is None else msgspec.json.encode(body)
        answered: Future[tuple[int, Any, str]] = self.world.loop.create_future()
        self.asking.append(answered)
        came: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            if came.count(READ):
                await asyncio.get_running_loop().create_future()
            came.append(READ)
            return {"type": "http.request", "body": sent, "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            came.append(message)
            if message["type"] == "http.response.body" and not message.get("more_body") and not answered.done():
                answered.set_result(understood([one for one in came if one is not READ]))

        async def asked() -> None:
            try:
                await self.app(scope_of("http", method, path, cookie, sent), receive, send)  # type: ignore[arg-type]
            except Exception as error:  # the outermost door of a server: it has been answered
                if not answered.done():
                    answered.set_exception(error)

        task = self.world.loop.create_task(asked(), context=self.context)
        self.world.tasks.add(task)
        try:
            return await asyncio.wait_for(answered, 90)
        except TimeoutError:
            raise Cut from None
        finally:
            self.asking.remove(answered)


READ: dict[str, Any] = {}


def understood(came: list[dict[str, Any]]) -> tuple[int, Any, str]:
    head, body = came[0], b"".join(one.get("body", b"") for one in came[1:])
    cookies = [value.decode() for name, value in head["headers"] if name == b"set-cookie"]
    said = msgspec.json.decode(body) if body else None
    return head["status"], said, cookies[0].partition(";")[0] if cookies else ""
