"""PettingZoo's own tests, unmodified, and what is ours beside them."""

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from signoria.env import aec, parallel
from signoria.env.aec import TableAEC
from signoria.kernel.errors import IllegalAction
from tests.env.test_tensors import Place
from tests.tables import in_either_mode

# What it says of every environment whose observation is a mask and something beside it.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def play_on(env: TableAEC, steps: int, rng: np.random.Generator) -> None:
    for _n in range(steps):
        seen, _reward, over, _cut, _info = env.last()
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))


def test_api(place: Place) -> None:
    api_test(aec(place[0], seats=place[1]), num_cycles=in_either_mode(400))


def test_parallel_api(place: Place) -> None:
    parallel_api_test(parallel(place[0], seats=place[1]), num_cycles=in_either_mode(400))


def test_seed(place: Place) -> None:
    seed_test(lambda: aec(place[0], seats=place[1]), num_cycles=in_either_mode(100))


def test_a_game_is_played_to_its_end_and_pays_once(place: Place) -> None:
    env = aec(place[0], seats=place[1])
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _cut, _info = env.last()
        paid[agent] += reward
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert env.agents == []
    assert sum(paid.values()) == pytest.approx(0)
    assert max(paid.values()) > 0


def test_one_comes_back_to_what_was_cloned_and_cannot_tell_what_was_dealt_anew(place: Place) -> None:
    env = aec(place[0], seats=place[1])
    env.reset(seed=5)
    rng = np.random.default_rng(5)
    play_on(env, 30, rng)
    agent, kept = env.agent_selection, env.clone()
    before = {seat: env.observe(seat)["observation"].tobytes() for seat in env.agents}
    env.restore(env.re_deal(agent, 7))
    assert env.agent_selection == agent
    assert env.observe(agent)["observation"].tobytes() == before[agent]
    play_on(env, 10, rng)
    env.restore(kept)
    assert {seat: env.observe(seat)["observation"].tobytes() for seat in env.agents} == before


def test_who_is_not_asked_can_only_wait(place: Place) -> None:
    env = parallel(place[0], seats=place[1])
    seen, _infos = env.reset(seed=1)
    for seat, agent in enumerate(env.agents):
        mask = seen[agent]["action_mask"]
        assert bool(mask[env.wait]) == (seat not in env.episode.asked)
        assert mask[env.wait] + mask[: env.wait].any() == 1


def test_an_action_that_is_not_legal_is_refused(place: Place) -> None:
    env = aec(place[0], seats=place[1])
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    with pytest.raises(IllegalAction):
        env.step(int(mask.argmin()))
