"""Sets as bits, compiled and interpreted alike."""

from signoria.kernel.bits import bit, bits, first_bit, shifted


def test_every_bit_of_an_i64_can_be_set() -> None:
    assert [bit(n) for n in range(63)] == [2**n for n in range(63)]


def test_a_literal_is_shifted_in_64_bits() -> None:
    assert (shifted(63, 30), shifted(15, 56)) == (63 * 2**30, 15 * 2**56)


def test_bits_are_counted_and_found() -> None:
    assert bits(0) == 0
    assert (bits(bit(3) | bit(60)), first_bit(bit(60)), first_bit(bit(3) | bit(60))) == (2, 60, 3)
