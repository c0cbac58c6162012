"""How long a game will last."""

from mypy_extensions import i64

from signoria.games.principe.components import OPEN_CITIES
from signoria.games.principe.editions import ENDS
from signoria.games.principe.table import Principe


def rounds_left(t: Principe) -> i64:
    """How many rounds with an auction are to come after this one; red powers draw cards, and builders build."""
    if t.last:
        return 0
    deck = t.deck_size()
    each = t.terms.draw * t.seats + 2
    left = deck // each
    if t.terms.short_deck != ENDS or deck % each >= t.terms.last_lot:
        left += 1
    spare = t.terms.cities - t.cities_drawn + t.open_cities() - OPEN_CITIES  # one city more, and the game ends
    if spare < 0:
        return 0
    by_cities = 1 + 2 * spare // t.seats
    if by_cities < left:
        return by_cities
    return left
