"""The Prince, plain and slow: the end of a round, the election, and what the new Pope hands out."""

from __future__ import annotations

from tests.borgia.plain.box import (
    ARTIST,
    BASE_INCOME,
    FAMILIES,
    OFFICE,
    PROPERTY,
    in_card_order,
)
from tests.borgia.plain.table import seat_of
from tests.borgia.plain.trade import Market
from tests.transcription import Question, Steps, ask


class Papacy(Market):
    """A table that elects a Pope at the end of each round."""

    # The end of a round.

    def income(self, seat: int) -> int:
        paying = self.owned(seat, PROPERTY) + self.owned(seat, OFFICE)  # [TP-60]
        return sum(self.printed.income[card] for card in paying)

    def points(self, seat: int) -> int:
        """[TP-80]"""
        cards = self.owned(seat, PROPERTY) + self.owned(seat, OFFICE) + self.owned(seat, ARTIST)
        total = self.ducats[seat] // 10 + sum(self.printed.vp[card] for card in cards)
        return total + 10 if seat == self.pope else total

    def end_marriages_and_savonarola(self) -> None:
        self.discard += ["marriage" for _ in self.marriages]
        self.marriages = []
        if self.savonarola:
            self.discard.append("savonarola")
            self.savonarola = False

    # The election.

    def votes(self, seat: int) -> int:
        return 3 * self.cardinals[seat] + sum(self.printed.votes[card] for card in self.owned(seat, OFFICE))  # [TP-70]

    def election(self) -> Steps[int]:
        """The new Pope."""
        yield from self.market()
        count = yield from self.ballot([list(range(self.seats))])  # all at the same time [TP-71]
        for _ in range(self.open_ballots):
            if max(count) * 2 > sum(count):
                break
            yield from self.market()
            count = yield from self.ballot([[seat] for seat in self.clockwise_from(self.pope)])  # [TP-72]
        if max(count) * 2 > sum(count):
            return count.index(max(count))
        return (yield from self.run_off(count))

    def ballot(self, groups: list[list[int]]) -> Steps[list[int]]:
        """One group of seats after the other votes, those in a group in secret: the votes for each family [TP-70]."""
        cast: list[list[int]] = [[] for _ in range(self.seats)]  # for each seat, its votes by family as far as written
        for group in groups:
            while True:
                question: Question = {}
                for seat in group:
                    left = self.votes(seat) - sum(cast[seat])
                    if left > 0 and len(cast[seat]) < self.seats - 1:
                        question[seat] = {f"votes {number}" for number in range(left + 1)}
                if not question:
                    break
                seat, text = yield question
                cast[seat].append(int(text.split()[1]))

        count = [0 for _ in range(self.seats)]
        for seat in range(self.seats):
            for family, number in enumerate(cast[seat]):
                count[family] += number
            count[-1] += self.votes(seat) - sum(cast[seat])
        return count

    def run_off(self, count: list[int]) -> Steps[int]:
        """Between the two families with most votes in the last ballot [TP-73]."""
        first = [seat for seat in range(self.seats) if count[seat] == max(count)]
        if len(first) == 1:
            rest = [number for seat, number in enumerate(count) if seat not in first]
            second = [seat for seat in range(self.seats) if count[seat] == max(rest)]
            two = [first[0], (yield from self.name_one(second))]
        elif len(first) == 2:
            two = first
        else:
            named = yield from self.name_one(first)
            two = [named, (yield from self.name_one([seat for seat in first if seat != named]))]
        low, high = sorted(two)

        yield from self.market()
        balance = 0
        for seat in self.clockwise_from(self.pope):
            votes = self.votes(seat)
            text = yield from ask(seat, {f"votes {number}" for number in range(votes + 1)})
            for_low = int(text.split()[1])
            balance += for_low - (votes - for_low)
        if balance == 0:
            return (yield from self.name_one([low, high]))
        return low if balance > 0 else high

    def name_one(self, tied: list[int]) -> Steps[int]:
        """The sitting Pope names one, where there is more than one."""
        if len(tied) == 1:
            return tied[0]
        text = yield from ask(self.pope, {f"name {FAMILIES[seat]}" for seat in tied})
        return seat_of(text.split()[1])

    # The new round.

    def new_round(self) -> Steps[None]:
        self.deck = self.shuffled("reshuffle", self.deck + self.aside)  # [TP-64]
        self.aside = []
        for seat in self.clockwise_from(self.pope):
            if self.deck:
                yield from self.arrival(seat, self.deck.pop(0))
        for seat in range(self.seats):
            self.ducats[seat] += BASE_INCOME
        self.lay_out_table()

        self.favoured = set()
        handed = yield from self.hand_out_offices()
        yield from self.reshuffle_offices(handed)
        yield from self.hand_out_cardinals()

    def hand_out_offices(self) -> Steps[list[str]]:
        """The Pope gives each own office to another player [TP-90]."""
        offices = in_card_order(self.owned(self.pope, OFFICE))
        for card in offices:
            text = yield from ask(self.pope, {f"give {FAMILIES[seat]}" for seat in self.others(self.pope)})
            receiver = seat_of(text.split()[1])
            self.favoured.add(receiver)
            yield from self.take_alone(receiver, card)
        return offices

    def reshuffle_offices(self, handed: list[str]) -> Steps[None]:
        """All the other offices, or none of them [TP-91]."""
        given_up: dict[int, list[str]] = {}
        for seat in self.others(self.pope):
            given_up[seat] = [card for card in self.owned(seat, OFFICE) if card not in handed]
        every = [card for cards in given_up.values() for card in cards]

        text = yield from ask(self.pope, {"leave", "reshuffle"} if every else {"leave"})
        self.reshuffled = text == "reshuffle"
        if not self.reshuffled:
            return
        for card in every:
            self.lift(card)
        self.between = self.shuffled("offices", every)
        for seat, cards in given_up.items():
            for _ in cards:
                card = self.between.pop(0)
                self.unprotected[seat].append(card)
                yield from self.place(seat, card)

    def hand_out_cardinals(self) -> Steps[None]:
        """To self at most one more than to the player given most [TP-92]."""
        left = min(self.seats, self.unused_cardinals())
        if left == 0:
            return
        most = 0
        for seat in self.others(self.pope):
            last = seat == self.others(self.pope)[-1]
            options = set()
            for number in range(left + 1):
                if not last or left - number <= max(most, number) + 1:
                    options.add(f"cardinals {number}")
            given = int((yield from ask(self.pope, options)).split()[1])
            left -= given
            most = max(most, given)
            self.cardinals[seat] += given
            if given > 0:
                self.favoured.add(seat)
        self.cardinals[self.pope] += left
