"""Set-up: the starting player, three professions of four, the decks."""

import pytest

from signoria.games.florence import GAME
from signoria.games.florence.frames import florence
from tests.florence.positions import deck, florins, hand, told


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everyone_has_3500_florins_and_there_is_one_freedom_of_each_kind_less_than_players(seats: int) -> None:
    """[PF-10]"""
    s = GAME.new(seats, seed=1)
    assert florins(s) == [3500] * seats
    assert list(florence(s.table).freedoms_left) == [seats - 1] * 3


def test_three_players_have_two_of_each_freedom() -> None:
    """[PF-E10]"""
    assert list(florence(GAME.new(3, seed=1).table).freedoms_left) == [2, 2, 2]


def test_four_professions_are_dealt_from_the_starting_player_clockwise() -> None:
    """[PF-10]"""
    s = GAME.new(4, seed=2, first=2)
    professions = GAME.deal(s)[1][1:]
    for turn, seat in enumerate([2, 3, 0, 1]):
        assert sorted(hand(s, seat)) == sorted(professions[4 * turn : 4 * turn + 4])
        assert sorted(s.legal(seat)) == sorted(f"discard {card}" for card in hand(s, seat))


def test_discards_are_secret_and_stay_in_hand_until_all_have_chosen() -> None:
    """[PF-10]"""
    s = GAME.new(3, seed=3, first=0)
    given = {seat: s.legal(seat)[1] for seat in (2, 0)}
    for seat, text in given.items():
        s.play(seat, text)
    assert [len(hand(s, seat)) for seat in range(3)] == [4, 4, 4]
    assert "discarded" not in {event.name for event in GAME.heard(s, 0)}
    assert s.to_act() == [1]
    s.play(1, s.legal(1)[0])
    assert [len(hand(s, seat)) for seat in range(3)] == [3, 3, 3]
    assert told(s, "discarded", 0)[0] == {"event": "discarded", "seat": 0, "profession": given[0].split()[1]}
    assert told(s, "discarded", 1)[0] == {"event": "discarded", "seat": 0}


def test_discards_are_shuffled_into_the_deck() -> None:
    """[PF-10]"""
    s = GAME.new(3, seed=4, first=0)
    gone = []
    for seat in range(3):
        gone.append(s.legal(seat)[3].split()[1])
        s.play(seat, s.legal(seat)[3])
    assert len(deck(s, "profession")) == 21 - 9
    assert set(gone) <= set(deck(s, "profession"))
    assert GAME.deal(s)[4] == ["reshuffle", *deck(s, "profession")]


def test_the_table_may_name_the_starting_player() -> None:
    """[PF-10]"""
    assert [GAME.new(4, seed=1, first=seat).record()["first"] for seat in range(4)] == [0, 1, 2, 3]
    assert {GAME.new(4, seed=seed).record()["first"] for seed in range(30)} == {0, 1, 2, 3}
