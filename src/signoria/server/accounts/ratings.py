"""Ratings, for those who want them: by game and size of table."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Query

from signoria.games import game as game_of
from signoria.server.accounts.people import Body, Somebody
from signoria.server.context import Context
from signoria.server.errors import PROBLEMS, Denied
from signoria.server.play.entry import now
from signoria.server.store.accounts import account
from signoria.server.store.ratings import Rating, leaders, ratings_of, wants

MOST = 100

routes = APIRouter(prefix="/api", tags=["ratings"], responses=PROBLEMS)


class ToBeRated(Body):
    rated: bool


@dataclass(frozen=True)
class Leader:
    name: str
    rating: float  # what somebody is at least, most likely: mu - 3 sigma
    mu: float
    sigma: float
    games: int


@dataclass(frozen=True)
class MyRating:
    game: str
    seats: int
    rating: float
    mu: float
    sigma: float
    games: int


def figures(rating: Rating) -> tuple[float, float, float, int]:
    return round(rating.mu - 3 * rating.sigma, 2), round(rating.mu, 2), round(rating.sigma, 2), rating.games


@routes.put("/me/rated", status_code=204)
async def wish(body: ToBeRated, person: Somebody, context: Context) -> None:
    """To be rated by the games that end from now on; or not, and what there was is forgotten."""
    if body.rated and (await account(context.store, person.id)).guest:
        raise Denied("account-needed", 403)
    await context.store.write(many=wants(person.id, now() if body.rated else None))


@routes.get("/me/ratings")
async def mine(person: Somebody, context: Context) -> list[MyRating]:
    rows = await ratings_of(context.store, person.id)
    return [MyRating(row.game, row.seats, *figures(Rating(row.mu, row.sigma, row.games))) for row in rows]


@routes.get("/ratings")
async def leaderboard(
    context: Context, game: Annotated[str, Query(max_length=32)], seats: Annotated[int, Query(ge=1, le=16)]
) -> list[Leader]:
    """The strongest at a game and size of table."""
    key = game_of(game).key
    return [Leader(placed.name, *figures(placed.rating)) for placed in await leaders(context.store, key, seats, MOST)]
