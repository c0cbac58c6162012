"""A trade is carried out, at once and whole. [TP-95]"""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.borgia.components import ARTISTS, DECLINE, KEPT, NUMBERS, OFFICES, OPEN, OUTSIDES
from signoria.games.borgia.events import GAINED, TRADE_DONE
from signoria.games.borgia.frames import Paragraph
from signoria.games.borgia.knowledge import others, sees_move, slips
from signoria.games.borgia.open import BorgiaOpen
from signoria.games.borgia.rules.arrival import Tucking, WhetherToPay, WhichPlace, pay_fee, place, refuse_fee
from signoria.games.borgia.table import Borgia, counted
from signoria.kernel.action import NOBODY
from signoria.kernel.bits import bit
from signoria.kernel.frame import END, Frame


def carried(t: BorgiaOpen, cards: i64) -> i64:
    """Cards in play, as bits, with all that lies under the properties among them. [TP-95]"""
    for card in range(OFFICES, KEPT):
        spot = t.lies[card - OFFICES]
        if 0 <= spot < OFFICES and (cards >> spot) & 1:
            cards |= bit(card)
    return cards


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Delivery(Paragraph):
    """All changes hands; then fees, places of single cards, what new properties may cover. [TP-95] [TP-34]"""

    def __init__(self, seat: i64, other: i64, gives: i64, wants: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.other: i64 = other
        self.gives: i64 = gives  # cards in play, as bits
        self.wants: i64 = wants
        self.gives_hand: i64 = 0
        self.wants_hand: i64 = 0
        self.ducats: i64 = 0
        self.fees: i64 = 0  # artists not yet paid for
        self.homeless: i64 = 0  # single cards not yet placed
        self.covers: i64 = 0  # properties under which nothing has been tucked yet

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        if done is None:
            self.exchange(t)
        elif isinstance(done, WhetherToPay):
            if done.picked == DECLINE:
                self.homeless &= ~bit(done.card)
                refuse_fee(t, done.seat, done.card)
            else:
                pay_fee(t, done.seat, done.card)
        elif isinstance(done, WhichPlace):
            place(t, done.seat, done.card, done.picked)
        return self.following(t)

    def following(self, t: Borgia) -> Frame:
        """Fees first, then places, then properties; what the proposer gave before what the other gave. [TP-95]"""
        card = self.take_next(self.fees)
        if card != NOBODY:
            self.fees &= ~bit(card)
            return WhetherToPay(t.owner_of(card), card)
        card = self.take_next(self.homeless)
        if card != NOBODY:
            self.homeless &= ~bit(card)
            return WhichPlace(t.owner_of(card), card)
        card = self.take_next(self.covers)
        if card != NOBODY:
            self.covers &= ~bit(card)
            return Tucking(t.owner_of(card), card)
        return END

    def take_next(self, cards: i64) -> i64:
        """The next of these in the order of a pass."""
        for card in range(KEPT):
            if ((cards & self.gives) >> card) & 1:
                return card
        for card in range(KEPT):
            if (cards >> card) & 1:
                return card
        return NOBODY

    def exchange(self, t: Borgia) -> None:
        """Hands and ducats, then the cards in play. [TP-95]"""
        t.purse[self.seat] -= self.ducats
        t.purse[self.other] += self.ducats
        slips(t, self.seat, self.other, others(self.seat) & others(self.other))
        slips(t, self.other, self.seat, others(self.seat) & others(self.other))
        pass_hand(t, self.seat, self.other, self.gives_hand)
        pass_hand(t, self.other, self.seat, self.wants_hand)
        t.tell(TRADE_DONE, self.seat, self.other, self.gives_hand, self.wants_hand)
        all_given = carried(t, self.gives)
        all_wanted = carried(t, self.wants)
        self.fees = artists_among(all_given | all_wanted)
        self.hand_over(t, self.gives, self.other)
        self.hand_over(t, self.wants, self.seat)
        self.gives = all_given
        self.wants = all_wanted
        self.gives_hand = 0  # done: nobody need read it here any more
        self.wants_hand = 0
        self.ducats = 0

    def hand_over(self, t: Borgia, cards: i64, taker: i64) -> None:
        """Properties go with what lies under them, single cards to the taker's unprotected ones. [TP-95]"""
        for card in range(KEPT):
            if not (cards >> card) & 1:
                continue
            if card < OFFICES:
                t.hand_over(card, taker)
                self.covers |= bit(card)
            elif not rides_along(t, card, cards):
                t.lift(card)
                t.put(card, OPEN + taker)
                self.homeless |= bit(card)
            t.tell(GAINED, taker, card)

    def clone(self) -> "Delivery":
        twin = Delivery(self.seat, self.other, self.gives, self.wants)
        twin.gives_hand = self.gives_hand
        twin.wants_hand = self.wants_hand
        twin.ducats = self.ducats
        twin.fees = self.fees
        twin.homeless = self.homeless
        twin.covers = self.covers
        return twin


def rides_along(t: Borgia, card: i64, cards: i64) -> bool:
    """Does the card lie under a property that is traded too? Then it goes with that. [TP-95]"""
    spot = t.lies[card - OFFICES]
    return spot < OFFICES and (cards >> spot) & 1 == 1


def artists_among(cards: i64) -> i64:
    return cards & (bit(OUTSIDES) - bit(ARTISTS))


def pass_hand(t: Borgia, giver: i64, taker: i64, cards: i64) -> None:
    """Cards go from hand to hand; only the two know which. [TP-95]"""
    if cards == 0:
        return
    t.hand[giver] -= cards
    t.hand[taker] += cards
    for card in range(KEPT, NUMBERS):
        for _copy in range(counted(cards, card)):
            sees_move(t, giver, card, giver, 1 << taker)
            sees_move(t, taker, card, giver, 1 << taker)
