"""The accusation of simony."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.borgia.components import AGAINST, FOR, SIMONY
from signoria.games.borgia.events import ACCUSES, ACCUSES_IN_VAIN, JUDGES, REJECTED, UPHELD
from signoria.games.borgia.frames import Paragraph, Question
from signoria.games.borgia.open import BorgiaOpen
from signoria.games.borgia.rules.piles import discard
from signoria.games.borgia.table import Borgia
from signoria.kernel.action import Actions
from signoria.kernel.frame import END, Frame


def may_accuse(t: BorgiaOpen, seat: i64) -> bool:
    """In round 1, to no effect; later with grounds. [TP-46]"""
    return t.round == 1 or has_grounds(t, seat)


def has_grounds(t: BorgiaOpen, seat: i64) -> bool:
    """The Pope reshuffled offices, or favoured this seat with nothing; not in round 1. [TP-46]"""
    return t.round > 1 and (t.reshuffled or not (t.favoured >> seat) & 1)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Accusation(Paragraph):
    """Everyone but the Pope judges, openly, clockwise from the accuser, one vote a cardinal. [TP-46]"""

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.yes: i64 = 0
        self.no: i64 = 0

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        if done is None:
            discard(t, self.seat, SIMONY)
            if t.round == 1:
                t.tell(ACCUSES_IN_VAIN, self.seat)
                return END
            t.tell(ACCUSES, self.seat, t.pope)
            return WhichVerdict(self.seat)
        if isinstance(done, WhichVerdict):
            self.count(t, done.seat, done.picked)
            judge = t.left_of(done.seat)
            if judge == t.pope:
                judge = t.left_of(judge)
            if judge != self.seat:
                return WhichVerdict(judge)
            settle_accusation(t, self.yes, self.no)
        return END

    def count(self, t: Borgia, seat: i64, verdict: i64) -> None:
        """All votes of a seat go together. [TP-46]"""
        n = t.cardinals[seat]
        if verdict == FOR:
            self.yes += n
        else:
            self.no += n
        t.tell(JUDGES, seat, verdict - FOR, n)

    def clone(self) -> "Accusation":
        twin = Accusation(self.seat)
        twin.yes = self.yes
        twin.no = self.no
        return twin


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhichVerdict(Question):
    """For the accusation, or against it. [TP-46]"""

    def legal(self, t: Borgia, seat: i64, out: Actions) -> None:
        out.add(FOR)
        out.add(AGAINST)

    def clone(self) -> "WhichVerdict":
        return WhichVerdict(self.seat)


def settle_accusation(t: Borgia, yes: i64, no: i64) -> None:
    """More for than against: who is Pope now loses the next turn, once. [TP-46]"""
    if yes > no:
        t.barred |= 1 << t.pope
        t.tell(UPHELD, t.pope, yes, no)
    else:
        t.tell(REJECTED, t.pope, yes, no)
