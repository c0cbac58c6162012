"""What the persons at a table agree on: a pause, its end, a newcomer in a bot's seat. Bots agree to everything."""

from typing import TYPE_CHECKING

from signoria.server.play.entry import Entry
from signoria.server.play.fold.seats import SIT, seated

if TYPE_CHECKING:
    from signoria.server.play.match import Match

PAUSE = "pause"
RESUME = "resume"


def ask(match: "Match", entry: Entry) -> list[int]:
    """Somebody asks for a bot's seat; who it is stands beside the log."""
    match.proposals[f"{SIT}{entry.seat}"] = []
    return agreed(match, entry)


def consent(match: "Match", entry: Entry) -> list[int]:
    """A seat agrees; whoever is first proposes."""
    match.proposals[entry.text] = [*match.proposals.get(entry.text, []), entry.seat]
    return agreed(match, entry)


def refuse(match: "Match", entry: Entry) -> list[int]:
    """One is enough."""
    match.proposals.pop(entry.text, None)
    return match.tell_all()


def sit(match: "Match", entry: Entry) -> list[int]:
    """The seat is played by `person`, `bot:…` or `default` from now on. If it was the last to agree, it need not."""
    seated(match, entry.seat, entry.text, entry.at)
    return agreed(match, entry)


def agreed(match: "Match", entry: Entry) -> list[int]:
    """What all persons who sit here have agreed to is done."""
    for what, seats in list(match.proposals.items()):
        if match.persons() <= set(seats):
            match.proposals.pop(what, None)
            do(match, what, entry.at)
    return match.tell_all()


def newcomers(match: "Match", entry: Entry) -> list[int]:
    """The seats that somebody new takes with this entry, which is not folded yet."""
    proposals, persons = dict(match.proposals), match.persons()
    if entry.kind == "ask":
        proposals[f"{SIT}{entry.seat}"] = []
    elif entry.kind == "consent":
        proposals[entry.text] = [*proposals.get(entry.text, []), entry.seat]
    elif entry.kind == "sit" and entry.text != "person":
        persons.discard(entry.seat)
    else:
        return []
    agreed = [what for what, seats in proposals.items() if persons <= set(seats)]
    return [int(what.removeprefix(SIT)) for what in agreed if what.startswith(SIT)]


def do(match: "Match", what: str, at: int) -> None:
    if what == PAUSE:
        match.paused_at = at
    elif what == RESUME and match.paused_at is not None:
        match.idle += at - match.paused_at
        match.paused_at = None
    elif what.startswith(SIT):
        seated(match, int(what.removeprefix(SIT)), "person", at)
