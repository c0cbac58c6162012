"""The catalogue: every verb with its code and its text."""

from typing import Final

from mypy_extensions import i64

from signoria.games.principe.components import CARDS_PER_COLOUR, CITY_NAMES, COLOUR_NAMES, REGION_NAMES
from signoria.kernel.action import Catalogue
from signoria.kit.ascending import PASS, bidding_texts

MOST: Final = 99  # no purse of this game can hold more
LAY: Final[i64] = 100  # LAY + colour
BUILD: Final[i64] = 105  # BUILD + city
PLAY: Final[i64] = 120  # PLAY + colour * 20 + number - 1
PLACE: Final[i64] = 220  # PLACE + region
REVEAL: Final[i64] = 226  # REVEAL + colour

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
