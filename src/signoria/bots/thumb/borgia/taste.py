"""What a quick mind thinks things are worth in The Prince, as numbers; found by play against itself.

Columns of six are for things that change in the course of the game: at the start and at the end of each round.
"""

from typing import final

from mypy_extensions import i64

from signoria.kernel.action import column
from signoria.kernel.arrays import vec


@final
class Taste:
    """Worths in hundredths of a point, shares and chances in percent, prices in ducats."""

    def __init__(self) -> None:
        # What of all it could still bring a thing will bring, compared with ducats kept to the end.
        self.property: vec[i64] = column([66, 88, 88, 98, 98, 98])
        self.artist: vec[i64] = column([42, 46, 50, 68, 68, 97])
        self.office: vec[i64] = column([12, 46, 46, 78, 78, 98])
        self.vote: vec[i64] = column([50, 40, 40, 20, 20, 10])  # one vote in one election
        self.family: i64 = 25  # one point of power of an outside family, a round
        self.everywhere: i64 = 60  # one point of power in all palaces, a round: Leonardo's
        self.hand: vec[i64] = column([155, 150, 155, 110, 172, 24])  # share of what a card in hand is good for
        # In ducats: condottieri by their power, Spy, Poison, Bravo, Doctor, Marriage, Savonarola, Simony.
        self.in_hand: vec[i64] = column([30, 24, 24, 20, 20, 20, 10, 10, 13, 8, 10, 4, 5, 3, 1])
        self.face_down: i64 = 15  # a card nobody has seen, in ducats
        # How safe a card lies, by the power that guards it.
        self.open: i64 = 25
        self.under: vec[i64] = column([40, 60, 78, 100, 108, 112, 120, 125])
        # Auctions.
        self.bid: vec[i64] = column([86, 84, 86, 86, 72, 85])  # share of its worth to pay for a card
        self.jump: i64 = 25  # share of the way to the limit to raise at once
        # War.
        self.harm: i64 = 30  # share of what another loses, divided among the others
        self.hidden: i64 = 100  # chance that a condottiere nobody knows of is sent
        self.contested: i64 = 35  # chance against a defender who is known to have enough
        self.sent: i64 = 100  # share of what a condottiere is good for that is lost when he is sent
        self.defend: i64 = 60  # share of what is at stake to spend on keeping it
        # Cards from the hand.
        self.kill: i64 = 150  # what a death card must do, in three rounds
        self.preaching: i64 = 60
        self.accusing: i64 = 80
        self.wedding: i64 = 30  # for each point of power the partner is known to have
        # Who is ahead: what of the worth of a property, office, artist was not paid for in ducats that nobody sees.
        self.seen: vec[i64] = column([60, 80, 15])
        # The forecast: points that come of what one has, whatever else will happen.
        self.cash_ahead: vec[i64] = column([38, 47, 45, 70, 84, 100])
        self.property_ahead: vec[i64] = column([25, 38, 41, 64, 76, 100])
        self.artist_ahead: vec[i64] = column([8, 22, 10, 49, 42, 100])
        self.office_ahead: vec[i64] = column([16, 30, 18, 45, 78, 100])
        self.vote_ahead: vec[i64] = column([8, 8, 30, 34, 16, 0])
        self.family_ahead: vec[i64] = column([18, 20, 32, 20, 36, 0])
        self.hand_ahead: vec[i64] = column([35, 50, 80, 58, 110, 50])
        self.pope_ahead: vec[i64] = column([0, 0, -780, -620, -330, 0])  # the sitting Pope is not loved
        self.elect_ahead: vec[i64] = column([0, 140, 190, 210, 610, 1000])  # who would be elected now
        self.all_ahead: vec[i64] = column([5300, 4420, 3020, 1630, 100, -60])  # what comes to everyone
        self.doubt: vec[i64] = column([800, 740, 720, 620, 580, 200])
