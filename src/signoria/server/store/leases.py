"""Several processes on one PostgreSQL: that each lives and how it folds a log, and which looks after a table.

All must fold alike. Two that play by other rules, or remember other things, would show one game in two ways, each sure
of itself. So one that differs does not start while another lives, and nobody changes the schema under those who use it.
The one that looks after a table asks its bots and runs its clocks, while it says it lives.
"""

from collections.abc import Collection, Sequence
from contextlib import suppress

from sqlalchemy import BigInteger, Connection, Text, bindparam, cast, func, or_, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from signoria.kernel.errors import BadSetup
from signoria.server.errors import Gone
from signoria.server.store.schema import keys, leases
from signoria.server.tokens import new_id

TERM = 6000  # milliseconds that a lease is good for; by the clock of the database, which all processes share
NOW = cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
ALIVE = 15_000  # milliseconds that a process is believed to live after it last said so
NAME = "process "  # and which: among the keys, so that every version of the schema has room for it
UNTIL = cast(func.split_part(keys.c.value, " ", 1), BigInteger)
PROCESSES = keys.c.name.startswith(NAME)
SAID = cast(NOW + ALIVE, Text) + " " + bindparam("version", type_=Text)
SAYING = insert(keys).values(name=bindparam("name"), value=SAID)
SAYING = SAYING.on_conflict_do_update(index_elements=["name"], set_={"value": SAYING.excluded.value})
FORGETTING = keys.delete().where(PROCESSES, UNTIL < NOW - ALIVE)
VERSIONS = select(keys.c.value).where(PROCESSES, UNTIL > NOW)
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


class Presence:
    """Of this process, once it has arrived."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.name = f"{NAME}{new_id()}"
        self.version = ""

    async def arrive(self, version: str) -> None:
        """First said, then looked: of two that arrive together and differ, neither overlooks the other."""
        self.version = version
        await self.renew()
        async with self.engine.begin() as connection:
            there = await connection.run_sync(versions)
        if other := next((each for each in there if each != version), ""):
            await self.leave()
            raise BadSetup("other-version-runs", found=other[:40], ours=version)

    async def renew(self) -> None:
        """We live, and those who have not said so for long do not."""
        if self.version:
            async with self.engine.begin() as connection:
                await connection.execute(SAYING, {"name": self.name, "version": self.version})
                await connection.execute(FORGETTING)

    async def leave(self) -> None:
        """If the database cannot be told, it will not believe in us for long."""
        if self.version:
            self.version = ""
            with suppress(SQLAlchemyError, OSError):
                async with self.engine.begin() as connection:
                    await connection.execute(keys.delete().where(keys.c.name == self.name))


def versions(connection: Connection) -> list[str]:
    """Of all processes that live."""
    return sorted({value.partition(" ")[2] for value in connection.execute(VERSIONS).scalars()})
