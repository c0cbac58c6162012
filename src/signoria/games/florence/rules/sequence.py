"""The course of the game: seven rounds of an auction and an action phase."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.florence.components import BEST_WORK_FAME, MINIMUM, ROUNDS
from signoria.games.florence.events import BEST_WORK, FOR_BEST_WORK, GAME_ENDS, NO_WORK, ROUND_BEGINS, STARTER_PASSES
from signoria.games.florence.frames import Paragraph
from signoria.games.florence.open import FlorenceOpen
from signoria.games.florence.rules.action import ActionPhase
from signoria.games.florence.rules.auction import AuctionPhase
from signoria.games.florence.rules.setup import Beginning
from signoria.games.florence.table import Florence
from signoria.kernel.frame import END, Frame


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Course(Paragraph):
    """The set-up is completed; then seven rounds. [PF-10] [PF-50]"""

    def next(self, t: Florence, done: Frame | None) -> Frame:
        if done is None:
            return Beginning()
        if t.round < ROUNDS:
            return Round()
        t.ended = True
        t.tell(GAME_ENDS)
        return END

    def clone(self) -> "Course":
        return Course()


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Round(Paragraph):
    """Auction, actions, the best work; then the marker passes. [PF-48]"""

    def next(self, t: Florence, done: Frame | None) -> Frame:
        if done is None:
            begin_round(t)
            return AuctionPhase(t.starter)
        if isinstance(done, AuctionPhase):
            return ActionPhase()
        award_best_work(t)
        if t.round < ROUNDS:
            t.starter = t.left_of(t.starter)
            t.tell(STARTER_PASSES, t.starter)
        return END

    def clone(self) -> "Round":
        return Round()


def begin_round(t: FlorenceOpen) -> None:
    """The round marker moves on; players take their work markers back. [PF-41]"""
    t.round += 1
    for seat in range(t.seats):
        t.best[seat] = 0
    t.tell(ROUND_BEGINS, t.round, MINIMUM[t.round], t.starter)


def best_work(t: FlorenceOpen) -> i64:
    """The highest value of a work of this round. [PF-48]"""
    best: i64 = 0
    for seat in range(t.seats):
        if t.best[seat] > best:
            best = t.best[seat]
    return best


def award_best_work(t: FlorenceOpen) -> None:
    """The highest value of the round earns 3 PP, each if tied; no work, no award. [PF-48]"""
    best = best_work(t)
    if best == 0:
        t.tell(NO_WORK)
        return
    for seat in range(t.seats):
        if t.best[seat] == best:
            t.tell(BEST_WORK, seat, best)
            t.gain_fame(seat, BEST_WORK_FAME, FOR_BEST_WORK)
