"""What a seat is asked: the prompt, its paragraph, and the nouns its sentence needs."""

from typing import Final

from mypy_extensions import i64

from signoria.games.borgia.components import CARD_NAMES, DOCTOR, FAMILY_NAMES, TYPE_NAMES
from signoria.games.borgia.open import BorgiaOpen
from signoria.games.borgia.rules.accusation import WhichVerdict
from signoria.games.borgia.rules.arrival import WhetherToPay, WhichPlace, WhichToTuck
from signoria.games.borgia.rules.auction import Sale
from signoria.games.borgia.rules.ballot import SecretBallot, WhichVotes, votes_of
from signoria.games.borgia.rules.death import Poisoning, WhetherToCure, WhichFate
from signoria.games.borgia.rules.pope import WhetherToReshuffle, WhichCardinals, WhichReceiver
from signoria.games.borgia.rules.protection import WhichNewPlace
from signoria.games.borgia.rules.runoff import RunOff, WhichFamily
from signoria.games.borgia.rules.seizure import Commit, Seizure, victim_of
from signoria.games.borgia.rules.setup import WhetherToThrow
from signoria.games.borgia.rules.trade import (
    WhetherToAccept,
    WhetherToConsent,
    WhetherToTrade,
    WhichDucats,
    WhichDucatsAsked,
    WhichGoods,
    trade_of,
)
from signoria.games.borgia.rules.turn import BuyOrSpy, PlayOrSeize, WhetherToArrange
from signoria.kernel.action import NOBODY
from signoria.kernel.errors import BrokenInvariant
from signoria.kernel.frame import Frame
from signoria.kernel.public import Nouns
from signoria.kernel.view import Prompt
from signoria.kit.ascending import Ascending

# Every question with its nouns; one that may be missing has a question mark.
PROMPTS: Final = {
    "throw-in": "seat",
    "buy-or-spy": "seat",
    "play-or-seize": "seat",
    "arrange": "seat",
    "bid": "seat price leader? card",
    "fee": "seat card fee",
    "place": "seat card",
    "new-place": "seat card",
    "tuck": "seat card type",
    "doctor": "seat card family fee",
    "fate": "seat card",
    "verdict": "seat family",
    "commit": "seat family rival target fee least",
    "secret-ballot": "seat family number",
    "open-ballot": "seat family number",
    "run-off": "seat family number",
    "name-family": "seat",
    "give-office": "seat card",
    "reshuffle": "seat",
    "cardinals": "seat family number",
    "trade": "seat",
    "offer": "seat family rival",
    "ducats-given": "seat family rival",
    "ducats-asked": "seat family rival",
    "accept": "seat family rival",
    "consent": "seat family rival",
}


def asked(t: BorgiaOpen, top: Frame, seat: i64) -> Prompt:
    """The prompt for a seat, with the nouns its sentence needs."""
    nouns: Nouns = {"seat": int(seat)}
    if isinstance(top, (WhetherToThrow, BuyOrSpy, PlayOrSeize, WhetherToArrange)):
        return turn_asked(top, seat, nouns)
    if isinstance(top, Ascending):
        return auction_asked(top, seat, nouns)
    if isinstance(top, (WhetherToPay, WhichPlace, WhichToTuck, WhichNewPlace)):
        return card_asked(t, top, seat, nouns)
    if isinstance(top, (WhetherToCure, WhichFate, WhichVerdict, Commit)):
        return reaction_asked(t, top, seat, nouns)
    if isinstance(top, (SecretBallot, WhichVotes, WhichFamily)):
        return election_asked(t, top, seat, nouns)
    if isinstance(top, (WhichReceiver, WhetherToReshuffle, WhichCardinals)):
        return pope_asked(top, seat, nouns)
    return trade_asked(top, seat, nouns)


def turn_asked(top: Frame, seat: i64, nouns: Nouns) -> Prompt:
    if isinstance(top, WhetherToThrow):
        return Prompt("throw-in", "TP-11", nouns)
    if isinstance(top, BuyOrSpy):
        return Prompt("buy-or-spy", "TP-21", nouns)
    if isinstance(top, PlayOrSeize):
        return Prompt("play-or-seize", "TP-21", nouns)
    return Prompt("arrange", "TP-33", nouns)


def auction_asked(top: Ascending, seat: i64, nouns: Nouns) -> Prompt:
    nouns["price"] = int(top.price)
    if top.leader != NOBODY:
        nouns["leader"] = int(top.leader)
    sale = top.below
    assert isinstance(sale, Sale)
    nouns["card"] = CARD_NAMES[sale.card]
    return Prompt("bid", "TP-22", nouns)


def card_asked(t: BorgiaOpen, top: Frame, seat: i64, nouns: Nouns) -> Prompt:
    """What becomes of a card that has come, or of one's own."""
    if isinstance(top, WhetherToPay):
        nouns["card"] = CARD_NAMES[top.card]
        nouns["fee"] = int(t.printed.fee[top.card])
        return Prompt("fee", "TP-34", nouns)
    if isinstance(top, WhichPlace):
        nouns["card"] = CARD_NAMES[top.card]
        return Prompt("place", "TP-31", nouns)
    if isinstance(top, WhichNewPlace):
        nouns["card"] = CARD_NAMES[top.card]
        return Prompt("new-place", "TP-33", nouns)
    assert isinstance(top, WhichToTuck)
    nouns["card"] = CARD_NAMES[top.property]
    nouns["type"] = TYPE_NAMES[top.kind + 1]
    return Prompt("tuck", "TP-32", nouns)


def reaction_asked(t: BorgiaOpen, top: Frame, seat: i64, nouns: Nouns) -> Prompt:
    """Answers to what another has begun."""
    if isinstance(top, WhetherToCure):
        death = top.below
        assert isinstance(death, Poisoning)
        nouns["card"] = CARD_NAMES[death.card]
        nouns["family"] = FAMILY_NAMES[death.seat]
        nouns["fee"] = int(t.printed.fee[DOCTOR])
        return Prompt("doctor", "TP-43", nouns)
    if isinstance(top, WhichFate):
        nouns["card"] = CARD_NAMES[top.card]
        return Prompt("fate", "TP-41", nouns)
    if isinstance(top, WhichVerdict):
        nouns["family"] = FAMILY_NAMES[t.pope]
        return Prompt("verdict", "TP-46", nouns)
    assert isinstance(top, Commit)
    fight = top.below
    assert isinstance(fight, Seizure)
    nouns["family"] = FAMILY_NAMES[fight.thief]
    nouns["rival"] = FAMILY_NAMES[victim_of(t, fight.code)]
    nouns["target"] = fight.target()
    nouns["fee"] = int(t.printed.condottiere_fee)
    nouns["least"] = int(top.must_send(seat))
    return Prompt("commit", "TP-51", nouns)


def election_asked(t: BorgiaOpen, top: Frame, seat: i64, nouns: Nouns) -> Prompt:
    if isinstance(top, SecretBallot):
        nouns["family"] = FAMILY_NAMES[top.count(seat)]
        nouns["number"] = int(votes_of(t, seat) - top.cast(seat))
        return Prompt("secret-ballot", "TP-71", nouns)
    if isinstance(top, WhichVotes):
        nouns["family"] = FAMILY_NAMES[top.family]
        nouns["number"] = int(top.left)
        if isinstance(top.below, RunOff):
            return Prompt("run-off", "TP-73", nouns)
        return Prompt("open-ballot", "TP-72", nouns)
    return Prompt("name-family", "TP-73", nouns)


def pope_asked(top: Frame, seat: i64, nouns: Nouns) -> Prompt:
    if isinstance(top, WhichReceiver):
        nouns["card"] = CARD_NAMES[top.card]
        return Prompt("give-office", "TP-90", nouns)
    if isinstance(top, WhichCardinals):
        nouns["family"] = FAMILY_NAMES[top.receiver]
        nouns["number"] = int(top.left)
        return Prompt("cardinals", "TP-92", nouns)
    return Prompt("reshuffle", "TP-91", nouns)


def trade_asked(top: Frame, seat: i64, nouns: Nouns) -> Prompt:
    if isinstance(top, WhetherToTrade):
        return Prompt("trade", "TP-95", nouns)
    trade = trade_of(top)
    nouns["family"] = FAMILY_NAMES[trade.seat]
    nouns["rival"] = FAMILY_NAMES[trade.other]
    if isinstance(top, WhichGoods):
        return Prompt("offer", "TP-95", nouns)
    if isinstance(top, WhichDucats):
        return Prompt("ducats-given", "TP-95", nouns)
    if isinstance(top, WhichDucatsAsked):
        return Prompt("ducats-asked", "TP-95", nouns)
    if isinstance(top, WhetherToConsent):
        return Prompt("consent", "TP-95", nouns)
    if not isinstance(top, WhetherToAccept):
        raise BrokenInvariant("no-prompt", frame=type(top).__name__)
    return Prompt("accept", "TP-95", nouns)
