"""Analyses of finished games: how far they are, and what they found."""

from dataclasses import dataclass

from sqlalchemy import Insert, Update

from signoria.server.store.schema import analyses
from signoria.server.store.store import Store


@dataclass(frozen=True)
class AnalysisRow:
    table: str
    holder: str
    until: int
    done: int
    total: int
    report: str | None


async def analysis(store: Store, table: str) -> AnalysisRow | None:
    row = await store.row(analyses.select().where(analyses.c.table == table))
    return AnalysisRow(*row) if row else None


def begun(table: str, holder: str, until: int) -> Insert:
    return analyses.insert().values(table=table, holder=holder, until=until, done=0, total=0)


def taken_over(found: AnalysisRow, holder: str, until: int) -> Update:
    """From a server that has not been heard of: only if it is still not heard of."""
    same = (analyses.c.table == found.table, analyses.c.until == found.until, analyses.c.report.is_(None))
    return analyses.update().where(*same).values(holder=holder, until=until, done=0)


def progress(table: str, holder: str, until: int, done: int, total: int, report: str | None = None) -> Update:
    mine = (analyses.c.table == table, analyses.c.holder == holder)
    return analyses.update().where(*mine).values(until=until, done=done, total=total, report=report)
