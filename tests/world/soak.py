"""Worlds by the million: a run goes on where it was left, says how far it is, and counts what they were made of."""

import json
import time
from collections import Counter
from multiprocessing import get_context
from pathlib import Path

from tests.world.faults import Plan, drawn
from tests.world.run import run
from tests.world.shrink import command

AT_ONCE = 200  # seeds that a process does at one go
Found = tuple[int, list[tuple[int, str]]]


def tried(first: int) -> Found:
    """In a process of its own: what broke in the worlds from this seed on."""
    broken = []
    for seed in range(first, first + AT_ONCE):
        failures = run(drawn(seed))
        if failures:
            broken.append((seed, failures[0]))
    return first, broken


def made_of(plan: Plan) -> list[str]:
    """What is counted of a world."""
    kinds = {fault.kind for fault in plan.faults} or {"nothing"}
    return [f"{plan.processes} processes", f"clock {plan.clock or 'none'}", f"{plan.bots} bots", *sorted(kinds)]


def soak(many: int, file: Path, jobs: int) -> bool:
    """Whether all was well. What was done is in the file, and is not done again."""
    known = json.loads(file.read_text()) if file.exists() else {"done": [], "broken": {}}
    done, broken, began = set(known["done"]), dict(known["broken"]), time.monotonic()
    todo = [first for first in range(0, many, AT_ONCE) if first not in done]
    with get_context("spawn").Pool(jobs) as pool:
        for n, (first, found) in enumerate(pool.imap_unordered(tried, todo), 1):
            done.add(first)
            broken |= {str(seed): text[:500] for seed, text in found}
            file.write_text(json.dumps({"done": sorted(done), "broken": broken}))
            for seed, text in found:
                print(f"{command(drawn(seed))}: {text[:500]}", flush=True)
            pace = n * AT_ONCE / (time.monotonic() - began)
            if n % 20 == 0 or n == len(todo):
                print(
                    f"{len(done) * AT_ONCE:,} of {many:,} seeds, {pace:.0f} a second, {len(broken)} broken", flush=True
                )
    counted = Counter(what for first in done for seed in range(first, first + AT_ONCE) for what in made_of(drawn(seed)))
    for what, count in sorted(counted.items()):
        print(f"{count:>10,} {what}")
    return not broken
