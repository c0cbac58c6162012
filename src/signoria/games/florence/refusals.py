"""Reasons that stand against buying and acting; why.py asks for them."""

from mypy_extensions import i64

from signoria.games.florence.actions import ADD, BUILD, DRAW, FREEDOM, RECRUIT, WORK
from signoria.games.florence.components import (
    BUILDER,
    BUILDING_NAMES,
    BUILDINGS,
    CARD_COST,
    COST_BY_BUILDERS,
    DECK_NAMES,
    FREEDOM_COST,
    FREEDOM_NAMES,
    LANDSCAPES,
    MINIMUM,
    MOST_BUILDERS,
    PROFESSION_NAMES,
    STACK_NAMES,
)
from signoria.games.florence.rules.auction import OPENING
from signoria.games.florence.rules.placing import has_room
from signoria.games.florence.rules.work import bonus_in_hand, work_value
from signoria.games.florence.table import Florence
from signoria.kernel.action import NOBODY
from signoria.kernel.refusal import Reason


def too_dear(t: Florence, seat: i64, cost: i64, rule: str) -> Reason:
    """The florins in hand do not cover it; fame may be sold first. [PF-15]"""
    nouns: dict[str, int | str] = {"florins": 100 * int(cost), "held": 100 * int(t.purse[seat])}
    nouns["fame"] = int(t.fame[seat])
    return Reason("florins-missing", rule, nouns)


def cannot_buy(t: Florence, seat: i64, stack: i64) -> Reason:
    """Not twice a round, not from an empty stack, not beyond the limits, not for less than 200. [PF-20] [PF-25]"""
    nouns: dict[str, int | str] = {"stack": STACK_NAMES[stack]}
    if t.marker[stack] != NOBODY:
        return Reason("stack-sold-this-round", "PF-20", nouns)
    if t.is_empty(stack):
        return Reason("stack-empty", "PF-20", nouns)
    if stack == BUILDER and t.builders[seat] >= MOST_BUILDERS:
        return Reason("enough-builders", "PF-25", nouns)
    if stack < LANDSCAPES and not has_room(t, seat, BUILDINGS + stack):
        return Reason("no-room", "PF-25", {"piece": STACK_NAMES[stack]})
    return too_dear(t, seat, OPENING, "PF-21")


def cannot_recruit(t: Florence, seat: i64, profession: i64) -> Reason:
    """Only a profession that lies face up before an opponent, and only with a recruiting card. [PF-34]"""
    nouns: dict[str, int | str] = {"profession": PROFESSION_NAMES[profession]}
    if t.recruits[seat] == 0:
        return Reason("no-recruiting-card", "PF-34", nouns)
    if (t.played[seat] >> profession) & 1:
        return Reason("own-profession", "PF-34", nouns)
    return Reason("not-face-up", "PF-34", nouns)


def cannot_act(t: Florence, seat: i64, code: i64) -> Reason | None:
    """What stands against an action of a turn; None if it is no action. [PF-40]"""
    if RECRUIT <= code < ADD:
        return cannot_recruit(t, seat, code - RECRUIT)
    if not WORK <= code < RECRUIT:
        return None
    if t.actions == 0:
        return Reason("no-actions-left", "PF-40", {})
    if code < BUILD:
        return cannot_work(t, seat, code - WORK)
    if code < DRAW:
        return cannot_build(t, seat, code - BUILD)
    if code < FREEDOM:
        return cannot_draw(t, seat, code - DRAW)
    return cannot_introduce(t, seat, code - FREEDOM)


def cannot_work(t: Florence, seat: i64, profession: i64) -> Reason:
    """The profession must be in hand, and the work reach the minimum. [PF-41]"""
    if not (t.hand[seat] >> profession) & 1:
        return Reason("card-not-in-hand", "PF-41", {"card": PROFESSION_NAMES[profession]})
    value = int(work_value(t, seat, profession) + bonus_in_hand(t, seat))
    nouns: dict[str, int | str] = {"profession": PROFESSION_NAMES[profession], "value": value}
    nouns["minimum"] = int(MINIMUM[t.round])
    return Reason("work-too-small", "PF-41", nouns)


def cannot_build(t: Florence, seat: i64, kind: i64) -> Reason:
    """One of each kind, while there are any, for its price, where there is room. [PF-44]"""
    nouns: dict[str, int | str] = {"building": BUILDING_NAMES[kind]}
    if (t.buildings[seat] >> kind) & 1:
        return Reason("building-there", "PF-44", nouns)
    if t.buildings_left[kind] == 0:
        return Reason("building-gone", "PF-44", nouns)
    if not has_room(t, seat, kind):
        return Reason("no-room", "PF-44", {"piece": BUILDING_NAMES[kind]})
    return too_dear(t, seat, COST_BY_BUILDERS[t.builders[seat]], "PF-44")


def cannot_draw(t: Florence, seat: i64, deck: i64) -> Reason:
    """A profession once a turn; nothing from an empty deck; 300 florins. [PF-40] [PF-46]"""
    if t.deck_size[deck] == 0:
        return Reason("deck-empty", "PF-46", {"deck": DECK_NAMES[deck]})
    if deck == 0 and t.drew:
        return Reason("once-a-turn", "PF-40", {})
    return too_dear(t, seat, CARD_COST, "PF-46")


def cannot_introduce(t: Florence, seat: i64, kind: i64) -> Reason:
    """Once a turn, each kind once, while there are any, for 300 florins. [PF-40] [PF-47]"""
    nouns: dict[str, int | str] = {"freedom": FREEDOM_NAMES[kind]}
    if t.freed:
        return Reason("once-a-turn", "PF-40", {})
    if (t.freedoms[seat] >> kind) & 1:
        return Reason("freedom-there", "PF-47", nouns)
    if t.freedoms_left[kind] == 0:
        return Reason("freedom-gone", "PF-47", nouns)
    return too_dear(t, seat, FREEDOM_COST, "PF-47")
