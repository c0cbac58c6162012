"""The catalogue: every verb with its code and its text. docs/notation/florence.md explains them."""

from typing import Final

from mypy_extensions import i64

from signoria.games.florence.components import (
    BONUS_NAMES,
    BUILDING_NAMES,
    CARD_NAMES,
    FREEDOM_NAMES,
    PROFESSION_NAMES,
    STACK_NAMES,
)
from signoria.games.florence.grid import PLACE_TEXTS
from signoria.kernel.action import Catalogue, column
from signoria.kit.ascending import PASS, bidding_texts

MOST: Final = 500  # hundreds of florins; no purse comes near it
MOST_FAME: Final = 150  # no work can be worth 300
MOST_SOLD: Final[i64] = 50  # PP at a time: once round the track

NAME: Final[i64] = 501  # NAME + stack
TAKE: Final[i64] = 508  # TAKE + stack
DISCARD: Final[i64] = 515  # DISCARD + profession
WORK: Final[i64] = 536  # WORK + profession
BUILD: Final[i64] = 557  # BUILD + building
DRAW: Final[i64] = 567  # DRAW + deck: professions or bonus cards
FREEDOM: Final[i64] = 569  # FREEDOM + kind
RECRUIT: Final[i64] = 572  # RECRUIT + profession
ADD: Final[i64] = 593  # ADD + bonus card, from 0
FAME: Final[i64] = 613  # FAME + PP
KEEP: Final[i64] = 764  # KEEP + card
RETURN: Final[i64] = 819  # as drawn; then every other order of 2, 3 and 4 cards
PLACE: Final[i64] = 849  # PLACE + place
SELL: Final[i64] = 2440  # SELL + PP, from 1: the asides come last

VERBS: Final = {
    "pass": [],
    "bid": ["florins"],
    "name": ["stack"],
    "take": ["stack"],
    "discard": ["profession"],
    "work": ["profession"],
    "build": ["building"],
    "draw": ["deck"],
    "freedom": ["freedom"],
    "recruit": ["profession"],
    "add": ["bonus"],
    "fame": ["fame"],
    "keep": ["card"],
    "return": ["order"],
    "place": ["piece", "row", "column", "turn"],
    "sell": ["fame"],
}


def orders(drawn: str) -> list[str]:
    """Every order of some cards, that in which they were drawn first."""
    if drawn == "":
        return [""]
    return [card + rest for card in drawn for rest in orders(drawn.replace(card, ""))]


ORDER_TEXTS: Final = ["as-drawn", *orders("12")[1:], *orders("123")[1:], *orders("1234")[1:]]
FIRST_ORDER: Final = column([0, 1, 1, 2, 7, 30])  # by the number of cards: its orders begin here, as drawn left out
# The places of the cards, four bits each: the n-th put below the deck is the one numbered here, from 0.
ORDERS: Final = column(
    [0x3210, *[sum((int(digit) - 1) << (4 * i) for i, digit in enumerate(text)) for text in ORDER_TEXTS[1:]]]
)


def catalogue() -> Catalogue:
    c = Catalogue()
    c.name(PASS, bidding_texts(MOST, 100))
    c.name(NAME, [f"name {stack}" for stack in STACK_NAMES])
    c.name(TAKE, [f"take {stack}" for stack in STACK_NAMES])
    c.name(DISCARD, [f"discard {profession}" for profession in PROFESSION_NAMES])
    c.name(WORK, [f"work {profession}" for profession in PROFESSION_NAMES])
    c.name(BUILD, [f"build {building}" for building in BUILDING_NAMES])
    c.name(DRAW, ["draw profession", "draw bonus"])
    c.name(FREEDOM, [f"freedom {freedom}" for freedom in FREEDOM_NAMES])
    c.name(RECRUIT, [f"recruit {profession}" for profession in PROFESSION_NAMES])
    c.name(ADD, [f"add {bonus}" for bonus in BONUS_NAMES])
    c.name(FAME, [f"fame {n}" for n in range(MOST_FAME + 1)])
    c.name(KEEP, [f"keep {card}" for card in CARD_NAMES])
    c.name(RETURN, [f"return {order}" for order in ORDER_TEXTS])
    c.name(PLACE, [f"place {text}" for text in PLACE_TEXTS])
    c.name(SELL + 1, [f"sell {n}" for n in range(1, int(MOST_SOLD) + 1)])
    return c


CATALOGUE: Final = catalogue()
