"""The box: box.toml as columns of ints and names, loaded once. [LG-1] [LG-2]"""

import tomllib
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from signoria.kernel.action import column
from signoria.kernel.arrays import vec

BOX: Final = tomllib.loads((files("signoria.games.laguna") / "box.toml").read_text(encoding="utf-8"))


def ends(which: int) -> vec[i64]:
    """The island at one end of each bridge."""
    return column([ISLAND_NAMES.index(bridge["between"][which]) for bridge in BOX["bridge"]])


ISLAND_NAMES: Final = [str(row["id"]) for row in BOX["island"]]
ISLANDS: Final[i64] = len(ISLAND_NAMES)
VALUE: Final = column([int(row["value"]) for row in BOX["island"]])
FROM: Final = ends(0)
TO: Final = ends(1)
BRIDGES: Final[i64] = len(FROM)

START_DUCATS: Final[i64] = int(BOX["game"]["ducats"])
ROUNDS: Final[i64] = int(BOX["game"]["rounds"])
BRIDGE_POINTS: Final[i64] = int(BOX["game"]["bridge_points"])
HARBOUR_POINTS: Final[i64] = int(BOX["game"]["harbour_points"])

# Codes of actions, after the bids of kit/ascending.
MOST: Final = 99  # no purse of this game can hold more
HARBOUR: Final[i64] = MOST + 1  # HARBOUR + island
