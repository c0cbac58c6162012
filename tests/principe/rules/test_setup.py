"""Set-up."""

from collections import Counter

import pytest

from signoria.games.principe import GAME
from signoria.games.principe.components import BLUE, CITY_NAMES, GREEN, RED, WHITE, YELLOW
from signoria.kernel.action import NOBODY
from signoria.kernel.errors import BadSetup
from signoria.kernel.event import SPECTATOR
from tests.principe.positions import ended, fresh, open_cities, plain


def test_both_decks_are_shuffled() -> None:
    """[IP-10]"""
    one, other = fresh(seed=1), fresh(seed=2)
    assert plain(one.deck) != plain(other.deck)
    assert plain(one.city_deck) != plain(other.city_deck)
    assert sorted(one.city_deck) == sorted(other.city_deck) == list(range(15))


def test_the_same_seed_deals_the_same_game() -> None:
    """[IP-10]"""
    assert GAME.new(4, seed="lorenzo").digest() == GAME.new(4, seed="lorenzo").digest()
    assert GAME.new(4, seed="lorenzo").digest() != GAME.new(4, seed="cosimo").digest()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_four_cities_lie_face_up(seats: int) -> None:
    """[IP-10]"""
    assert len(set(open_cities(ended(seats=seats)))) == 4


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everyone_begins_alike_at_score_0_with_shields_and_ducats_only(seats: int) -> None:
    """[IP-10]"""
    t = fresh(seats)
    assert plain(t.score) == [0] * seats
    assert plain(t.purse) == [5] * seats
    assert plain(t.shields) == [12] * seats
    assert not any([*t.hand, *t.up, *t.down, *t.map])


def test_all_roles_begin_on_the_board() -> None:
    """[IP-10] [IP-4]"""
    t = fresh()
    assert set(t.major) == set(t.minor) == {NOBODY}


def test_the_table_may_name_who_takes_the_marker() -> None:
    """[IP-10]"""
    assert [int(fresh(first=seat).prince) for seat in range(3)] == [0, 1, 2]


def test_otherwise_the_marker_is_drawn_at_random() -> None:
    """[IP-10]"""
    assert {int(fresh(4, seed=seed).prince) for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_two_to_five_can_play(seats: int) -> None:
    """[IP-10]"""
    with pytest.raises(BadSetup):
        GAME.new(seats)


def test_two_players_leave_seven_cards_of_each_colour_in_the_box() -> None:
    """[IP-11]"""
    deck = fresh(2).deck
    assert len(deck) == 65
    assert Counter(deck) == {GREEN: 13, WHITE: 13, RED: 13, BLUE: 13, YELLOW: 13}


@pytest.mark.parametrize(("seats", "cities"), [(2, 10), (3, 15), (5, 15)])
def test_two_players_play_with_ten_cities_more_with_all(seats: int, cities: int) -> None:
    """[IP-11] [IP-3]"""
    assert GAME.view(ended(seats=seats), SPECTATOR).to_dict()["city_deck"] == cities - 4


def test_the_five_cities_two_players_leave_out_are_random() -> None:
    """[IP-11]"""
    left_out = {city for seed in range(40) for city in plain(fresh(2, seed=seed).city_deck)[10:]}
    assert left_out == set(range(15))


def test_nobody_sees_which_cities_two_players_leave_out() -> None:
    """[IP-11]"""
    s = ended(seats=2)
    shown = GAME.view(s, 0).to_json()
    assert [name for name in CITY_NAMES if name in shown] == sorted(open_cities(s), key=CITY_NAMES.index)
