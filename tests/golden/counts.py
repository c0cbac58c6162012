"""Frozen counts: how many courses a game can take in the next n decisions, from fixed positions.

python -m tests.golden.counts        writes counts.json anew, after a change of the rules that is meant
"""

import json
from pathlib import Path

from signoria import Game, Rng, State
from signoria.kernel.action import Actions
from tests.tables import step, tables

FILE = Path(__file__).parent / "counts.json"
STARTS = [0, 40, 90, 150]  # random decisions before the counting begins
MOST = 20_000  # the deepest count stays under this


def courses(s: State, depth: int) -> int:
    """The number of different courses of `depth` decisions; a game that ends early counts as one."""
    if s.over:
        return 1
    acts = Actions()
    seat = s.to_act()[0]
    s.offer(seat, acts)
    if depth == 1:
        return int(acts.count)
    total = 0
    for i in range(acts.count):
        child = s.clone()
        child.apply(seat, acts.at(i))
        total += courses(child, depth - 1)
    return total


def position(game: Game, edition: str, seats: int, start: int) -> State:
    s, rng = game.new(seats, edition, seed=f"counts {start}"), Rng(start)
    while not s.over and len(s.record()["actions"]) < start:  # type: ignore[arg-type]  # a list
        step(s, rng)
    return s


def counts(game: Game, edition: str, seats: int, start: int) -> list[int]:
    """Courses of 1, 2, 3, ... decisions."""
    s = position(game, edition, seats, start)
    out = [courses(s, 1)]
    while len(out) < 6 and out[-1] * max(out[-1] // (out[-2] if len(out) > 1 else 1), 1) < MOST:
        out.append(courses(s, len(out) + 1))
    return out


def all_counts() -> dict[str, list[int]]:
    return {
        f"{game.key} {edition} {seats} seats after {start}": counts(game, edition, seats, start)
        for game, edition, seats in tables()
        for start in STARTS
    }


if __name__ == "__main__":
    FILE.write_text(
        json.dumps(all_counts(), indent=1).replace("\n  ", " ").replace("\n ]", " ]") + "\n", encoding="utf-8"
    )
    print(f"wrote {FILE.name}")
