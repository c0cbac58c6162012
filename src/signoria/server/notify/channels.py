"""How I want to be told that it is my turn, at tables that are played over days."""

import secrets
from dataclasses import dataclass
from typing import Literal

from fastapi import APIRouter
from pydantic import Field

from signoria.server.accounts.people import Body, Somebody
from signoria.server.context import AppContext, Context, Id
from signoria.server.errors import PROBLEMS, Denied
from signoria.server.language import words_in
from signoria.server.notify.fetch import checked
from signoria.server.notify.outbox import VAPID
from signoria.server.notify.webpush import checked_keys, new_key, private_key, public_part, text_of
from signoria.server.play.entry import now
from signoria.server.settings import mail_address
from signoria.server.store import Conflict
from signoria.server.store.accounts import account
from signoria.server.store.channels import (
    MOST_FAILURES,
    Channel,
    added,
    channels_of,
    confirmed,
    removed,
    server_key,
)
from signoria.server.store.people import Person, language_of
from signoria.server.tokens import hashed, new_id

MOST = 5
TRIES = 5  # codes that one may send, and type wrongly, in a while

routes = APIRouter(prefix="/api", tags=["notices"], responses=PROBLEMS)


class NewChannel(Body):
    """`push`: endpoint and keys of a browser's subscription; `mail`: an address; `webhook`: a URL and its format."""

    kind: Literal["push", "mail", "webhook"]
    address: str = Field(max_length=2000)
    p256dh: str = Field("", max_length=100)
    auth: str = Field("", max_length=40)
    format: Literal["ntfy", "discord", "json"] = "json"


class Code(Body):
    code: str = Field(max_length=20)


@dataclass(frozen=True)
class ChannelFacts:
    id: str
    kind: str
    address: str
    confirmed: bool  # by the code that was sent there; only mail must be
    working: bool  # it has not failed again and again


@dataclass(frozen=True)
class NoticeWays:
    """What this server offers, and what I have chosen."""

    push_key: str  # for the browser's PushManager
    mail: bool
    channels: list[ChannelFacts]


def facts(channel: Channel) -> ChannelFacts:
    working = channel.failures < MOST_FAILURES
    return ChannelFacts(channel.id, channel.kind, channel.address, channel.code is None, working)


@routes.get("/me/channels")
async def mine(person: Somebody, context: Context) -> NoticeWays:
    key = text_of(public_part(private_key(await server_key(context.store, VAPID, new_key()))))
    found = [facts(channel) for channel in await channels_of(context.store, person.id)]
    return NoticeWays(key, bool(context.settings.smtp), found)


@routes.post("/me/channels", status_code=201)
async def add(body: NewChannel, person: Somebody, context: Context) -> ChannelFacts:
    """One way more. Mail is sent a code first, to be typed here."""
    if len(await channels_of(context.store, person.id)) >= MOST:
        raise Denied("too-many-channels", 409, most=MOST)
    code = await checked_mail(context, body, person) if body.kind == "mail" else ""
    if body.kind != "mail":
        checked(body.address)
    if body.kind == "push" and not checked_keys(body.p256dh, body.auth):
        raise Denied("bad-push-keys", 422)
    keys: dict[str, str] = (
        {"p256dh": body.p256dh, "auth": body.auth} if body.kind == "push" else {"format": body.format}
    )
    kept = Channel(new_id(), person.id, body.kind, body.address, keys, hashed(code) if code else None, 0, now())
    await context.store.write(added(kept))
    if code:
        say = await words_in(await language_of(context.store, person.id))
        await context.outbox.send(
            context.settings.smtp,
            context.settings.mail_from,
            body.address,
            say.say("notice-code-title"),
            say.say("notice-code-body", {"code": code}),
        )
    return facts(kept)


async def checked_mail(context: AppContext, body: NewChannel, person: Person) -> str:
    """The code to send. Strangers cannot have this server write to anybody, nor anybody often."""
    if not context.settings.smtp:
        raise Denied("no-mail", 409)
    if mail_address(body.address) is None:
        raise Denied("bad-mail-address", 422)
    if (await account(context.store, person.id)).guest:
        raise Denied("account-needed", 403)
    await context.attempts.begin({f"mail {person.id}": TRIES})  # each is one too many at some time, taken or not
    return f"{secrets.randbelow(10**8):08}"


@routes.post("/me/channels/{id}/confirm", status_code=204)
async def confirm(id: Id, body: Code, person: Somebody, context: Context) -> None:
    """The code that came by mail."""
    attempt = await context.attempts.begin({f"code {id} of {person.id}": TRIES})  # nobody spends another's
    try:
        await context.store.write(confirmed(id, person.id, hashed(body.code.strip())))
    except Conflict:
        raise Denied("wrong-code", 403) from None
    await context.attempts.forgive(attempt)


@routes.delete("/me/channels/{id}", status_code=204)
async def remove(id: Id, person: Somebody, context: Context) -> None:
    try:
        await context.store.write(removed(id, person.id))
    except Conflict:
        raise Denied("no-such-channel", 404) from None
