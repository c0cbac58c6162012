"""Cards that are played at once: each type, whatever way it came."""

import pytest

from signoria.games.borgia.rules.pope import NewRound
from signoria.kernel.state import State
from tests.borgia.positions import (
    Estate,
    asked,
    begun,
    dealt,
    hand,
    lying,
    owner,
    play,
    playing,
    purses,
    set_aside,
    table,
    told,
    turn,
)

TYPES = {"property": "ceri", "office": "datary", "artist": "titian", "outside family": "sforza"}


def bought(card: str) -> tuple[State, int]:
    s = turn(table=[card])
    play(s, "0 turn 1", "0 bid 1", "1 pass", "2 pass")
    return s, 0


def bought_out_of_turn(card: str) -> tuple[State, int]:
    s = turn(table=[card])
    play(s, "0 turn 1", "0 pass", "1 pass", "2 bid 1")
    return s, 2


def got_for_nothing(card: str) -> tuple[State, int]:
    s = turn(1, table=[card])
    play(s, "1 turn 1", "1 pass", "2 pass", "0 pass")
    return s, 1


def taken_by_a_spy(card: str) -> tuple[State, int]:
    s = turn(table=[card], hands={0: ["spy"]})
    play(s, "0 take 1")
    return s, 0


def drawn(card: str) -> tuple[State, int]:
    """The first draw of a new round, on a deck that happens to give it."""
    for seed in range(2000):
        t = table()
        for _n in range(seed):
            t.rng.below(2)
        s = begun(t, NewRound())
        if dealt(s, "reshuffle")[0][0] == card:
            return s, 0
    raise AssertionError("no such deal")


def seized(card: str) -> tuple[State, int]:
    place: Estate = {"ceri": []} if card == "ceri" else {"open": [card]}
    s = playing(own={1: place}, hands={0: ["bande_nere"]})
    play(s, f"0 seize {card}", "0 commit bande_nere", "0 done", "1 done")
    return s, 0


def traded(card: str) -> tuple[State, int]:
    place: Estate = {"ceri": []} if card == "ceri" else {"open": [card]}
    s = playing(1, own={1: place}, options={"trade": 1})
    play(s, "1 trade borgia", f"1 offer {card}", "1 done", "1 ducats 0", "1 want 0", "0 accept")
    return s, 0


WAYS = [bought, bought_out_of_turn, got_for_nothing, taken_by_a_spy, drawn, seized, traded]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
@pytest.mark.parametrize("card", TYPES.values(), ids=TYPES.keys())
def test_a_card_is_played_at_once_whatever_way_it_came(card: str, way: object) -> None:
    """[TP-24] [TP-31] [TP-34] [TP-95]"""
    assert callable(way)
    s, seat = way(card)
    if card == "titian":
        assert asked(s) == ([seat], "fee")
        before = purses(s)[seat]
        play(s, f"{seat} pay")
        assert purses(s)[seat] == before - 20
    if card != "ceri":
        assert asked(s) == ([seat], "place")
        play(s, f"{seat} place home")
        assert card in lying(s, seat, "home")
    assert owner(s, card) == seat


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_an_artist_that_is_not_paid_is_set_aside_whatever_way_it_came(way: object) -> None:
    """[TP-34] [TP-56]"""
    assert callable(way)
    s, seat = way("titian")
    play(s, f"{seat} decline")
    assert told(s, "fee-unpaid") == [{"event": "fee-unpaid", "seat": seat, "card": "titian"}]
    assert "titian" in set_aside(s)
    assert owner(s, "titian") == -1


def test_a_card_that_is_kept_is_not_played_when_it_is_drawn() -> None:
    """[TP-24] [TP-64]"""
    s, seat = drawn("doctor")
    assert "doctor" in hand(s, seat)
