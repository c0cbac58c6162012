"""Whole games, line by line as they were written down."""

import pytest

from signoria import Game
from tests.golden.playthrough import golden_games, path, playthrough


@pytest.mark.parametrize(("game", "edition", "seats"), golden_games(), ids=lambda part: getattr(part, "key", str(part)))
def test_a_golden_game_plays_as_it_was_written_down(game: Game, edition: str, seats: int) -> None:
    assert playthrough(game, edition, seats) == path(game, edition, seats).read_text(encoding="utf-8").splitlines()
