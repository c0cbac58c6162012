"""What a seat is asked: the prompt, its paragraph, and the nouns its sentence needs."""

from mypy_extensions import i64

from signoria.games.borgia.components import CARD_NAMES, CONDOTTIERE_FEE, DOCTOR_FEE, FAMILY_NAMES, FEE, TYPE_NAMES
from signoria.games.borgia.rules.accusation import WhichVerdict
from signoria.games.borgia.rules.arrival import WhetherToPay, WhichPlace, WhichToTuck
from signoria.games.borgia.rules.auction import Sale
from signoria.games.borgia.rules.ballot import SecretBallot, WhichVotes, votes_of
from signoria.games.borgia.rules.death import Poisoning, WhetherToCure, WhichFate
from signoria.games.borgia.rules.pope import WhetherToReshuffle, WhichCardinals, WhichReceiver
from signoria.games.borgia.rules.protection import WhichNewPlace
from signoria.games.borgia.rules.runoff import WhichFamily
from signoria.games.borgia.rules.seizure import Commit, Seizure
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
from signoria.games.borgia.table import Borgia
from signoria.kernel.errors import BrokenInvariant
from signoria.kernel.frame import Frame
from signoria.kernel.view import Decision
from signoria.kit.ascending import Ascending

Nouns = dict[str, int | str]
Prompt = tuple[str, str]  # its key, and the paragraph that asks


def asked(t: Borgia, top: Frame, seat: i64, options: list[str]) -> Decision:
    """The prompt for a seat, with the nouns its sentence needs."""
    nouns: Nouns = {"seat": int(seat)}
    prompt, rule = prompted(t, top, seat, nouns)
    return Decision(seat, prompt, rule, nouns, options)


def prompted(t: Borgia, top: Frame, seat: i64, nouns: Nouns) -> Prompt:
    if isinstance(top, WhetherToThrow):
        return "throw-in", "TP-11"
    if isinstance(top, BuyOrSpy):
        return "buy-or-spy", "TP-21"
    if isinstance(top, Ascending):
        return auction_prompt(top, nouns)
    if isinstance(top, PlayOrSeize):
        return "play-or-seize", "TP-21"
    if isinstance(top, WhetherToArrange):
        return "arrange", "TP-33"
    if isinstance(top, (WhetherToPay, WhichPlace, WhichToTuck, WhichNewPlace)):
        return card_prompt(top, nouns)
    if isinstance(top, (WhetherToCure, WhichFate, WhichVerdict, Commit)):
        return reaction_prompt(t, top, nouns)
    if isinstance(top, (SecretBallot, WhichVotes, WhichFamily)):
        return election_prompt(t, top, seat, nouns)
    if isinstance(top, (WhichReceiver, WhetherToReshuffle, WhichCardinals)):
        return pope_prompt(top, nouns)
    return trade_prompt(top, nouns)


def auction_prompt(top: Ascending, nouns: Nouns) -> Prompt:
    nouns["price"] = int(top.price)
    nouns["leader"] = int(top.leader)
    sale = top.below
    assert isinstance(sale, Sale)
    nouns["card"] = CARD_NAMES[sale.card]
    return "bid", "TP-22"


def card_prompt(top: Frame, nouns: Nouns) -> Prompt:
    """What becomes of a card that has come, or of one's own."""
    if isinstance(top, WhetherToPay):
        nouns["card"] = CARD_NAMES[top.card]
        nouns["fee"] = int(FEE[top.card])
        return "fee", "TP-34"
    if isinstance(top, WhichPlace):
        nouns["card"] = CARD_NAMES[top.card]
        return "place", "TP-31"
    if isinstance(top, WhichNewPlace):
        nouns["card"] = CARD_NAMES[top.card]
        return "new-place", "TP-33"
    assert isinstance(top, WhichToTuck)
    nouns["card"] = CARD_NAMES[top.property]
    nouns["type"] = TYPE_NAMES[top.kind + 1]
    return "tuck", "TP-32"


def reaction_prompt(t: Borgia, top: Frame, nouns: Nouns) -> Prompt:
    """Answers to what another has begun."""
    if isinstance(top, WhetherToCure):
        death = top.below
        assert isinstance(death, Poisoning)
        nouns["card"] = CARD_NAMES[death.card]
        nouns["player"] = int(death.seat)
        nouns["fee"] = int(DOCTOR_FEE)
        return "doctor", "TP-43"
    if isinstance(top, WhichFate):
        nouns["card"] = CARD_NAMES[top.card]
        return "fate", "TP-41"
    if isinstance(top, WhichVerdict):
        nouns["player"] = int(t.pope)
        return "verdict", "TP-46"
    fight = top.below
    assert isinstance(fight, Seizure)
    nouns["player"] = int(fight.thief)
    nouns["victim"] = int(fight.victim(t))
    nouns["target"] = fight.target()
    nouns["fee"] = int(CONDOTTIERE_FEE)
    return "commit", "TP-51"


def election_prompt(t: Borgia, top: Frame, seat: i64, nouns: Nouns) -> Prompt:
    if isinstance(top, SecretBallot):
        nouns["family"] = FAMILY_NAMES[top.count(seat)]
        nouns["number"] = int(votes_of(t, seat) - top.cast(seat))
        return "secret-ballot", "TP-71"
    if isinstance(top, WhichVotes):
        nouns["family"] = FAMILY_NAMES[top.family]
        nouns["number"] = int(top.left)
        return "open-ballot", "TP-72"
    return "name-family", "TP-73"


def pope_prompt(top: Frame, nouns: Nouns) -> Prompt:
    if isinstance(top, WhichReceiver):
        nouns["card"] = CARD_NAMES[top.card]
        return "give-office", "TP-90"
    if isinstance(top, WhichCardinals):
        nouns["player"] = int(top.receiver)
        nouns["number"] = int(top.left)
        return "cardinals", "TP-92"
    return "reshuffle", "TP-91"


def trade_prompt(top: Frame, nouns: Nouns) -> Prompt:
    if isinstance(top, WhetherToTrade):
        return "trade", "TP-95"
    trade = trade_of(top)
    nouns["player"] = int(trade.seat)
    nouns["other"] = int(trade.other)
    if isinstance(top, WhichGoods):
        return "offer", "TP-95"
    if isinstance(top, WhichDucats):
        return "ducats-given", "TP-95"
    if isinstance(top, WhichDucatsAsked):
        return "ducats-asked", "TP-95"
    if isinstance(top, WhetherToAccept):
        return "accept", "TP-95"
    if isinstance(top, WhetherToConsent):
        return "consent", "TP-95"
    raise BrokenInvariant(f"no prompt for {type(top).__name__}")
