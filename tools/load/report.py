"""docs/load.md, written anew by every `make load`."""

import os
import platform
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path

import msgspec

from tools.load.measure import Effort, Figures

PAGE = Path(__file__).parents[2] / "docs" / "load.md"
ROWS: list[tuple[str, Callable[[Figures], str]]] = [
    ("tables, and sockets of players", lambda f: f"{f.tables}, {f.sockets}"),
    ("memory a table with its players, kB", lambda f: f"{f.kilobytes_a_table:.0f}"),
    ("**at a pace**: moves/s", lambda f: f"{f.paced_pace:.0f}"),
    ("p50, p99 from act to everyone told, ms", lambda f: f"{f.paced_p50:.1f}, **{f.paced_p99:.1f}**"),
    ("cores used", lambda f: f"{f.paced_cpu:.2f}"),
    ("**flat out**: moves/s", lambda f: f"{f.full_rate:.0f}"),
    ("p50, p99, ms", lambda f: f"{f.full_p50:.1f}, {f.full_p99:.1f}"),
    ("cores used", lambda f: f"{f.full_cpu:.2f}"),
    ("moves/s per core", lambda f: f"**{f.rate_per_core:.0f}**"),
    ("cores used by the players", lambda f: f"{f.generator_cpu:.2f}"),
]
TEXT = """\
# Load

Written by `make load`, not by hand. One server process and, beside it on the same machine, one process that plays for
everybody: {tables} tables of four, each player on a WebSocket of their own.

- *At a pace*: {pace:g} moves a second for {seconds:g} s, at tables in turn, whatever comes of them. A move that has to
  wait for its table counts from when it was due.
- *Flat out*: {at_once} tables at once, each its next move as soon as everyone was told of the last, for {seconds:g} s.
- Time is from the act until the last of those who are to be told has been told and the actor knows that it is kept.
- Ours plays Il Principe and keeps every move on the disk (SQLite, `synchronous=FULL`) before it tells anybody of it.
  boardgame.io plays a plain auction with as much on the table and as much of it hidden, and keeps it in memory, as it
  does unless it is told otherwise.

{figures}

A table with a log of {actions} actions (The Prince, five seats) opens in **{opening:.0f} ms**: read, folded, first
update encoded.

Measured on {cores} cores, {system} {machine}, Python {python}.

```json
{data}
```
"""


def written(figures: Sequence[Figures], opening: float, actions: int, effort: Effort) -> str:
    """The page: what was done, a table, and the figures for machines."""
    lines = ["| | " + " | ".join(each.server for each in figures) + " |", "|---|" + "---|" * len(figures)]
    lines += [f"| {name} | " + " | ".join(show(each) for each in figures) + " |" for name, show in ROWS]
    data = {"effort": asdict(effort), "opening_ms": opening, "figures": [asdict(each) for each in figures]}
    return TEXT.format(
        **asdict(effort),
        figures="\n".join(lines),
        opening=opening,
        actions=actions,
        cores=os.cpu_count(),
        system=platform.system(),
        machine=platform.machine(),
        python=platform.python_version(),
        data=msgspec.json.format(msgspec.json.encode(data), indent=1).decode(),
    )
