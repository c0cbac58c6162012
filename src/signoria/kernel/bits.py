"""Sets as the bits of one i64.

`1 << n` is right only below bit 31: mypyc writes the literal as a C int, which has no more. Sets of seats are small
enough for it; a set that may be larger is built with `bit`.
"""

from mypy_extensions import i64


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
    n: i64 = 0
    while not (mask >> n) & 1:
        n += 1
    return n
