"""A seat answers a question of the game, or takes its last answer back. A state that was reached is never changed."""

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from signoria.kernel.errors import BadRecord, BrokenInvariant, IllegalAction
from signoria.kernel.state import State
from signoria.server.play.clock import SeatClock
from signoria.server.play.entry import Acted, Undone
from signoria.server.play.fold.wishes import forget_auction, fulfilled, open_auction

if TYPE_CHECKING:
    from signoria.server.play.match import Match


@dataclass
class Position:
    """A state, and how it looks to those for whom that had to be worked out."""

    s: State
    views: dict[int, dict[str, object]] = field(default_factory=dict)


@dataclass(frozen=True)
class Played:
    """An act, and the game after it."""

    seat: int
    text: str
    before: State
    after: Position
    told: list[int]  # the observers who can tell it from before
    went_on: bool  # whether the question was closed by it, and others opened
    auction_over: bool  # whether another auction is open than before, or none


@dataclass(frozen=True, eq=False, slots=True, weakref_slot=True)
class Done:
    """An act that may yet be taken back."""

    entry: Acted
    before: State
    news: list[int]  # the observers who were told
    version: int  # of the seat that acted, with it
    steps: list[str]  # what the seat had answered before to the same question, and nobody else was told
    clocks: list[SeatClock]  # before
    went_on: bool  # whether the question was closed by it, and others opened
    closed: bool = False  # whether the seat that acted knows of a decision of another since


def played(match: "Match", seat: int, text: str) -> Played:
    """An act on a copy of the game; IllegalAction if the rules are against it."""
    before, after = match.s, Position(match.s.clone())
    top, auction = after.s.top, open_auction(after.s)
    after.s.play(seat, text)
    who = told(match, after, seat)
    return Played(seat, text, before, after, who, after.s.top is not top, open_auction(after.s) is not auction)


def told(match: "Match", after: Position, actor: int) -> list[int]:
    """Who can tell the game from what it was: by something announced, by who is asked, or by their own view.

    The last is dear, and asked only where the first two say nothing; what it finds is sent, or compared with next.
    """
    before, s = match.s, after.s
    if len(before.table.log or []) != len(s.table.log or []) or before.to_act() != s.to_act():
        return list(match.observers)
    after.views = {observer: match.game.view(s, observer).to_dict() for observer in match.observers}
    return [who for who in match.observers if who == actor or after.views[who] != match.view(who)]


def act(match: "Match", entry: Acted) -> list[int]:
    """The game goes on. A question that is put by it, or put anew, is put at this version."""
    try:
        played = match.played(entry.seat, entry.text)
    except IllegalAction:
        raise BadRecord("illegal-action", n=entry.n, action=entry.text[:60]) from None
    match.position, match.tried = played.after, None
    news = sorted({*played.told, *fulfilled(match, entry.seat, played.auction_over)})
    match.tell(news)
    same = set() if played.went_on else set(played.before.to_act()) - {entry.seat}
    match.put({entry.seat, *match.s.to_act()} - same)  # who has acted answers no older question, asked again or not
    steps = match.steps[entry.seat]
    match.steps[entry.seat] = [*steps, entry.text] if news == [entry.seat] else []
    done = Done(entry, played.before, news, match.version(entry.seat), steps, match.clocks, played.went_on)
    match.trail = lengthened(match.trail, done)
    return news


def undo(match: "Match", entry: Undone) -> list[int]:
    """The seat's last act is taken back; who was told of it is told that.

    What others did since they did in secret. If they were asked the same before, it stands; else nobody asked them.
    The clocks are as if it had not been done: so nobody gains by it but the one who had to wait.
    """
    done = last_own(match.trail, entry.seat)
    if done is None:
        raise BrokenInvariant("log-gap", table=match.setup.table, n=entry.n)
    n = match.trail.index(done)
    later = match.trail[n + 1 :]
    match.trail = match.trail[:n]
    s, match.steps[entry.seat] = done.before, done.steps
    news = set(done.news)
    for other in later:
        if done.went_on:
            news.add(other.entry.seat)
            match.steps[other.entry.seat] = []
        else:
            match.trail.append(replace(other, before=s))
            s = s.clone()
            s.play(other.entry.seat, other.entry.text)
    match.s = s
    match.clocks = done.clocks
    match.wishes[entry.seat] = []
    if done.went_on:
        news |= forget_auction(match)
    match.tell(sorted(news))
    match.put(match.s.to_act() if done.went_on else [entry.seat])
    return sorted(news)


def last_own(trail: list[Done], seat: int) -> Done | None:
    """A seat's last act, unless it knows of a decision of another since."""
    return next((done for done in reversed(trail) if done.entry.seat == seat and not done.closed), None)


def lengthened(trail: list[Done], last: Done) -> list[Done]:
    """The trail with one act more. Whoever is told of it goes back past it no more, though it be taken back itself."""
    others = {*last.news} - {last.entry.seat}
    out = [replace(done, closed=True) if done.entry.seat in others else done for done in trail]
    while out and out[0].closed:
        out.pop(0)
    return [*out, last]
