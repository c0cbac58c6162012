"""Letters and posts that leave a world: kept, with the time; some are not taken."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from signoria.server.errors import Denied
from signoria.server.notify.fetch import Fetched, Fetcher
from tests.world.ports.loop import WorldLoop


@dataclass(frozen=True)
class Told:
    at: float
    address: str
    taken: bool


class Post:
    """Of one world."""

    def __init__(self, loop: WorldLoop, rng: Random) -> None:
        self.loop = loop
        self.rng = rng
        self.told: list[Told] = []

    async def take(self, address: str) -> bool:
        await asyncio.sleep(self.loop.lag())
        taken = self.rng.random() < 0.8
        self.told.append(Told(self.loop.time(), address, taken))
        await asyncio.sleep(self.loop.lag())
        return taken

    async def send(self, _server: str, _sender: str, to: str, _subject: str, _body: str) -> None:
        if not await self.take(to):
            raise Denied("no-answer", 502)

    def fetcher(self) -> type[Fetcher]:
        post = self

        class WorldFetcher(Fetcher):
            def __init__(self) -> None:
                pass

            async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Fetched:
                return Fetched(200 if await post.take(url) else 503, {}, b"")

        return WorldFetcher
