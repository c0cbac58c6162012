"""Final scoring."""

from typing import Unpack

import pytest

from signoria.games.principe import GAME
from signoria.games.principe.components import BLUE, GREEN, RED, WHITE, YELLOW
from signoria.kernel.state import State
from tests.principe.positions import Cards, Position, building, ended

SET = {GREEN: 1, WHITE: 1, RED: 1, BLUE: 1, YELLOW: 1}


def points(s: State, *kinds: str) -> list[int]:
    """What each seat scores for lines of these kinds."""
    out = [0] * int(s.table.seats)
    for line in GAME.scores(s):
        if line.what in kinds:
            out[line.seat] += int(line.points)
    return out


def region(*shields: int) -> list[int]:
    """What the seats score for a region with so many shields of each."""
    s = ended(seats=len(shields), map={seat: {"brown": n} for seat, n in enumerate(shields)})
    return points(s, "region-first", "region-second")


def winners(**said: Unpack[Position]) -> list[int]:
    return GAME.winners(ended(**said))


@pytest.mark.parametrize(
    ("shields", "scored"),
    [
        ([3, 1, 0], [5, 2, 0]),
        ([3, 1, 1], [5, 2, 2]),
        ([3, 2, 1], [5, 2, 0]),
        ([2, 2, 1], [5, 5, 0]),
        ([2, 2, 2], [5, 5, 5]),
        ([0, 1, 0], [0, 5, 0]),
        ([0, 0, 0], [0, 0, 0]),
    ],
    ids=lambda n: "-".join(map(str, n)),
)
def test_a_region_gives_5_for_most_shields_and_2_for_second_most(shields: list[int], scored: list[int]) -> None:
    """[IP-70]"""
    assert region(*shields) == scored


def test_each_region_is_scored_by_itself() -> None:
    """[IP-70]"""
    s = ended(map={0: {"blue": 2, "red": 1}, 1: {"blue": 1, "red": 2}, 2: {"violet": 1}})
    assert points(s, "region-first") == [5, 5, 5]
    assert points(s, "region-second") == [2, 2, 0]


def test_a_major_role_gives_2_and_a_minor_1() -> None:
    """[IP-71]"""
    s = ended(majors={GREEN: 0, RED: 0, BLUE: 1}, minors={GREEN: 1, RED: 2, BLUE: 0})
    assert points(s, "major", "minor") == [2 + 2 + 1, 2 + 1, 1]


@pytest.mark.parametrize(
    ("face_up", "face_down", "scored"),
    [
        (SET, {}, 2),
        ({}, SET, 2),
        ({GREEN: 1, WHITE: 1, RED: 1}, {BLUE: 1, YELLOW: 1}, 2),
        (SET, SET, 4),
        ({**SET, GREEN: 7}, {WHITE: 5}, 2),
        ({GREEN: 9, WHITE: 9, RED: 9, BLUE: 9}, {}, 0),
    ],
    ids=["face up", "face down", "mixed", "two sets", "cards over", "one colour missing"],
)
def test_each_set_of_five_colours_gives_2(face_up: Cards, face_down: Cards, scored: int) -> None:
    """[IP-72]"""
    assert points(ended(up={1: face_up}, down={1: face_down}), "sets") == [0, scored, 0]


def test_cards_in_hand_make_no_set() -> None:
    """[IP-72]"""
    assert points(ended(hands={1: SET}), "sets") == [0, 0, 0]


@pytest.mark.parametrize(("ducats", "scored"), [([3, 1, 2], [2, 0, 0]), ([3, 3, 2], [2, 2, 0])])
def test_most_ducats_give_2_each_if_tied(ducats: list[int], scored: list[int]) -> None:
    """[IP-73]"""
    assert points(ended(purse=ducats), "most-ducats") == scored


@pytest.mark.parametrize(("cards", "scored"), [([0, 4, 3], [0, 2, 0]), ([4, 4, 3], [2, 2, 0])])
def test_most_cards_in_hand_give_2_each_if_tied(cards: list[int], scored: list[int]) -> None:
    """[IP-74]"""
    assert points(ended(hands={seat: {RED: n} for seat, n in enumerate(cards)}), "most-cards") == scored


def test_cards_of_all_colours_count_for_the_hand_and_those_on_the_table_do_not() -> None:
    """[IP-74]"""
    s = ended(hands={0: {RED: 2}, 1: {RED: 1, BLUE: 2}}, up={0: {RED: 5}}, down={0: {RED: 5}})
    assert points(s, "most-cards") == [0, 2, 0]


def test_most_points_win_the_score_track_included() -> None:
    """[IP-75]"""
    assert winners(score=[5, 9, 8]) == [1]
    assert winners(score=[5, 9, 8], majors={GREEN: 2}) == [2]


def test_a_tie_goes_to_more_building_cards_before_the_player() -> None:
    """[IP-75]"""
    assert winners(score=[7, 7, 0], up={0: {RED: 2}, 1: {YELLOW: 1}}, down={1: {BLUE: 2}}, majors={GREEN: 2}) == [1]


def test_cards_in_hand_break_no_tie() -> None:
    """[IP-75]"""
    assert winners(score=[9, 7, 0], hands={1: {RED: 2}}) == [0, 1]


def test_the_next_tie_goes_to_the_first_major_role_in_colour_order() -> None:
    """[IP-75] [IP-2]"""
    assert winners(score=[7, 7, 0], majors={WHITE: 1, RED: 0}) == [1]
    assert winners(score=[5, 7, 0], majors={GREEN: 0}) == [0]


def test_a_minor_role_breaks_no_tie() -> None:
    """[IP-75]"""
    assert winners(score=[6, 7, 0], minors={GREEN: 0}) == [0, 1]


def test_who_is_still_tied_shares_the_victory() -> None:
    """[IP-75]"""
    assert winners(score=[7, 7, 7]) == [0, 1, 2]


def settled(s: State) -> list[tuple[int, str, dict[str, int | str]]]:
    """The lines that tell how ties are settled."""
    lines = [line for line in GAME.scores(s) if line.rule == "IP-75"]
    assert [line.points for line in lines] == [0] * len(lines)
    return [(int(line.seat), line.what, line.nouns) for line in lines]


def test_without_a_tie_nothing_is_settled() -> None:
    """[IP-75]"""
    assert settled(ended(score=[5, 9, 8])) == []


def test_a_tie_names_the_cards_that_settle_it() -> None:
    """[IP-75]"""
    s = ended(score=[7, 7, 0], up={0: {RED: 2}, 1: {YELLOW: 1}}, down={1: {BLUE: 2}})
    assert settled(s) == [(0, "tie", {"cards": 2}), (1, "tie", {"cards": 3})]
    assert GAME.winners(s) == [1]


def test_a_tie_behind_the_winner_is_settled_too() -> None:
    """[IP-75]"""
    s = ended(score=[7, 20, 7], up={0: {RED: 1}})
    assert settled(s) == [(0, "tie", {"cards": 1}), (2, "tie", {"cards": 0})]


def test_a_tie_on_cards_too_names_the_first_major_role() -> None:
    """[IP-75] [IP-2]"""
    roles = ended(score=[7, 5, 0], majors={WHITE: 0, RED: 1, BLUE: 1}, up={2: {RED: 1}})
    assert settled(roles) == [
        (0, "tie-role", {"cards": 0, "colour": "white"}),
        (1, "tie-role", {"cards": 0, "colour": "red"}),
    ]
    one = ended(score=[7, 9, 0], majors={WHITE: 0})
    assert settled(one) == [(0, "tie-role", {"cards": 0, "colour": "white"}), (1, "tie-no-role", {"cards": 0})]


def test_a_tie_that_nothing_settles_is_shared() -> None:
    """[IP-75]"""
    s = ended(score=[7, 7, 0], up={seat: {RED: 3} for seat in range(3)})
    assert settled(s) == [(0, "tie-shared", {"cards": 3}), (1, "tie-shared", {"cards": 3})]
    assert GAME.winners(s) == [0, 1]


def test_nothing_is_settled_before_the_end() -> None:
    """[IP-75]"""
    assert settled(building(score=[7, 7, 7])) == []


def test_every_line_names_its_paragraph() -> None:
    """[IP-70] [IP-71] [IP-72] [IP-73] [IP-74]"""
    s = ended(map={0: {"blue": 2}, 1: {"blue": 1}}, majors={RED: 0}, minors={RED: 1}, up={0: SET})
    rules = {line.what: line.rule for line in GAME.scores(s) if line.what not in ("track", "tie", "tie-shared")}
    assert rules == {
        "region-first": "IP-70",
        "region-second": "IP-70",
        "major": "IP-71",
        "minor": "IP-71",
        "sets": "IP-72",
        "most-ducats": "IP-73",
        "most-cards": "IP-74",
    }
