"""Building a city."""

import pytest

from signoria.games.principe.components import BLUE, GREEN, RED, WHITE, YELLOW
from signoria.kernel.errors import IllegalAction
from signoria.kernel.state import State
from tests.principe.positions import (
    EVERYTHING,
    Cards,
    building,
    every_edition,
    hand,
    open_cities,
    play,
    purse,
    sale,
    scores,
    shields_in,
    shields_left,
    up,
)

SIENA = {GREEN: 1, WHITE: 1, RED: 1}  # and 3 ducats


def builds(s: State, seat: int) -> list[str]:
    """The cities a seat could build now."""
    return [text.removeprefix("build ") for text in s.legal(seat) if text.startswith("build ")]


def test_only_a_city_that_lies_face_up_can_be_built() -> None:
    """[IP-40]"""
    s = building(cities=["milano", "lucca", "pisa", "siena"], hands={0: EVERYTHING}, purse=[20, 0, 0])
    assert builds(s, 0) == ["milano", "lucca", "pisa", "siena"]


def test_the_builder_plays_exactly_the_cards_shown_face_up_and_pays() -> None:
    """[IP-40]"""
    s = building(cities=["siena"], hands={0: EVERYTHING}, up={0: {RED: 1}}, purse=[5, 0, 0])
    play(s, "0 build siena")
    assert [hand(s, 0, c) for c in (GREEN, WHITE, RED, BLUE, YELLOW)] == [3, 3, 3, 4, 4]
    assert [up(s, 0, c) for c in (GREEN, WHITE, RED, BLUE, YELLOW)] == [1, 1, 2, 0, 0]
    assert purse(s, 0) == 2


@pytest.mark.parametrize(
    ("held", "ducats", "possible"),
    [
        (SIENA, 3, True),
        (SIENA, 2, False),
        ({GREEN: 1, WHITE: 1, BLUE: 9}, 9, False),
        ({GREEN: 2, WHITE: 1}, 9, False),
    ],
    ids=["both", "ducats missing", "another colour instead", "one colour twice instead"],
)
def test_cards_and_ducats_both_or_neither(held: Cards, ducats: int, possible: bool) -> None:
    """[IP-40]"""
    s = building(cities=["siena"], hands={0: held}, purse=[ducats, 0, 0])
    assert (builds(s, 0) == ["siena"]) == possible


def test_a_city_refused_leaves_cards_and_ducats_where_they_are() -> None:
    """[IP-40]"""
    s = building(cities=["siena"], hands={0: SIENA}, purse=[2, 0, 0])
    before = s.digest()
    with pytest.raises(IllegalAction):
        s.play(0, "build siena")
    assert s.digest() == before


def test_cards_before_a_player_do_not_pay_for_a_city() -> None:
    """[IP-40]"""
    assert builds(building(cities=["siena"], up={0: EVERYTHING}, down={0: EVERYTHING}, purse=[9, 0, 0]), 0) == []


def test_a_colour_shown_twice_takes_two_cards() -> None:
    """[IP-40]"""
    assert builds(building(cities=["lucca"], hands={0: {WHITE: 1, RED: 1, BLUE: 1}}, purse=[9, 0, 0]), 0) == []
    assert builds(building(cities=["lucca"], hands={0: {WHITE: 2, RED: 1, BLUE: 1}}, purse=[9, 0, 0]), 0) == ["lucca"]


@pytest.mark.parametrize(("city", "points"), [("siena", 4), ("lucca", 6), ("pisa", 8)])
def test_the_builder_takes_the_points_of_the_city(city: str, points: int) -> None:
    """[IP-41]"""
    s = building(cities=[city], hands={0: EVERYTHING}, purse=[9, 0, 0], score=[10, 0, 0])
    play(s, f"0 build {city}")
    assert scores(s) == [10 + points, 0, 0]


@every_edition
def test_shields_go_to_regions_the_city_touches_or_stay_with_their_family(edition: str) -> None:
    """How many may: “può piazzare il numero”, “peut placer 2 boucliers”, “mag afleggen”. Where must: “devono essere
    posizionati nelle regioni adiacenti”, “doivent être placés”, “je plaatst”. [IP-41]"""
    s = building(edition=edition, cities=["pisa"], hands={0: EVERYTHING}, purse=[9, 0, 0])
    play(s, "0 build pisa")
    assert s.legal(0) == ["pass", "shield blue", "shield green", "shield brown"]
    play(s, "0 shield green")
    assert s.legal(0) == ["pass", "shield blue", "shield green", "shield brown"]


@every_edition
@pytest.mark.parametrize("placed", [0, 1])
def test_shields_kept_back_stay_with_their_family(edition: str, placed: int) -> None:
    """[IP-41]"""
    s = building(edition=edition, cities=["lucca"], hands={0: EVERYTHING}, purse=[9, 9, 9], shields=[7, 7, 7])
    play(s, "0 build lucca", *["0 shield blue"] * placed, "0 pass")
    assert (shields_left(s, 0), shields_in(s, 0, "blue"), s.to_act()) == (7 - placed, placed, [1])


@pytest.mark.parametrize(("first", "second"), [("blue", "blue"), ("blue", "brown"), ("brown", "brown")])
def test_two_shields_are_split_as_the_builder_likes(first: str, second: str) -> None:
    """[IP-41]"""
    s = building(cities=["lucca"], hands={0: EVERYTHING}, purse=[9, 0, 0])
    play(s, "0 build lucca", f"0 shield {first}", f"0 shield {second}")
    placed = [first, second]
    assert [shields_in(s, 0, region) for region in ("blue", "brown")] == [placed.count("blue"), placed.count("brown")]
    assert (shields_left(s, 0), s.to_act()) == (10, [1])


@pytest.mark.parametrize("city", ["siena", "orvieto", "verona"])
def test_a_small_city_gives_one_shield(city: str) -> None:
    """[IP-41]"""
    s = building(cities=[city], hands={0: EVERYTHING}, purse=[9, 0, 0])
    play(s, f"0 build {city}")
    play(s, f"0 {s.legal(0)[-1]}")
    assert (shields_left(s, 0), s.to_act()) == (11, [1])


def test_with_fewer_shields_left_the_builder_places_those() -> None:
    """[IP-41]"""
    s = building(cities=["lucca"], hands={0: EVERYTHING}, purse=[9, 0, 0], shields=[1, 12, 12])
    play(s, "0 build lucca", "0 shield brown")
    assert (shields_left(s, 0), shields_in(s, 0, "brown"), s.to_act()) == (0, 1, [1])


def test_without_a_shield_left_the_builder_places_none() -> None:
    """[IP-41]"""
    s = building(cities=["lucca"], hands={0: EVERYTHING}, purse=[9, 0, 0], shields=[0, 12, 12])
    play(s, "0 build lucca")
    assert (s.to_act(), scores(s)) == ([1], [6, 0, 0])


def test_others_score_the_roles_of_the_colours_used() -> None:
    """[IP-42]"""
    s = building(
        cities=["siena"],
        hands={0: SIENA},
        purse=[3, 0, 0],
        majors={GREEN: 1, BLUE: 1},
        minors={WHITE: 1, RED: 2, YELLOW: 2},
    )
    play(s, "0 build siena", "0 shield brown")
    assert scores(s) == [4, 2 + 1, 1]


def test_a_colour_used_twice_scores_its_roles_once() -> None:
    """[IP-42]"""
    s = building(cities=["lucca"], hands={0: EVERYTHING}, purse=[9, 0, 0], majors={WHITE: 1}, minors={WHITE: 2})
    play(s, "0 build lucca", "0 shield blue", "0 shield blue")
    assert scores(s) == [6, 2, 1]


def test_the_builder_scores_no_roles() -> None:
    """[IP-42]"""
    s = building(cities=["siena"], hands={0: SIENA}, purse=[3, 0, 0], majors={GREEN: 0}, minors={WHITE: 0})
    play(s, "0 build siena", "0 shield brown")
    assert scores(s) == [4, 0, 0]


def test_a_new_city_is_turned_up_and_the_next_player_may_build_it() -> None:
    """[IP-43]"""
    s = building(
        cities=["siena", "milano", "lucca", "pisa"],
        coming=["verona", "rimini"],
        hands={0: SIENA, 1: {GREEN: 1, BLUE: 1, YELLOW: 1}},
        purse=[3, 3, 0],
    )
    play(s, "0 build siena", "0 shield brown")
    assert sorted(open_cities(s)) == ["lucca", "milano", "pisa", "verona"]
    assert builds(s, 1) == ["verona"]


def test_a_city_built_after_an_auction_is_replaced_before_the_next_one() -> None:
    """[IP-43] [IP-33]"""
    s = sale(
        {GREEN: 1, BLUE: 2},
        cities=["siena"],
        coming=["verona"],
        hands={0: EVERYTHING, 1: EVERYTHING},
        purse=[9, 9, 9],
    )
    play(s, "0 bid 1", "1 pass", "2 pass", "0 build siena", "0 shield brown", "0 pass", "1 bid 1", "2 pass")
    assert builds(s, 1) == ["verona"]


def test_a_city_is_not_replaced_once_the_deck_is_empty() -> None:
    """[IP-43]"""
    s = building(cities=["siena", "milano", "lucca", "pisa"], coming=[], hands={0: SIENA}, purse=[3, 3, 0])
    play(s, "0 build siena", "0 shield brown")
    assert sorted(open_cities(s)) == ["lucca", "milano", "pisa"]


def test_a_city_is_built_once() -> None:
    """[IP-40] [IP-43]"""
    s = building(cities=["siena", "milano"], hands={0: EVERYTHING, 1: EVERYTHING}, purse=[9, 9, 9], coming=[])
    play(s, "0 build siena", "0 shield brown")
    assert builds(s, 1) == ["milano"]
