"""Every feature of an observation of Il Principe, in its order."""

from typing import Final

from mypy_extensions import i64

from signoria.games.principe.components import (
    CITY_NAMES,
    COLOUR_NAMES,
    REGION_NAMES,
)
from signoria.kernel.tensors import (
    Feature,
    each,
    in_words,
    of_seats,
)

# What is asked, in the order of its features.
LAY_CARDS: Final[i64] = 0
BID_FOR_LOT: Final[i64] = 1
BID_FOR_ROLE: Final[i64] = 2
CITY_AFTER_SALE: Final[i64] = 3
BUILD_OR_PLAY: Final[i64] = 4
REGION_OF_CITY: Final[i64] = 5
CARD_TO_TURN: Final[i64] = 6
ANY_REGION: Final[i64] = 7
QUESTIONS: Final = [
    *["lay-cards", "bid-for-lot", "bid-for-role", "city-after-sale"],
    *["build-or-play", "region-of-city", "card-to-turn", "any-region"],
]

BOARD: Final = in_words(
    [
        [
            Feature("round", "the round, from 1", 127),
            Feature("last", "this is the last round"),
            Feature("ended", "the game has ended"),
            Feature("deck", "building cards in the deck", 100),
            Feature("city-deck", "cities in their deck", 15),
            Feature("may-build", "cities are built in this round"),
            Feature("refilled", "the deck was made of lots that nobody wanted"),
        ],
        each("offered", COLOUR_NAMES, "cards face up for auction", 100),
        each("removed", COLOUR_NAMES, "cards of lots that nobody wanted", 100),
        each("refill", COLOUR_NAMES, "cards of the refilled deck, in it still or drawn from it unseen", 100),
        each("city", CITY_NAMES, "0 in the deck or out of the game, 1 open, 2 built", 2),
    ]
)

SEAT: Final = in_words(
    [
        [
            Feature("score", "points so far", 127),
            Feature("shields", "shields not yet placed", 30),
            Feature("cards", "cards in hand", 100),
            *each("known", COLOUR_NAMES, "of the hand, cards that all have seen going there", 100),
        ],
        [
            *each("up", COLOUR_NAMES, "cards face up", 100),
            Feature("prince", "holds the marker of the Prince"),
            Feature("refill-drawn", "cards in hand that were drawn from the refilled deck", 100),
        ],
        each("down", COLOUR_NAMES, "cards turned face down", 100),
        each("map", REGION_NAMES, "shields in a region", 30),
        each("role", COLOUR_NAMES, "2 with the major role, 1 with the minor role", 2),
    ]
)


def own_features(seats: int) -> list[list[Feature]]:
    return in_words(
        [
            [
                *each("hand", COLOUR_NAMES, "cards in the observer's hand", 100),
                Feature("ducats", "in the observer's purse", 127),
                Feature("phase", "1 new cards, 2 auction, 3 building, 4 roles, 0 none", 4),
                Feature("shields-left", "shields of the city being built that are still to be placed", 30),
            ],
            each("question", QUESTIONS, "what is asked"),
            each("refill-hand", COLOUR_NAMES, "of these, drawn from the refilled deck", 100),
            each("laid", COLOUR_NAMES, "cards that the observer has laid in secret", 100),
            [
                Feature("price", "the highest bid", 127),
                *each("sold", COLOUR_NAMES, "the colour of what is sold, or of the role that is given"),
                Feature("major", "that is the major role"),
                Feature("minor", "that is the minor role"),
            ],
            of_seats("bidding", seats, "1 still in the auction, 2 leads it", 2),
            of_seats("asked", seats, "must choose now"),
            of_seats("second", seats, "may have the minor role of this colour"),
        ]
    )
