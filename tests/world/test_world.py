"""The server in a world of its own, many times: nothing acknowledged is lost, and everybody was told what is so."""

import pytest

from tests.world.faults import drawn
from tests.world.run import run, twins
from tests.world.shrink import said

SEEDS = 5_000
TWINS = 250
AT_ONCE = 125  # seeds in one test


@pytest.mark.parametrize("first", range(0, SEEDS, AT_ONCE))
def test_the_server_keeps_its_promises_in_every_world(first: int) -> None:
    for seed in range(first, first + AT_ONCE):
        failures = run(drawn(seed))
        assert not failures, said(drawn(seed), failures)


@pytest.mark.parametrize("first", range(0, TWINS, AT_ONCE))
def test_what_one_cannot_know_changes_neither_what_one_hears_nor_when(first: int) -> None:
    for seed in range(first, first + AT_ONCE):
        failures = twins(drawn(seed))
        assert not failures, f"twins of seed {seed}: {failures[0]}"
