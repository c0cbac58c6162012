"""The box: box.toml as columns of ints and names, loaded once. [PF-1] [PF-2]

Florins are counted in hundreds throughout the core: no amount of the game is smaller.
"""

import tomllib
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from signoria.kernel.action import column

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


BOX: Final = tomllib.loads((files("signoria.games.florence") / "box.toml").read_text(encoding="utf-8"))

UNIT: Final[i64] = amount("game", "auction_increment")  # florins: what the core counts in


def hundreds(section: str, field: str) -> int:
    """An amount of florins as the core counts it."""
    return amount(section, field) // UNIT


def of_class(size: str) -> int:
    """The buildings of a size, as bits."""
    return sum(1 << kind for kind, row in enumerate(rows("building")) if row["class"] == size)


# How many there are of everything, in numbers that the compiler knows; a test compares them with the box.
MOST_SEATS: Final[i64] = 5
TOP: Final[i64] = MOST_SEATS  # in what is known of a card's place: the top of its deck comes after the hands of all
HANDS: Final[i64] = (1 << TOP) - 1  # there: in any hand
SIDE: Final[i64] = 7  # squares of a principality
ORDERS: Final[i64] = 30  # in which cards go below a deck, see actions.py
BUILDINGS: Final[i64] = 10
LANDSCAPES: Final[i64] = 3
PIECES: Final[i64] = BUILDINGS + LANDSCAPES  # the buildings, then the landscapes
FREEDOMS: Final[i64] = 3
STACKS: Final[i64] = LANDSCAPES + 4  # a landscape's stack is its kind [PF-20]
JESTER: Final[i64] = LANDSCAPES
BUILDER: Final[i64] = JESTER + 1
PRESTIGE: Final[i64] = JESTER + 2
RECRUITING: Final[i64] = JESTER + 3
PROFESSIONS: Final[i64] = 21  # all cards have numbers of one row: professions, then bonus cards, then prestige cards
BONUSES: Final[i64] = 20
PRESTIGES: Final[i64] = 14
CARDS: Final[i64] = PROFESSIONS + BONUSES + PRESTIGES
DECKS: Final[i64] = 3
PROFESSION_DECK: Final[i64] = 0
BONUS_DECK: Final[i64] = 1
PRESTIGE_DECK: Final[i64] = 2

# Codes of actions, after the bids of kit/ascending. They stand here, not in actions.py: the compiler knows a number
# only where all that it is made of stands in one module.
MOST: Final = 500  # steps of a bid; no purse comes near it
MOST_FAME: Final = 150  # no work can be worth twice as much

NAME: Final[i64] = MOST + 1  # NAME + stack
TAKE: Final[i64] = NAME + STACKS  # TAKE + stack
DISCARD: Final[i64] = TAKE + STACKS  # DISCARD + profession
WORK: Final[i64] = DISCARD + PROFESSIONS  # WORK + profession
BUILD: Final[i64] = WORK + PROFESSIONS  # BUILD + building
DRAW: Final[i64] = BUILD + BUILDINGS  # DRAW + deck: professions or bonus cards
FREEDOM: Final[i64] = DRAW + BONUS_DECK + 1  # FREEDOM + kind
RECRUIT: Final[i64] = FREEDOM + FREEDOMS  # RECRUIT + profession
ADD: Final[i64] = RECRUIT + PROFESSIONS  # ADD + bonus card, from 0
FAME: Final[i64] = ADD + BONUSES  # FAME + PP
KEEP: Final[i64] = FAME + MOST_FAME + 1  # KEEP + card
RETURN: Final[i64] = KEEP + CARDS  # as drawn; then every other order of 2, 3 and 4 cards
PLACE: Final[i64] = RETURN + ORDERS  # PLACE + place; behind the last place of a box come the asides, `sell 1` first

BUILDING_NAMES: Final = texts("building", "id")
LANDSCAPE_NAMES: Final = texts("landscape", "id")
PIECE_NAMES: Final = BUILDING_NAMES + LANDSCAPE_NAMES
FREEDOM_NAMES: Final = texts("freedom", "id")
THING_NAMES: Final = PIECE_NAMES + FREEDOM_NAMES  # whatever a profession may like
STACK_NAMES: Final = [*LANDSCAPE_NAMES, "jester", "builder", "prestige", "recruiting"]
PROFESSION_NAMES: Final = texts("profession", "id")
BONUS_NAMES: Final = texts("bonus", "id")
PRESTIGE_NAMES: Final = texts("prestige", "id")
CARD_NAMES: Final = PROFESSION_NAMES + BONUS_NAMES + PRESTIGE_NAMES

# The course of the game, and what everything costs and earns.
ROUNDS: Final[i64] = amount("game", "rounds")
MINIMUM: Final = column([0, *setting("game", "min_work_value")])  # by round, from 1 [PF-41]
ACTIONS: Final[i64] = amount("costs", "actions_per_round")  # [PF-40]
OPENING: Final[i64] = hundreds("game", "auction_opening_bid")  # [PF-21]
COST_BY_BUILDERS: Final = column([n // UNIT for n in setting("costs", "building_cost_by_builders")])  # [PF-44]
CARD_COST: Final[i64] = hundreds("costs", "profession_card")  # a bonus card costs the same [PF-46]
FREEDOM_COST: Final[i64] = hundreds("costs", "freedom")  # [PF-47]
LOOK_AT: Final[i64] = amount("game", "draw_and_keep_one_of")  # [PF-33] [PF-46]
ORDER_BITS: Final[i64] = 4  # for each card of an order in which cards go back
MOST_BUILDERS: Final[i64] = amount("costs", "max_builders_per_player")  # [PF-25]
TOUCHING: Final[i64] = amount("costs", "adjacency_allowed_from_builders")  # [PF-45]
BUILDING_FAME: Final[i64] = amount("costs", "building_pp")  # [PF-44]
BUILDER_FAME: Final[i64] = amount("costs", "builder_pp_2nd_and_3rd")  # [PF-32]
LANDSCAPE_FAME: Final[i64] = amount("costs", "repeated_landscape_pp")  # [PF-30]
BEST_WORK_FAME: Final[i64] = amount("work_value", "best_work_pp")  # [PF-48]
JESTER_VALUE: Final[i64] = amount("work_value", "per_jester")  # to every work [PF-31]
CARD_VALUE: Final[i64] = amount("work_value", "per_profession_or_recruiting_card")  # [PF-41]
BUILDING_VALUE: Final[i64] = amount("work_value", "building")  # to works that like it [PF-41]
LANDSCAPE_VALUE: Final[i64] = amount("work_value", "landscape")
FREEDOM_VALUE: Final[i64] = amount("work_value", "freedom")
POINT_PAY: Final[i64] = hundreds("work_value", "florins_per_point")  # [PF-42]
FAME_PRICE: Final[i64] = hundreds("work_value", "florins_per_pp_on_completion")  # [PF-42]
FAME_SALE: Final[i64] = hundreds("work_value", "florins_per_pp_sold_later")  # [PF-15]
LAP: Final[i64] = amount("game", "fame_track_lap")

EACH_BUILDING: Final[i64] = amount("supply", "buildings_each")  # so many of each kind in the box
STACK_SIZES: Final = column(
    [*[amount("supply", name) for name in STACK_NAMES[:PRESTIGE]], 0, amount("supply", "recruiting_cards")]
)  # the prestige cards are a deck
MOST_PIECES: Final[i64] = ROUNDS + BUILDINGS  # before a player: one landscape a round, and every building
ALL_BUILDINGS: Final[i64] = (1 << BUILDINGS) - 1  # as bits
ALL_PIECES: Final[i64] = (1 << PIECES) - 1  # as bits
LARGE: Final[i64] = of_class("large")  # the kinds of each size, as bits
MEDIUM: Final[i64] = of_class("medium")
SMALL: Final[i64] = of_class("small")

# The three decks.
DECK_NAMES: Final = ["profession", "bonus", "prestige"]
DECK_FIRST: Final = column([0, PROFESSIONS, PROFESSIONS + BONUSES, CARDS])  # of each deck, and where the last one ends


def deck_bits(deck: int) -> int:
    """The cards of a deck; these are ints of any size, see kernel/bits.py."""
    first, end = int(DECK_FIRST[deck]), int(DECK_FIRST[deck + 1])
    return (1 << end) - (1 << first)


DECK_CARDS: Final = column([deck_bits(deck) for deck in range(int(DECKS))])  # as bits

# What bonus and prestige cards count.
THINGS: Final = [
    *["building", "large_building", "medium_building", "small_building", "building_size"],
    *["forest", "lake", "park", "landscape", "landscape_type"],
    *["jester", "builder", "prestige", "freedom", "category"],
    *["hand_card", "table_card", "empty"],
]
ANY_BUILDING: Final[i64] = 0
LARGE_BUILDING: Final[i64] = 1
MEDIUM_BUILDING: Final[i64] = 2
SMALL_BUILDING: Final[i64] = 3
BUILDING_SIZE: Final[i64] = 4
FIRST_LANDSCAPE: Final[i64] = 5
ANY_LANDSCAPE: Final[i64] = 8
LANDSCAPE_TYPE: Final[i64] = 9
ANY_JESTER: Final[i64] = 10
ANY_BUILDER: Final[i64] = 11
ANY_PRESTIGE: Final[i64] = 12
ANY_FREEDOM: Final[i64] = 13
CATEGORY: Final[i64] = 14
HAND_CARD: Final[i64] = 15
TABLE_CARD: Final[i64] = 16
EMPTY: Final[i64] = 17

PRESTIGE_KINDS: Final = texts("prestige", "kind")
