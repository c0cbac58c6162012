"""Runs pieces of parts in processes, writes down after each what was done, and tells of it."""

import json
import os
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from tests.soak.parts import PARTS

Piece = tuple[str, int]  # of which part, and which one
Done = tuple[float, list[str]]  # seconds it took, and what broke


def tried(name: str, number: int) -> Done:
    """In a process of its own."""
    began = time.monotonic()
    try:
        broken = PARTS[name].piece(number)
    except Exception:
        broken = [traceback.format_exc()[-2000:]]
    return time.monotonic() - began, broken


def print_into(log: Path) -> None:
    """What the servers of a process say is kept apart from what the night says, which is short."""
    with log.open("ab") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)


class Night:
    """What is wanted of each part, and what was done of it: in the file, and not done again."""

    def __init__(self, wanted: dict[str, int], file: Path) -> None:
        self.wanted = wanted
        self.file = file
        self.known: dict[str, dict[str, Any]] = json.loads(file.read_text()) if file.exists() else {}
        for name in wanted:
            self.known.setdefault(name, {"done": [], "seconds": 0.0, "broken": {}})

    def left(self) -> Iterator[Piece]:
        """Each part as far on as the others."""
        pieces = []
        for name, wanted in self.wanted.items():
            count, done = -(-wanted // PARTS[name].size), set(self.known[name]["done"])
            pieces += [(number / count, name, number) for number in range(count) if number not in done]
        yield from ((name, number) for _how_far, name, number in sorted(pieces))

    def run(self, seconds: float, jobs: int) -> None:
        end, todo, told = time.monotonic() + seconds, self.left(), time.monotonic()
        spawn, log = get_context("spawn"), self.file.with_suffix(".log")
        with ProcessPoolExecutor(jobs, spawn, print_into, (log,), max_tasks_per_child=20) as pool:
            under_way: dict[Future[Done], Piece] = {}
            while True:
                while len(under_way) < jobs and time.monotonic() < end and (piece := next(todo, None)) is not None:
                    under_way[pool.submit(tried, *piece)] = piece
                if not under_way:
                    return
                for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                    self.note(*under_way.pop(future), *future.result())
                if time.monotonic() > told + 60:
                    told = time.monotonic()
                    print(self.report(), flush=True)

    def note(self, name: str, number: int, seconds: float, broken: list[str]) -> None:
        known = self.known[name]
        known["done"] = sorted([*known["done"], number])
        known["seconds"] += seconds
        if broken:
            known["broken"][str(number)] = broken
            print(f"{name} {number}:", *broken[:3], sep="\n", flush=True)
        part = self.file.with_suffix(".part")
        part.write_text(json.dumps(self.known))
        part.replace(self.file)

    @property
    def broke(self) -> bool:
        return any(self.known[name]["broken"] for name in self.wanted)

    def report(self) -> str:
        """How many were run, how long, what broke."""
        lines = []
        for name, wanted in self.wanted.items():
            known, part = self.known[name], PARTS[name]
            done, seconds = len(known["done"]) * part.size, known["seconds"]
            pace = f"{done / seconds:.1f} a second of one process" if seconds else "not begun"
            lines.append(f"{name:8} {done:>12,} of {wanted:>12,}  {seconds / 3600:6.2f} h  {pace}")
            lines += [f"         piece {number}: {what[0][:300]}" for number, what in known["broken"].items()]
        return "\n".join(lines)
