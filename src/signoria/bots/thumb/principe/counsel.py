"""What the things on the table are worth to one seat."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.bots.thumb.policy import POINT
from signoria.bots.thumb.principe.taste import Taste
from signoria.games.principe.components import (
    BLUE,
    CITY_COST,
    CITY_ICONS,
    CITY_REGIONS,
    CITY_SHIELDS,
    CITY_VP,
    COLOURS,
    GREEN,
    OPEN_CITIES,
    RED,
    REGIONS,
    WHITE,
)
from signoria.games.principe.editions import ENDS
from signoria.games.principe.events import MAJOR
from signoria.games.principe.table import Principe
from signoria.kernel.action import NOBODY, filled
from signoria.kernel.arrays import vec


def rounds_left(t: Principe) -> i64:
    """How many rounds with an auction are still to come after this one, red powers and builders at work."""
    if t.last:
        return 0
    deck = t.deck_size()
    a_round = t.terms.draw * t.seats + 2
    left = deck // a_round
    if t.terms.short_deck != ENDS or deck % a_round >= t.terms.last_lot:
        left += 1
    cities = t.terms.cities - t.cities_drawn + t.open_cities() - OPEN_CITIES  # built after these, the next is the last
    if cities < 0:
        return 0
    by_cities = 1 + 2 * cities // t.seats
    if by_cities < left:
        return by_cities
    return left


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Counsel:
    """One seat's opinion of its hand, its purse and the open cities, for the length of one question."""

    def __init__(self, t: Principe, seat: i64, taste: Taste, hold: i64, selling: bool) -> None:
        self.t: Principe = t
        self.seat: i64 = seat
        self.taste: Taste = taste
        self.left: i64 = rounds_left(t)
        self.selling: bool = selling  # may cards still be bought this round?
        self.hand: vec[i64] = t.hand[seat * COLOURS : seat * COLOURS + COLOURS]
        self.hold: i64 = hold  # chance to build what one has all for
        self.ducat: i64 = taste.ducat
        self.card: i64 = taste.card
        if self.left == 0:
            self.ducat = taste.last_ducat
            self.card = taste.last_card
        self.gains: vec[i64] = filled(OPEN_CITIES, 0)  # what each open city brings, its cards and ducats left out
        self.appraise_cities()

    def appraise_cities(self) -> None:
        for slot in range(OPEN_CITIES):
            city = self.t.open[slot]
            if city != NOBODY:
                self.gains[slot] = self.city(city)

    def city(self, city: i64) -> i64:
        """Its points and shields, the roles and sets its cards help to, less what it gives to others."""
        t = self.t
        icons = city * COLOURS
        worth = CITY_VP[city] * POINT + self.shields_of(city)
        given: i64 = 0
        for c in range(COLOURS):
            n = CITY_ICONS[icons + c]
            if n > 0:
                worth += self.played(c, n)
                if t.major[c] != NOBODY and t.major[c] != self.seat:
                    given += 2
                if t.minor[c] != NOBODY and t.minor[c] != self.seat:
                    given += 1
        return worth - given * self.taste.gift // (t.seats - 1)

    def shields_of(self, city: i64) -> i64:
        best: i64 = 0
        second: i64 = 0
        for region in range(REGIONS):
            if (CITY_REGIONS[city] >> region) & 1:
                worth = self.shield(region)
                if worth > best:
                    second = best
                    best = worth
                elif worth > second:
                    second = worth
        if self.t.shields[self.seat] < CITY_SHIELDS[city]:
            return best * self.t.shields[self.seat]
        if CITY_SHIELDS[city] == 1:
            return best
        if 2 * second < best:
            second = best // 2
        return best + second

    def shield(self, region: i64) -> i64:
        """What one more shield in a region changes now, and a share for what it may change later."""
        t = self.t
        own = t.map[self.seat * REGIONS + region]
        best: i64 = 0
        second: i64 = 0
        leaders: i64 = 0
        seconds: i64 = 0
        for seat in range(t.seats):
            if seat != self.seat:
                n = t.map[seat * REGIONS + region]
                if n > best:
                    second = best
                    seconds = leaders
                    best = n
                    leaders = 1
                elif n == best:
                    leaders += 1
                elif n > second:
                    second = n
                    seconds = 1
                elif n == second:
                    seconds += 1
        if best == 0:
            leaders = 0
        if second == 0:
            seconds = 0
        swing = points(own + 1, best, second, leaders) - points(own, best, second, leaders)
        lost = others(own, best, leaders, second, seconds) - others(own + 1, best, leaders, second, seconds)
        swing = swing * POINT + lost * self.taste.deny // (t.seats - 1) * 2
        return self.taste.shield * self.left // 4 + swing * self.taste.swing // POINT

    def played(self, colour: i64, cards: i64) -> i64:
        """What so many more cards of a colour before the seat are worth: roles now, roles later, sets."""
        t = self.t
        cell = self.seat * COLOURS + colour
        up = t.up[cell]
        worth = self.role_of(colour, up + cards) - self.role_of(colour, up)
        worth += cards * self.taste.up_card * self.left
        fewest = t.up[cell] + t.down[cell]
        mine = fewest
        for c in range(COLOURS):
            other = self.seat * COLOURS + c
            n = t.up[other] + t.down[other]
            if n < fewest:
                fewest = n
        if mine == fewest:
            worth += self.taste.set_piece * cards
        return worth

    def role_of(self, colour: i64, up: i64) -> i64:
        """What a seat with so many cards face up can hope for when the roles of a colour are settled now."""
        if up == 0:
            return 0
        t = self.t
        best: i64 = 0
        second: i64 = 0
        leaders: i64 = 0
        for seat in range(t.seats):
            if seat != self.seat:
                n = t.up[seat * COLOURS + colour]
                if n > best:
                    second = best
                    best = n
                    leaders = 1
                elif n == best:
                    leaders += 1
                elif n > second:
                    second = n
        if up > best:
            return self.role(colour, MAJOR)
        if up == best:
            return self.role(colour, MAJOR) * self.taste.tie // 100
        if leaders > 1 or up < second or not t.terms.minors:
            return 0
        if up == second:
            return self.role(colour, 1) * self.taste.tie // 100
        return self.role(colour, 1)

    def role(self, colour: i64, tile: i64) -> i64:
        """Its power, and the points it brings until the roles return, or at the end."""
        t = self.t
        points: i64 = 2
        if tile != MAJOR:
            points = 1
        if self.left == 0:
            return points * POINT + self.power(colour)
        cities: i64 = 0
        for slot in range(OPEN_CITIES):
            city = t.open[slot]
            if city != NOBODY and CITY_ICONS[city * COLOURS + colour] > 0:
                cities += 1
        return points * cities * self.taste.pay + self.power(colour)

    def power(self, colour: i64) -> i64:
        if colour == GREEN:
            return self.taste.up_card * self.left
        if colour == WHITE:
            return POINT
        if colour == RED:
            return self.card
        if colour == BLUE:
            return self.taste.shield + 50
        return 2 * self.ducat

    def holdings(self, purse: i64) -> i64:
        """What the hand and so many ducats are worth: as such, and by the best two plans they serve."""
        taste = self.taste
        ducat = self.ducat
        card = self.card
        hand = self.hand
        worth = ducat * purse
        if purse > taste.enough:
            worth -= ducat * (purse - taste.enough) // 2
        for c in range(COLOURS):
            worth += card * hand[c]
        best: i64 = 0
        second: i64 = 0
        for slot in range(OPEN_CITIES):
            city = self.t.open[slot]
            if city == NOBODY:
                continue
            icons = city * COLOURS
            missing: i64 = 0
            size: i64 = 0
            for c in range(COLOURS):
                n = CITY_ICONS[icons + c]
                size += n
                if n > hand[c]:
                    missing += n - hand[c]
            gain = self.gains[slot] - card * size - ducat * CITY_COST[city]
            gain = gain * self.chance(missing, purse >= CITY_COST[city]) // 100
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
        return worth + best + second * taste.other // 100

    def chance(self, missing: i64, paid: bool) -> i64:
        """How likely a city can be built when so many cards, and perhaps ducats, are missing."""
        taste = self.taste
        found = self.hold
        if missing > 0:
            if self.left == 0 and not self.selling:
                return 0
            found = taste.reach[missing]
        if paid:
            return found
        if self.left == 0:
            return 0
        return found * taste.short // 100


def points(own: i64, best: i64, second: i64, leaders: i64) -> i64:
    """What so many shields in a region score against others' most and second most."""
    if own == 0 or (own < best and leaders > 1) or (own < best and own < second):
        return 0
    if own >= best:
        return 5
    return 2


def others(own: i64, best: i64, leaders: i64, second: i64, seconds: i64) -> i64:
    """What others score there together."""
    if best == 0:
        return 0
    if own > best:
        if leaders > 0:
            return 2 * leaders
        return 0
    if own == best or leaders > 1:
        return 5 * leaders
    if own > second:
        return 5
    return 5 + 2 * seconds
