"""The box."""

from collections import Counter

import pytest

from signoria.games.principe.components import (
    BLUE,
    BOX,
    CARDS_PER_COLOUR,
    CITIES,
    CITY_NAMES,
    COLOUR_NAMES,
    COLOURS,
    FAMILY_NAMES,
    GREEN,
    OPEN_CITIES,
    RED,
    REGION_NAMES,
    REGIONS,
    WHITE,
    YELLOW,
    number,
    rows,
    texts,
)
from signoria.games.principe.printed import OURS, Printed
from tests.principe.positions import fresh, new_cards, purses, sale

CARDS = Printed(OURS.values)
SIZES = {
    "small": ["siena", "orvieto", "venezia", "verona", "perugia"],
    "medium": ["urbino", "padova", "lucca", "milano", "bologna"],
    "large": ["mantova", "firenze", "ferrara", "pisa", "rimini"],
}
PRINTED = {  # victory points, ducats, shields, building cards a colour from most to fewest, regions
    "small": (4, 3, 1, [1, 1, 1, 0, 0], 1),
    "medium": (6, 4, 2, [2, 1, 1, 0, 0], 2),
    "large": (8, 5, 2, [2, 1, 1, 1, 0], 3),
}


def test_the_counts_that_are_compiled_in_are_those_of_the_box() -> None:
    """[IP-1] [IP-3] [IP-4]"""
    assert len(COLOUR_NAMES) == COLOURS
    assert len(REGION_NAMES) == REGIONS
    assert len(CITY_NAMES) == CITIES
    assert number("game", "city_display") == OPEN_CITIES
    assert {row["cards"] for row in rows(BOX, "color")} == {CARDS_PER_COLOUR}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_there_are_twenty_building_cards_of_each_of_five_colours(seats: int) -> None:
    """[IP-1]"""
    assert Counter(fresh(seats).deck) == {GREEN: 20, WHITE: 20, RED: 20, BLUE: 20, YELLOW: 20}


def test_each_colour_is_a_building() -> None:
    """[IP-1]"""
    assert dict(zip(COLOUR_NAMES, texts("color", "building"), strict=True)) == {
        "green": "university",
        "white": "cathedral",
        "red": "town_hall",
        "blue": "castle",
        "yellow": "market",
    }


def test_the_colours_have_one_order() -> None:
    """[IP-2]"""
    assert COLOUR_NAMES == ["green", "white", "red", "blue", "yellow"]
    assert [GREEN, WHITE, RED, BLUE, YELLOW] == [0, 1, 2, 3, 4]


def test_there_are_fifteen_cities() -> None:
    """[IP-3]"""
    assert sorted(CITY_NAMES) == sorted(SIZES["small"] + SIZES["medium"] + SIZES["large"])


@pytest.mark.parametrize(
    ("size", "name"), [(size, name) for size, names in SIZES.items() for name in names], ids=lambda word: str(word)
)
def test_what_a_city_card_shows_goes_by_its_size(size: str, name: str) -> None:
    """[IP-3]"""
    city = CITY_NAMES.index(name)
    icons = sorted((int(CARDS.icons[city * COLOURS + c]) for c in range(COLOURS)), reverse=True)
    regions = int(CARDS.regions[city]).bit_count()
    assert (CARDS.vp[city], CARDS.cost[city], CARDS.shields[city], icons, regions) == PRINTED[size]


def test_every_city_says_where_its_colours_and_regions_come_from() -> None:
    """[IP-3]"""
    ours = {str(row["id"]): row.get("reconstructed", []) for row in rows(BOX, "city")}
    assert {name for name, fields in ours.items() if not fields} == {"milano", "firenze"}
    assert ours["lucca"] == ["regions"]
    assert all(
        fields == ["icons", "regions"] for name, fields in ours.items() if name not in ("milano", "firenze", "lucca")
    )
    assert {row["source"] for row in rows(BOX, "city")} == {"A", "F"}


def test_there_are_six_regions_and_five_families() -> None:
    """[IP-4]"""
    assert len(set(REGION_NAMES)) == 6
    assert FAMILY_NAMES == ["medici", "visconti", "carraresi", "deste", "gonzaga"]


def test_there_is_a_major_and_a_minor_role_of_each_colour() -> None:
    """[IP-4]"""
    t = fresh()
    assert (len(t.major), len(t.minor)) == (5, 5)
    assert len(set(texts("color", "major_role") + texts("color", "minor_role"))) == 10


def test_the_bank_pays_more_than_its_73_ducats() -> None:
    """[IP-5]"""
    assert purses(new_cards(purse=[73, 73, 73])) == [78, 78, 78]


def test_ducats_are_whole() -> None:
    """[IP-5]"""
    assert sale({BLUE: 1}, purse=[3, 3, 3]).legal(0) == ["pass", "bid 1", "bid 2", "bid 3"]
