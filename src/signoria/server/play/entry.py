"""The entries of a table's log, a class a kind. The log is all that a match is made of: docs/adr/0008-server.md."""

import time
from collections.abc import Callable
from contextvars import ContextVar

from msgspec import Struct

NO_SEAT = -1


class Entry(Struct, frozen=True):
    """The n-th thing that happened at a table. Holds no name and no id of a person."""

    table: str
    n: int
    at: int  # milliseconds since 1970, by the server's clock; never less than the entry before


class Started(Entry, frozen=True, tag="start"):
    """Everybody sits: by seat `person`, or `bot:thumb`."""

    players: list[str]


class OfSeat(Entry, frozen=True):
    """What happened in a seat, and who brought it about: `person`, `bot`, `wish` or `clock`."""

    seat: int
    by: str


class Acted(OfSeat, frozen=True, tag="act"):
    """The seat answers a question of the game."""

    text: str


class Undone(OfSeat, frozen=True, tag="undo"):
    """The seat takes back its last act that stands."""


class Wished(OfSeat, frozen=True, tag="wish"):
    """All that is to be answered for the seat from now on."""

    wishes: list[str]


class Seated(OfSeat, frozen=True, tag="sit"):
    """The seat is played by `person`, `bot:thumb` or `default` from now on: somebody leaves, returns, or is late."""

    player: str


class SeatAsked(OfSeat, frozen=True, tag="ask"):
    """Somebody asks for the seat, which a bot plays. Who it is stands beside the log."""


class Consented(OfSeat, frozen=True, tag="consent"):
    """The seat proposes or agrees to `pause`, `resume`, `sit 2`."""

    what: str


class Declined(OfSeat, frozen=True, tag="refuse"):
    """The seat does not agree."""

    what: str


class Flagged(OfSeat, frozen=True, tag="flag"):
    """The seat's time is up. What follows is an entry of its own."""


class Ended(Entry, frozen=True, tag="end"):
    """Nobody plays any more, though the game is not over: `abandoned`, `closed`."""

    by: str
    reason: str


AnyEntry = (
    Started | Acted | Undone | Wished | Seated | SeatAsked | Consented | Declined | Flagged | Ended
)  # what may stand in a log


def on_the_wall() -> int:
    return time.time_ns() // 1_000_000


wall_clock: ContextVar[Callable[[], int]] = ContextVar("wall_clock", default=on_the_wall)  # another where time is tried


def now() -> int:
    """The server's clock, in milliseconds since 1970."""
    return wall_clock.get()()
