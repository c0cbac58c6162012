"""The Prince, plain and slow: what lies on the table, and the questions that come up everywhere.

Marks such as [TP-31] are rule ids; how rules ask is said in `tests/transcription.py`.

Where a card lies while its new owner is still being asked about it: during *fee* where it lay before, or nowhere if it
came from the deck, the table or an auction; during *place* unprotected with its new owner.
"""

from __future__ import annotations

from tests.borgia.plain.box import (
    ARTIST,
    CARDINALS,
    FAMILIES,
    FAMILY,
    HOME,
    OFFICE,
    OPEN,
    PLAYED_AT_ONCE,
    PROPERTY,
    PROTECTED,
    TYPE,
    Printed,
    every_card,
)
from tests.transcription import Steps, Transcription, ask


def seat_of(family: str) -> int:
    return FAMILIES.index(family)


class Table(Transcription):
    """The components, and who owns them."""

    def __init__(self, seats: int, options: dict[str, int], deal: list[list[str]], printed: Printed) -> None:
        if not 3 <= seats <= 5:
            raise ValueError(f"not for {seats} players")
        self.seats = seats
        self.trade = bool(options.get("trade", 0))
        self.open_ballots = options.get("open_ballots", 5)  # [TP-73]
        self.trade_offers = options.get("trade_offers", 3)  # [TP-95]
        self.printed = printed
        self.deal = deal
        self.dealt = 0  # entries of the deal used so far

        everyone = range(seats)
        self.round = 1
        self.pope = 0
        self.ducats = [100 for _ in everyone]  # [TP-10]
        self.cardinals = [4 for _ in everyone]  # [TP-10]
        self.vp = [0 for _ in everyone]

        self.hand: list[list[str]] = [[] for _ in everyone]
        # For each own property and the home: the cards under it, by type. One of each at most [TP-30].
        self.under: list[dict[str, dict[str, str]]] = [{HOME: {}} for _ in everyone]
        self.unprotected: list[list[str]] = [[] for _ in everyone]

        # The piles [TP-3]. The face-down cards lie in slots numbered from 1.
        self.deck: list[str] = []
        self.table: dict[int, str] = {}
        self.aside: list[str] = []
        self.discard: list[str] = []
        self.between: list[str] = []  # on their way: in an auction, waiting for a fee, collected by the Pope

        self.marriages: list[tuple[int, int]] = []  # the pairs, lower seat first [TP-44]
        self.savonarola = False  # in play [TP-45]
        self.lost_turn: set[int] = set()  # who will be passed over [TP-46]
        self.reshuffled = False  # by the Pope, this round [TP-91]
        self.favoured: set[int] = set()  # who received an office or a cardinal from the Pope this round [TP-90, TP-92]
        self.offers_made = 0  # by whoever may trade now [TP-95]

    def chance(self, what: str) -> list[str]:
        """The next entry of the deal."""
        if self.dealt >= len(self.deal):
            raise ValueError(f"the deal ends before {what!r}")
        entry = self.deal[self.dealt]
        if entry[0] != what:
            raise ValueError(f"the deal has {entry[0]!r} where {what!r} is due")
        self.dealt += 1
        return list(entry[1:])

    def shuffled(self, what: str, cards: list[str]) -> list[str]:
        """Cards in the order the deal gives them."""
        order = self.chance(what)
        if sorted(order) != sorted(cards):
            raise ValueError(f"{what!r} does not hold the cards that are shuffled")
        return order

    def new_deck(self) -> list[str]:
        return self.shuffled("deck", every_card())

    def lay_out_table(self) -> None:
        for slot in range(1, {3: 12, 4: 12, 5: 10}[self.seats] + 1):  # [TP-13]
            if self.deck:
                self.table[slot] = self.deck.pop(0)

    # Who and what.

    def clockwise_from(self, first: int) -> list[int]:
        return [(first + step) % self.seats for step in range(self.seats)]

    def others(self, seat: int) -> list[int]:
        """The opponents, clockwise."""
        return self.clockwise_from(seat)[1:]

    def married(self, one: int, other: int) -> bool:
        return (min(one, other), max(one, other)) in self.marriages

    def silenced(self, seat: int) -> bool:
        """The Pope plays no card while Savonarola stands [TP-45]."""
        return self.savonarola and seat == self.pope

    def unused_cardinals(self) -> int:
        return CARDINALS - sum(self.cardinals)

    def owned(self, seat: int, kind: str) -> list[str]:
        """A player's properties, offices, artists or outside families in play, protected or not."""
        if kind == PROPERTY:
            return [place for place in self.under[seat] if place != HOME]
        below = [cards[kind] for cards in self.under[seat].values() if kind in cards]
        return below + [card for card in self.unprotected[seat] if TYPE[card] == kind]

    def where(self, card: str) -> tuple[int, str]:
        """The owner and the place of an office, artist or outside family in play."""
        for seat in range(self.seats):
            if card in self.unprotected[seat]:
                return seat, OPEN
            for place, cards in self.under[seat].items():
                if card in cards.values():
                    return seat, place
        raise ValueError(f"{card} is not in play")

    def lift(self, card: str) -> None:
        """Take an office, artist or outside family from where it lies."""
        seat, place = self.where(card)
        if place == OPEN:
            self.unprotected[seat].remove(card)
        else:
            del self.under[seat][place][TYPE[card]]

    def lay(self, seat: int, place: str, card: str) -> None:
        """Put an office, artist or outside family, in nobody's place now, under a property or in the open."""
        if place == OPEN:
            self.unprotected[seat].append(card)
        else:
            self.under[seat][place][TYPE[card]] = card

    def free_places(self, seat: int, kind: str) -> list[str]:
        """The own properties and the home that have no card of this type [TP-30]."""
        return [place for place, cards in self.under[seat].items() if kind not in cards]

    def play_from_hand(self, seat: int, card: str) -> None:
        """A card leaves the hand for the discard pile."""
        self.hand[seat].remove(card)
        self.discard.append(card)

    # The questions.

    def fee(self, seat: int, artist: str) -> Steps[bool]:
        """An artist costs the fee printed [TP-34]. Whether it was paid."""
        options = {"decline"}
        if self.ducats[seat] >= self.printed.fee[artist]:
            options.add("pay")
        text = yield from ask(seat, options)
        if text == "pay":
            self.ducats[seat] -= self.printed.fee[artist]
        return text == "pay"

    def place(self, seat: int, card: str) -> Steps[None]:
        """An unprotected card just received may go under a free place at once [TP-31]."""
        places = [*self.free_places(seat, TYPE[card]), OPEN]
        text = yield from ask(seat, {f"place {place}" for place in places})
        self.lift(card)
        self.lay(seat, text.split()[1], card)

    def tuck(self, seat: int, name: str) -> Steps[None]:
        """Unprotected cards may go at once under a property that has come [TP-32]."""
        for kind in PROTECTED:
            loose = [card for card in self.unprotected[seat] if TYPE[card] == kind]
            if kind in self.under[seat][name] or not loose:
                continue
            text = yield from ask(seat, {f"tuck {card}" for card in loose} | {"pass"})
            if text != "pass":
                card = text.split()[1]
                self.lift(card)
                self.lay(seat, name, card)

    def arrival(self, seat: int, card: str) -> Steps[None]:
        """A card comes to a player from a pile: played at once [TP-24, TP-31] or kept in hand [TP-1]."""
        kind = TYPE[card]
        if kind == PROPERTY:
            self.under[seat][card] = {}
            yield from self.tuck(seat, card)
        elif kind in (OFFICE, FAMILY):
            self.unprotected[seat].append(card)
            yield from self.place(seat, card)
        elif kind == ARTIST:
            self.between.append(card)
            paid = yield from self.fee(seat, card)
            self.between.remove(card)
            if paid:
                self.unprotected[seat].append(card)
                yield from self.place(seat, card)
            else:
                self.aside.append(card)  # [TP-34]
        else:
            self.hand[seat].append(card)

    def played_at_once(self, seat: int) -> list[str]:
        """The cards in a fresh hand that must be played at once [TP-12]."""
        return [card for card in self.hand[seat] if TYPE[card] in PLAYED_AT_ONCE]

    def take_alone(self, seat: int, card: str) -> Steps[None]:
        """A single card in play gets a new owner, who may put it under a free place [TP-31, TP-55]."""
        self.lift(card)
        self.unprotected[seat].append(card)
        yield from self.place(seat, card)

    # Rearranging [TP-33].

    def move_options(self, seat: int, moved: set[str]) -> set[str]:
        """`moved` are the cards that have been moved in this window."""
        cards = self.owned(seat, OFFICE) + self.owned(seat, ARTIST)
        if self.free_places(seat, FAMILY):
            cards += [card for card in self.unprotected[seat] if TYPE[card] == FAMILY]
        return {f"move {card}" for card in cards if card not in moved}

    def move(self, seat: int, card: str, moved: set[str]) -> Steps[None]:
        kind = TYPE[card]
        if kind == FAMILY:  # never displaces another, and once under a property stays there
            places = self.free_places(seat, FAMILY)
        else:
            now = self.where(card)[1]
            places = [place for place in [*self.under[seat], OPEN] if place != now]
        text = yield from ask(seat, {f"place {place}" for place in places})
        place = text.split()[1]
        if place != OPEN and kind in self.under[seat][place]:
            displaced = self.under[seat][place][kind]
            self.lift(displaced)
            self.lay(seat, OPEN, displaced)
        self.lift(card)
        self.lay(seat, place, card)
        moved.add(card)

    def snapshot(self) -> dict[str, object]:
        return {
            "round": self.round,
            "pope": self.pope,
            "ducats": list(self.ducats),
            "vp": list(self.vp),
            "cardinals": list(self.cardinals),
            "hand": [sorted(hand) for hand in self.hand],
            "places": [{place: sorted(cards.values()) for place, cards in own.items()} for own in self.under],
            "unprotected": [sorted(cards) for cards in self.unprotected],
            "deck": list(self.deck),
            "table": sorted(self.table.values()),
            "aside": sorted(self.aside),
            "discard": sorted(self.discard),
            "marriages": sorted([one, other] for one, other in self.marriages),
            "savonarola": self.savonarola,
            "over": self.over,
        }
