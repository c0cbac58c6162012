"""Phase 4: roles."""

import pytest

from signoria.games.principe.components import BLUE, GREEN, RED, WHITE, YELLOW
from signoria.kernel.action import NOBODY
from tests.principe.positions import (
    EVERYTHING,
    deck_size,
    down,
    every_edition,
    hand,
    hand_size,
    major,
    minor,
    pass_all,
    play,
    prince,
    purse,
    purses,
    roles,
    scores,
    shields_in,
    shields_left,
    told,
    up,
)


def test_all_tiles_return_first() -> None:
    """[IP-50]"""
    s = roles(majors={GREEN: 1, BLUE: 2}, minors={GREEN: 2}, down={1: {GREEN: 4}})
    assert [major(s, c) for c in range(5)] == [NOBODY] * 5
    assert [minor(s, c) for c in range(5)] == [NOBODY] * 5


def test_the_colours_follow_their_order() -> None:
    """[IP-50] [IP-2]"""
    s = roles(up={0: {GREEN: 1, WHITE: 1, RED: 1, BLUE: 1, YELLOW: 1}}, shields=[0, 0, 0])
    assert [taken["colour"] for taken in told(s, "role-taken")] == ["green", "white", "red", "blue", "yellow"]


def test_only_face_up_cards_count() -> None:
    """[IP-50]"""
    s = roles(up={0: {WHITE: 1}, 1: {WHITE: 2}}, down={0: {WHITE: 5}})
    assert (major(s, WHITE), minor(s, WHITE)) == (1, 0)


def test_cards_in_hand_do_not_count() -> None:
    """[IP-50]"""
    s = roles(up={1: {WHITE: 1}}, hands={0: {WHITE: 5}})
    assert (major(s, WHITE), minor(s, WHITE)) == (1, NOBODY)


def test_who_has_no_card_of_a_colour_takes_no_part() -> None:
    """[IP-50]"""
    s = roles(up={2: {YELLOW: 1}}, purse=[9, 9, 9])
    assert s.over
    assert (major(s, YELLOW), minor(s, YELLOW)) == (2, NOBODY)
    assert (major(s, WHITE), minor(s, WHITE)) == (NOBODY, NOBODY)


def test_one_alone_with_most_takes_the_major_role_one_alone_second_the_minor() -> None:
    """[IP-51]"""
    s = roles(seats=4, up={0: {WHITE: 1}, 1: {WHITE: 4}, 2: {WHITE: 2}, 3: {WHITE: 1}})
    assert (major(s, WHITE), minor(s, WHITE), s.over) == (1, 2, True)


def test_a_tie_for_second_is_auctioned_among_those_tied() -> None:
    """[IP-52]"""
    s = roles(up={0: {WHITE: 3}, 1: {WHITE: 1}, 2: {WHITE: 1}}, purse=[9, 9, 9])
    assert (major(s, WHITE), s.to_act()) == (0, [1])
    play(s, "1 bid 1", "2 bid 2", "1 pass")
    assert (major(s, WHITE), minor(s, WHITE), purses(s)) == (0, 2, [9, 9, 7])


def test_a_tie_for_most_is_auctioned_and_the_minor_role_stays_on_the_board() -> None:
    """[IP-53]"""
    s = roles(up={0: {WHITE: 2}, 1: {WHITE: 3}, 2: {WHITE: 3}}, purse=[9, 9, 9])
    play(s, "1 bid 1", "2 bid 2", "1 pass")
    assert (major(s, WHITE), minor(s, WHITE), s.over) == (2, NOBODY, True)


def test_the_loser_of_a_tie_for_most_does_not_take_the_minor_role() -> None:
    """[IP-53]"""
    s = roles(up={0: {WHITE: 3}, 1: {WHITE: 3}}, purse=[9, 9, 9])
    play(s, "0 bid 1", "1 pass")
    assert (major(s, WHITE), minor(s, WHITE), s.over) == (0, NOBODY, True)


@pytest.mark.parametrize(
    ("edition", "marker", "first"),
    [("amigo", 0, 1), ("amigo", 1, 1), ("amigo", 2, 3), ("mtm-fr", 0, 1), ("mtm-fr", 1, 3), ("mtm-nl", 3, 1)],
)
def test_the_first_tied_player_at_or_after_the_first_bidder_opens(edition: str, marker: int, first: int) -> None:
    """[IP-54] [IP-31]"""
    s = roles(seats=4, edition=edition, prince=marker, up={1: {WHITE: 2}, 3: {WHITE: 2}}, purse=[9] * 4)
    assert s.to_act() == [first]


def test_a_role_auction_runs_like_any_other() -> None:
    """[IP-54] [IP-31] [IP-32]"""
    s = roles(up={0: {WHITE: 1}, 1: {WHITE: 1}, 2: {WHITE: 1}}, purse=[9, 3, 2])
    play(s, "0 bid 1")
    assert s.legal(1) == ["pass", "bid 2", "bid 3"]
    play(s, "1 pass", "2 bid 2")
    assert s.to_act() == [0]


def test_the_last_tied_player_may_still_bid() -> None:
    """[IP-54] [IP-32]"""
    s = roles(up={0: {WHITE: 1}, 1: {WHITE: 1}}, purse=[9, 1, 0])
    play(s, "0 pass")
    assert s.legal(1) == ["pass", "bid 1"]
    play(s, "1 bid 1")
    assert (major(s, WHITE), purse(s, 1)) == (1, 0)


def test_the_winner_of_a_role_pays_and_takes_the_marker() -> None:
    """[IP-54]"""
    s = roles(up={1: {WHITE: 1}, 2: {WHITE: 1}}, purse=[9, 9, 9])
    play(s, "1 bid 2", "2 bid 5", "1 pass")
    assert (major(s, WHITE), purses(s), prince(s)) == (2, [9, 9, 4], 2)


def test_a_role_taken_without_an_auction_moves_no_marker() -> None:
    """[IP-54]"""
    assert prince(roles(up={1: {WHITE: 1}})) == 0


def test_the_next_role_auction_starts_where_the_marker_lies_then() -> None:
    """[IP-54] [IP-31]"""
    s = roles(up={0: {WHITE: 1, YELLOW: 1}, 1: {WHITE: 1, YELLOW: 1}}, purse=[9, 9, 9])
    play(s, "0 pass", "1 bid 1")
    assert s.to_act() == [1]


def test_when_all_withdraw_nobody_has_the_tile() -> None:
    """[IP-54] [IP-55] [IP-56]"""
    s = roles(up={0: {WHITE: 2}, 1: {WHITE: 2}}, purse=[9, 9, 9])
    pass_all(s)
    assert (major(s, WHITE), minor(s, WHITE), prince(s)) == (NOBODY, NOBODY, 0)
    assert (up(s, 0, WHITE), up(s, 1, WHITE), scores(s)) == (2, 2, [0, 0, 0])


def test_when_all_withdraw_from_the_minor_role_the_major_is_still_held() -> None:
    """[IP-54] [IP-52]"""
    s = roles(up={0: {WHITE: 3}, 1: {WHITE: 1}, 2: {WHITE: 1}})
    pass_all(s)
    assert (major(s, WHITE), minor(s, WHITE)) == (0, NOBODY)


def test_no_city_is_built_after_a_role_auction() -> None:
    """[IP-54]"""
    s = roles(up={0: {WHITE: 1}, 1: {WHITE: 1}}, hands={0: EVERYTHING}, purse=[20, 0, 0])
    play(s, "0 bid 1", "1 pass")
    assert s.over


@pytest.mark.parametrize(("cards", "turned"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_a_major_role_turns_half_the_face_up_cards_down_rounded_up(cards: int, turned: int) -> None:
    """[IP-55]"""
    s = roles(up={0: {WHITE: cards}})
    assert (up(s, 0, WHITE), down(s, 0, WHITE)) == (cards - turned, turned)


def test_cards_face_down_already_are_not_counted_for_the_half() -> None:
    """[IP-55]"""
    s = roles(up={0: {WHITE: 3}}, down={0: {WHITE: 3}})
    assert (up(s, 0, WHITE), down(s, 0, WHITE)) == (1, 5)


def test_a_major_role_bought_turns_cards_of_its_winner_only() -> None:
    """[IP-55]"""
    s = roles(up={0: {WHITE: 3, RED: 2}, 1: {WHITE: 3}}, purse=[9, 9, 9])
    play(s, "0 bid 1", "1 pass")
    assert (up(s, 0, WHITE), up(s, 1, WHITE)) == (1, 3)


@pytest.mark.parametrize("rivals", [1, 2], ids=["alone second", "tied for second"])
def test_a_minor_role_turns_no_card_down(rivals: int) -> None:
    """[IP-55]"""
    s = roles(up={0: {WHITE: 4}, **{1 + seat: {WHITE: 2} for seat in range(rivals)}}, purse=[9, 9, 9])
    if rivals == 2:
        play(s, "1 bid 1", "2 pass")
    assert (minor(s, WHITE), up(s, 1, WHITE), down(s, 1, WHITE)) == (1, 2, 0)


def test_green_turns_one_own_face_down_card_up_that_is_not_green() -> None:
    """[IP-56]"""
    s = roles(up={0: {GREEN: 1}, 1: {RED: 5}, 2: {RED: 4}}, down={0: {GREEN: 2, RED: 3, YELLOW: 2}, 1: {BLUE: 3}})
    assert s.legal(0) == ["reveal red", "reveal yellow"]
    play(s, "0 reveal red")
    assert (up(s, 0, RED), down(s, 0, RED), down(s, 0, YELLOW)) == (1, 2, 2)


def test_green_does_nothing_without_such_a_card() -> None:
    """[IP-56]"""
    s = roles(up={0: {GREEN: 2}}, down={0: {GREEN: 2}})
    assert (s.over, major(s, GREEN)) == (True, 0)


def test_white_gains_a_point() -> None:
    """[IP-56]"""
    assert scores(roles(up={0: {WHITE: 2}, 1: {WHITE: 1}})) == [1, 1, 0]


def test_red_draws_the_top_card_of_the_deck_the_major_role_first() -> None:
    """[IP-56]"""
    s = roles(up={0: {RED: 1}, 1: {RED: 2}}, deck=[BLUE, YELLOW, GREEN])
    assert (hand(s, 1, BLUE), hand(s, 0, YELLOW), deck_size(s)) == (1, 1, 1)


def test_red_draws_nothing_from_an_empty_deck() -> None:
    """[IP-56]"""
    s = roles(up={0: {RED: 1}, 1: {RED: 2}}, deck=[BLUE])
    assert (hand_size(s, 1), hand_size(s, 0), minor(s, RED)) == (1, 0, 0)


def test_blue_places_a_shield_in_any_region() -> None:
    """[IP-56]"""
    s = roles(up={0: {BLUE: 1}})
    assert s.legal(0) == [f"shield {region}" for region in ("blue", "green", "red", "yellow", "brown", "violet")]
    play(s, "0 shield violet")
    assert (shields_in(s, 0, "violet"), shields_left(s, 0)) == (1, 11)


def test_blue_places_the_last_shield() -> None:
    """[IP-56]"""
    s = roles(up={0: {BLUE: 1}}, shields=[1, 12, 12])
    play(s, "0 shield red")
    assert (shields_in(s, 0, "red"), shields_left(s, 0)) == (1, 0)


def test_blue_places_none_without_a_shield_left() -> None:
    """[IP-56]"""
    s = roles(up={0: {BLUE: 1}}, shields=[0, 12, 12])
    assert (s.over, major(s, BLUE)) == (True, 0)


def test_yellow_takes_two_ducats() -> None:
    """[IP-56]"""
    assert purses(roles(up={0: {YELLOW: 2}, 1: {YELLOW: 1}}, purse=[1, 1, 1])) == [3, 3, 1]


def test_the_major_role_uses_its_power_before_the_minor() -> None:
    """[IP-56]"""
    s = roles(up={0: {BLUE: 1}, 1: {BLUE: 3}})
    assert s.to_act() == [1]
    play(s, "1 shield red")
    assert s.to_act() == [0]


def test_a_role_bought_gives_its_power_too() -> None:
    """[IP-56] [IP-54]"""
    s = roles(up={0: {YELLOW: 1}, 1: {YELLOW: 1}}, purse=[5, 5, 5])
    play(s, "0 bid 3", "1 pass")
    assert purses(s) == [4, 5, 5]


@every_edition
def test_the_blue_power_must_be_used_in_every_edition(edition: str) -> None:
    """“deve eseguire”, “réalise”, “plaatst” [IP-56]"""
    s = roles(edition=edition, up={0: {BLUE: 1}})
    assert (s.to_act(), "pass" in s.legal(0)) == ([0], False)


@pytest.mark.parametrize(("edition", "may_rest"), [("amigo", False), ("mtm-fr", False), ("mtm-nl", True)])
def test_the_green_power_may_be_left_unused_in_mtm_nl_alone(edition: str, may_rest: bool) -> None:
    """“groen: mag een niet-groene verdekte kaart … terug open leggen” [IP-56]"""
    s = roles(edition=edition, up={0: {GREEN: 1}}, down={0: {RED: 1}})
    assert s.legal(0) == ["pass"] * may_rest + ["reveal red"]


def test_a_green_power_left_unused_turns_nothing() -> None:
    """[IP-56] [IP-57]"""
    s = roles(edition="mtm-nl", up={0: {GREEN: 1}}, down={0: {RED: 1}})
    play(s, "0 pass")
    assert (up(s, 0, RED), down(s, 0, RED), major(s, GREEN), major(s, RED)) == (0, 1, 0, NOBODY)
    assert told(s, "none-turned-up") == [{"event": "none-turned-up", "seat": 0}]


@every_edition
def test_green_is_not_asked_without_such_a_card(edition: str) -> None:
    """[IP-56]"""
    assert roles(edition=edition, up={0: {GREEN: 1}}, down={1: {RED: 1}}).over


def test_first_and_second_are_settled_before_any_card_turns() -> None:
    """[IP-57]"""
    s = roles(up={0: {WHITE: 4}, 1: {WHITE: 3}, 2: {WHITE: 3}}, purse=[9, 9, 9])
    assert (up(s, 0, WHITE), s.to_act()) == (2, [1])
    play(s, "1 bid 1", "2 pass")
    assert (major(s, WHITE), minor(s, WHITE)) == (0, 1)


def test_a_card_turned_up_by_green_counts_for_later_colours() -> None:
    """[IP-57]"""
    s = roles(up={0: {GREEN: 1, WHITE: 1}, 1: {WHITE: 1}}, down={0: {WHITE: 1}})
    play(s, "0 reveal white")
    assert (major(s, WHITE), minor(s, WHITE), s.over) == (0, 1, True)


def test_two_players_have_no_minor_roles() -> None:
    """[IP-58] [IP-11]"""
    s = roles(seats=2, up={0: {WHITE: 3, YELLOW: 1}, 1: {WHITE: 1, YELLOW: 2}}, purse=[0, 0])
    assert ([major(s, c) for c in (WHITE, YELLOW)], [minor(s, c) for c in (WHITE, YELLOW)]) == ([0, 1], [NOBODY] * 2)
    assert (scores(s), purses(s), s.over) == ([1, 0], [0, 2], True)


def test_two_players_tied_bid_for_the_major_role() -> None:
    """[IP-58] [IP-53]"""
    s = roles(seats=2, up={0: {WHITE: 2}, 1: {WHITE: 2}}, purse=[3, 3])
    play(s, "0 bid 1", "1 bid 2", "0 pass")
    assert (major(s, WHITE), minor(s, WHITE)) == (1, NOBODY)
