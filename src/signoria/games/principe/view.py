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
from signoria.games.principe.events import MAJOR
from signoria.games.principe.open import PrincipeOpen
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
from signoria.kernel.rng import Rng
from signoria.kernel.view import Prompt, View
from signoria.kit.ascending import Ascending


@final
class PrincipeView(View):
    """The open table and the observer's own hand and purse. Others' ducats and colours are hidden. [IP-22]"""

    def __init__(self, t: Principe, top: Frame, observer: i64) -> None:
        super().__init__(observer, t.seats, t.terms.edition.key, censored(top, observer))
        self.open: PrincipeOpen = PrincipeOpen(t.seats, Rng(0), t.terms)  # its chance is nobody's
        t.copy_open(self.open)
        self.surplus: i64 = len(t.deck) - t.bottom  # cards that left the game unseen
        self.refill_sizes: vec[i64] = vec[i64]()  # how many cards each seat drew from the refilled deck
        self.refill_hand: vec[i64] = vec[i64]()  # which of these the observer did
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
        t = self.open
        seats: list[dict[str, object]] = []
        for seat in range(self.seats):
            row = seat * COLOURS
            seats.append(
                {
                    "score": int(t.score[seat]),
                    "shields": int(t.shields[seat]),
                    "cards": int(self.hand_size[seat]),
                    "known": by_name(COLOUR_NAMES, t.known, row),
                    "up": by_name(COLOUR_NAMES, t.up, row),
                    "down": by_name(COLOUR_NAMES, t.down, row),
                    "map": by_name(REGION_NAMES, t.map, seat * REGIONS),
                    "cities": self.cities_kept(seat),
                }
            )
        out: dict[str, object] = {
            "game": "principe",
            "edition": self.edition,
            "options": t.terms.options,
            "observer": int(self.observer),
            "first": int(t.first),
            "prince": int(t.prince),
            "round": int(t.round),
            "last": t.last,
            "over": t.ended,
            "deck": int(t.deck_size()),
            "surplus": int(self.surplus),
            "city_deck": int(t.city_deck_size()),
            "open": [CITY_NAMES[t.open[slot]] for slot in range(OPEN_CITIES) if t.open[slot] != NOBODY],
            "built": [CITY_NAMES[city] for city in range(CITIES) if t.builder[city] != NOBODY],
            "offered": by_name(COLOUR_NAMES, t.offered, 0),
            "removed": by_name(COLOUR_NAMES, t.removed, 0),
            "major": holders(t.major),
            "minor": holders(t.minor),
            "seats": seats,
            "stack": [dumped(frame) for frame in frames(self.stack)],
        }
        if len(t.refill) > 0:
            out["refill"] = by_name(COLOUR_NAMES, t.refill, 0)
            out["refill_drawn"] = [int(cards) for cards in self.refill_sizes]
        if self.observer != SPECTATOR:
            out["hand"] = by_name(COLOUR_NAMES, self.hand, 0)
            out["ducats"] = int(self.purse)
        return out

    def cities_kept(self, seat: i64) -> list[str]:
        """The cards of built cities that lie beside their builder, where the edition leaves them there. [IP-43]"""
        t = self.open
        if not t.terms.edition.builder_keeps_card:
            return []
        return [CITY_NAMES[city] for city in range(CITIES) if t.builder[city] == seat]


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
