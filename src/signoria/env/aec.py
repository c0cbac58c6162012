"""A table as PettingZoo's AECEnv: whoever is asked acts, one after the other."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from signoria.env.episode import Episode, Setting
from signoria.env.spaces import action_space, observation_space


class TableAEC(AECEnv):  # type: ignore[misc]  # it has no types
    """Agents are the seats, `seat_0` first to sit; rewards come at the end, and are each seat's share of the win."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting
        self.metadata = {"name": setting.version, "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self.agents: list[str] = []
        self.action_spaces = {agent: action_space(setting) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(setting) for agent in self.possible_agents}
        self.chance = np.random.default_rng()
        self.episode = Episode(setting)

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.episode.reset(int(self.chance.integers(1 << 30)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.asked[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None, "whoever is asked must answer"
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.episode.step(self.possible_agents.index(agent), int(action))
        if self.episode.over:
            self.rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.episode.asked[0]]
        self._accumulate_rewards()

    def clone(self) -> Episode:
        """The game as it stands, to come back to."""
        return self.episode.clone()

    def restore(self, episode: Episode) -> None:
        """Go on from a game that is not over."""
        if not self.agents or self.episode.over:
            self.reset()
        self.episode.restore(episode)
        self.agent_selection = self.possible_agents[self.episode.asked[0]]

    def re_deal(self, agent: str, seed: int) -> Episode:
        """A game that this agent cannot tell from this one."""
        return self.episode.re_deal(self.possible_agents.index(agent), seed)

    def render(self) -> None:
        """There is nothing to look at: `signoria play` shows a table."""

    def close(self) -> None:
        """Nothing is held."""
