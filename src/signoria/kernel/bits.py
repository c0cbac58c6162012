"""Sets as the bits of one i64.

`1 << n` is right only below bit 31: mypyc writes the literal as a C int, which has no more. Sets of seats are small
enough for it; a set that may be larger is built with `bit`.
"""

from typing import Final

from mypy_extensions import i64

from signoria.kernel.arrays import append, vec

EVERY_OTHER: Final[i64] = 0x1555555555555555  # a literal from bit 62 on would be an object, read anew at each use
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
    mask -= (mask >> 1) & EVERY_OTHER  # of each two bits how many are set, then of four, of eight, of all
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    return (mask + (mask >> 32)) & 0x7F


def first_bit(mask: i64) -> i64:
    """The lowest bit that is set; the mask must have one."""
    return EXPONENTS[(mask & -mask) % APART]
