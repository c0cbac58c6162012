"""docs/load.md: a table of each kind, from the figures of all parts that were ever measured."""

import os
import platform
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from signoria.server.rooms.registry import ACTS
from tools.load import words
from tools.load.measure import Figures

PAGE = Path(__file__).parents[2] / "docs" / "load.md"
EUROS = 10.0  # a core and month, with its memory, as machines are rented
A_DAY = 24 * 3600
Found = Mapping[str, Figures]
Column = tuple[str, Callable[[Figures], str]]


def number(f: Figures, name: str) -> float:
    return float(f.get(name, 0))


def shares(of: str) -> Callable[[Figures], str]:
    def show(f: Figures) -> str:
        p50, p99, most = (number(f, f"{of}_p{share}") for share in ("50", "99", "99.9"))
        return f"{p50:.1f}, **{p99:.1f}**, {most:.1f}"

    return show


def cores(of: str, *parts: str) -> Callable[[Figures], str]:
    return lambda f: ", ".join(f"{number(f, f'{of}_{part}_cores'):.2f}" for part in parts)


def euros_a_million(f: Figures) -> str:
    """What the cores cost that the server and its database need for a million games."""
    if "moves_a_game" not in f:
        return "–"
    days = 1e6 * number(f, "moves_a_game") / number(f, "full_rate_per_core_with_database") / A_DAY
    return f"{days * EUROS / 30:.2f}"


PLAY: list[Column] = [
    ("tables, sockets", lambda f: f"{number(f, 'tables'):,.0f}, {number(f, 'sockets'):,.0f}"),
    ("kB a live table", lambda f: f"{number(f, 'kilobytes_a_table'):.0f}"),
    ("moves/s", lambda f: f"{number(f, 'paced_rate'):.0f}"),
    ("p50, p99, p99.9 ms", shares("paced")),
    ("cores: server, database, players", cores("paced", "server", "database", "players")),
]
FULL: list[Column] = [
    ("moves/s", lambda f: f"{number(f, 'full_rate'):,.0f}"),
    ("p50, p99, p99.9 ms", shares("full")),
    ("cores: server, database, players", cores("full", "server", "database", "players")),
    ("moves/s per core", lambda f: f"**{number(f, 'full_rate_per_core'):,.0f}**"),
    ("with the database", lambda f: f"{number(f, 'full_rate_per_core_with_database'):,.0f}"),
    ("millions of moves a core and day", lambda f: f"{number(f, 'full_rate_per_core') * A_DAY / 1e6:,.0f}"),
    ("euros a million games", euros_a_million),
]
PLAYED = [
    *("sqlite-1000", "boardgame.io-1000", "postgresql-1000", "two-1000"),
    *("sqlite-10000", "boardgame.io-2500", "postgresql-10000", "two-10000"),
]
NAMES = {
    "sqlite-1000": "SQLite",
    "sqlite-10000": "SQLite",
    "boardgame.io-1000": "boardgame.io, in memory",
    "boardgame.io-2500": "boardgame.io, in memory",
    "postgresql-1000": "PostgreSQL",
    "postgresql-10000": "PostgreSQL",
    "two-1000": "PostgreSQL, two processes",
    "two-10000": "PostgreSQL, two processes",
    "restart-500": "500 tables",
    "restart-2500": "2,500 tables",
}
EVENING: list[Column] = [
    *PLAY[:3],
    ("and with bots", lambda f: f"{number(f, 'moves_with_bots') / max(number(f, 'paced_moves'), 1):.1f} times as many"),
    PLAY[3],
    ("cores: server, bots, database, players", cores("paced", "server", "bots", "database", "players")),
]
RESTART: list[Column] = [
    *PLAY[:1],
    PLAY[2],
    ("acts acknowledged, lost", lambda f: f"{number(f, 'acknowledged'):,.0f}, **{number(f, 'lost_acts'):.0f}**"),
    ("lines cut", lambda f: f"{number(f, 'lines_lost'):,.0f}"),
    ("p50, p99, longest without a line, s", lambda f: seconds(f, "gap_p50", "gap_p99", "gap_longest")),
    ("all done after, s", lambda f: f"{number(f, 'restart_seconds'):.0f}"),
    PLAY[3],
    ("cores: server, database, players", cores("paced", "server", "database", "players")),
]
BEYOND: list[Column] = [
    ("tables that play at once", lambda f: f"{number(f, 'at_once'):,.0f}"),
    ("moves/s", lambda f: f"{number(f, 'rate'):,.0f}"),
    ("p50, p99, p99.9 ms", lambda f: shares("x")({f"x_{key}": value for key, value in f.items()})),
    ("refused as busy", lambda f: f"{number(f, 'refused'):,.0f}"),
    ("p99 until the refusal, ms", lambda f: f"{number(f, 'refused_p99'):.0f}" if number(f, "refused") else "–"),
    ("cores: server, players", lambda f: f"{number(f, 'server_cores'):.2f}, {number(f, 'players_cores'):.2f}"),
]
TIMES = 4  # that it is tried with more and more at once


def seconds(f: Figures, *names: str) -> str:
    return ", ".join(f"{number(f, name) / 1000:.1f}" for name in names)


def kept() -> dict[str, Figures]:
    """What was measured before, as the page holds it."""
    data = PAGE.read_text(encoding="utf-8").partition("```json")[2].partition("```")[0]
    found: dict[str, Figures] = msgspec.json.decode(data or "{}").get("parts", {})
    return found


def machine() -> Figures:
    return {
        "cores_there": os.cpu_count() or 0,
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "measured": datetime.now(UTC).strftime("%Y-%m-%d %H:%M"),
    }


def rows(names: Sequence[str], found: Found, columns: Sequence[Column]) -> list[str]:
    lines = ["| | " + " | ".join(title for title, _show in columns) + " |", "|---|" + "---|" * len(columns)]
    for name in names:
        shown = " | ".join(show(found[name]) for _title, show in columns)
        lines.append(f"| {NAMES.get(name, name)} | {shown} |")
    return lines


def section(title: str, says: str, names: Sequence[str], found: Found, columns: Sequence[Column]) -> list[str]:
    """Nothing, if none of it was measured yet."""
    there = [name for name in names if name in found]
    if not there:
        return []
    return [f"## {title}", "", says, "", *rows(there, found, columns), "", *command(*there)]


def command(*parts: str) -> list[str]:
    return [f"    make load ARGS='{' '.join(parts)}'", ""]


def written(found: Found) -> str:
    """The page: what was done, the tables, and the figures for machines."""
    last: Figures = max(found.values(), key=lambda f: str(f["measured"]), default={})
    lines = [words.HEAD.format(euros=EUROS)]
    lines += section("Play at a pace", words.PACED, PLAYED, found, PLAY)
    lines += section("Play flat out", words.FLAT_OUT, PLAYED, found, FULL)
    lines += section("An evening", words.AN_EVENING, ["evening"], found, EVENING)
    if "beyond" in found:
        times = {f"{n + 1}.": part(found["beyond"], str(n)) for n in range(TIMES)}
        says = words.BEYOND.format(acts=ACTS)
        lines += ["## Beyond what it can do", "", says, "", *rows(list(times), times, BEYOND), "", *command("beyond")]
    lines += section("A rolling restart", words.RESTART, ["restart-500", "restart-2500"], found, RESTART)
    for name, says in (("start", words.START), ("idle", words.IDLE), ("opening", words.OPENING)):
        if name in found:
            lines += [says.format_map(found[name]), *command(name)]
    data = msgspec.json.format(msgspec.json.encode({"parts": found}), indent=1).decode()
    where = "Measured on {cores_there} cores, {system}, Python {python}; the last part on {measured} (UTC)."
    ending = [where.format_map(last), "", "```json", data, "```", ""] if found else []
    return "\n".join([*lines, *ending])


def part(f: Figures, of: str) -> Figures:
    return {key.removeprefix(f"{of}_"): value for key, value in f.items() if key.startswith(f"{of}_")}


def write(found: Found) -> None:
    PAGE.write_text(written(found), encoding="utf-8")
