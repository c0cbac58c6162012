"""What an observer may know, in public words: an allow-list."""

from typing import Literal, final

from mypy_extensions import i64

from signoria.games.borgia.actions import CATALOGUE
from signoria.games.borgia.components import (
    ALL_CARDS,
    CARD_NAMES,
    FAMILY_NAMES,
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
from signoria.games.borgia.prompts import asked
from signoria.games.borgia.public import (
    Dealt,
    Estate,
    Making,
    Own,
    Prey,
    PublicView,
    Question,
    SeenByAll,
    SeizureMaking,
    TradeMaking,
)
from signoria.games.borgia.rules.accusation import Accusation, has_grounds
from signoria.games.borgia.rules.arrival import Arrival
from signoria.games.borgia.rules.auction import Sale
from signoria.games.borgia.rules.ballot import OpenBallot, votes_of, votes_that_elect
from signoria.games.borgia.rules.death import Death, Poisoning
from signoria.games.borgia.rules.delivery import Delivery
from signoria.games.borgia.rules.election import Election
from signoria.games.borgia.rules.play import PlayCard
from signoria.games.borgia.rules.pope import Draws, HandOut, NewCardinals, NewRound, Reshuffle
from signoria.games.borgia.rules.protection import Rearrangement
from signoria.games.borgia.rules.runoff import RunOff
from signoria.games.borgia.rules.seizure import Commit, Seizure, leonardo_helps, victim_of
from signoria.games.borgia.rules.sequence import income_of
from signoria.games.borgia.rules.setup import PlayHands, SetUp
from signoria.games.borgia.rules.spoils import HomeSpoils, PropertySpoils, SingleSpoils
from signoria.games.borgia.rules.trade import Bazaar, Trade
from signoria.games.borgia.rules.turn import ArrangePhase, BuyPhase, PlayOrSeize, PlayPhase
from signoria.games.borgia.scoring import card_points
from signoria.games.borgia.sight import hidden, piled, places_of
from signoria.games.borgia.stakes.conclave import electing
from signoria.games.borgia.stakes.prey import defence_lines, loot_of, prey_of, stakes_of
from signoria.games.borgia.table import Borgia, cards_counted
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
        return {**self.seen_by_all(), **self.own()}

    def seen_by_all(self) -> SeenByAll:
        t = self.open
        return {
            "game": "borgia",
            "edition": self.edition,
            "options": t.terms.options,
            "first": int(t.first),
            "pope": int(t.pope),
            "round": int(t.round),
            "phase": phase(self.stack),
            "turn": seat_or_none(whose_turn(self.stack)),
            "asked": seats_in(self.stack.waiting()),
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
            "sale": self.sale(),
        }

    def own(self) -> Own:
        """What another sees otherwise. Offers are put before two, or one. [TP-4]"""
        seated = self.observer != SPECTATOR
        unseen = hidden(self.open, self.where, own_bit(self.observer), self.unplayed)
        return {
            "observer": int(self.observer),
            "question": self.question(),
            "prey": self.prey(),
            "seen": self.seen(),
            "hidden": unseen,
            "piled": piled(unseen, self.where),
            "sealed": self.sealed(),
            "election": electing(self.open, self.stack, self.observer),
            "making": under_way(self.open, self.stack),
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

    def prey(self) -> list[Prey]:
        """What may be attacked now, told to who may. [TP-50]"""
        if not isinstance(self.stack, PlayOrSeize) or self.observer != self.stack.seat:
            return []
        return prey_of(self.open, self.observer, self.hand, self.purse)

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
            "income": int(income_of(t, seat)),
            "points": int(card_points(t, seat)),
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
            known = sorted(
                mask for mask in places_of(self.where, card) if mask not in (0, anywhere, own_bit(self.observer))
            )
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


# What is under way: the one thing that is being done, and the election around it.


def whose_turn(top: Frame) -> i64:
    """Who is at it, where seats take turns: in a round, at the draw, before a ballot, in an open one."""
    for frame in frames(top):
        if isinstance(frame, (BuyPhase, PlayPhase, ArrangePhase)):
            return frame.seat
        if isinstance(frame, (Draws, PlayHands, Bazaar, OpenBallot, RunOff)):
            return frame.turn
    return NOBODY


def under_way(t: BorgiaOpen, top: Frame) -> Making | None:
    """The innermost thing that is being done."""
    for frame in frames(top):
        found = in_a_turn(t, frame)
        if found is None:
            found = by_the_pope(t, frame)
        if found is not None:
            return found
    return None


def in_a_turn(t: BorgiaOpen, frame: Frame) -> Making | None:
    if isinstance(frame, Arrival):
        return {"what": "arrival", "seat": int(frame.seat), "card": CARD_NAMES[frame.card]}
    if isinstance(frame, Rearrangement):
        return {"what": "rearrangement", "seat": int(frame.seat), "card": CARD_NAMES[frame.card]}
    if isinstance(frame, (Poisoning, Death)):
        by = "bravo" if isinstance(frame.below, PlayCard) and isinstance(frame, Death) else "poison_plague"
        return {"what": "death", "seat": int(frame.seat), "card": CARD_NAMES[frame.card], "by": by}
    if isinstance(frame, Accusation):
        return {"what": "accusation", "seat": int(frame.seat), "for": int(frame.yes), "against": int(frame.no)}
    if isinstance(frame, Commit):
        return seizing(t, frame.below)
    if isinstance(frame, (SingleSpoils, HomeSpoils, PropertySpoils)):
        return taking(frame.below, frame.victim)
    if isinstance(frame, Delivery):
        return trading(t, frame.below, frame)
    if isinstance(frame, Trade):
        return trading(t, frame, None)
    return None


def seizing(t: BorgiaOpen, frame: Frame) -> SeizureMaking:
    """Both sides commit in secret. [TP-50] [TP-52]"""
    assert isinstance(frame, Seizure)
    return {
        "what": "seizure",
        "attacker": int(frame.thief),
        "defender": int(victim_of(t, frame.code)),
        "target": frame.target(),
        "defence": defence_lines(t, frame.code),
        "helped": leonardo_helps(t, frame.thief),
        "won": False,
        "stakes": stakes_of(t, loot_of(t, frame.code)),
    }


def taking(frame: Frame, victim: i64) -> SeizureMaking:
    """The fight is over. [TP-55]"""
    assert isinstance(frame, Seizure)
    return {
        "what": "seizure",
        "attacker": int(frame.thief),
        "defender": int(victim),
        "target": frame.target(),
        "defence": [],
        "helped": False,
        "won": True,
        "stakes": None,
    }


def trading(t: BorgiaOpen, frame: Frame, delivery: Delivery | None) -> TradeMaking:
    """The offer on the table. [TP-95]"""
    assert isinstance(frame, Trade)
    return {
        "what": "trade",
        "from": int(frame.seat),
        "to": int(frame.other),
        "stage": stage(frame),
        "gives": named(CARD_NAMES, frame.gives) + named_hand(frame.gives_hand),
        "wants": named(CARD_NAMES, frame.wants) + named_hand(frame.wants_hand),
        "ducats": int(frame.ducats),
        "consent": not frame.agreed and frame.needs_consent(t),
        "to_pay": [] if delivery is None else named(CARD_NAMES, delivery.fees),
        "to_place": [] if delivery is None else named(CARD_NAMES, delivery.homeless),
        "to_cover": [] if delivery is None else named(CARD_NAMES, delivery.covers),
    }


def stage(trade: Trade) -> Literal["begun", "put", "agreed", "done"]:
    if trade.paid:
        return "done"
    if trade.agreed:
        return "agreed"
    return "put" if trade.sent else "begun"


def by_the_pope(t: BorgiaOpen, frame: Frame) -> Making | None:
    """What a Pope does as a round begins. [TP-90] [TP-91] [TP-92]"""
    if isinstance(frame, HandOut):
        return {"what": "hand-out", "handed": named(CARD_NAMES, frame.handed)}
    if isinstance(frame, Reshuffle):
        dealt: list[Dealt] = []
        for n in range(max(frame.down - 1, 0), len(frame.cards)):
            dealt.append({"card": CARD_NAMES[frame.cards[n]], "seat": int(frame.owed[n])})
        return {"what": "reshuffle", "stay": named(CARD_NAMES, frame.handed), "dealt": dealt}
    if isinstance(frame, NewCardinals):
        receivers = [int((t.pope + n) % t.seats) for n in range(1, t.seats + 1)]
        return {"what": "cardinals", "left": int(frame.left), "most": int(frame.most), "receivers": receivers}
    return None


def named_hand(hand: i64) -> list[str]:
    return [CARD_NAMES[card] for card in cards_counted(hand)]
