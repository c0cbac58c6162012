"""Whether an act brought anything to light: if it did, it cannot be taken back.

The verdict is a function of what the seat that acted knows, of its act, and of what it was sent. Nothing else goes in,
so that a refusal tells a seat nothing, and whether others have begun to answer in secret makes no difference.

To look into dozens of worlds takes a while: everybody else has a turn after each.
"""

from collections.abc import Generator, Iterator

from signoria.kernel.errors import IllegalAction
from signoria.kernel.event import SPECTATOR
from signoria.kernel.game import Game
from signoria.kernel.rng import Rng
from signoria.kernel.state import State
from signoria.kernel.table import Log

WORLDS = 32  # that the seat holds possible before its act
LOOKED_INTO = 4  # of these, in which we ask what everybody else learned
OTHERS_WORLDS = 8  # that somebody else holds possible in one of those
TRIES = 64  # to find them: in most worlds of others the seat could not have done what it did


Looking = Generator[None, None, bool]  # stops after each world, and ends with the answer


def came_to_light(game: Game, before: State, seat: int, steps: list[str], rng: Rng) -> Looking:
    """Would the seat, or anybody else, have been sent something else had what they cannot see been different?

    The last of the steps is the act; those before it the seat took in secret, and `before` already knows them.
    """
    act = steps[-1:]
    real = played(before, seat, act)
    if real is None or real.over:
        return True
    sent = received(game, real, seat)
    view = game.view(before, seat)
    for n in range(WORLDS):
        world = listening(game.imagine(view, rng))
        after = played(world, seat, act)
        if after is None or chance_spent(world, after) or received(game, after, seat) != sent:
            return True
        for observer in others(world, seat) if n < LOOKED_INTO else ():
            if (yield from learns(game, world, after, seat, steps, observer, rng)):
                return True
        yield
    return False


def others(s: State, seat: int) -> list[int]:
    """Everybody who looks on, the spectator first."""
    return [observer for observer in range(SPECTATOR, s.table.seats) if observer != seat]


def learns(game: Game, world: State, after: State, seat: int, steps: list[str], observer: int, rng: Rng) -> Looking:
    """Whether somebody else learned, by what they were sent of an act, more than that it was done.

    That it could be done says something too, of the seat alone: this the seat gave away itself.
    """
    sent = received(game, after, observer)
    if sent == received(game, world, observer):
        return False
    found = 0
    for other in possible(game, world, observer, rng):
        done = played(other, seat, steps)
        if done is not None:
            if received(game, done, observer) != sent:
                return True
            found += 1
            if found == OTHERS_WORLDS:
                return False
        yield
    return found == 0


def possible(game: Game, world: State, observer: int, rng: Rng) -> Iterator[State]:
    view = game.view(world, observer)
    for _try in range(TRIES):
        yield listening(game.imagine(view, rng))


def listening(s: State) -> State:
    """A world that was imagined, in which events are heard from now on."""
    s.table.log = Log()
    return s


def played(s: State, seat: int, texts: list[str]) -> State | None:
    """The world after these acts, with what was announced by them and nothing before; None if it cannot be done."""
    after = s.clone()
    after.table.log = Log()
    try:
        for text in texts:
            after.play(seat, text)
    except IllegalAction:
        return None
    return after


def chance_spent(before: State, after: State) -> bool:
    one, other = before.table.rng, after.table.rng
    return (one.x, one.spent) != (other.x, other.spent)


def received(game: Game, s: State, observer: int) -> tuple[object, ...]:
    """What an observer is sent of the last act."""
    asked = s.to_act()
    decision = game.decision(s, observer).to_dict() if observer in asked else None
    events = [event.to_dict() for event in game.heard(s, observer)]
    return events, asked, decision, game.view(s, observer).to_dict()
