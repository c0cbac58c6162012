"""Laguna, paragraph by paragraph."""

from signoria import State
from signoria.games.laguna import GAME
from signoria.games.laguna.components import BRIDGES, ISLAND_NAMES, VALUE
from signoria.games.laguna.frames import laguna
from signoria.kernel.action import column

HARBOURS = ["harbour murano", "harbour burano", "harbour lido"]


def begun(deck: str, harbours: list[str] | None = None) -> State:
    """Three players, seat 0 first, harbours chosen, the islands in this order; the others below them."""
    s = GAME.new(3, seed=1, first=0)
    named = deck.split()
    order = named + [name for name in ISLAND_NAMES if name not in named]
    laguna(s.table).deck = column([ISLAND_NAMES.index(name) for name in order])
    play(s, *(f"{seat} {text}" for seat, text in enumerate(harbours or HARBOURS)))
    return s


def play(s: State, *texts: str) -> None:
    for text in texts:
        seat, _space, answer = text.partition(" ")
        s.play(int(seat), answer)


def test_the_box_holds_twelve_islands_and_fourteen_bridges() -> None:
    """[LG-1] [LG-2]"""
    assert (len(ISLAND_NAMES), len(VALUE), BRIDGES) == (12, 12, 14)


def test_everybody_has_24_ducats_and_may_choose_any_island() -> None:
    """[LG-10] [LG-11]"""
    s = GAME.new(4, seed=1)
    assert list(laguna(s.table).purse) == [24] * 4
    assert s.to_act() == [0, 1, 2, 3]
    assert s.legal(2) == [f"harbour {name}" for name in ISLAND_NAMES]


def test_a_harbour_is_known_to_its_owner_alone() -> None:
    """[LG-11]"""
    s = begun("murano")
    assert [GAME.view(s, observer).to_dict()["harbour"] for observer in (-1, 0, 1)] == [None, "murano", "burano"]


def test_the_next_opens_the_next_auction() -> None:
    """[LG-20]"""
    s = begun("murano lido")
    assert s.to_act() == [0]
    play(s, "0 pass", "1 pass", "2 pass")
    assert s.to_act() == [1]


def test_the_winner_pays_and_owns_the_island() -> None:
    """[LG-21] [LG-22]"""
    s = begun("murano")
    play(s, "0 bid 2", "1 bid 3")
    assert s.legal(2) == ["pass", *(f"bid {amount}" for amount in range(4, 25))]
    play(s, "2 pass", "0 pass")
    t = laguna(s.table)
    assert (t.owner[ISLAND_NAMES.index("murano")], list(t.purse)) == (1, [24, 21, 24])


def test_what_nobody_wants_belongs_to_nobody() -> None:
    """[LG-23]"""
    s = begun("murano")
    play(s, "0 pass", "1 pass", "2 pass")
    assert laguna(s.table).owner[ISLAND_NAMES.index("murano")] == -1


def test_islands_bridges_and_a_harbour_score_and_ducats_settle_ties() -> None:
    """[LG-30] [LG-31] [LG-32] [LG-33]"""
    s = begun("murano certosa burano lido torcello")
    play(s, "0 bid 1", "1 pass", "2 pass")  # murano, the harbour of seat 0
    play(s, "1 pass", "2 pass", "0 bid 1")  # certosa, joined to it by a bridge
    play(s, "2 bid 1", "0 pass", "1 pass")  # burano
    play(s, "0 pass", "1 bid 1", "2 pass")  # lido
    for opener in (1, 2, 0, 1, 2, 0):
        play(s, *(f"{(opener + n) % 3} pass" for n in range(3)))
    assert s.over
    found = [(line.what, int(line.seat), int(line.points), line.rule) for line in GAME.scores(s)]
    assert ("bridges", 0, 2, "LG-31") in found
    assert ("harbour", 0, 4, "LG-32") in found
    assert GAME.totals(s) == [6 + 3 + 2 + 4, 4, 5]
    assert GAME.winners(s) == [0]
