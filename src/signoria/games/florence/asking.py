"""What a seat is asked: the prompt of every question, with the nouns its sentence needs."""

from mypy_extensions import i64

from signoria.games.florence.components import (
    BONUS_DECK,
    CARD_NAMES,
    DECK_NAMES,
    MINIMUM,
    PIECE_NAMES,
    PRESTIGE_DECK,
    STACK_NAMES,
)
from signoria.games.florence.rules.action import WhichAction
from signoria.games.florence.rules.auction import Sale, WhichItem, WhichStack
from signoria.games.florence.rules.cards import LookAtCards, WhichCard, WhichOrder, WhichRecruit
from signoria.games.florence.rules.placing import WhichPlace
from signoria.games.florence.rules.setup import WhichDiscard
from signoria.games.florence.rules.work import HowMuchFame, WhichBonus, Work
from signoria.games.florence.table import Florence
from signoria.kernel.errors import BrokenInvariant
from signoria.kernel.frame import Frame
from signoria.kernel.view import Decision
from signoria.kit.ascending import Ascending

Nouns = dict[str, int | str]


def asked(t: Florence, top: Frame, seat: i64, options: list[str]) -> Decision:
    """The prompt for a seat."""
    nouns: Nouns = {"seat": int(seat)}
    if isinstance(top, WhichDiscard):
        return Decision(seat, "which-discard", "PF-10", nouns, options)
    if isinstance(top, WhichStack):
        nouns["stacks"] = with_verb(options, "name")
        return Decision(seat, "which-stack", "PF-21", nouns, options)
    if isinstance(top, Ascending):
        return auction_asked(top, seat, nouns, options)
    if isinstance(top, WhichItem):
        nouns["stacks"] = with_verb(options, "take")
        return Decision(seat, "which-item", "PF-24", nouns, options)
    if isinstance(top, WhichRecruit):
        nouns["professions"] = with_verb(options, "recruit")
        return Decision(seat, "which-recruit", "PF-34", nouns, options)
    if isinstance(top, WhichPlace):
        nouns["piece"] = PIECE_NAMES[top.piece]
        return Decision(seat, "which-place", "PF-45", nouns, options)
    if isinstance(top, WhichAction):
        nouns["actions"] = int(t.actions)
        nouns["minimum"] = int(MINIMUM[t.round])
        return Decision(seat, "which-action", "PF-40", nouns, options)
    return cards_asked(t, top, seat, nouns, options)


def cards_asked(t: Florence, top: Frame, seat: i64, nouns: Nouns, options: list[str]) -> Decision:
    """Questions about cards looked at, and about a work in the making."""
    if isinstance(top, WhichCard):
        nouns["deck"] = DECK_NAMES[top.deck]
        nouns["cards"] = int(top.cards)
        return Decision(seat, "which-card", looking_rule(top.deck), nouns, options)
    if isinstance(top, WhichOrder):
        looking = top.below
        assert isinstance(looking, LookAtCards)
        nouns["deck"] = DECK_NAMES[looking.deck]
        nouns["cards"] = int(top.cards)
        return Decision(seat, "which-order", looking_rule(looking.deck), nouns, options)
    work = top.below
    if not isinstance(work, Work):
        raise BrokenInvariant("no-prompt", frame=type(top).__name__)
    nouns["profession"] = CARD_NAMES[work.profession]
    nouns["value"] = int(work.value)
    if isinstance(top, HowMuchFame):
        nouns["florins"] = 100 * int(work.value)
        return Decision(seat, "how-much-fame", "PF-42", nouns, options)
    assert isinstance(top, WhichBonus)
    nouns["minimum"] = int(MINIMUM[t.round])
    nouns["missing"] = max(0, int(MINIMUM[t.round] - work.value))
    nouns["held"] = int(t.held(seat, BONUS_DECK))
    return Decision(seat, "which-bonus", "PF-43", nouns, options)


def with_verb(options: list[str], verb: str) -> int:
    """How many of the answers have this verb."""
    return len([text for text in options if text.split()[0] == verb])


def looking_rule(deck: i64) -> str:
    """Prestige cards are looked at when they are won, the others in a turn. [PF-33] [PF-46]"""
    return "PF-33" if deck == PRESTIGE_DECK else "PF-46"


def auction_asked(top: Ascending, seat: i64, nouns: Nouns, options: list[str]) -> Decision:
    """What is under the hammer is the business of the sale."""
    sale = top.below
    assert isinstance(sale, Sale)
    nouns["stack"] = STACK_NAMES[sale.stack]
    nouns["price"] = 100 * int(top.price)
    nouns["leader"] = int(top.leader)
    return Decision(seat, "bid-for-item", "PF-21", nouns, options)
