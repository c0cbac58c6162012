"""What a seat may bring about now, as the entry that would do it; Denied says why not. Nothing is changed here."""

from collections.abc import Callable

from signoria.server.entry import Entry
from signoria.server.errors import Denied, Illegal
from signoria.server.match import Match

Proposal = Callable[[Match, int], Entry]  # from a match and the time


def acting(seat: int, version: int, text: str, by: str) -> Proposal:
    """Answer the question that was put at a version."""

    def propose(match: Match, now: int) -> Entry:
        if match.stale(seat, version):
            raise Denied("stale", 409)
        refusal = match.refusal(seat, text)
        if refusal is not None:
            raise Illegal(refusal)
        return match.act(seat, text, by, now)

    return propose


def undoing(seat: int, version: int) -> Proposal:
    """Take back one's last act, knowing how the game stands."""

    def propose(match: Match, now: int) -> Entry:
        if version != match.version(seat):
            raise Denied("stale", 409)
        refused = match.undo_refused(seat)
        if refused:
            raise Denied(refused, 409)
        return match.entry("undo", seat, "person", "", now)

    return propose
