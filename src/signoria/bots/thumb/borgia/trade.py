"""The option `trade`: what lies unprotected goes to someone who has a place for it, at half the gain."""

from typing import Final

from mypy_extensions import i64

from signoria.bots.thumb.borgia.appraisal import Appraisal
from signoria.bots.thumb.policy import Menu
from signoria.games.borgia.components import (
    ACCEPT,
    ARTISTS,
    ASK,
    CANCEL,
    CONSENT,
    DONE,
    DUCATS,
    FORBID,
    KEPT,
    NUMBERS,
    OFFER,
    OFFICES,
    OPEN,
    OUTSIDES,
    REFUSE,
    TRADE,
    WANT,
)
from signoria.games.borgia.rules.delivery import carried
from signoria.games.borgia.rules.trade import Trade, trade_of
from signoria.games.borgia.table import Borgia, counted
from signoria.kernel.action import Actions
from signoria.kernel.frame import Frame
from signoria.kit.ascending import PASS

LEAST_GAIN: Final[i64] = 150  # of both together, for an offer to be worth the while


def received(t: Borgia, appraisal: Appraisal, seat: i64, cards: i64, hand: i64) -> i64:
    """What cards would be worth to a seat that got them in a trade, fees paid."""
    n: i64 = 0
    for card in range(KEPT):
        if (cards >> card) & 1:
            n += appraisal.gain(t, seat, card) - appraisal.fee(card)
    return n + held(appraisal, hand)


def given(t: Borgia, appraisal: Appraisal, cards: i64, hand: i64) -> i64:
    """What cards are worth to the seat that has them."""
    n: i64 = 0
    for card in range(KEPT):
        if (cards >> card) & 1:
            spot = card
            if card >= OFFICES:
                spot = t.lies[card - OFFICES]
            n += appraisal.worth(card) * appraisal.kept(spot) // 100
    return n + held(appraisal, hand)


def held(appraisal: Appraisal, hand: i64) -> i64:
    """What cards in hand, counted, are good for."""
    n: i64 = 0
    if hand != 0:
        for card in range(KEPT, NUMBERS):
            n += counted(hand, card) * appraisal.in_hand(card)
    return n


def proposers_gain(t: Borgia, appraisal: Appraisal, trade: Trade) -> i64:
    """What the cards of an offer bring the one who makes it; ducats apart."""
    return received(t, appraisal, trade.seat, carried(t, trade.wants), trade.wants_hand) - given(
        t, appraisal, carried(t, trade.gives), trade.gives_hand
    )


def others_gain(t: Borgia, appraisal: Appraisal, trade: Trade) -> i64:
    """What the cards of an offer bring the other; ducats apart."""
    return received(t, appraisal, trade.other, carried(t, trade.gives), trade.gives_hand) - given(
        t, appraisal, carried(t, trade.wants), trade.wants_hand
    )


def fair_price(t: Borgia, appraisal: Appraisal, trade: Trade) -> i64:
    """The ducats for the proposer that share the gain evenly; below zero if the proposer should pay."""
    return (others_gain(t, appraisal, trade) - proposers_gain(t, appraisal, trade)) // (2 * appraisal.ducat)


def joint_gain(t: Borgia, appraisal: Appraisal, owner: i64, taker: i64, card: i64) -> i64:
    """What both together gain if an unprotected office or artist goes to someone who may have a place for it."""
    if card < ARTISTS and owner != t.pope and taker != t.pope:
        return 0  # the Pope would not allow it
    lost = appraisal.worth(card) * appraisal.kept(OPEN + owner) // 100
    return appraisal.gain(t, taker, card) - appraisal.fee(card) - lost


def rate_dealing(t: Borgia, appraisal: Appraisal, seat: i64, code: i64, rest: i64, menu: Menu) -> None:
    """An offer to another and what may still be done after it: half of what there is to gain, once a turn.

    Where there is too little the offer is not thought of: a search that gains nothing by one way or the other would
    begin it and drop it.
    """
    if t.offers > 0:
        return
    other = code - TRADE
    best: i64 = 0
    for card in range(OFFICES, OUTSIDES):
        spot = t.lies[card - OFFICES]
        if spot == OPEN + seat:
            best = max(best, joint_gain(t, appraisal, seat, other, card))
        elif spot == OPEN + other:
            best = max(best, joint_gain(t, appraisal, other, seat, card))
    if best >= LEAST_GAIN:
        menu.add(code, rest + best // 2)


def rate_goods(t: Borgia, appraisal: Appraisal, top: Frame, menu: Menu) -> None:
    """One card that is worth the while, then no more; whoever has begun goes through with it."""
    trade = trade_of(top)
    if trade.gives | trade.wants | trade.gives_hand | trade.wants_hand != 0:
        menu.add(DONE, 0)
        return
    for card in range(OFFICES, OUTSIDES):
        spot = t.lies[card - OFFICES]
        if spot == OPEN + trade.seat:
            gain = joint_gain(t, appraisal, trade.seat, trade.other, card)
            if gain >= LEAST_GAIN:
                menu.add(OFFER + card, gain // 2)
        elif spot == OPEN + trade.other:
            gain = joint_gain(t, appraisal, trade.other, trade.seat, card)
            if gain >= LEAST_GAIN:
                menu.add(ASK + card, gain // 2)
    if menu.count == 0:
        menu.add(CANCEL, 0)


def rate_ducats(t: Borgia, appraisal: Appraisal, top: Frame, acts: Actions, menu: Menu) -> None:
    """So many that both gain the same."""
    price = -fair_price(t, appraisal, trade_of(top))
    most = acts.count - 1
    menu.add(DUCATS, 0)
    if price > most:
        price = most
    if price > 0:
        menu.add(DUCATS + price, 100)


def rate_ducats_asked(t: Borgia, appraisal: Appraisal, top: Frame, acts: Actions, menu: Menu) -> None:
    price = fair_price(t, appraisal, trade_of(top))
    most = acts.count - 1 - acts.listed
    menu.add(WANT, 0)
    if price > most:
        price = most
    if price > 0:
        menu.add(WANT + price, 100)


def rate_offer(t: Borgia, appraisal: Appraisal, top: Frame, acts: Actions, menu: Menu) -> None:
    """What one gains, less a little for what the other gains."""
    menu.add(REFUSE, 0)
    if acts.listed == 1:
        return
    trade = trade_of(top)
    ducats = trade.ducats * appraisal.ducat
    gain = others_gain(t, appraisal, trade) + ducats
    menu.add(ACCEPT, gain - max(proposers_gain(t, appraisal, trade) - ducats, 0) // 4 - 30)


def rate_consent(menu: Menu) -> None:
    """What is good for two rivals is not good for the Pope."""
    menu.add(CONSENT, 0)
    menu.add(FORBID, 50)


def rate_market(menu: Menu) -> None:
    """Before a ballot the round is as good as over: nothing is left to protect, and no offer worth the while."""
    menu.add(PASS, 0)
