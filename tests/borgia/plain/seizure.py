"""The Prince, plain and slow: cards that are taken by force."""

from __future__ import annotations

from tests.borgia.plain.box import (
    ARTIST,
    CONDOTTIERE,
    FAMILIES,
    FAMILY,
    HOME,
    HOME_POWER,
    LEONARDO,
    OFFICE,
    PROPERTY,
    TYPE,
)
from tests.borgia.plain.table import Table, seat_of
from tests.transcription import Question, Steps


class Battlefield(Table):
    """A table at which cards are seized."""

    def seize_options(self, seat: int) -> set[str]:
        """What may be named [TP-50]; never a partner's [TP-44]. Protected thefts and outside families ask for force."""
        options = set()
        soldiers = [] if self.silenced(seat) else self.hired(seat)
        force = min((self.printed.fee[card] for card in soldiers), default=None)  # what the cheapest costs
        forceful = force is not None and force <= self.ducats[seat]
        for other in self.others(seat):
            if self.married(seat, other):
                continue
            for card in self.unprotected[other]:
                payable = self.ducats[seat] >= self.printed.fee.get(card, 0)
                able = {OFFICE: True, FAMILY: forceful, ARTIST: payable}  # [TP-56]
                if able[TYPE[card]]:
                    options.add(f"seize {card}")
            if force is None or not forceful:
                continue
            options |= {f"seize {name}" for name in self.owned(other, PROPERTY)}
            home = self.under[other][HOME]
            payable = ARTIST in home and force + self.printed.fee[home[ARTIST]] <= self.ducats[seat]
            if OFFICE in home or payable:  # else nothing could be taken [TP-56]
                options.add(f"storm {FAMILIES[other]}")
        return options

    def hired(self, seat: int) -> list[str]:
        """The condottieri in a hand."""
        return [card for card in self.hand[seat] if TYPE[card] == CONDOTTIERE]

    def seize(self, seat: int, text: str) -> Steps[None]:
        word, noun = text.split()

        # Who is attacked, the power that lies in the open, and the cards it protects [TP-52].
        protected: dict[str, str] = {}
        power = 0
        if word == "storm":
            defender = seat_of(noun)
            power = HOME_POWER
            protected = self.under[defender][HOME]
        elif TYPE[noun] == PROPERTY:
            defender = next(other for other in range(self.seats) if noun in self.under[other])
            power = self.printed.power[noun]
            protected = self.under[defender][noun]
        else:
            defender = self.where(noun)[0]
            if TYPE[noun] == FAMILY:
                power = self.printed.power[noun]
        if FAMILY in protected:
            power += self.printed.power[protected[FAMILY]]

        by_force = word == "storm" or TYPE[noun] in (PROPERTY, FAMILY)  # [TP-50]
        committed = yield from self.commit(seat, defender, by_force)
        attack = sum(self.printed.power[card] for card in committed[seat])
        defence = power + sum(self.printed.power[card] for card in committed[defender])
        if committed[seat] and self.protects_da_vinci(seat):
            attack += self.printed.power[LEONARDO]  # [TP-53]
        if self.protects_da_vinci(defender):
            defence += self.printed.power[LEONARDO]  # [TP-53]

        if attack > defence or defence == 0:  # [TP-54]
            yield from self.take(seat, defender, word, noun, protected)

    def protects_da_vinci(self, seat: int) -> bool:
        return any(LEONARDO in cards.values() for cards in self.under[seat].values())

    def commit(self, attacker: int, defender: int, by_force: bool) -> Steps[dict[int, list[str]]]:
        """Both choose condottieri in secret, then pay for them and set them aside [TP-51]."""
        committed: dict[int, list[str]] = {attacker: [], defender: []}
        choosing = [attacker, defender]
        while choosing:
            question: Question = {}
            for seat in choosing:
                nobody_yet = by_force and seat == attacker and not committed[seat]
                question[seat] = set() if nobody_yet else {"done"}
                fees = sum(self.printed.fee[card] for card in committed[seat])
                for card in self.hired(seat):
                    fresh = card not in committed[seat]
                    if fresh and fees + self.printed.fee[card] <= self.ducats[seat] and not self.silenced(seat):
                        question[seat].add(f"commit {card}")
            seat, text = yield question
            if text == "done":
                choosing.remove(seat)
            else:
                committed[seat].append(text.split()[1])

        for seat, cards in committed.items():
            for card in cards:
                self.ducats[seat] -= self.printed.fee[card]
                self.hand[seat].remove(card)
                self.aside.append(card)
        return committed

    def take(self, seat: int, defender: int, word: str, noun: str, protected: dict[str, str]) -> Steps[None]:
        """The attack succeeded [TP-55]."""
        if word == "storm":  # the outside family stays
            if OFFICE in protected:
                yield from self.take_alone(seat, protected[OFFICE])
            if ARTIST in protected:
                artist = protected[ARTIST]
                if (yield from self.taken_artist(seat, artist)):
                    yield from self.take_alone(seat, artist)
        elif TYPE[noun] == PROPERTY:
            if ARTIST in protected:
                artist = protected[ARTIST]
                paid = yield from self.taken_artist(seat, artist)
                if not paid and ARTIST in protected:  # not taken, and not under the property any more
                    self.lift(artist)
                    self.unprotected[defender].append(artist)
            self.under[seat][noun] = self.under[defender].pop(noun)
            yield from self.tuck(seat, noun)
        elif TYPE[noun] == ARTIST:
            if (yield from self.taken_artist(seat, noun)):
                yield from self.take_alone(seat, noun)
        else:
            yield from self.take_alone(seat, noun)

    def taken_artist(self, seat: int, artist: str) -> Steps[bool]:
        """The fee of a taken artist: unwilling sets the artist aside, unable leaves it [TP-56]."""
        able = self.ducats[seat] >= self.printed.fee[artist]
        paid = yield from self.fee(seat, artist)
        if able and not paid:
            self.lift(artist)
            self.aside.append(artist)
        return paid
