"""What a seat may bring about now, as the entry that would do it; Denied says why not. Nothing is changed here."""

from collections.abc import Callable

from signoria.kit.ascending import Ascending
from signoria.server.errors import Denied, Illegal
from signoria.server.play.clock import DEFAULT, harmless
from signoria.server.play.entry import (
    AnyEntry,
    Consented,
    Declined,
    Ended,
    Flagged,
    SeatAsked,
    Seated,
    Undone,
    Wished,
)
from signoria.server.play.fold.consent import PAUSE, RESUME
from signoria.server.play.match import Match
from signoria.server.play.wishes import answered, checked

Proposal = Callable[[Match, int], AnyEntry]  # from a match and the time


class Already(Exception):
    """It is so already: there is nothing to write, and nothing to refuse."""


def acting(seat: int, version: int, text: str, by: str) -> Proposal:
    """Answer the question that was put at a version."""

    def propose(match: Match, now: int) -> AnyEntry:
        check_going_on(match)
        if by == "person":
            check_there(match, seat)
        if by == "bot" and not match.bot(seat):  # whoever it played for is back
            raise Denied("seat-taken", 409)
        if match.stale(seat, version):
            raise Denied("stale", 409)
        refusal = match.refusal(seat, text)
        if refusal is not None:
            raise Illegal(refusal)
        return match.act(seat, text, by, now)

    return propose


def undoing(seat: int, version: int) -> Proposal:
    """Take back one's last act, knowing how the game stands."""

    def propose(match: Match, now: int) -> AnyEntry:
        check_going_on(match)
        check_there(match, seat)
        if version != match.version(seat):
            raise Denied("stale", 409)
        refused = match.undo_refused(seat)
        if refused:
            raise Denied(refused, 409)
        check_calm(match, seat)
        return Undone(*match.head(now), seat, "person")

    return propose


def consenting(seat: int, what: str) -> Proposal:
    """Propose a pause or its end, or agree to what was proposed."""

    def propose(match: Match, now: int) -> AnyEntry:
        check_running(match)
        paused = match.paused_at is not None
        check_there(match, seat)
        fitting = what in match.proposals or (what == PAUSE and not paused) or (what == RESUME and paused)
        if not fitting or seat in match.proposals.get(what, []):
            raise Denied("nothing-to-agree", 409)
        check_calm(match, seat)
        return Consented(*match.head(now), seat, "person", what)

    return propose


def declining(seat: int, what: str) -> Proposal:
    def propose(match: Match, now: int) -> AnyEntry:
        check_running(match)
        check_there(match, seat)
        if what not in match.proposals:
            raise Denied("nothing-to-agree", 409)
        check_calm(match, seat)
        return Declined(*match.head(now), seat, "person", what)

    return propose


def wishing(seat: int, wishes: list[str]) -> Proposal:
    """From now on this is answered for the seat, and nothing else."""

    def propose(match: Match, now: int) -> AnyEntry:
        check_running(match)
        check_there(match, seat)
        if checked(wishes, match.game.catalogue) == match.wishes[seat]:
            raise Already
        check_calm(match, seat)
        return Wished(*match.head(now), seat, "person", wishes)

    return propose


def returning(seat: int) -> Proposal:
    """Play one's own seat again, after a bot has, or nobody."""

    def propose(match: Match, now: int) -> AnyEntry:
        check_running(match)
        if seat in match.persons():
            raise Denied("seat-taken", 409)
        check_calm(match, seat)
        return Seated(*match.head(now), seat, "person", "person")

    return propose


def leaving(seat: int) -> Proposal:
    """Give up a seat for good: it is played on as the table chose."""

    def propose(match: Match, now: int) -> AnyEntry:
        check_running(match)
        late = match.setup.time_control.late
        return Seated(*match.head(now), seat, "person", late if late == DEFAULT else f"bot:{late}")

    return propose


def asking(seat: int) -> Proposal:
    """Ask the persons of a table for the seat of a bot."""

    def propose(match: Match, now: int) -> AnyEntry:
        check_running(match)
        if seat in match.persons():
            raise Denied("not-a-bots-seat", 409)
        if not match.persons():
            raise Denied("nobody-to-ask", 409)
        check_calm(match, seat)
        return SeatAsked(*match.head(now), seat, "person")

    return propose


def due(match: Match, abandoned_after: int) -> tuple[int, Proposal] | None:
    """When something is to be done next that nobody does of themselves, and what; None if a person is waited for."""
    if match.over:
        return None
    found = [(match.told_at + abandoned_after, abandoning(abandoned_after))]
    for seat in match.awaited():
        if match.players[seat] == DEFAULT:
            found.append((match.at, default_act(seat)))
        elif match.clocks and seat in match.persons():
            clock = match.clocks[seat]
            if clock.flagged:
                found.append((match.at, timed_out(seat)))
            elif clock.since is not None:
                found.append((clock.since + clock.left + match.idle, flagging(seat)))
    return min(found, key=lambda one: one[0])


def wished(match: Match, seat: int) -> str | None:
    """What a seat that is asked wants answered now."""
    if not match.wishes[seat] or seat not in match.awaited() or seat not in match.persons():
        return None
    decision = match.game.decision(match.s, seat)
    return answered(match.wishes[seat], decision, isinstance(match.s.top, Ascending))


def flagging(seat: int) -> Proposal:
    """Say that a seat's time is up."""

    def propose(match: Match, now: int) -> AnyEntry:
        clock = match.clocks[seat]
        running = seat in match.awaited() and seat in match.persons() and not clock.flagged
        if not running or clock.at(match.time(now)) > 0:
            raise Denied("not-due", 409)
        return Flagged(*match.head(now), seat, "clock")

    return propose


def timed_out(seat: int) -> Proposal:
    """What follows a flag, by the table's choice: a default, to the end of the turn; or a bot, until one is back."""

    def propose(match: Match, now: int) -> AnyEntry:
        asked = seat in match.awaited() and seat in match.persons()  # else another process had a bot sit down
        if not asked or not match.clocks[seat].flagged:
            raise Denied("not-due", 409)
        late = match.setup.time_control.late
        if late == DEFAULT:
            return match.act(seat, harmless(match.s.legal(seat)), "clock", now)
        return Seated(*match.head(now), seat, "clock", f"bot:{late}")

    return propose


def default_act(seat: int) -> Proposal:
    """A seat that nobody plays is played by the first harmless option."""

    def propose(match: Match, now: int) -> AnyEntry:
        if seat not in match.awaited() or match.players[seat] != DEFAULT:
            raise Denied("not-due", 409)
        return match.act(seat, harmless(match.s.legal(seat)), "clock", now)

    return propose


def abandoning(after: int) -> Proposal:
    """Nothing has happened for so long that nobody will come back."""

    def propose(match: Match, now: int) -> AnyEntry:
        if match.over or now < match.told_at + after:
            raise Denied("not-due", 409)
        return Ended(*match.head(now), "clock", "abandoned")

    return propose


def check_running(match: Match) -> None:
    if match.over:
        raise Denied("not-running", 409)


def check_there(match: Match, seat: int) -> None:
    """A person whose time was up, and for whom another plays, has to come back first."""
    if match.players[seat] != "person":
        raise Denied("away", 409)


def check_calm(match: Match, seat: int) -> None:
    """Whatever is no act makes the log longer and the game no further: so often and no more."""
    if match.restless(seat):
        raise Denied("too-many-changes", 429)


def check_going_on(match: Match) -> None:
    """The rules themselves say that a game is over; that it was given up, or stands still, they do not."""
    if match.ended:
        raise Denied("not-running", 409)
    if match.paused_at is not None:
        raise Denied("paused", 409)
