"""Many tables at once: the buffers hold what each table shows, games end and begin, seeds repeat."""

import tracemalloc

import numpy as np
import numpy.typing as npt
import pytest

from signoria.env import Episode, Setting
from signoria.env.tables import SharedTables, Tables
from signoria.kernel.errors import IllegalAction
from tests.env.test_tensors import Place
from tests.tables import in_either_mode


def chosen(tables: Tables | SharedTables, rng: np.random.Generator) -> npt.NDArray[np.intp]:
    """A legal action for each table, at random."""
    weights = rng.random(tables.masks.shape) * tables.masks
    return np.asarray(weights.argmax(axis=1))


def tables_of(place: Place, count: int = 4, seed: int = 1, everyone: bool = True) -> Tables:
    return Tables(Setting.of(*place, "", None), count, seed, everyone)


def test_buffers_hold_what_each_table_shows(place: Place) -> None:
    """Though what lies open is laid out anew only when something may have moved."""
    tables = tables_of(place)
    rng = np.random.default_rng(3)
    episode = Episode(tables.setting)
    for _n in range(in_either_mode(400)):
        for table, state in enumerate(tables.batch.states):
            episode.state = state
            seat = int(tables.asked[table])
            assert seat in episode.asked
            assert np.array_equal(tables.observations[table], episode.observe(seat))
            assert np.array_equal(tables.masks[table], episode.mask(seat))
        tables.step(chosen(tables, rng))


def test_games_end_pay_and_begin_again(place: Place) -> None:
    tables = tables_of(place, count=3)
    ended = 0
    while ended < 3:
        tables.play_at_random(1)
        for table in np.flatnonzero(tables.over):
            rewards = tables.rewards[table]
            assert rewards.sum() == pytest.approx(0)
            assert rewards.max() > 0 > rewards.min() or not rewards.any()
            assert not tables.batch.states[table].over
            ended += 1
        assert not tables.rewards[tables.over == 0].any()
    assert tables.batch.games == 3 + ended


def test_the_same_seed_plays_the_same(place: Place) -> None:
    one, two, other = tables_of(place), tables_of(place), tables_of(place, seed=2)
    for tables in (one, two, other):
        tables.play_at_random(in_either_mode(100))
    assert np.array_equal(one.observations, two.observations)
    assert not np.array_equal(one.observations, other.observations)
    one.reset(1)
    assert np.array_equal(one.observations, tables_of(place).observations)


def test_a_learner_alone_has_every_seat_in_turn_and_is_only_asked_for_it(place: Place) -> None:
    tables = tables_of(place, count=2, everyone=False)
    rng = np.random.default_rng(1)
    held = [[int(seat)] for seat in tables.asked]
    while min(len(seats) for seats in held) < 3:
        tables.step(chosen(tables, rng))
        for table in range(2):
            if tables.over[table]:
                assert tables.held[table] == held[table][-1]
                held[table].append(int(tables.asked[table]))
            assert tables.asked[table] == held[table][-1]
    assert len({seat for seats in held for seat in seats}) == min(tables.setting.seats, 6)


def test_an_illegal_action_is_refused(place: Place) -> None:
    tables = tables_of(place, count=1)
    for action in (-1, tables.setting.actions, int(tables.masks[0].argmin())):
        with pytest.raises(IllegalAction):
            tables.step(np.array([action]))


def test_a_table_goes_on_from_a_state_that_was_kept(place: Place) -> None:
    tables = tables_of(place, count=2)
    tables.play_at_random(10)
    kept, before = tables.batch.states[1].clone(), tables.observations[1].copy()
    tables.play_at_random(10)
    tables.batch.restore(1, kept)
    assert np.array_equal(tables.observations[1], before)
    tables.play_at_random(10)
    tables.batch.restore(1, kept)
    assert np.array_equal(tables.observations[1], before)


def test_to_look_at_a_game_keeps_nothing() -> None:
    """Compiled, every look once kept the array it was written to: long searches grew by gigabytes."""
    episode = Episode(Setting.of("principe", 3, "", None))

    def look() -> None:
        for seat in range(3):
            episode.clone().observe(seat)
            episode.legal(seat)

    look()
    tracemalloc.start()
    try:
        before, _most = tracemalloc.get_traced_memory()
        for _n in range(100):
            look()
        after, _most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < 10_000


def shared_tables() -> SharedTables:
    return SharedTables(Setting.of("principe", 3, "", None), 4, 1, True, 3)


def test_a_process_that_dies_is_told_and_the_others_can_be_closed() -> None:
    tables = shared_tables()
    try:
        tables.workers[0].kill()
        tables.workers[0].join()
        with pytest.raises(RuntimeError, match="has died"):
            tables.play_at_random(1)
    finally:
        tables.close()
    assert not tables.workers


def test_an_illegal_action_is_refused_whichever_process_steps_its_table() -> None:
    tables = shared_tables()
    try:
        for table in range(tables.count):
            actions = tables.masks.argmax(axis=1)
            actions[table] = -1
            with pytest.raises(IllegalAction):
                tables.step(actions)
        tables.step(tables.masks.argmax(axis=1))
    finally:
        tables.close()
