"""The end of the game."""

import pytest

from signoria.games.principe import GAME
from signoria.games.principe.components import BLUE, COLOURS, GREEN, RED, WHITE, YELLOW
from signoria.games.principe.frames import principe
from tests.principe.positions import (
    course,
    deck_size,
    hand_size,
    lay_any,
    lots,
    major,
    pass_all,
    play,
    purses,
    told,
)

THREE = ["milano", "lucca", "pisa"]
FOUR = [*THREE, "siena"]
ENOUGH = {2: 10, 3: 12, 4: 16, 5: 20}


def test_fewer_than_four_open_cities_end_the_game_at_once() -> None:
    """[IP-60]"""
    s = course(cities=THREE, coming=[])
    lay_any(s)
    assert s.over
    assert told(s, "game-ends") == [{"event": "game-ends", "cause": "cities-short"}]


def test_four_open_cities_do_not_end_the_game() -> None:
    """[IP-60]"""
    s = course(cities=FOUR, coming=[])
    lay_any(s)
    assert not s.over


def test_cards_laid_in_the_phase_that_ends_the_game_are_not_in_hand() -> None:
    """[IP-60] [IP-74]"""
    s = course(cities=THREE, coming=[])
    lay_any(s)
    assert [hand_size(s, seat) for seat in range(3)] == [2, 2, 2]


def test_cards_laid_in_the_phase_that_ends_the_game_are_turned_up_for_nobody() -> None:
    """“In questo caso il gioco termina immediatamente”, before phase 2 turns them up. [IP-60] [IP-30]"""
    s = course(cities=THREE, coming=[], deck=[RED] * 4 + [BLUE] * 8)
    lay_any(s)
    assert (s.over, lots(s), told(s, "laid")) == (True, {}, [])
    assert (deck_size(s), len(principe(s.table).deck)) == (0, 12 + 6)


def test_what_was_laid_face_down_at_the_end_is_seen_in_no_view() -> None:
    """All know three red cards in a hand; whether two of them were laid nobody can tell. [IP-60] [IP-22]"""
    seen = []
    for laid in ("red", "green"):
        s = course(cities=THREE, coming=[], deck=[GREEN] * 12)
        t = principe(s.table)
        t.gain(1, RED, 3)
        play(s, f"1 lay {laid}", f"1 lay {laid}", *["0 lay green", "2 lay green"] * 2)
        assert (s.over, int(t.known[COLOURS + RED])) == (True, 1)
        seen.append(GAME.view(s, 0).to_json())
    assert seen[0] == seen[1]


def test_building_when_no_new_city_comes_ends_the_game_in_the_next_phase_1() -> None:
    """[IP-60] [IP-43]"""
    s = course(cities=FOUR, coming=[], hands={0: {GREEN: 1, WHITE: 1, RED: 1}}, deck=[YELLOW] * 36)
    play(s, *["0 lay yellow", "1 lay yellow", "2 lay yellow"] * 2, "0 pass", "1 pass", "2 pass")
    play(s, "0 build siena", "0 shield brown", "1 pass", "2 pass")
    assert s.to_act() == [0, 1, 2]
    lay_any(s)
    assert s.over


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_deck_with_enough_cards_gives_a_usual_round(seats: int) -> None:
    """[IP-61]"""
    s = course(seats=seats, deck=[RED] * ENOUGH[seats])
    assert (len(s.to_act()), deck_size(s)) == (seats, 0)
    assert not principe(s.table).last


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_smaller_deck_makes_the_round_the_last(seats: int) -> None:
    """[IP-61]"""
    s = course(seats=seats, deck=[RED] * (ENOUGH[seats] - 1))
    assert principe(s.table).last
    assert told(s, "last-round") == [{"event": "last-round", "cards": ENOUGH[seats] - 1}]


def test_in_the_last_round_nobody_draws_or_lays() -> None:
    """[IP-61]"""
    s = course(deck=[RED] * 11, hands={0: {BLUE: 3}})
    assert [hand_size(s, seat) for seat in range(3)] == [3, 0, 0]
    assert (s.to_act(), lots(s)) == ([0], {RED: 6})


@pytest.mark.parametrize(("seats", "cards"), [(3, 6), (4, 8), (5, 10)])
def test_the_last_auction_is_drawn_straight_from_the_deck(seats: int, cards: int) -> None:
    """[IP-61]"""
    s = course(seats=seats, deck=[GREEN, YELLOW] * (cards // 2) + [BLUE])
    assert (lots(s), deck_size(s)) == ({GREEN: cards // 2, YELLOW: cards // 2}, 1)


def test_the_last_round_has_its_phases_3_and_4_and_then_ends() -> None:
    """[IP-61]"""
    s = course(deck=[RED] * 6, hands={0: {WHITE: 2}})
    play(s, "0 pass", "1 pass", "2 pass", "0 play 2 white", "1 pass", "2 pass")
    assert (s.over, major(s, WHITE)) == (True, 0)
    assert told(s, "game-ends") == [{"event": "game-ends", "cause": "last-round-over"}]


def test_the_winner_of_the_last_auction_may_build() -> None:
    """[IP-61] [IP-33]"""
    s = course(deck=[RED] * 6, cities=FOUR, hands={0: {GREEN: 1, WHITE: 1}}, purse=[5, 0, 0])
    play(s, "0 bid 1", "1 pass", "2 pass")
    assert s.legal(0) == ["pass", "build siena"]


def test_a_usual_round_is_followed_by_another() -> None:
    """[IP-61]"""
    s = course(deck=[RED] * 24, purse=[0, 0, 0])
    lay_any(s)
    pass_all(s)
    assert (s.to_act(), purses(s)) == ([0, 1, 2], [10, 10, 10])
