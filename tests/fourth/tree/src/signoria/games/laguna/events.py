"""What is announced, and to whom."""

from typing import Final

from mypy_extensions import i64

from signoria.games.laguna.components import ISLAND_NAMES
from signoria.kernel.event import EventKind
from signoria.kit.sealed import SEALED

# The first codes are the kit's: BIDS, WITHDRAWS, SEALED.
ROUND_BEGINS: Final[i64] = SEALED + 1
ISLAND_OFFERED: Final[i64] = ROUND_BEGINS + 1
ISLAND_SOLD: Final[i64] = ISLAND_OFFERED + 1
ISLAND_UNSOLD: Final[i64] = ISLAND_SOLD + 1
GAME_ENDS: Final[i64] = ISLAND_UNSOLD + 1

EVENTS: Final = [
    EventKind("bids", "seat amount"),
    EventKind("withdraws", "seat"),
    EventKind("sealed", "seat"),
    EventKind("round-begins", "round"),
    EventKind("island-offered", "island"),
    EventKind("island-sold", "seat island price"),
    EventKind("island-unsold", "island"),
    EventKind("game-ends", ""),
]

PHASES: Final = ["harbours", "auction"]
NAMES: Final = {"island": ISLAND_NAMES, "phase": PHASES}
