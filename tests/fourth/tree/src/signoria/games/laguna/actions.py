"""The catalogue: every verb with its code and its text."""

from typing import Final

from mypy_extensions import i64

from signoria.games.laguna.components import ISLAND_NAMES
from signoria.kernel.action import Catalogue
from signoria.kit.ascending import PASS, bidding_texts

MOST: Final = 99  # no purse of this game can hold more
HARBOUR: Final[i64] = MOST + 1  # HARBOUR + island

VERBS: Final = {"pass": [], "bid": ["amount"], "harbour": ["island"]}


def catalogue() -> Catalogue:
    c = Catalogue()
    c.name(PASS, bidding_texts(MOST))
    c.name(HARBOUR, [f"harbour {island}" for island in ISLAND_NAMES])
    return c


CATALOGUE: Final = catalogue()
