"""The box: box.toml as columns of ints and names, loaded once. [TP-1] [TP-2]

Copies that cannot be told apart share one card number: 52 numbers for 60 cards. Numbers below KEPT are played at once,
the others are kept in hand.
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
    """One row for each card number: types in the order of TYPE_NAMES, copies that look alike once. [TP-1]"""
    out: list[Row] = []
    for kind in TYPE_NAMES:
        same = [row for row in rows("card") if row["type"] == kind]
        if same[0]["id"] == kind or same[0]["id"] == f"{kind}_1":
            same = [{**same[0], "id": kind, "copies": len(same)}]
        out += same
    return out


def numbers(field: str, absent: int = 0) -> vec[i64]:
    out: list[int] = []
    for row in CARDS:
        value = row.get(field, absent)
        assert isinstance(value, int)
        out.append(value)
    return column(out)


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
COPIES: Final = numbers("copies", 1)
FIRST_COPY: Final = first_copies()
POWER: Final = numbers("power")
INCOME: Final = numbers("income")
VOTES: Final = numbers("votes")
VP: Final = numbers("vp")
FEE: Final = numbers("fee")

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
KINDS: Final[i64] = 3  # of these: office, artist, outside family
CONDOTTIERE_FEE: Final[i64] = int(FEE[KEPT])  # one for all of them [TP-51]
DOCTOR_FEE: Final[i64] = int(FEE[DOCTOR])

# Spots: where a card may lie. A property's number; then the homes; then what each seat has unprotected.
HOME: Final[i64] = 12  # HOME + seat
OPEN: Final[i64] = 17  # OPEN + seat
SPOTS: Final[i64] = 22

SLOTS: Final[i64] = 12
FAMILY_NAMES: Final = [str(row["id"]) for row in rows("family")]
PHASE_NAMES: Final = ["set-up", "buy", "play", "arrange", "election", "new-round"]
FAMILIES: Final[i64] = 5
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
