"""What is kept beside the log so that it need not be worked out again. If it is lost, nothing is lost."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import bindparam, func, select

from signoria.server.store.schema import log, snapshots, standings
from signoria.server.store.store import Store
from signoria.server.store.writer import Bulk

# Made once, and asked all the time: to put a query together takes longer than to answer it.
SNAPSHOT = select(snapshots.c.kept).where(snapshots.c.table == bindparam("of"))
LAST = select(func.max(log.c.n)).where(log.c.table == standings.c.table).scalar_subquery()
STANDINGS = select(standings.c.table, standings.c.text).where(
    standings.c.table.in_(bindparam("of", expanding=True)), standings.c.n == LAST + 1
)
NO_STANDING = standings.delete().where(standings.c.table == bindparam("gone"))
NO_SNAPSHOT = snapshots.delete().where(snapshots.c.table == bindparam("gone"))


async def snapshot_of(store: Store, table: str) -> bytes | None:
    row = await store.row(SNAPSHOT, of=table)
    return row.kept if row else None


async def standings_of(store: Store, tables: Sequence[str]) -> dict[str, str]:
    """Of those of these tables whose standing is that after the last entry of their log."""
    return {row.table: row.text for row in await store.rows(STANDINGS, of=tables)}


@dataclass(frozen=True)
class Page:
    """What is written down of a table after n entries: how it stands, unless it is over; perhaps a snapshot."""

    table: str
    n: int
    standing: str | None
    snapshot: bytes | None = None


def written(pages: Sequence[Page]) -> list[Bulk]:
    """In place of what was written before, at one go for all; in an order in which no process waits for another."""
    pages = sorted(pages, key=lambda page: page.table)
    stand = [page for page in pages if page.standing is not None]
    taken = [page for page in pages if page.snapshot is not None]
    todo: list[Bulk] = [
        (NO_STANDING, [{"gone": page.table} for page in pages]),
        (standings.insert(), [{"table": page.table, "n": page.n, "text": page.standing} for page in stand]),
        (NO_SNAPSHOT, [{"gone": page.table} for page in taken]),
        (snapshots.insert(), [{"table": page.table, "kept": page.snapshot} for page in taken]),
    ]
    return [(statement, rows) for statement, rows in todo if rows]
