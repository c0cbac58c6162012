"""Phase 2: the auction."""

import pytest

from signoria.games.principe import GAME
from signoria.games.principe.components import BLUE, GREEN, RED, WHITE, YELLOW
from signoria.games.principe.rules.build import BuildPhase
from signoria.kernel.state import opened
from tests.principe.positions import (
    EVERYTHING,
    Cards,
    hand,
    lots,
    offered,
    pass_all,
    play,
    prince,
    purse,
    purses,
    removed,
    sale,
    scores,
)


@pytest.mark.parametrize(
    ("laid", "order"),
    [
        ({GREEN: 3, WHITE: 2, RED: 1}, [RED, WHITE, GREEN]),
        ({GREEN: 1, WHITE: 1, RED: 1, BLUE: 1, YELLOW: 1}, [GREEN, WHITE, RED, BLUE, YELLOW]),
        ({YELLOW: 2, WHITE: 2, BLUE: 1}, [BLUE, WHITE, YELLOW]),
        ({BLUE: 6}, [BLUE]),
    ],
    ids=["smallest first", "equal groups in colour order", "both", "colours without a card are skipped"],
)
def test_groups_are_auctioned_from_the_smallest_to_the_largest(laid: Cards, order: list[int]) -> None:
    """[IP-30] [IP-2]"""
    s = sale(laid)
    pass_all(s)
    assert offered(s) == order


def test_a_group_won_changes_nothing_in_the_order() -> None:
    """[IP-30]"""
    s = sale({GREEN: 2, RED: 1, BLUE: 2}, round=1, purse=[5, 5, 5])
    play(s, "0 bid 1", "1 pass", "2 pass")
    pass_all(s)
    assert offered(s) == [RED, GREEN, BLUE]


def test_bidding_goes_clockwise_from_the_holder_of_the_marker() -> None:
    """[IP-31]"""
    s = sale({BLUE: 1}, prince=1, purse=[5, 5, 5])
    asked = []
    for line in ("1 bid 1", "2 bid 2", "0 bid 3"):
        asked.append(s.to_act())
        play(s, line)
    assert [*asked, s.to_act()] == [[1], [2], [0], [1]]


def test_the_next_auction_starts_where_the_marker_lies_then() -> None:
    """[IP-31] [IP-33]"""
    s = sale({GREEN: 1, BLUE: 2}, round=1, purse=[5, 5, 5])
    play(s, "0 pass", "1 pass", "2 bid 1")
    assert s.to_act() == [2]


def test_a_bid_must_be_higher_than_the_last_and_may_jump() -> None:
    """[IP-31]"""
    s = sale({BLUE: 1}, purse=[9, 6, 9])
    play(s, "0 bid 3")
    assert s.legal(1) == ["pass", "bid 4", "bid 5", "bid 6"]


def test_the_least_bid_is_1() -> None:
    """[IP-31]"""
    assert sale({BLUE: 1}, purse=[2, 2, 2]).legal(0) == ["pass", "bid 1", "bid 2"]


@pytest.mark.parametrize("ducats", [0, 3])
def test_nobody_bids_more_than_they_own(ducats: int) -> None:
    """[IP-31]"""
    s = sale({BLUE: 1}, purse=[5, ducats, 5])
    play(s, "0 bid 3")
    assert s.legal(1) == ["pass"]


def test_who_withdraws_is_out_for_good() -> None:
    """[IP-31]"""
    s = sale({BLUE: 1}, purse=[5, 5, 5])
    play(s, "0 pass", "1 bid 1", "2 bid 2")
    assert s.to_act() == [1]
    play(s, "1 bid 3")
    assert s.to_act() == [2]


def test_who_withdraws_from_one_group_bids_again_for_the_next() -> None:
    """[IP-31]"""
    s = sale({GREEN: 1, BLUE: 2}, round=1, purse=[5, 5, 5])
    play(s, "0 pass", "1 bid 1", "2 pass", "1 pass", "2 pass")
    assert s.to_act() == [0]
    assert "bid 1" in s.legal(0)


def test_the_auction_ends_when_all_but_the_highest_bidder_have_withdrawn() -> None:
    """[IP-32]"""
    s = sale({BLUE: 1}, round=1, purse=[5, 5, 5])
    play(s, "0 bid 1", "1 bid 2", "2 pass")
    assert lots(s) == {BLUE: 1}
    play(s, "0 pass")
    assert (lots(s), hand(s, 1, BLUE)) == ({}, 1)


def test_the_last_player_may_still_bid_when_all_others_withdrew_without_a_bid() -> None:
    """[IP-32]"""
    s = sale({BLUE: 1}, round=1, purse=[5, 5, 2])
    play(s, "0 pass", "1 pass")
    assert s.legal(2) == ["pass", "bid 1", "bid 2"]
    play(s, "2 bid 1")
    assert (hand(s, 2, BLUE), purse(s, 2), s.over) == (1, 1, True)


def test_the_last_player_may_withdraw_too() -> None:
    """[IP-32] [IP-34]"""
    s = sale({BLUE: 1}, purse=[5, 5, 5])
    play(s, "0 pass", "1 pass", "2 pass")
    assert (s.over, removed(s)) == (True, {BLUE: 1})


def test_the_winner_takes_the_cards_pays_and_becomes_prince() -> None:
    """[IP-33]"""
    s = sale({BLUE: 3}, purse=[5, 5, 5], prince=1)
    play(s, "1 bid 2", "2 bid 3", "0 pass", "1 pass")
    assert (hand(s, 2, BLUE), purse(s, 2), prince(s)) == (3, 2, 2)


def test_only_the_winner_pays() -> None:
    """[IP-33]"""
    s = sale({BLUE: 3}, purse=[5, 5, 5])
    play(s, "0 bid 4", "1 bid 5", "2 pass", "0 pass")
    assert purses(s) == [5, 0, 5]


def test_the_winner_may_build_a_city_at_once_with_the_cards_just_won() -> None:
    """[IP-33]"""
    s = sale({BLUE: 1}, cities=["verona"], hands={0: {GREEN: 1, YELLOW: 1}}, purse=[4, 5, 5])
    play(s, "0 bid 1", "1 pass", "2 pass")
    assert s.legal(0) == ["pass", "build verona"]
    play(s, "0 build verona")
    assert scores(s) == [4, 0, 0]


def test_the_winner_builds_with_what_the_auction_left() -> None:
    """[IP-33] [IP-40]"""
    s = sale({BLUE: 1}, cities=["verona"], hands={0: {GREEN: 1, YELLOW: 1}}, purse=[4, 5, 5])
    play(s, "0 bid 2", "1 pass", "2 pass")
    assert s.legal(0) == ["pass"]


def test_the_winner_need_not_build_and_plays_no_cards() -> None:
    """[IP-33]"""
    s = sale({BLUE: 1}, hands={0: {BLUE: 3}}, purse=[2, 0, 0])
    play(s, "0 bid 1", "1 pass", "2 pass")
    assert s.legal(0) == ["pass"]
    play(s, "0 pass")
    assert s.over


def test_the_winner_builds_one_city_only() -> None:
    """[IP-33]"""
    s = sale({BLUE: 1}, cities=["siena", "orvieto"], hands={0: EVERYTHING}, purse=[20, 0, 0])
    play(s, "0 bid 1", "1 pass", "2 pass", "0 build siena", "0 shield brown")
    assert s.over


def test_a_player_may_win_several_groups_and_build_after_each() -> None:
    """[IP-33]"""
    s = sale({GREEN: 1, BLUE: 1}, cities=["siena", "orvieto"], hands={0: EVERYTHING}, purse=[20, 0, 0])
    play(s, "0 bid 1", "1 pass", "2 pass", "0 build siena", "0 shield brown")
    play(s, "0 bid 1", "1 pass", "2 pass", "0 build orvieto", "0 shield violet")
    assert (s.over, scores(s)) == (True, [8, 0, 0])


def test_building_after_an_auction_is_in_addition_to_phase_3() -> None:
    """[IP-33] [IP-38]"""
    s = sale({BLUE: 1}, cities=["siena", "orvieto"], hands={0: EVERYTHING}, purse=[20, 0, 0])
    play(s, "0 bid 1", "1 pass", "2 pass", "0 build siena", "0 shield brown")
    s = opened(GAME, s.table, BuildPhase(0))
    assert "build orvieto" in s.legal(0)


def test_in_round_1_nobody_builds_after_an_auction() -> None:
    """[IP-33]"""
    s = sale({BLUE: 1}, round=1, hands={0: EVERYTHING}, purse=[20, 0, 0])
    play(s, "0 bid 1", "1 pass", "2 pass")
    assert s.over


def test_a_group_without_a_bid_leaves_the_game() -> None:
    """[IP-34]"""
    s = sale({BLUE: 3}, prince=1)
    pass_all(s)
    assert (lots(s), removed(s), prince(s)) == ({}, {BLUE: 3}, 1)
    assert [hand(s, seat, BLUE) for seat in range(3)] == [0, 0, 0]
