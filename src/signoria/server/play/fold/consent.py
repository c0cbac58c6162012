"""What the persons at a table agree on: a pause, its end, a newcomer in a bot's seat. Bots agree to everything."""

from typing import TYPE_CHECKING

from signoria.server.play.entry import Consented, Declined, SeatAsked, Seated
from signoria.server.play.fold.seats import SIT, seated

if TYPE_CHECKING:
    from signoria.server.play.match import Match

PAUSE = "pause"
RESUME = "resume"


def ask(match: "Match", entry: SeatAsked) -> list[int]:
    """Somebody asks for a bot's seat; who it is stands beside the log."""
    match.proposals[f"{SIT}{entry.seat}"] = []
    return agreed(match, entry.at)


def consent(match: "Match", entry: Consented) -> list[int]:
    """A seat agrees; whoever is first proposes."""
    match.proposals[entry.what] = [*match.proposals.get(entry.what, []), entry.seat]
    return agreed(match, entry.at)


def decline(match: "Match", entry: Declined) -> list[int]:
    """One is enough."""
    match.proposals.pop(entry.what, None)
    return match.tell_all()


def sit(match: "Match", entry: Seated) -> list[int]:
    """The seat is played by `person`, `bot:…` or `default` from now on. If it was the last to agree, it need not."""
    seated(match, entry.seat, entry.player, entry.at)
    return agreed(match, entry.at)


def agreed(match: "Match", at: int) -> list[int]:
    """What all persons who sit here have agreed to is done."""
    for what, seats in list(match.proposals.items()):
        if match.persons() <= set(seats):
            match.proposals.pop(what, None)
            do(match, what, at)
    return match.tell_all()


def do(match: "Match", what: str, at: int) -> None:
    if what == PAUSE:
        match.paused_at = at
    elif what == RESUME and match.paused_at is not None:
        match.idle += at - match.paused_at
        match.paused_at = None
    elif what.startswith(SIT):
        seated(match, int(what.removeprefix(SIT)), "person", at)
