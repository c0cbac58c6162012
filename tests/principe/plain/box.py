"""Il Principe, plain and slow: what is in the box, typed out a second time."""

from __future__ import annotations

from typing import Any, NamedTuple

COLOURS = ("green", "white", "red", "blue", "yellow")  # [IP-2]
REGIONS = ("blue", "green", "red", "yellow", "brown", "violet")  # [IP-4]


class City(NamedTuple):
    """One city card [IP-3]."""

    vp: int
    cost: int
    shields: int
    icons: tuple[int, int, int, int, int]  # green, white, red, blue, yellow
    regions: tuple[str, ...]

    def needs(self) -> dict[str, int]:
        """The building cards it shows, by colour; colours it does not show are left out."""
        return {colour: number for colour, number in zip(COLOURS, self.icons, strict=True) if number > 0}


CITIES = {
    # small
    "siena": City(4, 3, 1, (1, 1, 1, 0, 0), ("brown",)),
    "orvieto": City(4, 3, 1, (0, 1, 1, 1, 0), ("violet",)),
    "venezia": City(4, 3, 1, (0, 0, 1, 1, 1), ("red",)),
    "verona": City(4, 3, 1, (1, 0, 0, 1, 1), ("red",)),
    "perugia": City(4, 3, 1, (1, 1, 0, 0, 1), ("violet",)),
    # medium
    "urbino": City(6, 4, 2, (1, 1, 2, 0, 0), ("yellow", "violet")),
    "padova": City(6, 4, 2, (2, 1, 0, 0, 1), ("red", "yellow")),
    "lucca": City(6, 4, 2, (0, 2, 1, 1, 0), ("blue", "brown")),
    "milano": City(6, 4, 2, (0, 0, 1, 2, 1), ("blue", "green")),
    "bologna": City(6, 4, 2, (1, 0, 0, 1, 2), ("green", "yellow")),
    # large
    "mantova": City(8, 5, 2, (0, 1, 2, 1, 1), ("blue", "red", "green")),
    "firenze": City(8, 5, 2, (2, 0, 1, 1, 1), ("brown", "violet", "green")),
    "ferrara": City(8, 5, 2, (1, 1, 1, 2, 0), ("red", "green", "yellow")),
    "pisa": City(8, 5, 2, (1, 2, 0, 1, 1), ("blue", "green", "brown")),
    "rimini": City(8, 5, 2, (1, 1, 1, 0, 2), ("green", "yellow", "violet")),
}


def cities_of(values: dict[str, Any]) -> dict[str, City]:
    """The city cards of somebody's own box."""
    out = {}
    for name, city in values["city"].items():
        green, white, red, blue, yellow = (city["icons"][colour] for colour in COLOURS)
        icons = (green, white, red, blue, yellow)
        out[name] = City(city["vp"], city["cost"], city["shields"], icons, tuple(city["regions"]))
    return out
