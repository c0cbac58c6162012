"""Which question is asked, about which card, in whose turn and in which part of the game: as numbers, for tensors."""

from typing import Final

from mypy_extensions import i64

from signoria.games.borgia.components import SEIZE, STORM
from signoria.games.borgia.rules.accusation import WhichVerdict
from signoria.games.borgia.rules.arrival import Arrival, WhetherToPay, WhichPlace, WhichToTuck
from signoria.games.borgia.rules.auction import Sale
from signoria.games.borgia.rules.ballot import OpenBallot, SecretBallot, WhichVotes
from signoria.games.borgia.rules.death import Death, Poisoning, WhetherToCure, WhichFate
from signoria.games.borgia.rules.election import Election
from signoria.games.borgia.rules.pope import Draws, NewRound, WhetherToReshuffle, WhichCardinals, WhichReceiver
from signoria.games.borgia.rules.protection import Rearrangement, WhichNewPlace
from signoria.games.borgia.rules.runoff import RunOff, WhichFamily
from signoria.games.borgia.rules.seizure import Commit, Seizure
from signoria.games.borgia.rules.setup import PlayHands, SetUp, WhetherToThrow
from signoria.games.borgia.rules.trade import (
    Bazaar,
    WhetherToAccept,
    WhetherToConsent,
    WhetherToTrade,
    WhichDucats,
    WhichDucatsAsked,
    WhichGoods,
)
from signoria.games.borgia.rules.turn import (
    ArrangePhase,
    BuyOrSpy,
    BuyPhase,
    PlayOrSeize,
    PlayPhase,
    WhetherToArrange,
)
from signoria.kernel.action import NOBODY
from signoria.kernel.frame import END, Frame
from signoria.kit.ascending import Ascending

QUESTIONS: Final = [
    *["throw-in", "bid", "buy", "play", "arrange", "place", "fee", "tuck"],
    *["new-place", "cure", "fate", "verdict", "commit", "secret-votes", "votes", "family"],
    *["trade", "goods", "ducats", "ducats-asked", "accept", "consent", "receiver", "reshuffle"],
    "cardinals",
]


def question(top: Frame) -> i64:
    """Which question this is, in the order of QUESTIONS; NOBODY if none is asked."""
    if isinstance(top, Ascending):
        return 1
    if isinstance(top, PlayOrSeize):
        return 3
    if isinstance(top, BuyOrSpy):
        return 2
    if isinstance(top, SecretBallot):
        return 13
    if isinstance(top, WhichVotes):
        return 14
    found = about_cards(top)
    if found == NOBODY:
        found = about_offers(top)
    if found == NOBODY:
        found = about_offices(top)
    return found


def about_cards(top: Frame) -> i64:
    if isinstance(top, WhichPlace):
        return 5
    if isinstance(top, WhetherToPay):
        return 6
    if isinstance(top, WhichToTuck):
        return 7
    if isinstance(top, WhichNewPlace):
        return 8
    if isinstance(top, WhetherToCure):
        return 9
    if isinstance(top, WhichFate):
        return 10
    if isinstance(top, WhetherToArrange):
        return 4
    if isinstance(top, Commit):
        return 12
    return NOBODY


def about_offers(top: Frame) -> i64:
    if isinstance(top, WhetherToTrade):
        return 16
    if isinstance(top, WhichGoods):
        return 17
    if isinstance(top, WhichDucats):
        return 18
    if isinstance(top, WhichDucatsAsked):
        return 19
    if isinstance(top, WhetherToAccept):
        return 20
    if isinstance(top, WhetherToConsent):
        return 21
    return NOBODY


def about_offices(top: Frame) -> i64:
    if isinstance(top, WhichVerdict):
        return 11
    if isinstance(top, WhichFamily):
        return 15
    if isinstance(top, WhichReceiver):
        return 22
    if isinstance(top, WhetherToReshuffle):
        return 23
    if isinstance(top, WhichCardinals):
        return 24
    if isinstance(top, WhetherToThrow):
        return 0
    return NOBODY


def subject(top: Frame) -> i64:
    """The card that the innermost paragraph is about; NOBODY if it is about none."""
    frame = top
    while frame is not END:
        if isinstance(frame, (WhichPlace, WhetherToPay, WhichNewPlace, WhichFate, WhichReceiver)):
            return frame.card
        if isinstance(frame, (Sale, Arrival, Rearrangement, Poisoning, Death)):
            return frame.card
        if isinstance(frame, WhichToTuck):
            return frame.property
        if isinstance(frame, Seizure) and frame.code < STORM:
            return frame.code - SEIZE
        frame = frame.below
    return NOBODY


def turn_of(top: Frame) -> i64:
    """Who is at it, where seats take turns; NOBODY where they do not."""
    frame = top
    while frame is not END:
        if isinstance(frame, (BuyPhase, PlayPhase, ArrangePhase)):
            return frame.seat
        if isinstance(frame, (Draws, PlayHands, Bazaar, OpenBallot, RunOff)):
            return frame.turn
        frame = frame.below
    return NOBODY


def phase_of(top: Frame) -> i64:
    """The part of the game: the innermost paragraph that is one; 0 when it is over."""
    frame = top
    while frame is not END:
        if isinstance(frame, SetUp):
            return 1
        if isinstance(frame, BuyPhase):
            return 2
        if isinstance(frame, PlayPhase):
            return 3
        if isinstance(frame, ArrangePhase):
            return 4
        if isinstance(frame, Election):
            return 5
        if isinstance(frame, NewRound):
            return 6
        frame = frame.below
    return 0
