"""Ratings of those who want them, and which finished games have been counted."""

from dataclasses import dataclass

from sqlalchemy import select

from signoria.server.store.schema import people, ratings, tables
from signoria.server.store.store import AnyRow, Store
from signoria.server.store.writer import Statement


@dataclass(frozen=True)
class Rating:
    """How strong somebody is at a game and size of table, and how sure that is."""

    mu: float
    sigma: float
    games: int


@dataclass(frozen=True)
class Placed:
    """Somebody in the list."""

    name: str
    rating: Rating


async def uncounted(store: Store, most: int) -> list[str]:
    """Games that are over and were not looked at yet, in the order in which they ended."""
    found = select(tables.c.id).where(tables.c.status == "over", tables.c.counted.is_(False))
    return [row.id for row in await store.rows(found.order_by(tables.c.ended, tables.c.id).limit(most))]


def counted(table: str) -> Statement:
    return tables.update().where(tables.c.id == table, tables.c.counted.is_(False)).values(counted=True)


async def rated_at(store: Store, persons: list[str], ended: int) -> set[str]:
    """Those of these people who wanted to be rated when a game ended."""
    found = select(people.c.id).where(people.c.id.in_(persons), people.c.rated_since <= ended)
    return {row.id for row in await store.rows(found)}


async def rating(store: Store, person: str, game: str, seats: int) -> Rating | None:
    where = (ratings.c.person == person, ratings.c.game == game, ratings.c.seats == seats)
    row = await store.row(select(ratings.c.mu, ratings.c.sigma, ratings.c.games).where(*where))
    return Rating(*row) if row else None


def rated(person: str, game: str, seats: int, before: Rating | None, after: Rating) -> Statement:
    """If nobody was quicker: a rating grows from the one it was."""
    values = {"mu": after.mu, "sigma": after.sigma, "games": after.games}
    if before is None:
        return ratings.insert().values(person=person, game=game, seats=seats, **values)
    where = (ratings.c.person == person, ratings.c.game == game, ratings.c.seats == seats)
    return ratings.update().where(*where, ratings.c.games == before.games).values(values)


async def leaders(store: Store, game: str, seats: int, most: int) -> list[Placed]:
    """The strongest first, by what they are at least."""
    columns = (people.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.games)
    query = select(*columns).join(people, ratings.c.person == people.c.id)
    query = query.where(ratings.c.game == game, ratings.c.seats == seats, people.c.banned.is_(False))
    rows = await store.rows(query.order_by((ratings.c.mu - 3 * ratings.c.sigma).desc(), people.c.name).limit(most))
    return [Placed(row.name, Rating(row.mu, row.sigma, row.games)) for row in rows]


async def ratings_of(store: Store, person: str) -> list[AnyRow]:
    query = ratings.select().where(ratings.c.person == person).order_by(ratings.c.game, ratings.c.seats)
    return list(await store.rows(query))


def wants(person: str, since: int | None) -> list[Statement]:
    """To be rated from now on; or no more, and what there was is gone."""
    chosen = people.update().where(people.c.id == person).values(rated_since=since)
    return [chosen] if since is not None else [chosen, ratings.delete().where(ratings.c.person == person)]


def forgotten() -> list[Statement]:
    """Everything, so that it can be counted again."""
    return [ratings.delete(), tables.update().where(tables.c.status == "over").values(counted=False)]
