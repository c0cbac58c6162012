"""What a trade would change, put together step by step or as a whole."""

from typing import final

from mypy_extensions import i64

from signoria.games.borgia.components import (
    ARTISTS,
    CARDINALS,
    DONE,
    DUCATS,
    KEPT,
    OFFER,
    OUTSIDES,
    TRADE,
    WANT,
)
from signoria.games.borgia.open import BorgiaOpen
from signoria.games.borgia.rules.ballot import votes_of, votes_that_elect
from signoria.games.borgia.rules.delivery import artists_among, carried
from signoria.games.borgia.rules.trade import Trade, WhetherToTrade, WhichDucats, WhichDucatsAsked, WhichGoods, trade_of
from signoria.games.borgia.rules.turn import BuyOrSpy, PlayOrSeize
from signoria.games.borgia.view import BorgiaView
from signoria.kernel.action import NOBODY
from signoria.kernel.frame import Frame
from signoria.kernel.view import Fact


@final
class Worth:
    """What some cards in play bring their owner."""

    def __init__(self, t: BorgiaOpen, cards: i64) -> None:
        held = [card for card in range(KEPT) if (cards >> card) & 1]
        self.votes = sum([int(t.printed.votes[card]) for card in held if card < ARTISTS])
        self.points = sum([int(t.printed.vp[card]) for card in held])
        self.income = sum([int(t.printed.income[card]) for card in held if card < ARTISTS])


def owned_by(t: BorgiaOpen, seat: i64) -> i64:
    """All cards in play of one seat, as bits."""
    out: i64 = 0
    for card in range(KEPT):
        if t.owner_of(card) == seat:
            out |= 1 << card
    return out


def is_deal(top: Frame, code: i64) -> bool:
    """Whether an answer is part of an offer, from its first word on."""
    if isinstance(top, (WhichGoods, WhichDucats, WhichDucatsAsked)):
        return True
    return isinstance(top, (BuyOrSpy, PlayOrSeize, WhetherToTrade)) and TRADE <= code < OFFER


def dealing(v: BorgiaView, top: Frame, codes: list[i64]) -> list[Fact]:
    """What the offer would come to with these answers, if it is accepted: a whole offer may be asked about at once,
    `trade medici; offer nepi; done; ducats 5; want 0`. [TP-95]"""
    trade = begun(top, codes[0], v.observer)
    for code in codes:
        if OFFER <= code < CARDINALS:
            trade.add(code)
        elif DUCATS <= code < WANT:
            trade.ducats = code - DUCATS
        elif code >= WANT:
            trade.ducats -= code - WANT
        elif code != DONE and not TRADE <= code < OFFER:
            return []
    if trade.ducats > v.purse:
        return []
    left = Fact("trade-leaves", "TP-95", {"ducats": int(v.purse - trade.ducats)})
    return [left, *changes(v.open, trade, v.observer), *conditions(v.open, trade, trade.wants)]


def begun(top: Frame, code: i64, seat: i64) -> Trade:
    """The offer so far."""
    if isinstance(top, (WhichGoods, WhichDucats, WhichDucatsAsked)):
        twin = trade_of(top).clone()
        assert isinstance(twin, Trade)
        return twin
    return Trade(seat, code - TRADE)


def changes(t: BorgiaOpen, trade: Trade, asked: i64) -> list[Fact]:
    """Votes, points and income of the two before and after; to either of them, the votes with the strongest third.

    [TP-95] [TP-71]
    """
    gone, come = Worth(t, carried(t, trade.gives)), Worth(t, carried(t, trade.wants))
    out = [
        balance(t, trade.seat, come, gone),
        balance(t, trade.other, gone, come),
    ]
    ally = strongest_third(t, trade)
    more = come.votes - gone.votes
    if ally != NOBODY and more != 0 and asked in (trade.seat, trade.other):
        votes = int(votes_of(t, asked) + votes_of(t, ally))
        then = votes + more if asked == trade.seat else votes - more
        nouns = {"seat": int(ally), "votes": votes, "votes_then": then, "elects": int(votes_that_elect(t))}
        out.append(Fact("trade-pact", "TP-71", {**nouns}))
    return out


def balance(t: BorgiaOpen, seat: i64, come: Worth, gone: Worth) -> Fact:
    own = Worth(t, owned_by(t, seat))
    votes = int(votes_of(t, seat))
    return Fact(
        "trade-balance",
        "TP-95",
        {
            "seat": int(seat),
            "votes": votes,
            "votes_then": votes + come.votes - gone.votes,
            "points": own.points,
            "points_then": own.points + come.points - gone.points,
            "income": own.income,
            "income_then": own.income + come.income - gone.income,
        },
    )


def strongest_third(t: BorgiaOpen, trade: Trade) -> i64:
    """Of those who do not trade, the one with most votes."""
    best = NOBODY
    for seat in range(t.seats):
        if seat not in (trade.seat, trade.other) and (best == NOBODY or votes_of(t, seat) > votes_of(t, best)):
            best = seat
    return best


def conditions(t: BorgiaOpen, trade: Trade, receives: i64) -> list[Fact]:
    """The fees of the artists that one of the two receives, and whether the Pope must agree. [TP-95]"""
    artists = artists_among(carried(t, receives))
    fee: i64 = 0
    for card in range(ARTISTS, OUTSIDES):
        if (artists >> card) & 1:
            fee += t.printed.fee[card]
    out: list[Fact] = []
    if fee > 0:
        out.append(Fact("trade-fees", "TP-95", {"fee": int(fee)}))
    if trade.needs_consent(t):
        out.append(Fact("pope-agrees", "TP-95", {"seat": int(t.pope)}))
    return out
