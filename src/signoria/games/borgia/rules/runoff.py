"""The run-off between two families, when open ballots have not settled it."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.borgia.components import CAST, NAME
from signoria.games.borgia.events import DRAWN_VOTE, RUN_OFF
from signoria.games.borgia.frames import Paragraph, Question
from signoria.games.borgia.rules.ballot import WhichVotes, count_votes, votes_of
from signoria.games.borgia.rules.trade import Bazaar
from signoria.games.borgia.table import Borgia
from signoria.kernel.action import NOBODY, Actions, filled
from signoria.kernel.arrays import vec
from signoria.kernel.bits import bits, first_bit
from signoria.kernel.frame import END, Frame


def leaders(tally: vec[i64], among: i64) -> i64:
    """The families of `among` (bits) with most votes, as bits."""
    most: i64 = -1
    out: i64 = 0
    for family in range(len(tally)):
        if (among >> family) & 1:
            if tally[family] > most:
                most = tally[family]
                out = 0
            if tally[family] == most:
                out |= 1 << family
    return out


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class RunOff(Paragraph):
    """The two families with most votes; the sitting Pope names which, where they tie, and settles a draw. [TP-73]"""

    def __init__(self, tally: vec[i64]) -> None:
        super().__init__()
        self.tally: vec[i64] = tally  # of the last open ballot, then of this one
        self.pair: i64 = 0  # the two, as bits
        self.turn: i64 = NOBODY  # who votes; NOBODY until the voting begins
        self.winner: i64 = NOBODY

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        if isinstance(done, WhichFamily):
            if self.turn != NOBODY:  # the vote was drawn
                self.winner = done.picked - NAME
                return END
            self.pair |= 1 << (done.picked - NAME)
        if isinstance(done, Bazaar):
            self.turn = t.pope
            self.tally = filled(t.seats, 0)
            return WhichVotes(self.turn, first_bit(self.pair), votes_of(t, self.turn))
        if isinstance(done, WhichVotes):
            return self.voted(t, done)
        return self.paired(t)

    def paired(self, t: Borgia) -> Frame:
        """Find the two, by votes or by the Pope's word. [TP-73]"""
        while bits(self.pair) < 2:
            best = leaders(self.tally, t.everyone() & ~self.pair)
            if bits(best) + bits(self.pair) > 2:
                return WhichFamily(t.pope, best)
            self.pair |= best
        family = first_bit(self.pair)
        t.tell(RUN_OFF, family, first_bit(self.pair & ~(1 << family)))
        return Bazaar(t.pope)

    def voted(self, t: Borgia, answer: WhichVotes) -> Frame:
        """What one of the two does not get, the other gets. [TP-73]"""
        one = answer.family
        two = first_bit(self.pair & ~(1 << one))
        count_votes(t, self.tally, self.turn, one, answer.picked - CAST)
        count_votes(t, self.tally, self.turn, two, answer.left - answer.picked + CAST)
        self.turn = t.left_of(self.turn)
        if self.turn != t.pope:
            return WhichVotes(self.turn, one, votes_of(t, self.turn))
        best = leaders(self.tally, self.pair)
        if bits(best) == 2:
            t.tell(DRAWN_VOTE, one, two)
            return WhichFamily(t.pope, self.pair)
        self.winner = first_bit(best)
        return END

    def clone(self) -> "RunOff":
        twin = RunOff(self.tally[:])
        twin.pair = self.pair
        twin.turn = self.turn
        twin.winner = self.winner
        return twin


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhichFamily(Question):
    """The sitting Pope names one of those that tie. [TP-73]"""

    def __init__(self, seat: i64, tied: i64) -> None:
        super().__init__(seat)
        self.tied: i64 = tied  # as bits

    def legal(self, t: Borgia, seat: i64, out: Actions) -> None:
        for family in range(t.seats):
            if (self.tied >> family) & 1:
                out.add(NAME + family)

    def clone(self) -> "WhichFamily":
        return WhichFamily(self.seat, self.tied)
