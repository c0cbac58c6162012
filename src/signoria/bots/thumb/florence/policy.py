"""Rules of thumb for The Princes of Florence: every question has its own."""

from typing import final

from mypy_extensions import i64

from signoria.bots.thumb.florence.cards import rate_bonuses, rate_discards, rate_fame, rate_kept
from signoria.bots.thumb.florence.evaluation import SeatEvaluation
from signoria.bots.thumb.florence.forecast import DOUBT, foresee
from signoria.bots.thumb.florence.items import rate_bids, rate_items, rate_stacks
from signoria.bots.thumb.florence.places import Places
from signoria.bots.thumb.florence.turn import rate_actions, recruit_worth
from signoria.bots.thumb.policy import POINT, Menu, Policy
from signoria.games.florence.components import ADD, RECRUIT, RETURN, ROUNDS
from signoria.games.florence.frames import florence
from signoria.games.florence.rules.action import Turn, WhichAction
from signoria.games.florence.rules.auction import AuctionPhase, Sale, WhichItem, WhichStack
from signoria.games.florence.rules.cards import WhichCard, WhichOrder, WhichRecruit
from signoria.games.florence.rules.placing import WhichPlace
from signoria.games.florence.rules.setup import WhichDiscard
from signoria.games.florence.rules.work import HowMuchFame, WhichBonus
from signoria.games.florence.scoring import standing
from signoria.games.florence.table import Florence
from signoria.kernel.action import Actions
from signoria.kernel.arrays import vec
from signoria.kernel.frame import END, Frame
from signoria.kernel.game import STEP
from signoria.kernel.state import State
from signoria.kit.ascending import PASS, Ascending


def actions_left(t: Florence, top: Frame, seat: i64) -> i64:
    """How many actions a seat still has in this round."""
    frame = top
    while frame is not END:
        if isinstance(frame, Turn):
            if frame.seat == seat:
                return t.actions
            if (seat - t.starter) % t.seats < (frame.seat - t.starter) % t.seats:
                return 0
            return 2
        frame = frame.below
    return 2


def in_auction(top: Frame) -> bool:
    """Is this round's auction still going on?"""
    frame = top
    while frame is not END:
        if isinstance(frame, AuctionPhase):
            return True
        frame = frame.below
    return False


@final
class FlorencePolicy(Policy):
    """Judges by the works that a hand promises, and by what money and time allow."""

    def __init__(self, jitter: i64 = 20) -> None:
        super().__init__(jitter)
        self.evaluation: SeatEvaluation = SeatEvaluation()
        self.places: Places = Places()

    def rate(self, s: State, seat: i64, acts: Actions, menu: Menu) -> None:
        t = florence(s.table)
        top = s.top
        evaluation = self.evaluation
        if isinstance(top, Ascending):
            evaluation.study(t, seat, 2)
            evaluation.match(t)
            sale = top.below
            assert isinstance(sale, Sale)
            rate_bids(t, evaluation, sale.stack, top.price + 1, menu)
        elif isinstance(top, WhichOrder):
            menu.add(RETURN, 0)
        elif isinstance(top, WhichDiscard):
            evaluation.study(t, seat, 2)
            rate_discards(t, evaluation, acts, menu)
        else:
            evaluation.study(t, seat, actions_left(t, top, seat))
            self.rate_rest(t, top, acts, menu)

    def rate_rest(self, t: Florence, top: Frame, acts: Actions, menu: Menu) -> None:
        """Questions that look at the works to come, the bids apart."""
        evaluation = self.evaluation
        if isinstance(top, WhichBonus):
            rate_bonuses(t, evaluation, top.value, acts, menu)
        elif isinstance(top, HowMuchFame):
            rate_fame(evaluation, top.value, menu)
        else:
            evaluation.match(t)
            if isinstance(top, WhichAction):
                rate_actions(t, evaluation, acts, menu)
            elif isinstance(top, WhichPlace):
                self.places.rate(t, evaluation, top.piece, acts, menu)
            elif isinstance(top, WhichStack):
                rate_stacks(t, evaluation, menu)
            elif isinstance(top, WhichItem):
                rate_items(t, evaluation, menu)
            elif isinstance(top, WhichCard):
                rate_kept(t, evaluation, top.deck, acts, menu)
            elif isinstance(top, WhichRecruit):
                rate_recruits(t, evaluation, acts, menu)

    def forecast(self, s: State, out: vec[i64]) -> None:
        t = florence(s.table)
        if s.over:
            standing(t, out)
        running: i64 = 0
        if not s.over and in_auction(s.top):
            running = t.in_the_running()
        evaluation = self.evaluation
        for seat in range(t.seats):
            if s.over:
                out[seat] = out[seat] // STEP * POINT
            else:
                evaluation.study(t, seat, actions_left(t, s.top, seat))
                out[seat] = foresee(t, evaluation, (running >> seat) & 1)

    def doubt(self, s: State) -> i64:
        return DOUBT[ROUNDS - florence(s.table).round]


def rate_recruits(t: Florence, evaluation: SeatEvaluation, acts: Actions, menu: Menu) -> None:
    """The winner of a recruiting card may use it at once."""
    for n in range(acts.listed):
        code = acts.codes[n]
        if code == PASS:
            menu.add(PASS, 0)
        elif RECRUIT <= code < ADD:
            menu.add(code, recruit_worth(t, evaluation, code - RECRUIT))
