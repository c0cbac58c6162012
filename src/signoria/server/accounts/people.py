"""Who you are: a guest becomes a person with a name and a cookie in one step."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from pydantic import BaseModel, ConfigDict, Field
from starlette.requests import HTTPConnection

from signoria.server.accounts.names import checked_name, is_chosen
from signoria.server.context import AppContext, Context, address_of, context_of
from signoria.server.errors import PROBLEMS, Denied
from signoria.server.language import in_reader, preferred
from signoria.server.ops.admin import delete_person
from signoria.server.play.entry import now
from signoria.server.store.accounts import account
from signoria.server.store.people import (
    RENEWED,
    Person,
    Session,
    all_ended,
    end_session,
    language_of,
    new_person,
    renamed,
    renew,
    session_of,
    speaks,
)
from signoria.server.store.writer import Conflict
from signoria.text import words

COOKIE = "signoria"
A_YEAR = 365 * 24 * 3600

routes = APIRouter(prefix="/api", tags=["people"], responses=PROBLEMS)


class Body(BaseModel):
    """What is sent to us: nothing but what is asked for."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Introduction(Body):
    name: str = Field(max_length=64)


class Change(Body):
    """What is to be another; what is not named stays."""

    name: str | None = Field(None, max_length=64)
    language: str | None = Field(None, max_length=8)


@dataclass(frozen=True)
class Me:
    """Who I am, and how I can come back from another device: without a login or a passkey I cannot."""

    id: str
    name: str
    named: bool  # whether it was chosen: who plays against bots at once is asked for none
    login: str | None
    passkeys: int
    rated: bool
    language: str  # in which I am told by mail and the like that it is my turn; empty if nobody knows


def token_of(request: HTTPConnection) -> str:
    return request.cookies.get(COOKIE, "")[:100]


async def session(request: HTTPConnection) -> Session | None:
    """The session whose cookie came along."""
    found = await session_of(context_of(request).store, token_of(request), now())
    if found is not None and found.banned:
        raise Denied("banned", 403)
    return found


TheSession = Annotated[Session | None, Depends(session)]


async def who(found: TheSession) -> Person | None:
    return found.person if found else None


async def somebody(person: Annotated[Person | None, Depends(who)]) -> Person:
    if person is None:
        raise Denied("who-are-you", 401)
    return person


Anybody = Annotated[Person | None, Depends(who)]
Somebody = Annotated[Person, Depends(somebody)]


@routes.post("/people", status_code=201)
async def introduce(body: Introduction, request: Request, response: Response, context: Context) -> Person:
    """Be somebody: a name, and a cookie that is you from now on."""
    name = await in_reader(checked_name, body.name)
    if context.rate_limit.wait("newcomer", address_of(request)):
        raise Denied("too-many-newcomers", 429)
    language = preferred(request.headers.get("accept-language", ""))
    person, token = await new_person(context.store, name, language, now())
    set_cookie(response, context, token)
    return person


def set_cookie(response: Response, context: AppContext, token: str) -> None:
    secure = context.settings.secure
    response.set_cookie(COOKIE, token, max_age=A_YEAR, httponly=True, secure=secure, samesite="lax")


@routes.get("/me")
async def me(request: HTTPConnection, response: Response, found: TheSession, context: Context) -> Me:
    """Who the cookie says you are. One that is a day old is replaced."""
    if found is None:
        raise Denied("who-are-you", 401)
    if found.renewed < now() - RENEWED:
        with suppress(Conflict):  # another request of the same browser was quicker
            set_cookie(response, context, await renew(context.store, found, token_of(request), now()))
    person = found.person
    kept, named = await account(context.store, person.id), await in_reader(is_chosen, person.name)
    language = await language_of(context.store, person.id)
    return Me(person.id, person.name, named, kept.login, kept.passkeys, kept.rated_since is not None, language)


@routes.patch("/me")
async def change(body: Change, person: Somebody, context: Context) -> Person:
    """Another name, at once wherever one sits, and everybody there is told; or another language for notices."""
    name = await in_reader(checked_name, body.name) if body.name is not None else person.name
    language = (await in_reader(words, body.language)).language if body.language is not None else ""
    if name != person.name:
        if context.rate_limit.wait("rename", person.id):
            raise Denied("too-fast", 429)
        person, at = await renamed(context.store, person, name)
        await asyncio.gather(*(context.registry.told_of(table) for table in at))
    if language:
        await speaks(context.store, person.id, language)
    return person


@routes.delete("/me", status_code=204)
async def forget_me(response: Response, person: Somebody, context: Context) -> None:
    """Everything about me is deleted. Games that others played too stay, with nobody's name in my seats."""
    for table in await delete_person(context.store, person.id):
        await context.registry.changed(table)
    response.delete_cookie(COOKIE)
    await context.session_reaper.look()


@routes.delete("/me/session", status_code=204)
async def leave(response: Response, found: TheSession, context: Context) -> None:
    """Forget the cookie, here and in this browser."""
    try:
        await end_session(context.store, found.id if found else "")
    except Conflict:
        raise Denied("who-are-you", 401) from None
    response.delete_cookie(COOKIE)
    await context.session_reaper.look()


@routes.delete("/me/sessions", status_code=204)
async def leave_everywhere(response: Response, person: Somebody, context: Context) -> None:
    """Forget every cookie there is of me, on all devices."""
    await context.store.write(many=[all_ended(person.id)])
    response.delete_cookie(COOKIE)
    await context.session_reaper.look()
