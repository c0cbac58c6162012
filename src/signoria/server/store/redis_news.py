"""The same news by Redis, for where PostgreSQL has enough to do.

PostgreSQL tells with the commit, Redis after it: what could not be told is told when it can be.
"""

import asyncio
from contextlib import suppress

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from signoria.kernel.errors import BadSetup
from signoria.server.store.news import AGAIN, Hear, News, again, parsed
from signoria.server.store.writer import CHANNEL

ALIVE = 10  # seconds of silence after which Redis is asked whether it is still there
PATIENCE = 5.0  # seconds to connect, and to tell the last news when the server stops
MOST = 10_000  # news that wait to be told; if there are more, everybody looks everywhere
EVERYWHERE = " -1"


class RedisNews(News):
    """Connections of its own: one listens, one tells. A lost one is not mended behind our back: news would be lost."""

    faults = (OSError, RedisError)

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.client = client(address)
        self.untold: set[str] = set()
        self.telling: asyncio.Task[None] | None = None

    async def listen(self, hear: Hear, listening: asyncio.Event) -> None:
        async with self.client.pubsub(ignore_subscribe_messages=True) as line:
            await line.subscribe(CHANNEL)
            again(hear, listening)
            while True:
                message = await line.get_message(timeout=ALIVE)
                if message is not None:
                    hear(*parsed(message["data"]))

    def tell(self, news: set[str]) -> None:
        """These were committed."""
        self.untold |= news
        if len(self.untold) > MOST:
            self.untold = {EVERYWHERE}
        if self.telling is None or self.telling.done():
            self.telling = asyncio.create_task(self.tell_all())

    async def tell_all(self) -> None:
        while self.untold:
            some, self.untold = self.untold, set()
            try:
                for news in some:
                    await self.client.publish(CHANNEL, news)
            except self.faults:
                self.untold |= some
                await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        await super().close()
        if self.telling is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.telling, PATIENCE)
        await self.client.aclose()


def client(address: str) -> Redis:
    once = Retry(NoBackoff(), 0)
    found: Redis = Redis.from_url(
        address, decode_responses=True, retry=once, socket_connect_timeout=PATIENCE, health_check_interval=ALIVE
    )
    return found


async def check_redis(address: str) -> None:
    """Whether Redis answers; BadSetup says in one line why not."""
    asked = client(address)
    try:
        await asked.ping()
    except (OSError, RedisError) as error:
        raise BadSetup("redis", fault=" ".join(str(error).split()).rstrip(".")[:200] or type(error).__name__) from None
    finally:
        await asked.aclose()
