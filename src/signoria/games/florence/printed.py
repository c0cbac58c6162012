"""What is printed on cards and pieces: columns for the rules, from our box or from somebody's own. [PF-1] [PF-2]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.florence.actions import catalogue
from signoria.games.florence.components import (
    BONUS_NAMES,
    BOX,
    BUILDING_NAMES,
    FREEDOM_NAMES,
    LANDSCAPE_NAMES,
    PLACE,
    PRESTIGE_NAMES,
    PROFESSION_NAMES,
    SIDE,
    THINGS,
    number,
    rows,
    setting,
)
from signoria.games.florence.grid import Atlas, Cell
from signoria.kernel.action import NOBODY, Catalogue, column
from signoria.kernel.box import (
    MOST_PRINTED,
    Box,
    Cells,
    CountOfEach,
    Fields,
    Kind,
    Number,
    OneOf,
    Sheet,
    Some,
    Values,
    numbers,
    printed_rows,
    row_name,
)
from signoria.kernel.errors import BadBox
from signoria.kernel.table import Spare

LARGEST: Final = max(number(building, "size") for building in rows("building"))  # no piece has more squares

OUTLINE: Final[dict[str, Kind]] = {"cells": Cells(int(SIDE), LARGEST)}
PROFESSION: Final[dict[str, Kind]] = {
    "building": OneOf(BUILDING_NAMES),
    "landscape": OneOf(LANDSCAPE_NAMES),
    "freedom": OneOf(FREEDOM_NAMES),
}
BONUS: Final[dict[str, Kind]] = {
    "wv_per_item": Number(1, MOST_PRINTED),
    "counts": Some(THINGS, 1, len(THINGS)),
}
PRESTIGE: Final[dict[str, Kind]] = {
    "counts": OneOf(THINGS),
    "needs": CountOfEach(THINGS, MOST_PRINTED),
    "pp": Number(1, MOST_PRINTED),
    "pp_tied": Number(1, MOST_PRINTED),
}
KINDS: Final = {
    "building": OUTLINE,
    "landscape": OUTLINE,
    "profession": PROFESSION,
    "bonus": BONUS,
    "prestige": PRESTIGE,
}
SHEET: Final = Sheet(KINDS, printed_rows(BOX, KINDS))
OURS: Final = Box("florence", "", SHEET.ours)


SPARE: Final = Spare()  # a table that nobody needs any more


@final
class Printed:
    """The printed values as columns, by card; and all places of the pieces, with what these make of the catalogue."""

    def __init__(self, values: Values) -> None:
        professions = [values["profession"][name] for name in PROFESSION_NAMES]
        self.liked_building: Final = column([BUILDING_NAMES.index(str(row["building"])) for row in professions])
        self.liked_landscape: Final = column([LANDSCAPE_NAMES.index(str(row["landscape"])) for row in professions])
        self.liked_freedom: Final = column([FREEDOM_NAMES.index(str(row["freedom"])) for row in professions])
        bonuses = [values["bonus"][name] for name in BONUS_NAMES]
        self.bonus_each: Final = column(numbers(bonuses, "wv_per_item"))
        self.bonus_counts: Final = column([things_counted(row) for row in bonuses])  # as bits
        prestiges = [values["prestige"][name] for name in PRESTIGE_NAMES]
        self.prestige_counts: Final = column([thing_compared(row) for row in prestiges])
        self.prestige_needs: Final = column([n for row in prestiges for n in things_needed(row)])  # rows of THINGS
        self.prestige_pp: Final = column(numbers(prestiges, "pp"))
        self.prestige_pp_tied: Final = column(numbers([{"pp_tied": 0, **row} for row in prestiges], "pp_tied"))
        pieces = [values["building"][name] for name in BUILDING_NAMES]
        pieces += [values["landscape"][name] for name in LANDSCAPE_NAMES]
        self.atlas: Final = Atlas([cells_of(row) for row in pieces])
        self.catalogue: Catalogue = catalogue(self.atlas.texts)
        self.first_aside: i64 = PLACE + len(self.atlas.texts)  # behind the last place
        self.spare: Final = SPARE


def things_counted(row: Fields) -> int:
    """The things that a bonus card counts, as bits. [PF-43]"""
    counts = row["counts"]
    assert isinstance(counts, list)
    return sum(1 << THINGS.index(thing) for thing in counts)


def thing_compared(row: Fields) -> int:
    """What a prestige card compares among all players; NOBODY if it does not. [PF-50]"""
    return THINGS.index(str(row["counts"])) if "counts" in row else int(NOBODY)


def things_needed(row: Fields) -> list[int]:
    """How much of each thing a prestige card asks for. [PF-50]"""
    needs = row.get("needs", {})
    assert isinstance(needs, dict)
    return [int(needs.get(thing, 0)) for thing in THINGS]


def cells_of(piece: Fields) -> list[Cell]:
    cells = piece["cells"]
    assert isinstance(cells, list)
    return [(int(x), int(y)) for x, y in cells]


def check(values: Values) -> None:
    """What the rulebook says of cards and pieces; it lists every bonus and prestige card with its values."""
    for kind in ("bonus", "prestige"):
        for name, card in values[kind].items():
            check_listed(kind, name, card)
    check_likings(values["profession"])
    for name, building in values["building"].items():
        size = number(rows("building")[BUILDING_NAMES.index(name)], "size")
        check_outline(row_name("building", name), cells_of(building), size, size)
    check_landscapes(values["landscape"])


def check_listed(kind: str, name: str, card: Fields) -> None:
    """A card whose values the rulebook has. [PF-43] [PF-50]"""
    ours = SHEET.ours[kind][name]
    for field, value in card.items():
        if value != ours[field]:
            raise BadBox("box-by-the-rulebook", row=row_name(kind, name), field=field, wanted=written(ours[field]))


def written(value: object) -> str:
    """A value of a card as people write it."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {n}" for name, n in value.items() if n)
    return ", ".join(value) if isinstance(value, list) else str(value)


def check_likings(professions: dict[str, Fields]) -> None:
    """How many professions like each landscape and each freedom, and that a building has one to three. [PF-2]"""
    least, most = setting("work_value", "building_liked_by")
    for name in BUILDING_NAMES:
        check_liked(professions, "building", name, least, most)
    for field in ("landscape", "freedom"):
        for row in rows(field):
            wanted = number(row, "liked_by")
            check_liked(professions, field, str(row["id"]), wanted, wanted)


def check_liked(professions: dict[str, Fields], field: str, name: str, least: int, most: int) -> None:
    found = len([row for row in professions.values() if row[field] == name])
    if not least <= found <= most:
        raise BadBox("box-total", row="profession", field=field, value=name, found=found, wanted=span(least, most))


def check_landscapes(landscapes: dict[str, Fields]) -> None:
    """Lakes and Parks are smaller than Forests. [PF-1]"""
    largest, *others = LANDSCAPE_NAMES
    cells = cells_of(landscapes[largest])
    check_outline(row_name("landscape", largest), cells, 2, LARGEST)
    for name in others:
        check_outline(row_name("landscape", name), cells_of(landscapes[name]), 1, len(cells) - 1)


def check_outline(row: str, cells: list[Cell], least: int, most: int) -> None:
    """So many squares, all in one piece. [PF-1]"""
    if not least <= len(cells) <= most:
        raise BadBox("box-how-many", row=row, field="cells", found=len(cells), wanted=span(least, most))
    if not hang_together(cells):
        raise BadBox("box-against-rule", row=row, field="cells", rule="PF-1")


def hang_together(cells: list[Cell]) -> bool:
    """Can one go from each square to each other over edges?"""
    reached = [cells[0]]
    for x, y in reached:
        beside = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        reached += [cell for cell in beside if cell in cells and cell not in reached]
    return len(reached) == len(cells)


def span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"
