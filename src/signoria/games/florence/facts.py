"""What an answer leads to: the rules themselves play it, on the table as far as the seat knows it."""

from typing import Final

from mypy_extensions import i64

from signoria.games.florence.components import (
    ADD,
    BONUS_DECK,
    BONUS_NAMES,
    BUILD,
    BUILDER,
    BUILDINGS,
    CARD_COST,
    COST_BY_BUILDERS,
    DECK_FIRST,
    DISCARD,
    DRAW,
    FAME,
    FREEDOM,
    FREEDOM_COST,
    FREEDOM_NAMES,
    JESTER,
    JESTER_VALUE,
    KEEP,
    LANDSCAPES,
    LOOK_AT,
    MINIMUM,
    NAME,
    OPENING,
    PIECE_NAMES,
    PLACE,
    PRESTIGE,
    PRESTIGE_DECK,
    PROFESSION_NAMES,
    PROFESSIONS,
    RECRUIT,
    RECRUITING,
    RETURN,
    STACK_NAMES,
    TAKE,
    THING_NAMES,
    UNIT,
    WORK,
)
from signoria.games.florence.printed import Printed
from signoria.games.florence.rules.action import add_freedom
from signoria.games.florence.rules.auction import Sale
from signoria.games.florence.rules.cards import recruit, recruitable
from signoria.games.florence.rules.items import take_builder, take_jester, take_recruiting_card
from signoria.games.florence.rules.offers import add_thing
from signoria.games.florence.rules.placing import WhichPlace, add_building, add_landscape
from signoria.games.florence.rules.sequence import best_work
from signoria.games.florence.rules.work import Work, add_bonus, bonus_in_hand, complete_work, most_fame, pay, work_value
from signoria.games.florence.rules.worth import bonus_worth, likings, likings_found, worth
from signoria.games.florence.table import Florence
from signoria.games.florence.view import FlorenceView
from signoria.kernel.action import NOBODY, Actions
from signoria.kernel.bits import bit
from signoria.kernel.rng import Rng
from signoria.kernel.view import Fact
from signoria.kit.ascending import BID, PASS, Ascending
from signoria.kit.names import named

CONSEQUENCES: Final = {
    "sells": "fame",
    "leaves": "florins",
    "price": "florins builders",
    "gain": "fame",
    "rises": "profession value by thing?",
    "all-rise": "by",
    "bonus-rises": "bonus value",
    "jester": "by",
    "builder": "builders florins",
    "prestige": "cards",
    "recruiting": "professions",
    "stays": "profession",
    "worth": "value",
    "worth-with-bonus": "value",
    "short": "missing",
    "pays": "florins fame",
    "best-first": "",
    "best-beaten": "seat value",
    "best-equalled": "seat value",
    "best-stands": "seat value",
    "look-at": "cards",
    "would-be-worth": "profession value",
    "with": "thing value",
    "adds": "points value",
    "paid": "fame florins",
    "then-have": "fame florins",
    "prestige-now": "fame",
    "bonus-now": "points",
}


def facts(v: FlorenceView, text: str) -> list[Fact]:
    """What an answer leads to; nothing if it is none to what is asked."""
    code = v.open.printed.catalogue.code(text)
    t = v.laid_out(Rng(0))
    if not answers(v, t, code):
        return []
    seat, top = v.observer, v.stack
    if code >= t.first_aside:
        t.aside(seat, code)
        return [then_have(t, seat, "PF-15")]
    if isinstance(top, Ascending):
        return of_a_bid(v, t, top, code)
    if code == PASS:
        return []
    if code < TAKE:
        return of_an_item(v, t, code - NAME, OPENING)
    if code < DISCARD:
        return of_an_item(v, t, code - TAKE, OPENING)
    if code < WORK:
        return of_a_discard(t, seat, code - DISCARD)
    if code < FAME:
        return of_an_action(v, t, code)
    if code < KEEP:
        return of_pay(v, t, code - FAME)
    if code < RETURN:
        return of_a_card(v, t, code - KEEP)
    if code < PLACE:
        return []
    return of_a_piece(v, t)


def answers(v: FlorenceView, t: Florence, code: i64) -> bool:
    """Is this an answer to what the observer is asked?"""
    if v.observer < 0 or code == NOBODY or not (v.stack.waiting() >> v.observer) & 1:
        return False
    acts = Actions()
    v.stack.offer(t, v.observer, acts)
    t.offer_asides(v.observer, acts)
    return acts.has(code)


def then_have(t: Florence, seat: i64, rule: str) -> Fact:
    return Fact("then-have", rule, {"fame": int(t.fame[seat]), "florins": int(UNIT * t.purse[seat])})


def payment(t: Florence, seat: i64, cost: i64, rule: str) -> list[Fact]:
    """Pay: the fame that is sold for what is short, and what is left in the purse. [PF-15]"""
    fame = t.fame[seat]
    t.pay(seat, cost)
    left = Fact("leaves", rule, {"florins": int(UNIT * t.purse[seat])})
    if t.fame[seat] == fame:
        return [left]
    return [Fact("sells", "PF-15", {"fame": int(fame - t.fame[seat])}), left]


def of_a_bid(v: FlorenceView, t: Florence, top: Ascending, code: i64) -> list[Fact]:
    """What a raise leads to if it wins. [PF-21]"""
    selling = top.below
    assert isinstance(selling, Sale)
    if code == PASS:
        return []
    return of_an_item(v, t, selling.stack, code - BID)


def of_an_item(v: FlorenceView, t: Florence, stack: i64, price: i64) -> list[Fact]:
    """What an item costs and what it does for its buyer. [PF-21] [PF-30] [PF-31] [PF-32] [PF-34]"""
    seat = v.observer
    out = payment(t, seat, price, "PF-21")
    before = t.clone()
    if stack < LANDSCAPES:
        add_landscape(t, seat, stack)
    elif stack == JESTER:
        take_jester(t, seat)
        out.append(Fact("jester", "PF-31", {"by": int(JESTER_VALUE)}))
    elif stack == BUILDER:
        take_builder(t, seat)
        cost = int(UNIT * COST_BY_BUILDERS[t.builders[seat]])
        out.append(Fact("builder", "PF-32", {"builders": int(t.builders[seat]), "florins": cost}))
    elif stack == PRESTIGE:
        out.append(Fact("prestige", "PF-33", {"cards": int(t.top_cards(PRESTIGE_DECK, LOOK_AT))}))
    elif stack == RECRUITING:
        take_recruiting_card(t, seat)
        found = len([card for card in range(PROFESSIONS) if (recruitable(t, seat) >> card) & 1])
        out.append(Fact("recruiting", "PF-34", {"professions": found}))
    return out + changes(v, before, t, STACK_NAMES[stack], "PF-30" if stack < LANDSCAPES else "PF-32")


def of_a_discard(t: Florence, seat: i64, profession: i64) -> list[Fact]:
    """Which professions stay in hand. [PF-10]"""
    kept = t.hand[seat] & ~bit(profession)
    return [Fact("stays", "PF-10", {"profession": name}) for name in named(PROFESSION_NAMES, kept)]


def of_an_action(v: FlorenceView, t: Florence, code: i64) -> list[Fact]:
    """What an action of a turn leads to, or a bonus card that is added. [PF-40]"""
    seat = v.observer
    if code < BUILD:
        return of_a_work(t, seat, code - WORK)
    if code < DRAW:
        return of_a_building(v, t, code - BUILD)
    if code < FREEDOM:
        cards = int(t.top_cards(code - DRAW, LOOK_AT))
        return [Fact("look-at", "PF-46", {"cards": cards}), *payment(t, seat, CARD_COST, "PF-46")]
    if code < RECRUIT:
        paid = payment(t, seat, FREEDOM_COST, "PF-47")
        before = t.clone()
        add_freedom(t, seat, code - FREEDOM)
        return [*changes(v, before, t, FREEDOM_NAMES[code - FREEDOM], "PF-47"), *paid]
    if code < ADD:
        before = t.clone()
        recruit(t, seat, code - RECRUIT)
        return [*of_a_profession(t, seat, code - RECRUIT), *changes(v, before, t, "", "PF-34")]
    return of_a_bonus(v, t, code - ADD)


def of_a_work(t: Florence, seat: i64, profession: i64) -> list[Fact]:
    """What a work is worth now and with all bonus cards in hand, what that pays, and whether it is the best. [PF-41]"""
    value = work_value(t, seat, profession)
    most = value + bonus_in_hand(t, seat)
    out = [Fact("worth", "PF-41", {"value": int(value)})]
    if most > value:
        out.append(Fact("worth-with-bonus", "PF-43", {"value": int(most)}))
    out.append(Fact("pays", "PF-42", {"florins": int(UNIT * pay(most, 0)), "fame": int(most_fame(most))}))
    return out + against_best(t, most)


def against_best(t: Florence, value: i64) -> list[Fact]:
    """How a work compares with the best of the round. [PF-48]"""
    best = best_work(t)
    if best == 0:
        return [Fact("best-first", "PF-48", {})]
    leaders = [{"seat": seat, "value": int(best)} for seat in range(int(t.seats)) if t.best[seat] == best]
    if value > best:
        return [Fact("best-beaten", "PF-48", {**nouns}) for nouns in leaders]
    if value == best:
        return [Fact("best-equalled", "PF-48", {**nouns}) for nouns in leaders]
    return [Fact("best-stands", "PF-48", {**nouns}) for nouns in leaders]


def of_a_building(v: FlorenceView, t: Florence, kind: i64) -> list[Fact]:
    """What it costs, the fame and the works that rise once it is placed. [PF-44]"""
    seat = v.observer
    cost = COST_BY_BUILDERS[t.builders[seat]]
    price = Fact("price", "PF-44", {"florins": int(UNIT * cost), "builders": int(t.builders[seat])})
    paid = payment(t, seat, cost, "PF-44")
    before = t.clone()
    add_building(t, seat, kind)
    return [price, *changes(v, before, t, PIECE_NAMES[kind], "PF-44"), *paid]


def of_a_piece(v: FlorenceView, t: Florence) -> list[Fact]:
    """The fame and the works that rise when a piece is placed, wherever it is. [PF-30] [PF-44]"""
    placing, before = v.stack, t.clone()
    assert isinstance(placing, WhichPlace)
    if placing.piece < BUILDINGS:
        add_building(t, v.observer, placing.piece)
    else:
        add_landscape(t, v.observer, placing.piece - BUILDINGS)
    return changes(v, before, t, PIECE_NAMES[placing.piece], "PF-44" if placing.piece < BUILDINGS else "PF-30")


def of_a_card(v: FlorenceView, t: Florence, card: i64) -> list[Fact]:
    """What a card that is kept is worth, and what else rises by it. [PF-33] [PF-46]"""
    seat, before = v.observer, t.clone()
    t.hand[seat] |= bit(card)
    rest = changes(v, before, t, "", "PF-46")
    if card < PROFESSIONS:
        return of_a_profession(t, seat, card) + rest
    value = int(worth(t, seat, NOBODY, card))
    if card < DECK_FIRST[PRESTIGE_DECK]:
        return [Fact("bonus-now", "PF-43", {"points": value}), *rest]
    return [Fact("prestige-now", "PF-50", {"fame": value}), *rest]


def of_a_profession(t: Florence, seat: i64, profession: i64) -> list[Fact]:
    """What the work of a new profession would be worth, and with each thing it likes that is not there. [PF-41]"""
    value = int(work_value(t, seat, profession))
    out = [Fact("would-be-worth", "PF-41", {"profession": PROFESSION_NAMES[profession], "value": value})]
    there = likings_found(t, seat, profession)
    for thing in likings(t.printed, profession):
        if thing not in there:
            then = t.clone()
            add_thing(then, seat, THING_NAMES.index(thing))
            out.append(Fact("with", "PF-41", {"thing": thing, "value": int(work_value(then, seat, profession))}))
    return out


def of_a_bonus(v: FlorenceView, t: Florence, bonus: i64) -> list[Fact]:
    """What a bonus card adds to the work, and what it still lacks. [PF-41] [PF-43]"""
    work = v.stack.below
    assert isinstance(work, Work)
    value = add_bonus(t, v.observer, bonus, work.value)
    out = [Fact("adds", "PF-43", {"points": int(value - work.value), "value": int(value)})]
    if value < MINIMUM[t.round]:
        out.append(Fact("short", "PF-41", {"missing": int(MINIMUM[t.round] - value)}))
    return out


def of_pay(v: FlorenceView, t: Florence, fame: i64) -> list[Fact]:
    """What the bank pays, and what one has then. [PF-42]"""
    work = v.stack.below
    assert isinstance(work, Work)
    complete_work(t, v.observer, work.profession, work.value, fame)
    florins = int(UNIT * pay(work.value, fame))
    return [Fact("paid", "PF-42", {"fame": int(fame), "florins": florins}), then_have(t, v.observer, "PF-42")]


def changes(v: FlorenceView, before: Florence, t: Florence, thing: str, rule: str) -> list[Fact]:
    """The fame that was gained by a rule, and how works and bonus cards in hand rise by a thing. [PF-41] [PF-43]"""
    seat = v.observer
    out: list[Fact] = []
    if t.fame[seat] > before.fame[seat]:
        out.append(Fact("gain", rule, {"fame": int(t.fame[seat] - before.fame[seat])}))
    return out + works_risen(before, t, seat, thing) + bonuses_risen(v, before, t)


def works_risen(before: Florence, t: Florence, seat: i64, thing: str) -> list[Fact]:
    """Which works of the hand rise, and to what; if all do by the same, that is said at once. [PF-41]"""
    out: list[Fact] = []
    held, least, most = 0, 0, 0
    for card in range(PROFESSIONS):
        if (before.hand[seat] >> card) & 1:
            value, was = int(work_value(t, seat, card)), int(work_value(before, seat, card))
            least, most = min(least, value - was) if held else value - was, max(most, value - was)
            held += 1
            if value > was:
                out.append(rise(t.printed, card, value, value - was, thing))
    if held > 1 and 0 < least == most:
        return [Fact("all-rise", "PF-41", {"by": least})]
    return out


def rise(printed: Printed, card: i64, value: int, by: int, thing: str) -> Fact:
    """With what the profession likes of it, if it is that."""
    if thing in likings(printed, card):
        return Fact("rises", "PF-41", {"profession": PROFESSION_NAMES[card], "value": value, "by": by, "thing": thing})
    return Fact("rises", "PF-41", {"profession": PROFESSION_NAMES[card], "value": value, "by": by})


def bonuses_risen(v: FlorenceView, before: Florence, t: Florence) -> list[Fact]:
    """Which bonus cards of the hand would add more to a work, and how much. [PF-43]"""
    seat = v.observer
    out: list[Fact] = []
    for bonus in range(len(BONUS_NAMES)):
        if (before.hand[seat] >> (DECK_FIRST[BONUS_DECK] + bonus)) & 1:
            value = bonus_worth(t, seat, v.begun(), bonus)
            if value > bonus_worth(before, seat, v.begun(), bonus):
                out.append(Fact("bonus-rises", "PF-43", {"bonus": BONUS_NAMES[bonus], "value": int(value)}))
    return out
