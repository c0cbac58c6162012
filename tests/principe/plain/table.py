"""Il Principe, plain and slow: what lies on the table, and what is asked at it.

Marks such as [IP-33] are rule ids; how rules ask is said in `tests/transcription.py`.
"""

from __future__ import annotations

from typing import Any

from tests.principe.plain.box import COLOURS, REGIONS
from tests.transcription import Transcription


def no_cards() -> dict[str, int]:
    return dict.fromkeys(COLOURS, 0)


def in_order(cards: dict[str, int]) -> list[int]:
    return [cards[colour] for colour in COLOURS]


class Table(Transcription):
    """What is on the table, and small things about it."""

    def __init__(self, edition: str, rich: bool, seats: int, deal: list[list[str]]) -> None:
        if edition not in ("amigo", "mtm-fr", "mtm-nl"):
            raise ValueError(f"no such edition: {edition}")
        if not 2 <= seats <= 5:
            raise ValueError(f"not for {seats} players")
        self.edition = edition
        self.rich = rich
        self.seats = seats
        self.deal = deal
        everyone = range(seats)

        # The numbers for two players and for more [IP-11, IP-21, IP-61], and the option `rich`.
        two = seats == 2
        self.income = 6 if two or rich else 5
        self.to_draw = 5 if two else 4
        self.to_lay = 3 if two else 2
        self.last_round_below = {2: 10, 3: 12, 4: 16, 5: 20}[seats]
        self.last_auction = {2: 6, 3: 6, 4: 8, 5: 10}[seats]

        # Set-up [IP-10, IP-11].
        self.round = 0
        self.prince = int(self.chance("first")[0])
        self.deck = self.chance("buildings")
        self.city_deck = self.chance("cities")[: 10 if two else 15]
        self.open = [self.city_deck.pop(0) for _ in range(4)]
        start = 10 if rich else 5 if edition == "amigo" else 0
        self.purse = [start for _ in everyone]
        self.shields = [12 if edition == "amigo" else 11 for _ in everyone]
        self.score = [0 for _ in everyone]
        self.hand = [no_cards() for _ in everyone]
        self.up = [no_cards() for _ in everyone]
        self.down = [no_cards() for _ in everyone]
        self.map = [dict.fromkeys(REGIONS, 0) for _ in everyone]
        self.major: dict[str, int | None] = dict.fromkeys(COLOURS)
        self.minor: dict[str, int | None] = dict.fromkeys(COLOURS)
        self.offered = no_cards()
        self.removed = no_cards()

    def chance(self, what: str) -> list[str]:
        """The outcome of chance with this name; each name comes at most once in a game."""
        for outcome in self.deal:
            if outcome[0] == what:
                return outcome[1:]
        raise ValueError(f"the deal has no {what!r}")

    def clockwise_from(self, seat: int) -> list[int]:
        return [(seat + step) % self.seats for step in range(self.seats)]

    def first_bidder(self) -> int:
        """Edition table: the holder of the marker, or the player to the holder's left; as it lies now [IP-31]."""
        return self.prince if self.edition == "amigo" else (self.prince + 1) % self.seats

    def too_few_cities(self) -> bool:
        """The city check [IP-60]."""
        return len(self.open) < 4

    def may_build_this_round(self) -> bool:
        """No cities in round 1, but see `rich` [IP-33, IP-38]."""
        return self.round > 1 or self.rich

    def snapshot(self) -> dict[str, Any]:
        return {
            "round": self.round,
            "prince": self.prince,
            "purse": list(self.purse),
            "hand": [in_order(cards) for cards in self.hand],
            "up": [in_order(cards) for cards in self.up],
            "down": [in_order(cards) for cards in self.down],
            "score": list(self.score),
            "shields": list(self.shields),
            "map": [[placed[region] for region in REGIONS] for placed in self.map],
            "major": [-1 if holder is None else holder for holder in self.major.values()],
            "minor": [-1 if holder is None else holder for holder in self.minor.values()],
            "open": sorted(self.open),
            "deck": len(self.deck),
            "removed": in_order(self.removed),
            "offered": in_order(self.offered),
            "over": self.over,
        }
