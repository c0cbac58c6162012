"""Entries as the database keeps them, and back. Logs are read for ever: what a kind was written as, it stays.

A row has the same columns for every kind; what a kind says of itself is one text.
"""

from typing import NamedTuple

from signoria.kernel.errors import BrokenInvariant
from signoria.server.play.entry import (
    NO_SEAT,
    Acted,
    AnyEntry,
    Consented,
    Declined,
    Ended,
    Flagged,
    OfSeat,
    SeatAsked,
    Seated,
    Started,
    Undone,
    Wished,
)


class LogRow(NamedTuple):
    table: str
    n: int
    at: int
    kind: str
    seat: int
    by: str
    text: str


def row_of(entry: AnyEntry) -> LogRow:
    kind = str(entry.__struct_config__.tag)
    seat = entry.seat if isinstance(entry, OfSeat) else NO_SEAT
    by = "" if isinstance(entry, Started) else entry.by
    return LogRow(entry.table, entry.n, entry.at, kind, seat, by, text_of(entry))


def text_of(entry: AnyEntry) -> str:
    match entry:
        case Acted():
            return entry.text
        case Started():
            return " ".join(entry.players)
        case Wished():
            return "\n".join(entry.wishes)
        case Seated():
            return entry.player
        case Consented() | Declined():
            return entry.what
        case Ended():
            return entry.reason
        case Undone() | SeatAsked() | Flagged():
            return ""


def entry_of(row: LogRow) -> AnyEntry:
    head, seat, by, text = row[:3], row.seat, row.by, row.text
    match row.kind:
        case "act":
            return Acted(*head, seat, by, text)
        case "start":
            return Started(*head, text.split())
        case "undo":
            return Undone(*head, seat, by)
        case "wish":
            return Wished(*head, seat, by, text.splitlines())
        case "sit":
            return Seated(*head, seat, by, text)
        case "ask":
            return SeatAsked(*head, seat, by)
        case "consent":
            return Consented(*head, seat, by, text)
        case "refuse":
            return Declined(*head, seat, by, text)
        case "flag":
            return Flagged(*head, seat, by)
        case "end":
            return Ended(*head, by, text)
    raise BrokenInvariant("log-gap", table=row.table, n=row.n)
