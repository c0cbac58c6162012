"""What is printed on the city cards: columns for the rules, from our box or from somebody's own. [IP-3]"""

from typing import Final, final

from signoria.games.principe.components import BOX, CITY_NAMES, COLOUR_NAMES, REGION_NAMES
from signoria.kernel.action import column
from signoria.kernel.box import (
    MOST_PRINTED,
    Box,
    CountOfEach,
    Fields,
    Kind,
    Number,
    Sheet,
    Some,
    Values,
    numbers,
    printed_rows,
    row_name,
)
from signoria.kernel.errors import BadBox

BY_SIZE: Final = ["cost", "vp", "shields"]  # the rulebook has one number for all cities of a size
TWICE: Final = 2  # a colour that a medium or large city shows twice

CITY: Final[dict[str, Kind]] = {
    "cost": Number(1, MOST_PRINTED),
    "vp": Number(1, MOST_PRINTED),
    "shields": Number(1, MOST_PRINTED),
    "icons": CountOfEach(COLOUR_NAMES, TWICE),
    "regions": Some(REGION_NAMES, 1, len(REGION_NAMES)),
}
KINDS: Final = {"city": CITY}
SHEET: Final = Sheet(KINDS, printed_rows(BOX, KINDS))
OURS: Final = Box("principe", "", SHEET.ours)


@final
class Printed:
    """The printed values as columns, by city."""

    def __init__(self, values: Values) -> None:
        cities = [values["city"][name] for name in CITY_NAMES]
        self.cost: Final = column(numbers(cities, "cost"))
        self.vp: Final = column(numbers(cities, "vp"))
        self.shields: Final = column(numbers(cities, "shields"))
        self.icons: Final = column([n for city in cities for n in icons_of(city)])  # a row of COLOURS for each city
        self.regions: Final = column([region_bits(city) for city in cities])  # those it touches, as bits


def icons_of(city: Fields) -> list[int]:
    """How many cards of each colour a city shows."""
    icons = city["icons"]
    assert isinstance(icons, dict)
    return [int(icons[colour]) for colour in COLOUR_NAMES]


def regions_of(city: Fields) -> list[str]:
    regions = city["regions"]
    assert isinstance(regions, list)
    return regions


def region_bits(city: Fields) -> int:
    return sum(1 << REGION_NAMES.index(region) for region in regions_of(city))


def check(values: Values) -> None:
    """What the rulebook says of each size. That a small city shows three colours is only a ruling of ours. [IP-3]"""
    for name, city in values["city"].items():
        ours, row = SHEET.ours["city"][name], row_name("city", name)
        for field in BY_SIZE:
            if city[field] != ours[field]:
                raise BadBox("box-by-the-rulebook", row=row, field=field, wanted=str(ours[field]))
        icons, wanted = icons_of(city), icons_of(ours)
        if sum(icons) != sum(wanted):
            raise BadBox("box-how-many", row=row, field="icons", wanted=sum(wanted), found=sum(icons))
        if TWICE in wanted and icons.count(TWICE) != 1:
            raise BadBox("box-against-rule", row=row, field="icons", rule="IP-3")
        regions, wanted_regions = len(regions_of(city)), len(regions_of(ours))
        if regions != wanted_regions:
            raise BadBox("box-how-many", row=row, field="regions", wanted=wanted_regions, found=regions)
