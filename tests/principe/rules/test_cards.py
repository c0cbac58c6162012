"""Phase 1: new building cards."""

import pytest

from signoria.games.principe.components import BLUE, GREEN, RED, WHITE, YELLOW
from tests.principe.positions import course, hand, hand_size, lay_any, lots, new_cards, play, purses, told

NUMBERS = pytest.mark.parametrize(
    ("seats", "rich", "income", "draw", "lay"),
    [
        pytest.param(2, False, 6, 5, 3, id="2 players"),
        pytest.param(3, False, 5, 4, 2, id="3 players"),
        pytest.param(4, False, 5, 4, 2, id="4 players"),
        pytest.param(5, False, 5, 4, 2, id="5 players"),
        pytest.param(2, True, 6, 5, 3, id="2 rich players"),
        pytest.param(3, True, 6, 4, 2, id="3 rich players"),
        pytest.param(5, True, 6, 4, 2, id="5 rich players"),
    ],
)


def test_the_city_check_comes_before_the_deck_check() -> None:
    """[IP-20] [IP-60]"""
    s = course(edition="mtm-nl", cities=["milano", "lucca", "pisa"], coming=[], deck=[RED])
    assert s.over
    assert told(s, "last-round") == []
    assert told(s, "game-ends") == [{"event": "game-ends", "cause": "cities-short"}]


def test_the_deck_check_comes_before_income() -> None:
    """[IP-20] [IP-61]"""
    assert purses(course(edition="mtm-fr", deck=[RED] * 11, purse=[1, 1, 1])) == [1, 1, 1]


@NUMBERS
def test_every_player_takes_income(seats: int, rich: bool, income: int, draw: int, lay: int) -> None:
    """[IP-21]"""
    assert purses(new_cards(seats=seats, rich=rich, purse=[1] * seats)) == [1 + income] * seats


@NUMBERS
def test_every_player_draws_and_lays(seats: int, rich: bool, income: int, draw: int, lay: int) -> None:
    """[IP-21]"""
    s = new_cards(seats=seats, rich=rich)
    assert [hand_size(s, seat) for seat in range(seats)] == [draw] * seats
    lay_any(s)
    assert [hand_size(s, seat) for seat in range(seats)] == [draw - lay] * seats
    assert sum(lots(s).values()) == lay * seats


def test_cards_are_dealt_from_the_holder_of_the_marker_clockwise() -> None:
    """[IP-21]"""
    s = new_cards(prince=1, deck=[GREEN] * 4 + [WHITE] * 4 + [RED] * 4)
    assert (hand(s, 1, GREEN), hand(s, 2, WHITE), hand(s, 0, RED)) == (4, 4, 4)


def test_cards_are_laid_from_the_whole_hand_not_only_from_those_drawn() -> None:
    """[IP-21]"""
    s = new_cards(hands={0: {YELLOW: 2}}, deck=[GREEN] * 12)
    play(s, "0 lay yellow", "0 lay yellow")
    lay_any(s)
    assert lots(s) == {GREEN: 4, YELLOW: 2}


def test_all_lay_at_the_same_time_in_any_order() -> None:
    """[IP-21]"""
    s = new_cards(deck=[GREEN] * 12)
    assert s.to_act() == [0, 1, 2]
    play(s, "2 lay green", "0 lay green", "1 lay green", "2 lay green", "1 lay green", "0 lay green")
    assert lots(s) == {GREEN: 6}


def test_nothing_is_turned_up_until_all_have_laid() -> None:
    """[IP-21]"""
    s = new_cards(deck=[GREEN] * 12)
    play(s, "0 lay green", "0 lay green", "1 lay green", "1 lay green", "2 lay green")
    assert lots(s) == {}
    assert told(s, "laid") == []
    play(s, "2 lay green")
    assert [laid["seat"] for laid in told(s, "laid")] == [0, 1, 2]


def test_who_has_laid_is_not_asked_again() -> None:
    """[IP-21]"""
    s = new_cards(deck=[GREEN] * 12)
    play(s, "1 lay green", "1 lay green")
    assert s.to_act() == [0, 2]
    assert s.legal(1) == []


def test_a_card_cannot_be_laid_twice() -> None:
    """[IP-21]"""
    s = new_cards(deck=[GREEN, WHITE, WHITE, WHITE] + [RED] * 8)
    play(s, "0 lay green")
    assert s.legal(0) == ["lay white"]


def test_laying_is_not_a_choice() -> None:
    """[IP-21]"""
    assert new_cards(deck=[GREEN, WHITE, RED, BLUE] * 3).legal(0) == ["lay green", "lay white", "lay red", "lay blue"]


def test_there_is_no_hand_limit() -> None:
    """[IP-22]"""
    s = new_cards(hands={0: {BLUE: 15, RED: 15}})
    lay_any(s)
    assert hand_size(s, 0) == 32
