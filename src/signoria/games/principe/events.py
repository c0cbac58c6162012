"""What is announced, and to whom."""

from typing import Final

from mypy_extensions import i64

from signoria.games.principe.components import CITY_NAMES, COLOUR_NAMES, REGION_NAMES
from signoria.kernel.event import EventKind
from signoria.kit.sealed import SEALED

# The first codes are the kit's: BIDS, WITHDRAWS, SEALED.
ROUND_BEGINS: Final[i64] = SEALED + 1
LAST_ROUND: Final[i64] = ROUND_BEGINS + 1
INCOME: Final[i64] = LAST_ROUND + 1
DRAWN: Final[i64] = INCOME + 1
LAID: Final[i64] = DRAWN + 1
DRAWN_FOR_AUCTION: Final[i64] = LAID + 1
REFILLED: Final[i64] = DRAWN_FOR_AUCTION + 1
SURPLUS_LEAVES: Final[i64] = REFILLED + 1
LOT_OFFERED: Final[i64] = SURPLUS_LEAVES + 1
LOT_SOLD: Final[i64] = LOT_OFFERED + 1
LOT_REMOVED: Final[i64] = LOT_SOLD + 1
CITY_BUILT: Final[i64] = LOT_REMOVED + 1
SHIELD_PLACED: Final[i64] = CITY_BUILT + 1
SHIELDS_KEPT: Final[i64] = SHIELD_PLACED + 1
ROLE_SCORED: Final[i64] = SHIELDS_KEPT + 1
CITY_TURNED_UP: Final[i64] = ROLE_SCORED + 1
CARDS_PLAYED: Final[i64] = CITY_TURNED_UP + 1
NOTHING_DONE: Final[i64] = CARDS_PLAYED + 1
ROLES_RETURN: Final[i64] = NOTHING_DONE + 1
ROLE_OFFERED: Final[i64] = ROLES_RETURN + 1
ROLE_BOUGHT: Final[i64] = ROLE_OFFERED + 1
ROLE_UNSOLD: Final[i64] = ROLE_BOUGHT + 1
ROLE_TAKEN: Final[i64] = ROLE_UNSOLD + 1
TURNED_DOWN: Final[i64] = ROLE_TAKEN + 1
TURNED_UP: Final[i64] = TURNED_DOWN + 1
NONE_TURNED_UP: Final[i64] = TURNED_UP + 1
POINT_GAINED: Final[i64] = NONE_TURNED_UP + 1
CARD_DRAWN: Final[i64] = POINT_GAINED + 1
DUCATS_GAINED: Final[i64] = CARD_DRAWN + 1
GAME_ENDS: Final[i64] = DUCATS_GAINED + 1

EVENTS: Final = [
    EventKind("bids", "seat amount"),
    EventKind("withdraws", "seat"),
    EventKind("sealed", "seat"),
    EventKind("round-begins", "round"),
    EventKind("last-round", "cards"),
    EventKind("income", "ducats"),
    EventKind("drawn", "seat cards green white red blue yellow", secret="green white red blue yellow"),
    EventKind("laid", "seat colour cards"),
    EventKind("drawn-for-auction", "colour cards"),
    EventKind("refilled", "cards"),
    EventKind("surplus-leaves", "cards"),
    EventKind("lot-offered", "colour cards"),
    EventKind("lot-sold", "seat colour cards price"),
    EventKind("lot-removed", "colour cards"),
    EventKind("city-built", "seat city points ducats"),
    EventKind("shield-placed", "seat region"),
    EventKind("shields-kept", "seat"),
    EventKind("role-scored", "seat colour tile points"),
    EventKind("city-turned-up", "city"),
    EventKind("cards-played", "seat colour cards"),
    EventKind("nothing-done", "seat"),
    EventKind("roles-return", ""),
    EventKind("role-offered", "colour tile"),
    EventKind("role-bought", "seat colour tile price"),
    EventKind("role-unsold", "colour tile"),
    EventKind("role-taken", "seat colour tile"),
    EventKind("turned-down", "seat colour cards"),
    EventKind("turned-up", "seat colour"),
    EventKind("none-turned-up", "seat"),
    EventKind("point-gained", "seat"),
    EventKind("card-drawn", "seat colour", secret="colour"),
    EventKind("ducats-gained", "seat ducats"),
    EventKind("game-ends", "cause"),
]

MAJOR: Final[i64] = 0
MINOR: Final[i64] = MAJOR + 1
TILE_NAMES: Final = ["major", "minor"]

CITIES_SHORT: Final[i64] = 0
DECK_SHORT: Final[i64] = CITIES_SHORT + 1
LAST_ROUND_OVER: Final[i64] = DECK_SHORT + 1

NAMES: Final = {
    "colour": COLOUR_NAMES,
    "city": CITY_NAMES,
    "region": REGION_NAMES,
    "tile": TILE_NAMES,
    "cause": ["cities-short", "deck-short", "last-round-over"],
    "building": COLOUR_NAMES,
    "major": COLOUR_NAMES,
    "minor": COLOUR_NAMES,
    "power": COLOUR_NAMES,
    "rank": ["first", "tied", "second", "tied-second", "behind"],
    "phase": ["new-cards", "auction", "building", "roles"],
}
