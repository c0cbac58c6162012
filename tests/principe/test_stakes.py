"""What a player weighs: the fewest cards for a role, whom roles are due to, and that the end is near."""

import pytest

from signoria.games.principe import GAME
from signoria.games.principe.components import BLUE, GREEN, RED, WHITE, YELLOW
from signoria.kernel.event import SPECTATOR
from tests.principe.positions import building, sale

CITIES = ["siena", "milano", "lucca", "pisa"]


def test_whoever_may_play_cards_is_told_the_fewest_that_bring_a_role() -> None:
    """[IP-50] [IP-51] [IP-54]"""
    held = {GREEN: 3, WHITE: 2, RED: 1, BLUE: 1, YELLOW: 1}
    before = {0: {RED: 2}, 1: {GREEN: 1, WHITE: 3, RED: 1, BLUE: 2}, 2: {WHITE: 3, BLUE: 1, YELLOW: 3}}
    view = GAME.view(building(hands={0: held}, up=before, prince=0), 0).to_dict()
    assert view["fewest"] == {
        "green": (2, "major"),
        "red": (1, "major"),
        "blue": (1, "bid"),
        "yellow": (1, "minor"),
    }


def test_what_is_enough_for_a_role_is_told_to_whom_it_concerns_alone() -> None:
    """[IP-22]"""
    s = building(hands={0: {GREEN: 3}}, prince=0)
    assert [GAME.view(s, observer).to_dict()["fewest"] for observer in (1, SPECTATOR)] == [{}, {}]
    assert GAME.view(sale({GREEN: 3}, hands={0: {GREEN: 3}}), 0).to_dict()["fewest"] == {}


def test_roles_are_due_to_those_with_most_cards_face_up() -> None:
    """[IP-50] [IP-51] [IP-53]"""
    up = {0: {GREEN: 3, WHITE: 2}, 1: {GREEN: 1, WHITE: 2}, 2: {GREEN: 1, WHITE: 1, RED: 1}}
    assert GAME.view(building(up=up), SPECTATOR).to_dict()["due"] == {
        "green": {"major": [0], "minor": [1, 2]},
        "white": {"major": [0, 1], "minor": []},
        "red": {"major": [2], "minor": []},
    }


@pytest.mark.parametrize(
    ("cities", "coming", "deck", "ends"),
    [
        (CITIES, ["verona"], 12, []),
        (CITIES, ["verona"], 11, ["deck"]),
        (CITIES, [], 12, ["city"]),
        (CITIES[:3], [], 12, ["cities"]),
        (CITIES[:3], [], 11, ["deck", "cities"]),
    ],
)
def test_the_end_is_told_a_round_ahead(cities: list[str], coming: list[str], deck: int, ends: list[str]) -> None:
    """[IP-60] [IP-61]"""
    view = GAME.view(building(cities=cities, coming=coming, deck=[RED] * deck), SPECTATOR).to_dict()
    assert view["ends"] == ends
