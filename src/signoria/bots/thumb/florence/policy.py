"""Rules of thumb for The Princes of Florence: every question has its own."""

from typing import final

from mypy_extensions import i64

from signoria.bots.thumb.florence.cards import rate_bonuses, rate_discards, rate_fame, rate_kept
from signoria.bots.thumb.florence.items import rate_bids, rate_items, rate_stacks
from signoria.bots.thumb.florence.outlook import DOUBT, foresee
from signoria.bots.thumb.florence.places import Places
from signoria.bots.thumb.florence.prospects import Prospects
from signoria.bots.thumb.florence.turn import rate_actions, recruit_worth
from signoria.bots.thumb.policy import POINT, Menu, Policy
from signoria.games.florence.actions import ADD, RECRUIT, RETURN
from signoria.games.florence.components import ROUNDS
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
        self.prospects: Prospects = Prospects()
        self.places: Places = Places()

    def rate(self, s: State, seat: i64, acts: Actions, menu: Menu) -> None:
        t = florence(s.table)
        top = s.top
        p = self.prospects
        if isinstance(top, Ascending):
            p.study(t, seat, 2)
            p.match(t)
            sale = top.below
            assert isinstance(sale, Sale)
            rate_bids(t, p, sale.stack, top.price + 1, menu)
        elif isinstance(top, WhichOrder):
            menu.add(RETURN, 0)
        elif isinstance(top, WhichDiscard):
            p.study(t, seat, 2)
            rate_discards(t, p, acts, menu)
        else:
            p.study(t, seat, actions_left(t, top, seat))
            self.rate_rest(t, top, acts, menu)

    def rate_rest(self, t: Florence, top: Frame, acts: Actions, menu: Menu) -> None:
        """Questions that look at the works to come, the bids apart."""
        p = self.prospects
        if isinstance(top, WhichBonus):
            rate_bonuses(t, p, top.value, acts, menu)
        elif isinstance(top, HowMuchFame):
            rate_fame(p, top.value, menu)
        else:
            p.match(t)
            if isinstance(top, WhichAction):
                rate_actions(t, p, acts, menu)
            elif isinstance(top, WhichPlace):
                self.places.rate(t, p, top.piece, acts, menu)
            elif isinstance(top, WhichStack):
                rate_stacks(t, p, menu)
            elif isinstance(top, WhichItem):
                rate_items(t, p, menu)
            elif isinstance(top, WhichCard):
                rate_kept(t, p, top.deck, acts, menu)
            elif isinstance(top, WhichRecruit):
                rate_recruits(t, p, acts, menu)

    def outlook(self, s: State, out: vec[i64]) -> None:
        t = florence(s.table)
        if s.over:
            standing(t, out)
        running: i64 = 0
        if not s.over and in_auction(s.top):
            running = t.in_the_running()
        p = self.prospects
        for seat in range(t.seats):
            if s.over:
                out[seat] = out[seat] // STEP * POINT
            else:
                p.study(t, seat, actions_left(t, s.top, seat))
                out[seat] = foresee(t, p, (running >> seat) & 1)

    def doubt(self, s: State) -> i64:
        return DOUBT[ROUNDS - florence(s.table).round]


def rate_recruits(t: Florence, p: Prospects, acts: Actions, menu: Menu) -> None:
    """The winner of a recruiting card may use it at once."""
    for n in range(acts.listed):
        code = acts.codes[n]
        if code == PASS:
            menu.add(PASS, 0)
        elif RECRUIT <= code < ADD:
            menu.add(code, recruit_worth(t, p, code - RECRUIT))
