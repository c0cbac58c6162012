"""Phase 3: build or play cards."""

import pytest

from signoria.games.principe.components import BLUE, GREEN, RED
from tests.principe.positions import (
    EVERYTHING,
    building,
    course,
    hand,
    hand_size,
    lay_any,
    pass_all,
    play,
    prince,
    purses,
    scores,
    up,
)


def test_turns_go_clockwise_from_the_holder_of_the_marker() -> None:
    """[IP-38]"""
    s = building(prince=1)
    asked = []
    for _ in range(3):
        asked += s.to_act()
        play(s, f"{asked[-1]} pass")
    assert (asked, s.over) == ([1, 2, 0], True)


def test_a_player_may_build_a_city() -> None:
    """[IP-38] [IP-40]"""
    s = building(cities=["siena"], hands={0: EVERYTHING}, purse=[3, 0, 0])
    play(s, "0 build siena", "0 shield brown")
    assert (scores(s), s.to_act()) == ([4, 0, 0], [1])


def test_a_player_may_play_any_number_of_cards_of_one_colour() -> None:
    """[IP-38]"""
    s = building(round=1, hands={0: {BLUE: 3, RED: 1}})
    assert s.legal(0) == ["pass", "play 1 red", "play 1 blue", "play 2 blue", "play 3 blue"]


def test_played_cards_join_those_face_up_before_the_player() -> None:
    """[IP-38]"""
    s = building(hands={0: {BLUE: 3}}, up={0: {BLUE: 2}})
    play(s, "0 play 2 blue")
    assert (hand(s, 0, BLUE), up(s, 0, BLUE)) == (1, 4)


def test_a_player_may_do_nothing() -> None:
    """[IP-38]"""
    s = building(hands={0: EVERYTHING}, purse=[9, 9, 9])
    pass_all(s)
    assert (s.over, hand_size(s, 0), purses(s), scores(s)) == (True, 20, [9, 9, 9], [0, 0, 0])


@pytest.mark.parametrize("first", [["0 play 1 blue"], ["0 build siena", "0 shield brown"]], ids=["cards", "a city"])
def test_a_player_does_one_thing_only(first: list[str]) -> None:
    """[IP-38]"""
    s = building(cities=["siena"], hands={0: EVERYTHING}, purse=[9, 9, 9])
    play(s, *first)
    assert s.to_act() == [1]


def test_the_marker_does_not_move() -> None:
    """[IP-38]"""
    s = building(prince=2, cities=["siena"], hands={0: EVERYTHING, 1: {GREEN: 2}}, purse=[9, 9, 9])
    play(s, "2 pass", "0 build siena", "0 shield brown", "1 play 2 green")
    assert (s.over, prince(s)) == (True, 2)


def test_cities_may_be_built_from_round_2_on() -> None:
    """[IP-38]"""
    s = course(round=0, hands={0: EVERYTHING}, purse=[20, 0, 0], cities=["siena", "milano", "lucca", "pisa"])
    allowed = []
    for _ in range(2):
        lay_any(s)
        while not any(text.startswith("play") for text in s.legal(0)):
            play(s, f"{s.to_act()[0]} pass")
        allowed.append(any(text.startswith("build") for text in s.legal(0)))
        pass_all(s)
    assert allowed == [False, True]


def test_no_city_is_built_in_round_1() -> None:
    """[IP-38]"""
    s = building(round=1, hands={0: EVERYTHING}, purse=[20, 0, 0])
    assert not [text for text in s.legal(0) if text.startswith("build")]
