"""A table as PettingZoo's ParallelEnv: all who are asked answer at once, the others wait."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from signoria.env.episode import Episode, Setting
from signoria.env.spaces import action_space, observation_space


class TableParallel(ParallelEnv):  # type: ignore[misc]  # it has no types
    """As `TableAEC`, and one action more, the last: to wait, which is all that those can do who are not asked."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.metadata = {"name": setting.version, "render_modes": []}
        self.render_mode = None
        self.wait = setting.actions
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self.agents: list[str] = []
        self.action_spaces = {agent: action_space(setting, 1) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(setting, 1) for agent in self.possible_agents}
        self.chance = np.random.default_rng()
        self.episode = Episode(setting)

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.episode.reset(int(self.chance.integers(1 << 30)))
        self.agents = self.possible_agents[:]
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, dict[str, Any]]:
        asked = self.episode.asked
        out: dict[str, dict[str, Any]] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.append(self.episode.mask(seat), np.int8(seat not in asked))
            out[agent] = {"observation": self.episode.observe(seat), "action_mask": mask}
        return out

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, Any]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        agents = self.agents
        for seat in self.episode.asked:
            self.episode.step(seat, int(actions[self.possible_agents[seat]]))
        over = self.episode.over
        rewards = self.episode.rewards() if over else [0.0] * self.setting.seats
        if over:
            self.agents = []
        return (
            self.observations(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def render(self) -> None:
        """There is nothing to look at: `signoria play` shows a table."""

    def close(self) -> None:
        """Nothing is held."""
