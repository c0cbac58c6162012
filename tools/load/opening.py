"""How long it takes to open a table from its log: read, folded, and its first update encoded."""

import tempfile
from statistics import median
from time import perf_counter

from signoria import game
from signoria.lab.simulation import random_players
from signoria.server.bots.workers import Workers
from signoria.server.play.clock import Patience
from signoria.server.play.entry import Acted, AnyEntry, Started, now
from signoria.server.play.match import Setup
from signoria.server.play.messages import Sync, encoded
from signoria.server.rooms.registry import RoomRegistry
from signoria.server.store import open_store
from signoria.server.store.tables import Seat, TableRow, creation

ACTIONS = 600
TIMES = 21


def long_game(least: int) -> tuple[Setup, list[AnyEntry]]:
    """A game of The Prince for five, by players at random, and its log up to so many actions."""
    borgia, seed = game("borgia"), 0
    while True:
        setup = Setup("long", "borgia", borgia.editions[0], borgia.checked_options({}), 5, f"long {seed}")
        s = setup.new_game()
        if random_players(s, setup.seed) >= least:
            break
        seed += 1
    assert s.story is not None
    entries: list[AnyEntry] = [Started("long", 0, now(), ["person"] * 5)]
    for n, action in enumerate(s.story.actions[:least], 1):
        seat, _space, text = action.partition(" ")
        entries.append(Acted("long", n, now(), int(seat), "person", text))
    return setup, entries


async def milliseconds() -> float:
    """The median of some openings."""
    setup, entries = long_game(ACTIONS)
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(f"sqlite:///{folder}/signoria.db")
        places = [Seat(seat, None, "random", "nobody") for seat in range(setup.seats)]
        row = TableRow(
            id="long",
            game=setup.game,
            edition=setup.edition,
            options=setup.options,
            seats=places,
            seed=setup.seed,
            host=None,
            status="running",
            public=True,
            watchable=True,
            hints=False,
            invitation=b"",
            created=now(),
            ended=None,
        )
        await store.write(*creation(row), entries=[])
        await store.write(entries=entries)
        took = []
        for _time in range(TIMES):
            registry = RoomRegistry(store, Workers(1), Patience())
            begun = perf_counter()
            room = await registry.room("long")
            assert room.match is not None
            encoded(Sync("long", 0, room.match.seat_update(0)))
            took.append(perf_counter() - begun)
        await store.close()
    return round(1000 * median(took), 1)
