"""The box: data.toml as columns of ints and names, loaded once. [PF-1] [PF-2]

Florins are counted in hundreds throughout the core: no amount of the game is smaller.
"""

import tomllib
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from signoria.kernel.action import column
from signoria.kernel.arrays import vec

Row = dict[str, object]


def rows(kind: str) -> list[Row]:
    found = BOX[kind]
    assert isinstance(found, list)
    return found


def texts(kind: str, field: str) -> list[str]:
    return [str(row[field]) for row in rows(kind)]


def number(row: Row, field: str) -> int:
    value = row.get(field, 0)
    assert isinstance(value, int)
    return value


def words(row: Row, field: str) -> list[str]:
    value = row.get(field, [])
    if isinstance(value, str):
        return [value]
    assert isinstance(value, list)
    return [str(word) for word in value]


def numbers(kind: str, field: str) -> vec[i64]:
    return column([number(row, field) for row in rows(kind)])


def setting(section: str, field: str) -> list[int]:
    """A list of numbers that stands in a section of its own."""
    found = BOX[section]
    assert isinstance(found, dict)
    values = found[field]
    assert isinstance(values, list)
    return [int(value) for value in values]


def amount(section: str, field: str) -> int:
    """A number that stands in a section of its own."""
    found = BOX[section]
    assert isinstance(found, dict)
    return number(found, field)


def liked(field: str, names: list[str]) -> vec[i64]:
    """What each profession names: its building, its landscape, its freedom. [PF-2]"""
    return column([names.index(str(row[field])) for row in rows("profession")])


def things_counted(kind: str) -> vec[i64]:
    """The things each card counts, as bits. [PF-43]"""
    return column([sum(1 << THINGS.index(word) for word in words(row, "counts")) for row in rows(kind)])


def things_needed() -> vec[i64]:
    """How much of each thing a prestige card asks for: a row of things for each card. [PF-50]"""
    out: list[int] = []
    for row in rows("prestige"):
        needs = row.get("needs", {})
        assert isinstance(needs, dict)
        out += [int(needs.get(thing, 0)) for thing in THINGS]
    return column(out)


BOX: Final = tomllib.loads((files("signoria.games.florence") / "data.toml").read_text(encoding="utf-8"))

ROUNDS: Final[i64] = 7
MINIMUM: Final = column([0, *setting("game", "min_work_value")])  # by round, from 1 [PF-41]

BUILDINGS: Final[i64] = 10
BUILDING_NAMES: Final = texts("building", "id")
LARGE: Final[i64] = 0b111  # the kinds of each size, as bits
MEDIUM: Final[i64] = 0b11111 << 3
SMALL: Final[i64] = 0b11 << 8
EACH_BUILDING: Final[i64] = amount("supply", "buildings_each")  # so many of each kind in the box

LANDSCAPES: Final[i64] = 3
LANDSCAPE_NAMES: Final = texts("landscape", "id")
PIECES: Final[i64] = 13  # the buildings, then the landscapes
ALL_PIECES: Final[i64] = (1 << 13) - 1  # as bits
PIECE_NAMES: Final = BUILDING_NAMES + LANDSCAPE_NAMES
MOST_PIECES: Final[i64] = 17  # one landscape a round, and ten buildings

FREEDOMS: Final[i64] = 3
FREEDOM_NAMES: Final = texts("freedom", "id")

# The seven stacks of the auction; a landscape's stack is its kind. [PF-20]
JESTER: Final[i64] = 3
BUILDER: Final[i64] = 4
PRESTIGE: Final[i64] = 5
RECRUITING: Final[i64] = 6
STACKS: Final[i64] = 7
STACK_NAMES: Final = [*LANDSCAPE_NAMES, "jester", "builder", "prestige", "recruiting"]
STACK_SIZES: Final = column(
    [*[amount("supply", name) for name in STACK_NAMES[:5]], 0, amount("supply", "recruiting_cards")]
)  # the prestige cards are a deck
MOST_BUILDERS: Final[i64] = 3
COST_BY_BUILDERS: Final = column([n // 100 for n in setting("costs", "building_cost_by_builders")])  # [PF-44]
CARD_COST: Final[i64] = amount("costs", "profession_card") // 100  # a bonus card costs the same [PF-46]
FREEDOM_COST: Final[i64] = amount("costs", "freedom") // 100  # [PF-47]

# All cards have numbers of one row: professions, then bonus cards, then prestige cards.
PROFESSIONS: Final[i64] = 21
BONUSES: Final[i64] = 20
PRESTIGES: Final[i64] = 14
CARDS: Final[i64] = 55
PROFESSION_NAMES: Final = texts("profession", "id")
BONUS_NAMES: Final = texts("bonus", "id")
PRESTIGE_NAMES: Final = texts("prestige", "id")
CARD_NAMES: Final = PROFESSION_NAMES + BONUS_NAMES + PRESTIGE_NAMES

# The three decks.
PROFESSION_DECK: Final[i64] = 0
BONUS_DECK: Final[i64] = 1
PRESTIGE_DECK: Final[i64] = 2
DECKS: Final[i64] = 3
DECK_NAMES: Final = ["profession", "bonus", "prestige"]
DECK_FIRST: Final = column([0, 21, 41, 55])  # the first card of each deck, and where the last one ends
DECK_CARDS: Final = column([(1 << 21) - 1, ((1 << 20) - 1) << 21, ((1 << 14) - 1) << 41])  # as bits
LOOK_AT: Final[i64] = 5

LIKED_BUILDING: Final = liked("building", BUILDING_NAMES)
LIKED_LANDSCAPE: Final = liked("landscape", LANDSCAPE_NAMES)
LIKED_FREEDOM: Final = liked("freedom", FREEDOM_NAMES)

# What bonus and prestige cards count.
THINGS: Final = [
    *["building", "large_building", "medium_building", "small_building", "building_size"],
    *["forest", "lake", "park", "landscape", "landscape_type"],
    *["jester", "builder", "prestige", "freedom", "category"],
    *["hand_card", "table_card", "empty"],
]
HAND_CARD: Final[i64] = 15
TABLE_CARD: Final[i64] = 16
EMPTY: Final[i64] = 17

BONUS_EACH: Final = numbers("bonus", "wv_per_item")
BONUS_COUNTS: Final = things_counted("bonus")
PRESTIGE_KINDS: Final = texts("prestige", "kind")
PRESTIGE_COUNTS: Final = things_counted("prestige")
PRESTIGE_NEEDS: Final = things_needed()
PRESTIGE_PP: Final = numbers("prestige", "pp")
PRESTIGE_PP_TIED: Final = numbers("prestige", "pp_tied")
