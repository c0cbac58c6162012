"""Bits and counts by their names, for people."""

from mypy_extensions import i64

from signoria.kernel.arrays import vec


def named(names: list[str], members: i64) -> list[str]:
    """The names of the bits that are set."""
    return [name for i, name in enumerate(names) if (members >> i) & 1]


def by_name(names: list[str], cells: vec[i64], first: i64) -> dict[str, int]:
    """A row of counts with its names; zeros are left out."""
    return {name: int(cells[first + i]) for i, name in enumerate(names) if cells[first + i] > 0}
