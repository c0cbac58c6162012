"""Worlds by hand: `python -m tests.world 17` runs that of a seed and says what broke; without a seed many are run."""

import argparse
import os
import sys
import time
from pathlib import Path

from tests.soak.night import Night
from tests.world.faults import Plan
from tests.world.run import run
from tests.world.shrink import command, planned, shrunk

A_DAY = 24 * 3600


def one(plan: Plan, shrink: bool) -> bool:
    began = time.perf_counter()
    failures = run(plan)
    print(plan, f"{time.perf_counter() - began:.2f} s", *failures, sep="\n")
    if failures and shrink:
        print(f"smaller: {command(shrunk(plan))}")
    return not failures


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.world", description=__doc__)
    parser.add_argument("seeds", type=int, nargs="*")
    parser.add_argument("--faults", default="", help="which of its faults to keep, by number; - for none")
    parser.add_argument("--set", action="append", default=[], help="what is otherwise: steps=7")
    parser.add_argument("--shrink", action="store_true", help="look for a smaller world that breaks too")
    parser.add_argument("--many", type=int, default=10_000, help="seeds, where none is named")
    parser.add_argument("--done", type=Path, default=Path(".venv/soak.json"), help="what was done before")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    if asked.seeds:
        well = min(one(planned(seed, asked.faults, asked.set), asked.shrink) for seed in asked.seeds)
    else:
        night = Night({"worlds": asked.many}, asked.done)
        night.run(A_DAY, asked.jobs)
        print(night.report())
        well = not night.broke
    sys.exit(not well)


if __name__ == "__main__":
    main()
