"""What is announced, and to whom."""

from typing import Final

from mypy_extensions import i64

from signoria.games.principe.components import CITY_NAMES, COLOUR_NAMES, REGION_NAMES
from signoria.kernel.event import EventKind

# Codes 0 to 2 are the kit's: BIDS, WITHDRAWS, SEALED.
ROUND_BEGINS: Final[i64] = 3
LAST_ROUND: Final[i64] = 4
INCOME: Final[i64] = 5
DRAWN: Final[i64] = 6
LAID: Final[i64] = 7
DRAWN_FOR_AUCTION: Final[i64] = 8
REFILLED: Final[i64] = 9
SURPLUS_LEAVES: Final[i64] = 10
LOT_OFFERED: Final[i64] = 11
LOT_SOLD: Final[i64] = 12
LOT_REMOVED: Final[i64] = 13
CITY_BUILT: Final[i64] = 14
SHIELD_PLACED: Final[i64] = 15
SHIELDS_KEPT: Final[i64] = 16
ROLE_SCORED: Final[i64] = 17
CITY_TURNED_UP: Final[i64] = 18
CARDS_PLAYED: Final[i64] = 19
NOTHING_DONE: Final[i64] = 20
ROLES_RETURN: Final[i64] = 21
ROLE_OFFERED: Final[i64] = 22
ROLE_BOUGHT: Final[i64] = 23
ROLE_UNSOLD: Final[i64] = 24
ROLE_TAKEN: Final[i64] = 25
TURNED_DOWN: Final[i64] = 26
TURNED_UP: Final[i64] = 27
POINT_GAINED: Final[i64] = 28
CARD_DRAWN: Final[i64] = 29
DUCATS_GAINED: Final[i64] = 30
GAME_ENDS: Final[i64] = 31

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
    EventKind("point-gained", "seat"),
    EventKind("card-drawn", "seat colour", secret="colour"),
    EventKind("ducats-gained", "seat ducats"),
    EventKind("game-ends", "cause"),
]

MAJOR: Final[i64] = 0
MINOR: Final[i64] = 1
TILE_NAMES: Final = ["major", "minor"]

CITIES_SHORT: Final[i64] = 0
DECK_SHORT: Final[i64] = 1
LAST_ROUND_OVER: Final[i64] = 2

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
