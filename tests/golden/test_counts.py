"""The number of courses a game can take, as it was once counted."""

import json

import pytest

from tests.golden.counts import FILE, STARTS, counts
from tests.tables import Table, name, tables

FROZEN = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("table", tables(), ids=name)
@pytest.mark.parametrize("start", STARTS)
def test_the_courses_of_a_game_are_as_many_as_ever(table: Table, start: int) -> None:
    game, edition, seats = table
    assert counts(*table, start) == FROZEN[f"{game.key} {edition} {seats} seats after {start}"]
