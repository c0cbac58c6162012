"""What is seen and answered at a table, as Gymnasium's spaces have it."""

from typing import Any

import numpy as np
from gymnasium import spaces

from signoria.env.episode import Setting


def observation_space(setting: Setting, waiting: int = 0) -> spaces.Dict:
    """What is seen, and beside it a mask where learners look for it; `waiting` actions more than the game has."""
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros(setting.size, dtype=np.uint8), setting.most, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (setting.actions + waiting,), dtype=np.int8),
        }
    )


def action_space(setting: Setting, waiting: int = 0) -> "spaces.Discrete[Any]":
    return spaces.Discrete(setting.actions + waiting)
