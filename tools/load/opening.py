"""How long it takes to open a table from its log: read, folded, and its first update encoded."""

import tempfile
from statistics import median
from time import perf_counter

from signoria import game
from signoria.lab.simulation import random_players
from signoria.server.bots.workers import Workers
from signoria.server.play.clock import Patience
from signoria.server.play.entry import Acted, AnyEntry, Started, now
from signoria.server.play.match import Match, Setup
from signoria.server.play.messages import Sync, encoded
from signoria.server.rooms.bookkeeper import SNAPSHOT
from signoria.server.rooms.registry import RoomRegistry
from signoria.server.rooms.snapshots import taken
from signoria.server.store import Store, open_store
from signoria.server.store.books import Page, written
from signoria.server.store.tables import Seat, TableRow, creation
from tools.load.measure import Effort, Figures

ACTIONS = 600
TIMES = 21


def long_game(least: int, trade: bool) -> tuple[Setup, list[AnyEntry]]:
    """A game of The Prince for five, by players at random, and its log up to so many actions."""
    borgia, seed = game("borgia"), 0
    while True:
        options = borgia.checked_options({"trade": int(trade)})
        setup = Setup("long", "borgia", borgia.editions[0], options, 5, f"long {seed}")
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


async def opening(_effort: Effort) -> Figures:
    """Without a snapshot, and with one that is as old as they get."""
    found: Figures = {"actions": ACTIONS}
    for name, trade in (("plain", False), ("trade", True)):
        setup, entries = long_game(ACTIONS, trade)
        with tempfile.TemporaryDirectory() as folder:
            store = await open_store(f"sqlite:///{folder}/signoria.db")
            await store.write(*creation(row_of(setup)), entries=[])
            await store.write(entries=entries)
            found[f"{name}_whole_ms"] = await milliseconds(store)
            match = Match(setup, entries[:1])
            for entry in entries[1 : len(entries) - SNAPSHOT + 1]:
                match.apply(entry)
            await store.write(many=written([Page("long", match.n, None, taken(match))]))
            found[f"{name}_snapshot_ms"] = await milliseconds(store)
            await store.close()
    return found


def row_of(setup: Setup) -> TableRow:
    places = [Seat(seat, None, "random", "nobody") for seat in range(setup.seats)]
    return TableRow(
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


async def milliseconds(store: Store) -> float:
    """The median of some openings."""
    took = []
    for _time in range(TIMES):
        registry = RoomRegistry(store, Workers(1), Patience())
        begun = perf_counter()
        room = await registry.room("long")
        assert room.match is not None
        encoded(Sync("long", 0, room.match.seat_update(0)))
        took.append(perf_counter() - begun)
    return round(1000 * median(took), 1)
