"""A series that is interrupted while a worker is in the midst of a report: run by test_workers, ends with 130."""

import os
import signal
import sys

from signoria.lab.workers import Result, play_series
from tests.lab.dying import LONG, in_the_midst


def press_ctrl_c() -> None:
    os.kill(os.getppid(), signal.SIGINT)


class Reports:
    seed = ""

    def seed_of(self, n: int) -> str:
        return ""

    def play(self, n: int) -> Result:
        if n == 2:
            in_the_midst(press_ctrl_c)
            return {"n": n, "long": "x" * LONG}
        return {"n": n}

    def facts(self) -> dict[str, object]:
        return {}


if __name__ == "__main__":
    try:
        for _results in play_series(Reports(), 0, 1_000_000, 2):
            pass
    except KeyboardInterrupt:
        sys.exit(130)
