"""The box: box.toml as columns of ints and names, loaded once. [IP-1] [IP-2] [IP-3] [IP-4]"""

import tomllib
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

Row = dict[str, object]


def rows(box: dict[str, object], kind: str) -> list[Row]:
    found = box[kind]
    assert isinstance(found, list)
    return found


def texts(kind: str, field: str) -> list[str]:
    return [str(row[field]) for row in rows(BOX, kind)]


def number(*place: str) -> int:
    """One number of the box: a section, perhaps one of its parts, and a field."""
    found: object = BOX
    for name in place:
        assert isinstance(found, dict)
        found = found[name]
    assert isinstance(found, int)
    return found


BOX: Final = tomllib.loads((files("signoria.games.principe") / "box.toml").read_text(encoding="utf-8"))

GREEN: Final[i64] = 0
WHITE: Final[i64] = 1
RED: Final[i64] = 2
BLUE: Final[i64] = 3
YELLOW: Final[i64] = 4
COLOURS: Final[i64] = 5
COLOUR_NAMES: Final = texts("color", "id")  # in the order that settles everything [IP-2]
CARDS_PER_COLOUR: Final[i64] = 20  # in the box

REGIONS: Final[i64] = 6
REGION_NAMES: Final = texts("region", "id")

CITIES: Final[i64] = 15
OPEN_CITIES: Final[i64] = 4
CITY_NAMES: Final = texts("city", "id")

REGION_FIRST: Final[i64] = number("scoring", "region_first")
REGION_SECOND: Final[i64] = number("scoring", "region_second")
MAJOR_AT_THE_END: Final[i64] = number("scoring", "major_role_end")
MINOR_AT_THE_END: Final[i64] = number("scoring", "minor_role_end")
SET_OF_COLOURS: Final[i64] = number("scoring", "set_of_five_colors")
MOST_DUCATS: Final[i64] = number("scoring", "most_ducats")
MOST_CARDS: Final[i64] = number("scoring", "most_hand_cards")
MAJOR_FOR_A_CITY: Final[i64] = number("scoring", "role_on_city_major")
MINOR_FOR_A_CITY: Final[i64] = number("scoring", "role_on_city_minor")
POWER_POINTS: Final[i64] = number("power", "points")
POWER_DUCATS: Final[i64] = number("power", "ducats")

FAMILY_NAMES: Final = texts("family", "id")

# Codes of actions, after the bids of kit/ascending. They stand here, not in actions.py: the compiler knows a number
# only where all that it is made of stands in one module.
MOST: Final = 99  # no purse of this game can hold more

LAY: Final[i64] = MOST + 1  # LAY + colour
BUILD: Final[i64] = LAY + COLOURS  # BUILD + city
PLAY: Final[i64] = BUILD + CITIES  # PLAY + colour * CARDS_PER_COLOUR + number - 1
PLACE: Final[i64] = PLAY + COLOURS * CARDS_PER_COLOUR  # PLACE + region
REVEAL: Final[i64] = PLACE + REGIONS  # REVEAL + colour
