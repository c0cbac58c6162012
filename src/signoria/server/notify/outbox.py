"""Empties the outbox: tells people by their channels that it is their turn, if it still is."""

import asyncio
import json
import logging
import time
from base64 import b64encode

from signoria.games import game as game_of
from signoria.server.errors import Denied
from signoria.server.language import words_in
from signoria.server.notify.fetch import Fetched, Fetcher
from signoria.server.notify.mail import Send, send
from signoria.server.notify.turn_notices import turns
from signoria.server.notify.webpush import headers, new_key, sealed
from signoria.server.play.entry import now
from signoria.server.rooms.registry import RoomRegistry
from signoria.server.rooms.room import Room
from signoria.server.settings import Settings
from signoria.server.store import Conflict, Store
from signoria.server.store.channels import (
    Channel,
    Notice,
    channel,
    claimed,
    cleared,
    due_notices,
    failed,
    removed,
    server_key,
    settled,
    withdrawn,
)
from signoria.server.store.people import language_of

EVERY = 3.0  # seconds
AT_ONCE = 40
MOST_TRIES = 3
LEASE = 60_000  # milliseconds after which another tries; four times as long after each failure
KEPT = 40 * 24 * 3600 * 1000
GONE = (404, 410)  # by which a push service says that a subscription is no more
VAPID = "vapid"


class Refused(Exception):
    """The other side does not take it."""


logger = logging.getLogger("signoria.outbox")


class Outbox:
    """One in each process; a notice is claimed by one of them before it is sent."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        registry: RoomRegistry,
        fetcher: Fetcher | None = None,
        send: Send = send,
    ) -> None:
        self.settings = settings
        self.store = store
        self.registry = registry
        self.fetcher = fetcher or Fetcher()
        self.send = send  # letters

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.go_round()
            except Exception:
                logger.exception("the outbox could not be emptied")

    async def go_round(self) -> None:
        notices = await due_notices(self.store, now(), AT_ONCE)
        await asyncio.gather(*(self.deliver(notice) for notice in notices))
        if notices:
            await self.store.write(many=[cleared(now() - KEPT)])

    async def deliver(self, notice: Notice) -> None:
        """Claimed first, so that nobody sends it twice while we are at it; settled last."""
        try:
            await self.store.write(claimed(notice, now() + LEASE * 4**notice.tries))
        except Conflict:
            return
        way, room = await channel(self.store, notice.channel), await self.room(notice)
        if room is not None and room.match is not None and room.match.paused_at is not None:
            await self.store.write(many=[withdrawn(notice)])  # whoever is asked when the game goes on is told then
            return
        if way is None or room is None or not still(room, notice, way.person):
            await self.store.write(many=[settled(notice)])
            return
        try:
            await self.tell(way, notice.table)
        except (Denied, Refused) as error:
            logger.info("a notice was not taken", extra={"channel": way.kind, "reason": str(error)})
            done = [settled(notice)] if notice.tries + 1 >= MOST_TRIES else []
            await self.store.write(many=[failed(way.id, 1), *done])
        else:
            await self.store.write(many=[settled(notice), failed(way.id, 0)])

    async def room(self, notice: Notice) -> Room | None:
        """Its table as the log has it: news of what others wrote may be late. None if it is gone."""
        try:
            room = await self.registry.room(notice.table)
            await room.changed()
        except Denied:
            return None
        return room

    async def tell(self, way: Channel, table: str) -> None:
        room = await self.registry.room(table)
        say = await words_in(await language_of(self.store, way.person))
        title, body = say.say("notice-title", {"game": game_of(room.row.game).title}), say.say("notice-body")
        link = f"{self.settings.public_url}/table/{table}" if self.settings.public_url else ""
        if way.kind == "mail":
            await self.send(self.settings.smtp, self.settings.mail_from, way.address, title, f"{body}\n\n{link}\n")
        elif way.kind == "push":
            await self.push(way, {"title": title, "body": body, "url": link, "table": table})
        else:
            accepted(await self.fetcher.post(way.address, *hooked(way.keys["format"], title, body, link)))

    async def push(self, way: Channel, message: dict[str, str]) -> None:
        key = await server_key(self.store, VAPID, new_key())
        contact = f"mailto:{self.settings.mail_from}" if self.settings.mail_from else self.settings.public_url
        text = sealed(json.dumps(message).encode(), way.keys["p256dh"], way.keys["auth"])
        signed = headers(key, way.address, contact or "mailto:nobody@localhost", int(time.time()))
        answer = await self.fetcher.post(way.address, text, signed)
        if answer.status in GONE:
            await self.store.write(many=[removed(way.id, way.person)])
        else:
            accepted(answer)


def still(room: Room, notice: Notice, person: str) -> bool:
    """Whether it is still that turn, and that person's."""
    return turns(room).get(notice.seat) == notice.turn and room.owns(person, notice.seat)


def accepted(answer: Fetched) -> None:
    if not 200 <= answer.status < 300:
        raise Refused(str(answer.status))


def in_a_header(text: str) -> str:
    """As RFC 2047 has it, where it is not plain: headers hold nothing else."""
    return text if text.isascii() else f"=?UTF-8?B?{b64encode(text.encode()).decode()}?="


def hooked(format: str, title: str, body: str, link: str) -> tuple[bytes, dict[str, str]]:
    """What a webhook is sent: as ntfy or Discord want it, or plain JSON."""
    if format == "ntfy":
        more = {"Click": link} if link else {}
        return body.encode(), {"Title": in_a_header(title), "Content-Type": "text/plain; charset=utf-8", **more}
    said: dict[str, object] = {"title": title, "body": body, "url": link}
    if format == "discord":
        said = {"content": f"**{title}** {body} {link}".strip(), "allowed_mentions": {"parse": []}}
    return json.dumps(said).encode(), {"Content-Type": "application/json"}
