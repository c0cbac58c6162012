"""What was tried in vain of late, for all processes together. Of what was tried a hash is kept: it may be anything."""

from sqlalchemy import Delete, select

from signoria.server.store.schema import failures
from signoria.server.store.store import Store
from signoria.server.tokens import hashed, new_id


async def tried(store: Store, what: str, most: int, now: int, window: int) -> tuple[str, bool]:
    """One try more, a failure until it is forgiven: its id, and whether it is among the first `most` of the window."""
    id, hash = new_id(), hashed(what)
    kept = failures.insert().values(id=id, what=hash, at=now)
    await store.write(kept, many=[failures.delete().where(failures.c.at <= now - window)])
    query = select(failures.c.id).where(failures.c.what == hash, failures.c.at > now - window)
    rows = await store.rows(query.order_by(failures.c.at, failures.c.id).limit(most))
    return id, id in {row.id for row in rows}


def forgiven(id: str) -> Delete:
    return failures.delete().where(failures.c.id == id)
