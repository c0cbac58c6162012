"""The Prince, plain and slow: the option `trade` [TP-95]."""

from __future__ import annotations

from tests.borgia.plain.box import (
    ARTIST,
    COPIES,
    FAMILIES,
    FAMILY,
    KEPT_IN_HAND,
    LARGEST_WISH,
    OFFICE,
    OPEN,
    PROPERTY,
    TYPE,
    in_card_order,
)
from tests.borgia.plain.table import Table, seat_of
from tests.transcription import Steps, ask


class Market(Table):
    """A table at which cards and ducats may change hands by agreement."""

    def trade_options(self, seat: int) -> set[str]:
        if not self.trade or self.offers_made >= self.trade_offers:
            return set()
        return {f"trade {FAMILIES[other]}" for other in self.others(seat)}

    def market(self) -> Steps[None]:
        """Before each ballot all may trade with all."""
        for seat in self.clockwise_from(self.pope):
            self.offers_made = 0
            while self.trade_options(seat):
                text = yield from ask(seat, self.trade_options(seat) | {"pass"})
                if text == "pass":
                    break
                yield from self.offer(seat, seat_of(text.split()[1]))

    # Making an offer.

    def offer(self, seat: int, other: int) -> Steps[None]:
        """One offer, from its first card to what became of it."""
        self.offers_made += 1

        gives: list[str] = []
        asks: list[str] = []
        while True:
            options = {"done", "cancel"}
            options |= {f"offer {card}" for card in self.tradable(seat, gives)}
            options |= {f"ask {card}" for card in self.tradable(other, asks)}
            for card in KEPT_IN_HAND:
                if gives.count(card) < self.hand[seat].count(card):
                    options.add(f"offer {card}")
                if asks.count(card) < self.copies_about(card):
                    options.add(f"ask {card}")
            text = yield from ask(seat, options)
            if text == "cancel":
                return
            if text == "done":
                break
            word, card = text.split()
            (gives if word == "offer" else asks).append(card)

        text = yield from ask(seat, {f"ducats {number}" for number in range(self.ducats[seat] + 1)})
        pays = int(text.split()[1])
        wishes = LARGEST_WISH if pays == 0 else 0
        text = yield from ask(seat, {f"want {number}" for number in range(wishes + 1)})
        wants = int(text.split()[1])
        if not gives and not asks and pays == 0 and wants == 0:
            return

        # Both must agree, and the Pope where an office is concerned.
        options = {"refuse"}
        has_cards = all(asks.count(card) <= self.hand[other].count(card) for card in KEPT_IN_HAND)
        if has_cards and self.ducats[other] >= wants:
            options.add("accept")
        if (yield from ask(other, options)) == "refuse":
            return
        offices = [card for card in gives if self.brings_an_office(seat, card)]
        offices += [card for card in asks if self.brings_an_office(other, card)]
        if offices and self.pope not in (seat, other):
            text = yield from ask(self.pope, {"consent", "forbid"})
            if text == "forbid":
                return

        self.ducats[seat] += wants - pays
        self.ducats[other] += pays - wants
        yield from self.exchange(seat, gives, other, asks)

    def tradable(self, seat: int, listed: list[str]) -> list[str]:
        """Cards in play that may be added to those listed. A family under a property goes only with it."""
        cards = self.owned(seat, PROPERTY) + self.owned(seat, OFFICE) + self.owned(seat, ARTIST)
        cards += [card for card in self.unprotected[seat] if TYPE[card] == FAMILY]
        free = []
        for card in cards:
            along = TYPE[card] != PROPERTY and self.where(card)[1] in listed
            if card not in listed and not along:
                free.append(card)
        return free

    def copies_about(self, card: str) -> int:
        """Copies of a card kept in hand that are neither discarded, set aside nor in play."""
        gone = self.discard.count(card) + self.aside.count(card)
        if card == "marriage":
            gone += len(self.marriages)
        if card == "savonarola" and self.savonarola:
            gone += 1
        return COPIES[card] - gone

    def brings_an_office(self, seat: int, card: str) -> bool:
        return TYPE[card] == OFFICE or (TYPE[card] == PROPERTY and OFFICE in self.under[seat][card])

    # Carrying it out.

    def apart(self, cards: list[str]) -> list[str]:
        """In order, without those that lie under a property of the list: they go with it, still under it."""
        singles = (OFFICE, ARTIST, FAMILY)
        return in_card_order([c for c in cards if not (TYPE[c] in singles and self.where(c)[1] in cards)])

    def exchange(self, seat: int, gives: list[str], other: int, asks: list[str]) -> Steps[None]:
        """All at once; then fees, places and tucks."""
        sides = [(seat, other, self.apart(gives)), (other, seat, self.apart(asks))]

        # What changes hands.
        for giver, taker, cards in sides:
            for card in cards:
                if card in KEPT_IN_HAND:
                    self.hand[giver].remove(card)
                    self.hand[taker].append(card)
                elif TYPE[card] == PROPERTY:
                    self.under[taker][card] = self.under[giver].pop(card)
        for _, taker, cards in sides:
            for card in cards:
                if TYPE[card] in (OFFICE, ARTIST, FAMILY):
                    self.lift(card)
                    self.lay(taker, OPEN, card)

        # A traded artist costs the new owner the fee at once, under a property or not.
        for _, taker, cards in sides:
            properties = [self.under[taker][card] for card in cards if TYPE[card] == PROPERTY]
            artists = [card for card in cards if TYPE[card] == ARTIST]
            artists += [protected[ARTIST] for protected in properties if ARTIST in protected]
            for artist in in_card_order(artists):
                if not (yield from self.fee(taker, artist)):
                    self.lift(artist)
                    self.aside.append(artist)  # [TP-34]

        # [TP-31]
        for _, taker, cards in sides:
            for card in cards:
                if card in self.unprotected[taker]:
                    yield from self.place(taker, card)

        # [TP-32]
        for _, taker, cards in sides:
            for card in cards:
                if TYPE[card] == PROPERTY:
                    yield from self.tuck(taker, card)
