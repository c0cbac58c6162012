"""What an observer may know: an allow-list, copied in field by field."""

from typing import final

from mypy_extensions import i64

from signoria.games.borgia.components import (
    ALL_CARDS,
    CARD_NAMES,
    COPIES,
    FAMILY_NAMES,
    FIRST_COPY,
    HOME,
    KEPT,
    NUMBERS,
    OFFICES,
    OPEN,
    SLOTS,
)
from signoria.games.borgia.editions import EDITIONS
from signoria.games.borgia.knowledge import PILE, PLACES, WATCHER, believed
from signoria.games.borgia.open import BorgiaOpen
from signoria.games.borgia.rules.ballot import votes_of
from signoria.games.borgia.rules.trade import Trade
from signoria.games.borgia.table import Borgia, cards_counted
from signoria.kernel.action import NOBODY, filled
from signoria.kernel.arrays import vec
from signoria.kernel.dump import dumped
from signoria.kernel.event import SPECTATOR
from signoria.kernel.frame import Frame, censored, frames
from signoria.kernel.rng import Rng
from signoria.kernel.view import View


@final
class BorgiaView(View):
    """The open table, one's own hand and purse, and what one has seen of hidden cards.

    Hands, their sizes and purses of others are hidden. [TP-4]
    """

    def __init__(self, t: Borgia, top: Frame, observer: i64) -> None:
        super().__init__(observer, t.seats, EDITIONS[0], censored(top, observer))
        self.open: BorgiaOpen = BorgiaOpen(t.seats, Rng(0), t.terms)  # its chance is nobody's
        t.copy_open(self.open)
        self.deck_size: i64 = t.deck_size()
        self.down: i64 = 0  # slots with a face-down card, as bits
        for slot in range(SLOTS):
            if t.slots[slot] != NOBODY:
                self.down |= 1 << slot
        self.where: vec[i64] = filled(ALL_CARDS, 0)  # the places where a hidden card may be, for this observer
        for cell in range(ALL_CARDS):
            self.where[cell] = believed(t, cell, seat_or_watcher(observer))
        self.hand: i64 = 0  # the observer's own
        self.unplayed: i64 = 0  # the observer's own
        self.purse: i64 = NOBODY  # the observer's own
        if observer != SPECTATOR:
            self.hand = t.hand[observer]
            self.unplayed = t.unplayed[observer]
            self.purse = t.purse[observer]

    def to_dict(self) -> dict[str, object]:
        t = self.open
        out: dict[str, object] = {
            "game": "borgia",
            "edition": self.edition,
            "options": t.terms.options,
            "observer": int(self.observer),
            "first": int(t.first),
            "pope": int(t.pope),
            "round": int(t.round),
            "over": t.ended,
            "deck": int(self.deck_size),
            "table": [int(slot) + 1 for slot in range(SLOTS) if (self.down >> slot) & 1],
            "aside": named_bits(t.shelf),
            "discard": named_bits(t.dead) + [CARD_NAMES[card] for card in cards_counted(t.spent)],
            "arriving": named_bits(t.waiting),
            "marriage": seats_in(t.married),
            "savonarola": t.preaching,
            "reshuffled": t.reshuffled,
            "favoured": seats_in(t.favoured),
            "loses_turn": seats_in(t.barred),
            "offers": int(t.offers),
            "to_play": seats_in(t.yet),
            "seats": [self.seat_dict(seat) for seat in range(self.seats)],
            "seen": self.seen(),
            "offer": self.offer(),
            "stack": [dumped(frame) for frame in frames(self.stack)],
        }
        if self.observer != SPECTATOR:
            out["hand"] = named_bits(self.unplayed) + [CARD_NAMES[card] for card in cards_counted(self.hand)]
            out["ducats"] = int(self.purse)
        return out

    def seat_dict(self, seat: i64) -> dict[str, object]:
        """What lies before one family."""
        t = self.open
        properties: dict[str, list[str]] = {}
        for card in range(OFFICES):
            if t.owner[card] == seat:
                properties[CARD_NAMES[card]] = self.cards_at(card)
        return {
            "family": FAMILY_NAMES[seat],
            "score": int(t.score[seat]),
            "cardinals": int(t.cardinals[seat]),
            "votes": int(votes_of(t, seat)),
            "properties": properties,
            "home": self.cards_at(HOME + seat),
            "open": self.cards_at(OPEN + seat),
        }

    def cards_at(self, spot: i64) -> list[str]:
        return [CARD_NAMES[card] for card in range(OFFICES, KEPT) if self.open.lies[card - OFFICES] == spot]

    def offer(self) -> dict[str, object]:
        """The offer on the table, as far as the observer may know it; empty if there is none. [TP-95]"""
        for frame in frames(self.stack):
            if isinstance(frame, Trade):
                return {
                    "from": int(frame.seat),
                    "to": int(frame.other),
                    "gives": named_bits(frame.gives) + [CARD_NAMES[card] for card in cards_counted(frame.gives_hand)],
                    "wants": named_bits(frame.wants) + [CARD_NAMES[card] for card in cards_counted(frame.wants_hand)],
                    "ducats": int(frame.ducats),
                }
        return {}

    def seen(self) -> dict[str, list[list[str]]]:
        """For each hidden card, copies apart, the hands it may be in, or the pile; left out if it may be anywhere."""
        anywhere = (((1 << self.seats) - 1) | (1 << PILE)) & ~own_bit(self.observer)
        out: dict[str, list[list[str]]] = {}
        for card in range(NUMBERS):
            masks = [int(self.where[cell]) for cell in range(FIRST_COPY[card], FIRST_COPY[card] + COPIES[card])]
            known = sorted(mask for mask in masks if mask not in (0, anywhere, own_bit(self.observer)))
            if known:
                out[CARD_NAMES[card]] = [place_names(mask) for mask in known]
        return out


def seat_or_watcher(observer: i64) -> i64:
    if observer == SPECTATOR:
        return WATCHER
    return observer


def own_bit(observer: i64) -> int:
    return 0 if observer == SPECTATOR else 1 << int(observer)


def place_names(mask: int) -> list[str]:
    return [(FAMILY_NAMES[place] if place < PILE else "pile") for place in range(int(PLACES)) if (mask >> place) & 1]


def named_bits(cards: i64) -> list[str]:
    return [CARD_NAMES[card] for card in range(NUMBERS) if (cards >> card) & 1]


def seats_in(mask: i64) -> list[int]:
    return [int(seat) for seat in range(5) if (mask >> seat) & 1]
