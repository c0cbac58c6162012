"""Every feature of an observation of The Princes of Florence, in its order."""

from typing import Final

from mypy_extensions import i64

from signoria.games.florence.components import (
    BONUS_NAMES,
    BUILDING_NAMES,
    CARD_NAMES,
    DECK_NAMES,
    FREEDOM_NAMES,
    LANDSCAPE_NAMES,
    PIECE_NAMES,
    PROFESSION_NAMES,
    SIDE,
    STACK_NAMES,
)
from signoria.kernel.tensors import (
    Feature,
    each,
    in_words,
    of_seats,
)

QUESTIONS: Final = [
    *["discard", "stack", "item", "bid", "place", "card", "order", "recruit"],
    *["bonus", "fame", "action"],
]

# Where a card is, as far as the observer can tell: nowhere if it lies open, in the deck or in hands, or either.
IN_DECK: Final[i64] = 1
IN_HANDS: Final[i64] = 2
IN_HAND: Final[i64] = 10  # IN_HAND + seat: surely there
WHERE: Final = "0 open or out of the game, 1 in the deck, 2 in a hand, 3 either, from 10 in the hand of that seat"

BOARD: Final = in_words(
    [
        [
            Feature("round", "the round, from 1", 7),
            Feature("ended", "the game has ended"),
            Feature("actions", "left to whoever has the turn", 2),
            Feature("drew", "the turn's player has taken a profession card"),
            Feature("freed", "the turn's player has introduced a freedom"),
            *each("deck", DECK_NAMES, "cards in a deck", 21),
        ],
        [
            *each("stock", STACK_NAMES, "left to be auctioned; prestige cards are a deck", 20),
            Feature("minimum", "the least value of a work in this round", 127),
        ],
        [
            *each("building-left", BUILDING_NAMES, "in the supply", 5),
            *each("freedom-left", FREEDOM_NAMES, "in the supply", 5),
        ],
        each("spent", BONUS_NAMES, "a bonus card that is out of the game"),
    ]
)

SEAT: Final = in_words(
    [
        [
            Feature("fame", "prestige points on the track", 127),
            Feature("best", "the highest value of a work done this round", 127),
            Feature("recruited", "recruiting cards in the place of a profession", 20),
            Feature("recruits", "recruiting cards in hand", 20),
            Feature("jesters", "jesters at court", 10),
            Feature("builders", "builders at court", 3),
            Feature("starter", "is the starting player"),
            Feature("dropped", "is out of this round's auction without an item"),
        ],
        [
            *each("cards", DECK_NAMES, "cards in hand of a deck", 21),
            *each("landscape", LANDSCAPE_NAMES, "in the principality", 20),
        ],
        [
            *each("building", BUILDING_NAMES, "in the principality"),
            *each("freedom", FREEDOM_NAMES, "in the principality"),
        ],
        each("won", STACK_NAMES, "bought from this stack this round"),
        each("played", PROFESSION_NAMES, "a profession face up before the seat"),
        each("room", PIECE_NAMES, "there is a place for this piece"),
        *[
            each(f"square{row}", [str(column) for column in range(int(SIDE))], "1 covered, 2 by a building", 2)
            for row in range(int(SIDE))
        ],
    ]
)


def own_features(seats: int) -> list[list[Feature]]:
    return in_words(
        [
            [
                Feature("florins", "in the observer's purse, in hundreds", 127),
                Feature("phase", "1 set-up, 2 auction, 3 actions, 0 none", 3),
                Feature("price", "the highest bid, in hundreds", 127),
                Feature("value", "of the work under way", 127),
                Feature("looked-at", "cards of a deck being looked at", 5),
                Feature("discarded", "the profession that the observer has discarded in secret, counted from 1", 21),
            ],
            each("question", QUESTIONS, "what is asked"),
            each("hand", CARD_NAMES, "a card in the observer's hand"),
            each("where", CARD_NAMES, WHERE, 14),
            each("sold", STACK_NAMES, "what is under the hammer"),
            of_seats("bidding", seats, "1 still in the auction, 2 leads it", 2),
            of_seats("asked", seats, "must choose now"),
            of_seats("turn", seats, "has the turn, or names what is sold"),
            each("piece", PIECE_NAMES, "on its way to its place"),
            each("work", PROFESSION_NAMES, "the profession of the work under way"),
        ]
    )
