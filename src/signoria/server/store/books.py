"""What is kept beside the log so that it need not be worked out again. If it is lost, nothing is lost."""

from collections.abc import Sequence

from sqlalchemy import Delete, Insert, func, select

from signoria.server.store.schema import log, snapshots, standings
from signoria.server.store.store import Store


async def snapshot_of(store: Store, table: str) -> bytes | None:
    row = await store.row(select(snapshots.c.kept).where(snapshots.c.table == table))
    return row.kept if row else None


async def standings_of(store: Store, tables: Sequence[str]) -> dict[str, str]:
    """Of those of these tables whose standing is that after the last entry of their log."""
    last = select(func.max(log.c.n)).where(log.c.table == standings.c.table).scalar_subquery()
    query = select(standings.c.table, standings.c.text)
    query = query.where(standings.c.table.in_(tables), standings.c.n == last + 1)
    return {row.table: row.text for row in await store.rows(query)}


def snapshot_taken(table: str, kept: bytes) -> list[Delete | Insert]:
    return [
        snapshots.delete().where(snapshots.c.table == table),
        snapshots.insert().values(table=table, kept=kept),
    ]


def standing_noted(table: str, n: int, text: str | None) -> list[Delete | Insert]:
    """How a table stands after n entries; nothing of one that is over."""
    gone = standings.delete().where(standings.c.table == table)
    return [gone, standings.insert().values(table=table, n=n, text=text)] if text is not None else [gone]
