"""An act is worked out once: judged, written, adopted, told, without a second play, a second clone or a second look."""

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from signoria import GAMES, Rng
from signoria.kernel.event import SPECTATOR
from signoria.kernel.state import State
from signoria.kernel.view import View
from signoria.server.play.match import Match
from signoria.server.rooms.room import Room
from signoria.server.store import open_store
from tests.server.clients import guests, open_app, table_for
from tests.server.logs import kinds
from tests.server.play.test_match import TABLES, each_table
from tests.server.rooms.test_snapshots import all_of, restless_course
from tests.tables import Table, by_verb

COUNTED = {(State, "play"), (State, "clone"), (View, "to_dict")}


@contextmanager
def counted() -> Iterator[Counter[str]]:
    """How often the server plays, clones and looks, compiled or interpreted: by the calls themselves."""
    calls: Counter[str] = Counter()

    def look(frame: FrameType, event: str, called: Any) -> None:
        name, of = "", None
        if event == "c_call":
            name, of = called.__name__, getattr(called, "__self__", None)
        elif event == "call":
            name, of = frame.f_code.co_name, frame.f_locals.get("self")
        calls[name] += any(isinstance(of, kind) and name == wanted for kind, wanted in COUNTED)

    sys.setprofile(look)
    try:
        yield calls
    finally:
        sys.setprofile(None)


class Listener:
    def __init__(self, person: str) -> None:
        self.person = person
        self.name = ""
        self.heard = 0

    def send(self, _message: bytes) -> None:
        self.heard += 1

    def show_out(self) -> None:
        raise AssertionError("nobody is shown out here")


def match_of(room: Room) -> Match:
    assert room.match is not None
    return room.match


@pytest.mark.anyio
@pytest.mark.parametrize("key", GAMES)
async def test_an_act_is_played_once_and_cloned_once_and_each_observer_looks_once(tmp_path: Path, key: str) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/signoria.db")
    async with open_app(store) as (home, context), guests(home, "Ada", "Bruno", "Carla") as people:
        id, _invitation = await table_for(*people, game=key)
        persons = [(await person.get("/me")).json()["id"] for person in people]
        room, rng, compared = await context.registry.room(id), Rng(1), 0
        for observer, person in enumerate(["", *persons], SPECTATOR):
            await room.subscribe(Listener(person), observer, -1)
        while (match := match_of(room)).n < 150 and not match.over:
            seat = match.awaited()[int(rng.below(len(match.awaited())))]
            text = by_verb(rng, match.s.legal(seat))
            with counted() as calls:
                await room.act(persons[seat], seat, match.version(seat), text)
            assert (calls["play"], calls["clone"]) == (1, 1)
            known = bool(match.views[1])  # what was seen before: where nothing is announced, views are compared
            assert calls["to_dict"] <= len(match.observers) * (1 if known else 2)
            compared += known
        assert compared > 0 or key == "florence"  # where every act is announced
    await store.close()


def test_a_game_that_is_opened_from_its_log_plays_and_clones_each_act_once() -> None:
    setup, log = restless_course(TABLES[0], 5)
    acts = kinds(log).count("act")
    with counted() as calls:
        Match(setup, log)
    assert acts > 50
    assert calls["play"] == calls["clone"]
    assert calls["play"] >= acts


@each_table
def test_what_an_entry_leads_to_is_what_folding_it_gives_and_leaves_no_trace_before_it_is_adopted(
    table: Table,
) -> None:
    """Whatever its kind: it may yet be that another process was quicker."""
    setup, log = restless_course(table, 5, 250)
    match, folded = Match(setup, log[:1]), Match(setup, log[:1])
    for entry in log[1:]:
        before = all_of(match)
        outcome = match.after(entry)
        assert all_of(match) == before
        assert outcome.news == folded.apply(entry)
        assert all_of(outcome.match) == all_of(folded)
        match = outcome.match
