"""What can be played here: the games, and the bots that a guest may ask for. Words are named by their Fluent keys."""

from dataclasses import dataclass

from fastapi import APIRouter

from signoria.bots.roster import STRENGTHS
from signoria.games import GAMES
from signoria.kernel.game import Game
from signoria.server.bots.workers import GUESTS_BOTS
from signoria.server.context import Context
from signoria.server.errors import PROBLEMS

routes = APIRouter(prefix="/api", tags=["games"], responses=PROBLEMS)


@dataclass(frozen=True)
class Named:
    key: str
    words: str  # the key of its words in the catalogue of the game, or of the house


@dataclass(frozen=True)
class OptionFacts(Named):
    """A number that the table chooses; from 0 to 1 it is a switch."""

    default: int
    least: int
    most: int


@dataclass(frozen=True)
class GameFacts:
    key: str
    title: str
    seats: list[int]
    editions: list[Named]  # the first is taken if nothing is said
    options: list[OptionFacts]


@dataclass(frozen=True)
class BotFacts(Named):
    strength: int  # 1 is the easiest of those that people choose from; 0 is apart from them


@dataclass(frozen=True)
class Catalogue:
    games: list[GameFacts]
    bots: list[BotFacts]


def facts(game: Game) -> GameFacts:
    return GameFacts(
        key=game.key,
        title=game.title,
        seats=game.seats,
        editions=[Named(edition, f"edition-{edition}") for edition in game.editions],
        options=[
            OptionFacts(option.key, f"option-{option.key}", option.default, option.least, option.most)
            for option in game.options
        ],
    )


def bot_facts(key: str) -> BotFacts:
    return BotFacts(key, f"bot-{key}", 1 + [*STRENGTHS].index(key) if key in STRENGTHS else 0)


GAME_FACTS = [facts(game) for game in GAMES.values()]
BOT_FACTS = [bot_facts(key) for key in GUESTS_BOTS]


@routes.get("/games")
async def games(context: Context) -> Catalogue:
    """Games, editions, options, numbers of seats, bots; those that only this server has, have no words."""
    return Catalogue(GAME_FACTS, [*BOT_FACTS, *(BotFacts(key, "", 0) for key in context.workers.house_bots)])
