"""The election of a Pope."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.borgia.events import ELECTED, NO_MAJORITY
from signoria.games.borgia.frames import Paragraph
from signoria.games.borgia.rules.ballot import OpenBallot, SecretBallot, all_votes, counted_in, majority
from signoria.games.borgia.rules.runoff import RunOff
from signoria.games.borgia.rules.trade import Bazaar
from signoria.games.borgia.table import Borgia
from signoria.kernel.action import NOBODY
from signoria.kernel.arrays import vec
from signoria.kernel.frame import END, Frame


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Election(Paragraph):
    """A secret ballot, open ones, at last a run-off, until one has more than half. [TP-61] [TP-71] [TP-72]"""

    def __init__(self) -> None:
        super().__init__()
        self.ballots: i64 = 0  # held so far

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        if done is None:
            return Bazaar(t.pope)
        if isinstance(done, Bazaar):
            self.ballots += 1
            if self.ballots == 1:
                return SecretBallot(t.pope, t.seats)
            return OpenBallot(t.pope, t.seats)
        if isinstance(done, SecretBallot):
            return self.settled(t, counted_in(t, done))
        if isinstance(done, OpenBallot):
            return self.settled(t, done.tally)
        if isinstance(done, RunOff):
            elect(t, done.winner, done.tally)
        return END

    def settled(self, t: Borgia, tally: vec[i64]) -> Frame:
        """Elected, or on to the next ballot; after so many open ones, the run-off. [TP-71] [TP-73]"""
        winner = majority(t, tally)
        if winner != NOBODY:
            elect(t, winner, tally)
            return END
        t.tell(NO_MAJORITY, self.ballots)
        if self.ballots > t.terms.open_ballots:
            return RunOff(tally[:])
        return Bazaar(t.pope)

    def clone(self) -> "Election":
        twin = Election()
        twin.ballots = self.ballots
        return twin


def elect(t: Borgia, winner: i64, tally: vec[i64]) -> None:
    """The player of the elected family is Pope. [TP-71]"""
    t.pope = winner
    t.tell(ELECTED, winner, tally[winner], all_votes(t))
