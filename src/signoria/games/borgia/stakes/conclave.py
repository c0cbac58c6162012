"""How far an election is, and who could elect whom together."""

from mypy_extensions import i64

from signoria.games.borgia.components import FAMILY_NAMES
from signoria.games.borgia.open import BorgiaOpen
from signoria.games.borgia.public import Conclave, Pact
from signoria.games.borgia.rules.ballot import OpenBallot, WhichVotes, votes_of, votes_that_elect
from signoria.games.borgia.rules.election import Election
from signoria.games.borgia.rules.runoff import RunOff, WhichFamily
from signoria.kernel.action import NOBODY
from signoria.kernel.arrays import vec
from signoria.kernel.event import SPECTATOR
from signoria.kernel.frame import Frame, frames
from signoria.kit.ring import seats_in


def electing(t: BorgiaOpen, top: Frame, observer: i64) -> Conclave | None:
    """How far the election is. [TP-71] [TP-72] [TP-73]"""
    own = [int(votes_of(t, seat)) for seat in range(t.seats)]
    standing = alone(own, observer)
    out: Conclave = {"ballot": 0, "pair": [], "tied": [], "tally": [], "standing": standing, "pacts": []}
    for frame in frames(top):
        if isinstance(frame, WhichFamily):
            out["tied"] = [FAMILY_NAMES[family] for family in seats_in(frame.tied)]
        elif isinstance(frame, OpenBallot):
            out["tally"] = [int(votes) for votes in frame.tally]
            out["standing"] = standing_now(frame.tally, alone(yet_to_come(t, top, frame.turn), observer))
        elif isinstance(frame, RunOff):
            out["tally"] = [int(votes) for votes in frame.tally]
            out["pair"] = [FAMILY_NAMES[family] for family in seats_in(frame.pair)]
            if frame.turn != NOBODY:
                to_come = alone(yet_to_come(t, top, frame.turn), observer)
                votes = [n if (frame.pair >> seat) & 1 else 0 for seat, n in enumerate(to_come)]
                out["standing"] = standing_now(frame.tally, votes)
        elif isinstance(frame, Election):
            out["ballot"] = int(frame.ballots)
            if observer != SPECTATOR:
                out["pacts"] = pacts(out["standing"], own, int(observer), int(votes_that_elect(t)))
            return out
    return None


def alone(votes: list[int], observer: i64) -> list[int]:
    """The votes of all but the observer."""
    return [0 if seat == observer else n for seat, n in enumerate(votes)]


def standing_now(tally: vec[i64], to_come: list[int]) -> list[int]:
    return [int(votes) + to_come[seat] for seat, votes in enumerate(tally)]


def yet_to_come(t: BorgiaOpen, top: Frame, turn: i64) -> list[int]:
    """The votes that each seat has still to cast in an open ballot, which goes round to the sitting Pope. [TP-72]"""
    out = [0] * int(t.seats)
    seat = turn
    while True:
        out[seat] = int(votes_of(t, seat))
        seat = t.left_of(seat)
        if seat == t.pope:
            break
    if isinstance(top, WhichVotes):
        out[turn] = int(top.left)
    return out


def pacts(standing: list[int], own: list[int], observer: int, elects: int) -> list[Pact]:
    """The observer with each other family; and where no two elect, the fewest votes of more that do. [TP-71]"""
    others = [seat for seat in range(len(own)) if seat != observer]
    out = [pact([seat], own[observer] + standing[seat], elects) for seat in others]
    if min([one["short"] for one in out]) > 0:
        smallest: Pact | None = None
        for some in range(1, 1 << len(others)):
            allies = [seat for n, seat in enumerate(others) if (some >> n) & 1]
            found = pact(allies, own[observer] + sum([own[seat] for seat in allies]), elects)
            if found["short"] == 0 and (smallest is None or size(found) < size(smallest)):
                smallest = found
        if smallest is not None:
            out.append(smallest)
    return out


def size(found: Pact) -> tuple[int, int]:
    """Fewer families come first, then fewer votes."""
    return len(found["others"]), found["votes"]


def pact(others: list[int], votes: int, elects: int) -> Pact:
    return {"others": others, "votes": votes, "short": max(0, elects - votes)}
