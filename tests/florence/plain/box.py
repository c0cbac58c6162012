"""What is in the box of The Princes of Florence, typed out once more for the plain transcription of the rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

# Pieces are drawn as they are printed, row under row, squares as # [PF-1].

LARGE = {"university": "#.#/#.#/###", "laboratory": ".##/###/##.", "workshop": "###/###/.#."}
MEDIUM = {
    "library": "##/##/#.",
    "opera": "#../##./.##",
    "studio": "#../#../###",
    "hospital": "###/.#./.#.",
    "theater": "#.#/###",
}
SMALL = {"tower": "#/#/#", "chapel": "#./##"}
BUILDINGS = LARGE | MEDIUM | SMALL
LANDSCAPES = {"forest": "#./#./##", "lake": "##/#.", "park": "##"}
FREEDOMS = ("travel", "religion", "opinion")
STACKS = ("forest", "lake", "park", "jester", "builder", "prestige", "recruiting")  # [PF-20]
MINIMUM = (7, 10, 12, 14, 15, 16, 17)  # [PF-41]
PRICE_OF_BUILDING = (700, 300, 300, 0)  # with 0, 1, 2, 3 builders [PF-32] [PF-44]

PROFESSIONS = {  # what each one likes [PF-2]
    "alchemist": ("laboratory", "lake", "opinion"),
    "architect": ("studio", "forest", "travel"),
    "astronomer": ("tower", "forest", "religion"),
    "bell_maker": ("workshop", "forest", "religion"),
    "botanist": ("laboratory", "park", "religion"),
    "cartographer": ("library", "lake", "travel"),
    "choreographer": ("opera", "park", "opinion"),
    "composer": ("opera", "forest", "religion"),
    "dramatist": ("theater", "forest", "opinion"),
    "goldsmith": ("workshop", "lake", "opinion"),
    "jurist": ("university", "park", "opinion"),
    "mathematician": ("university", "forest", "travel"),
    "organist": ("chapel", "lake", "religion"),
    "painter": ("studio", "lake", "religion"),
    "pharmacist": ("hospital", "forest", "opinion"),
    "philosopher": ("library", "forest", "opinion"),
    "physician": ("hospital", "park", "travel"),
    "physicist": ("laboratory", "forest", "travel"),
    "poet": ("theater", "lake", "travel"),
    "sculptor": ("workshop", "park", "travel"),
    "theologian": ("university", "lake", "religion"),
}

BONUS: dict[str, tuple[int, tuple[str, ...]]] = {  # work value for each one of what is counted
    "buildings": (1, ("building",)),
    "large_buildings": (2, ("large",)),
    "medium_and_forest": (1, ("medium", "forest")),
    "small_and_landscape": (1, ("small", "landscape")),
    "building_sizes": (2, ("size",)),
    "landscapes": (1, ("landscape",)),
    "forests": (2, ("forest",)),
    "lakes": (2, ("lake",)),
    "parks": (2, ("park",)),
    "freedoms": (2, ("freedom",)),
    "jesters": (2, ("jester",)),
    "jesters_and_freedoms": (1, ("jester", "freedom")),
    "builders": (2, ("builder",)),
    "builders_and_lakes": (1, ("builder", "lake")),
    "prestige": (2, ("prestige",)),
    "prestige_and_freedoms": (1, ("prestige", "freedom")),
    "landscape_types": (2, ("landscape type",)),
    "categories": (1, ("category",)),
    "hand": (1, ("hand",)),
    "table": (1, ("table",)),
}


def bonus_value(card: str, number: dict[str, int]) -> int:
    """What a bonus card adds to a work, from how many there are of everything."""
    each, counted = BONUS[card]
    return each * sum(number[what] for what in counted)


class Lead(NamedTuple):
    """A prestige card with a bracketed value: for the most of what is counted, or the fewest empty squares."""

    counted: str
    alone: int
    tied: int


class Own(NamedTuple):
    """A prestige card without brackets: for at least so many of each."""

    needed: dict[str, int]
    points: int


PRESTIGE: dict[str, Lead | Own] = {
    "most_buildings": Lead("building", 6, 3),
    "two_large": Own({"large": 2}, 5),
    "fewest_empty": Lead("empty", 8, 4),
    "all_landscapes": Own({"forest": 1, "lake": 1, "park": 1}, 8),
    "most_landscapes": Lead("landscape", 7, 4),
    "most_forests": Lead("forest", 7, 4),
    "most_lakes": Lead("lake", 6, 3),
    "all_freedoms": Own({"freedom": 3}, 8),
    "balanced_estate": Own({"building": 4, "freedom": 2, "table": 4}, 6),
    "most_jesters": Lead("jester", 6, 3),
    "most_builders": Lead("builder", 6, 3),
    "most_parks": Lead("park", 5, 3),
    "balanced_court": Own({"builder": 1, "jester": 1, "landscape": 2}, 7),
    "most_works": Lead("table", 7, 4),
}

# The principality: squares are (row, column), from 1 to 7 and from the top left [PF-3].

Squares = frozenset[tuple[int, int]]
GRID: Squares = frozenset((row, column) for row in range(1, 8) for column in range(1, 8))
RESIDENCE: Squares = frozenset((row, column) for row in (6, 7) for column in (1, 2, 3))


def shifted(squares: Squares, down: int, right: int) -> Squares:
    return frozenset((row + down, column + right) for row, column in squares)


def cornered(squares: Squares) -> Squares:
    """The same shape, its least row and its least column 0."""
    return shifted(squares, -min(row for row, _ in squares), -min(column for _, column in squares))


def turns(drawing: str) -> dict[int, Squares]:
    """The different ways a piece may lie: four turns clockwise, then four of its mirror image."""
    lines = drawing.split("/")
    piece: Squares = frozenset((r, c) for r, line in enumerate(lines) for c, mark in enumerate(line) if mark == "#")
    ways: dict[int, Squares] = {}
    for number in range(1, 9):
        if number == 5:  # after four quarter turns it lies again as printed
            piece = frozenset((row, -column) for row, column in piece)
        if cornered(piece) not in ways.values():
            ways[number] = cornered(piece)
        piece = frozenset((column, -row) for row, column in piece)
    return ways


def places(piece: str, drawing: str) -> dict[str, Squares]:
    """All places wholly on the grid and off the residence, under the text that names each."""
    found = {}
    for turn, shape in turns(drawing).items():
        for row, column in GRID:
            squares = shifted(shape, row, column)
            if squares <= GRID - RESIDENCE:
                found[f"place {piece} r{row} c{column} e{turn}"] = squares
    return found


class PlainBox:
    """What differs from copy to copy: what professions like, and the outlines of the pieces."""

    def __init__(self, professions: dict[str, tuple[str, str, str]], drawings: dict[str, str]) -> None:
        self.professions = professions
        self.places = {piece: places(piece, drawing) for piece, drawing in drawings.items()}


OURS = PlainBox(PROFESSIONS, BUILDINGS | LANDSCAPES)


def box_of(values: dict[str, Any]) -> PlainBox:
    """Somebody's own box."""
    liked = values["profession"].items()
    pieces = values["building"] | values["landscape"]
    return PlainBox(
        {name: (card["building"], card["landscape"], card["freedom"]) for name, card in liked},
        {name: drawing_of(piece["cells"]) for name, piece in pieces.items()},
    )


def drawing_of(cells: list[list[int]]) -> str:
    """The squares of a piece, each a column and a row from 0, as they are drawn above."""
    return "/".join("".join("#" if [x, y] in cells else "." for x in range(7)) for y in range(7))


# The same land is asked about again and again: each answer is worked out once.


@lru_cache(4096)
def free_places(box: PlainBox, piece: str, barred: Squares) -> dict[str, Squares]:
    return {text: squares for text, squares in box.places[piece].items() if not squares & barred}


@lru_cache(4096)
def drawn(built_over: Squares, planted_over: Squares) -> list[str]:
    marks = dict.fromkeys(GRID, ".") | dict.fromkeys(RESIDENCE, "#")
    marks |= dict.fromkeys(built_over, "B") | dict.fromkeys(planted_over, "L")
    return ["".join(marks[row, column] for column in range(1, 8)) for row in range(1, 8)]


@lru_cache(4096)
def beside(squares: Squares) -> Squares:
    """The squares that share an edge with some of these; corners are fine [PF-45]."""
    return shifted(squares, 1, 0) | shifted(squares, -1, 0) | shifted(squares, 0, 1) | shifted(squares, 0, -1)
