"""Boxes of Il Principe: what a copy may say otherwise, and what the rulebook does not let it say. [IP-3]"""

from typing import Any

from signoria import Game, Rng
from signoria.games.principe.components import COLOUR_NAMES, REGION_NAMES
from signoria.games.principe.printed import SHEET
from signoria.kernel.box import Fields, Values, row_name
from tests.boxes import one_of, some_of
from tests.principe.test_second_opinion import agree, at_random


def random_values(rng: Rng) -> Values:
    """As many cards and regions as a city of its size has, each of them any."""
    return {"city": {name: random_city(rng, ours) for name, ours in SHEET.ours["city"].items()}}


def random_city(rng: Rng, ours: Fields) -> Fields:
    return {
        **ours,
        "icons": random_icons(rng, icons_of(ours)),
        "regions": some_of(rng, REGION_NAMES, len(regions_of(ours))),
    }


def random_icons(rng: Rng, ours: dict[str, int]) -> dict[str, int]:
    """A colour twice where the rulebook says so; in a small city, of which it says nothing, now and then."""
    cards = sum(ours.values())
    twice = 2 in ours.values() or rng.below(3) == 0
    colours = some_of(rng, COLOUR_NAMES, cards - twice)
    return {colour: 2 if twice and colour == colours[0] else 1 for colour in colours}


def icons_of(city: Fields) -> dict[str, int]:
    icons: Any = city["icons"]
    return dict(icons)


def regions_of(city: Fields) -> list[str]:
    regions: Any = city["regions"]
    return list(regions)


def against_the_rulebook(rng: Rng, values: Values) -> str:
    """Something no city can have, in one of them: which."""
    name = one_of(rng, [*values["city"]])
    city = values["city"][name]
    match int(rng.below(4)):
        case 0:
            number = one_of(rng, ["cost", "vp", "shields"])
            city[number] = 9  # which no city has of any of them
        case 1:
            city["icons"] = dict.fromkeys(COLOUR_NAMES, 0)
        case 2:
            city["icons"] = dict.fromkeys(COLOUR_NAMES, 2)
        case _:
            city["regions"] = [region for region in REGION_NAMES if region not in regions_of(city)][:4] + regions_of(
                city
            )
    return row_name("city", name)


def second_opinion(game: Game, edition: str, seats: int, seed: int) -> None:
    rng = Rng(seed)
    s = game.new(seats, edition, {"rich": seed % 2}, f"second opinion {seed}")
    agree(s, rng, at_random(rng, seed % 5))
