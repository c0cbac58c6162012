"""Why an action is refused: the rule that forbids it, with what its reason needs to be said."""

from mypy_extensions import i64

from signoria.games.florence.actions import MOST_SOLD
from signoria.games.florence.components import (
    ADD,
    BONUS_NAMES,
    BUILD,
    BUILDER,
    BUILDING_NAMES,
    BUILDINGS,
    CARD_COST,
    CARD_NAMES,
    COST_BY_BUILDERS,
    DECK_NAMES,
    DISCARD,
    DRAW,
    FAME,
    FREEDOM,
    FREEDOM_COST,
    FREEDOM_NAMES,
    KEEP,
    LANDSCAPES,
    MINIMUM,
    MOST_BUILDERS,
    NAME,
    OPENING,
    PIECE_NAMES,
    PLACE,
    PROFESSION_NAMES,
    RECRUIT,
    RETURN,
    STACK_NAMES,
    TAKE,
    UNIT,
    WORK,
)
from signoria.games.florence.grid import RESIDENCE
from signoria.games.florence.prompts import looking_rule
from signoria.games.florence.rules.action import WhichAction
from signoria.games.florence.rules.auction import WhichItem, WhichStack
from signoria.games.florence.rules.cards import LookAtCards, WhichCard, WhichOrder, WhichRecruit
from signoria.games.florence.rules.placing import WhichPlace, has_room
from signoria.games.florence.rules.setup import WhichDiscard
from signoria.games.florence.rules.work import HowMuchFame, WhichBonus, bonus_in_hand, most_fame, work_value
from signoria.games.florence.table import Florence
from signoria.kernel.action import NOBODY
from signoria.kernel.frame import Frame
from signoria.kernel.public import Nouns
from signoria.kernel.refusal import Reason
from signoria.kit.ascending import BID, PASS, Ascending


def cannot_sell(t: Florence, seat: i64, fame: i64) -> Reason:
    """Nobody sells more fame than they have. [PF-15]"""
    assert fame <= MOST_SOLD
    return Reason("too-little-fame", "PF-15", {"fame": int(fame), "held": int(t.fame[seat])})


def forbidden(t: Florence, top: Frame, seat: i64, code: i64) -> Reason | None:
    """What stands against an answer of the kind this question takes; None if it is not of that kind."""
    if code == NOBODY:
        return None
    if code >= t.first_aside:
        return cannot_sell(t, seat, code - t.first_aside + 1)
    if isinstance(top, WhichStack) and NAME <= code < TAKE:
        return cannot_buy(t, seat, code - NAME)
    if isinstance(top, WhichItem) and TAKE <= code < DISCARD:
        return cannot_buy(t, seat, code - TAKE)
    if isinstance(top, Ascending):
        return cannot_bid(t, top, seat, code)
    if isinstance(top, WhichRecruit) and RECRUIT <= code < ADD:
        return cannot_recruit(t, seat, code - RECRUIT)
    if isinstance(top, WhichAction):
        return cannot_act(t, seat, code)
    if isinstance(top, WhichPlace):
        return cannot_place(t, top, seat, code)
    if isinstance(top, WhichBonus):
        return cannot_add(t, top, code)
    return cannot_choose(top, code)


def cannot_choose(top: Frame, code: i64) -> Reason | None:
    """Cards and fame: one chooses among what there is, and must choose. [PF-10] [PF-33] [PF-42] [PF-46]"""
    if isinstance(top, WhichDiscard):
        if DISCARD <= code < WORK:
            return Reason("card-not-in-hand", "PF-10", {"card": PROFESSION_NAMES[code - DISCARD]})
        if code == PASS:
            return Reason("must-discard", "PF-10", {})
    if isinstance(top, WhichCard):
        if KEEP <= code < RETURN:
            return Reason("card-not-seen", looking_rule(top.deck), {"card": CARD_NAMES[code - KEEP]})
        if code == PASS:
            return Reason("must-keep", looking_rule(top.deck), {"deck": DECK_NAMES[top.deck]})
    if isinstance(top, WhichOrder) and RETURN <= code < PLACE:
        looking = top.below
        assert isinstance(looking, LookAtCards)
        return Reason("wrong-number-of-cards", looking_rule(looking.deck), {"cards": int(top.cards)})
    if isinstance(top, HowMuchFame) and FAME <= code < KEEP:
        nouns: Nouns = {"fame": int(code - FAME), "most": int(most_fame(top.value))}
        return Reason("work-pays-less", "PF-42", nouns)
    return None


def cannot_bid(t: Florence, top: Ascending, seat: i64, code: i64) -> Reason | None:
    """Exactly 100 more than the last bid, and no more than florins and fame cover. [PF-21]"""
    if not BID < code < NAME:
        return None
    nouns: Nouns = {"amount": int(UNIT * (code - BID)), "price": int(UNIT * top.price)}
    if code - BID != top.price + 1:
        return Reason("raise-by-100", "PF-21", nouns)
    nouns["florins"] = int(UNIT * t.purse[seat])
    nouns["fame"] = int(t.fame[seat])
    return Reason("bid-not-covered", "PF-21", nouns)


def cannot_place(t: Florence, top: WhichPlace, seat: i64, code: i64) -> Reason | None:
    """On empty squares, and buildings apart from each other without two builders. [PF-45]"""
    if code == PASS:
        return Reason("must-place", "PF-45", {"piece": PIECE_NAMES[top.piece]})
    if not PLACE <= code < t.first_aside:
        return None
    atlas, place = t.printed.atlas, code - PLACE
    nouns: Nouns = {"piece": PIECE_NAMES[top.piece]}
    if atlas.piece_at(place) != top.piece:
        return Reason("another-piece", "PF-45", nouns)
    if atlas.squares[place] & RESIDENCE:
        return Reason("residence-there", "PF-45", nouns)
    if atlas.squares[place] & t.covered[seat]:
        return Reason("squares-covered", "PF-45", nouns)
    return Reason("buildings-touch", "PF-45", nouns)


def cannot_add(t: Florence, top: WhichBonus, code: i64) -> Reason | None:
    """Bonus cards come from the hand, and the work must reach the minimum. [PF-41] [PF-43]"""
    if ADD <= code < FAME:
        return Reason("card-not-in-hand", "PF-43", {"card": BONUS_NAMES[code - ADD]})
    if code == PASS:
        return Reason("minimum-not-reached", "PF-41", {"value": int(top.value), "minimum": int(MINIMUM[t.round])})
    return None


def too_dear(t: Florence, seat: i64, cost: i64, rule: str) -> Reason:
    """Florins and fame do not cover it. [PF-15]"""
    nouns: Nouns = {"florins": int(UNIT * cost), "held": int(UNIT * t.purse[seat])}
    nouns["fame"] = int(t.fame[seat])
    return Reason("florins-missing", rule, nouns)


def cannot_buy(t: Florence, seat: i64, stack: i64) -> Reason:
    """Not twice a round, not from an empty stack, not beyond the limits, not for less than 200. [PF-20] [PF-25]"""
    nouns: Nouns = {"stack": STACK_NAMES[stack]}
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
    nouns: Nouns = {"profession": PROFESSION_NAMES[profession]}
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
    nouns: Nouns = {"profession": PROFESSION_NAMES[profession], "value": value}
    nouns["minimum"] = int(MINIMUM[t.round])
    return Reason("work-too-small", "PF-41", nouns)


def cannot_build(t: Florence, seat: i64, kind: i64) -> Reason:
    """One of each kind, while there are any, for its price, where there is room. [PF-44]"""
    nouns: Nouns = {"building": BUILDING_NAMES[kind]}
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
    nouns: Nouns = {"freedom": FREEDOM_NAMES[kind]}
    if t.freed:
        return Reason("once-a-turn", "PF-40", {})
    if (t.freedoms[seat] >> kind) & 1:
        return Reason("freedom-there", "PF-47", nouns)
    if t.freedoms_left[kind] == 0:
        return Reason("freedom-gone", "PF-47", nouns)
    return too_dear(t, seat, FREEDOM_COST, "PF-47")
