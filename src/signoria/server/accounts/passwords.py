"""Logins with a password, for where there are no passkeys: looked at not too often."""

import unicodedata
from collections.abc import Mapping

from fastapi import APIRouter, Response
from pydantic import Field
from starlette.requests import HTTPConnection

from signoria.kernel.errors import BadSetup
from signoria.server.accounts.hashing import NOBODY
from signoria.server.accounts.logins import come_in
from signoria.server.accounts.people import Anybody, Body, Somebody
from signoria.server.context import AppContext, Context, address_of
from signoria.server.errors import PROBLEMS, Denied
from signoria.server.store import Conflict
from signoria.server.store.accounts import account, by_login
from signoria.server.store.people import Person, all_ended
from signoria.server.store.schema import people

SHORTEST = 10
# Wrong passwords in a while: of one login from one address, so that nobody locks the owner out who asks elsewhere; of
# one login from everywhere; of all logins, made up or not, from one address.
WRONG = 5
WRONG_IN_ALL = 50
WRONG_FROM_ONE_ADDRESS = 30

routes = APIRouter(prefix="/api", tags=["accounts"], responses=PROBLEMS)


class Password(Body):
    """A new login; `current` is asked for where there is a password already."""

    login: str = Field(max_length=64)
    password: str = Field(max_length=200)
    current: str = Field("", max_length=200)


class Login(Body):
    login: str = Field(max_length=64)
    password: str = Field(max_length=200)


def checked_login(login: str) -> str:
    """As it is kept: one login, however it is typed."""
    plain = unicodedata.normalize("NFKC", login).casefold().strip()
    if not (plain.isprintable() and 3 <= len(plain) <= 32):
        raise BadSetup("bad-login")
    return plain


async def fits(context: AppContext, limits: Mapping[str, int], kept: str, password: str) -> bool:
    """Whether it is this password; asked too often in vain, nobody looks any more."""
    attempt = await context.attempts.begin(limits)
    fine = await context.hashing.fits(kept, password)
    if fine:
        await context.attempts.forgive(attempt)
    return fine


@routes.put("/me/password", status_code=204)
async def set_password(
    body: Password, request: HTTPConnection, response: Response, person: Somebody, context: Context
) -> None:
    """Set or change login and password. All other sessions end."""
    login = checked_login(body.login)
    if len(body.password) < SHORTEST:
        raise BadSetup("short-password", least=SHORTEST)
    async with context.hashing.turn(address_of(request)):
        kept = await account(context.store, person.id)
        limits = {f"password of {person.id}": WRONG}  # apart from logins: nobody outside can spend these
        if kept.password and not await fits(context, limits, kept.password, body.current):
            raise Denied("wrong-password", 403)
        values = {"login": login, "password": await context.hashing.hash(body.password)}
    try:
        await context.store.write(
            people.update().where(people.c.id == person.id).values(values), many=[all_ended(person.id)]
        )
    except Conflict:
        raise Denied("login-taken", 409) from None
    await come_in(context, response, person, None)
    await context.session_reaper.look()


@routes.post("/login")
async def log_in(body: Login, request: HTTPConnection, response: Response, guest: Anybody, context: Context) -> Person:
    """Be who one is on another device. A guest's tables come along."""
    login, address = checked_login(body.login), address_of(request)
    limits = {
        f"login {login} from {address}": WRONG,
        f"login {login}": WRONG_IN_ALL,
        f"logins from {address}": WRONG_FROM_ONE_ADDRESS,
    }
    async with context.hashing.turn(address):
        person, kept = await by_login(context.store, login) or (None, NOBODY)
        if not await fits(context, limits, kept, body.password) or person is None:
            raise Denied("wrong-password", 403)
    await come_in(context, response, person, guest)
    return person
