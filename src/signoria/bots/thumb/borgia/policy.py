"""The rules of thumb of The Prince: one short opinion for every question of the game."""

from typing import final

from mypy_extensions import i64

from signoria.bots.thumb.borgia.appraisal import Appraisal
from signoria.bots.thumb.borgia.bidding import rate_bids
from signoria.bots.thumb.borgia.forecast import foresee
from signoria.bots.thumb.borgia.papacy import (
    rate_cardinals,
    rate_names,
    rate_open_ballot,
    rate_receivers,
    rate_reshuffle,
    rate_secret_ballot,
    rate_verdicts,
)
from signoria.bots.thumb.borgia.places import rate_places, rate_tucking
from signoria.bots.thumb.borgia.taste import Taste
from signoria.bots.thumb.borgia.trade import (
    rate_consent,
    rate_ducats,
    rate_ducats_asked,
    rate_goods,
    rate_market,
    rate_offer,
)
from signoria.bots.thumb.borgia.turn import rate_arranging, rate_buying, rate_cure, rate_fee, rate_hand, rate_playing
from signoria.bots.thumb.borgia.war import rate_commitment
from signoria.bots.thumb.policy import Menu, Policy
from signoria.games.borgia.frames import borgia
from signoria.games.borgia.rules.accusation import WhichVerdict
from signoria.games.borgia.rules.arrival import WhetherToPay, WhichPlace, WhichToTuck
from signoria.games.borgia.rules.ballot import SecretBallot, WhichVotes
from signoria.games.borgia.rules.death import Poisoning, WhetherToCure, WhichFate
from signoria.games.borgia.rules.pope import WhetherToReshuffle, WhichCardinals, WhichReceiver
from signoria.games.borgia.rules.protection import WhichNewPlace
from signoria.games.borgia.rules.runoff import WhichFamily
from signoria.games.borgia.rules.seizure import Commit
from signoria.games.borgia.rules.setup import WhetherToThrow
from signoria.games.borgia.rules.trade import (
    WhetherToAccept,
    WhetherToConsent,
    WhetherToTrade,
    WhichDucats,
    WhichDucatsAsked,
    WhichGoods,
)
from signoria.games.borgia.rules.turn import BuyOrSpy, PlayOrSeize, WhetherToArrange
from signoria.games.borgia.table import Borgia
from signoria.kernel.action import Actions
from signoria.kernel.arrays import vec
from signoria.kernel.frame import Frame
from signoria.kernel.state import State
from signoria.kit.ascending import Ascending


@final
class BorgiaPolicy(Policy):
    """Buys what pays, hides what it has, takes what lies open, and votes for itself or for whoever is least ahead."""

    def __init__(self, jitter: i64 = 20) -> None:
        super().__init__(jitter)
        self.appraisal: Appraisal = Appraisal(Taste())

    def rate(self, s: State, seat: i64, acts: Actions, menu: Menu) -> None:
        t = borgia(s.table)
        appraisal = self.appraisal
        appraisal.look(t)
        top = s.top
        if isinstance(top, Ascending):
            rate_bids(t, appraisal, seat, top, acts, menu)
        elif isinstance(top, PlayOrSeize):
            rate_playing(t, appraisal, seat, acts, menu)
        elif isinstance(top, BuyOrSpy):
            rate_buying(t, appraisal, seat, acts, menu)
        elif isinstance(top, WhetherToArrange):
            rate_arranging(t, appraisal, seat, acts, menu)
        elif isinstance(top, (WhichPlace, WhichNewPlace)):
            rate_places(t, appraisal, seat, top.card, acts, menu)
        elif isinstance(top, WhetherToPay):
            rate_fee(t, appraisal, top, acts, menu)
        elif isinstance(top, Commit):
            rate_commitment(t, appraisal, seat, top, acts, menu)
        elif isinstance(top, WhichToTuck):
            rate_tucking(appraisal, top, acts, menu)
        elif not rate_papal(t, appraisal, seat, top, acts, menu):
            rate_rest(t, appraisal, seat, top, acts, menu)

    def forecast(self, s: State, out: vec[i64]) -> None:
        foresee(borgia(s.table), self.appraisal, s.top, out)

    def doubt(self, s: State) -> i64:
        t = borgia(s.table)
        if t.ended:
            return 0
        self.appraisal.look(t)
        return self.appraisal.by_now(self.appraisal.taste.doubt)


def rate_papal(t: Borgia, appraisal: Appraisal, seat: i64, top: Frame, acts: Actions, menu: Menu) -> bool:
    """Elections, and what a Pope is asked; was it one of these?"""
    if isinstance(top, SecretBallot):
        rate_secret_ballot(t, appraisal, seat, top, menu)
    elif isinstance(top, WhichVotes):
        rate_open_ballot(t, appraisal, seat, top, menu)
    elif isinstance(top, WhichFamily):
        rate_names(t, appraisal, seat, top, menu)
    elif isinstance(top, (WhichReceiver, WhichFate)):
        rate_receivers(t, appraisal, top.card, acts, menu)
    elif isinstance(top, WhetherToReshuffle):
        rate_reshuffle(t, appraisal, top.handed, acts, menu)
    elif isinstance(top, WhichCardinals):
        rate_cardinals(t, appraisal, top, acts, menu)
    elif isinstance(top, WhichVerdict):
        rate_verdicts(t, appraisal, seat, menu)
    else:
        return False
    return True


def rate_rest(t: Borgia, appraisal: Appraisal, seat: i64, top: Frame, acts: Actions, menu: Menu) -> None:
    """The Doctor, the first hand, and trade."""
    if isinstance(top, WhetherToCure):
        poisoning = top.below
        assert isinstance(poisoning, Poisoning)
        rate_cure(t, appraisal, seat, poisoning, acts, menu)
    elif isinstance(top, WhetherToThrow):
        rate_hand(t, appraisal, seat, acts, menu)
    elif isinstance(top, WhetherToTrade):
        rate_market(menu)
    elif isinstance(top, WhichGoods):
        rate_goods(t, appraisal, top, menu)
    elif isinstance(top, WhichDucats):
        rate_ducats(t, appraisal, top, acts, menu)
    elif isinstance(top, WhichDucatsAsked):
        rate_ducats_asked(t, appraisal, top, acts, menu)
    elif isinstance(top, WhetherToAccept):
        rate_offer(t, appraisal, top, acts, menu)
    elif isinstance(top, WhetherToConsent):
        rate_consent(menu)
    else:
        menu.add_all(acts)
