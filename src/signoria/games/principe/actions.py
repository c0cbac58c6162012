"""The catalogue: every verb with its text; components.py has its code."""

from typing import Final

from signoria.games.principe.components import (
    BUILD,
    CARDS_PER_COLOUR,
    CITY_NAMES,
    COLOUR_NAMES,
    LAY,
    MOST,
    PLACE,
    PLAY,
    REGION_NAMES,
    REVEAL,
)
from signoria.kernel.action import Catalogue
from signoria.kit.ascending import PASS, bidding_texts

VERBS: Final = {
    "pass": [],
    "bid": ["amount"],
    "lay": ["colour"],
    "build": ["city"],
    "play": ["cards", "colour"],
    "shield": ["region"],
    "reveal": ["colour"],
}


def catalogue() -> Catalogue:
    c = Catalogue()
    c.name(PASS, bidding_texts(MOST))
    c.name(LAY, [f"lay {colour}" for colour in COLOUR_NAMES])
    c.name(BUILD, [f"build {city}" for city in CITY_NAMES])
    c.name(PLAY, [f"play {n + 1} {colour}" for colour in COLOUR_NAMES for n in range(int(CARDS_PER_COLOUR))])
    c.name(PLACE, [f"shield {region}" for region in REGION_NAMES])
    c.name(REVEAL, [f"reveal {colour}" for colour in COLOUR_NAMES])
    return c


CATALOGUE: Final = catalogue()
