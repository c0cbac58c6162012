"""The auction for four at boardgame.io: tables made and joined by its HTTP, then played through its sockets."""

import asyncio
import json
import random
from functools import partial

import msgspec
from httpx2 import AsyncClient
from msgspec import Struct

from tools.load.players import Table
from tools.load.wire import connect

SEATS = 4
SPACE = "/auction"  # of socket.io, whose frames these are: 0 hello, 2 ping, 3 pong, 40 joined, 42 an event
PATH = "/socket.io/?EIO=4&transport=websocket"
JOINED = -1  # heard once by each line
MAKING = 20  # tables that are made at once


class Purse(Struct):
    ducats: int


class Game(Struct):
    price: int
    players: dict[str, Purse]


class Turn(Struct, rename="camel"):
    current_player: str


class Standing(Struct, rename={"state_id": "_stateID", "game": "G"}):
    state_id: int
    game: Game
    ctx: Turn


class Whole(Struct):
    state: Standing


decode_sync = msgspec.json.Decoder(tuple[str, str, Whole]).decode
decode_update = msgspec.json.Decoder(tuple[str, str, Standing, msgspec.Raw]).decode


async def make(port: int, count: int) -> list[tuple[str, list[str]]]:
    """So many tables with four people each: the table and everyone's credentials."""
    async with AsyncClient(base_url=f"http://127.0.0.1:{port}/games/auction", timeout=60) as http:

        async def one() -> tuple[str, list[str]]:
            id = (await http.post("/create", json={"numPlayers": SEATS})).json()["matchID"]
            keys = []
            for seat in range(SEATS):
                joined = await http.post(f"/{id}/join", json={"playerID": str(seat), "playerName": f"Player {seat}"})
                keys.append(joined.json()["playerCredentials"])
            return id, keys

        made = []
        for n in range(0, count, MAKING):
            made += await asyncio.gather(*(one() for _table in range(min(MAKING, count - n))))
        return made


class TheirTable(Table):
    def __init__(self, port: int, id: str, keys: list[str]) -> None:
        super().__init__()
        self.port, self.id, self.keys = port, id, keys
        self.version, self.turn, self.price = 0, 0, 0
        self.ducats = [0] * SEATS

    async def sit(self) -> None:
        for seat, key in enumerate(self.keys):
            self.wires[seat] = await connect(self.port, PATH, "", partial(self.hear, seat))
            sync = json.dumps(["sync", self.id, str(seat), key, SEATS])
            for frame, answered_by in ((f"40{SPACE},", JOINED), (f"42{SPACE},{sync}", seat)):
                self.done, self.expected = asyncio.get_running_loop().create_future(), {answered_by}
                self.told.clear()
                self.wires[seat].send(frame)
                await self.done

    def act(self, rng: random.Random) -> set[int]:
        seat = self.turn
        if rng.random() < 0.5 and self.price < self.ducats[seat]:
            move, args = "bid", [rng.randint(self.price + 1, self.ducats[seat])]
        else:
            move, args = "pass", []
        payload = {"type": move, "args": args, "playerID": str(seat), "credentials": self.keys[seat]}
        event = ["update", {"type": "MAKE_MOVE", "payload": payload}, self.version, self.id, str(seat)]
        self.wires[seat].send(f"42{SPACE}," + json.dumps(event))
        return set(range(SEATS))

    def hear(self, seat: int, data: bytes) -> None:
        if data == b"2":
            self.wires[seat].send("3")
        elif data.startswith(b"40"):
            self.heard(JOINED)
        elif data.startswith(b"42"):
            event = data[data.index(b"[") :]
            if event.startswith(b'["update"'):
                self.saw(seat, decode_update(event)[2])
            elif event.startswith(b'["sync"'):
                self.saw(seat, decode_sync(event)[2].state)

    def saw(self, seat: int, standing: Standing) -> None:
        self.version, self.turn = standing.state_id, int(standing.ctx.current_player)
        self.price = standing.game.price
        self.ducats[seat] = standing.game.players[str(seat)].ducats
        self.heard(seat)
