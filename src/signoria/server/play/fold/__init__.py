"""What each kind of entry does to a match. A new kind is a module here, and a line in FOLDS."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from signoria.server.play.entry import Entry
from signoria.server.play.fold.acts import act, undo
from signoria.server.play.fold.consent import ask, consent, refuse, sit
from signoria.server.play.fold.seats import end, flag
from signoria.server.play.fold.wishes import wish

if TYPE_CHECKING:  # a match folds entries: only the annotation is needed here
    from signoria.server.play.match import Match

Fold = Callable[["Match", Entry], list[int]]  # changes the match; the observers who have something new by it

FOLDS: dict[str, Fold] = {
    "act": act,
    "undo": undo,
    "wish": wish,
    "ask": ask,
    "consent": consent,
    "refuse": refuse,
    "sit": sit,
    "flag": flag,
    "end": end,
}
