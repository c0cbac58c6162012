"""The auction by rules of thumb: what each item is worth, what to name and how high to bid."""

from mypy_extensions import i64

from signoria.bots.thumb.florence.evaluation import SeatEvaluation, least, most
from signoria.bots.thumb.florence.taste import Taste
from signoria.bots.thumb.policy import Menu
from signoria.games.florence.components import (
    ANY_BUILDER,
    ANY_JESTER,
    ANY_LANDSCAPE,
    BUILDER,
    COST_BY_BUILDERS,
    FIRST_LANDSCAPE,
    JESTER,
    LANDSCAPES,
    NAME,
    OPENING,
    PRESTIGE,
    STACKS,
    TAKE,
)
from signoria.games.florence.rules.auction import is_open
from signoria.games.florence.table import Florence
from signoria.kernel.bits import bits
from signoria.kit.ascending import BID, PASS


def item_worth(t: Florence, evaluation: SeatEvaluation, stack: i64) -> i64:
    """What an item would add to a seat's points by the end."""
    taste = evaluation.taste
    wishes = evaluation.wishes
    if stack < LANDSCAPES:
        wished = wishes[FIRST_LANDSCAPE + stack] + wishes[ANY_LANDSCAPE]
        worth = evaluation.landscapes[stack] + wished - taste.square * (4 - stack)
        if t.landscapes[evaluation.seat * LANDSCAPES + stack] > 0:
            return worth - evaluation.landscapes[stack] + taste.again
        return worth
    if stack == JESTER:
        return taste.jester * evaluation.works // 100 + wishes[ANY_JESTER]
    if stack == BUILDER:
        return builder_worth(t, evaluation) + wishes[ANY_BUILDER]
    if stack == PRESTIGE:
        return taste.prestige + taste.prestige_round * (6 - evaluation.left)
    return taste.point * evaluation.works // 100 + taste.recruit * evaluation.one_more(evaluation.actions) // 100


def builder_worth(t: Florence, evaluation: SeatEvaluation) -> i64:
    """What is saved on buildings to come, the fame of the second and third, and what a builder makes possible."""
    taste = evaluation.taste
    owned = t.builders[evaluation.seat]
    saved = COST_BY_BUILDERS[owned] - COST_BY_BUILDERS[owned + 1]
    worth = saved * taste.fair * taste.builds * evaluation.actions // 100
    if owned == 0:
        return worth + taste.builder_first * evaluation.left
    if owned == 1:
        return worth + taste.builder_second * evaluation.left + 300
    return worth + taste.builder_third * evaluation.left + 300


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


def best_other(t: Florence, evaluation: SeatEvaluation, stack: i64, rivals: i64) -> i64:
    """What is to be hoped of the best other item of the round: its worth above its price."""
    best: i64 = 0
    for other in range(STACKS):
        if other != stack and is_open(t, evaluation.seat, other):
            price = going_price(evaluation.taste, other, rivals)
            best = most(best, item_worth(t, evaluation, other) - evaluation.cost(price))
    return best * evaluation.taste.surplus // 100


def rate_bids(t: Florence, evaluation: SeatEvaluation, stack: i64, price: i64, menu: Menu) -> None:
    """One step more, while the item at that price is better than what else there will be."""
    rivals = bits(t.in_the_running()) - 2
    menu.add(PASS, best_other(t, evaluation, stack, most(rivals, 0)))
    if t.covers(evaluation.seat, price):
        menu.add(BID + price, item_worth(t, evaluation, stack) - evaluation.cost(price))


def rate_stacks(t: Florence, evaluation: SeatEvaluation, menu: Menu) -> None:
    """Name what promises most above its price."""
    rivals = bits(t.in_the_running()) - 1
    means = t.means(evaluation.seat)
    menu.add(PASS, 0)
    if means >= OPENING:
        for stack in range(STACKS):
            if is_open(t, evaluation.seat, stack):
                price = least(means, going_price(evaluation.taste, stack, rivals))
                menu.add(NAME + stack, item_worth(t, evaluation, stack) - evaluation.cost(price))


def rate_items(t: Florence, evaluation: SeatEvaluation, menu: Menu) -> None:
    """The last player left pays no more than the least price."""
    price = evaluation.cost(OPENING)
    menu.add(PASS, 0)
    if t.covers(evaluation.seat, OPENING):
        for stack in range(STACKS):
            if is_open(t, evaluation.seat, stack):
                menu.add(TAKE + stack, item_worth(t, evaluation, stack) - price)
