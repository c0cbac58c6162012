"""Who you are: a guest becomes a person with a name and a cookie in one step."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from pydantic import BaseModel, ConfigDict, Field
from starlette.requests import HTTPConnection

from signoria.kernel.errors import BadSetup
from signoria.server.entry import now
from signoria.server.errors import Denied
from signoria.server.house import House, TheHouse, house_of
from signoria.server.store.people import Person, end_session, new_person, person_of, renamed
from signoria.server.store.writer import Conflict

COOKIE = "signoria"
A_YEAR = 365 * 24 * 3600
LONGEST_NAME = 24

routes = APIRouter(prefix="/api", tags=["people"])


class Body(BaseModel):
    """What is sent to us: nothing but what is asked for."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Introduction(Body):
    name: str = Field(max_length=64)


async def who(request: HTTPConnection) -> Person | None:
    """The person whose cookie came along."""
    return await person_of(house_of(request).store, request.cookies.get(COOKIE, "")[:100])


async def somebody(person: Annotated[Person | None, Depends(who)]) -> Person:
    if person is None:
        raise Denied("who-are-you", 401)
    return person


Anybody = Annotated[Person | None, Depends(who)]
Somebody = Annotated[Person, Depends(somebody)]


def checked_name(name: str) -> str:
    """A name that can stand on a board and in a record: no brackets, which there mark bots."""
    fine = name.isprintable() and name == name.strip() and 0 < len(name) <= LONGEST_NAME and not set(name) & set("()")
    if not fine:
        raise BadSetup("bad-person-name", name=name[:40], most=LONGEST_NAME)
    return name


@routes.post("/people", status_code=201)
async def introduce(body: Introduction, request: Request, response: Response, house: TheHouse) -> Person:
    """Be somebody: a name, and a cookie that is you from now on."""
    name = checked_name(body.name)
    if house.pace.wait("newcomer", request.client.host if request.client else ""):
        raise Denied("too-many-newcomers", 429)
    person, token = await new_person(house.store, name, now())
    set_cookie(response, house, token)
    return person


def set_cookie(response: Response, house: House, token: str) -> None:
    secure = house.settings.secure
    response.set_cookie(COOKIE, token, max_age=A_YEAR, httponly=True, secure=secure, samesite="lax")


@routes.get("/me")
async def me(person: Somebody) -> Person:
    """Who the cookie says you are."""
    return person


@routes.patch("/me")
async def rename(body: Introduction, person: Somebody, house: TheHouse) -> Person:
    """Another name, from the next seat on: where one sits already, the name stays."""
    return await renamed(house.store, person, checked_name(body.name))


@routes.delete("/me/session", status_code=204)
async def leave(request: HTTPConnection, response: Response, person: Somebody, house: TheHouse) -> None:
    """Forget the cookie, here and in this browser."""
    try:
        await end_session(house.store, request.cookies[COOKIE])
    except Conflict:
        raise Denied("who-are-you", 401) from None
    response.delete_cookie(COOKIE)
