"""The buffer of legal actions, and the catalogue that ties codes to texts."""

import pytest

from signoria import GAMES
from signoria.kernel.action import ROOM, Actions, Catalogue, column, filled


def test_a_ladder_comes_last_and_is_not_written_out() -> None:
    acts = Actions()
    acts.add(0)
    acts.add_ladder(6, 250)
    acts.add(300)
    assert acts.listed == 2
    assert acts.count == 247
    assert acts.to_list() == [0, 300, *range(6, 251)]
    assert acts.has(0)
    assert acts.has(6)
    assert acts.has(250)
    assert acts.has(300)
    assert not acts.has(5)
    assert not acts.has(251)


def test_an_empty_ladder_is_none() -> None:
    acts = Actions()
    acts.add(0)
    acts.add_ladder(6, 5)
    assert acts.to_list() == [0]
    assert not acts.has(6)


def test_a_cleared_buffer_forgets_its_ladder() -> None:
    acts = Actions()
    acts.add_ladder(1, 9)
    acts.clear()
    acts.add_range(20, 22)
    assert acts.to_list() == [20, 21, 22]
    assert not acts.has(5)


def test_the_buffer_has_room_for_every_action_of_a_game() -> None:
    assert all(len(game.catalogue) <= ROOM for game in GAMES.values())
    acts = Actions()
    acts.add_range(0, ROOM - 1)
    assert acts.to_list() == list(range(ROOM))


def test_what_is_written_and_does_not_count_is_not_offered() -> None:
    acts = Actions()
    acts.add_if(7, False)
    acts.add_range(5, 4)
    acts.add_if(8, True)
    acts.add_range(10, 11)
    acts.add(12)
    acts.add_range(20, 25)
    assert acts.to_list() == [8, 10, 11, 12, 20, 21, 22, 23, 24, 25]
    assert not any(acts.has(code) for code in (5, 7, 13))


def test_a_catalogue_names_every_code_once() -> None:
    catalogue = Catalogue()
    catalogue.name(0, ["pass", "bid 1"])
    catalogue.name(2, ["build milano"])
    assert [catalogue.text(code) for code in range(len(catalogue))] == ["pass", "bid 1", "build milano"]
    assert [catalogue.code(text) for text in ("build milano", "bid 9", "")] == [2, -1, -1]


@pytest.mark.parametrize(("first", "texts"), [(3, ["a gap"]), (0, ["an overlap"]), (2, ["pass"])])
def test_a_catalogue_refuses_gaps_overlaps_and_doubles(first: int, texts: list[str]) -> None:
    catalogue = Catalogue()
    catalogue.name(0, ["pass", "bid 1"])
    with pytest.raises(ValueError, match="catalogue"):
        catalogue.name(first, texts)


def test_new_arrays_share_nothing() -> None:
    a, b = filled(3, 0), filled(3, 0)
    a[0] = 7
    assert list(b) == [0, 0, 0]
    assert list(filled(3, -1)) == [-1, -1, -1]
    assert list(filled(2000, 5)) == [5] * 2000
    assert list(column([3, 1, 2])) == [3, 1, 2]
