"""An entry of a table's log. The log is all that a match is made of: see docs/adr/0008-server.md."""

import time

from msgspec import Struct

NO_SEAT = -1


class Entry(Struct, frozen=True):
    """The n-th thing that happened at a table. Holds no name and no id of a person."""

    table: str
    n: int
    at: int  # milliseconds since 1970, by the server's clock; never less than the entry before
    kind: str  # start, act
    seat: int = NO_SEAT
    by: str = ""  # person or bot
    text: str = ""


def now() -> int:
    """The server's clock, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
