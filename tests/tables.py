"""What the tests share: every table a game can be played at, random players, and random games."""

import os
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

from signoria import GAMES, Game, Rng, State
from signoria.kernel.arrays import COMPILED

Table = tuple[Game, str, int]


def in_either_mode(games: int) -> int:
    """Of so many games compiled, how many are played interpreted, or by `make test-quick`: a quarter.

    All of them by `make soak`, whatever the mode.
    """
    whole = COMPILED and os.environ.get("SIGNORIA_QUICK") != "1"
    return games if whole or "SIGNORIA_SOAK" in os.environ else -(-games // 4)


def tables() -> list[Table]:
    """Every game × edition × number of seats."""
    return [(game, edition, seats) for game in GAMES.values() for edition in game.editions for seats in game.seats]


def name(table: Table) -> str:
    game, edition, seats = table
    return f"{game.key}-{edition}-{seats}"


def worlds(game: Game) -> ModuleType:
    """What only this game's tests know: what is conserved, and what a seat cannot see."""
    return import_module(f"tests.{game.key}.worlds")


def options_in_turn(game: Game, n: int) -> dict[str, int]:
    """The n-th way to set the options, from least to most, so that tests meet them all."""
    out = {}
    for option in game.options:
        span = option.most - option.least + 1
        out[option.key] = option.least + n % min(span, 4)
        n //= span
    return out


def by_verb(rng: Rng, legal: list[str]) -> str:
    """A random verb, then one of its actions: a player who does a little of everything."""
    verbs = list(dict.fromkeys(text.split()[0] for text in legal))
    verb = verbs[rng.below(len(verbs))]
    some = [text for text in legal if text.split()[0] == verb]
    return some[rng.below(len(some))]


def step(s: State, rng: Rng) -> tuple[int, str]:
    """One random seat that is asked does something at random."""
    waiting = s.to_act()
    seat = waiting[rng.below(len(waiting))]
    text = by_verb(rng, s.legal(seat))
    s.play(seat, text)
    return seat, text


COURSES: dict[tuple[str, int], list[tuple[int, str]]] = {}  # of the random games that were played here to their end


def random_game(table: Table, seed: int) -> Iterator[State]:
    """A game from its set-up to its end, seen before every decision and once it is over.

    Many tests look at the same games: what was chosen at random the first time is played again without asking.
    """
    game, edition, seats = table
    s = game.new(seats, edition, options_in_turn(game, seed), f"test {seed}")
    yield s
    played = COURSES.get((name(table), seed))
    if played is not None:
        for seat, text in played:
            s.play(seat, text)
            yield s
        return
    rng, course = Rng(seed), []
    while not s.over:
        course.append(step(s, rng))
        yield s
    COURSES[name(table), seed] = course


def answers(decision: dict[str, Any]) -> list[str]:
    """Every answer to a question as it is sent: those listed, and those of its ladder."""
    ladder = decision["ladder"]
    if ladder is None:
        return list(decision["options"])
    numbers = range(ladder["least"], ladder["most"] + 1, ladder["step"])
    return [*decision["options"], *(f"{ladder['verb']} {number}" for number in numbers)]
