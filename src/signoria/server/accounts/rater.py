"""Counts finished games for those who want a rating. What it finds follows from the logs, and can be found again."""

import asyncio
import logging
from collections.abc import Sequence

from openskill.models import PlackettLuce

from signoria.kernel.errors import SignoriaError
from signoria.lab.ratings import places
from signoria.server.bots.reader_pool import Reader
from signoria.server.play.entry import AnyEntry
from signoria.server.play.match import Match, Setup
from signoria.server.store import Conflict, Store
from signoria.server.store.ratings import Rating, counted, rated, rated_at, rating, uncounted
from signoria.server.store.tables import TableRow, table

EVERY = 15.0  # seconds
AT_ONCE = 20  # games

logger = logging.getLogger("signoria.rater")
model = PlackettLuce()


class Rater:
    """One of them works in each process; of two that count the same game one is refused."""

    def __init__(self, store: Store, reader: Reader) -> None:
        self.store = store
        self.reader = reader

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.count_all()
            except Exception:
                logger.exception("games could not be counted")

    async def count_all(self) -> int:
        """Every game that is over and was not counted; how many."""
        done = 0
        while ids := await uncounted(self.store, AT_ONCE):
            for id in ids:
                try:
                    await self.count(id)
                    done += 1
                except Conflict:  # another process has counted it, or one of its players elsewhere
                    continue
                except SignoriaError:  # a log that cannot be read must not hold up the others
                    logger.exception("a game could not be counted", extra={"table": id})
                    await self.store.write(many=[counted(id)])
        return done

    async def count(self, id: str) -> None:
        row = await table(self.store, id)
        assert row is not None
        rivals = await self.rivals(row)
        order = await self.order(row) if len(rivals) > 1 else None
        if order is None:
            await self.store.write(counted(id))
            return
        size, persons = len(row.seats), list(rivals)
        before = [await rating(self.store, person, row.game, size) for person in persons]
        after = updated(before, [order[rivals[person]] for person in persons])
        changes = [
            rated(person, row.game, size, old, new) for person, old, new in zip(persons, before, after, strict=True)
        ]
        await self.store.write(counted(id), *changes)

    async def rivals(self, row: TableRow) -> dict[str, int]:
        """Who wants to be rated, and their seat. Whoever plays two seats plays against nobody there."""
        persons = [seat.person for seat in row.seats if seat.person]
        alone = [person for person in persons if persons.count(person) == 1]
        if row.hints or row.ended is None:
            return {}
        wanting = await rated_at(self.store, alone, row.ended)
        return {seat.person: seat.seat for seat in row.seats if seat.person in wanting}

    async def order(self, row: TableRow) -> list[int] | None:
        return await self.reader.do(outcome, row.setup(), await self.store.entries(row.id))


def outcome(setup: Setup, log: Sequence[AnyEntry]) -> list[int] | None:
    """In another process: the place of each seat, 0 for winners; None for a game that was not played to its end."""
    match = Match(setup, log) if log else None
    if match is None or not match.s.over:
        return None
    return places(match.game.totals(match.s), match.game.winners(match.s))


def updated(before: list[Rating | None], order: list[int]) -> list[Rating]:
    """What a game says about those who played it: by their order alone, whoever else was at the table."""
    known = [old or Rating(model.mu, model.sigma, 0) for old in before]
    teams = [[model.rating(mu=old.mu, sigma=old.sigma)] for old in known]
    found = model.rate(teams, ranks=[float(place) for place in order])
    return [Rating(team[0].mu, team[0].sigma, old.games + 1) for team, old in zip(found, known, strict=True)]
