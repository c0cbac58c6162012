"""A real server on a free port of this machine, and people who come to it by HTTP and WebSocket."""

import asyncio
import socket
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import fields
from typing import Any

import msgspec
import uvicorn
from httpx2 import AsyncClient, Response
from websockets.asyncio.client import ClientConnection, connect

from signoria.server.app import app_of
from signoria.server.context import AppContext
from signoria.server.run import Server, address_of, config, listening
from signoria.server.settings import Settings
from signoria.server.store import Store

Message = dict[str, Any]
UNLIMITED = {field.name: 0 for field in fields(Settings) if "_per_" in field.name}  # tests are in a hurry
PATIENCE = 600.0  # seconds after which what a test waits for will never come
UNHURRIED: Any = {"compression": None, "open_timeout": PATIENCE, "ping_timeout": PATIENCE}


class Unhurried(Server):
    """Reads games in a process that is made when the first is asked for: most tests ask for none."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await uvicorn.Server.startup(self, sockets)
        if sockets and not self.should_exit:
            self.ready(address_of(sockets[0]))


@asynccontextmanager
async def serving(store: Store, **settings: Any) -> AsyncIterator[str]:
    """Runs while this is open; yields its address."""
    async with open_app(store, **settings) as (address, _house):
        yield address


@asynccontextmanager
async def open_app(store: Store, **settings: Any) -> AsyncIterator[tuple[str, AppContext]]:
    """The same for tests that must look behind the counter."""
    chosen = Settings(**{"port": 0, "bot_workers": 1, "bot_pause": 0, **UNLIMITED, **settings})
    taken = listening(chosen)
    app = app_of(chosen, store)
    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    server = Unhurried(config(chosen, app), address.set_result)
    app.state.sockets.most_unheard = PATIENCE  # how slow this machine is decides nothing
    task = asyncio.create_task(server.serve(sockets=[taken]))
    try:
        either: list[asyncio.Future[Any]] = [task, address]
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        assert address.done(), "the server did not start"
        yield address.result(), app.state.context
    finally:
        server.should_exit = True
        await task


class Wire:
    """A WebSocket: messages as dicts, what was not yet waited for kept in order."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.lines: deque[str] = deque()  # the messages of the last frame that were not yet asked for
        self.ids = 0

    async def send(self, type: str, **fields: object) -> None:
        await self.socket.send(msgspec.json.encode({"type": type, **fields}).decode())

    async def receive(self) -> Message:
        message: Message = msgspec.json.decode(await self.line())
        return message

    async def line(self) -> str:
        """The next message as it came."""
        if not self.lines:
            self.lines.extend(str(await asyncio.wait_for(self.socket.recv(), PATIENCE)).split("\n"))
        return self.lines.popleft()

    async def until(self, *types: str) -> Message:
        """The next message of one of these types; those before it are passed over."""
        while (message := await self.receive())["type"] not in types:
            pass
        return message

    async def subscribe(self, table: str, seat: int = -1, since: int = -1, invitation: str = "") -> Message:
        await self.send("subscribe", table=table, seat=seat, since=since, invitation=invitation)
        return await self.until("sync", "fault")

    async def act(self, table: str, seat: int, version: int, text: str) -> Message:
        """Act, and hear what became of it."""
        return await self.command("act", table, seat, version=version, text=text)

    async def command(self, type: str, table: str, seat: int, **fields: object) -> Message:
        """Want something done, and hear what became of it."""
        self.ids += 1
        await self.send(type, id=self.ids, table=table, seat=seat, **fields)
        answer = await self.until("accepted", "rejected")
        assert answer["id"] == self.ids
        return answer


class Guest:
    """Somebody with a browser: a cookie jar, and sockets that bring it along."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = AsyncClient(base_url=address, timeout=PATIENCE, verify=False)  # http: no certificates to read

    async def post(self, path: str, **body: object) -> Response:
        return await self.http.post(f"/api{path}", json=body)

    async def get(self, path: str) -> Response:
        return await self.http.get(f"/api{path}")

    @asynccontextmanager
    async def wire(self, **headers: str) -> AsyncIterator[Wire]:
        async with wire_to(self.address, dict(self.http.cookies), **headers) as wire:
            yield wire


@asynccontextmanager
async def wire_to(address: str, cookies: dict[str, str], **headers: str) -> AsyncIterator[Wire]:
    """A WebSocket to the server at this address."""
    shown = "; ".join(f"{name}={value}" for name, value in cookies.items())
    address = address.replace("http", "ws") + "/api/live"
    async with connect(address, additional_headers={"Cookie": shown, **headers}, **UNHURRIED) as socket:
        yield Wire(socket)


@asynccontextmanager
async def guests(address: str, *names: str) -> AsyncIterator[list[Guest]]:
    """People who have said who they are; an empty name has not."""
    people = [Guest(address) for _name in names]
    try:
        for person, name in zip(people, names, strict=True):
            if name:
                done = await person.post("/people", name=name)
                assert done.status_code == 201, done.text
        yield people
    finally:
        for person in people:
            await person.http.aclose()


async def table_for(
    host: Guest, *others: Guest, game: str = "principe", bots: int = 0, **more: object
) -> tuple[str, str]:
    """A table that has begun: the host in seat 0, the others after, bots in the last seats. Its id and invitation."""
    seats = 1 + len(others) + bots
    done = await host.post("/tables", game=game, seats=seats, **more)
    assert done.status_code == 201, done.text
    id, invitation = done.json()["table"]["id"], done.json()["invitation"]
    for other in others:
        assert (await other.post(f"/tables/{id}/join", invitation=invitation)).status_code == 200
    for seat in range(seats - bots, seats):
        assert (await host.post(f"/tables/{id}/seats/{seat}/bot", bot="random")).status_code == 200
    done = await host.post(f"/tables/{id}/start")
    assert done.status_code == 200, done.text
    return id, invitation
