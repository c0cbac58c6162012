"""What an observer does not see: which cards may still come up, and how many of each."""

from mypy_extensions import i64

from signoria.games.borgia.components import CARD_NAMES, COPIES, FIRST_COPY, KEPT, NUMBERS
from signoria.games.borgia.knowledge import PILE
from signoria.games.borgia.open import BorgiaOpen
from signoria.kernel.action import NOBODY
from signoria.kernel.arrays import vec


def places_of(where: vec[i64], card: i64) -> list[int]:
    """Where each copy of a card may be, as bits."""
    return [int(where[cell]) for cell in range(FIRST_COPY[card], FIRST_COPY[card] + COPIES[card])]


def hidden(t: BorgiaOpen, where: vec[i64], own: int, unplayed: i64) -> dict[str, int]:
    """Of each card, the copies that lie in the deck, face down on the table or in others' hands.

    What is played at once lies in the open or is hidden; of what is kept in hands, the observer's knowledge tells.
    """
    out: dict[str, int] = {}
    seen = t.shelf | t.dead | t.waiting | unplayed
    for card in range(KEPT):
        if not (seen >> card) & 1 and t.owner_of(card) == NOBODY:
            out[CARD_NAMES[card]] = 1
    for card in range(KEPT, NUMBERS):
        count = sum(1 for mask in places_of(where, card) if mask not in (0, own))
        if count > 0:
            out[CARD_NAMES[card]] = count
    return out


def piled(unseen: dict[str, int], where: vec[i64]) -> dict[str, int]:
    """Of the hidden cards, those that may lie in the deck or face down on the table, as far as the observer saw.

    What is played at once is in no hand once the hands are played.
    """
    out: dict[str, int] = {}
    for card in range(NUMBERS):
        count = unseen.get(CARD_NAMES[card], 0)
        if card >= KEPT:
            count = sum(1 for mask in places_of(where, card) if (mask >> int(PILE)) & 1)
        if count > 0:
            out[CARD_NAMES[card]] = count
    return out
