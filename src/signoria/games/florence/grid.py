"""The principality: a grid of 7 by 7 squares as 49 bits, and every place of every piece. [PF-3]

A square is bit `row * 7 + column`, rows counted from the top and columns from the left. A place is a number that stands
for a piece, a turn and a corner; the places of one piece follow each other.
"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.florence.components import BOX, PIECE_NAMES, PIECES, SIDE
from signoria.kernel.action import column

Cell = tuple[int, int]  # column, row

WIDTH: Final = int(SIDE)
SQUARES: Final[i64] = SIDE * SIDE
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


def third(first: int, last: int) -> int:
    """In which third of the ground the middle of a stretch lies."""
    return 3 * (first + last + 1) // (2 * WIDTH)


@final
class Sketch:
    """The places of pieces one after the other, as they are found; an atlas is drawn from it."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.squares: list[int] = []
        self.piece: list[int] = []
        self.row: list[int] = []
        self.column: list[int] = []
        self.turn: list[int] = []
        self.where: list[int] = []
        self.first_place: list[int] = []
        self.first_turn: list[int] = []
        self.corners: list[int] = []
        self.place: list[int] = []
        self.first_step: list[int] = []
        self.steps: list[int] = []
        self.block: int = int(BLOCK_CORNERS)

    def begin_piece(self) -> None:
        self.first_place.append(len(self.texts))
        self.first_turn.append(len(self.corners))

    def add_turn(self, piece: int, number: int, outline: list[Cell]) -> None:
        right, low = max(x for x, y in outline), max(y for x, y in outline)
        steps = [y * WIDTH + x for x, y in outline]
        corners = 0
        for row in range(WIDTH):
            for col in range(WIDTH):
                self.place.append(len(self.texts))
                if row + low < WIDTH and col + right < WIDTH:
                    corner = row * WIDTH + col
                    corners |= 1 << corner
                    self.piece.append(piece)
                    self.row.append(row + 1)
                    self.column.append(col + 1)
                    self.turn.append(number)
                    self.where.append(3 * third(row, row + low) + third(col, col + right))
                    self.squares.append(sum(1 << (corner + step) for step in steps))
                    self.texts.append(f"{PIECE_NAMES[piece]} r{row + 1} c{col + 1} e{number}")
        self.corners.append(corners)
        self.first_step.append(len(self.steps))
        self.steps += steps
        if max(right, low) > 2:
            self.block = 0


@final
class Atlas:
    """Every place of every piece, for one way of printing them."""

    def __init__(self, outlines: list[list[Cell]]) -> None:
        sketch = Sketch()
        for piece, outline in enumerate(outlines):
            sketch.begin_piece()
            for number, turned in turns(outline):
                sketch.add_turn(piece, number, turned)
        sketch.begin_piece()
        sketch.first_step.append(len(sketch.steps))
        self.texts: list[str] = sketch.texts  # of each place
        self.squares: Final = column(sketch.squares)  # of each place, as bits
        self.piece: Final = column(sketch.piece)  # of each place
        self.row: Final = column(sketch.row)  # of each place, from 1
        self.column: Final = column(sketch.column)
        self.turn: Final = column(sketch.turn)
        self.where: Final = column(sketch.where)  # of each place: its ninth of the ground, by rows
        self.first_place: Final = column(sketch.first_place)  # of each piece, and past the last
        self.first_turn: Final = column(sketch.first_turn)
        self.corners: Final = column(sketch.corners)  # of each turn: where its corner can lie, as bits
        self.place: Final = column(sketch.place)  # of each turn a row of squares: the place with its corner there
        self.first_step: Final = column(sketch.first_step)  # of each turn: where its steps begin, and past the last
        self.steps: Final = column(sketch.steps)  # from the corner to each square of a turn
        self.block: i64 = sketch.block  # where a block of 3 by 3 can begin, if each piece fits on one; else nowhere

    def fitting(self, pieces: i64, free: i64) -> i64:
        """Which of these pieces fit on the free squares, as bits. [PF-45]"""
        if self.fits_any(free):
            return pieces
        found: i64 = 0
        for piece in range(PIECES):
            if (pieces >> piece) & 1 and self.fits_somehow(piece, free):
                found |= 1 << piece
        return found

    def fits(self, piece: i64, free: i64) -> bool:
        """Does a piece fit on the free squares, any way round? [PF-45]"""
        return self.fits_any(free) or self.fits_somehow(piece, free)

    def fits_any(self, free: i64) -> bool:
        """Are there three by three free squares, which have room for any piece that is no longer? [PF-45]"""
        across = free & (free >> 1) & (free >> 2)
        return across & (across >> SIDE) & (across >> (2 * SIDE)) & self.block != 0

    def fits_somehow(self, piece: i64, free: i64) -> bool:
        """Try all corners of a turn at once, and one turn after the other. [PF-45]"""
        for turn in range(self.first_turn[piece], self.first_turn[piece + 1]):
            if self.free_corners(turn, free):
                return True
        return False

    def free_corners(self, turn: i64, free: i64) -> i64:
        """Where the corner of a turn can lie so that it covers only free squares, as bits. [PF-45]"""
        corners = self.corners[turn]
        for i in range(self.first_step[turn], self.first_step[turn + 1]):
            corners &= free >> self.steps[i]
        return corners

    def piece_at(self, place: i64) -> i64:
        """The piece that a place is for."""
        return self.piece[place]


def beside(squares: i64) -> i64:
    """All squares that share an edge with one of these. [PF-45]"""
    across = ((squares & ~RIGHT) << 1) | ((squares & ~LEFT) >> 1)
    return (across | (squares << SIDE) | (squares >> SIDE)) & WHOLE
