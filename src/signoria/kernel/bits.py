"""Sets as the bits of one i64.

`1 << n` is right only below bit 31: mypyc writes the literal as a C int, which has no more. Sets of seats are small
enough for it; a set that may be larger is built with `bit`.
"""

from typing import Final

from mypy_extensions import i64

from signoria.kernel.arrays import append, vec

APART: Final[i64] = 67  # all powers of two below it leave different remainders


def exponents() -> vec[i64]:
    """Of each power of two, by its remainder."""
    out: vec[i64] = vec[i64]()
    for remainder in range(APART):
        n: i64 = 0
        while n < APART and 2**n % APART != remainder:
            n += 1
        out = append(out, n)
    return out


EXPONENTS: Final = exponents()


def shifted(n: i64, by: i64) -> i64:
    """n << by in 64 bits, also where `n` is written as a literal: a parameter is never one."""
    return n << by


def bit(n: i64) -> i64:
    """The set of one: bit n, to 62."""
    return shifted(1, n)


def bits(mask: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def first_bit(mask: i64) -> i64:
    """The lowest bit that is set; the mask must have one."""
    return EXPONENTS[(mask & -mask) % APART]
