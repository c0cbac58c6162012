"""Somebody's own box, checked before a table is played with it: nothing of it is kept here."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import Field

from signoria.games import game as game_of
from signoria.kernel.box import LONGEST_NAME
from signoria.lab.boxes import exported, read_box
from signoria.server.accounts.people import Body
from signoria.server.errors import PROBLEMS
from signoria.server.language import HOUSE_LANGUAGE, in_reader, preferred
from signoria.text import words

FILE = "TOML"  # what a text is called that has no name

routes = APIRouter(prefix="/api/boxes", tags=["boxes"], responses=PROBLEMS)


class OwnBox(Body):
    """The rows that are not as ours, or a whole file."""

    game: str = Field("", max_length=32)
    name: str = Field("", max_length=LONGEST_NAME)
    values: dict[Annotated[str, Field(max_length=32)], object] = Field(default={}, max_length=16)
    toml: str = ""


@dataclass(frozen=True)
class CheckedBox:
    """A box that can be played with: all its values, the rows in which it is not as ours, and all of it as a file."""

    game: str
    name: str  # empty if it says what ours says
    digest: str
    values: dict[str, object]
    differs: list[str]
    toml: str


@routes.post("/check")
async def check(body: OwnBox, request: Request) -> CheckedBox:
    """Whether this is a box that a copy of the game can have."""
    language = preferred(request.headers.get("accept-language", "")) or HOUSE_LANGUAGE
    return await in_reader(checked, body, language)


def checked(body: OwnBox, language: str) -> CheckedBox:
    game = read_box(body.toml, FILE) if body.toml else game_of(body.game).boxed(body.name, body.values)
    ours, box = game_of(game.key), game.box  # words are kept for each game that they are read for: none for each box
    return CheckedBox(
        game=game.key,
        name=box.name,
        digest=box.digest,
        values=dict(box.values),
        differs=box.differs(ours.box.values),
        toml=exported(game, words(language, ours)),
    )
