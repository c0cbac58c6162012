"""Why an action is refused: the rule that forbids it, and the nearest legal ones."""

from mypy_extensions import i64

from signoria.games.florence.actions import (
    ADD,
    DISCARD,
    FAME,
    KEEP,
    MOST_SOLD,
    NAME,
    PLACE,
    RECRUIT,
    RETURN,
    SELL,
    TAKE,
    WORK,
)
from signoria.games.florence.asking import looking_rule
from signoria.games.florence.components import (
    BONUS_NAMES,
    CARD_NAMES,
    DECK_NAMES,
    MINIMUM,
    PIECE_NAMES,
    PROFESSION_NAMES,
)
from signoria.games.florence.grid import RESIDENCE, SQUARES, piece_at
from signoria.games.florence.refusals import cannot_act, cannot_buy, cannot_recruit
from signoria.games.florence.rules.action import WhichAction
from signoria.games.florence.rules.auction import WhichItem, WhichStack
from signoria.games.florence.rules.cards import LookAtCards, WhichCard, WhichOrder, WhichRecruit
from signoria.games.florence.rules.placing import WhichPlace
from signoria.games.florence.rules.setup import WhichDiscard
from signoria.games.florence.rules.work import HowMuchFame, WhichBonus
from signoria.games.florence.table import Florence
from signoria.kernel.action import NOBODY
from signoria.kernel.frame import Frame
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
    if code > SELL:
        return cannot_sell(t, seat, code - SELL)
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
        nouns: dict[str, int | str] = {"fame": int(code - FAME), "most": int(top.value >> 1)}
        return Reason("work-pays-less", "PF-42", nouns)
    return None


def cannot_bid(t: Florence, top: Ascending, seat: i64, code: i64) -> Reason | None:
    """Exactly 100 more than the last bid, and no more than the florins in hand. [PF-21]"""
    if not BID < code < NAME:
        return None
    nouns: dict[str, int | str] = {"amount": 100 * int(code - BID), "price": 100 * int(top.price)}
    if code - BID != top.price + 1:
        return Reason("raise-by-100", "PF-21", nouns)
    nouns["florins"] = 100 * int(t.purse[seat])
    nouns["fame"] = int(t.fame[seat])
    return Reason("bid-not-covered", "PF-21", nouns)


def cannot_place(t: Florence, top: WhichPlace, seat: i64, code: i64) -> Reason | None:
    """On empty squares, and buildings apart from each other without two builders. [PF-45]"""
    if code == PASS:
        return Reason("must-place", "PF-45", {"piece": PIECE_NAMES[top.piece]})
    if not PLACE <= code <= SELL:
        return None
    place = code - PLACE
    nouns: dict[str, int | str] = {"piece": PIECE_NAMES[top.piece]}
    if piece_at(place) != top.piece:
        return Reason("another-piece", "PF-45", nouns)
    if SQUARES[place] & RESIDENCE:
        return Reason("residence-there", "PF-45", nouns)
    if SQUARES[place] & t.covered[seat]:
        return Reason("squares-covered", "PF-45", nouns)
    return Reason("buildings-touch", "PF-45", nouns)


def cannot_add(t: Florence, top: WhichBonus, code: i64) -> Reason | None:
    """Bonus cards come from the hand, and the work must reach the minimum. [PF-41] [PF-43]"""
    if ADD <= code < FAME:
        return Reason("card-not-in-hand", "PF-43", {"card": BONUS_NAMES[code - ADD]})
    if code == PASS:
        return Reason("minimum-not-reached", "PF-41", {"value": int(top.value), "minimum": int(MINIMUM[t.round])})
    return None
