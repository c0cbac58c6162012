"""What the contract tests must know of Laguna: what is conserved, and what can be exchanged unseen."""

from signoria import Rng, State
from signoria.games.laguna.components import ISLANDS, ROUNDS, START_DUCATS
from signoria.games.laguna.frames import laguna
from signoria.kernel.action import NOBODY
from signoria.kernel.game import ScoreLine
from signoria.kernel.public import Points
from signoria.kit.sealed import Sealed


def conserved(s: State) -> None:
    """Islands and ducats, wherever they are. [LG-1] [LG-10]"""
    t = laguna(s.table)
    assert sorted(t.deck) == list(range(ISLANDS))
    assert sorted(t.deck[: t.round]) == [island for island in range(ISLANDS) if t.turned[island]]
    assert all(t.turned[island] for island in range(ISLANDS) if t.owner[island] != NOBODY)
    assert all(0 <= ducats <= START_DUCATS for ducats in t.purse)
    if t.log is not None:
        paid = [event.nouns["price"] for event in s.game.heard(s, -1) if event.name == "island-sold"]
        assert sum(t.purse) + sum(int(price) for price in paid) == START_DUCATS * t.seats


def final(lines: list[ScoreLine]) -> list[Points]:
    """The score lines without those by which a harbour comes to light. [LG-32]"""
    return [line.to_dict() for line in lines if line.what != "harbour"]


def twin(s: State, end: State, observer: int, rng: Rng) -> State | None:
    """The same for `observer`, with other harbours, and other islands that stay in the box. [LG-11] [LG-20]"""
    other = s.clone()
    t = laguna(other.table)
    deck = t.deck[:]
    deck[ROUNDS], deck[ISLANDS - 1] = deck[ISLANDS - 1], deck[ROUNDS]
    t.deck = deck
    if not isinstance(s.top, Sealed):
        for seat in range(t.seats):
            if seat != observer:
                t.harbour[seat] = rng.below(ISLANDS)
    return other
