"""The number of courses a game can take, as it was once counted."""

import json

import pytest

from tests.golden.counts import FILE, STARTS, counts, label, positions
from tests.golden.playthrough import Golden

FROZEN = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("position", positions(), ids=[label(*one, 0) for one in positions()])
@pytest.mark.parametrize("start", STARTS)
def test_the_courses_of_a_game_are_as_many_as_ever(position: Golden, start: int) -> None:
    assert counts(*position, start) == FROZEN[label(*position, start)]
