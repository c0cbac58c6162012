"""The catalogue: every verb with its text; components.py has its code. docs/notation/florence.md explains them."""

from typing import Final

from mypy_extensions import i64

from signoria.games.florence.components import (
    ADD,
    BONUS_NAMES,
    BUILD,
    BUILDING_NAMES,
    CARD_NAMES,
    DISCARD,
    DRAW,
    FAME,
    FREEDOM,
    FREEDOM_NAMES,
    KEEP,
    LAP,
    LOOK_AT,
    MOST,
    MOST_FAME,
    NAME,
    ORDER_BITS,
    PLACE,
    PROFESSION_NAMES,
    RECRUIT,
    RETURN,
    STACK_NAMES,
    TAKE,
    UNIT,
    WORK,
)
from signoria.kernel.action import Catalogue, column
from signoria.kit.ascending import PASS, bidding_texts


def orders(drawn: str) -> list[str]:
    """Every order of some cards, that in which they were drawn first."""
    if drawn == "":
        return [""]
    return [card + rest for card in drawn for rest in orders(drawn.replace(card, ""))]


def orders_of(most: int) -> list[str]:
    """As drawn; then every other order of two cards, of three, and so on."""
    found = ["as-drawn"]
    for cards in range(2, most + 1):
        found += orders("123456789"[:cards])[1:]
    return found


def packed(order: str) -> int:
    return sum((int(digit) - 1) << (ORDER_BITS * n) for n, digit in enumerate(order))


MOST_SOLD: Final[i64] = LAP  # PP at a time: once round the track

ORDER_TEXTS: Final = orders_of(int(LOOK_AT) - 1)

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


FIRST_ORDER: Final = column([0, 1, *[len(orders_of(cards - 1)) for cards in range(2, int(LOOK_AT) + 1)]])
# The places of the cards, four bits each: the n-th put below the deck is the one numbered here, from 0.
PACKED: Final = column([packed(orders("123456789"[: LOOK_AT - 1])[0]), *[packed(text) for text in ORDER_TEXTS[1:]]])


def nth_of(order: i64, n: i64) -> i64:
    """Which of the cards, as they were drawn, is put n-th, from 0."""
    return (order >> (ORDER_BITS * n)) & ((1 << ORDER_BITS) - 1)


def catalogue(places: list[str]) -> Catalogue:
    """With the places of a box, which its outlines make."""
    c = Catalogue()
    c.name(PASS, bidding_texts(MOST, int(UNIT)))
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
    c.name(PLACE, [f"place {text}" for text in places])
    c.name(PLACE + len(places), [f"sell {n}" for n in range(1, int(MOST_SOLD) + 1)])
    return c
