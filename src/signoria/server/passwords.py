"""Logins with a password, for where there are no passkeys: argon2id, in a thread, and not too often."""

import asyncio
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from fastapi import APIRouter, Response
from pydantic import Field

from signoria.kernel.errors import BadSetup
from signoria.server.errors import Denied
from signoria.server.house import House, TheHouse
from signoria.server.logins import come_in
from signoria.server.people import Anybody, Body, Somebody
from signoria.server.store import Conflict
from signoria.server.store.accounts import account, by_login
from signoria.server.store.people import Person, all_ended
from signoria.server.store.schema import people

SHORTEST = 10
hasher = PasswordHasher()  # argon2id, 64 MiB: RFC 9106 for where memory is short
NOBODY = hasher.hash("")  # compared with if there is no such login, so that both take their time

routes = APIRouter(prefix="/api", tags=["accounts"])


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


async def hash_of(house: House, password: str) -> str:
    async with house.hashing:
        return await asyncio.to_thread(hasher.hash, password)


async def fits(house: House, login: str, kept: str, password: str) -> bool:
    """Whether it is this password; asked too often in vain, nobody looks any more."""
    attempt = await house.attempts.begin(f"login {login}")

    def verified() -> bool:
        try:
            return hasher.verify(kept, password)
        except VerificationError:
            return False

    async with house.hashing:
        fine = await asyncio.to_thread(verified)
    if fine:
        await house.attempts.forgive(attempt)
    return fine


@routes.put("/me/password", status_code=204)
async def set_password(body: Password, response: Response, person: Somebody, house: TheHouse) -> None:
    """Set or change login and password. All other sessions end."""
    login = checked_login(body.login)
    if len(body.password) < SHORTEST:
        raise BadSetup("short-password", least=SHORTEST)
    kept = await account(house.store, person.id)
    if kept.password and not await fits(house, kept.login or "", kept.password, body.current):
        raise Denied("wrong-password", 403)
    values = {"login": login, "password": await hash_of(house, body.password)}
    try:
        await house.store.write(
            people.update().where(people.c.id == person.id).values(values), many=[all_ended(person.id)]
        )
    except Conflict:
        raise Denied("login-taken", 409) from None
    await come_in(house, response, person, None)
    await house.doorman.look()


@routes.post("/login")
async def log_in(body: Login, response: Response, guest: Anybody, house: TheHouse) -> Person:
    """Be who one is on another device. A guest's tables come along."""
    login = checked_login(body.login)
    found = await by_login(house.store, login)
    person, kept = found or (None, NOBODY)
    if not await fits(house, login, kept, body.password) or person is None:
        raise Denied("wrong-password", 403)
    await come_in(house, response, person, guest)
    return person
