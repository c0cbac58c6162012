"""Building a city: the cards, the ducats, the shields, and what it gives to others."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.principe.components import (
    BUILD,
    COLOURS,
    MAJOR_FOR_A_CITY,
    MINOR_FOR_A_CITY,
    OPEN_CITIES,
    PLACE,
    REGIONS,
)
from signoria.games.principe.events import (
    CITY_BUILT,
    CITY_TURNED_UP,
    MAJOR,
    MINOR,
    ROLE_SCORED,
    SHIELD_PLACED,
    SHIELDS_KEPT,
)
from signoria.games.principe.frames import Paragraph, Question
from signoria.games.principe.open import PrincipeOpen
from signoria.games.principe.rules.setup import turn_up_city
from signoria.games.principe.table import Principe
from signoria.kernel.action import NOBODY, Actions
from signoria.kernel.frame import END, Frame
from signoria.kit.ascending import PASS


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhichCity(Question):
    """After a won auction: build one city, or not. Asked of rich and poor alike. [IP-33]"""

    def legal(self, t: Principe, seat: i64, out: Actions) -> None:
        out.add(PASS)
        add_cities(t, seat, out)

    def clone(self) -> "WhichCity":
        return WhichCity(self.seat)


def add_cities(t: Principe, seat: i64, out: Actions) -> None:
    """Every open city this seat can pay for, cards and ducats both. [IP-40]"""
    for slot in range(OPEN_CITIES):
        city = t.open[slot]
        if city != NOBODY and t.purse[seat] >= t.terms.printed.cost[city] and has_cards(t, seat, city):
            out.add(BUILD + city)


def has_cards(t: Principe, seat: i64, city: i64) -> bool:
    """Does the hand hold every card the city shows? [IP-40]"""
    row = seat * COLOURS
    missing: i64 = 0
    for c in range(COLOURS):
        missing += missing_cards(t, t.hand[row + c], city, c)
    return missing == 0


def missing_cards(t: PrincipeOpen, held: i64, city: i64, colour: i64) -> i64:
    """How many cards of a colour a hand with so many still lacks for a city. [IP-40]"""
    lacking = t.terms.printed.icons[city * COLOURS + colour] - held
    if lacking < 0:
        return 0
    return lacking


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class RaiseCity(Paragraph):
    """Pay, score, place shields one by one, let others score their roles, turn up a new city. [IP-40] [IP-41]"""

    def __init__(self, builder: i64, city: i64) -> None:
        super().__init__()
        self.builder: i64 = builder
        self.city: i64 = city
        self.left: i64 = 0  # shields still to place

    def next(self, t: Principe, done: Frame | None) -> Frame:
        if done is None:
            pay_for_city(t, self.builder, self.city)
            self.left = t.terms.printed.shields[self.city]
        elif isinstance(done, WhichRegion):
            if done.picked == PASS:
                t.tell(SHIELDS_KEPT, self.builder)
                self.left = 0
            else:
                place_shield(t, self.builder, done.picked - PLACE)
                self.left -= 1
        if self.left > 0 and t.shields[self.builder] > 0:
            return WhichRegion(self.builder, self.city)
        reward_roles(t, self.builder, self.city)
        turn_up_next(t)
        return END

    def clone(self) -> "RaiseCity":
        twin = RaiseCity(self.builder, self.city)
        twin.left = self.left
        return twin


def pay_for_city(t: Principe, builder: i64, city: i64) -> None:
    """The cards it shows go face up before the builder, its ducats to the bank, its points to the builder.

    Whether the city's own card goes to the builder or to the box makes no difference. [IP-40] [IP-41] [IP-43]
    """
    for c in range(COLOURS):
        n = t.terms.printed.icons[city * COLOURS + c]
        if n > 0:
            t.spend(builder, c, n)
            t.up[builder * COLOURS + c] += n
    t.purse[builder] -= t.terms.printed.cost[city]
    t.score[builder] += t.terms.printed.vp[city]
    t.builder[city] = builder
    for slot in range(OPEN_CITIES):
        if t.open[slot] == city:
            t.open[slot] = NOBODY
    t.tell(CITY_BUILT, builder, city, t.terms.printed.vp[city], t.terms.printed.cost[city])


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhichRegion(Question):
    """Where one shield of a built city goes, or that the rest is kept back. [IP-41]"""

    def __init__(self, seat: i64, city: i64) -> None:
        super().__init__(seat)
        self.city: i64 = city

    def legal(self, t: Principe, seat: i64, out: Actions) -> None:
        out.add(PASS)
        for region in range(REGIONS):
            if (t.terms.printed.regions[self.city] >> region) & 1:
                out.add(PLACE + region)

    def clone(self) -> "WhichRegion":
        return WhichRegion(self.seat, self.city)


def place_shield(t: PrincipeOpen, seat: i64, region: i64) -> None:
    """One shield from the stock to the map. [IP-41]"""
    t.shields[seat] -= 1
    t.map[seat * REGIONS + region] += 1
    t.tell(SHIELD_PLACED, seat, region)


def reward_roles(t: PrincipeOpen, builder: i64, city: i64) -> None:
    """Two points to the major, one to the minor of each colour used, the builder excepted. [IP-42]"""
    for c in range(COLOURS):
        if t.terms.printed.icons[city * COLOURS + c] > 0:
            reward_role(t, builder, c, MAJOR, t.major[c], MAJOR_FOR_A_CITY)
            reward_role(t, builder, c, MINOR, t.minor[c], MINOR_FOR_A_CITY)


def reward_role(t: PrincipeOpen, builder: i64, colour: i64, tile: i64, holder: i64, points: i64) -> None:
    """The builder scores no roles. [IP-42]"""
    if holder != NOBODY and holder != builder:
        t.score[holder] += points
        t.tell(ROLE_SCORED, holder, colour, tile, points)


def turn_up_next(t: Principe) -> None:
    """A new city takes the place of the built one, if the deck has any; the next player may build it. [IP-43]"""
    for slot in range(OPEN_CITIES):
        if t.open[slot] == NOBODY:
            city = turn_up_city(t, slot)
            if city != NOBODY:
                t.tell(CITY_TURNED_UP, city)
