"""The option `trade`: offers of cards and ducats, accepted or refused whole. [TP-95]"""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.borgia.components import (
    ACCEPT,
    ARTISTS,
    ASK,
    CANCEL,
    CONSENT,
    COPIES,
    DONE,
    DUCATS,
    FORBID,
    KEPT,
    MARRIAGE,
    MOST,
    NUMBERS,
    OFFER,
    OFFICES,
    OUTSIDE_CARDS,
    REFUSE,
    SAVONAROLA,
    TRADE,
    WANT,
)
from signoria.games.borgia.events import TRADE_DROPPED, TRADE_FORBIDDEN, TRADE_OPENED, TRADE_REFUSED
from signoria.games.borgia.frames import Paragraph, Question, borgia
from signoria.games.borgia.knowledge import is_shown
from signoria.games.borgia.open import BorgiaOpen
from signoria.games.borgia.rules.delivery import Delivery, carried
from signoria.games.borgia.table import Borgia, counted, one_of
from signoria.kernel.action import Actions
from signoria.kernel.bits import bit
from signoria.kernel.frame import END, Frame
from signoria.kernel.rng import Rng
from signoria.kernel.table import Table
from signoria.kit.ascending import PASS


def add_trades(t: Borgia, seat: i64, out: Actions) -> None:
    """Opponents to make an offer to, as long as there are offers left. [TP-95]"""
    if t.terms.trade and t.offers < t.terms.trade_offers:
        for other in range(t.seats):
            if other != seat:
                out.add(TRADE + other)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Bazaar(Paragraph):
    """Before a ballot all may trade with all, from the sitting Pope clockwise, if the table trades. [TP-95]"""

    def __init__(self, turn: i64) -> None:
        super().__init__()
        self.turn: i64 = turn

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        if not t.terms.trade:
            return END
        if done is None:
            t.offers = 0
        elif isinstance(done, WhetherToTrade) and done.picked != PASS:
            return Trade(self.turn, done.picked - TRADE)
        elif isinstance(done, WhetherToTrade) or t.offers == t.terms.trade_offers:
            t.offers = 0
            self.turn = t.left_of(self.turn)
            if self.turn == t.pope:
                return END
        return WhetherToTrade(self.turn)

    def clone(self) -> "Bazaar":
        return Bazaar(self.turn)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhetherToTrade(Question):
    """Make an offer before the ballot, or none. [TP-95]"""

    def legal(self, t: Borgia, seat: i64, out: Actions) -> None:
        out.add(PASS)
        add_trades(t, seat, out)

    def clone(self) -> "WhetherToTrade":
        return WhetherToTrade(self.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Trade(Paragraph):
    """An offer is put together card by card, then ducats; the other, and for offices the Pope, agree or not. [TP-95]

    Only cards in play are open to all: what is in hands, and ducats, is between the two.
    """

    def __init__(self, seat: i64, other: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.other: i64 = other
        self.sent: bool = False  # the other knows the offer
        self.agreed: bool = False  # and has accepted it
        self.paid: bool = False  # and it is being carried out
        self.gives: i64 = 0  # cards in play, as bits
        self.wants: i64 = 0
        self.gives_hand: i64 = 0  # cards in hand, counted
        self.wants_hand: i64 = 0
        self.ducats: i64 = 0  # from the proposer, or to the proposer if below zero

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        if done is None:
            t.offers += 1
            t.tell(TRADE_OPENED, self.seat, self.other)
        elif isinstance(done, WhichGoods):
            if done.picked == CANCEL:
                t.tell(TRADE_DROPPED, self.seat, self.other)
                return END
            if done.picked == DONE:
                return WhichDucats(self.seat)
            self.add(done.picked)
        else:
            return self.offered(t, done)
        return WhichGoods(self.seat)

    def add(self, code: i64) -> None:
        """One more card in the offer."""
        if code >= ASK + KEPT:
            self.wants_hand += one_of(code - ASK)
        elif code >= ASK:
            self.wants |= bit(code - ASK)
        elif code >= OFFER + KEPT:
            self.gives_hand += one_of(code - OFFER)
        else:
            self.gives |= bit(code - OFFER)

    def offered(self, t: Borgia, done: Frame) -> Frame:
        """The cards are named; now the ducats, the answer, the Pope. [TP-95]"""
        if isinstance(done, WhichDucats):
            self.ducats = done.picked - DUCATS
            return WhichDucatsAsked(self.seat)  # always: one left out would tell all that ducats are offered [TP-4]
        if isinstance(done, WhichDucatsAsked):
            self.ducats -= done.picked - WANT
            return self.put(t)
        if isinstance(done, WhetherToAccept):
            return self.answered(t, done.picked == ACCEPT)
        if isinstance(done, WhetherToConsent):
            if done.picked == CONSENT:
                return self.delivered()
            t.tell(TRADE_FORBIDDEN, done.seat)
        return END

    def put(self, t: Borgia) -> Frame:
        """The other hears the whole of it; an offer of nothing is none. [TP-95]"""
        if self.gives | self.wants | self.gives_hand | self.wants_hand == 0 and self.ducats == 0:
            t.tell(TRADE_DROPPED, self.seat, self.other)
            return END
        self.sent = True
        is_shown(t, self.other, self.seat, self.gives_hand)
        return WhetherToAccept(self.other)

    def answered(self, t: Borgia, agreed: bool) -> Frame:
        """Both agree to the whole; offices only with the Pope's consent. [TP-95]"""
        if not agreed:
            t.tell(TRADE_REFUSED, self.seat, self.other)
            return END
        self.agreed = True
        is_shown(t, self.seat, self.other, self.wants_hand)
        if self.needs_consent(t):
            return WhetherToConsent(t.pope)
        return self.delivered()

    def needs_consent(self, t: BorgiaOpen) -> bool:
        """Does an office change hands, by itself or under a property, between two who are not the Pope? [TP-95]"""
        if t.pope in (self.seat, self.other):
            return False
        moving = carried(t, self.gives) | carried(t, self.wants)
        return (moving >> OFFICES) & ((1 << (ARTISTS - OFFICES)) - 1) != 0

    def delivered(self) -> Frame:
        self.paid = True
        out = Delivery(self.seat, self.other, self.gives, self.wants)
        out.gives_hand = self.gives_hand
        out.wants_hand = self.wants_hand
        out.ducats = self.ducats
        return out

    def seen_by(self, observer: i64) -> Frame:
        """The proposer's alone until the offer is put; then all see the cards in play, the two all of it. [TP-4]"""
        twin = self.clone()
        if observer != self.seat and not self.sent:
            twin.gives = 0
            twin.wants = 0
        if observer != self.seat and not (observer == self.other and self.sent):
            twin.gives_hand = 0
            twin.wants_hand = 0
            twin.ducats = 0
        return twin

    def imagine(self, t: Table, observer: i64, rng: Rng) -> None:
        """Whoever offers ducats has them, and whoever has agreed to pay, too, until they are paid. [TP-4]"""
        if self.paid:
            return
        b = borgia(t)
        if self.seat != observer and self.ducats > b.purse[self.seat]:
            b.purse[self.seat] = self.ducats
        if self.agreed and self.other != observer and -self.ducats > b.purse[self.other]:
            b.purse[self.other] = -self.ducats

    def clone(self) -> "Trade":
        twin = Trade(self.seat, self.other)
        twin.sent = self.sent
        twin.agreed = self.agreed
        twin.paid = self.paid
        twin.gives = self.gives
        twin.wants = self.wants
        twin.gives_hand = self.gives_hand
        twin.wants_hand = self.wants_hand
        twin.ducats = self.ducats
        return twin


def trade_of(asking: Frame) -> Trade:
    """The offer that a question is about: the paragraph below it."""
    trade = asking.below
    assert isinstance(trade, Trade)
    return trade


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhichGoods(Question):
    """One more card to give or to ask for, or no more. [TP-95]"""

    def legal(self, t: Borgia, seat: i64, out: Actions) -> None:
        trade = trade_of(self)
        out.add(DONE)
        out.add(CANCEL)
        add_goods(t, seat, carried(t, trade.gives), OFFER, out)
        add_goods(t, trade.other, carried(t, trade.wants), ASK, out)
        for card in range(KEPT, NUMBERS):
            if t.holds(seat, card) > counted(trade.gives_hand, card):
                out.add(OFFER + card)
            if hidden_copies(t, card) > counted(trade.wants_hand, card):
                out.add(ASK + card)

    def clone(self) -> "WhichGoods":
        return WhichGoods(self.seat)


def add_goods(t: Borgia, owner: i64, included: i64, verb: i64, out: Actions) -> None:
    """Properties, offices and artists; outside families only if nothing holds them. [TP-95]"""
    bound = OUTSIDE_CARDS & ~t.loose  # under a property it goes with that [TP-33]
    out.add_each(verb, t.owned[owner] & ~included & ~bound)


def hidden_copies(t: BorgiaOpen, card: i64) -> i64:
    """Copies that are neither discarded, set aside nor in play: somebody may hold them, as far as all know. [TP-95]"""
    n = COPIES[card] - counted(t.spent, card) - ((t.shelf >> card) & 1)
    if card == MARRIAGE and t.married != 0:
        n -= 1
    if card == SAVONAROLA and t.preaching:
        n -= 1
    return n


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhichDucats(Question):
    """How many ducats the proposer adds. [TP-95]"""

    def legal(self, t: Borgia, seat: i64, out: Actions) -> None:
        out.add_ladder(DUCATS, DUCATS + t.purse[seat])

    def clone(self) -> "WhichDucats":
        return WhichDucats(self.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhichDucatsAsked(Question):
    """How many ducats the other is to add, whatever the purse may hold; none if ducats are given. [TP-95]"""

    def legal(self, t: Borgia, seat: i64, out: Actions) -> None:
        if trade_of(self).ducats > 0:
            out.add(WANT)
        else:
            out.add_ladder(WANT, WANT + MOST)

    def clone(self) -> "WhichDucatsAsked":
        return WhichDucatsAsked(self.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhetherToAccept(Question):
    """The whole of the offer, or nothing; only who has what is asked can accept. [TP-95]"""

    def legal(self, t: Borgia, seat: i64, out: Actions) -> None:
        trade = trade_of(self)
        out.add(REFUSE)
        if t.purse[seat] < -trade.ducats:
            return
        for card in range(KEPT, NUMBERS):
            if t.holds(seat, card) < counted(trade.wants_hand, card):
                return
        out.add(ACCEPT)

    def clone(self) -> "WhetherToAccept":
        return WhetherToAccept(self.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhetherToConsent(Question):
    """The Pope lets an office change hands, or not. [TP-95]"""

    def legal(self, t: Borgia, seat: i64, out: Actions) -> None:
        out.add(CONSENT)
        out.add(FORBID)

    def clone(self) -> "WhetherToConsent":
        return WhetherToConsent(self.seat)
