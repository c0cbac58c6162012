"""Bots by name: `random`, `thumb`, `search:time=1.0`, and the strengths people choose from.

Behind the name stand settings, each after a colon: `search:time=0.5:horizon=80`; or, behind `stdio:`, the command line
of a program that plays.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from signoria.bots.bot import Bot, RandomBot
from signoria.bots.external import ExternalBot, check_command
from signoria.bots.search.search import NEVER, Style
from signoria.bots.searcher import SearchBot
from signoria.bots.thumbs import ThumbBot
from signoria.kernel.errors import BadSetup
from signoria.kernel.game import Game

STDIO = "stdio:"
Settings = dict[str, float]
ENDLESS = 100_000_000  # iterations


@dataclass(frozen=True)
class Knob:
    """A setting of a bot: a number within bounds."""

    default: float
    least: float
    most: float


@dataclass(frozen=True)
class Kind:
    """How a bot is made, and what can be set about it."""

    make: Callable[[Game, int, Settings], Bot]
    knobs: dict[str, Knob] = field(default_factory=dict)


def searcher(game: Game, seed: int, set: Settings) -> Bot:
    style = Style(set["explore"], set["trust"], int(set["horizon"]) or int(NEVER), set["margin"])
    seconds = set["time"] or (0.0 if set["iterations"] else 0.5)
    return SearchBot(game, seed, style, seconds, int(set["iterations"]) or ENDLESS)


BOTS: dict[str, Kind] = {
    "random": Kind(lambda game, seed, _set: RandomBot(game, seed)),
    "thumb": Kind(lambda game, seed, set: ThumbBot(game, seed, int(set["jitter"])), {"jitter": Knob(0, 0, 10_000)}),
    "search": Kind(
        searcher,
        {
            "time": Knob(0, 0, 3600),  # seconds a decision; half a second if nothing is said
            "iterations": Knob(0, 0, ENDLESS),  # instead, so that the same seed always plays alike
            "horizon": Knob(0, 0, 10_000),  # decisions a rollout goes; 0 for to the end
            "explore": Knob(0.6, 0, 100),
            "trust": Knob(100, 1, 100_000),
            "margin": Knob(0.8, 0, 1),
        },
    ),
}
STRENGTHS: dict[str, str] = {  # what people choose from, the easiest first
    "apprendista": "thumb:jitter=150",
    "maestro": "search:time=0.3",
    "principe": "search:time=2",
}


def parsed(text: str) -> tuple[Kind, Settings]:
    """The kind of bot that is meant, and all its settings."""
    name, *chosen = STRENGTHS.get(text, text).split(":")
    if name not in BOTS:
        raise BadSetup("no-such-bot", bot=name, known=", ".join([*STRENGTHS, *BOTS, f"{STDIO}COMMAND"]))
    kind = BOTS[name]
    settings = {key: knob.default for key, knob in kind.knobs.items()}
    for setting in chosen:
        key, equals, value = setting.partition("=")
        if key not in kind.knobs:
            raise BadSetup("no-such-setting", bot=name, setting=key, known=", ".join(kind.knobs) or "–")
        knob = kind.knobs[key]
        try:
            settings[key] = float(value) if equals else 1.0
        except ValueError:
            settings[key] = knob.most + 1
        if not knob.least <= settings[key] <= knob.most:
            raise BadSetup("setting-range", setting=key, least=f"{knob.least:g}", most=f"{knob.most:g}", value=value)
    return kind, settings


def check_bot(text: str) -> None:
    if text.startswith(STDIO):
        check_command(text.removeprefix(STDIO))
    else:
        parsed(text)


def bot(text: str, game: Game, seed: int) -> Bot:
    """The bot of this name and settings, with its own chance."""
    if text.startswith(STDIO):
        return ExternalBot(game, seed, text.removeprefix(STDIO))
    kind, settings = parsed(text)
    return kind.make(game, seed, settings)
