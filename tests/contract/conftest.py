"""The contract holds for every game × edition × number of seats."""

import pytest

from tests.tables import name, tables


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", tables(), ids=name)
