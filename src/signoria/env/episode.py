"""One game in play as a learner sees it: numbers in, numbers out, and nothing that the seat may not know."""

import sys
from dataclasses import dataclass
from hashlib import sha256
from threading import local
from typing import Any

import numpy as np
import numpy.typing as npt

from signoria.core import COMPILED
from signoria.games import game as game_named
from signoria.kernel.action import Actions, fill, filled
from signoria.kernel.errors import BadSetup, IllegalAction
from signoria.kernel.game import ENGINE, Game, Options
from signoria.kernel.rng import Rng
from signoria.kernel.state import State
from signoria.kernel.tensors import Feature, Tensors

Bytes = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]


def in_place(words: Any) -> Bytes:
    """The words of the core as bytes: compiled it is their own memory, read only; interpreted, a copy."""
    if COMPILED:
        return np.frombuffer(words, dtype=np.uint8)
    return np.array(words, dtype="<i8").view(np.uint8)


class Scratch(local):
    """Arrays that are written over whenever somebody looks at a game, by their use and size; each thread has its own.

    They are kept, since the compiled core never lets go of an array that it was handed from outside: a function that
    mypyc has wrapped counts it once too often. A fresh one for every look is 250 bytes for ever.
    """

    def __init__(self) -> None:
        self.kept: dict[tuple[str, int], Any] = {}

    def array(self, use: str, size: int) -> Any:
        if (use, size) not in self.kept:
            self.kept[use, size] = filled(size, 0)
        return self.kept[use, size]


SCRATCH = Scratch()


@dataclass(frozen=True)
class Setting:
    """What is played: a game, its edition and options, and how many play."""

    game: Game
    tensors: Tensors
    edition: str
    options: Options

    @classmethod
    def of(cls, key: str, seats: int, edition: str, options: Options | None) -> "Setting":
        assert sys.byteorder == "little", "features are the bytes of words, the lowest first"
        game = game_named(key)
        game.check_seats(seats, None, None)
        tensors = game.tensors(seats)
        if tensors is None:
            raise BadSetup("no-tensors", game=key)
        return cls(game, tensors, game.checked_edition(edition), game.checked_options(options))

    @property
    def seats(self) -> int:
        return int(self.tensors.seats)

    @property
    def size(self) -> int:
        """Features of an observation."""
        return 8 * int(self.tensors.words)

    @property
    def actions(self) -> int:
        return int(self.tensors.space.size)

    @property
    def features(self) -> list[Feature]:
        return self.tensors.features

    @property
    def most(self) -> Bytes:
        """The bound of every feature."""
        return np.array([feature.most for feature in self.features], dtype=np.uint8)

    @property
    def texts(self) -> list[str]:
        """Every action, by its index."""
        return self.tensors.space.texts

    @property
    def version(self) -> str:
        """Changes whenever a trained network would no longer fit: with the game, the rules, the features or actions."""
        options = " ".join(f"{key}={value}" for key, value in sorted(self.options.items()))
        shape = [f"{feature.name} {feature.most}" for feature in self.features] + self.texts
        digest = sha256("\n".join(shape).encode()).hexdigest()[:8]
        parts = [f"{self.game.key}-{self.seats}", self.edition, options, f"box {self.game.box.digest[:8]}"]
        return ", ".join(part for part in [*parts, f"rules {ENGINE}", f"tensors {digest}"] if part)


class Episode:
    """A game from its deal to its end. The seat that is asked answers with the index of an action."""

    def __init__(self, setting: Setting, seed: int = 0) -> None:
        self.setting = setting
        self.acts = Actions()
        self.reset(seed)

    def reset(self, seed: int) -> None:
        setting = self.setting
        rng = Rng(seed & 0x3FFFFFFF)
        self.seed = seed
        self.answers: list[tuple[int, int]] | None = []  # since the deal; None where there was another
        self.state = setting.game.open(setting.seats, setting.edition, setting.options, rng, -1, None)

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def asked(self) -> list[int]:
        """Who may answer now; several where they choose in secret."""
        return self.state.to_act()

    def observe(self, seat: int) -> Bytes:
        """What this seat may know, feature by feature."""
        tensors, state = self.setting.tensors, self.state
        survey, words = SCRATCH.array("survey", tensors.open_words), SCRATCH.array("words", tensors.words)
        tensors.survey(state, survey, 0)
        tensors.observe(state, seat, survey, 0, words, 0)
        return in_place(words).copy()

    def mask(self, seat: int) -> Mask:
        """A 1 for every action that this seat may choose now; none if it is not asked."""
        space = self.setting.tensors.space
        words = SCRATCH.array("mask", space.words)
        fill(words, 0)
        if self.state.may_act(seat):
            self.state.offer(seat, self.acts)
            space.mark(self.acts, words, 0)
        return in_place(words)[: space.size].astype(np.int8)

    def legal(self, seat: int) -> list[int]:
        """The same as a list."""
        return [int(index) for index in np.flatnonzero(self.mask(seat))]

    def step(self, seat: int, index: int) -> None:
        """Answer for a seat that is asked."""
        space = self.setting.tensors.space
        if not 0 <= index < space.size or not self.mask(seat)[index]:
            text = space.texts[index] if 0 <= index < space.size else str(index)
            raise IllegalAction("not-legal", seat=seat, action=text)
        self.state.apply(seat, space.code_of(index, space.least_of(self.acts)))
        if self.answers is not None:
            self.answers.append((seat, index))

    def rewards(self) -> list[float]:
        """Of a game that is over: each seat's share of the win, less what is everybody's share before it begins."""
        seats, winners = self.setting.seats, self.setting.game.winners(self.state)
        return [(seat in winners) / len(winners) - 1 / seats for seat in range(seats)]

    def clone(self) -> "Episode":
        """Another game at the same place; what chance brings is the same too."""
        return self.at(self.state.clone(), None if self.answers is None else self.answers[:])

    def restore(self, other: "Episode") -> None:
        """Go back, or over, to where another game of this setting is."""
        twin = other.clone()
        self.state, self.seed, self.answers = twin.state, twin.seed, twin.answers

    def re_deal(self, seat: int, seed: int) -> "Episode":
        """Another game that this seat cannot tell from this one: what it does not know is dealt anew."""
        game = self.setting.game
        return self.at(game.imagine(game.view(self.state, seat), Rng(seed & 0x3FFFFFFF)), None)

    def at(self, state: State, answers: list[tuple[int, int]] | None) -> "Episode":
        twin = Episode.__new__(Episode)
        twin.setting, twin.acts = self.setting, self.acts
        twin.state, twin.seed, twin.answers = state, self.seed, answers
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Across processes goes how it came about: what it is made of stays in the core."""
        if self.answers is None:
            raise TypeError("a game that was dealt anew cannot be pickled: nobody knows how it came about")
        setting = self.setting
        place = (setting.game.key, setting.seats, setting.edition, setting.options)
        return played, (place, self.seed, self.answers)

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Episode":
        return self.clone()

    def describe(self, seat: int) -> dict[str, int]:
        """An observation in words: every feature that is not 0, by its name."""
        seen = self.observe(seat)
        return {feature.name: int(n) for feature, n in zip(self.setting.features, seen, strict=True) if n}


def played(place: tuple[str, int, str, Options], seed: int, answers: list[tuple[int, int]]) -> Episode:
    """A game from its deal and every answer since."""
    episode = Episode(Setting.of(*place), seed)
    for seat, index in answers:
        episode.step(seat, index)
    return episode
