"""People and their sessions. A session is known by the hash of its token."""

from dataclasses import dataclass, replace

from sqlalchemy import BindParameter, and_, bindparam, or_, select

from signoria.server.store.schema import bot_tokens, channels, chat, expected, people, seats, sessions, tables
from signoria.server.store.store import Store
from signoria.server.store.writer import Statement
from signoria.server.tokens import hashed, new_id, new_token

EXPIRES = 60 * 24 * 3600 * 1000  # milliseconds after which a session that nobody uses is over
RENEWED = 24 * 3600 * 1000  # after which its token is replaced
GRACE = 60_000  # for which the token before works on: several requests may be under way


@dataclass(frozen=True)
class Person:
    id: str
    name: str


@dataclass(frozen=True)
class Session:
    """An open one: whose, and since when its token is the one it is."""

    id: str
    person: Person
    renewed: int
    banned: bool


def new_session(person: str, token: str, now: int) -> Statement:
    kept = {"id": new_id(), "hash": hashed(token), "person": person, "renewed": now, "expires": now + EXPIRES}
    return sessions.insert().values(kept)


async def new_person(store: Store, name: str, language: str, now: int) -> tuple[Person, str]:
    """A guest becomes a person: with a name, and a token that is shown once."""
    person, token = Person(new_id(), name), new_token()
    created = people.insert().values(id=person.id, name=name, created=now, banned=False, language=language)
    await store.write(created, new_session(person.id, token, now))
    return person, token


SHOWN: BindParameter[bytes] = bindparam("token")
FITS = or_(sessions.c.hash == SHOWN, and_(sessions.c.previous == SHOWN, sessions.c.renewed > bindparam("before")))
COLUMNS = (sessions.c.id, sessions.c.renewed, people.c.id.label("person"), people.c.name, people.c.banned)
WHOSE = select(*COLUMNS).join(people, sessions.c.person == people.c.id)
OPENED = WHOSE.where(FITS, sessions.c.expires > bindparam("now"))  # asked with every request


async def session_of(store: Store, token: str, now: int) -> Session | None:
    """What this token opens."""
    if not token:
        return None
    row = await store.row(OPENED, token=hashed(token), before=now - GRACE, now=now)
    return Session(row.id, Person(row.person, row.name), row.renewed, row.banned) if row else None


async def renew(store: Store, session: Session, token: str, now: int) -> str:
    """Another token for the same session; Conflict if it was renewed by another request."""
    new = new_token()
    same = (sessions.c.id == session.id, sessions.c.hash == hashed(token))
    values = {"hash": hashed(new), "previous": hashed(token), "renewed": now, "expires": now + EXPIRES}
    await store.write(sessions.update().where(*same).values(values))
    return new


async def open_sessions(store: Store, ids: list[str], now: int) -> set[str]:
    """Those of these sessions that are still open, and not of somebody who was banned."""
    query = select(sessions.c.id).join(people, sessions.c.person == people.c.id)
    found = await store.rows(query.where(sessions.c.id.in_(ids), sessions.c.expires > now, people.c.banned.is_(False)))
    return {row.id for row in found}


async def end_session(store: Store, session: str) -> None:
    await store.write(sessions.delete().where(sessions.c.id == session))


async def is_banned(store: Store, person: str) -> bool:
    row = await store.row(select(people.c.banned).where(people.c.id == person))
    return row is None or bool(row.banned)


def all_ended(person: str) -> Statement:
    return sessions.delete().where(sessions.c.person == person)


async def speaks(store: Store, person: str, language: str) -> None:
    await store.write(people.update().where(people.c.id == person).values(language=language))


async def renamed(store: Store, person: Person, name: str) -> tuple[Person, list[str]]:
    """Another name, also in the seats that were taken under the one before; and at which tables somebody may look.

    A seat that was taken under a name of its own, by another at the same device, keeps it.
    """
    before = select(people.c.name).where(people.c.id == person.id).scalar_subquery()
    alive = select(tables.c.id).where(tables.c.status != "over")
    found = await store.rows(select(seats.c.table).where(seats.c.person == person.id, seats.c.table.in_(alive)))
    hoped = await store.rows(select(expected.c.table).where(expected.c.person == person.id))
    await store.write(
        many=[
            seats.update().where(seats.c.person == person.id, seats.c.name == before).values(name=name),
            expected.update().where(expected.c.person == person.id, expected.c.name == before).values(name=name),
            people.update().where(people.c.id == person.id).values(name=name),
        ]
    )
    return replace(person, name=name), sorted({row.table for row in (*found, *hoped)})


async def language_of(store: Store, person: str) -> str:
    """The language that somebody was last seen to speak; none if it is not known."""
    row = await store.row(select(people.c.language).where(people.c.id == person))
    return str(row.language) if row else ""


async def merge(store: Store, guest: str, account: str) -> list[str]:
    """What was a guest's is the account's from now on, and the guest is no more; the tables where the guest sat."""
    found = await store.rows(select(seats.c.table).where(seats.c.person == guest).distinct())
    await store.write(
        many=[
            seats.update().where(seats.c.person == guest).values(person=account),
            tables.update().where(tables.c.host == guest).values(host=account),
            expected.update().where(expected.c.person == guest).values(person=account),
            bot_tokens.update().where(bot_tokens.c.person == guest).values(person=account),
            channels.update().where(channels.c.person == guest).values(person=account),
            chat.update().where(chat.c.person == guest).values(person=account),
            people.delete().where(people.c.id == guest),
        ]
    )
    return [row.table for row in found]
