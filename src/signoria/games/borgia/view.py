"""What an observer may know, in public words: an allow-list."""

from typing import final

from mypy_extensions import i64

from signoria.games.borgia.actions import CATALOGUE
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
from signoria.games.borgia.making import electing, named_hand, under_way, whose_turn
from signoria.games.borgia.open import BorgiaOpen
from signoria.games.borgia.prompts import asked
from signoria.games.borgia.public import Estate, PublicView, Question
from signoria.games.borgia.rules.accusation import has_grounds
from signoria.games.borgia.rules.auction import Sale
from signoria.games.borgia.rules.ballot import votes_of, votes_that_elect
from signoria.games.borgia.rules.election import Election
from signoria.games.borgia.rules.pope import NewRound
from signoria.games.borgia.rules.setup import SetUp
from signoria.games.borgia.rules.turn import ArrangePhase, BuyPhase, PlayPhase
from signoria.games.borgia.table import Borgia
from signoria.kernel.action import NOBODY, filled
from signoria.kernel.arrays import vec
from signoria.kernel.event import SPECTATOR
from signoria.kernel.frame import END, Frame, censored, frames
from signoria.kernel.public import Sale as PublicSale
from signoria.kernel.public import SealedChoice
from signoria.kernel.rng import Rng
from signoria.kernel.view import View
from signoria.kit.ascending import Ascending
from signoria.kit.names import named
from signoria.kit.ring import seats_in
from signoria.kit.sealed import Sealed


@final
class BorgiaView(View):
    """The open table, one's own hand and purse, and what one has seen of hidden cards.

    Hands, their sizes and purses of others are hidden. [TP-4]
    """

    def __init__(self, t: Borgia, top: Frame, observer: i64) -> None:
        super().__init__(observer, t.seats, EDITIONS[0], censored(top, observer))
        self.open: BorgiaOpen = BorgiaOpen(t.seats, Rng(0), t.terms, t.printed)  # its chance is nobody's
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

    def to_dict(self) -> PublicView:
        t = self.open
        seated = self.observer != SPECTATOR
        return {
            "game": "borgia",
            "edition": self.edition,
            "options": t.terms.options,
            "observer": int(self.observer),
            "first": int(t.first),
            "pope": int(t.pope),
            "round": int(t.round),
            "phase": phase(self.stack),
            "turn": seat_or_none(whose_turn(self.stack)),
            "asked": seats_in(self.stack.waiting()),
            "question": self.question(),
            "over": t.ended,
            "deck": int(self.deck_size),
            "laid": int(t.terms.lots),
            "table": [int(slot) + 1 for slot in range(SLOTS) if (self.down >> slot) & 1],
            "aside": named(CARD_NAMES, t.shelf),
            "discard": named(CARD_NAMES, t.dead) + named_hand(t.spent),
            "arriving": named(CARD_NAMES, t.waiting),
            "marriage": seats_in(t.married),
            "savonarola": t.preaching,
            "elects": int(votes_that_elect(t)),
            "reshuffled": t.reshuffled,
            "favoured": seats_in(t.favoured),
            "grounds": [int(seat) for seat in range(t.seats) if seat != t.pope and has_grounds(t, seat)],
            "loses_turn": seats_in(t.barred),
            "offers": int(t.offers),
            "to_play": seats_in(t.yet),
            "moved": moved(self.stack),
            "seats": [self.estate(seat) for seat in range(self.seats)],
            "seen": self.seen(),
            "sale": self.sale(),
            "sealed": self.sealed(),
            "election": electing(self.stack),
            "making": under_way(t, self.stack),
            "hand": named(CARD_NAMES, self.unplayed) + named_hand(self.hand) if seated else None,
            "ducats": int(self.purse) if seated else None,
        }

    def question(self) -> Question | None:
        top = self.stack
        if top is END:
            return None
        prompt = asked(self.open, top, seats_in(top.waiting())[0])
        if isinstance(top, (Ascending, Sealed)):
            return {"prompt": prompt.key, "nouns": {}}
        return {"prompt": prompt.key, "nouns": {key: prompt.nouns[key] for key in prompt.nouns if key != "seat"}}

    def sale(self) -> PublicSale | None:
        """The card under the hammer, and the place where it lay. [TP-22]"""
        top = self.stack
        if not isinstance(top, Ascending):
            return None
        sale = top.below
        assert isinstance(sale, Sale)
        return top.sale({"card": CARD_NAMES[sale.card], "slot": int(sale.slot) + 1})

    def sealed(self) -> SealedChoice | None:
        top = self.stack
        if isinstance(top, Sealed):
            return top.choice(self.observer, CATALOGUE.texts)
        return None

    def estate(self, seat: i64) -> Estate:
        """What lies before one family."""
        t = self.open
        own = [card for card in range(OFFICES) if t.owner[card] == seat]
        return {
            "family": FAMILY_NAMES[seat],
            "score": int(t.score[seat]),
            "cardinals": int(t.cardinals[seat]),
            "votes": int(votes_of(t, seat)),
            "properties": {CARD_NAMES[card]: self.cards_at(card) for card in own},
            "home": self.cards_at(HOME + seat),
            "open": self.cards_at(OPEN + seat),
        }

    def cards_at(self, spot: i64) -> list[str]:
        return [CARD_NAMES[card] for card in range(OFFICES, KEPT) if self.open.lies[card - OFFICES] == spot]

    def seen(self) -> dict[str, list[list[str]]]:
        """For each hidden card, copies apart, the hands it may be in, or the pile; left out if it may be anywhere."""
        anywhere = (((1 << self.seats) - 1) | (1 << PILE)) & ~own_bit(self.observer)
        out: dict[str, list[list[str]]] = {}
        for card in range(NUMBERS):
            masks = [int(self.where[cell]) for cell in range(FIRST_COPY[card], FIRST_COPY[card] + COPIES[card])]
            known = sorted(mask for mask in masks if mask not in (0, anywhere, own_bit(self.observer)))
            if known:
                out[CARD_NAMES[card]] = [places_in(mask) for mask in known]
        return out


def phase(top: Frame) -> str | None:
    """The part of the game: the innermost paragraph that is one. [TP-20] [TP-21]"""
    for frame in frames(top):
        if isinstance(frame, SetUp):
            return "set-up"
        if isinstance(frame, BuyPhase):
            return "buy"
        if isinstance(frame, PlayPhase):
            return "play"
        if isinstance(frame, ArrangePhase):
            return "arrange"
        if isinstance(frame, Election):
            return "election"
        if isinstance(frame, NewRound):
            return "new-round"
    return None


def moved(top: Frame) -> list[str]:
    """The cards that have been rearranged in this part of the turn. [TP-33]"""
    for frame in frames(top):
        if isinstance(frame, (BuyPhase, PlayPhase, ArrangePhase)):
            return named(CARD_NAMES, frame.moved << OFFICES)
    return []


def seat_or_none(seat: i64) -> int | None:
    return None if seat == NOBODY else int(seat)


def seat_or_watcher(observer: i64) -> i64:
    if observer == SPECTATOR:
        return WATCHER
    return observer


def own_bit(observer: i64) -> int:
    return 0 if observer == SPECTATOR else 1 << int(observer)


def places_in(mask: int) -> list[str]:
    return [(FAMILY_NAMES[place] if place < PILE else "pile") for place in range(int(PLACES)) if (mask >> place) & 1]
