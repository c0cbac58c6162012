"""Frozen counts: how many courses a game can take in the next n decisions, from fixed positions.

python -m tests.golden.counts        writes counts.json anew, after a change of the rules that is meant
"""

import json
from pathlib import Path

from signoria import Game, Rng, State
from signoria.kernel.action import Actions
from tests.golden.playthrough import OPTIONS, Golden
from tests.tables import step, tables

FILE = Path(__file__).parent / "counts.json"
STARTS = [0, 40, 90, 140]  # random decisions before the counting begins
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


def positions() -> list[Golden]:
    """Every table, each option of the golden games switched on in turn."""
    return [(*table, option) for table in tables() for option in OPTIONS.get(table[0].key, [""])]


def label(game: Game, edition: str, seats: int, option: str, start: int) -> str:
    return " ".join([game.key, edition, *option.split(), str(seats), "seats after", str(start)])


def position(game: Game, edition: str, seats: int, option: str, start: int) -> State:
    options = {option: 1} if option else None
    s, rng = game.new(seats, edition, options, seed=f"counts {start}"), Rng(start)
    for _n in range(start):
        if not s.over:
            step(s, rng)
    return s


def counts(game: Game, edition: str, seats: int, option: str, start: int) -> list[int]:
    """Courses of 1, 2, 3, ... decisions."""
    s = position(game, edition, seats, option, start)
    out = [courses(s, 1)]
    while len(out) < 6 and out[-1] * max(out[-1] // (out[-2] if len(out) > 1 else 1), 1) < MOST:
        out.append(courses(s, len(out) + 1))
    return out


def all_counts() -> dict[str, list[int]]:
    return {label(*one, start): counts(*one, start) for one in positions() for start in STARTS}


if __name__ == "__main__":
    rows = [f" {json.dumps(name)}: {json.dumps(row)}" for name, row in all_counts().items()]
    FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
    print(f"wrote {FILE.name}")
