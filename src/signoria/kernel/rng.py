"""Chance: one class, two streams.

A game people play is dealt from a secret through a keyed hash, so that nobody can infer the deck from the cards seen.
Searches and random players take a quick stream of 63-bit numbers, which plays alike compiled and interpreted.
"""

from hashlib import blake2b, sha256
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from signoria.kernel.arrays import vec

MASK32: Final[i64] = 0xFFFFFFFF
SPAN: Final[i64] = 1 << 62  # the secret stream is of numbers below this


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Rng:
    """A stream of chance that can be copied in its middle."""

    def __init__(self, seed: i64) -> None:
        self.x: i64 = (seed & 0x3FFFFFFF) * 2654435769 + 88172645463325
        self.secret: bool = False
        self.key: bytes = b""
        self.block: bytes = b""  # the piece of the secret stream in use: eight numbers
        self.spent: i64 = 0  # numbers of the secret stream already used

    def below(self, n: i64) -> i64:
        """A random integer in 0..n-1."""
        if self.secret:
            return self.secret_below(n)
        self.x = 698769069 * (self.x & MASK32) + (self.x >> 32)  # multiply with carry: stays within 63 bits
        return (((self.x ^ (self.x >> 32)) & MASK32) * n) >> 32

    def secret_below(self, n: i64) -> i64:
        """The same from the keyed hash; numbers in the uneven rest are thrown away, so that no number is likelier."""
        fair = SPAN - SPAN % n
        number: i64 = fair
        while number >= fair:
            at = self.spent % 8 * 8
            if at == 0:
                block = int(self.spent // 8).to_bytes(8, "big")
                self.block = blake2b(block, digest_size=64, key=self.key).digest()
            number = int.from_bytes(self.block[at : at + 8], "big") >> 2
            self.spent += 1
        return number % n

    def shuffle(self, cards: vec[i64], count: i64) -> None:
        """Shuffle the first `count` cards in place."""
        for i in range(count - 1, 0, -1):
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card

    def clone(self) -> "Rng":
        twin = Rng(0)
        twin.x = self.x
        twin.secret = self.secret
        twin.key = self.key
        twin.block = self.block
        twin.spent = self.spent
        return twin


def secret_rng(seed: str) -> Rng:
    """The stream of a game that people play."""
    rng = Rng(0)
    rng.secret = True
    rng.key = sha256(b"signoria deal " + seed.encode()).digest()
    return rng


def commitment(seed: str) -> str:
    """The hash of a seed: published when a game starts, so that the seed shown at its end can be checked."""
    return sha256(b"signoria seed " + seed.encode()).hexdigest()
