"""A table in the dicts that RLlib and LightZero speak. Neither is imported: who has them inherits from theirs too.

class Env(RLlibTable, MultiAgentEnv): ...
"""

from typing import Any

import numpy as np

from signoria.env.episode import Episode, Setting
from signoria.env.spaces import action_space, observation_space

Seen = dict[str, Any]


class RLlibTable:
    """Dicts by agent: only those that are asked are shown something, and only they answer."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self.agents = self.possible_agents[:]
        self.observation_spaces = {agent: observation_space(setting) for agent in self.agents}
        self.action_spaces = {agent: action_space(setting) for agent in self.agents}
        self.chance = np.random.default_rng()
        self.episode = Episode(setting)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, Any]]:
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.episode.reset(int(self.chance.integers(1 << 30)))
        return self.shown(self.episode.asked), {}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        for agent, action in actions.items():
            self.episode.step(self.possible_agents.index(agent), int(action))
        over = self.episode.over
        rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True)) if over else {}
        asked = list(range(self.setting.seats)) if over else self.episode.asked
        return self.shown(asked), rewards, {"__all__": over}, {"__all__": False}, {}

    def shown(self, seats: list[int]) -> dict[str, Seen]:
        return {
            self.possible_agents[seat]: {
                "observation": self.episode.observe(seat),
                "action_mask": self.episode.mask(seat),
            }
            for seat in seats
        }


class LightZeroTable:
    """One dict for whoever is to play, as MuZero's kin want it; the reward is that of the seat that answered."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.chance = np.random.default_rng()
        self.episode = Episode(setting)

    def seed(self, seed: int) -> None:
        self.chance = np.random.default_rng(seed)

    def reset(self) -> Seen:
        self.episode.reset(int(self.chance.integers(1 << 30)))
        return self.shown()

    def step(self, action: int) -> tuple[Seen, float, bool, dict[str, Any]]:
        seat = self.episode.asked[0]
        self.episode.step(seat, int(action))
        if not self.episode.over:
            return self.shown(), 0.0, False, {}
        rewards = self.episode.rewards()
        return self.shown(), rewards[seat], True, {"eval_episode_return": rewards[seat], "rewards": rewards}

    def shown(self) -> Seen:
        """At the end, what seat 0 sees: nobody is to play."""
        over = self.episode.over
        seat = 0 if over else self.episode.asked[0]
        return {
            "observation": self.episode.observe(seat),
            "action_mask": self.episode.mask(seat),
            "to_play": -1 if over else seat,
        }

    @property
    def legal_actions(self) -> list[int]:
        return [] if self.episode.over else self.episode.legal(self.episode.asked[0])

    def random_action(self) -> int:
        return int(self.chance.choice(self.legal_actions))
