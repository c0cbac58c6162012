"""Whole games, line by line as they were written down."""

import pytest

from tests.golden.playthrough import Golden, golden_games, path, playthrough


@pytest.mark.parametrize("golden", golden_games(), ids=lambda golden: path(*golden).stem)
def test_a_golden_game_plays_as_it_was_written_down(golden: Golden) -> None:
    assert playthrough(*golden) == path(*golden).read_text(encoding="utf-8").splitlines()
