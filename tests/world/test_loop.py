"""A world is its seed: the same one again is the same to the last byte, in whichever process it runs."""

import os
import subprocess
import sys
from hashlib import sha256

import pytest

from tests.world.faults import Plan, drawn
from tests.world.run import trace
from tests.world.shrink import command, planned, shrunk

PRINTED = "from tests.world.test_loop import digest; print(*[digest(seed) for seed in range({first}, {last})])"


def digest(seed: int) -> str:
    """Of all that was written and said."""
    return sha256(trace(drawn(seed)).encode()).hexdigest()[:16]


@pytest.mark.parametrize("first", [0, 40])
def test_a_seed_is_the_same_world_in_every_process(first: int) -> None:
    """Whatever order sets have, wherever things lie in memory, whatever ran before."""
    last = first + 25
    here = [digest(seed) for seed in reversed(range(first, last))][::-1]
    for order in ("1", "2"):
        code = PRINTED.format(first=first, last=last)
        env = os.environ | {"PYTHONHASHSEED": order}
        there = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
        assert there.stdout.split() == here


def test_what_breaks_is_made_smaller_and_seen_again_by_one_command() -> None:
    whole = next(plan for plan in map(drawn, range(1000)) if len(plan.faults) == 4 and plan.steps > 10)

    def breaks(plan: Plan) -> bool:
        return whole.faults[2] in plan.faults and plan.steps >= 3

    small = shrunk(whole, breaks)
    assert (small.faults, small.steps, small.odd) == ((whole.faults[2],), 3, 0.0)
    words = command(small).split()
    kept = words[words.index("--faults") + 1]
    chosen = [words[n + 1] for n, word in enumerate(words) if word == "--set"]
    assert planned(int(words[3]), kept, chosen) == small
