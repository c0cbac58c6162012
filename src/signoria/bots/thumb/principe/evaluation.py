"""What hand, purse, roles and open cities are worth to one seat."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.bots.thumb.policy import POINT
from signoria.bots.thumb.principe.map import shield_worth, shields_of
from signoria.bots.thumb.principe.rounds import rounds_left
from signoria.bots.thumb.principe.taste import Taste
from signoria.games.principe.components import (
    BLUE,
    COLOURS,
    GREEN,
    MAJOR_FOR_A_CITY,
    MINOR_FOR_A_CITY,
    OPEN_CITIES,
    POWER_DUCATS,
    RED,
    REGIONS,
    WHITE,
)
from signoria.games.principe.table import Principe
from signoria.kernel.action import NOBODY, filled
from signoria.kernel.arrays import vec


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class SeatEvaluation:
    """One seat's opinion of its affairs, for the length of one question."""

    def __init__(self, t: Principe, seat: i64, taste: Taste) -> None:
        self.t: Principe = t
        self.seat: i64 = seat
        self.taste: Taste = taste
        self.left: i64 = rounds_left(t)
        self.hand: vec[i64] = t.hand[seat * COLOURS : seat * COLOURS + COLOURS]  # as it would be
        self.hold: i64 = 0  # chance to build a city one has all for
        self.cities: vec[i64] = t.open[:]
        self.gains: vec[i64] = filled(OPEN_CITIES, 0)  # what each open city brings; see `look_at_cities`
        self.ducat: i64 = taste.ducat
        self.card: i64 = taste.card
        if self.left == 0:
            self.ducat = taste.last_ducat
            self.card = taste.last_card
        elif self.left == 1:
            self.ducat = taste.late_ducat
            self.card = taste.late_card
        # Of the colour looked at, see `look_at`:
        self.up: i64 = 0  # own cards face up
        self.most: i64 = 0  # the most face-up cards any other has
        self.leaders: i64 = 0  # how many others have so many
        self.second: i64 = 0  # the second most
        self.major: i64 = 0  # what its roles are worth
        self.minor: i64 = 0
        self.lacking: bool = False  # is it one of which fewest lie before the seat?
        self.fewest: i64 = self.fewest_of_a_colour()

    def look_ahead(self, building: bool) -> None:
        """What the open cities bring, and how likely one is built that is not built now: this round, or in another."""
        t = self.t
        self.hold = self.taste.wait
        if building and t.may_build():
            self.hold = self.taste.hold
        elif self.left == 0:
            self.hold = 0
        self.look_at_cities()

    def look_at_cities(self) -> None:
        """What each brings: points, shields, help to roles and sets; less what is given away, cards and ducats."""
        t = self.t
        icons = t.terms.printed.icons
        one = filled(COLOURS, 0)  # a card of each colour in a city
        two = filled(COLOURS, 0)
        for c in range(COLOURS):
            self.look_at(c)
            given = self.gift(c)
            one[c] = self.played(1) - given
            two[c] = self.played(2) - given
        shields = filled(REGIONS, 0)
        for region in range(REGIONS):
            shields[region] = shield_worth(t, self.seat, region, self.taste, self.left)
        for slot in range(OPEN_CITIES):
            city = self.cities[slot]
            if city == NOBODY:
                continue
            worth = t.terms.printed.vp[city] * POINT + shields_of(t, self.seat, city, shields) - self.outlay(city)
            for c in range(COLOURS):
                n = icons[city * COLOURS + c]
                if n == 1:
                    worth += one[c]
                elif n == 2:
                    worth += two[c]
            self.gains[slot] = worth

    def outlay(self, city: i64) -> i64:
        """What a city's cards and ducats are worth as such; it takes as many of both. [IP-3]"""
        return self.t.terms.printed.cost[city] * (self.card + self.ducat)

    def gift(self, colour: i64) -> i64:
        """What a city of this colour gives to others."""
        t = self.t
        points: i64 = 0
        if t.major[colour] != NOBODY and t.major[colour] != self.seat:
            points += MAJOR_FOR_A_CITY
        if t.minor[colour] != NOBODY and t.minor[colour] != self.seat:
            points += MINOR_FOR_A_CITY
        return points * self.taste.gift // (t.seats - 1)

    def look_at(self, colour: i64) -> None:
        """Who has how many cards of a colour face up."""
        t = self.t
        up = t.up
        self.up = up[self.seat * COLOURS + colour]
        most: i64 = 0
        leaders: i64 = 0
        second: i64 = 0
        for other in range(t.seats):
            n = up[other * COLOURS + colour]
            if other == self.seat or n == 0:
                continue
            if n > most:
                second = most
                most = n
                leaders = 1
            elif n == most:
                leaders += 1
            elif n > second:
                second = n
        self.most = most
        self.leaders = leaders
        self.second = second
        self.look_at_roles(colour)
        self.lacking = self.up + t.down[self.seat * COLOURS + colour] == self.fewest

    def look_at_roles(self, colour: i64) -> None:
        """A power each, and points, twice for the major role."""
        points = self.role_points(colour)
        self.minor = points + self.power(colour)
        self.major = points + self.minor

    def roles_held(self) -> i64:
        """What the roles held bring until they return."""
        worth: i64 = 0
        for c in range(COLOURS):
            if self.t.major[c] == self.seat:
                worth += 2 * self.role_points(c)
            if self.t.minor[c] == self.seat:
                worth += self.role_points(c)
        return worth

    def role_points(self, colour: i64) -> i64:
        """What a minor role brings in points: at the end, or for others' cities until it returns."""
        if self.left == 0:
            return POINT
        return self.cities_with(colour) * self.taste.pay

    def cities_with(self, colour: i64) -> i64:
        n: i64 = 0
        for slot in range(OPEN_CITIES):
            city = self.cities[slot]
            if city != NOBODY and self.t.terms.printed.icons[city * COLOURS + colour] > 0:
                n += 1
        return n

    def power(self, colour: i64) -> i64:
        if colour == GREEN:
            return self.taste.up_card * self.left
        if colour == WHITE:
            return POINT
        if colour == RED:
            return self.card
        if colour == BLUE:
            return self.taste.castle
        return POWER_DUCATS * self.ducat

    def fewest_of_a_colour(self) -> i64:
        """Of the colour that is rarest before the seat, face up or down: how many cards."""
        row = self.seat * COLOURS
        up = self.t.up
        down = self.t.down
        fewest = up[row] + down[row]
        for c in range(1, COLOURS):
            n = up[row + c] + down[row + c]
            if n < fewest:
                fewest = n
        return fewest

    def played(self, cards: i64) -> i64:
        """So many more cards of the colour looked at before the seat: for its roles, now and later, and for sets."""
        worth = cards * self.taste.up_card * self.left + self.hope(self.up + cards) - self.hope(self.up)
        if self.lacking:
            worth += cards * self.taste.set_piece
        return worth

    def hope(self, up: i64) -> i64:
        """What a seat with so many cards face up gains if the roles of the colour looked at were settled now."""
        if up == 0:
            return 0
        if up > self.most:
            return self.major
        if up == self.most:
            return self.major * self.taste.tie // 100
        if self.leaders > 1 or up < self.second or not self.t.terms.minors:
            return 0
        if up == self.second:
            return self.minor * self.taste.tie // 100
        return self.minor

    def holdings(self, purse: i64) -> i64:
        """What the hand and so many ducats are worth: as such, and by the plans they serve."""
        taste = self.taste
        worth = self.ducat * purse + self.plans(purse)
        if purse > taste.enough:
            worth -= self.ducat * (purse - taste.enough) * (100 - taste.spare) // 100
        for c in range(COLOURS):
            worth += self.card * self.hand[c]
        return worth

    def plans(self, purse: i64) -> i64:
        """The best plan, and shares of the others: they need the same cards and ducats."""
        taste = self.taste
        best: i64 = 0
        second: i64 = 0
        for slot in range(OPEN_CITIES):
            plan = self.plan(slot, purse)
            if plan > best:
                second = best
                best = plan
            elif plan > second:
                second = plan
        return best + second * taste.other // 100

    def plan(self, slot: i64, purse: i64) -> i64:
        """What a city would bring above its cards and ducats, by the chance that it can be built."""
        city = self.cities[slot]
        if city == NOBODY:
            return 0
        hand = self.hand
        icons = self.t.terms.printed.icons
        row = city * COLOURS
        missing: i64 = 0
        for c in range(COLOURS):
            n = icons[row + c] - hand[c]
            if n > 0:
                missing += n
        chance = self.chance(missing)
        if purse < self.t.terms.printed.cost[city]:
            if self.left == 0:
                return 0
            chance = chance * self.taste.short // 100
        return self.gains[slot] * chance // 100

    def chance(self, missing: i64) -> i64:
        """How likely a city can be built when so many cards are missing."""
        if missing == 0:
            return self.hold
        if self.left == 0:
            return 0
        return self.taste.reach[missing]
