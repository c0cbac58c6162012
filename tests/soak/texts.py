"""Odd texts at the door of each game: each is judged, quickly, as `legal` has it, and none breaks anything."""

import time
from collections.abc import Callable
from random import Random

from signoria import Game, Rng, State
from signoria.kernel.errors import IllegalAction
from tests.fuzz import chosen
from tests.tables import options_in_turn

LONGEST = 0.25  # seconds of processor time for one text: more would hold up a server
AT_ONCE = 40  # texts at one moment of a game
ODD = (
    "",
    " ",
    "\0",
    "\n",
    "\ud7ff",
    "💥",
    "-1",
    "0",
    "1e9",
    "9" * 400,
    "٣",
    "²",
    "x" * 5000,
    "%s",
    "{0}",
    "../",
    "pass ",
)


def with_another_word(rng: Random, words: list[str]) -> list[str]:
    return [rng.choice(ODD) if rng.random() < 0.4 else word for word in words]


def shuffled(rng: Random, words: list[str]) -> list[str]:
    return rng.sample(words, len(words))


def repeated(rng: Random, words: list[str]) -> list[str]:
    return words * rng.choice((2, 3, 100))


def with_other_letters(rng: Random, words: list[str]) -> list[str]:
    letters = [*" ".join(words)]
    for _n in range(rng.randrange(1, 4)):
        letters[rng.randrange(len(letters))] = chr(rng.choice((rng.randrange(1, 128), rng.randrange(1, 0xD7FF))))
    return ["".join(letters)]


def with_another_number(rng: Random, words: list[str]) -> list[str]:
    return [str(rng.choice((-1, 0, 7, 77, 2**31, 2**63, 2**64))) if word.isdecimal() else word for word in words]


def as_it_is(_rng: Random, words: list[str]) -> list[str]:
    return words


MUTATIONS: list[Callable[[Random, list[str]], list[str]]] = [
    *(with_another_word, shuffled, repeated, with_other_letters, with_another_number, as_it_is)
]


def odd_text(game: Game, rng: Random) -> str:
    text = game.catalogue.texts[rng.randrange(len(game.catalogue))]
    return " ".join(rng.choice(MUTATIONS)(rng, text.split()))


def judged(game: Game, seed: int, many: int) -> list[str]:
    """So many, at moments of random games of every edition and number of seats; what broke."""
    rng, dice, left, broken = Random(f"texts {seed}"), Rng(seed), many, list[str]()
    while left > 0:
        seats, edition = rng.choice(game.seats), rng.choice(game.editions)
        s = game.new(seats, edition, options_in_turn(game, rng.randrange(100)), f"texts {seed} {left}")
        while not s.over and left > 0:
            if rng.random() < 0.2:
                left -= AT_ONCE
                broken += [wrong for _n in range(AT_ONCE) if (wrong := against(game, s, rng))]
            asked = s.to_act()
            seat = asked[int(dice.below(len(asked)))]
            s.play(seat, chosen(dice, s.legal(seat), seed % 5))
    return broken


def against(game: Game, s: State, rng: Random) -> str:
    """What is wrong with how one text is judged; nothing, if nothing is."""
    seat, text = rng.randrange(s.table.seats), odd_text(game, rng)
    began = time.process_time()
    refusal, legal = game.why(s, seat, text), text in s.legal(seat)
    took = time.process_time() - began
    if (refusal is None) != legal:
        return f"{game.key}: {text[:200]!r} of seat {seat} is legal or not, and {refusal}"
    if took > LONGEST:
        return f"{game.key}: {text[:200]!r} of seat {seat} was judged in {took:.2f} s"
    if not legal:
        before = s.digest()
        try:
            s.play(seat, text)
        except IllegalAction:
            pass
        else:
            return f"{game.key}: {text[:200]!r} of seat {seat} is not legal, and was done"
        if s.digest() != before:
            return f"{game.key}: {text[:200]!r} of seat {seat} was refused, and has changed something"
    return ""
