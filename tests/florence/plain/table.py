"""The Princes of Florence, plain and slow: what lies on the table and before each player, and what is asked.

Marks such as [PF-21] are rule ids; how rules ask is said in `tests/transcription.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from tests.florence.plain.box import (
    BUILDINGS,
    FREEDOMS,
    GRID,
    LANDSCAPES,
    LARGE,
    MEDIUM,
    RESIDENCE,
    SMALL,
    PlainBox,
    Squares,
    beside,
    drawn,
    free_places,
)
from tests.transcription import Steps, Transcription


@dataclass
class Prince:
    """All that one player has."""

    box: PlainBox
    florins: int = 3500  # [PF-10]
    fame: int = 0
    professions: list[str] = field(default_factory=list)  # in hand
    played: list[str] = field(default_factory=list)  # face up on the table
    bonus: list[str] = field(default_factory=list)
    prestige: list[str] = field(default_factory=list)
    recruiting: int = 0  # in hand
    recruiting_down: int = 0  # on the table, where a profession was recruited away
    jesters: int = 0
    builders: int = 0
    freedoms: list[str] = field(default_factory=list)
    landscapes: list[str] = field(default_factory=list)
    buildings: list[str] = field(default_factory=list)
    built_over: Squares = frozenset()
    planted_over: Squares = frozenset()

    def can_pay(self, amount: int) -> bool:
        """With florins, and with steps back on the fame track that bring 100 each [PF-15]."""
        return self.florins + 100 * self.fame >= amount

    def pay(self, amount: int) -> None:
        """To the bank; one step back on the track after another while the florins are too few [PF-15]."""
        while self.florins < amount:
            self.fame -= 1
            self.florins += 100
        self.florins -= amount

    def legal_places(self, piece: str) -> dict[str, Squares]:
        """Where a piece may be placed now [PF-45]."""
        barred = self.built_over | self.planted_over | RESIDENCE
        if piece in BUILDINGS and self.builders < 2:
            barred |= beside(self.built_over | RESIDENCE)
        return free_places(self.box, piece, barred)

    def counts(self) -> dict[str, int]:
        """How many there are of all that the cards count."""
        number = {kind: self.landscapes.count(kind) for kind in LANDSCAPES}
        number["landscape type"] = sum(number[kind] > 0 for kind in LANDSCAPES)
        number["landscape"] = len(self.landscapes)
        sizes = {"large": LARGE, "medium": MEDIUM, "small": SMALL}
        for size, names in sizes.items():
            number[size] = sum(name in names for name in self.buildings)
        number["size"] = sum(number[size] > 0 for size in sizes)
        number["building"] = len(self.buildings)
        number["freedom"] = len(self.freedoms)
        number["jester"] = self.jesters
        number["builder"] = self.builders
        number["prestige"] = len(self.prestige)
        categories = ("forest", "lake", "park", "jester", "builder", "prestige", "freedom")
        number["category"] = sum(number[kind] > 0 for kind in categories)
        # A recruiting card counts as a profession card wherever those are counted [PF-34].
        number["hand"] = len(self.professions) + self.recruiting
        number["table"] = len(self.played) + self.recruiting_down
        number["empty"] = len(GRID - RESIDENCE - self.built_over - self.planted_over)
        return number

    def value_of(self, profession: str) -> int:
        """The work value without bonus cards [PF-41]."""
        building, landscape, freedom = self.box.professions[profession]
        number = self.counts()
        value = 4 if building in self.buildings else 0
        value += 3 if landscape in self.landscapes else 0
        value += 3 if freedom in self.freedoms else 0
        return value + 2 * self.jesters + number["hand"] + number["table"]

    def grid(self) -> list[str]:
        return drawn(self.built_over, self.planted_over)


class Table(Transcription):
    """What is on the table, and small things about it."""

    def __init__(self, seats: int, deal: list[list[str]], box: PlainBox) -> None:
        """Who begins, if the table named it, is in the deal; the options change nothing else."""
        if not 3 <= seats <= 5:
            raise ValueError(f"not for {seats} players")
        self.seats = seats
        self.deal = deal

        # Set-up [PF-1] [PF-10].
        self.round = 0
        self.start = int(self.chance("first")[0])
        self.princes = [Prince(box) for _ in range(seats)]
        self.decks = {
            "profession": self.chance("professions"),  # until the reshuffle: the cards not dealt
            "bonus": self.chance("bonus"),
            "prestige": self.chance("prestige"),
        }
        for seat in self.clockwise_from(self.start):
            self.princes[seat].professions = self.decks["profession"][:4]
            del self.decks["profession"][:4]
        self.supply = {"forest": 6, "lake": 6, "park": 6, "jester": 7, "builder": 6, "recruiting": 5}
        self.supply |= dict.fromkeys(BUILDINGS, 3) | dict.fromkeys(FREEDOMS, seats - 1)

    def chance(self, what: str) -> list[str]:
        """The outcome of chance with this name; each name comes once in a game."""
        for outcome in self.deal:
            if outcome[0] == what:
                return outcome[1:]
        raise ValueError(f"the deal has no {what!r}")

    def clockwise_from(self, seat: int) -> list[int]:
        return [(seat + step) % self.seats for step in range(self.seats)]

    def ask(self, seat: int, answers: Callable[[], set[str]]) -> Steps[str]:
        """Ask one seat; with every question fame may be sold, whereupon the question is asked again [PF-15]."""
        prince = self.princes[seat]
        while True:
            sales = {f"sell {points}" for points in range(1, min(prince.fame, 50) + 1)}
            _, text = yield {seat: answers() | sales}
            if text not in sales:
                return text
            points = int(text.split()[1])
            prince.fame -= points
            prince.florins += 100 * points

    def snapshot(self) -> dict[str, object]:
        return {
            "round": self.round,
            "start": self.start,
            "florins": [prince.florins for prince in self.princes],
            "fame": [prince.fame for prince in self.princes],
            "professions": [sorted(prince.professions) for prince in self.princes],
            "played": [sorted(prince.played) for prince in self.princes],
            "bonus": [sorted(prince.bonus) for prince in self.princes],
            "prestige": [sorted(prince.prestige) for prince in self.princes],
            "recruiting": [prince.recruiting for prince in self.princes],
            "recruiting_down": [prince.recruiting_down for prince in self.princes],
            "jesters": [prince.jesters for prince in self.princes],
            "builders": [prince.builders for prince in self.princes],
            "freedoms": [sorted(prince.freedoms) for prince in self.princes],
            "landscapes": [{kind: prince.landscapes.count(kind) for kind in LANDSCAPES} for prince in self.princes],
            "buildings": [sorted(prince.buildings) for prince in self.princes],
            "grid": [prince.grid() for prince in self.princes],
            "supply": self.supply | {"prestige": len(self.decks["prestige"])},
            "decks": {name: list(deck) for name, deck in self.decks.items()},
            "over": self.over,
        }
