"""People and their sessions. A session is known by the hash of its token."""

from dataclasses import dataclass, replace

from sqlalchemy import select

from signoria.server.store.schema import people, sessions
from signoria.server.store.store import Store
from signoria.server.tokens import hashed, new_id, new_token


@dataclass(frozen=True)
class Person:
    id: str
    name: str


async def new_person(store: Store, name: str, now: int) -> tuple[Person, str]:
    """A guest becomes a person: with a name, and a token that is shown once."""
    person, token = Person(new_id(), name), new_token()
    await store.write(
        people.insert().values(id=person.id, name=name, created=now),
        sessions.insert().values(hash=hashed(token), person=person.id, created=now),
    )
    return person, token


async def person_of(store: Store, token: str) -> Person | None:
    """Whose session this token opens."""
    if not token:
        return None
    query = select(people.c.id, people.c.name).join(sessions, sessions.c.person == people.c.id)
    row = await store.row(query.where(sessions.c.hash == hashed(token)))
    return Person(row.id, row.name) if row else None


async def renamed(store: Store, person: Person, name: str) -> Person:
    await store.write(people.update().where(people.c.id == person.id).values(name=name))
    return replace(person, name=name)


async def end_session(store: Store, token: str) -> None:
    await store.write(sessions.delete().where(sessions.c.hash == hashed(token)))
