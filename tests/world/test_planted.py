"""Bugs that are planted on purpose: a world that would not find them is not worth its time."""

import os

import pytest

from tests.world.planted import BUGS, Bug, first_seed

MOST = 10_000 if "SIGNORIA_SOAK" in os.environ else 600  # seeds in which each must show


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.name)
def test_a_planted_bug_is_found(bug: Bug) -> None:
    assert first_seed(bug, MOST) is not None
