"""Cycles are looked for when many connections and rooms have gone, and not because much is played."""

import gc
import weakref
from types import SimpleNamespace

import pytest

from signoria.server.bots.workers import Workers
from signoria.server.http.connections import Gate
from signoria.server.ops.collector import LEAST, Collector
from signoria.server.ops.metrics import Metrics
from signoria.server.ops.rate_limit import Crowd
from signoria.server.play.clock import Patience
from signoria.server.rooms.registry import RoomRegistry
from signoria.server.settings import Settings
from signoria.server.store import Store

pytestmark = pytest.mark.anyio


class Cycle(SimpleNamespace):
    """Something that holds itself, as lines and rooms do."""


@pytest.mark.parametrize("live", [True, False], ids=["lines", "requests"])
async def test_what_has_gone_is_let_go_of_when_it_is_much(store: Store, live: bool) -> None:
    settings = Settings(connections_per_address=0)
    crowd, gate = Crowd(settings), Gate(settings, Metrics())
    collector = Collector(gate, crowd, RoomRegistry(store, Workers(1), Patience()))
    gc.disable()
    try:
        left = Cycle()
        left.itself = left
        seen = weakref.ref(left)
        del left
        for n in range(LEAST + 1):
            if live:
                crowd.enter("ada", "1.2.3.4")
                crowd.leave("ada", "1.2.3.4")
            else:
                gate.enter("1.2.3.4")
                gate.leave("1.2.3.4")
            if n < LEAST:
                collector.look()
                assert seen() is not None
        collector.look()
        assert seen() is None
    finally:
        gc.enable()
