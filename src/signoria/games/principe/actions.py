"""The catalogue: every verb with its code and its text."""

from typing import Final

from mypy_extensions import i64

from signoria.games.principe.components import CARDS_PER_COLOUR, CITY_NAMES, COLOUR_NAMES, REGION_NAMES
from signoria.kernel.action import Catalogue
from signoria.kit.ascending import PASS, bidding_texts

MOST: Final = 99  # no purse of this game can hold more

# How many of each there are, as the box has it: mypyc folds names of this module alone, and a code is to be a constant.
# `catalogue` fails if one of them is wrong.
COLOURS: Final = 5
CARDS: Final = 20  # of a colour
CITIES: Final = 15
REGIONS: Final = 6

LAY: Final[i64] = MOST + 1  # LAY + colour
BUILD: Final[i64] = LAY + COLOURS  # BUILD + city
PLAY: Final[i64] = BUILD + CITIES  # PLAY + colour * CARDS + number - 1
PLACE: Final[i64] = PLAY + COLOURS * CARDS  # PLACE + region
REVEAL: Final[i64] = PLACE + REGIONS  # REVEAL + colour

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
