"""The auction by rules of thumb: what each item is worth, what to name and how high to bid."""

from mypy_extensions import i64

from signoria.bots.thumb.florence.prospects import Prospects, least, most
from signoria.bots.thumb.florence.taste import Taste
from signoria.bots.thumb.policy import Menu
from signoria.games.florence.actions import NAME, SELL, TAKE
from signoria.games.florence.components import (
    ANY_BUILDER,
    ANY_JESTER,
    ANY_LANDSCAPE,
    BUILDER,
    COST_BY_BUILDERS,
    FIRST_LANDSCAPE,
    JESTER,
    LANDSCAPES,
    OPENING,
    PRESTIGE,
    STACKS,
)
from signoria.games.florence.rules.auction import is_open
from signoria.games.florence.table import Florence
from signoria.kernel.bits import bits
from signoria.kit.ascending import BID, PASS


def item_worth(t: Florence, p: Prospects, stack: i64) -> i64:
    """What an item would add to a seat's points by the end."""
    taste = p.taste
    wishes = p.wishes
    if stack < LANDSCAPES:
        wished = wishes[FIRST_LANDSCAPE + stack] + wishes[ANY_LANDSCAPE]
        worth = p.landscapes[stack] + wished - taste.square * (4 - stack)
        if t.landscapes[p.seat * LANDSCAPES + stack] > 0:
            return worth - p.landscapes[stack] + taste.again
        return worth
    if stack == JESTER:
        return taste.jester * p.works // 100 + wishes[ANY_JESTER]
    if stack == BUILDER:
        return builder_worth(t, p) + wishes[ANY_BUILDER]
    if stack == PRESTIGE:
        return taste.prestige + taste.prestige_round * (6 - p.left)
    return taste.point * p.works // 100 + taste.recruit * p.one_more(p.actions) // 100


def builder_worth(t: Florence, p: Prospects) -> i64:
    """What is saved on buildings to come, the fame of the second and third, and what a builder makes possible."""
    taste = p.taste
    owned = t.builders[p.seat]
    saved = COST_BY_BUILDERS[owned] - COST_BY_BUILDERS[owned + 1]
    worth = saved * taste.fair * taste.builds * p.actions // 100
    if owned == 0:
        return worth + taste.builder_first * p.left
    if owned == 1:
        return worth + taste.builder_second * p.left + 300
    return worth + taste.builder_third * p.left + 300


def going_price(taste: Taste, stack: i64, rivals: i64) -> i64:
    """What an item will fetch when so many others may want it."""
    if stack < LANDSCAPES:
        step = taste.landscape_price
    elif stack == JESTER:
        step = taste.jester_price
    elif stack == BUILDER:
        step = taste.builder_price
    elif stack == PRESTIGE:
        step = taste.prestige_price
    else:
        step = taste.recruiting_price
    return OPENING + rivals * step // 100


def best_other(t: Florence, p: Prospects, stack: i64, rivals: i64) -> i64:
    """What is to be hoped of the best other item of the round: its worth above its price."""
    best: i64 = 0
    for other in range(STACKS):
        if other != stack and is_open(t, p.seat, other):
            best = most(best, item_worth(t, p, other) - p.cost(going_price(p.taste, other, rivals)))
    return best * p.taste.surplus // 100


def rate_bids(t: Florence, p: Prospects, stack: i64, price: i64, menu: Menu) -> None:
    """One step more, while the item at that price is better than what else there will be."""
    rivals = bits(t.in_the_running()) - 2
    menu.add(PASS, best_other(t, p, stack, most(rivals, 0)))
    bid = item_worth(t, p, stack) - p.cost(price)
    if price <= p.purse:
        menu.add(BID + price, bid)
    elif price - p.purse <= t.fame[p.seat]:
        menu.add(SELL + price - p.purse, bid)


def rate_stacks(t: Florence, p: Prospects, menu: Menu) -> None:
    """Name what promises most above its price."""
    rivals = bits(t.in_the_running()) - 1
    menu.add(PASS, 0)
    if p.purse >= OPENING:
        for stack in range(STACKS):
            if is_open(t, p.seat, stack):
                price = least(p.purse, going_price(p.taste, stack, rivals))
                menu.add(NAME + stack, item_worth(t, p, stack) - p.cost(price))


def rate_items(t: Florence, p: Prospects, menu: Menu) -> None:
    """The last player left pays no more than the least price."""
    price = p.cost(OPENING)
    menu.add(PASS, 0)
    if p.purse >= OPENING:
        for stack in range(STACKS):
            if is_open(t, p.seat, stack):
                menu.add(TAKE + stack, item_worth(t, p, stack) - price)
