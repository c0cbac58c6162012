"""Gymnasium's vector environments: made by name, in the spaces that they declare, the same with the same seed."""

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, VectorEnv

from signoria.env import vector
from signoria.env.vector import Seen
from tests.env.conftest import PLACES
from tests.env.test_tensors import Place
from tests.tables import in_either_mode

Env = VectorEnv[Any, Any, Any]


def made(place: Place, num_envs: int = 3, **what: Any) -> Env:
    return gymnasium.make_vec(f"signoria/{place[0]}-{place[1]}", num_envs=num_envs, **what)


def legal(env: Env, seen: Seen) -> npt.NDArray[Any]:
    """Actions of the space's own sampler, the mask of each table kept."""
    return np.array(env.action_space.sample(mask=tuple(seen["action_mask"])))


def test_it_is_found_by_name_and_keeps_to_its_spaces(place: Place) -> None:
    env = made(place)
    assert env.num_envs == 3
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert env.spec is not None
    seen, infos = env.reset(seed=1)
    for _n in range(in_either_mode(200)):
        assert env.observation_space.contains(seen)
        actions = legal(env, seen)
        assert env.action_space.contains(actions)
        seen, rewards, over, cut, infos = env.step(actions)
        assert rewards.shape == over.shape == cut.shape == (3,)
        assert rewards.dtype == np.float64
        assert over.dtype == cut.dtype == np.bool_
        assert infos["rewards"].shape == (3, place[1])
        assert not rewards[~over].any()
    env.close()


def test_the_same_seed_is_the_same_and_data_is_never_used_again(place: Place) -> None:
    one, two = made(place), made(place)
    seen, _infos = one.reset(seed=7)
    other, _infos = two.reset(seed=7)
    one.action_space.seed(1)
    for _n in range(in_either_mode(60)):
        assert data_equivalence(seen, other)
        actions, kept = legal(one, seen), {name: values.copy() for name, values in seen.items()}
        before = seen
        seen = one.step(actions)[0]
        other = two.step(actions)[0]
        assert data_equivalence(before, kept)
        assert not np.shares_memory(before["observation"], seen["observation"])
    again, _infos = one.reset(seed=7)
    fresh, _infos = two.reset(seed=8)
    assert data_equivalence(again, made(place).reset(seed=7)[0])
    assert not data_equivalence(again, fresh)


def test_a_learner_alone_wins_its_share_against_chance(place: Place) -> None:
    """Every seat is played by chance: what the learner's is paid comes to nothing in the long run."""
    env = vector(place[0], seats=place[1], num_envs=16)
    env.reset(seed=1)
    paid, games = 0.0, 0
    while games < in_either_mode(200):
        env.tables.play_at_random(1)
        paid += env.tables.rewards[np.arange(16), env.tables.held].sum()
        games += int(env.tables.over.sum())
    assert abs(paid / games) < 3 * 0.5 / games**0.5


def test_everyone_is_asked(place: Place) -> None:
    env = made(place, everyone=True)
    seen, infos = env.reset(seed=1)
    asked = set()
    for _n in range(in_either_mode(100)):
        asked |= set(infos["seat"].tolist())
        seen, _rewards, _over, _cut, infos = env.step(legal(env, seen))
    assert asked == set(range(place[1]))


@pytest.mark.parametrize("place", [place for place in PLACES if place[1] == 3], ids=str)
def test_processes_share_their_buffers(place: Place) -> None:
    """They play what tables in this process play that have their seed."""
    processes = 2
    env = vector(place[0], seats=place[1], num_envs=4, processes=processes, everyone=True)
    here = [vector(place[0], seats=place[1], num_envs=2, everyone=True) for _n in range(processes)]
    try:
        env.tables.reset(5)
        for n, some in enumerate(here):
            some.tables.reset(5 * processes + n)
        rng = np.random.default_rng(2)
        for _n in range(20):
            seen = env.seen()
            parts = [some.seen() for some in here]
            for name in seen:
                assert np.array_equal(seen[name], np.concatenate([part[name] for part in parts]))
            actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
            env.step(actions)
            for n, some in enumerate(here):
                some.step(actions[2 * n : 2 * n + 2])
    finally:
        env.close()
