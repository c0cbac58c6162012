"""What a seat is asked: the prompt of every question, with the nouns its sentence needs."""

from typing import Final

from mypy_extensions import i64

from signoria.games.florence.components import (
    BONUS_DECK,
    DECK_NAMES,
    MINIMUM,
    OPENING,
    PIECE_NAMES,
    PRESTIGE_DECK,
    PROFESSION_NAMES,
    STACK_NAMES,
    STACKS,
    UNIT,
)
from signoria.games.florence.rules.action import WhichAction
from signoria.games.florence.rules.auction import Sale, WhichItem, WhichStack, is_open
from signoria.games.florence.rules.cards import LookAtCards, WhichCard, WhichOrder, WhichRecruit, recruitable
from signoria.games.florence.rules.placing import WhichPlace
from signoria.games.florence.rules.setup import WhichDiscard
from signoria.games.florence.rules.work import HowMuchFame, WhichBonus, Work, pay
from signoria.games.florence.table import Florence
from signoria.kernel.bits import bits
from signoria.kernel.errors import BrokenInvariant
from signoria.kernel.frame import Frame
from signoria.kernel.public import Nouns
from signoria.kernel.view import Prompt
from signoria.kit.ascending import Ascending

PROMPTS: Final = {
    "which-discard": "seat",
    "which-stack": "seat stacks",
    "bid-for-item": "seat stack price leader",
    "which-item": "seat stacks",
    "which-recruit": "seat professions",
    "which-place": "seat piece",
    "which-action": "seat actions minimum",
    "which-card": "seat deck cards",
    "which-order": "seat deck cards",
    "which-bonus": "seat profession value minimum missing held",
    "how-much-fame": "seat profession value florins",
}


def asked(t: Florence, top: Frame, seat: i64) -> Prompt:
    """The prompt for a seat."""
    nouns: Nouns = {"seat": int(seat)}
    if isinstance(top, WhichDiscard):
        return Prompt("which-discard", "PF-10", nouns)
    if isinstance(top, WhichStack):
        nouns["stacks"] = open_stacks(t, seat)
        return Prompt("which-stack", "PF-21", nouns)
    if isinstance(top, Ascending):
        return auction_asked(top, seat, nouns)
    if isinstance(top, WhichItem):
        nouns["stacks"] = open_stacks(t, seat)
        return Prompt("which-item", "PF-24", nouns)
    if isinstance(top, WhichRecruit):
        nouns["professions"] = int(bits(recruitable(t, seat)))
        return Prompt("which-recruit", "PF-34", nouns)
    if isinstance(top, WhichPlace):
        nouns["piece"] = PIECE_NAMES[top.piece]
        return Prompt("which-place", "PF-45", nouns)
    if isinstance(top, WhichAction):
        nouns["actions"] = int(t.actions)
        nouns["minimum"] = int(MINIMUM[t.round])
        return Prompt("which-action", "PF-40", nouns)
    return cards_asked(t, top, seat, nouns)


def cards_asked(t: Florence, top: Frame, seat: i64, nouns: Nouns) -> Prompt:
    """Questions about cards looked at, and about a work in the making."""
    if isinstance(top, WhichCard):
        nouns["deck"] = DECK_NAMES[top.deck]
        nouns["cards"] = int(top.cards)
        return Prompt("which-card", looking_rule(top.deck), nouns)
    if isinstance(top, WhichOrder):
        looking = top.below
        assert isinstance(looking, LookAtCards)
        nouns["deck"] = DECK_NAMES[looking.deck]
        nouns["cards"] = int(top.cards)
        return Prompt("which-order", looking_rule(looking.deck), nouns)
    work = top.below
    if not isinstance(work, Work):
        raise BrokenInvariant("no-prompt", frame=type(top).__name__)
    nouns["profession"] = PROFESSION_NAMES[work.profession]
    nouns["value"] = int(work.value)
    if isinstance(top, HowMuchFame):
        nouns["florins"] = int(UNIT * pay(work.value, 0))
        return Prompt("how-much-fame", "PF-42", nouns)
    assert isinstance(top, WhichBonus)
    nouns["minimum"] = int(MINIMUM[t.round])
    nouns["missing"] = max(0, int(MINIMUM[t.round] - work.value))
    nouns["held"] = int(t.held(seat, BONUS_DECK))
    return Prompt("which-bonus", "PF-43", nouns)


def open_stacks(t: Florence, seat: i64) -> int:
    """How many stacks a player may have something from, if florins and fame cover it. [PF-21] [PF-25]"""
    if not t.covers(seat, OPENING):
        return 0
    return len([stack for stack in range(STACKS) if is_open(t, seat, stack)])


def looking_rule(deck: i64) -> str:
    """Prestige cards are looked at when they are won, the others in a turn. [PF-33] [PF-46]"""
    return "PF-33" if deck == PRESTIGE_DECK else "PF-46"


def auction_asked(top: Ascending, seat: i64, nouns: Nouns) -> Prompt:
    """What is under the hammer is the business of the sale."""
    sale = top.below
    assert isinstance(sale, Sale)
    nouns["stack"] = STACK_NAMES[sale.stack]
    nouns["price"] = int(UNIT * top.price)
    nouns["leader"] = int(top.leader)
    return Prompt("bid-for-item", "PF-21", nouns)
