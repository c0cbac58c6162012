"""Who plays a seat; that its time is up; that nobody plays any more."""

from typing import TYPE_CHECKING

from signoria.server.play.clock import SeatClock
from signoria.server.play.entry import Ended, Flagged

if TYPE_CHECKING:
    from signoria.server.play.match import Match

SIT = "sit "  # and the seat: what the persons of a table are asked


def seated(match: "Match", seat: int, player: str, at: int) -> None:
    """What the one before wished or agreed to goes with them. Nobody sits down to a spent clock."""
    match.players[seat] = player
    match.wishes[seat] = []
    match.proposals.pop(f"{SIT}{seat}", None)
    for what, seats in match.proposals.items():
        match.proposals[what] = [other for other in seats if other != seat]
    if player == "person" and match.clocks:
        clock, time = match.clocks[seat], match.time(at)
        left = max(clock.at(time), match.setup.time_control.increment * 1000)
        match.clocks[seat] = SeatClock(left, None if clock.since is None else time)


def flag(match: "Match", entry: Flagged) -> list[int]:
    """The seat's time is up. What follows is an entry of its own."""
    clock = match.clocks[entry.seat]
    match.clocks[entry.seat] = SeatClock(clock.left, clock.since, flagged=True)
    return match.tell_all()


def end(match: "Match", entry: Ended) -> list[int]:
    """The table is given up, or closed: nobody is asked any more."""
    match.ended = entry.reason
    return match.tell_all()
