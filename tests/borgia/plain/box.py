"""The Prince, plain and slow: what is in the box, typed out a second time.

A card is known by its name. What is printed on it stands in one dict for each value. The order of the names here is
card order. Copies that cannot be told apart share a name.
"""

from __future__ import annotations

from typing import Any, NamedTuple

FAMILIES = ("borgia", "medici", "della_rovere", "colonna", "orsini")  # seats 0 to 4 [TP-2]
HOME = "home"
OPEN = "open"  # unprotected
HOME_POWER = 3  # [TP-2]
BASE_INCOME = 35  # [TP-2]
CARDINALS = 30  # [TP-2]
LARGEST_WISH = 2000  # ducats asked for in a trade, at most

# The twelve types [TP-1].
PROPERTY = "property"
OFFICE = "office"
ARTIST = "artist"
FAMILY = "outside_family"
CONDOTTIERE = "condottiere"
PLAYED_AT_ONCE = (PROPERTY, OFFICE, ARTIST, FAMILY)
PROTECTED = (OFFICE, ARTIST, FAMILY)  # what may lie under a property [TP-30]

POWER: dict[str, int] = {}
INCOME: dict[str, int] = {}
VOTES: dict[str, int] = {}
FEE: dict[str, int] = {}
VP: dict[str, int] = {}
TYPE: dict[str, str] = {}
COPIES: dict[str, int] = {}

# name: power, income, victory points
PROPERTIES = {
    "bologna": (4, 10, 3),
    "perugia": (3, 10, 2),
    "spoleto": (3, 5, 3),
    "rimini": (3, 15, 1),
    "orvieto": (3, 5, 2),
    "urbino": (2, 10, 3),
    "viterbo": (2, 15, 1),
    "ceri": (2, 10, 1),
    "imola": (2, 15, 0),
    "nepi": (2, 10, 2),
    "tivoli": (1, 15, 2),
    "ostia": (1, 25, 0),
}

# name: income, votes; the victory points are 0 on each [TP-80]
OFFICES = {
    "vice_chancellor": (15, 3),
    "camerlengo": (15, 3),
    "grand_penitentiary": (10, 2),
    "datary": (20, 2),
    "captain_general": (10, 2),
    "governor_of_rome": (15, 1),
    "castellan": (10, 1),
    "treasurer_general": (20, 1),
    "depositary_general": (25, 0),
}

# name: fee, victory points
ARTISTS = {
    "leonardo": (20, 4),
    "michelangelo": (25, 6),
    "raphael": (25, 6),
    "botticelli": (20, 5),
    "titian": (20, 5),
    "bramante": (15, 4),
    "mantegna": (15, 4),
    "bellini": (10, 3),
    "perugino": (10, 3),
    "pinturicchio": (5, 2),
}

# name: power
OUTSIDE_FAMILIES = {
    "sforza": 1,
    "este": 2,
    "gonzaga": 2,
    "montefeltro": 2,
    "baglioni": 1,
    "bentivoglio": 1,
}

# name: power; the fee is 10 for each
CONDOTTIERI = {
    "bande_nere": 4,
    "trivulzio": 3,
    "alviano": 3,
    "vitelli": 2,
    "pitigliano": 2,
    "oliverotto": 2,
    "lorca": 1,
    "corella": 1,
}

# name, which is the type as well: copies
OTHERS = {
    "spy": 6,
    "poison_plague": 2,
    "bravo": 2,
    "doctor": 1,
    "marriage": 1,
    "savonarola": 1,
    "simony": 2,
}

for name, (power, income, vp) in PROPERTIES.items():
    TYPE[name], POWER[name], INCOME[name], VP[name], COPIES[name] = PROPERTY, power, income, vp, 1
for name, (income, votes) in OFFICES.items():
    TYPE[name], INCOME[name], VOTES[name], VP[name], COPIES[name] = OFFICE, income, votes, 0, 1
for name, (fee, vp) in ARTISTS.items():
    TYPE[name], FEE[name], VP[name], COPIES[name] = ARTIST, fee, vp, 1
for name, power in OUTSIDE_FAMILIES.items():
    TYPE[name], POWER[name], COPIES[name] = FAMILY, power, 1
for name, power in CONDOTTIERI.items():
    TYPE[name], POWER[name], FEE[name], COPIES[name] = CONDOTTIERE, power, 10, 1
for name, copies in OTHERS.items():
    TYPE[name], COPIES[name] = name, copies
FEE["doctor"] = 10
POWER["leonardo"] = 1  # [TP-53]

CARDS = list(TYPE)  # 52 names, in card order
KEPT_IN_HAND = [card for card in CARDS if TYPE[card] not in PLAYED_AT_ONCE]
LEONARDO = "leonardo"


class Printed(NamedTuple):
    """What is printed on the cards of one copy of the game, by name."""

    power: dict[str, int]
    income: dict[str, int]
    votes: dict[str, int]
    fee: dict[str, int]
    vp: dict[str, int]


OURS = Printed(POWER, INCOME, VOTES, FEE, VP)


def printed_in(values: dict[str, Any]) -> Printed:
    """The cards of somebody's own box."""
    fields: list[dict[str, int]] = []
    for field in Printed._fields:
        fields.append({name: card[field] for name, card in values["card"].items() if field in card})
    return Printed(*fields)


def in_card_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=CARDS.index)


def every_card() -> list[str]:
    """All 60, sorted."""
    return sorted(card for card in CARDS for _ in range(COPIES[card]))
