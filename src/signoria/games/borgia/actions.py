"""The catalogue: every verb with its code and its text. docs/notation/borgia.md says when each is asked."""

from typing import Final

from mypy_extensions import i64

from signoria.games.borgia.components import (
    CARD_NAMES,
    CONDOTTIERI,
    COVERED,
    FAMILIES,
    FAMILY_NAMES,
    HOME,
    KEPT,
    NUMBERS,
    OFFICES,
    OPEN,
    OUTSIDES,
    PROPERTIES,
    SLOTS,
    SPY,
)
from signoria.kernel.action import Catalogue
from signoria.kit.ascending import BID, PASS, bidding_texts

MOST: Final = 2000  # no purse of this game can hold more
MOST_CARDINALS: Final = 5  # new ones, for one family
MOST_VOTES: Final = 99

KEEP: Final[i64] = BID + MOST + 1
THROW: Final[i64] = KEEP + 1
PAY: Final[i64] = THROW + 1
DECLINE: Final[i64] = PAY + 1
DONE: Final[i64] = DECLINE + 1
ANSWER: Final[i64] = DONE + 1  # with a Doctor
PREACH: Final[i64] = ANSWER + 1  # Savonarola
ACCUSE: Final[i64] = PREACH + 1  # of simony
FOR: Final[i64] = ACCUSE + 1
AGAINST: Final[i64] = FOR + 1
ASIDE: Final[i64] = AGAINST + 1
RESHUFFLE: Final[i64] = ASIDE + 1
LEAVE: Final[i64] = RESHUFFLE + 1
CANCEL: Final[i64] = LEAVE + 1
ACCEPT: Final[i64] = CANCEL + 1
REFUSE: Final[i64] = ACCEPT + 1
CONSENT: Final[i64] = REFUSE + 1
FORBID: Final[i64] = CONSENT + 1
PLACE: Final[i64] = FORBID + 1  # PLACE + property, then AT_HOME, IN_THE_OPEN
AT_HOME: Final[i64] = PLACE + PROPERTIES
IN_THE_OPEN: Final[i64] = AT_HOME + 1
TUCK: Final[i64] = IN_THE_OPEN + 1  # TUCK + card - OFFICES
TURN: Final[i64] = TUCK + COVERED  # TURN + slot
TAKE: Final[i64] = TURN + SLOTS  # TAKE + slot
MOVE: Final[i64] = TAKE + SLOTS  # MOVE + card - OFFICES
SPY_ON: Final[i64] = MOVE + COVERED  # SPY_ON + seat
KILL: Final[i64] = SPY_ON + FAMILIES  # by poison: KILL + card - OFFICES; then KILL_MARRIAGE
KILL_MARRIAGE: Final[i64] = KILL + OUTSIDES - OFFICES
STAB: Final[i64] = KILL_MARRIAGE + 1  # by bravo: STAB + card - OFFICES; then STAB_MARRIAGE, STAB_SAVONAROLA
STAB_MARRIAGE: Final[i64] = STAB + OUTSIDES - OFFICES
STAB_SAVONAROLA: Final[i64] = STAB_MARRIAGE + 1
MARRY: Final[i64] = STAB_SAVONAROLA + 1  # MARRY + seat
GIVE: Final[i64] = MARRY + FAMILIES  # GIVE + seat
SEIZE: Final[i64] = GIVE + FAMILIES  # SEIZE + card
STORM: Final[i64] = SEIZE + KEPT  # STORM + seat
COMMIT: Final[i64] = STORM + FAMILIES  # COMMIT + card - KEPT
NAME: Final[i64] = COMMIT + CONDOTTIERI  # NAME + seat
TRADE: Final[i64] = NAME + FAMILIES  # TRADE + seat
OFFER: Final[i64] = TRADE + FAMILIES  # OFFER + card
ASK: Final[i64] = OFFER + NUMBERS  # ASK + card
CARDINALS: Final[i64] = ASK + NUMBERS  # CARDINALS + number, to MOST_CARDINALS
CAST: Final[i64] = CARDINALS + MOST_CARDINALS + 1  # CAST + votes, to MOST_VOTES
DUCATS: Final[i64] = CAST + MOST_VOTES + 1  # DUCATS + amount, to MOST
WANT: Final[i64] = DUCATS + MOST + 1  # WANT + amount, to MOST

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
