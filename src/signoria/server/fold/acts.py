"""A seat answers a question of the game."""

from typing import TYPE_CHECKING

from signoria.kernel.errors import BadRecord, IllegalAction
from signoria.kernel.state import State
from signoria.server.entry import Entry

if TYPE_CHECKING:
    from signoria.server.match import Match


def act(match: "Match", entry: Entry) -> list[int]:
    """The game goes on. A question that is put by it, or put anew, is put at this version."""
    before, top = match.s.clone(), match.s.top
    try:
        match.s.play(entry.seat, entry.text)
    except IllegalAction:
        raise BadRecord("illegal-action", n=entry.n, action=entry.text[:60]) from None
    news = told(match, before, entry.seat)
    match.tell(news)
    same = set(before.to_act()) - {entry.seat} if match.s.top is top else set()
    match.put(seat for seat in match.s.to_act() if seat not in same)
    return news


def told(match: "Match", before: State, actor: int) -> list[int]:
    """Who can tell the game from what it was: by something announced, by who is asked, or by their own view.

    The last is dear, and asked only where the first two say nothing.
    """
    s = match.s
    if len(before.table.log or []) != len(s.table.log or []) or before.to_act() != s.to_act():
        return list(match.observers)
    view = match.game.view
    return [
        observer
        for observer in match.observers
        if observer == actor or view(before, observer).to_dict() != view(s, observer).to_dict()
    ]
