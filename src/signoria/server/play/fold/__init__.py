"""What each kind of entry does to a match. A new kind is a class in entry.py, a function here, and a case of `fold`."""

from typing import TYPE_CHECKING

from signoria.kernel.errors import BrokenInvariant
from signoria.server.play.entry import (
    Acted,
    AnyEntry,
    Consented,
    Declined,
    Ended,
    Flagged,
    SeatAsked,
    Seated,
    Started,
    Undone,
    Wished,
)
from signoria.server.play.fold.acts import act, undo
from signoria.server.play.fold.consent import ask, consent, decline, sit
from signoria.server.play.fold.seats import end, flag
from signoria.server.play.fold.wishes import wish

if TYPE_CHECKING:  # a match folds entries: only the annotation is needed here
    from signoria.server.play.match import Match


def fold(match: "Match", entry: AnyEntry) -> list[int]:
    """Changes the match; the observers who have something new by it."""
    match entry:
        case Acted():
            return act(match, entry)
        case Undone():
            return undo(match, entry)
        case Wished():
            return wish(match, entry)
        case SeatAsked():
            return ask(match, entry)
        case Consented():
            return consent(match, entry)
        case Declined():
            return decline(match, entry)
        case Seated():
            return sit(match, entry)
        case Flagged():
            return flag(match, entry)
        case Ended():
            return end(match, entry)
        case Started():
            raise BrokenInvariant("log-gap", table=entry.table, n=entry.n)
