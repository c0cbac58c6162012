"""The principality: a grid of 7 by 7 squares as 49 bits, and every place of every piece, computed once. [PF-3]

A square is bit `row * 7 + column`, rows counted from the top and columns from the left. A place is a number that stands
for a piece, a turn and a corner; the places of one piece follow each other.
"""

from typing import Final

from mypy_extensions import i64

from signoria.games.florence.components import BOX, PIECE_NAMES, SIDE, rows
from signoria.kernel.action import column

Cell = tuple[int, int]  # column, row

WIDTH: Final = int(SIDE)
WHOLE: Final[i64] = (1 << (WIDTH * WIDTH)) - 1
LEFT: Final[i64] = sum(1 << (row * WIDTH) for row in range(WIDTH))  # the leftmost column
RIGHT: Final[i64] = LEFT << (SIDE - 1)
# Where a block of 3 by 3 can begin.
BLOCK_CORNERS: Final[i64] = sum(((1 << (WIDTH - 2)) - 1) << (row * WIDTH) for row in range(WIDTH - 2))
TURNS: Final = 4  # of each side of a piece


def residence() -> int:
    """The squares of the residence as the box has them. [PF-3]"""
    grid = BOX["principality"]
    assert isinstance(grid, dict)
    return sum(1 << (WIDTH * int(y) + int(x)) for x, y in grid["palazzo_cells"])


RESIDENCE: Final[i64] = residence()  # three columns of the last two rows, on the left


def normal(cells: list[Cell]) -> list[Cell]:
    """The same outline with its corner at 0, 0."""
    least_column = min(x for x, y in cells)
    least_row = min(y for x, y in cells)
    return sorted((x - least_column, y - least_row) for x, y in cells)


def turns(printed: list[Cell]) -> list[tuple[int, list[Cell]]]:
    """The different ways to lay a piece, each with its number from 1: four turns, then those of its back. [PF-3]"""
    found: list[tuple[int, list[Cell]]] = []
    cells = printed
    for number in range(1, 2 * TURNS + 1):
        if number == TURNS + 1:
            cells = [(-x, y) for x, y in printed]
        outline = normal(cells)
        if all(outline != other for _, other in found):
            found.append((number, outline))
        cells = [(-y, x) for x, y in cells]
    return found


def printed(piece: str) -> list[Cell]:
    """The outline of a piece as the box has it."""
    for row in rows("building") + rows("landscape"):
        if row["id"] == piece:
            cells = row["cells"]
            assert isinstance(cells, list)
            return [(int(x), int(y)) for x, y in cells]
    raise KeyError(piece)


class Atlas:
    """Columns of places and turns in the making."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.squares: list[int] = []  # of each place, as bits
        self.where: list[list[int]] = []  # of each place: row, column and turn, all from 1
        self.first_place: list[int] = []  # of each piece, and past the last
        self.first_turn: list[int] = []
        self.corners: list[int] = []  # of each turn: where its corner can lie, as bits
        self.first_step: list[int] = []  # of each turn: where its steps begin, and past the last
        self.steps: list[int] = []  # from the corner to each square of a turn
        for piece in PIECE_NAMES:
            self.first_place.append(len(self.texts))
            self.first_turn.append(len(self.corners))
            for number, outline in turns(printed(piece)):
                self.add_turn(piece, number, outline)
        self.first_place.append(len(self.texts))
        self.first_turn.append(len(self.corners))
        self.first_step.append(len(self.steps))

    def add_turn(self, piece: str, number: int, outline: list[Cell]) -> None:
        steps = [y * WIDTH + x for x, y in outline]
        corners = 0
        for row in range(WIDTH - max(y for x, y in outline)):
            for col in range(WIDTH - max(x for x, y in outline)):
                corner = row * WIDTH + col
                corners |= 1 << corner
                self.where.append([row + 1, col + 1, number])
                self.squares.append(sum(1 << (corner + step) for step in steps))
                self.texts.append(f"{piece} r{row + 1} c{col + 1} e{number}")
        self.corners.append(corners)
        self.first_step.append(len(self.steps))
        self.steps += steps


ATLAS: Final = Atlas()
PLACE_TEXTS: Final = ATLAS.texts
SQUARES: Final = column(ATLAS.squares)
PLACE_ROW: Final = column([where[0] for where in ATLAS.where])
PLACE_COLUMN: Final = column([where[1] for where in ATLAS.where])
PLACE_TURN: Final = column([where[2] for where in ATLAS.where])
FIRST_PLACE: Final = column(ATLAS.first_place)
FIRST_TURN: Final = column(ATLAS.first_turn)
CORNERS: Final = column(ATLAS.corners)
FIRST_STEP: Final = column(ATLAS.first_step)
STEPS: Final = column(ATLAS.steps)


def beside(squares: i64) -> i64:
    """All squares that share an edge with one of these. [PF-45]"""
    across = ((squares & ~RIGHT) << 1) | ((squares & ~LEFT) >> 1)
    return (across | (squares << SIDE) | (squares >> SIDE)) & WHOLE


def fits(piece: i64, free: i64) -> bool:
    """Does a piece fit on the free squares, any way round? [PF-45]

    Three by three free squares have room for any piece. Else all corners of a turn are tried at once.
    """
    across = free & (free >> 1) & (free >> 2)
    if across & (across >> SIDE) & (across >> (2 * SIDE)) & BLOCK_CORNERS:
        return True
    steps = STEPS
    first = FIRST_STEP[FIRST_TURN[piece]]
    for turn in range(FIRST_TURN[piece], FIRST_TURN[piece + 1]):
        corners = CORNERS[turn]
        last = FIRST_STEP[turn + 1]
        for i in range(first, last):
            corners &= free >> steps[i]
        first = last
        if corners:
            return True
    return False


def piece_at(place: i64) -> i64:
    """The piece that a place is for."""
    piece: i64 = 0
    while FIRST_PLACE[piece + 1] <= place:
        piece += 1
    return piece
