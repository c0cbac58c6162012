"""Games that were played to their end, written into the store at once."""

from signoria import Rng
from signoria.server.play.entry import Acted, AnyEntry, Started, now
from signoria.server.play.match import Match, Setup
from signoria.server.rooms.seating import result_of
from signoria.server.store import Store
from signoria.server.store.tables import status
from signoria.server.store.tables import table as row_of
from tests.server.clients import Guest
from tests.tables import by_verb


def log_of(setup: Setup, most: int = 10_000) -> list[AnyEntry]:
    """A game at random, or its beginning."""
    s = setup.new_game()
    log: list[AnyEntry] = [Started(setup.table, 0, now(), ["person"] * setup.seats)]
    rng = Rng(8)
    while not s.over and len(log) <= most:
        seat = s.to_act()[int(rng.below(len(s.to_act())))]
        text = by_verb(rng, s.legal(seat))
        s.play(seat, text)
        log.append(Acted(setup.table, len(log), log[-1].at, seat, "person", text))
    return log


async def finished(store: Store, host: Guest, *others: Guest, key: str = "principe", **more: object) -> str:
    """A table at which a game was played to its end; its acts are written at once."""
    done = await host.post("/tables", game=key, seats=1 + len(others), public=True, **more)
    id = str(done.json()["table"]["id"])
    for other in others:
        assert (await other.post(f"/tables/{id}/join")).status_code == 200
    row = await row_of(store, id)
    assert row is not None
    log = log_of(row.setup())
    await store.write(status(id, "open", "running"), table=id, entries=log)
    how = vars(result_of(Match(row.setup(), log)))
    await store.write(status(id, "running", "over", ended=now(), result=how), table=id)
    return id
