"""What an observer may know: an allow-list, copied in field by field."""

from typing import final

from mypy_extensions import i64

from signoria.games.florence.components import (
    BUILDING_NAMES,
    CARD_NAMES,
    CARDS,
    DECK_FIRST,
    DECK_NAMES,
    DECKS,
    FREEDOM_NAMES,
    LANDSCAPE_NAMES,
    LANDSCAPES,
    MOST_PIECES,
    PRESTIGE,
    PRESTIGE_DECK,
    STACK_NAMES,
    UNIT,
)
from signoria.games.florence.grid import PLACE_TEXTS
from signoria.games.florence.memory import TOP
from signoria.games.florence.open import FlorenceOpen
from signoria.games.florence.table import Florence
from signoria.kernel.action import NOBODY, filled
from signoria.kernel.arrays import vec
from signoria.kernel.bits import bit
from signoria.kernel.dump import dumped
from signoria.kernel.event import SPECTATOR
from signoria.kernel.frame import Frame, censored, frames
from signoria.kernel.rng import Rng
from signoria.kernel.view import View


@final
class FlorenceView(View):
    """The open table, the observer's own hand and florins, and what the observer has seen of other cards. [PF-16]"""

    def __init__(self, t: Florence, top: Frame, observer: i64) -> None:
        super().__init__(observer, t.seats, t.edition.key, censored(top, observer))
        self.open: FlorenceOpen = FlorenceOpen(t.seats, Rng(0), t.edition)  # its chance is nobody's
        t.copy_open(self.open)
        self.held: vec[i64] = filled(t.seats * DECKS, 0)  # how many cards of each deck every seat holds
        for seat in range(t.seats):
            for deck in range(DECKS):
                self.held[seat * DECKS + deck] = t.held(seat, deck)
        # Where each card can be, see memory.py: as everyone knows, and as the observer knows.
        self.public: vec[i64] = t.sight[t.seats * CARDS : (t.seats + 1) * CARDS]
        self.sight: vec[i64] = self.public
        self.hand: i64 = 0  # the observer's own
        self.purse: i64 = NOBODY  # the observer's own
        if observer != SPECTATOR:
            self.sight = t.sight[observer * CARDS : (observer + 1) * CARDS]
            self.hand = t.hand[observer]
            self.purse = t.purse[observer]

    def to_dict(self) -> dict[str, object]:
        t = self.open
        out: dict[str, object] = {
            "game": "florence",
            "edition": self.edition,
            "options": {},
            "observer": int(self.observer),
            "first": int(t.first),
            "starter": int(t.starter),
            "round": int(t.round),
            "over": t.ended,
            "actions": int(t.actions),
            "drew": t.drew,
            "freed": t.freed,
            "dropped": [seat for seat in range(int(self.seats)) if (t.dropped >> seat) & 1],
            "stacks": self.stacks(),
            "markers": holders(t.marker),
            "buildings": by_name(BUILDING_NAMES, t.buildings_left, 0),
            "freedoms": by_name(FREEDOM_NAMES, t.freedoms_left, 0),
            "decks": {DECK_NAMES[deck]: self.known_in_deck(deck) for deck in range(DECKS)},
            "spent": named(CARD_NAMES, t.spent),
            "seats": [self.seat_dict(seat) for seat in range(self.seats)],
            "whereabouts": {name: int(self.sight[i]) for i, name in enumerate(CARD_NAMES) if self.sight[i]},
            "stack": [dumped(frame) for frame in frames(self.stack)],
        }
        if self.observer != SPECTATOR:
            out["hand"] = named(CARD_NAMES, self.hand)
            out["florins"] = int(UNIT * self.purse)
        return out

    def stacks(self) -> dict[str, int]:
        """What is left to be auctioned. [PF-20]"""
        t = self.open
        left = {name: int(t.stock[stack]) for stack, name in enumerate(STACK_NAMES)}
        left[STACK_NAMES[PRESTIGE]] = int(t.deck_size[PRESTIGE_DECK])
        return left

    def known_in_deck(self, deck: i64) -> list[str | None]:
        """The cards of a deck from the top, those that the observer can tell by name."""
        t = self.open
        out: list[str | None] = [None] * int(t.deck_size[deck])
        for card in range(DECK_FIRST[deck], DECK_FIRST[deck + 1]):
            for n in range(t.deck_size[deck]):
                if self.sight[card] == 1 << (TOP + n):
                    out[n] = CARD_NAMES[card]
        return out

    def seat_dict(self, seat: i64) -> dict[str, object]:
        """What lies before a seat, and what the observer knows of its hand."""
        t = self.open
        known: i64 = 0
        for card in range(CARDS):
            if self.sight[card] == 1 << seat:
                known |= bit(card)
        return {
            "fame": int(t.fame[seat]),
            "best": int(t.best[seat]),
            "played": named(CARD_NAMES, t.played[seat]),
            "recruited": int(t.recruited[seat]),
            "jesters": int(t.jesters[seat]),
            "builders": int(t.builders[seat]),
            "freedoms": named(FREEDOM_NAMES, t.freedoms[seat]),
            "buildings": named(BUILDING_NAMES, t.buildings[seat]),
            "landscapes": by_name(LANDSCAPE_NAMES, t.landscapes, seat * LANDSCAPES),
            "pieces": [PLACE_TEXTS[t.laid[seat * MOST_PIECES + n]] for n in range(t.pieces[seat])],
            "hand": {name: int(self.held[seat * DECKS + deck]) for deck, name in enumerate(DECK_NAMES)},
            "recruiting": int(t.recruits[seat]),
            "known": named(CARD_NAMES, known & ~self.hand),
        }


def named(names: list[str], members: i64) -> list[str]:
    """The names of the bits that are set."""
    return [name for i, name in enumerate(names) if (members >> i) & 1]


def by_name(names: list[str], cells: vec[i64], first: i64) -> dict[str, int]:
    """A row of counts with its names; zeros are left out."""
    return {name: int(cells[first + i]) for i, name in enumerate(names) if cells[first + i] > 0}


def holders(marker: vec[i64]) -> dict[str, int]:
    """Who won from each stack this round."""
    return {name: int(marker[i]) for i, name in enumerate(STACK_NAMES) if marker[i] != NOBODY}
