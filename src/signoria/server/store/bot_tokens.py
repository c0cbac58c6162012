"""Tokens of programs that play: each is for one seat of whoever made it, or for all their seats."""

from dataclasses import dataclass

from sqlalchemy import Delete, Insert, select

from signoria.server.store.people import Person
from signoria.server.store.schema import bot_tokens, people
from signoria.server.store.store import Store
from signoria.server.tokens import hashed


@dataclass(frozen=True)
class BotPass:
    """What a token opens: the seat of a person at a table, or any seat of theirs."""

    person: Person
    table: str | None
    seat: int | None

    def opens(self, table: str, seat: int) -> bool:
        return self.table is None or (self.table, self.seat) == (table, seat)


def kept(token: str, person: str, table: str | None, seat: int | None, now: int) -> Insert:
    return bot_tokens.insert().values(hash=hashed(token), person=person, table=table, seat=seat, created=now)


def revoked(token: bytes) -> Delete:
    return bot_tokens.delete().where(bot_tokens.c.hash == token)


async def tokens_of(store: Store, person: str, table: str | None = None, seat: int | None = None) -> list[bytes]:
    """The hashes of a person's tokens: all, or those for one seat."""
    query = select(bot_tokens.c.hash).where(bot_tokens.c.person == person)
    if table is not None:
        query = query.where(bot_tokens.c.table == table, bot_tokens.c.seat == seat)
    return [row.hash for row in await store.rows(query)]


async def pass_of(store: Store, token: str) -> BotPass | None:
    """What this token opens; nothing, if whoever made it was banned."""
    query = select(people.c.id, people.c.name, bot_tokens.c.table, bot_tokens.c.seat)
    query = query.join(bot_tokens, bot_tokens.c.person == people.c.id)
    row = await store.row(query.where(bot_tokens.c.hash == hashed(token), people.c.banned.is_(False)))
    return BotPass(Person(row.id, row.name), row.table, row.seat) if row else None
