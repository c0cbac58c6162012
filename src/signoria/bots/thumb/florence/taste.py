"""What the rules of thumb think things are worth, in numbers found by play against themselves.

Worths are in hundredths of a point, chances and comparisons in percent.
"""

from typing import final

from mypy_extensions import i64


def at(seats: i64, three: i64, four: i64, five: i64) -> i64:
    """The number for a table of so many seats."""
    if seats == 3:
        return three
    if seats == 4:
        return four
    return five


@final
class Taste:
    """The weights of a player's judgement: at tables of three, four and five."""

    def __init__(self, seats: i64) -> None:
        self.point: i64 = at(seats, 137, 137, 93)  # one more point of value on a work that will be done
        self.reach: i64 = at(seats, 0, 0, 25)  # the same on top, where the work still falls short of the minimum
        self.extra: i64 = at(seats, 44, 44, 23)  # works beyond the hand, for each hundred actions to spare
        self.cap: i64 = at(seats, 356, 356, 400)  # at most so many in a hundred of the seat's share of the deck
        self.chance: i64 = at(seats, 38, 66, 49)  # how well professions to come will fit, against blind chance
        # The purse: dear up to what is soon needed, fair up to what will be, then nearly idle.
        self.dear: i64 = at(seats, 99, 99, 85)
        self.fair: i64 = at(seats, 23, 40, 47)
        self.idle: i64 = at(seats, 14, 12, 11)
        self.turn_needs: i64 = at(seats, 147, 129, 207)  # florins for each action left in this round
        self.round_needs: i64 = at(seats, 589, 541, 445)  # for each round to come
        self.round_spare: i64 = at(seats, 329, 516, 500)
        # The auction.
        # What each rival adds to the price, in hundredths of a step.
        self.landscape_price: i64 = at(seats, 36, 36, 42)
        self.jester_price: i64 = at(seats, 73, 73, 101)
        self.builder_price: i64 = at(seats, 22, 20, 56)
        self.prestige_price: i64 = at(seats, 39, 39, 48)
        self.recruiting_price: i64 = at(seats, 85, 85, 80)
        self.jester: i64 = at(seats, 295, 295, 227)  # two points on a work
        self.again: i64 = at(seats, 104, 170, 266)  # a landscape of a kind that is there
        self.surplus: i64 = at(seats, 77, 77, 60)  # how sure it is that the next best item can be had
        self.builder_first: i64 = at(seats, 67, 67, 39)  # a builder's promise, for each round to come
        self.builder_second: i64 = at(seats, 33, 33, 25)
        self.builder_third: i64 = at(seats, 80, 80, 84)
        self.builds: i64 = at(seats, 25, 40, 30)  # buildings still to come, for each hundred actions
        self.prestige: i64 = at(seats, 367, 367, 279)
        self.prestige_round: i64 = at(seats, 3, 3, 10)  # and so much more for each round behind us
        self.recruit: i64 = at(seats, 40, 28, 132)  # a profession recruited, against one drawn
        # The actions.
        self.draw: i64 = at(seats, 300, 300, 464)  # a profession more, if there is time to use it
        self.draw_base: i64 = at(seats, 6, 6, 16)  # and for each point that every work has
        self.draw_time: i64 = at(seats, 96, 60, 31)  # how surely there is just time
        self.draw_slack: i64 = at(seats, 20, 17, 18)  # and for each action to spare
        self.race: i64 = at(seats, 107, 107, 100)  # a profession while there are any, for each rival and card left
        self.bonus: i64 = at(seats, 365, 365, 142)
        self.bonus_round: i64 = at(seats, 11, 13, 21)  # and for each round behind us
        self.rescue: i64 = at(seats, 358, 235, 117)  # a bonus card when a work would be lost without it
        self.patience_least: i64 = at(seats, 3, 3, 6)
        self.patience: i64 = at(seats, 35, 35, 11)  # how surely a work can be done later, for each spare action
        self.patience_most: i64 = at(seats, 74, 74, 86)
        self.growth: i64 = at(seats, 181, 179, 118)  # how much a work gains by a round of waiting, in hundredths
        self.risk: i64 = at(seats, 69, 69, 35)  # the same where it falls short of the next minimum
        self.hold: i64 = at(seats, 117, 117, 56)  # how surely the best work stays the best, for each rival
        self.bonus_keep: i64 = at(seats, 80, 80, 123)  # a bonus card kept, against one used
        self.shared: i64 = at(seats, 72, 72, 43)  # what professions have in common, against what is there
        self.square: i64 = at(seats, 12, 12, 6)  # a square that a building could have used
        self.edge: i64 = at(seats, 2, 2, 4)  # an open edge beside a piece
        self.fit: i64 = at(seats, 123, 123, 60)  # a wanted piece that still fits
        self.scarce: i64 = at(seats, 62, 42, 47)  # the last one of a freedom or a building
        self.first: i64 = at(seats, 30, 30, 50)  # to have something before a work rather than after it
        self.recruit_now: i64 = at(seats, -33, -33, -150)  # a recruiting card used, beside what fits
        self.waiting: i64 = at(seats, 45, 42, 67)  # a recruiting card kept for a better choice, for each round to come
        self.miss: i64 = at(seats, 51, 43, 25)  # a prestige card, less for each thing that it lacks
