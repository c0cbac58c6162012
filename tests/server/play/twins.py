"""Twin worlds for the server: a game up to a point, and two ways it may stand there that an observer cannot tell apart.

Either hidden things are exchanged and everybody does the same in both worlds; or somebody chooses in secret, and
chooses differently. Both go on for a short while, and nothing that differs comes to light in it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from signoria import SPECTATOR, Game, Rng, State
from signoria.kit.sealed import Sealed
from signoria.server.play.clock import DEFAULT, LIVE, NO_CLOCK, TimeControl
from signoria.server.play.match import Setup
from tests.tables import by_verb, options_in_turn, random_game, worlds

LONGEST = 10  # steps
CLOCK = TimeControl(LIVE, 3600, 30, DEFAULT)
PATHS = 8  # ways to choose in secret that are tried

Deed = tuple[int, str]


@dataclass(frozen=True)
class Twins:
    """`steps` holds what is done at each step in the one world and in the other: the same, or a secret of one seat."""

    seed: int
    setup: Setup
    observer: int
    watched: bool  # whether who has no seat cannot tell either: a twin of The Prince forgets what others have seen
    before: list[str]
    worlds: tuple[State, State]
    steps: list[tuple[list[Deed], list[Deed]]]


def twins(game: Game, kind: str, first: int, most: int) -> Iterator[Twins]:
    """So many pairs, from seed `first` on; with seeds for which there is none passed over."""
    make = {"exchanged": exchanged, "sealed": sealed}[kind]
    found = (pair for seed in count(first) if (pair := make(game, seed)) is not None)
    for _n, pair in zip(range(most), found, strict=False):
        yield pair


def course(game: Game, seed: int) -> tuple[Setup, list[State]]:
    """A random game, before every decision, without its end: there everything comes to light."""
    seats = game.seats[seed % len(game.seats)]
    edition = game.editions[seed % len(game.editions)]
    options, time_control = options_in_turn(game, seed), CLOCK if seed % 2 else NO_CLOCK
    setup = Setup(f"{game.key[0]}{seed}", game.key, edition, options, seats, f"test {seed}", time_control)
    return setup, [s.clone() for s in random_game((game, edition, seats), seed)][:-1]


def exchanged(game: Game, seed: int) -> Twins | None:
    """Other purses, other hidden cards; the same is done in both worlds."""
    rng = Rng(seed)
    setup, states = course(game, seed)
    observer = int(rng.below(setup.seats + 1)) - 1
    start = int(rng.below(len(states) - 1))
    s = states[start]
    end = states[min(len(states) - 1, start + 1 + int(rng.below(LONGEST)))]
    twin = worlds(game).twin(s, end, observer, rng)
    deeds = [deed(action) for action in done(end)[len(done(s)) :]]
    if twin is None or not playable(twin, deeds):
        return None
    watched = game.view(s, SPECTATOR).to_json() == game.view(twin, SPECTATOR).to_json()
    return Twins(seed, setup, observer, watched, done(s), (s, twin), same(deeds))


def done(s: State) -> list[str]:
    assert s.story is not None
    return s.story.actions[:]


def deed(action: str) -> Deed:
    seat, text = action.split(" ", 1)
    return int(seat), text


def playable(s: State, deeds: list[Deed]) -> bool:
    world = s.clone()
    for seat, text in deeds:
        if text not in world.legal(seat):
            return False
        world.play(seat, text)
    return True


def sealed(game: Game, seed: int) -> Twins | None:
    """One seat of several that choose in secret chooses differently; the observer chooses before or after, too."""
    rng = Rng(seed)
    setup, states = course(game, seed)
    asking = [s for s in states if isinstance(s.top, Sealed) and len(s.to_act()) > 1]
    s = asking[int(rng.below(len(asking)))]
    chooser = s.to_act()[int(rng.below(len(s.to_act())))]
    observer = [seat for seat in range(SPECTATOR, setup.seats) if seat != chooser][int(rng.below(setup.seats))]
    first: list[Deed] = []
    if observer in s.to_act() and seed % 2:
        first = secret_path(s, observer, PATHS, rng)
    start = played(s, first)
    paths = [secret_path(start, chooser, 1 + n // 2, rng) for n in range(PATHS)] if chooser in start.to_act() else []
    pairs = [(a, b) for n, a in enumerate(paths) for b in paths[:n] if a != b and alike(start, a, b)]
    if not pairs:
        return None
    differing = max(pairs, key=lambda pair: abs(len(pair[0]) - len(pair[1])))
    after = played(start, differing[0])
    last = secret_path(after, observer, PATHS, rng) if observer in after.to_act() and len(after.to_act()) > 1 else []
    steps = [*same(first), differing, *same(last)]
    return Twins(seed, setup, observer, True, done(s), (s, s), steps)


def same(deeds: list[Deed]) -> list[tuple[list[Deed], list[Deed]]]:
    return [([each], [each]) for each in deeds]


def secret_path(s: State, chooser: int, most: int, rng: Rng) -> list[Deed]:
    """Some of what a seat may choose in secret, perhaps all; the others have not chosen, so nothing is shown yet."""
    world, path = s.clone(), []
    for _n in range(most):
        if chooser in world.to_act():
            text = by_verb(rng, world.legal(chooser))
            world.play(chooser, text)
            path.append((chooser, text))
    return path


def alike(s: State, a: list[Deed], b: list[Deed]) -> bool:
    """Whether others cannot tell these two apart: all still wait for the same seats."""
    one, other = played(s, a), played(s, b)
    return one.to_act() == other.to_act() and isinstance(one.top, Sealed) and isinstance(other.top, Sealed)


def played(s: State, path: list[Deed]) -> State:
    world = s.clone()
    for seat, text in path:
        world.play(seat, text)
    return world
