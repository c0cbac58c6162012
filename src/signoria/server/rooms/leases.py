"""The tables this process looks after: whose bots it asks, whose clocks it runs. With one process, all of them."""

import asyncio

from signoria.server.store import Store


class HeldLeases:
    """Where several processes share a database, a lease says whose business a table is."""

    def __init__(self, store: Store) -> None:
        self.leases = store.leases
        self.held: set[str] = set()

    async def taken(self, table: str) -> float:
        """0 if this table is ours to look after now; else the seconds until it could be. Gone if it is no more."""
        if self.leases is None or table in self.held:
            return 0
        wait = await self.leases.take(table)
        if not wait:
            self.held.add(table)
        return wait / 1000

    async def mine(self, table: str) -> None:
        """Returns when this table is ours to look after."""
        while wait := await self.taken(table):
            await asyncio.sleep(wait)

    async def keep(self, wanted: set[str]) -> None:
        """Go on with these tables, and let go of the others."""
        if self.leases is not None and self.held:
            await self.leases.give_up(self.held - wanted)
            self.held &= wanted
            self.held = await self.leases.renew(self.held)

    async def orphans(self, most: int) -> list[str]:
        """Tables that nobody looks after since their process died."""
        return list(await self.leases.orphans(most)) if self.leases is not None else []

    async def leave(self) -> None:
        """Others may go on with what we have begun."""
        if self.leases is not None:
            await self.leases.leave()
