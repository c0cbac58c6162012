"""A seat answers a question of the game, or takes its last answer back."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from signoria.kernel.errors import BadRecord, BrokenInvariant, IllegalAction
from signoria.kernel.state import State
from signoria.server.play.clock import SeatClock
from signoria.server.play.entry import Entry
from signoria.server.play.fold.wishes import forget_auction, fulfilled, open_auction

if TYPE_CHECKING:
    from signoria.server.play.match import Match


@dataclass(eq=False, slots=True, weakref_slot=True)
class Done:
    """An act that may yet be taken back."""

    entry: Entry
    before: State
    news: list[int]  # the observers who were told
    version: int  # of the seat that acted, with it
    steps: list[str]  # what the seat had answered before to the same question, and nobody else was told
    clocks: list[SeatClock]  # before
    went_on: bool  # whether the question was closed by it, and others opened
    closed: bool = False  # whether the seat that acted knows of a decision of another since


def act(match: "Match", entry: Entry) -> list[int]:
    """The game goes on. A question that is put by it, or put anew, is put at this version."""
    before, top = match.s.clone(), match.s.top
    try:
        match.s.play(entry.seat, entry.text)
    except IllegalAction:
        raise BadRecord("illegal-action", n=entry.n, action=entry.text[:60]) from None
    news = sorted({*told(match, before, match.s, entry.seat), *fulfilled(match, entry.seat)})
    match.tell(news)
    went_on = match.s.top is not top
    same = set() if went_on else set(before.to_act()) - {entry.seat}
    match.put({entry.seat, *match.s.to_act()} - same)  # who has acted answers no older question, asked again or not
    steps = match.steps[entry.seat]
    match.steps[entry.seat] = [*steps, entry.text] if news == [entry.seat] else []
    done = Done(entry, before, news, match.version(entry.seat), steps, match.clocks, went_on)
    match.trail = lengthened(match.trail, done)
    return news


def told(match: "Match", before: State, after: State, actor: int) -> list[int]:
    """Who can tell the game from what it was: by something announced, by who is asked, or by their own view.

    The last is dear, and asked only where the first two say nothing.
    """
    if len(before.table.log or []) != len(after.table.log or []) or before.to_act() != after.to_act():
        return list(match.observers)
    view = match.game.view
    return [
        observer
        for observer in match.observers
        if observer == actor or view(before, observer).to_dict() != view(after, observer).to_dict()
    ]


def undo(match: "Match", entry: Entry) -> list[int]:
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
    match.s, match.steps[entry.seat] = done.before, done.steps
    news = set(done.news)
    for other in later:
        if done.went_on:
            news.add(other.entry.seat)
            match.steps[other.entry.seat] = []
        else:
            match.trail.append(replace(other, before=match.s.clone()))
            match.s.play(other.entry.seat, other.entry.text)
    match.clocks = done.clocks
    match.wishes[entry.seat] = []
    match.auction = open_auction(match.s)
    if done.went_on:
        news |= forget_auction(match)
    match.tell(sorted(news))
    match.put(match.s.to_act() if done.went_on else [entry.seat])
    return sorted(news)


def last_own(trail: list[Done], seat: int) -> Done | None:
    """A seat's last act, unless it knows of a decision of another since."""
    own = [done for done in trail if done.entry.seat == seat and not done.closed]
    return own[-1] if own else None


def lengthened(trail: list[Done], last: Done) -> list[Done]:
    """The trail with one act more. Whoever is told of it goes back past it no more, though it be taken back itself."""
    seat, out = last.entry.seat, [*trail, last]
    others = {*last.news} - {seat}
    for done in out:
        if done.entry.seat in others:
            done.closed = True
    while out[0].closed:
        out.pop(0)
    return out
