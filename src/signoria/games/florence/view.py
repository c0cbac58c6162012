"""What an observer may know: what lies open, what this seat alone knows, and where we are, in public words."""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.florence.components import (
    BONUS_DECK,
    BUILDING_NAMES,
    CARD_NAMES,
    CARDS,
    DECK_FIRST,
    DECK_NAMES,
    DECKS,
    FREEDOM_NAMES,
    HANDS,
    LANDSCAPE_NAMES,
    LANDSCAPES,
    MINIMUM,
    MOST_PIECES,
    OPENING,
    PIECE_NAMES,
    PRESTIGE,
    PRESTIGE_DECK,
    PROFESSION_DECK,
    PROFESSION_NAMES,
    STACK_NAMES,
    TOP,
    UNIT,
)
from signoria.games.florence.open import FlorenceOpen
from signoria.games.florence.public import (
    BestWork,
    Card,
    Court,
    Decks,
    HandSizes,
    Hidden,
    Making,
    Own,
    Phase,
    PublicView,
    SeenByAll,
    Stack,
)
from signoria.games.florence.rules.action import ActionPhase, Turn, WhichAction
from signoria.games.florence.rules.auction import AuctionPhase
from signoria.games.florence.rules.auction import Sale as ItemSale
from signoria.games.florence.rules.cards import LookAtCards, WhichRecruit, recruitable
from signoria.games.florence.rules.offers import offers
from signoria.games.florence.rules.placing import WhichPlace
from signoria.games.florence.rules.sequence import best_work
from signoria.games.florence.rules.setup import Beginning, WhichDiscard
from signoria.games.florence.rules.work import Work
from signoria.games.florence.rules.worth import every_work, worths
from signoria.games.florence.table import Florence, table_for
from signoria.kernel.action import NOBODY, filled
from signoria.kernel.arrays import vec
from signoria.kernel.bits import bit, first_bit
from signoria.kernel.event import SPECTATOR
from signoria.kernel.frame import Frame, censored, frames
from signoria.kernel.public import Sale, SealedChoice, Seat
from signoria.kernel.rng import Rng
from signoria.kernel.view import View
from signoria.kit.ascending import Ascending
from signoria.kit.names import by_name, named
from signoria.kit.ring import seats_in


@final
class FlorenceView(View):
    """The open table, the observer's own hand and florins, and what the observer has seen of other cards. [PF-16]"""

    def __init__(self, t: Florence, top: Frame, observer: i64) -> None:
        super().__init__(observer, t.seats, t.edition.key, censored(top, observer))
        self.open: Final = FlorenceOpen(t.seats, Rng(0), t.edition, t.printed)  # its chance is nobody's
        t.copy_open(self.open)
        self.held: vec[i64] = filled(t.seats * DECKS, 0)  # how many cards of each deck every seat holds
        for seat in range(t.seats):
            for deck in range(DECKS):
                self.held[seat * DECKS + deck] = t.held(seat, deck)
        # Where each card can be, see knowledge.py: as everyone knows, and as the observer knows.
        sight = t.sight_now()
        self.public: vec[i64] = sight[t.seats * CARDS : (t.seats + 1) * CARDS]
        self.sight: vec[i64] = self.public
        self.hand: i64 = 0  # the observer's own
        self.purse: i64 = NOBODY  # the observer's own
        if observer != SPECTATOR:
            self.sight = sight[observer * CARDS : (observer + 1) * CARDS]
            self.hand = t.hand[observer]
            self.purse = t.purse[observer]

    def laid_out(self, rng: Rng) -> Florence:
        """The table as far as the observer knows it: no hands and purses of others, of decks the cards known there.

        What each remembers is for whoever imagines it.
        """
        t = table_for(self.seats, rng, self.open.edition, self.open.printed)
        self.open.copy_open(t)
        t.lay_hidden()
        if self.observer != SPECTATOR:
            t.hand[self.observer] = self.hand
            t.purse[self.observer] = self.purse
        for deck in range(DECKS):
            for card in range(DECK_FIRST[deck], DECK_FIRST[deck + 1]):
                n = self.place_in_deck(card)
                if n != NOBODY:
                    t.deck[DECK_FIRST[deck] + n] = card
        return t

    def place_in_deck(self, card: i64) -> i64:
        """How many cards of its deck lie on a card; NOBODY if the observer cannot tell."""
        places = self.sight[card]
        if places == 0 or places & (places - 1) or places & HANDS:
            return NOBODY
        return first_bit(places) - TOP

    def to_dict(self) -> PublicView:
        return {**self.seen_by_all(), **self.own()}

    def seen_by_all(self) -> SeenByAll:
        t = self.open
        return {
            "game": "florence",
            "edition": self.edition,
            "options": {},
            "asked": seats_in(self.stack.waiting()),
            "phase": phase_of(self.stack),
            "sale": sale_of(self.stack),
            "making": making_of(self.stack),
            "first": int(t.first),
            "starter": int(t.starter),
            "round": int(t.round),
            "over": t.ended,
            "minimum": int(MINIMUM[t.round]),
            "best": best_of(t),
            "namer": namer_of(self.stack),
            "dropped": seats_in(t.dropped),
            "turn": turn_of(self.stack),
            "actions": int(t.actions),
            "drew": t.drew,
            "freed": t.freed,
            "stacks": stacks_of(t),
            "markers": {name: int(t.marker[i]) for i, name in enumerate(STACK_NAMES) if t.marker[i] != NOBODY},
            "buildings": by_name(BUILDING_NAMES, t.buildings_left, 0),
            "freedoms": by_name(FREEDOM_NAMES, t.freedoms_left, 0),
            "spent": named(CARD_NAMES, t.spent),
        }

    def own(self) -> Own:
        """What another sees otherwise. Of a court, which cards one knows. [PF-16]"""
        t = self.open
        known, watches = self.laid_out(Rng(0)), self.observer == SPECTATOR
        return {
            "observer": int(self.observer),
            "sealed": sealed_of(t, self.stack, self.observer),
            "decks": self.decks(),
            "seats": [self.court(seat) for seat in range(self.seats)],
            "hidden": self.hidden(),
            "hand": None if watches else named(CARD_NAMES, self.hand),
            "florins": None if watches else int(UNIT * self.purse),
            "means": None if watches else int(UNIT * known.means(self.observer)),
            "worths": [] if watches else worths(known, self.observer, self.begun(), self.in_reach()),
            "every": None if watches else every_work(known, self.observer),
            "offers": [] if watches else offers(known, self.observer, landscape_bids(t, self.stack)),
        }

    def known_in_deck(self, deck: i64) -> list[Card | None]:
        """The cards of a deck from the top, those that the observer can tell by name."""
        out: list[Card | None] = [None] * int(self.open.deck_size[deck])
        for card in range(DECK_FIRST[deck], DECK_FIRST[deck + 1]):
            n = self.place_in_deck(card)
            if n != NOBODY:
                out[n] = CARD_NAMES[card]
        return out

    def decks(self) -> Decks:
        return {
            "profession": self.known_in_deck(PROFESSION_DECK),
            "bonus": self.known_in_deck(BONUS_DECK),
            "prestige": self.known_in_deck(PRESTIGE_DECK),
        }

    def hand_sizes(self, seat: i64) -> HandSizes:
        row = seat * DECKS
        return {
            "profession": int(self.held[row + PROFESSION_DECK]),
            "bonus": int(self.held[row + BONUS_DECK]),
            "prestige": int(self.held[row + PRESTIGE_DECK]),
        }

    def court(self, seat: i64) -> Court:
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
            "pieces": [t.printed.atlas.texts[t.laid[seat * MOST_PIECES + n]] for n in range(t.pieces[seat])],
            "hand": self.hand_sizes(seat),
            "recruiting": int(t.recruits[seat]),
            "known": named(CARD_NAMES, known & ~self.hand),
        }

    def hidden(self) -> list[Hidden]:
        """Cards that may be in more places than one, those together that may be in the same."""
        out: list[Hidden] = []
        for deck in range(DECKS):
            alike: dict[int, list[Card]] = {}
            for card in range(DECK_FIRST[deck], DECK_FIRST[deck + 1]):
                places = int(self.sight[card])
                if places & (places - 1):
                    alike.setdefault(places, []).append(CARD_NAMES[card])
            for places, cards in alike.items():
                hands = [seat for seat in range(int(self.seats)) if (places >> seat) & 1]
                below = [n + 1 for n in range(int(self.open.deck_size[deck])) if (places >> (int(TOP) + n)) & 1]
                out.append({"cards": cards, "hands": hands, "deck": below})
        return out

    def begun(self) -> i64:
        """The profession with which the observer has begun a work; NOBODY if there is none."""
        for frame in frames(self.stack):
            if isinstance(frame, Work) and frame.seat == self.observer:
                return frame.profession
        return NOBODY

    def in_reach(self) -> i64:
        """Cards that the observer may have now, as bits: those looked at, and those that can be recruited."""
        top = self.stack
        out: i64 = 0
        if not (top.waiting() >> self.observer) & 1:
            return out
        looking = top.below
        if isinstance(looking, LookAtCards):
            for card in range(DECK_FIRST[looking.deck], DECK_FIRST[looking.deck + 1]):
                n = self.place_in_deck(card)
                if 0 <= n < looking.cards:
                    out |= bit(card)
        elif isinstance(top, (WhichAction, WhichRecruit)) and self.open.recruits[self.observer] > 0:
            out = recruitable(self.open, self.observer)
        return out


def stacks_of(t: FlorenceOpen) -> dict[Stack, int]:
    """What is left to be auctioned. [PF-20]"""
    left = {name: int(t.stock[stack]) for stack, name in enumerate(STACK_NAMES)}
    left[STACK_NAMES[PRESTIGE]] = int(t.deck_size[PRESTIGE_DECK])
    return left


def best_of(t: FlorenceOpen) -> BestWork | None:
    value = best_work(t)
    if value == 0:
        return None
    return {"value": int(value), "seats": [seat for seat in range(int(t.seats)) if t.best[seat] == value]}


def phase_of(stack: Frame) -> Phase | None:
    for frame in frames(stack):
        if isinstance(frame, Beginning):
            return "setup"
        if isinstance(frame, AuctionPhase):
            return "auction"
        if isinstance(frame, ActionPhase):
            return "action"
    return None


def namer_of(stack: Frame) -> Seat | None:
    for frame in frames(stack):
        if isinstance(frame, AuctionPhase):
            return int(frame.namer)
    return None


def turn_of(stack: Frame) -> Seat | None:
    for frame in frames(stack):
        if isinstance(frame, Turn):
            return int(frame.seat)
    return None


def sale_of(top: Frame) -> Sale | None:
    """An open auction; what is sold is the business of the paragraph that called it. [PF-21]"""
    if not isinstance(top, Ascending):
        return None
    selling = top.below
    assert isinstance(selling, ItemSale)
    return top.sale({"stack": STACK_NAMES[selling.stack]}, int(UNIT))


def landscape_bids(t: FlorenceOpen, stack: Frame) -> list[int | None]:
    """The next bid for each landscape, the opening one or a step more; none once one was sold this round. [PF-21]"""
    sale, out = sale_of(stack), list[int | None]()
    for kind in range(int(LANDSCAPES)):
        if phase_of(stack) != "auction" or t.marker[kind] != NOBODY:
            out.append(None)
        elif sale is not None and sale["what"]["stack"] == STACK_NAMES[kind]:
            out.append(sale["price"] + sale["step"])
        else:
            out.append(int(UNIT * OPENING))
    return out


def sealed_of(t: FlorenceOpen, top: Frame, observer: i64) -> SealedChoice | None:
    if isinstance(top, WhichDiscard):
        return top.choice(observer, t.printed.catalogue.texts)
    return None


def making_of(stack: Frame) -> Making | None:
    """What is under way: a work, a piece on its way to its place, cards that are looked at, a recruiting card."""
    for frame in frames(stack):
        if isinstance(frame, Work):
            profession, value = PROFESSION_NAMES[frame.profession], int(frame.value)
            return {"what": "work", "seat": int(frame.seat), "profession": profession, "value": value}
        if isinstance(frame, WhichPlace):
            return {"what": "piece", "seat": int(frame.seat), "piece": PIECE_NAMES[frame.piece]}
        if isinstance(frame, LookAtCards):
            deck, cards = DECK_NAMES[frame.deck], int(frame.cards)
            return {"what": "cards", "seat": int(frame.seat), "deck": deck, "cards": cards}
        if isinstance(frame, WhichRecruit):
            return {"what": "recruiting", "seat": int(frame.seat)}
    return None
