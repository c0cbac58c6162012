"""Whether each entry of a log could be written when it was: it is judged again, by what stood before it."""

from typing import TYPE_CHECKING

from signoria.server.errors import Denied
from signoria.server.play.entry import Acted, AnyEntry, Ended, Flagged, Seated, Undone
from signoria.server.play.match import Match
from signoria.server.play.proposals import abandoning, default_act, flagging, returning, timed_out, wished

if TYPE_CHECKING:
    from tests.world.checks.oracles import Truth

ABANDONED = 30 * 24 * 3600 * 1000


def check(truth: "Truth") -> None:
    for before, after in zip(truth.course, truth.course[1:], strict=False):
        wrong = against(before, after.last)
        if wrong:
            truth.world.fail(f"{after.last} was written, though {wrong}")
        if after.at < before.at:
            truth.world.fail(f"{after.last} was before {before.last}")
        if (
            before.paused_at is not None
            and after.paused_at is None
            and lefts(before, after.at) != lefts(after, after.at)
        ):
            truth.world.fail(f"clocks ran in a pause: {lefts(before, after.at)}, then {lefts(after, after.at)}")


def lefts(match: Match, at: int) -> list[int]:
    return [match.shown(clock).at(at) for clock in match.clocks]


def against(match: Match, entry: AnyEntry) -> str:
    """Why it could not be; nothing, if it could."""
    if match.over:
        return "the game was over"
    if isinstance(entry, Acted | Undone | Flagged) and match.paused_at is not None:
        return "the table was paused"
    if isinstance(entry, Undone):
        return match.undo_refused(entry.seat)
    if isinstance(entry, Flagged):
        return denied(match, entry, flagging(entry.seat))
    if isinstance(entry, Ended):
        return denied(match, entry, abandoning(ABANDONED))
    if isinstance(entry, Seated) and match.players[entry.seat] == entry.player:
        return "it was so already"
    if isinstance(entry, Seated) and entry.by == "clock":
        return denied(match, entry, timed_out(entry.seat))
    if isinstance(entry, Seated) and entry.player == "person":
        return denied(match, entry, returning(entry.seat))
    return against_act(match, entry) if isinstance(entry, Acted) else ""


def against_act(match: Match, entry: Acted) -> str:
    seat, by = entry.seat, entry.by
    if by == "person":
        return "" if seat in match.persons() else "somebody else plays there"
    if by == "bot":
        return "" if match.bot(seat) else "no bot plays there"
    if by == "wish":
        return "" if wished(match, seat) == entry.text else "it was not wished"
    return denied(match, entry, default_act(seat)) and denied(match, entry, timed_out(seat))


def denied(match: Match, entry: AnyEntry, proposal: object) -> str:
    assert callable(proposal)
    try:
        proposal(match, entry.at)
    except Denied as error:
        return error.key
    return ""
