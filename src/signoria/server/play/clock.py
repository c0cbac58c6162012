"""Clocks: how long each seat may think. Pure: times come in, in milliseconds of the game, which stand still in a pause.

A clock runs while its seat is asked, and gains when it is asked no more: not at each answer, or the steps of a secret
choice could be counted. In a live game it starts a little after its seat is asked, for what others did is still being
shown then: always as much, to everybody, so that it tells nothing of who sits there.
"""

from dataclasses import dataclass

from msgspec import Struct

LIVE = "live"
CORRESPONDENCE = "correspondence"
GRACE = 3000  # milliseconds
DEFAULT = "default"  # who plays for a seat that nobody plays: the first harmless option
HARMLESS = ("pass", "decline", "done", "refuse", "cancel", "leave")


@dataclass(frozen=True)
class TimeControl:
    """A table's choice: what each seat has to think, what a turn adds, in seconds; who plays when it is spent."""

    kind: str  # live or correspondence; empty: no clock
    reserve: int
    increment: int
    late: str  # `default`, or a bot by its name


NO_CLOCK = TimeControl("", 0, 0, DEFAULT)


@dataclass(frozen=True)
class Patience:
    """How long a server waits, in milliseconds: to answer as somebody wished, to give up a table, for a bot."""

    wish: int = 0
    abandoned: int = 30 * 24 * 3600 * 1000
    bot: int = 0


class SeatClock(Struct, frozen=True):
    left: int  # when it last stopped; if it runs, when it last began to
    since: int | None = None  # when it began to run, or is to begin
    flagged: bool = False  # it was said that the time is up; until the seat is asked no more

    def at(self, time: int) -> int:
        """What is left at a time."""
        return self.left if self.since is None else self.left - max(0, time - self.since)


def wound(time_control: TimeControl, seats: int) -> list[SeatClock]:
    """All clocks before the game; none if the table has none."""
    return [SeatClock(time_control.reserve * 1000)] * seats if time_control.kind else []


def turned(time_control: TimeControl, clocks: list[SeatClock], asked: list[int], time: int) -> list[SeatClock]:
    """The clocks of those who are asked run from now on, after a moment's grace, those of the others stop."""
    out = clocks[:]
    start = time + GRACE if time_control.kind == LIVE else time
    for seat, clock in enumerate(clocks):
        if seat in asked and clock.since is None:
            out[seat] = SeatClock(clock.left, start)
        elif seat not in asked and clock.since is not None:
            out[seat] = stopped(time_control, clock, time)
    return out


def stopped(time_control: TimeControl, clock: SeatClock, time: int) -> SeatClock:
    """With what the turn adds. Over days nobody saves up more than the reserve."""
    left = max(0, clock.at(time)) + time_control.increment * 1000
    return SeatClock(min(left, time_control.reserve * 1000) if time_control.kind == CORRESPONDENCE else left)


def harmless(options: list[str]) -> str:
    """What is answered for somebody who does not: nothing, where the rules allow that; else the first option."""
    return next((text for text in HARMLESS if text in options), options[0])
