"""Boxes of Florence: what a copy may say otherwise, and what the rulebook does not let it say. [PF-1] [PF-2]"""

from typing import Any

from signoria import Game, Rng
from signoria.games.florence.components import BUILDING_NAMES
from signoria.games.florence.printed import SHEET
from signoria.kernel.box import Fields, Values, row_name
from tests.boxes import one_of, some_of
from tests.florence.plain.box import box_of
from tests.florence.test_second_opinion import agree

Cell = tuple[int, int]

SIZES = {**dict.fromkeys(BUILDING_NAMES[:3], 7), **dict.fromkeys(BUILDING_NAMES[3:8], 5), "tower": 3, "chapel": 3}
LIKED = {
    "landscape": ["forest"] * 9 + ["lake"] * 7 + ["park"] * 5,
    "freedom": ["travel"] * 7 + ["religion"] * 7 + ["opinion"] * 7,
}


def random_values(rng: Rng) -> Values:
    """Any outlines of the right sizes, and any professions that like everything as often as the rulebook says."""
    forest = 2 + below(rng, 6)
    landscapes = {"forest": forest, "lake": 1 + below(rng, forest - 1), "park": 1 + below(rng, forest - 1)}
    return {
        "building": {name: {"cells": random_outline(rng, size)} for name, size in SIZES.items()},
        "landscape": {name: {"cells": random_outline(rng, size)} for name, size in landscapes.items()},
        "profession": random_professions(rng),
        "bonus": copies(SHEET.ours["bonus"]),
        "prestige": copies(SHEET.ours["prestige"]),
    }


def below(rng: Rng, n: int) -> int:
    return int(rng.below(n))


def copies(rows: dict[str, Fields]) -> dict[str, Fields]:
    return {name: {**row} for name, row in rows.items()}


def random_outline(rng: Rng, size: int) -> list[list[int]]:
    """Square by square, each beside one that is there; now and then a line, which is longest."""
    if below(rng, 5) == 0:
        return [[0, n] for n in range(size)]
    cells: list[Cell] = [(size, size)]
    while len(cells) < size:
        x, y = cells[below(rng, len(cells))]
        right, down = [(1, 0), (-1, 0), (0, 1), (0, -1)][below(rng, 4)]
        if (x + right, y + down) not in cells:
            cells.append((x + right, y + down))
    left, top = min(x for x, y in cells), min(y for x, y in cells)
    return [[x - left, y - top] for x, y in cells]


def random_professions(rng: Rng) -> dict[str, Fields]:
    """Each building is liked by one, two or three."""
    buildings = BUILDING_NAMES[:]
    while len(buildings) < len(SHEET.ours["profession"]):
        more = one_of(rng, BUILDING_NAMES)
        if buildings.count(more) < 3:
            buildings.append(more)
    columns = {"building": buildings, **LIKED}
    cards = [some_of(rng, names, len(names)) for names in columns.values()]
    return {
        name: {field: column[n] for field, column in zip(columns, cards, strict=True)}
        for n, name in enumerate(SHEET.ours["profession"])
    }


def against_the_rulebook(rng: Rng, values: Values) -> str:
    """Something no copy can have, in one row: which, or the cards that are counted."""
    match below(rng, 5):
        case 0:
            field, card = one_of(rng, [*LIKED]), values["profession"]["poet"]
            card[field] = next(name for name in LIKED[field] if name != card[field])
            return "profession"
        case 1:
            for name in ("poet", "jurist", "painter", "sculptor"):
                values["profession"][name]["building"] = "tower"
            return "profession"
        case 2:
            name = one_of(rng, BUILDING_NAMES)
            values["building"][name] = {"cells": cells_of(values["building"][name])[1:]}
            return row_name("building", name)
        case 3:
            values["landscape"]["lake"] = {"cells": cells_of(values["landscape"]["forest"])}
            return row_name("landscape", "lake")
        case _:
            values["bonus"]["forests"]["wv_per_item"] = 3
            return row_name("bonus", "forests")


def cells_of(piece: Fields) -> list[list[int]]:
    cells: Any = piece["cells"]
    return list(cells)


def second_opinion(game: Game, edition: str, seats: int, seed: int) -> None:
    assert edition == game.editions[0]  # there is no other
    agree(game, seats, seed, box_of(game.box.values))
