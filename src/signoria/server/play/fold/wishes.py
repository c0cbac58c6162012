"""What a seat wants answered for it: known to nobody else, and gone when it is fulfilled."""

from typing import TYPE_CHECKING

from signoria.kernel.frame import Frame, frames
from signoria.kernel.state import State
from signoria.kit.ascending import Ascending
from signoria.server.play.entry import Wished
from signoria.server.play.wishes import NEXT, UPTO, left_over

if TYPE_CHECKING:
    from signoria.server.play.match import Match


def wish(match: "Match", entry: Wished) -> list[int]:
    """All that the seat wishes from now on."""
    match.wishes[entry.seat] = entry.wishes
    match.tried = None  # whether an auction ends by an act is looked at only where somebody wishes anything
    match.tell([entry.seat])
    return [entry.seat]


def fulfilled(match: "Match", seat: int, auction_over: bool) -> set[int]:
    """The seat has answered: what was for its next answer is spent, and with an auction what was for that auction.

    The seats that wish less than before.
    """
    match.wishes[seat] = left_over(match.wishes[seat], NEXT)
    return {seat} | forget_auction(match) if auction_over else {seat}


def forget_auction(match: "Match") -> set[int]:
    """What was wished for an auction is not wished for another."""
    before = match.wishes
    match.wishes = [left_over(wishes, UPTO) for wishes in before]
    return {seat for seat, wishes in enumerate(before) if wishes != match.wishes[seat]}


def open_auction(s: State) -> Frame | None:
    return next((frame for frame in frames(s.top) if isinstance(frame, Ascending)), None)
