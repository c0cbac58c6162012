"""The guided first game of a title: a table for one, at once, with bots and a deal that its notes describe."""

from fastapi import APIRouter
from pydantic import Field

from signoria.games import game as game_of
from signoria.server.accounts.people import Body, Somebody
from signoria.server.context import Context
from signoria.server.errors import PROBLEMS
from signoria.server.http.lobby import Created, NewTable, create_table

EASIEST = "apprendista"

routes = APIRouter(prefix="/api/lessons", tags=["tables"], responses=PROBLEMS)


class NewLesson(Body):
    game: str = Field(max_length=32)


@routes.post("", status_code=201)
async def begin(body: NewLesson, person: Somebody, context: Context) -> Created:
    """A lesson begins. It has hints, so it is never rated; nobody else can find it or look on."""
    game = game_of(body.game)
    lesson = game.lesson
    bots = [EASIEST] * (lesson.seats - 1)
    wanted = NewTable(game=game.key, seats=lesson.seats, edition="", bots=bots, watchable=False, hints=True, start=True)
    return await create_table(context, person, wanted, lesson.seed)
