"""Ballots: every seat splits all its votes among the families."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.borgia.components import CAST, OFFICE_CARDS, VOTES_PER_CARDINAL
from signoria.games.borgia.events import VOTED
from signoria.games.borgia.frames import Paragraph, Question, Secret, borgia
from signoria.games.borgia.open import BorgiaOpen
from signoria.games.borgia.table import Borgia
from signoria.kernel.action import NOBODY, Actions, filled
from signoria.kernel.arrays import vec
from signoria.kernel.bits import first_bit
from signoria.kernel.frame import END, Frame
from signoria.kernel.rng import Rng
from signoria.kernel.table import Table
from signoria.kit.ring import next_of
from signoria.kit.sealed import SEALED


def votes_of(t: BorgiaOpen, seat: i64) -> i64:
    """Three a cardinal, and those printed on offices. [TP-70]"""
    n = t.cardinals[seat] * VOTES_PER_CARDINAL
    offices = t.owned[seat] & OFFICE_CARDS
    while offices != 0:
        n += t.printed.votes[first_bit(offices)]
        offices &= offices - 1
    return n


def all_votes(t: BorgiaOpen) -> i64:
    n: i64 = 0
    for seat in range(t.seats):
        n += votes_of(t, seat)
    return n


def majority(t: BorgiaOpen, tally: vec[i64]) -> i64:
    """The family with more than half of all votes; NOBODY if there is none. [TP-71]"""
    needed = votes_that_elect(t)
    for family in range(t.seats):
        if tally[family] >= needed:
            return family
    return NOBODY


def votes_that_elect(t: BorgiaOpen) -> i64:
    """More than half of all. [TP-71]"""
    return all_votes(t) // 2 + 1


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class SecretBallot(Secret):
    """All seats split their votes in secret: one answer a family, the last gets the rest. [TP-70] [TP-71]"""

    def __init__(self, first: i64, seats: i64) -> None:
        super().__init__((1 << seats) - 1, first, seats, seats - 1)

    def legal(self, t: Borgia, seat: i64, out: Actions) -> None:
        out.add_ladder(CAST, CAST + votes_of(t, seat) - self.cast(seat))

    def cast(self, seat: i64) -> i64:
        """How many votes a seat has cast."""
        n: i64 = 0
        row = seat * self.each
        for i in range(self.count(seat)):
            n += self.given[row + i] - CAST
        return n

    def answer(self, t: Table, seat: i64, code: i64) -> None:
        """A seat has finished when its votes are used up, or when only the last family is left."""
        self.given[seat * self.each + self.count(seat)] = code
        self.asked = seat
        if self.count(seat) == self.each or self.cast(seat) == votes_of(borgia(t), seat):
            t.tell(SEALED, seat)
            self.owing &= ~(1 << seat)
            self.asked = next_of(self.owing, seat, t.seats)

    def guess(self, t: Borgia, observer: i64, rng: Rng) -> None:
        """Whoever has finished may have split their votes in any way."""
        for seat in range(t.seats):
            if seat != observer and not (self.owing >> seat) & 1:
                left = votes_of(t, seat)
                for i in range(self.each):
                    if left > 0:
                        n = rng.below(left + 1)
                        self.given[seat * self.each + i] = CAST + n
                        left -= n

    def clone(self) -> "SecretBallot":
        twin = SecretBallot(0, len(self.given) // self.each)
        self.copy_answers(twin)
        return twin


def counted_in(t: Borgia, ballot: SecretBallot) -> vec[i64]:
    """The ballots are opened together, from the sitting Pope clockwise. [TP-71]"""
    tally = filled(t.seats, 0)
    seat = t.pope
    for _turn in range(t.seats):
        left = votes_of(t, seat)
        for family in range(t.seats):
            n = left
            if family < ballot.each:
                n = ballot.given[seat * ballot.each + family]
                if n == NOBODY:
                    break
                n -= CAST
            count_votes(t, tally, seat, family, n)
            left -= n
        seat = t.left_of(seat)
    return tally


def count_votes(t: Borgia, tally: vec[i64], seat: i64, family: i64, n: i64) -> None:
    tally[family] += n
    if n > 0:
        t.tell(VOTED, seat, family, n)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class OpenBallot(Paragraph):
    """Clockwise from the sitting Pope each splits all votes again, before everyone. [TP-72]"""

    def __init__(self, turn: i64, seats: i64) -> None:
        super().__init__()
        self.turn: i64 = turn
        self.tally: vec[i64] = filled(seats, 0)

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        if isinstance(done, WhichVotes):
            n = done.picked - CAST
            left = done.left - n
            count_votes(t, self.tally, self.turn, done.family, n)
            if left > 0 and done.family + 2 < t.seats:
                return WhichVotes(self.turn, done.family + 1, left)
            count_votes(t, self.tally, self.turn, t.seats - 1, left)
            self.turn = t.left_of(self.turn)
            if self.turn == t.pope:
                return END
        return WhichVotes(self.turn, 0, votes_of(t, self.turn))

    def clone(self) -> "OpenBallot":
        twin = OpenBallot(self.turn, len(self.tally))
        twin.tally = self.tally[:]
        return twin


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhichVotes(Question):
    """How many of one's votes a family gets; the last family gets the rest. [TP-70] [TP-72]"""

    def __init__(self, seat: i64, family: i64, left: i64) -> None:
        super().__init__(seat)
        self.family: i64 = family
        self.left: i64 = left  # votes not yet cast in this ballot

    def legal(self, t: Borgia, seat: i64, out: Actions) -> None:
        out.add_ladder(CAST, CAST + self.left)

    def clone(self) -> "WhichVotes":
        return WhichVotes(self.seat, self.family, self.left)
