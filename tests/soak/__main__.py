"""A night: what has no end, in pieces of seconds or minutes. It goes on where it was left, and says what was done.

python -m tests.soak                              everything, each part as far on as the others, until all are done
python -m tests.soak kills texts --hours 2        these two, for so long
python -m tests.soak --many worlds=20000          so many of them, as `make test` has 5,000
"""

import argparse
import os
import sys
from pathlib import Path

from tests.soak.night import Night
from tests.soak.parts import PARTS


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[[], *PARTS], help="all, if none is named")
    parser.add_argument("--many", action="append", default=[], help="how many of a part: kills=100")
    parser.add_argument("--hours", type=float, default=24.0, help="after which it stops, to be gone on with")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--done", type=Path, default=Path(".venv/soak.json"), help="what was done before")
    asked = parser.parse_args()
    many = {name: int(count) for name, _equals, count in (each.partition("=") for each in asked.many)}
    parts = [PARTS[name] for name in asked.parts or PARTS]
    night = Night({part.name: many.get(part.name, part.wanted) for part in parts}, asked.done)
    night.run(asked.hours * 3600, asked.jobs)
    print(night.report())
    sys.exit(night.broke)


if __name__ == "__main__":
    main()
