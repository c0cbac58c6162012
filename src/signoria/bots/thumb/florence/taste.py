"""What the rules of thumb think things are worth, in numbers found by play against themselves.

Worths are in hundredths of a point; money is in hundreds of florins, as everywhere in this game.
"""

from typing import final

from mypy_extensions import i64


@final
class Taste:
    """The weights of a player's judgement."""

    def __init__(self) -> None:
        self.point: i64 = 55  # one more point of value on a work that will be done
        self.reach: i64 = 45  # the same on top, where the work still falls short of the minimum
        self.extra: i64 = 27  # works beyond the hand, for each hundred actions that the hand leaves free
        self.chance: i64 = 130  # how well a profession still to come fits what there is, against blind chance
        # The purse: dear up to what is soon needed, fair up to what will be, then nearly idle.
        self.dear: i64 = 85
        self.fair: i64 = 48
        self.idle: i64 = 12
        self.turn_needs: i64 = 250  # hundredths of a hundred florins, for each action left in this round
        self.round_needs: i64 = 300  # for each round to come
        self.round_spare: i64 = 500
        # The auction.
        # What each rival adds to the price, in hundredths of a step.
        self.landscape_price: i64 = 80
        self.jester_price: i64 = 100
        self.builder_price: i64 = 100
        self.prestige_price: i64 = 70
        self.recruiting_price: i64 = 80
        self.jester: i64 = 110  # two points on a work
        self.again: i64 = 300  # a landscape of a kind that is there
        self.surplus: i64 = 70  # how sure it is that the next best item can be had, in percent
        self.builder_first: i64 = 40  # a builder's promise, for each round to come
        self.builder_second: i64 = 60
        self.builder_third: i64 = 80
        self.builds: i64 = 18  # buildings still to come, for each hundred actions
        self.prestige: i64 = 330
        self.prestige_round: i64 = 20  # and so much more for each round behind us
        self.recruit: i64 = 110  # a profession recruited, against one drawn, in percent
        # The actions.
        self.draw: i64 = 220  # a profession more, if there is time to use it
        self.draw_base: i64 = 25  # and for each point that every work has
        self.draw_time: i64 = 30  # how surely there is just time, in percent
        self.draw_slack: i64 = 12  # and for each action to spare
        self.bonus: i64 = 130
        self.bonus_round: i64 = 10  # and for each round behind us
        self.rescue: i64 = 300  # a bonus card when a work would be lost without it
        self.patience_least: i64 = 0
        self.patience: i64 = 12  # for each action to spare: how surely a work can be done later, in percent
        self.patience_most: i64 = 90
        self.growth: i64 = 90  # how much a work gains by a round of waiting, in hundredths
        self.risk: i64 = 60  # how surely a work is still done later that falls short of the next minimum, in percent
        self.hold: i64 = 60  # how surely the best work stays the best, in percent for each rival to come
        self.bonus_keep: i64 = 70  # a bonus card kept, against one used now, in percent
        self.shared: i64 = 50  # what professions have in common, against what is there, in percent
        self.square: i64 = 6  # a square that a building could have used
        self.edge: i64 = 4  # an open edge beside a piece
        self.fit: i64 = 60  # a wanted piece that still fits
        self.scarce: i64 = 60  # the last one of a freedom or a building
        self.waiting: i64 = 40  # a recruiting card kept for a better choice, for each round to come
        self.miss: i64 = 24  # how much less sure a prestige card is for each thing that it lacks, in percent
