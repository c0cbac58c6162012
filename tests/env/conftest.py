"""What learners see holds for every game × number of seats; where editions differ, the contract's twins try each."""

import pytest

from signoria import GAMES

PLACES = [(game.key, seats) for game in GAMES.values() for seats in game.seats if game.tensors(seats) is not None]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    own = [mark for mark in metafunc.definition.iter_markers("parametrize") if mark.args[0] == "place"]
    if "place" in metafunc.fixturenames and not own:
        metafunc.parametrize("place", PLACES, ids=lambda place: f"{place[0]}-{place[1]}")
