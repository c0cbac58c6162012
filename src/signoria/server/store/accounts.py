"""What makes a person an account: a login with a password, passkeys; and the challenges of their ceremonies."""

from dataclasses import dataclass

from sqlalchemy import func, select

from signoria.server.store.people import Person
from signoria.server.store.schema import challenges, passkeys, people
from signoria.server.store.store import Store
from signoria.server.store.writer import Conflict
from signoria.server.tokens import hashed

CEREMONY = 300_000  # milliseconds that somebody has to touch a key


@dataclass(frozen=True)
class Account:
    """How somebody can come back from another device; a guest cannot."""

    login: str | None
    password: str | None
    passkeys: int
    rated_since: int | None  # since when they want to be rated, if they do

    @property
    def guest(self) -> bool:
        return self.password is None and not self.passkeys


@dataclass(frozen=True)
class Passkey:
    id: str
    person: Person
    key: bytes
    count: int


async def account(store: Store, person: str) -> Account:
    keys = select(func.count()).where(passkeys.c.person == person).scalar_subquery()
    kept = select(people.c.login, people.c.password, keys, people.c.rated_since)
    row = await store.row(kept.where(people.c.id == person))
    return Account(*row) if row else Account(None, None, 0, None)


async def by_login(store: Store, login: str) -> tuple[Person, str] | None:
    """Whose login this is, and the hash of the password."""
    row = await store.row(select(people.c.id, people.c.name, people.c.password).where(people.c.login == login))
    return (Person(row.id, row.name), row.password) if row else None


async def challenge(store: Store, asked: bytes, person: str | None, now: int) -> None:
    """A ceremony begins; those that were not finished in time are forgotten."""
    kept = challenges.insert().values(hash=hashed(asked.hex()), person=person, expires=now + CEREMONY)
    await store.write(kept, many=[challenges.delete().where(challenges.c.expires < now)])


async def answered(store: Store, asked: bytes, person: str | None, now: int) -> bool:
    """Whether this was asked, of this person, and not answered before."""
    ours = (challenges.c.hash == hashed(asked.hex()), challenges.c.expires >= now)
    whose = challenges.c.person == person if person else challenges.c.person.is_(None)
    try:
        await store.write(challenges.delete().where(*ours, whose))
    except Conflict:
        return False
    return True


async def passkey(store: Store, id: str) -> Passkey | None:
    query = select(people.c.id, people.c.name, passkeys.c.key, passkeys.c.count.label("times"))
    row = await store.row(query.join(people, passkeys.c.person == people.c.id).where(passkeys.c.id == id))
    return Passkey(id, Person(row.id, row.name), row.key, row.times) if row else None


async def passkeys_of(store: Store, person: str) -> list[tuple[str, int]]:
    """The ids of somebody's passkeys, and when they were made."""
    query = select(passkeys.c.id, passkeys.c.created).where(passkeys.c.person == person)
    return [(row.id, row.created) for row in await store.rows(query.order_by(passkeys.c.created))]
