"""`python -m tests.world 17`: the world of a seed; several seeds, or `--from 0 --many 1000`; fails with what broke."""

import argparse
import faulthandler
import sys
import time

from tests.world.faults import drawn
from tests.world.run import run


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.world", description=__doc__)
    parser.add_argument("seeds", type=int, nargs="*")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--many", type=int, default=0)
    faulthandler.dump_traceback_later(40, exit=True)
    asked = parser.parse_args()
    seeds = asked.seeds or range(asked.first, asked.first + asked.many)
    began, broken = time.perf_counter(), 0
    for seed in seeds:
        failures = run(drawn(seed))
        if failures:
            broken += 1
            print(drawn(seed))
            for text in failures[:4]:
                print(seed, text[:600])
    print(f"{len(seeds)} seeds, {broken} broken, {(time.perf_counter() - began) / len(seeds) * 1000:.1f} ms a seed")
    sys.exit(bool(broken))


if __name__ == "__main__":
    main()
