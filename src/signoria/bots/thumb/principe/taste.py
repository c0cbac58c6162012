"""What a quick mind thinks things are worth in Il Principe, as numbers; found by play against itself."""

from typing import final

from mypy_extensions import i64

from signoria.kernel.action import column
from signoria.kernel.arrays import vec


@final
class Taste:
    """Worths in hundredths of a point, shares and chances in percent."""

    def __init__(self) -> None:
        self.ducat: i64 = 84
        self.late_ducat: i64 = 56  # when one round is to come
        self.last_ducat: i64 = 17  # when none is
        self.enough: i64 = 12  # ducats beyond these
        self.spare: i64 = 50  # are worth this share
        self.card: i64 = 78  # in hand
        self.late_card: i64 = 50
        self.last_card: i64 = 6
        self.up_card: i64 = 10  # before the seat and face up, for each round to come
        self.set_piece: i64 = 19  # a card of the colour most lacking before the seat
        self.shield: i64 = 37  # wherever it is, when four rounds are to come
        self.swing: i64 = 50  # share of what a shield changes on the map now
        self.castle: i64 = 92  # one anywhere on the map
        self.deny: i64 = 75  # share of what others lose there
        self.pay: i64 = 18  # chance that an open city is built by another before the roles return
        self.tie: i64 = 50  # share of a role that must still be bought
        self.gift: i64 = 110  # a point given away, divided among the others
        self.prince: i64 = 10  # to hold the marker
        self.rival: i64 = 20  # a card that goes to another
        self.hold: i64 = 48  # chance to build a city one has all for, later this round
        self.wait: i64 = 32  # the same in a round to come
        self.reach: vec[i64] = column([0, 26, 18, 12, 3, 1])  # the same when so many cards are missing
        self.short: i64 = 75  # share of all these when ducats are missing
        self.other: i64 = 22  # share of the second best plan
