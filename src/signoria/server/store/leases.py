"""Which process looks after a table, on PostgreSQL: it asks bots and runs clocks, while it says it lives."""

from collections.abc import Collection, Sequence

from sqlalchemy import BigInteger, bindparam, cast, func, or_, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from signoria.server.errors import Gone
from signoria.server.store.schema import leases
from signoria.server.tokens import new_id

TERM = 6000  # milliseconds that a lease is good for; by the clock of the database, which all processes share
NOW = cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
# Made once, and asked all the time.
ORPHANS = select(leases.c.table).where(leases.c.until <= NOW).order_by(leases.c.until).limit(bindparam("most"))
OURS = leases.c.holder == bindparam("ours")
THOSE = leases.c.table.in_(bindparam("those", expanding=True))
RENEWING = leases.update().where(OURS, THOSE).values(until=NOW + TERM).returning(leases.c.table)
GIVING_UP = leases.delete().where(OURS, THOSE)
LEFT = select(leases.c.until - NOW).where(leases.c.table == bindparam("wanted"))


class Leases:
    """One table, one holder, until a time. A lease that ran out and was not given up is of a process that died."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.holder = new_id()

    async def take(self, table: str) -> int:
        """0 if the lease is ours now; else the milliseconds until it could be."""
        mine = {"holder": self.holder, "until": NOW + TERM}
        free = or_(leases.c.holder == self.holder, leases.c.until <= NOW)
        taking = insert(leases).values(table=table, **mine)
        taking = taking.on_conflict_do_update(index_elements=["table"], set_=mine, where=free)
        try:
            async with self.engine.begin() as connection:
                if (await connection.execute(taking.returning(leases.c.table))).first():
                    return 0
                return max(1, (await connection.execute(LEFT, {"wanted": table})).scalar() or 0)
        except IntegrityError:
            raise Gone from None

    async def renew(self, tables: Collection[str]) -> set[str]:
        """Those of the tables that are still ours, for another term."""
        async with self.engine.begin() as connection:
            kept = await connection.execute(RENEWING, {"ours": self.holder, "those": list(tables)})
            return {row.table for row in kept}

    async def give_up(self, tables: Collection[str]) -> None:
        """Nothing is due at these tables now."""
        async with self.engine.begin() as connection:
            await connection.execute(GIVING_UP, {"ours": self.holder, "those": list(tables)})

    async def leave(self) -> None:
        """This process ends: whoever comes first may have all it looked after."""
        async with self.engine.begin() as connection:
            await connection.execute(leases.update().where(leases.c.holder == self.holder).values(until=0))

    async def orphans(self, most: int) -> Sequence[str]:
        """Tables whose process died or left."""
        async with self.engine.connect() as connection:
            return (await connection.execute(ORPHANS, {"most": most})).scalars().all()
