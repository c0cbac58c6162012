"""What a family works out before it answers: what things are worth, how safe they lie, who is ahead."""

from typing import final

from mypy_extensions import i64

from signoria.bots.thumb.borgia.taste import Taste
from signoria.games.borgia.components import (
    ARTISTS,
    HOME,
    HOME_POWER,
    KEPT,
    LEONARDO,
    OFFICES,
    OPEN,
    OUTSIDES,
    PROPERTIES,
    ROUNDS,
    SLOTS,
    SPOTS,
    VOTES_PER_CARDINAL,
    kind_of,
)
from signoria.games.borgia.printed import OURS, Printed
from signoria.games.borgia.table import Borgia
from signoria.kernel.action import NOBODY, filled
from signoria.kernel.arrays import vec


@final
class Appraisal:
    """Worth is in hundredths of a point, over all rounds still to be scored. A reusable buffer."""

    def __init__(self, taste: Taste) -> None:
        self.taste: Taste = taste
        printed = Printed(OURS.values)  # until it looks at a table
        self.printed: Printed = printed
        self.power: vec[i64] = printed.power
        self.income: vec[i64] = printed.income
        self.printed_votes: vec[i64] = printed.votes
        self.vp: vec[i64] = printed.vp
        self.rounds: i64 = 0  # still to be scored
        self.ducat: i64 = 0  # what one ducat is worth if it is kept to the end
        self.payments: i64 = 0  # in how many scorings, all told, the income of each round will count
        self.lots: i64 = 1  # of the round
        self.sold: i64 = 0  # of these
        self.round: i64 = 1
        # What of the printed worth will come true, in hundredths: less the more of the game is still to come.
        self.property_worth: i64 = 0
        self.artist_worth: i64 = 0
        self.office_worth: i64 = 0
        self.vote_worth: i64 = 0  # of one vote in one election, in hundredths of a point
        self.hand_worth: i64 = 0
        self.guard = filled(SPOTS, 0)  # what defends each spot, condottieri apart
        self.threat = filled(5, 0)  # what each seat seems to end with
        self.votes = filled(5, 0)

    def read(self, printed: Printed) -> None:
        """What is printed on the cards, at hand."""
        self.printed, self.power, self.income = printed, printed.power, printed.income
        self.printed_votes, self.vp = printed.votes, printed.vp

    def look(self, t: Borgia) -> None:
        """Look at the open table."""
        rounds = ROUNDS - t.round + 1
        self.rounds = rounds
        self.ducat = 10 * rounds
        self.payments = rounds * (rounds + 1) // 2
        self.round = t.round
        self.lots = t.terms.lots
        self.sold = self.lots - face_down(t)
        self.property_worth = self.by_now(self.taste.property)
        self.artist_worth = self.by_now(self.taste.artist)
        self.office_worth = self.by_now(self.taste.office)
        self.vote_worth = self.by_now(self.taste.vote)
        self.hand_worth = self.by_now(self.taste.hand)
        if self.printed is not t.printed:
            self.read(t.printed)
        guard, power = self.guard, self.power
        for card in range(PROPERTIES):
            guard[card] = power[card]
        for seat in range(t.seats):
            guard[HOME + seat] = HOME_POWER
        for card in range(OUTSIDES, KEPT):
            spot = t.lies[card - OFFICES]
            if 0 <= spot < OPEN:
                guard[spot] += power[card]
        spot = t.lies[LEONARDO - OFFICES]
        if 0 <= spot < OPEN:
            estate = t.estate[t.owner[spot]]
            for place in range(HOME + t.seats):
                if (estate >> place) & 1:
                    guard[place] += power[LEONARDO]

    def by_now(self, column: vec[i64]) -> i64:
        """A number that changes in the course of the game, at this point of it."""
        start = column[2 * self.round - 2]
        return start + (column[2 * self.round - 1] - start) * self.sold // self.lots

    def close(self) -> None:
        """The round is being closed: what it brought is already in the purses."""
        self.payments -= self.rounds

    def worth(self, card: i64) -> i64:
        """What a card in play will bring its owner until the end, compared with ducats kept."""
        if card < OFFICES:
            return self.yields(card) * self.property_worth // 100
        if card < ARTISTS:
            votes = self.vote_worth * self.printed_votes[card] * self.rounds
            return self.yields(card) * self.office_worth // 100 + votes
        if card < OUTSIDES:
            return self.rounds * (self.vp[card] * self.artist_worth + self.power[card] * self.taste.everywhere)
        return self.taste.family * self.power[card] * self.rounds

    def yields(self, card: i64) -> i64:
        """The points and ducats that a property or office would bring until the end, in hundredths of a point."""
        return 100 * self.vp[card] * self.rounds + 10 * self.income[card] * self.payments

    def in_hand(self, card: i64) -> i64:
        """What a card that is kept in hand is good for."""
        return self.taste.in_hand[self.printed.rank[card - KEPT]] * self.hand_worth * self.ducat // 100

    def kept(self, spot: i64) -> i64:
        """How likely, in hundredths, what lies at a spot will stay there."""
        if spot >= OPEN:
            return self.taste.open
        power = self.guard[spot]
        if power > 7:
            power = 7
        return self.taste.under[power]

    def gain(self, t: Borgia, seat: i64, card: i64) -> i64:
        """What a card that is played at once is worth to a seat that would get it now, its fee not counted."""
        if card < OFFICES:
            return self.worth(card) * (100 + self.kept(card)) // 200 + self.shelter(t, seat, card)
        best = self.taste.open
        free = t.free_spots(seat, card)
        for spot in range(HOME + t.seats):
            if (free >> spot) & 1:
                kept = self.kept(spot)
                if kept > best:
                    best = kept
        out = self.worth(card) * best // 100
        if free == 0:
            out += self.displacing(t, seat, card)
        return out

    def shelter(self, t: Borgia, seat: i64, property: i64) -> i64:
        """What a new property adds to the safety of what lies unprotected."""
        office: i64 = 0
        artist: i64 = 0
        mine = OPEN + seat
        for card in range(OFFICES, OUTSIDES):
            if t.lies[card - OFFICES] == mine:
                worth = self.worth(card)
                if card < ARTISTS:
                    office = max(office, worth)
                else:
                    artist = max(artist, worth)
        return (office + artist) * max(self.kept(property) - self.taste.open, 0) // 100

    def displacing(self, t: Borgia, seat: i64, card: i64) -> i64:
        """What more a card is worth than by lying open, if it takes the place of a lesser one."""
        if card >= OUTSIDES:
            return 0
        best: i64 = 0
        for other in range(OFFICES, OUTSIDES):
            spot = t.lies[other - OFFICES]
            if 0 <= spot < OPEN and t.owner[spot] == seat and kind_of(other) == kind_of(card):
                more = (self.worth(card) - self.worth(other)) * (self.kept(spot) - self.taste.open) // 100
                best = max(best, more)
        return best

    def fee(self, card: i64) -> i64:
        """What the fee of an artist or of the Doctor costs in points; nothing for cards that have none."""
        return self.printed.fee[card] * self.ducat

    def weigh(self, t: Borgia) -> None:
        """Who seems to end with how many points, and who has how many votes, by what all can see."""
        for seat in range(t.seats):
            self.threat[seat] = 100 * t.score[seat]
            self.votes[seat] = VOTES_PER_CARDINAL * t.cardinals[seat]
        for card in range(OUTSIDES):
            owner = t.owner_of(card)
            if owner != NOBODY:
                kind: i64 = 0
                if card >= OFFICES:
                    kind = 1 + kind_of(card)
                self.threat[owner] += self.worth(card) * self.taste.seen[kind] // 100
                self.votes[owner] += self.printed_votes[card]

    def harm(self, t: Borgia, seat: i64, other: i64, loss: i64) -> i64:
        """What it is worth to a seat that another loses so much: more if that one is ahead."""
        above: i64 = 0
        for each in range(t.seats):
            if each != other and each != seat and self.threat[each] < self.threat[other]:
                above += 1
        return loss * self.taste.harm * (1 + 2 * above) // (100 * (t.seats - 1))


def face_down(t: Borgia) -> i64:
    """How many cards lie face down: as many turns are still to come this round."""
    n: i64 = 0
    for slot in range(SLOTS):
        if t.slots[slot] != NOBODY:
            n += 1
    return n


def turns_to_come(t: Borgia, active: i64, seat: i64) -> i64:
    """How many turns a seat will still have in this round after the present one."""
    after = seat - active
    if after <= 0:
        after += t.seats
    left = face_down(t) - after
    if left < 0:
        return 0
    return left // t.seats + 1
