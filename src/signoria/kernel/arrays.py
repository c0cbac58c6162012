"""Arrays of ints for the core: one source, two modes.

Compiled, `vec` and `append` are librt's native arrays: `arrays.pyi` beside this file says so, and mypyc emits direct
access to the cells. Interpreted, they are the list below, which behaves the same as long as the core keeps to what both
know: construction, `len`, reading and writing a cell, iteration, `in`, slices (which copy) and `v = append(v, x)`.

This module is never compiled itself; interpreted code that builds arrays for a compiled core gets the kind that fits.
"""

from __future__ import annotations

from signoria.core import COMPILED

if COMPILED:
    from librt.vecs import append, vec
else:

    class vec(list):  # noqa: N801  (librt's name)
        """A list that answers to `vec[i64](...)`; its slices are plain lists, which will do."""

        __slots__ = ()

        def __class_getitem__(cls, item: object) -> type[vec]:
            return cls

        def __init__(self, items=(), /, *, capacity: int = 0) -> None:
            super().__init__(items)

    def append(v, x, /):
        """The array with `x` behind the last cell; the caller's name for it is the only one still good."""
        list.append(v, x)
        return v


__all__ = ["COMPILED", "append", "vec"]
