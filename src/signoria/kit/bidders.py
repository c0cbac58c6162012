"""What a network sees of an auction: who is in it, and who leads."""

from mypy_extensions import i64

from signoria.kernel.action import NOBODY
from signoria.kernel.tensors import flags_of, from_seat, in_byte, turned
from signoria.kit.ascending import Ascending


def bidders(auction: Ascending, observer: i64, seats: i64) -> i64:
    """A word of seats as the observer counts them: 1 still in the auction, 2 leads it."""
    word = flags_of(turned(auction.ring, observer, seats))
    if auction.leader != NOBODY:
        word += in_byte(1, from_seat(auction.leader, observer, seats))
    return word
