"""The catalogue: every verb with its text; components.py has its code. docs/notation/borgia.md: when it is asked."""

from typing import Final

from mypy_extensions import i64

from signoria.games.borgia.components import (
    ASK,
    AT_HOME,
    CARD_NAMES,
    CARDINALS,
    CAST,
    COMMIT,
    DUCATS,
    FAMILY_NAMES,
    GIVE,
    HOME,
    IN_THE_OPEN,
    KEEP,
    KEPT,
    KILL,
    MARRY,
    MOST,
    MOST_CARDINALS,
    MOST_VOTES,
    MOVE,
    NAME,
    OFFER,
    OFFICES,
    OPEN,
    OUTSIDES,
    PLACE,
    SEIZE,
    SLOTS,
    SPY,
    SPY_ON,
    STAB,
    STORM,
    TAKE,
    TRADE,
    TUCK,
    TURN,
    WANT,
)
from signoria.kernel.action import Catalogue
from signoria.kit.ascending import PASS, bidding_texts

SINGLE: Final = [
    "keep",
    "throw",
    "pay",
    "decline",
    "done",
    "doctor",
    "savonarola",
    "simony",
    "for",
    "against",
    "aside",
    "reshuffle",
    "leave",
    "cancel",
    "accept",
    "refuse",
    "consent",
    "forbid",
]

SPOT_NAMES: Final = [*CARD_NAMES[:OFFICES], "home", "open"]
SLOT_NAMES: Final = [str(slot + 1) for slot in range(int(SLOTS))]
COVERED_NAMES: Final = CARD_NAMES[OFFICES:KEPT]
MORTAL_NAMES: Final = CARD_NAMES[OFFICES:OUTSIDES]

VERBS: Final = {
    "pass": [],
    "bid": ["amount"],
    **{verb: [] for verb in SINGLE},
    "place": ["spot"],
    "tuck": ["card"],
    "turn": ["slot"],
    "take": ["slot"],
    "move": ["card"],
    "spy": ["family"],
    "poison": ["card"],
    "bravo": ["card"],
    "marry": ["family"],
    "give": ["family"],
    "seize": ["card"],
    "storm": ["family"],
    "commit": ["card"],
    "name": ["family"],
    "trade": ["family"],
    "offer": ["card"],
    "ask": ["card"],
    "cardinals": ["number"],
    "votes": ["number"],
    "ducats": ["amount"],
    "want": ["amount"],
}


def said(verb: str, nouns: list[str]) -> list[str]:
    return [f"{verb} {noun}" for noun in nouns]


def counted(verb: str, most: int) -> list[str]:
    return [f"{verb} {n}" for n in range(most + 1)]


def catalogue() -> Catalogue:
    c = Catalogue()
    c.name(PASS, bidding_texts(MOST))
    c.name(KEEP, SINGLE)
    c.name(PLACE, said("place", SPOT_NAMES))
    c.name(TUCK, said("tuck", COVERED_NAMES))
    c.name(TURN, said("turn", SLOT_NAMES))
    c.name(TAKE, said("take", SLOT_NAMES))
    c.name(MOVE, said("move", COVERED_NAMES))
    c.name(SPY_ON, said("spy", FAMILY_NAMES))
    c.name(KILL, said("poison", [*MORTAL_NAMES, "marriage"]))
    c.name(STAB, said("bravo", [*MORTAL_NAMES, "marriage", "savonarola"]))
    c.name(MARRY, said("marry", FAMILY_NAMES))
    c.name(GIVE, said("give", FAMILY_NAMES))
    c.name(SEIZE, said("seize", CARD_NAMES[:KEPT]))
    c.name(STORM, said("storm", FAMILY_NAMES))
    c.name(COMMIT, said("commit", CARD_NAMES[KEPT:SPY]))
    c.name(NAME, said("name", FAMILY_NAMES))
    c.name(TRADE, said("trade", FAMILY_NAMES))
    c.name(OFFER, said("offer", CARD_NAMES))
    c.name(ASK, said("ask", CARD_NAMES))
    c.name(CARDINALS, counted("cardinals", MOST_CARDINALS))
    c.name(CAST, counted("votes", MOST_VOTES))
    c.name(DUCATS, counted("ducats", MOST))
    c.name(WANT, counted("want", MOST))
    return c


CATALOGUE: Final = catalogue()


def spot_said(code: i64, seat: i64) -> i64:
    """The spot that `place …` means when this seat says it."""
    if code == AT_HOME:
        return HOME + seat
    if code == IN_THE_OPEN:
        return OPEN + seat
    return code - PLACE
