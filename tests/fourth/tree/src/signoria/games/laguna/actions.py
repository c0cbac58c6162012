"""The catalogue: every verb with its text; components.py has its code."""

from typing import Final

from signoria.games.laguna.components import HARBOUR, ISLAND_NAMES, MOST
from signoria.kernel.action import Catalogue
from signoria.kit.ascending import PASS, bidding_texts

VERBS: Final = {"pass": [], "bid": ["amount"], "harbour": ["island"]}


def catalogue() -> Catalogue:
    c = Catalogue()
    c.name(PASS, bidding_texts(MOST))
    c.name(HARBOUR, [f"harbour {island}" for island in ISLAND_NAMES])
    return c


CATALOGUE: Final = catalogue()
