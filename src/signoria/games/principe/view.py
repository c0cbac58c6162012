"""What an observer may know: an allow-list, copied in field by field; and what a seat is asked."""

from typing import final

from mypy_extensions import i64

from signoria.games.principe.components import (
    CITIES,
    CITY_NAMES,
    CITY_SHIELDS,
    COLOUR_NAMES,
    COLOURS,
    OPEN_CITIES,
    REGION_NAMES,
    REGIONS,
)
from signoria.games.principe.editions import Terms
from signoria.games.principe.events import MAJOR
from signoria.games.principe.rules.auction import AuctionPhase
from signoria.games.principe.rules.build import BuildOrPlay
from signoria.games.principe.rules.cards import LayCards
from signoria.games.principe.rules.city import RaiseCity, WhichCity, WhichRegion
from signoria.games.principe.rules.roles import AwardRole, WhichCard, WhichRegionOfAll
from signoria.games.principe.table import Principe
from signoria.kernel.action import NOBODY, filled
from signoria.kernel.arrays import vec
from signoria.kernel.dump import dumped
from signoria.kernel.errors import BrokenInvariant
from signoria.kernel.event import SPECTATOR
from signoria.kernel.frame import Frame, censored, frames
from signoria.kernel.view import Prompt, View
from signoria.kit.ascending import Ascending


@final
class PrincipeView(View):
    """The open table and the observer's own hand and purse. Others' ducats and colours are hidden. [IP-22]"""

    def __init__(self, t: Principe, top: Frame, observer: i64) -> None:
        super().__init__(observer, t.seats, t.terms.edition.key, censored(top, observer))
        self.terms: Terms = t.terms
        self.first: i64 = t.first
        self.prince: i64 = t.prince
        self.round: i64 = t.round
        self.last: bool = t.last
        self.ended: bool = t.ended
        self.deck_size: i64 = t.deck_size()
        self.surplus: i64 = len(t.deck) - t.bottom  # cards that left the game unseen
        self.refill: vec[i64] = t.refill[:]
        self.refill_sizes: vec[i64] = vec[i64]()  # how many cards each seat drew from the refilled deck
        self.refill_hand: vec[i64] = vec[i64]()  # which of these the observer did
        self.city_deck_size: i64 = t.terms.cities - t.cities_drawn
        self.open: vec[i64] = t.open[:]
        self.builder: vec[i64] = t.builder[:]
        self.offered: vec[i64] = t.offered[:]
        self.removed: vec[i64] = t.removed[:]
        self.major: vec[i64] = t.major[:]
        self.minor: vec[i64] = t.minor[:]
        self.score: vec[i64] = t.score[:]
        self.shields: vec[i64] = t.shields[:]
        self.known: vec[i64] = t.known[:]  # cards in hands that all have seen going there
        self.up: vec[i64] = t.up[:]
        self.down: vec[i64] = t.down[:]
        self.map: vec[i64] = t.map[:]
        self.hand_size: vec[i64] = filled(t.seats, 0)
        for seat in range(t.seats):
            self.hand_size[seat] = t.hand_size(seat)
        if len(t.refill) > 0:
            self.refill_sizes = filled(t.seats, 0)
            for cell in range(len(t.refill_drawn)):
                self.refill_sizes[cell // COLOURS] += t.refill_drawn[cell]
        self.hand: vec[i64] = vec[i64]()  # the observer's own
        self.purse: i64 = NOBODY  # the observer's own
        if observer != SPECTATOR:
            self.hand = t.hand[observer * COLOURS : (observer + 1) * COLOURS]
            self.purse = t.purse[observer]
            self.refill_hand = t.refill_drawn[observer * COLOURS : (observer + 1) * COLOURS]

    def to_dict(self) -> dict[str, object]:
        seats: list[dict[str, object]] = []
        for seat in range(self.seats):
            row = seat * COLOURS
            seats.append(
                {
                    "score": int(self.score[seat]),
                    "shields": int(self.shields[seat]),
                    "cards": int(self.hand_size[seat]),
                    "known": by_name(COLOUR_NAMES, self.known, row),
                    "up": by_name(COLOUR_NAMES, self.up, row),
                    "down": by_name(COLOUR_NAMES, self.down, row),
                    "map": by_name(REGION_NAMES, self.map, seat * REGIONS),
                    "cities": self.cities_kept(seat),
                }
            )
        out: dict[str, object] = {
            "game": "principe",
            "edition": self.edition,
            "options": self.terms.options,
            "observer": int(self.observer),
            "first": int(self.first),
            "prince": int(self.prince),
            "round": int(self.round),
            "last": self.last,
            "over": self.ended,
            "deck": int(self.deck_size),
            "surplus": int(self.surplus),
            "city_deck": int(self.city_deck_size),
            "open": [CITY_NAMES[self.open[slot]] for slot in range(OPEN_CITIES) if self.open[slot] != NOBODY],
            "built": [CITY_NAMES[city] for city in range(CITIES) if self.builder[city] != NOBODY],
            "offered": by_name(COLOUR_NAMES, self.offered, 0),
            "removed": by_name(COLOUR_NAMES, self.removed, 0),
            "major": holders(self.major),
            "minor": holders(self.minor),
            "seats": seats,
            "stack": [dumped(frame) for frame in frames(self.stack)],
        }
        if len(self.refill) > 0:
            out["refill"] = by_name(COLOUR_NAMES, self.refill, 0)
            out["refill_drawn"] = [int(cards) for cards in self.refill_sizes]
        if self.observer != SPECTATOR:
            out["hand"] = by_name(COLOUR_NAMES, self.hand, 0)
            out["ducats"] = int(self.purse)
        return out

    def cities_kept(self, seat: i64) -> list[str]:
        """The cards of built cities that lie beside their builder, where the edition leaves them there. [IP-43]"""
        if not self.terms.edition.builder_keeps_card:
            return []
        return [CITY_NAMES[city] for city in range(CITIES) if self.builder[city] == seat]


def by_name(names: list[str], cells: vec[i64], first: i64) -> dict[str, int]:
    """A row of counts with its names; zeros are left out."""
    return {name: int(cells[first + i]) for i, name in enumerate(names) if cells[first + i] > 0}


def holders(tiles: vec[i64]) -> dict[str, int]:
    """Who holds the tile of each colour; those on the board are left out."""
    return {name: int(tiles[i]) for i, name in enumerate(COLOUR_NAMES) if tiles[i] != NOBODY}


def asked(t: Principe, top: Frame, seat: i64) -> Prompt:
    """The prompt for a seat, with the nouns its sentence needs."""
    nouns: dict[str, int | str] = {"seat": int(seat)}
    if isinstance(top, LayCards):
        nouns["cards"] = int(top.each - top.count(seat))
        return Prompt("lay-cards", "IP-21", nouns)
    if isinstance(top, Ascending):
        return auction_asked(t, top, seat, nouns)
    if isinstance(top, WhichCity):
        return Prompt("which-city", "IP-33", nouns)
    if isinstance(top, BuildOrPlay):
        if t.round < t.terms.first_city_round:
            return Prompt("play-cards", "IP-38", nouns)
        return Prompt("build-or-play", "IP-38", nouns)
    if isinstance(top, WhichRegion):
        raising = top.below
        assert isinstance(raising, RaiseCity)
        nouns["city"] = CITY_NAMES[top.city]
        nouns["shields"] = int(min(raising.left, t.shields[seat]))
        nouns["all"] = int(CITY_SHIELDS[top.city])
        return Prompt("which-region", "IP-41", nouns)
    if isinstance(top, WhichCard):
        return Prompt("which-card", "IP-56", nouns)
    if isinstance(top, WhichRegionOfAll):
        return Prompt("which-region-of-all", "IP-56", nouns)
    raise BrokenInvariant("no-prompt", frame=type(top).__name__)


def auction_asked(t: Principe, top: Ascending, seat: i64, nouns: dict[str, int | str]) -> Prompt:
    """What is under the hammer is the business of the paragraph that called the auction."""
    nouns["price"] = int(top.price)
    nouns["leader"] = int(top.leader)
    sale = top.below
    if isinstance(sale, AuctionPhase):
        nouns["colour"] = COLOUR_NAMES[sale.lot]
        nouns["cards"] = int(t.offered[sale.lot])
        return Prompt("bid-for-lot", "IP-31", nouns)
    assert isinstance(sale, AwardRole)
    nouns["colour"] = COLOUR_NAMES[sale.colour]
    nouns["tile"] = "major" if sale.tile == MAJOR else "minor"
    return Prompt("bid-for-role", "IP-54", nouns)
