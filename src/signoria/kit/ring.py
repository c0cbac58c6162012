"""Seats as bits, and who comes next among them."""

from mypy_extensions import i64

from signoria.kernel.action import NOBODY


def seats_in(ring: i64) -> list[int]:
    """The seats of a ring, for people."""
    return [seat for seat in range(16) if (ring >> seat) & 1]


def first_of(ring: i64, seat: i64, seats: i64) -> i64:
    """The first seat of `ring` (bits, not empty) at or clockwise after `seat`."""
    while not (ring >> seat) & 1:
        seat += 1
        if seat == seats:
            seat = 0
    return seat


def next_of(ring: i64, seat: i64, seats: i64) -> i64:
    """The first seat of `ring` clockwise after `seat`, which itself comes last; NOBODY if the ring is empty."""
    if ring == 0:
        return NOBODY
    seat += 1
    if seat == seats:
        seat = 0
    return first_of(ring, seat, seats)
