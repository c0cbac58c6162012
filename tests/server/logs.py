"""Logs as tests write and read them: by their rows."""

from collections.abc import Iterable

from signoria.server.play.entry import Acted, AnyEntry
from signoria.server.play.log_rows import LogRow, entry_of, row_of
from signoria.server.play.match import Match


def next_entry(match: Match, kind: str, seat: int, by: str, text: str, at: int) -> AnyEntry:
    return entry_of(LogRow(*match.head(at), kind, seat, by, text))


def kinds(log: Iterable[AnyEntry]) -> list[str]:
    return [row.kind for row in rows(log)]


def acts(log: Iterable[AnyEntry]) -> list[Acted]:
    return [entry for entry in log if isinstance(entry, Acted)]


def rows(log: Iterable[AnyEntry]) -> list[LogRow]:
    return [row_of(entry) for entry in log]
