"""The catalogue: every verb with its code and its text. docs/notation/borgia.md says when each is asked."""

from typing import Final

from mypy_extensions import i64

from signoria.games.borgia.components import CARD_NAMES, FAMILY_NAMES, HOME, KEPT, OFFICES, OPEN, OUTSIDES, SLOTS, SPY
from signoria.kernel.action import Catalogue
from signoria.kit.ascending import PASS, bidding_texts

MOST: Final = 2000  # no purse of this game can hold more
KEEP: Final[i64] = 2001
THROW: Final[i64] = 2002
PAY: Final[i64] = 2003
DECLINE: Final[i64] = 2004
DONE: Final[i64] = 2005
ANSWER: Final[i64] = 2006  # with a Doctor
PREACH: Final[i64] = 2007  # Savonarola
ACCUSE: Final[i64] = 2008  # of simony
FOR: Final[i64] = 2009
AGAINST: Final[i64] = 2010
ASIDE: Final[i64] = 2011
RESHUFFLE: Final[i64] = 2012
LEAVE: Final[i64] = 2013
CANCEL: Final[i64] = 2014
ACCEPT: Final[i64] = 2015
REFUSE: Final[i64] = 2016
CONSENT: Final[i64] = 2017
FORBID: Final[i64] = 2018
PLACE: Final[i64] = 2019  # PLACE + property, then AT_HOME, IN_THE_OPEN
AT_HOME: Final[i64] = 2031
IN_THE_OPEN: Final[i64] = 2032
TUCK: Final[i64] = 2033  # TUCK + card - OFFICES
TURN: Final[i64] = 2058  # TURN + slot
TAKE: Final[i64] = 2070  # TAKE + slot
MOVE: Final[i64] = 2082  # MOVE + card - OFFICES
SPY_ON: Final[i64] = 2107  # SPY_ON + seat
KILL: Final[i64] = 2112  # by poison: KILL + card - OFFICES; then KILL_MARRIAGE
KILL_MARRIAGE: Final[i64] = 2131
STAB: Final[i64] = 2132  # by bravo: STAB + card - OFFICES; then STAB_MARRIAGE, STAB_SAVONAROLA
STAB_MARRIAGE: Final[i64] = 2151
STAB_SAVONAROLA: Final[i64] = 2152
MARRY: Final[i64] = 2153  # MARRY + seat
GIVE: Final[i64] = 2158  # GIVE + seat
SEIZE: Final[i64] = 2163  # SEIZE + card
STORM: Final[i64] = 2200  # STORM + seat
COMMIT: Final[i64] = 2205  # COMMIT + card - KEPT
NAME: Final[i64] = 2213  # NAME + seat
TRADE: Final[i64] = 2218  # TRADE + seat
OFFER: Final[i64] = 2223  # OFFER + card
ASK: Final[i64] = 2275  # ASK + card
CARDINALS: Final[i64] = 2327  # CARDINALS + number, to MOST_CARDINALS
CAST: Final[i64] = 2333  # CAST + votes, to MOST_VOTES
DUCATS: Final[i64] = 2433  # DUCATS + amount, to MOST
WANT: Final[i64] = 4434  # WANT + amount, to MOST

MOST_CARDINALS: Final = 5
MOST_VOTES: Final = 99

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
