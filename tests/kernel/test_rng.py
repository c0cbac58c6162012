"""Chance: fair, repeatable, the same compiled and interpreted, and secret where it must be."""

from collections import Counter

from signoria.kernel.action import column
from signoria.kernel.rng import Rng, commitment, secret_rng

FIRST_EIGHT = [56, 26, 2, 41, 78, 97, 33, 20]
SECRET_EIGHT = [83, 4, 49, 19, 46, 54, 55, 69]


def test_the_quick_stream_never_changes() -> None:
    rng = Rng(1)
    assert [int(rng.below(100)) for _n in range(8)] == FIRST_EIGHT


def test_the_secret_stream_never_changes() -> None:
    """Every record ever written depends on it."""
    rng = secret_rng("7")
    assert [int(rng.below(100)) for _n in range(8)] == SECRET_EIGHT


def test_both_streams_are_fair() -> None:
    for rng in (Rng(3), secret_rng("fair")):
        seen = Counter(int(rng.below(7)) for _n in range(14_000))
        assert set(seen) == set(range(7))
        assert all(1_800 < times < 2_200 for times in seen.values()), seen


def test_a_clone_goes_on_where_the_stream_stood() -> None:
    for rng in (Rng(3), secret_rng("clone")):
        rng.below(10)
        twin = rng.clone()
        assert [rng.below(1000) for _n in range(20)] == [twin.below(1000) for _n in range(20)]


def test_a_shuffle_keeps_every_card() -> None:
    cards = column(list(range(52)))
    Rng(5).shuffle(cards, 52)
    assert list(cards) != list(range(52))
    assert sorted(cards) == list(range(52))


def test_a_shuffle_of_some_leaves_the_rest() -> None:
    cards = column(list(range(10)))
    Rng(5).shuffle(cards, 4)
    assert list(cards)[4:] == list(range(4, 10))


def test_a_commitment_tells_seeds_apart_and_says_nothing_of_the_deal() -> None:
    assert commitment("7") == commitment("7") != commitment("8")
    assert len(commitment("7")) == 64
    assert bytes.fromhex(commitment("7")) != secret_rng("7").key
