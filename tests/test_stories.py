"""What the browser's tests tell stories from is what the engine announces."""

import pytest

from signoria import GAMES
from tests.stories import OUT, stories


@pytest.mark.parametrize("key", GAMES)
def test_the_stories_of_the_browsers_tests_are_the_engines(key: str) -> None:
    written = (OUT / key / "stories.json").read_text(encoding="utf-8")
    assert written == stories(GAMES[key]), "write them anew: -m tests.stories"
