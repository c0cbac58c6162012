"""Set-up: both decks, the purses, the marker."""

from typing import Final

from mypy_extensions import i64

from signoria.games.principe.components import CITIES, COLOURS
from signoria.games.principe.editions import Terms
from signoria.games.principe.table import Principe
from signoria.kernel.action import NOBODY, filled
from signoria.kernel.arrays import vec
from signoria.kernel.rng import Rng
from signoria.kernel.table import Log

# What chance is asked for, and how the record calls it.
DEAL_FIRST: Final[i64] = 0
DEAL_BUILDINGS: Final[i64] = DEAL_FIRST + 1
DEAL_CITIES: Final[i64] = DEAL_BUILDINGS + 1
DEAL_REFILL: Final[i64] = DEAL_CITIES + 1
DEALS: Final = ["first", "buildings", "cities", "refill"]


def set_up(seats: i64, rng: Rng, terms: Terms, first: i64, told: bool) -> Principe:
    """Shuffle, turn up the first cities, hand out purses, shields and the marker. [IP-10]

    The bank has no purse of its own: it never runs out. [IP-5]
    """
    t: Principe = Principe(seats, rng, terms)
    if told:
        t.log = Log()
        t.deals = []
    give_marker(t, first)
    shuffle_buildings(t)
    shuffle_cities(t)
    for seat in range(seats):
        t.purse[seat] = terms.purse
        t.shields[seat] = terms.edition.shields
    return t


def give_marker(t: Principe, first: i64) -> None:
    """The table names who takes the marker, or chance does; chance is asked either way. [IP-10]"""
    drawn = t.rng.below(t.seats)
    if first == NOBODY:
        first = drawn
    t.first = first
    t.prince = first
    t.note_card(DEAL_FIRST, first)


def shuffle_buildings(t: Principe) -> None:
    """Twenty cards of each of five colours; for two players seven of each stay in the box. [IP-1] [IP-11]"""
    each = t.terms.cards_per_colour
    size = each * COLOURS
    deck = filled(size, 0)
    for c in range(COLOURS):
        for i in range(each):
            deck[c * each + i] = c
    t.rng.shuffle(deck, size)
    put_deck(t, deck, DEAL_BUILDINGS)


def put_deck(t: Principe, deck: vec[i64], what: i64) -> None:
    """These cards, in this order, are the building deck now."""
    t.deck = deck
    t.drawn = 0
    t.bottom = len(deck)
    t.note_deal(what, deck)


def shuffle_cities(t: Principe) -> None:
    """Four face up; for two players the last five leave the game unseen. [IP-10] [IP-11]"""
    deck = filled(CITIES, 0)
    for city in range(CITIES):
        deck[city] = city
    t.rng.shuffle(deck, CITIES)
    t.city_deck = deck
    t.note_deal(DEAL_CITIES, deck)
    for slot in range(len(t.open)):
        turn_up_city(t, slot)


def turn_up_city(t: Principe, slot: i64) -> i64:
    """The next city of the deck comes to this place; NOBODY if the deck is empty. [IP-43]"""
    city = NOBODY
    if t.cities_drawn < t.terms.cities:
        city = t.city_deck[t.cities_drawn]
        t.cities_drawn += 1
    t.open[slot] = city
    return city
