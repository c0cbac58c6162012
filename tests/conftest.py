"""Every run prints what it runs on; the two runs of `make test` insist on it."""

import os
import signal

import pytest

from signoria.kernel.arrays import COMPILED

pytest_plugins = ["tests.longest"]

MODE = "compiled" if COMPILED else "interpreted"


def pytest_report_header(config: pytest.Config) -> str:
    return f"signoria: {MODE} core"


def pytest_configure(config: pytest.Config) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # what a shell starts behind itself ignores it,
    signal.signal(signal.SIGHUP, signal.SIG_DFL)  # and this what nohup starts; so would all that tests start
    wanted = os.environ.get("SIGNORIA_EXPECT", MODE)
    if wanted != MODE:
        raise pytest.UsageError(f"these tests were to run {wanted}, but the core is {MODE}")
