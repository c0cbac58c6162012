"""A seat answers a question of the game, or takes its last answer back. A state that was reached is never changed."""

from typing import TYPE_CHECKING

from msgspec import Raw, Struct
from msgspec.structs import replace

from signoria.kernel.errors import BrokenInvariant, IllegalAction
from signoria.kernel.event import SPECTATOR
from signoria.kernel.state import State
from signoria.server.errors import OtherRules
from signoria.server.play.clock import SeatClock
from signoria.server.play.entry import Acted, Undone
from signoria.server.play.fold.wishes import forget_auction, fulfilled, open_auction

if TYPE_CHECKING:
    from signoria.server.play.match import Match


Views = dict[int, Raw]  # how a state looks, by observer


class Played(Struct, frozen=True):
    """An act, and the game after it."""

    seat: int
    text: str
    before: State
    after: State
    views: Views  # after it, where they had to be compared
    told: list[int]  # the observers who can tell it from before
    went_on: bool  # whether the question was closed by it, and others opened
    auction_over: bool  # whether another auction is open than before, or none, for which anybody wished anything


class Done(Struct, frozen=True, eq=False, weakref=True):
    """An act that may yet be taken back."""

    entry: Acted
    before: State
    news: list[int]  # the observers who were told
    version: int  # of the seat that acted, with it
    steps: list[str]  # what the seat had answered before to the same question, and nobody else was told
    clocks: list[SeatClock]  # before
    went_on: bool  # whether the question was closed by it, and others opened


def played(match: "Match", seat: int, text: str) -> Played:
    """An act on a copy of the game; IllegalAction if the rules are against it."""
    before, after, wished = match.s, match.s.clone(), any(match.wishes)
    top, auction = after.top, open_auction(after) if wished else None
    after.play(seat, text)
    went_on, auction_over = after.top is not top, wished and open_auction(after) is not auction
    views: Views = {}
    return Played(seat, text, before, after, views, told(match, after, seat, views), went_on, auction_over)


def told(match: "Match", after: State, actor: int, views: Views) -> list[int]:
    """Who can tell the game from what it was: by something announced, by who is asked, or by their own view.

    The last is dear, and asked only where the first two say nothing; what it finds is sent, or compared with next.
    """
    before = match.s
    if len(before.table.log or []) != len(after.table.log or []) or before.to_act() != after.to_act():
        return list(match.observers)
    for observer in match.observers:
        views[observer] = match.looked_at(after, observer)
    return [who for who in match.observers if who == actor or views[who] != match.view(who)]


def act(match: "Match", entry: Acted) -> list[int]:
    """The game goes on. A question that is put by it, or put anew, is put at this version."""
    try:
        played = match.played(entry.seat, entry.text)
    except IllegalAction:
        raise OtherRules(n=entry.n) from None
    match.s, match.views, match.tried = played.after, (played.after, played.views), None
    news = sorted({*played.told, *fulfilled(match, entry.seat, played.auction_over)})
    match.tell(news)
    same = set() if played.went_on else set(played.before.to_act()) - {entry.seat}
    match.put({entry.seat, *match.s.to_act()} - same)  # who has acted answers no older question, asked again or not
    steps = match.steps[entry.seat]
    match.steps[entry.seat] = [*steps, entry.text] if news == [entry.seat] else []
    done = Done(entry, played.before, news, match.version(entry.seat), steps, match.clocks, played.went_on)
    for observer in news:
        if observer not in (SPECTATOR, entry.seat):
            match.heard[observer] = entry.n
    match.trail = still_open([*match.trail, done], match.heard)
    return news


def undo(match: "Match", entry: Undone) -> list[int]:
    """The seat's last act is taken back; who was told of it is told that.

    What others did since they did in secret. If they were asked the same before, it stands; else nobody asked them.
    The clocks are as if it had not been done: so nobody gains by it but the one who had to wait.
    """
    done = last_own(match, entry.seat)
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


def last_own(match: "Match", seat: int) -> Done | None:
    """A seat's last act, unless it knows of a decision of another since, though that be taken back itself."""
    for done in reversed(match.trail):
        if done.entry.seat == seat:
            return done if done.entry.n > match.heard[seat] else None
    return None


def still_open(trail: list[Done], heard: list[int]) -> list[Done]:
    """The trail from the first act on that may yet be taken back."""
    first = next(n for n, done in enumerate(trail) if done.entry.n > heard[done.entry.seat])
    return trail[first:]
