"""Auctions: how far to go, and how fast."""

from mypy_extensions import i64

from signoria.bots.thumb.borgia.appraisal import Appraisal, turns_to_come
from signoria.bots.thumb.policy import Menu
from signoria.games.borgia.components import KEPT, ROUNDS, SPY
from signoria.games.borgia.rules.auction import Sale
from signoria.games.borgia.table import Borgia
from signoria.kernel.action import Actions
from signoria.kit.ascending import PASS, Ascending


def limit(t: Borgia, appraisal: Appraisal, seat: i64, sale: Sale) -> i64:
    """The most ducats a seat should pay for the card under the hammer."""
    card = sale.card
    worth: i64 = 0
    if card < KEPT:
        worth = appraisal.gain(t, seat, card) - appraisal.fee(card)
    else:
        worth = appraisal.in_hand(card)
        if t.round == ROUNDS and seat != sale.seat and turns_to_come(t, sale.seat, seat) == 0:
            worth = worth // 4  # there will be no turn to play it in, only a seizure to ward off
            if card >= SPY:
                worth = 0
    eager = appraisal.by_now(appraisal.taste.bid)
    most = worth * eager // (100 * appraisal.ducat)
    return min(most, affordable(t, seat, sale))


def affordable(t: Borgia, seat: i64, sale: Sale) -> i64:
    """What a seat can bid and still pay the fee of an artist: whoever is let go was bought for nothing."""
    if sale.card < KEPT:
        return t.purse[seat] - t.printed.fee[sale.card]
    return t.purse[seat]


def rate_bids(t: Borgia, appraisal: Appraisal, seat: i64, top: Ascending, acts: Actions, menu: Menu) -> None:
    """Leave, the least raise, a jump some way towards the limit, the limit itself, and one bid too many."""
    menu.add(PASS, 0)
    sale = top.below
    assert isinstance(sale, Sale)
    rungs = acts.count - acts.listed
    if rungs == 0:
        return
    least = acts.first
    last = least + rungs - 1
    most = limit(t, appraisal, seat, sale)
    room = most - least + 1  # ducats between the price and the limit
    if room <= 0:
        if least <= affordable(t, seat, sale):
            menu.add(least, (room - 1) * appraisal.ducat)
        return
    jump = least + (room - 1) * appraisal.taste.jump // 100
    menu.add(jump, room * appraisal.ducat // 2 + 5)
    if jump > least:
        menu.add(least, room * appraisal.ducat // 2)
    if most > jump:
        menu.add(most, 5)
    if most < last and most < affordable(t, seat, sale):
        menu.add(most + 1, -appraisal.ducat)
