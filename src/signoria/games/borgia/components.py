"""The box: box.toml as columns of ints and names, loaded once. [TP-1] [TP-2]

Copies that cannot be told apart share one card number: 52 numbers for 60 cards. Numbers below KEPT are played at once,
the others are kept in hand. What is printed on the cards stands in printed.py: copies of the game may differ.
"""

import tomllib
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from signoria.kernel.action import column
from signoria.kernel.arrays import vec

Row = dict[str, object]

BOX: Final = tomllib.loads((files("signoria.games.borgia") / "box.toml").read_text(encoding="utf-8"))

TYPE_NAMES: Final = [
    "property",
    "office",
    "artist",
    "outside_family",
    "condottiere",
    "spy",
    "poison_plague",
    "bravo",
    "doctor",
    "marriage",
    "savonarola",
    "simony",
]


def rows(kind: str) -> list[Row]:
    found = BOX[kind]
    assert isinstance(found, list)
    return found


def cards_in_order() -> list[Row]:
    """One row for each card number: types in the order of TYPE_NAMES. [TP-1]"""
    return [row for kind in TYPE_NAMES for row in rows("card") if row["type"] == kind]


def copies(row: Row) -> int:
    found = row.get("copies", 1)
    assert isinstance(found, int)
    return found


def number(field: str) -> int:
    """One of the printed numbers of the game."""
    value = BOX["game"][field]
    assert isinstance(value, int)
    return value


def by_seats(field: str) -> vec[i64]:
    """A printed number that goes by the number of players; 0 where nobody can play."""
    value = BOX["game"][field]
    assert isinstance(value, dict)
    return column([int(value.get(str(seats), 0)) for seats in range(number("players_max") + 1)])


def first_copies() -> vec[i64]:
    """Where the copies of each card number begin when all 60 are counted."""
    out: list[int] = []
    n = 0
    for card in range(len(CARDS)):
        out.append(n)
        n += int(COPIES[card])
    return column(out)


CARDS: Final = cards_in_order()
CARD_NAMES: Final = [str(row["id"]) for row in CARDS]
COPIES: Final = column([copies(row) for row in CARDS])
FIRST_COPY: Final = first_copies()

# Card numbers; each group begins where the one before it ends.
OFFICES: Final[i64] = 12  # properties are 0 to 11
ARTISTS: Final[i64] = 21
LEONARDO: Final[i64] = 21
OUTSIDES: Final[i64] = 31
KEPT: Final[i64] = 37  # from here on: kept in hand, the condottieri first
SPY: Final[i64] = 45
POISON: Final[i64] = 46
BRAVO: Final[i64] = 47
DOCTOR: Final[i64] = 48
MARRIAGE: Final[i64] = 49
SAVONAROLA: Final[i64] = 50
SIMONY: Final[i64] = 51
NUMBERS: Final[i64] = 52
ALL_CARDS: Final[i64] = 60

CONDOTTIERI: Final[i64] = SPY - KEPT
PROPERTIES: Final[i64] = OFFICES
COVERED: Final[i64] = KEPT - OFFICES  # cards that may lie under a property
# Cards by their kind, as bits.
PROPERTY_CARDS: Final[i64] = (1 << PROPERTIES) - 1
OFFICE_CARDS: Final[i64] = (1 << ARTISTS) - (1 << OFFICES)
ARTIST_CARDS: Final[i64] = (1 << OUTSIDES) - (1 << ARTISTS)
OUTSIDE_CARDS: Final[i64] = (1 << KEPT) - (1 << OUTSIDES)
KINDS: Final[i64] = 3  # of these: office, artist, outside family

# Spots: where a card may lie. A property's number; then the homes; then what each seat has unprotected.
HOME: Final[i64] = 12  # HOME + seat
OPEN: Final[i64] = 17  # OPEN + seat
SPOTS: Final[i64] = 22

SLOTS: Final[i64] = 12
FAMILIES: Final[i64] = 5

# Codes of actions, after the bids of kit/ascending. They stand here, not in actions.py: the compiler knows a number
# only where all that it is made of stands in one module.
MOST: Final = 2000  # no purse of this game can hold more
MOST_CARDINALS: Final = 5  # new ones, for one family
MOST_VOTES: Final = 99

KEEP: Final[i64] = MOST + 1
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

FAMILY_NAMES: Final = [str(row["id"]) for row in rows("family")]
PHASE_NAMES: Final = ["set-up", "buy", "play", "arrange", "election", "new-round"]
HOME_POWER: Final[i64] = number("home_power")
HAND: Final = by_seats("hand_dealt")
AUCTION_CARDS: Final = by_seats("auction_cards")
START_DUCATS: Final[i64] = number("start_ducats")
START_CARDINALS: Final[i64] = number("start_cardinals")
ALL_CARDINALS: Final[i64] = int(BOX["cardinals"]["pieces"])
VOTES_PER_CARDINAL: Final[i64] = number("votes_per_cardinal")
FAMILY_INCOME: Final[i64] = number("family_income")
POPE_VP: Final[i64] = number("pope_vp")
DUCATS_PER_VP: Final[i64] = number("ducats_per_vp")
ROUNDS: Final[i64] = number("rounds")
THROW_IN: Final[i64] = number("throw_in")
POPE_KEEPS_MORE: Final[i64] = number("pope_keeps_more")


def kind_of(card: i64) -> i64:
    """The place a card takes under a property, counted from 0: office, artist, outside family."""
    if card < ARTISTS:
        return 0
    if card < OUTSIDES:
        return 1
    return 2


def cards_of(kind: i64) -> i64:
    """The cards that take a place under a property, counted as in `kind_of`, as bits."""
    if kind == 0:
        return OFFICE_CARDS
    if kind == 1:
        return ARTIST_CARDS
    return OUTSIDE_CARDS
