"""A WebSocket as an app sees it, and whoever is at its other end. What is sent takes a while, and stays in order."""

import asyncio
from asyncio import Future
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.world.process import Process


class Cut(Exception):
    """The other side is gone."""


def scope_of(type: str, method: str, path: str, cookie: str, body: bytes = b"") -> dict[str, Any]:
    address, _mark, query = path.partition("?")
    headers = [(b"host", b"localhost")]
    if cookie:
        headers.append((b"cookie", cookie.encode()))
    if body:
        headers += [(b"content-length", str(len(body)).encode()), (b"content-type", b"application/json")]
    return {
        "type": type,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": method,
        "scheme": "ws" if type == "websocket" else "http",
        "path": address,
        "raw_path": address.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 8000),
        "subprotocols": [],
    }


class Wire:
    """Between somebody and a process."""

    def __init__(self, process: "Process", cookie: str, hear: Callable[[str], None], lost: Callable[[], None]) -> None:
        self.process = process
        self.loop = process.world.loop
        self.hear = hear
        self.lost = lost
        self.open = False
        self.gone = False
        self.slow = False
        self.frames: deque[dict[str, Any]] = deque([{"type": "websocket.connect"}])
        self.wanted: Future[None] | None = None  # the server waits for a frame
        self.read_on: Future[None] | None = None  # the server waits until somebody slow reads
        self.arriving: deque[str] = deque()
        self.coming: deque[tuple[Callable[..., None], tuple[object, ...]]] = deque()
        self.arrives = self.comes = 0.0  # when the last that was sent will be there, on either side
        self.opened: Future[None] = self.loop.create_future()
        scope = scope_of("websocket", "GET", "/api/live", cookie)
        process.wires.append(self)
        self.task = self.loop.create_task(self.served(scope), context=process.context)
        process.world.tasks.add(self.task)

    async def served(self, scope: dict[str, Any]) -> None:
        try:
            await self.process.app(scope, self.receive, self.send)  # type: ignore[arg-type]
        finally:
            self.cut(by_server=True)

    async def receive(self) -> dict[str, Any]:
        while not self.frames:
            self.wanted = asyncio.get_running_loop().create_future()
            await self.wanted
        return self.frames.popleft()

    async def send(self, message: dict[str, Any]) -> None:
        if self.gone:
            raise OSError("the other side is gone")
        while self.slow and not self.gone:
            self.read_on = asyncio.get_running_loop().create_future()
            await self.read_on
        if message["type"] == "websocket.close":
            self.cut(by_server=True)
        elif message["type"] == "websocket.accept":
            self.later(self.accept)
        else:
            self.later(self.bring, message["text"])

    def later(self, job: Callable[..., None], *args: object) -> None:
        """In order, and not as a step of the server's."""
        self.comes = max(self.comes, self.loop.time() + self.loop.lag())
        self.coming.append((job, args))
        self.loop.call_at(self.comes, self.come, context=self.process.world.context)

    def come(self) -> None:
        job, args = self.coming.popleft()
        job(*args)

    def accept(self) -> None:
        self.open = True
        if not self.opened.done():
            self.opened.set_result(None)

    def bring(self, text: str) -> None:
        if not self.gone:
            for message in text.split("\n"):
                self.hear(message)

    def say(self, text: str, late: float = 0.0) -> None:
        """Late, it may be passed by what is said after it: by another way, or tried again."""
        if late:
            self.loop.call_later(late, self.arrive, text)
        else:
            self.arrives = max(self.arrives, self.loop.time() + self.loop.lag())
            self.arriving.append(text)
            self.loop.call_at(self.arrives, lambda: self.arrive(self.arriving.popleft()))

    def arrive(self, text: str) -> None:
        if not self.gone:
            self.put({"type": "websocket.receive", "text": text})

    def put(self, frame: dict[str, Any]) -> None:
        self.frames.append(frame)
        if self.wanted is not None and not self.wanted.done():
            self.wanted.set_result(None)

    def speed_up(self) -> None:
        self.slow = False
        if self.read_on is not None and not self.read_on.done():
            self.read_on.set_result(None)

    def hang_up(self) -> None:
        self.cut()

    def cut(self, by_server: bool = False) -> None:
        """Whoever is at either end notices; what was under way is lost."""
        if self.gone:
            return
        self.gone = True
        self.speed_up()
        if self in self.process.wires:
            self.process.wires.remove(self)
        if not by_server:
            self.put({"type": "websocket.disconnect", "code": 1006})
        if not self.opened.done():
            self.opened.set_exception(Cut())
            self.opened.exception()
        self.loop.call_soon(self.lost, context=self.process.world.context)
