"""What a quick mind thinks things are worth in Il Principe, as numbers; found by play against itself."""

from typing import final

from mypy_extensions import i64

from signoria.kernel.action import column
from signoria.kernel.arrays import vec


@final
class Taste:
    """Worths in hundredths of a point, shares in percent."""

    def __init__(self) -> None:
        self.ducat: i64 = 50
        self.last_ducat: i64 = 12  # when no city can follow any more
        self.enough: i64 = 9  # ducats beyond these are worth half
        self.card: i64 = 55  # in hand
        self.last_card: i64 = 12
        self.up_card: i64 = 10  # before the seat and face up: for roles to come, for each round to come
        self.set: i64 = 200
        self.set_piece: i64 = 12  # a card of the colour most lacking
        self.shield: i64 = 70  # anywhere
        self.swing: i64 = 75  # share of what a shield changes on the map now
        self.deny: i64 = 25  # share of what others lose there
        self.pay: i64 = 22  # chance that an open city is built by another before the roles return
        self.tie: i64 = 50  # share of a role that must still be bought
        self.gift: i64 = 100  # share of what a city gives to others, divided among them
        self.prince: i64 = 15  # to hold the marker
        self.hold: i64 = 90  # chance to build a city one has all for, later this round
        self.wait: i64 = 60  # the same in a round to come
        self.reach: vec[i64] = column([0, 45, 20, 8, 3, 1, 0])  # the same when so many cards are missing
        self.short: i64 = 60  # share of that when ducats are missing
        self.other: i64 = 35  # share of the second best plan
