"""What was tried in vain of late, for all processes together. Of what was tried a hash is kept: it may be anything."""

from collections.abc import Mapping

from sqlalchemy import Delete, select

from signoria.server.store.schema import failures
from signoria.server.store.store import Store
from signoria.server.tokens import hashed, new_id


async def tried(store: Store, limits: Mapping[str, int], now: int, window: int) -> tuple[list[str], bool]:
    """One try more, a failure of each of these until it is forgiven: its ids, and whether it is within every limit."""
    one = new_id()[:-1]  # of two at the same time the same one is the first for each of these
    kept = {hashed(what): f"{one}{n}" for n, what in enumerate(limits)}
    added = [failures.insert().values(id=id, what=hash, at=now) for hash, id in kept.items()]
    await store.write(*added, many=[failures.delete().where(failures.c.at <= now - window)])
    query = select(failures.c.id, failures.c.what).where(failures.c.what.in_([*kept]), failures.c.at > now - window)
    rows = await store.rows(query.order_by(failures.c.at, failures.c.id))
    fine = True
    for (hash, id), most in zip(kept.items(), limits.values(), strict=True):
        fine = fine and id in [row.id for row in rows if row.what == hash][:most]
    return [*kept.values()], fine


def forgiven(ids: list[str]) -> Delete:
    return failures.delete().where(failures.c.id.in_(ids))
