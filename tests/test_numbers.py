"""Every number of a game stands in its box: none is written in its code as well.

What may be written there: small numbers that any code is full of, the place of a bit, and, in the modules that hold
codes, constants with a name: counts that must be known when the core is compiled. Other tests compare these with the
box. What else is left is allowed below, each with its reason.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from signoria import Game
from tests.test_house import SRC, each_game, sources, tree

SMALL = range(-2, 3)
CODES = {"components.py", "actions.py", "events.py"}
# How the first game is dealt, what is kept count of, where in a row of bytes a network finds what, and how much of it
# it may see: no rules.
OF_THE_HOUSE = {"lesson.py", "market.py", "tensors"}
ALLOWED = {
    "borgia/knowledge.py": {5: "the place behind all seats in a row of bits"},
    "borgia/table.py": {4: "bits of a count", 15: "the same, all set"},
    "florence/belief.py": dict.fromkeys((3, 4, 5, 8, 9, 11), "a rough guess at a purse, or how often one deals"),
    "florence/grid.py": {3: "thirds of the ground, by which a place is named", 4: "ways to turn a square"},
    "florence/knowledge.py": dict.fromkeys((3, 4, 5), "kinds of notes")
    | dict.fromkeys((4, 6, 8, 12, 16, 24), "where in a note its parts stand, and in how many bits"),
    "florence/table.py": {128: "notes that wait, as many as one likes"},
    "florence/rulebook.py": {3: "its place among the games"},
}


def named(module: ast.Module) -> set[int]:
    """The lines of constants, `NAME: Final = 5`."""
    finals = (node for node in module.body if isinstance(node, ast.AnnAssign))
    return {node.lineno for node in finals if "Final" in ast.unparse(node.annotation)}


def numbers(path: Path) -> Iterator[tuple[int, int]]:
    """The numbers that are written in a module, each with its line; those left out that any may write."""
    module = tree(path)
    free = named(module) if path.name in CODES else set()
    shifts = [node for node in ast.walk(module) if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift)]
    places = {id(node.right) for node in shifts}  # of bits
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and id(node) not in places and node.lineno not in free:
            value = node.value
            if isinstance(value, int) and value not in SMALL:
                yield node.lineno, value


def allowed(path: Path) -> dict[int, str]:
    return ALLOWED.get(path.relative_to(SRC / "games").as_posix(), {})


@each_game
def test_no_number_of_a_game_is_written_in_its_code(game: Game) -> None:
    for path in sources("games", game.key):
        if OF_THE_HOUSE.isdisjoint(path.parts):
            found = [(line, number) for line, number in numbers(path) if number not in allowed(path)]
            assert found == [], f"{path.relative_to(SRC)}, line and number: does it not stand in the box?"


@pytest.mark.parametrize("name", ALLOWED)
def test_what_is_allowed_is_still_written(name: str) -> None:
    path = SRC / "games" / name
    assert set(allowed(path)) <= {number for _line, number in numbers(path)}
