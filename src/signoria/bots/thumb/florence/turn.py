"""The two actions of a turn by rules of thumb."""

from mypy_extensions import i64

from signoria.bots.thumb.florence.evaluation import SeatEvaluation, least, most
from signoria.bots.thumb.policy import Menu
from signoria.games.florence.components import (
    ADD,
    ANY_BUILDING,
    ANY_FREEDOM,
    BONUS_DECK,
    BUILD,
    CARD_COST,
    COST_BY_BUILDERS,
    DRAW,
    FREEDOM_COST,
    LARGE,
    LARGE_BUILDING,
    MINIMUM,
    PROFESSION_DECK,
    RECRUIT,
    TABLE_CARD,
    WORK,
)
from signoria.games.florence.components import FREEDOM as INTRODUCE
from signoria.games.florence.rules.work import bonus_in_hand, furnished
from signoria.games.florence.table import Florence
from signoria.kernel.action import NOBODY, Actions
from signoria.kit.ascending import PASS


def rate_actions(t: Florence, evaluation: SeatEvaluation, acts: Actions, menu: Menu) -> None:
    """Everything that is offered; fame that would be sold for it is part of its cost."""
    bonus: i64 = 0
    if t.held(evaluation.seat, BONUS_DECK) > 0:
        bonus = bonus_in_hand(t, evaluation.seat)
    for n in range(acts.listed):
        code = acts.codes[n]
        if code >= t.first_aside:
            break
        if code == PASS:
            menu.add(PASS, 0)
        elif code < BUILD:
            menu.add(code, work_worth(t, evaluation, code - WORK, bonus))
        elif code < RECRUIT:
            menu.add(code, purchase_worth(t, evaluation, code, bonus) - evaluation.cost(price_of(t, evaluation, code)))
        elif code < ADD:
            menu.add(code, recruit_worth(t, evaluation, code - RECRUIT))
    if evaluation.turn == 2:
        put_works_last(t, evaluation, menu)


def purchase_worth(t: Florence, evaluation: SeatEvaluation, code: i64, bonus: i64) -> i64:
    """What a building, a card or a freedom is worth, whatever it costs."""
    if code < DRAW:
        return building_worth(t, evaluation, code - BUILD)
    if code == DRAW + PROFESSION_DECK:
        return profession_worth(t, evaluation)
    if code == DRAW + BONUS_DECK:
        return bonus_worth(t, evaluation, bonus)
    return freedom_worth(t, evaluation, code - INTRODUCE)


def price_of(t: Florence, evaluation: SeatEvaluation, code: i64) -> i64:
    """What a building, a card or a freedom costs."""
    if code < DRAW:
        return COST_BY_BUILDERS[t.builders[evaluation.seat]]
    if code < INTRODUCE:
        return CARD_COST
    return FREEDOM_COST


def put_works_last(t: Florence, evaluation: SeatEvaluation, menu: Menu) -> None:
    """When a turn is to have one work and something else, that comes first: the work may profit.

    But nobody sells fame for what the work will pay.
    """
    work: i64 = 0
    second: i64 = 0
    best: i64 = 0
    other: i64 = NOBODY
    for n in range(menu.count):
        code = menu.codes[n]
        rating = menu.ratings[n]
        if code < WORK:
            continue
        if code < BUILD:
            if rating > work:
                second = work
                work = rating
            elif rating > second:
                second = rating
        elif code < RECRUIT and rating > best and price_of(t, evaluation, code) <= evaluation.purse:
            best = rating
            other = n
    if second < best < work:
        menu.ratings[other] = work + evaluation.taste.first


def work_worth(t: Florence, evaluation: SeatEvaluation, profession: i64, bonus: i64) -> i64:
    """What a work brings now, against what it would bring later if there is time."""
    taste = evaluation.taste
    bare = evaluation.base + furnished(t, evaluation.seat, profession)
    value = bare
    if value < MINIMUM[t.round]:
        value = least(bare + bonus, MINIMUM[t.round] + 1)
    worth = evaluation.pay(value) + best_work(t, evaluation, value, bonus) + evaluation.wishes[TABLE_CARD]
    if evaluation.left == 0:
        return worth
    later = evaluation.time_for(evaluation.hand)
    grown = 100 * bare + taste.growth * evaluation.left
    if grown < 100 * MINIMUM[t.round + 1]:
        later = later * taste.risk // 100
    return worth - later * grown * 50 // 10000


def best_work(t: Florence, evaluation: SeatEvaluation, value: i64, bonus: i64) -> i64:
    """The three points of the best work, as far as they are in sight. [PF-48]"""
    best: i64 = 0
    for other in range(t.seats):
        best = most(best, t.best[other])
    if value + bonus < best or (t.best[evaluation.seat] == best and value <= best and best > 0):
        return 0
    hope: i64 = 300
    other = t.left_of(evaluation.seat)
    while other != t.starter:
        hope = hope * evaluation.taste.hold // 100
        other = t.left_of(other)
    if value < best:
        hope = hope // 2
    return hope


def building_worth(t: Florence, evaluation: SeatEvaluation, kind: i64) -> i64:
    worth = 300 + evaluation.buildings[kind] + evaluation.wishes[ANY_BUILDING]
    if (LARGE >> kind) & 1:
        worth += evaluation.wishes[LARGE_BUILDING]
    if t.buildings_left[kind] == 1 and evaluation.buildings[kind] > 100:
        worth += evaluation.taste.scarce
    return worth


def freedom_worth(t: Florence, evaluation: SeatEvaluation, kind: i64) -> i64:
    worth = evaluation.freedoms[kind] + evaluation.wishes[ANY_FREEDOM]
    if t.freedoms_left[kind] == 1:
        worth += evaluation.taste.scarce
    return worth


def profession_worth(t: Florence, evaluation: SeatEvaluation) -> i64:
    """A work more if there is time for it, and a point more on every work."""
    if evaluation.actions < 2:
        return 0
    worth = evaluation.one_more(evaluation.actions - 1) + evaluation.taste.point * evaluation.works // 100
    return worth + evaluation.taste.race * t.seats // t.deck_size[PROFESSION_DECK]


def bonus_worth(t: Florence, evaluation: SeatEvaluation, bonus: i64) -> i64:
    """A bonus card is for the works in hand, above all for one that would be lost without it."""
    if evaluation.hand == 0 or evaluation.actions < 2:
        return 0
    worth = evaluation.taste.bonus + evaluation.taste.bonus_round * t.round
    when = t.round
    if evaluation.turn < 2:  # there will be no action left for the work itself
        when += 1
    if 0 < MINIMUM[when] - evaluation.base - evaluation.fittest - bonus < 5:
        worth += evaluation.taste.rescue
    return worth


def recruit_worth(t: Florence, evaluation: SeatEvaluation, profession: i64) -> i64:
    """A recruiting card kept may find a better profession, but not for ever."""
    taste = evaluation.taste
    if evaluation.actions == 0:
        return -1
    return furnished(t, evaluation.seat, profession) * taste.point + taste.recruit_now - taste.waiting * evaluation.left
