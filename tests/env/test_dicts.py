"""The dict forms of RLlib and LightZero, played to the end; and a page for people."""

import numpy as np
import pytest

from signoria.env import Setting, describe
from signoria.env.dicts import LightZeroTable, RLlibTable
from tests.env.test_tensors import Place


def test_rllib_shows_only_those_something_who_are_asked(place: Place) -> None:
    env = RLlibTable(Setting.of(*place, "", None))
    rng = np.random.default_rng(1)
    seen, _infos = env.reset(seed=1)
    rewards: dict[str, float] = {}
    over = {"__all__": False}
    while not over["__all__"]:
        assert list(seen) == [f"seat_{seat}" for seat in env.episode.asked]
        for agent, one in seen.items():
            assert env.observation_spaces[agent].contains(one)
        actions = {agent: int(rng.choice(np.flatnonzero(one["action_mask"]))) for agent, one in seen.items()}
        seen, rewards, over, _cut, _infos = env.step(actions)
    assert list(rewards) == env.possible_agents
    assert sum(rewards.values()) == pytest.approx(0)


def test_lightzero_is_told_who_is_to_play(place: Place) -> None:
    env = LightZeroTable(Setting.of(*place, "", None))
    env.seed(3)
    seen, over = env.reset(), False
    while not over:
        assert seen["to_play"] == env.episode.asked[0]
        assert list(np.flatnonzero(seen["action_mask"])) == env.legal_actions
        seen, reward, over, info = env.step(env.random_action())
    assert seen["to_play"] == -1
    assert reward == info["eval_episode_return"]
    assert env.legal_actions == []


def test_a_stranger_can_read_what_a_number_means(place: Place) -> None:
    page = describe(place[0], seats=place[1])
    setting = Setting.of(*place, "", None)
    for feature in setting.features:
        assert feature.most == 0 or f" {feature.name} " in page
    assert f"{setting.actions} actions" in page
    assert setting.version in page
