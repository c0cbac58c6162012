"""Many tables as Gymnasium's VectorEnv."""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from signoria.env.episode import Setting
from signoria.env.spaces import action_space, observation_space
from signoria.env.tables import SharedTables, Tables

Seen = dict[str, npt.NDArray[Any]]


class TableVector(VectorEnv[Seen, npt.NDArray[Any], npt.NDArray[Any]]):
    """One learner at each table, in another seat each game, and chance for the others; or `everyone` is asked.

    A table that is over is set up anew in the same step. The reward is that of the learner or, with `everyone`, of the
    seat that answered last; `infos` has those of all seats, the seat that is to answer, and that which was rewarded.
    """

    def __init__(self, setting: Setting, num_envs: int, everyone: bool = False, processes: int = 0) -> None:
        self.setting = setting
        self.num_envs = num_envs
        self.metadata = {"name": setting.version, "render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = observation_space(setting)
        self.single_action_space = action_space(setting)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.chance = np.random.default_rng()
        self.tables: Tables | SharedTables
        if processes:
            self.tables = SharedTables(setting, num_envs, 0, everyone, processes)
        else:
            self.tables = Tables(setting, num_envs, 0, everyone)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        if seed is not None:
            self.chance = np.random.default_rng(seed if isinstance(seed, int) else [one or 0 for one in seed])
        self.tables.reset(int(self.chance.integers(1 << 28)))
        return self.seen(), self.told()

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[Seen, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        tables = self.tables
        tables.step(actions)
        rewards = tables.rewards[np.arange(self.num_envs), tables.held]
        never = np.zeros(self.num_envs, dtype=np.bool_)
        return self.seen(), rewards, tables.over.astype(np.bool_), never, self.told()

    def seen(self) -> Seen:
        return {"observation": self.tables.observations.copy(), "action_mask": self.tables.masks.copy()}

    def told(self) -> dict[str, Any]:
        tables = self.tables
        return {"seat": tables.asked.copy(), "rewards": tables.rewards.copy(), "rewarded": tables.held.copy()}

    def close_extras(self, **kwargs: Any) -> None:
        self.tables.close()


def made(num_envs: int, game: str, seats: int, **what: Any) -> TableVector:
    """For `gymnasium.make_vec`: the edition, the options, `everyone` and `processes` go through its keywords."""
    setting = Setting.of(game, seats, what.pop("edition", ""), what.pop("options", None))
    return TableVector(setting, num_envs, **what)
