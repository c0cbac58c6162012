"""What a seat can hope for: actions and works to come, and what each building, landscape and freedom adds to them."""

from typing import Final, final

from mypy_extensions import i64

from signoria.bots.thumb.florence.prestige import THINGS_KNOWN, wishes
from signoria.bots.thumb.florence.taste import Taste
from signoria.games.florence.components import (
    BUILDINGS,
    DECK_CARDS,
    FREEDOMS,
    LANDSCAPES,
    MINIMUM,
    PRESTIGE_DECK,
    PROFESSION_DECK,
    PROFESSIONS,
    ROUNDS,
)
from signoria.games.florence.printed import Printed
from signoria.games.florence.table import Florence
from signoria.kernel.action import column, filled
from signoria.kernel.arrays import vec

# Of all professions, how many in a hundred like each building, landscape and freedom.
BUILDING_LIKED: Final = column([14, 14, 14, 10, 10, 10, 10, 10, 5, 5])
LANDSCAPE_LIKED: Final = column([43, 33, 24])
FREEDOM_LIKED: Final[i64] = 33


def least(a: i64, b: i64) -> i64:
    if a < b:
        return a
    return b


def most(a: i64, b: i64) -> i64:
    if a > b:
        return a
    return b


@final
class SeatEvaluation:
    """What one seat may expect of the rest of the game; a reusable sheet of notes."""

    def __init__(self) -> None:
        self.tastes: list[Taste] = [Taste(3), Taste(4), Taste(5)]
        self.taste: Taste = self.tastes[0]  # that for the table looked at
        self.seat: i64 = 0
        self.left: i64 = 0  # rounds after this one
        self.turn: i64 = 0  # actions left in this round
        self.actions: i64 = 0  # actions left in the game
        self.hand: i64 = 0  # professions in hand
        self.base: i64 = 0  # the value every work has: jesters and cards
        self.goal: i64 = 0  # the minimum that the next works must reach
        self.works: i64 = 0  # works to come, in hundredths
        self.purse: i64 = 0
        self.soon: i64 = 0  # florins needed before long
        self.ever: i64 = 0  # florins needed at all
        self.buildings: vec[i64] = filled(BUILDINGS, 0)  # what each would add to the works to come
        self.landscapes: vec[i64] = filled(LANDSCAPES, 0)
        self.freedoms: vec[i64] = filled(FREEDOMS, 0)
        self.wishes: vec[i64] = filled(THINGS_KNOWN, 0)  # what one more of each thing does for prestige cards in hand
        self.wishing: bool = False
        self.fittest: i64 = 0  # the best that building, landscape and freedom do for a profession in hand

    def study(self, t: Florence, seat: i64, turn: i64) -> None:
        """Look at the table from a seat that has so many actions left in this round."""
        taste = self.tastes[t.seats - 3]
        self.taste = taste
        self.seat = seat
        self.left = ROUNDS - t.round
        self.turn = turn
        self.actions = turn + 2 * self.left
        held = t.hand_cards(seat)
        self.hand = held - t.recruits[seat]
        self.base = 2 * t.jesters[seat] + held + t.table_cards(seat)
        self.goal = MINIMUM[least(t.round + 1, ROUNDS)]
        free = self.actions - self.hand
        if free <= 0:
            self.works = 100 * self.actions
        else:
            share = taste.cap * t.deck_size[PROFESSION_DECK] // t.seats
            self.works = 100 * self.hand + least(taste.extra * free, share)
        self.purse = t.purse[seat]
        self.soon = (turn * taste.turn_needs + self.left * taste.round_needs) // 100
        self.ever = self.soon + self.left * taste.round_spare // 100

    def match(self, t: Florence) -> None:
        """Note what each building, landscape and freedom would add to the works of the hand, and to others."""
        unseen = most(0, self.works - 100 * self.hand) * self.taste.chance // 100
        point = self.taste.point
        for kind in range(BUILDINGS):
            self.buildings[kind] = 4 * point * unseen * BUILDING_LIKED[kind] // 10000
        for kind in range(LANDSCAPES):
            self.landscapes[kind] = 3 * point * unseen * LANDSCAPE_LIKED[kind] // 10000
        freedom = 3 * point * unseen * FREEDOM_LIKED // 10000
        for kind in range(FREEDOMS):
            self.freedoms[kind] = freedom
        wishing = t.hand[self.seat] & DECK_CARDS[PRESTIGE_DECK] != 0
        if wishing or self.wishing:
            wishes(t, self.seat, self.taste, self.wishes)
            self.wishing = wishing
        self.fittest = 0
        hand = t.hand[self.seat] & DECK_CARDS[PROFESSION_DECK]
        profession: i64 = 0
        while hand:
            if hand & 1:
                self.match_profession(t, profession)
            hand >>= 1
            profession += 1

    def match_profession(self, t: Florence, profession: i64) -> None:
        """What this profession likes and does not find would add to its work."""
        seat = self.seat
        printed = t.printed
        building = printed.liked_building[profession]
        landscape = printed.liked_landscape[profession]
        freedom = printed.liked_freedom[profession]
        has_building = (t.buildings[seat] >> building) & 1
        has_landscape: i64 = 0
        if t.landscapes[seat * LANDSCAPES + landscape] > 0:
            has_landscape = 1
        has_freedom = (t.freedoms[seat] >> freedom) & 1
        furnished = 4 * has_building + 3 * has_landscape + 3 * has_freedom
        if furnished > self.fittest:
            self.fittest = furnished
        short = self.goal - self.base - furnished
        three = self.gain(3, short)
        if not has_building:
            self.buildings[building] += self.gain(4, short)
        if not has_landscape:
            self.landscapes[landscape] += three
        if not has_freedom:
            self.freedoms[freedom] += three

    def gain(self, points: i64, short: i64) -> i64:
        """What it is worth to raise the value of a work of the hand that is short of the minimum."""
        worth = points * self.taste.point
        if short > 0:
            worth += least(points, short) * self.taste.reach
        if self.actions < self.hand:
            return worth * self.actions // self.hand
        return worth

    def worth(self, purse: i64) -> i64:
        """What so many hundred florins are worth."""
        taste = self.taste
        if purse <= self.soon:
            return purse * taste.dear
        if purse <= self.ever:
            return self.soon * taste.dear + (purse - self.soon) * taste.fair
        idle: i64 = 1
        if self.left > 0:
            idle = taste.idle
        return self.soon * taste.dear + (self.ever - self.soon) * taste.fair + (purse - self.ever) * idle

    def cost(self, price: i64) -> i64:
        """What it hurts to pay a price; what the purse lacks is sold off the track, a point for a hundred florins."""
        if price > self.purse:
            return self.worth(self.purse) + (price - self.purse) * 100
        return self.worth(self.purse) - self.worth(self.purse - price)

    def pay(self, value: i64) -> i64:
        """What a work of this value brings in fame and florins, best divided."""
        best = most(self.paid(value, self.soon), self.paid(value, self.ever))
        return best - self.worth(self.purse)

    def paid(self, value: i64, need: i64) -> i64:
        """What purse and fame are worth if a work is paid in florins up to a need, the rest in fame."""
        fame = self.fame_beyond(value, need)
        return 100 * fame + self.worth(self.purse + value - 2 * fame)

    def fame_beyond(self, value: i64, need: i64) -> i64:
        """The fame that a work leaves when florins are taken up to a need."""
        return most(0, (value - most(0, need - self.purse)) >> 1)

    def time_for(self, works: i64) -> i64:
        """How surely, in percent, there is time for so many works after this action."""
        spare = self.actions - 1 - works
        if spare < 0:
            return 0
        return least(self.taste.patience_most, self.taste.patience_least + (spare + 1) * self.taste.patience)

    def one_more(self, actions: i64) -> i64:
        """What another profession in hand would bring, as far as so many actions leave time for its work."""
        spare = actions - 1 - self.hand
        if spare < 0:
            return 0
        taste = self.taste
        sure = least(100, taste.draw_time + spare * taste.draw_slack)
        return (taste.draw + taste.draw_base * self.base) * sure // 100


def likes(printed: Printed, hand: i64, profession: i64) -> i64:
    """How much a profession shares with others of a hand, in points of value."""
    value: i64 = 0
    for other in range(PROFESSIONS):
        if (hand >> other) & 1 and other != profession:
            if printed.liked_building[other] == printed.liked_building[profession]:
                value += 4
            if printed.liked_landscape[other] == printed.liked_landscape[profession]:
                value += 3
            if printed.liked_freedom[other] == printed.liked_freedom[profession]:
                value += 3
    return value
