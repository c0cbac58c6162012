"""What is seen at a table, as Gymnasium's spaces have it."""

import numpy as np
from gymnasium import spaces

from signoria.env.episode import Setting


def observation_space(setting: Setting, actions: int) -> spaces.Dict:
    """What is seen, and beside it a mask where learners look for it."""
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros(setting.size, dtype=np.uint8), setting.most, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
        }
    )
