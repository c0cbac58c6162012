"""The course of the game: three rounds."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.borgia.components import KEPT, OFFICE_CARDS, PROPERTY_CARDS, ROUNDS
from signoria.games.borgia.events import (
    GAME_ENDS,
    INCOME_PAID,
    ROUND_BEGINS,
    SCORED,
    SCORED_CARD,
    SCORED_DUCATS,
    SCORED_POPE,
)
from signoria.games.borgia.frames import Paragraph
from signoria.games.borgia.open import BorgiaOpen
from signoria.games.borgia.rules.death import end_marriage, end_preaching
from signoria.games.borgia.rules.election import Election
from signoria.games.borgia.rules.pope import NewRound
from signoria.games.borgia.rules.setup import SetUp
from signoria.games.borgia.rules.turn import Turns
from signoria.games.borgia.scoring import ducat_points, pope_points, round_points
from signoria.games.borgia.table import Borgia
from signoria.kernel.action import NOBODY
from signoria.kernel.bits import first_bit
from signoria.kernel.frame import END, Frame


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Course(Paragraph):
    """Set-up, then turns and their end, three times over; later rounds begin with the Pope's powers. [TP-20]"""

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        if done is None:
            t.tell(ROUND_BEGINS, t.round)
            return SetUp()
        if isinstance(done, (SetUp, NewRound)):
            return Turns(t.pope)
        if isinstance(done, Turns):
            return RoundEnd()
        if t.ended:
            return END
        return NewRound()

    def clone(self) -> "Course":
        return Course()


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class RoundEnd(Paragraph):
    """Income, election, points; after the third round that is all, else what holds for a round ends. [TP-61] [TP-62]"""

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        if done is None:
            pay_income(t)
            return Election()
        score_round(t)
        if t.round == ROUNDS:
            t.ended = True
            t.tell(GAME_ENDS)
        else:
            close_round(t)
        return END

    def clone(self) -> "RoundEnd":
        return RoundEnd()


def pay_income(t: Borgia) -> None:
    """What is printed on properties and offices; not the base income. [TP-60]"""
    for seat in range(t.seats):
        ducats = income_of(t, seat)
        t.purse[seat] += ducats
        t.tell(INCOME_PAID, seat, ducats)


def income_of(t: BorgiaOpen, seat: i64) -> i64:
    """What a family is paid for what lies before it. [TP-60]"""
    ducats: i64 = 0
    cards = t.owned[seat] & (PROPERTY_CARDS | OFFICE_CARDS)
    while cards != 0:
        ducats += t.printed.income[first_bit(cards)]
        cards &= cards - 1
    return ducats


def score_round(t: Borgia) -> None:
    """Points are added up over the rounds. [TP-62] [TP-80]"""
    tell_lines(t)
    for seat in range(t.seats):
        points = round_points(t, seat)
        t.score[seat] += points
        t.tell(SCORED, seat, points)


def tell_lines(t: Borgia) -> None:
    """Line by line what the round brings: card by card, to the new Pope, for ducats. [TP-80]

    The ducats themselves stay hidden; their points are in everybody's score. [TP-4]
    """
    for card in range(KEPT):
        seat = t.owner_of(card)
        if seat != NOBODY and t.printed.vp[card] > 0:
            t.tell(SCORED_CARD, seat, card, t.printed.vp[card])
    t.tell(SCORED_POPE, t.pope, pope_points(t, t.pope))
    for seat in range(t.seats):
        if ducat_points(t, seat) > 0:
            t.tell(SCORED_DUCATS, seat, ducat_points(t, seat))


def close_round(t: Borgia) -> None:
    """Marriages are over, and so is Savonarola. [TP-63]"""
    if t.married != 0:
        end_marriage(t)
    if t.preaching:
        end_preaching(t)
