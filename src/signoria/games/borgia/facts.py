"""What an answer leads to, as far as its seat can tell: told from the view, by the functions of the rules.

Choices of several answers (condottieri, votes, cardinals, offers) may be asked about as a whole: `commit lorca; done`.
"""

from typing import Final

from mypy_extensions import i64

from signoria.games.borgia.actions import CATALOGUE, spot_said
from signoria.games.borgia.components import (
    ACCEPT,
    ACCUSE,
    AGAINST,
    ANSWER,
    ARTISTS,
    ASIDE,
    CARD_NAMES,
    COMMIT,
    CONSENT,
    DECLINE,
    DOCTOR,
    DONE,
    FOR,
    GIVE,
    HOME,
    IN_THE_OPEN,
    KEEP,
    KEPT,
    KILL,
    LEAVE,
    MARRY,
    MOVE,
    NAME,
    OFFICES,
    OPEN,
    OUTSIDES,
    PAY,
    PLACE,
    PREACH,
    RESHUFFLE,
    SEIZE,
    SPY,
    SPY_ON,
    STAB,
    STORM,
    TAKE,
    THROW,
    TUCK,
    TURN,
    kind_of,
)
from signoria.games.borgia.open import BorgiaOpen
from signoria.games.borgia.rules.arrival import WhetherToPay, WhichPlace, WhichToTuck
from signoria.games.borgia.rules.auction import Sale
from signoria.games.borgia.rules.ballot import SecretBallot, WhichVotes
from signoria.games.borgia.rules.death import WhetherToCure, ends_marriage
from signoria.games.borgia.rules.play import death_target
from signoria.games.borgia.rules.pope import WhichCardinals, WhichReceiver
from signoria.games.borgia.rules.protection import WhichNewPlace
from signoria.games.borgia.rules.seizure import (
    Commit,
    Seizure,
    attack_of,
    holds_out,
    least_cost,
    standing_defence,
    takes_force,
    victim_of,
)
from signoria.games.borgia.rules.spoils import HomeSpoils, PropertySpoils, SingleSpoils
from signoria.games.borgia.rules.trade import WhetherToAccept, WhetherToConsent, trade_of
from signoria.games.borgia.rules.turn import BuyOrSpy, PlayOrSeize
from signoria.games.borgia.stakes.deals import changes, conditions, dealing, is_deal
from signoria.games.borgia.stakes.prey import strongest_force
from signoria.games.borgia.stakes.votes import giving_cardinals, voting
from signoria.games.borgia.view import BorgiaView
from signoria.kernel.action import NOBODY
from signoria.kernel.bits import bit, bits
from signoria.kernel.event import SPECTATOR
from signoria.kernel.frame import Frame
from signoria.kernel.public import Nouns
from signoria.kernel.rng import Rng
from signoria.kernel.view import Fact
from signoria.kit.ascending import BID, PASS, Ascending

# Every fact with its nouns.
CONSEQUENCES: Final = {
    "bid-leaves": "amount ducats",
    "fee-then": "fee ducats",
    "fee-unpaid": "fee",
    "out-of-auction": "",
    "turned-up": "",
    "taken-unseen": "",
    "fee-leaves": "ducats points",
    "artist-aside": "",
    "set-aside": "",
    "artist-stays": "opponent",
    "defended": "power",
    "undefended": "",
    "displaced": "card",
    "spied": "",
    "poisoned": "",
    "stabbed": "",
    "marriage-ends": "",
    "married": "",
    "silenced": "",
    "accused": "",
    "accused-in-vain": "",
    "attack": "opponent defence attack ducats",
    "attack-leads": "power",
    "attack-fails": "",
    "defence-leads": "power",
    "defence-nothing": "",
    "all-paid": "ducats",
    "cured": "ducats",
    "judged-for": "number",
    "judged-against": "number",
    "thrown-in": "",
    "office-given": "",
    "reshuffled": "",
    "offices-left": "",
    "votes-stand": "family number elects",
    "votes-elect": "family",
    "cardinals-vote": "family number",
    "pope-keeps": "number",
    "pope-too-many": "number most",
    "trade-leaves": "ducats",
    "trade-balance": "seat votes votes_then points points_then income income_then",
    "trade-pact": "seat votes votes_then elects",
    "trade-fees": "fee",
    "pope-agrees": "seat",
}


def facts(v: BorgiaView, text: str) -> list[Fact]:
    """What an answer, or several one after the other, would lead to; nothing where nobody can tell."""
    top = v.stack
    codes: list[i64] = [CATALOGUE.code(step) for step in text.split("; ")]
    if v.observer == SPECTATOR or not (top.waiting() >> v.observer) & 1 or NOBODY in codes:
        return []
    code = codes[0]
    if isinstance(top, Commit):
        return committing(v, top, codes)
    if isinstance(top, (SecretBallot, WhichVotes)):
        return voting(v, top, codes)
    if isinstance(top, WhichCardinals):
        return giving_cardinals(v, top, codes)
    if isinstance(top, Ascending):
        return bidding(v, top, code)
    if isinstance(top, (WhichPlace, WhichNewPlace, WhichToTuck)):
        return placing(v, top, code)
    if isinstance(top, WhetherToPay):
        return paying(v, top, code)
    if is_deal(top, code):
        return dealing(v, top, codes)
    if isinstance(top, (WhetherToAccept, WhetherToConsent)):
        return trading(v, top, code)
    if isinstance(top, (BuyOrSpy, PlayOrSeize)):
        return in_a_turn(v, code)
    return in_answer(v, top, code)


def bidding(v: BorgiaView, top: Ascending, code: i64) -> list[Fact]:
    """What a bid leaves, and whether the fee of an artist could still be paid. [TP-22] [TP-34]"""
    if code == PASS:
        return [Fact("out-of-auction", "TP-22", {})]
    left = v.purse - code + BID
    sale = top.below
    assert isinstance(sale, Sale)
    if left < 0 or code >= KEEP:
        return []
    out = [Fact("bid-leaves", "TP-22", {"amount": int(code - BID), "ducats": int(left)})]
    if ARTISTS <= sale.card < OUTSIDES:
        fee = v.open.printed.fee[sale.card]
        if left >= fee:
            out.append(Fact("fee-then", "TP-34", {"fee": int(fee), "ducats": int(left - fee)}))
        else:
            out.append(Fact("fee-unpaid", "TP-34", {"fee": int(fee)}))
    return out


def paying(v: BorgiaView, top: WhetherToPay, code: i64) -> list[Fact]:
    """An artist brings points at the end of each round; one that is seized and cannot be paid stays. [TP-34] [TP-56]"""
    left = v.purse - v.open.printed.fee[top.card]
    if code == PAY and left >= 0:
        return [Fact("fee-leaves", "TP-34", {"ducats": int(left), "points": int(v.open.printed.vp[top.card])})]
    if code != DECLINE:
        return []
    spoils = top.below
    if isinstance(spoils, (SingleSpoils, HomeSpoils, PropertySpoils)) and left < 0:
        return [Fact("artist-stays", "TP-56", {"opponent": int(spoils.victim)})]
    return [Fact("artist-aside", "TP-34", {})]


def placing(v: BorgiaView, top: Frame, code: i64) -> list[Fact]:
    """What would defend the card where it is put, condottieri apart, and what lies there now. [TP-31] [TP-33]"""
    seat = v.observer
    t = laid_out(v)
    out: list[Fact] = []
    if isinstance(top, WhichToTuck):
        if not TUCK <= code < TURN:
            return []
        card, spot = OFFICES + code - TUCK, top.property
    else:
        assert isinstance(top, (WhichPlace, WhichNewPlace))
        if not PLACE <= code < TUCK:
            return []
        card, spot = top.card, spot_said(code, seat)
    if code != IN_THE_OPEN:
        there = t.under(spot, kind_of(card))
        if there != NOBODY and there != card:
            out.append(Fact("displaced", "TP-33", {"card": CARD_NAMES[there]}))
            t.lift(there)
    t.lift(card)
    t.put(card, spot)
    power = standing_defence(t, target_at(spot, card))
    if power == 0:
        return [Fact("undefended", "TP-50", {})]
    return [Fact("defended", "TP-52", {"power": int(power)}), *out]


def target_at(spot: i64, card: i64) -> i64:
    """What must be attacked to take a card that lies at a spot. [TP-50]"""
    if spot < HOME:
        return SEIZE + spot
    if spot < OPEN:
        return STORM + spot - HOME
    return SEIZE + card


def laid_out(v: BorgiaView) -> BorgiaOpen:
    """What lies open, to try something with."""
    t = BorgiaOpen(v.seats, Rng(0), v.open.terms, v.open.printed)
    v.open.copy_open(t)
    return t


def in_a_turn(v: BorgiaView, code: i64) -> list[Fact]:
    """What a card of the table or of the hand does, and how an attack stands before it begins. [TP-21]"""
    if TURN <= code < TAKE:
        return [Fact("turned-up", "TP-22", {})]
    if TAKE <= code < MOVE:
        return [Fact("taken-unseen", "TP-23", {})]
    if SEIZE <= code < COMMIT:
        return attacking(v, code)
    if code == PREACH:
        return [Fact("silenced", "TP-45", {})]
    if code == ACCUSE and v.open.round == 1:
        return [Fact("accused-in-vain", "TP-46", {})]
    if code == ACCUSE:
        return [Fact("accused", "TP-46", {})]
    if SPY_ON <= code < KILL:
        return [Fact("spied", "TP-40", {})]
    if KILL <= code < STAB:
        return [Fact("poisoned", "TP-43", {}), *marriage_facts(v.open, death_target(code - KILL))]
    if STAB <= code < MARRY:
        return [Fact("stabbed", "TP-42", {}), *marriage_facts(v.open, death_target(code - STAB))]
    if MARRY <= code < GIVE:
        return [Fact("married", "TP-44", {})]
    return []


def marriage_facts(t: BorgiaOpen, card: i64) -> list[Fact]:
    """Whether a marriage ends with what a death card strikes. [TP-44]"""
    return [Fact("marriage-ends", "TP-44", {})] if ends_marriage(t, card) else []


def attacking(v: BorgiaView, code: i64) -> list[Fact]:
    """What defends a target as far as can be seen, and the most one could send. [TP-51] [TP-52]"""
    t = v.open
    victim = victim_of(t, code)
    if not 0 <= victim < t.seats:
        return []
    power, fees = strongest_force(t, v.observer, v.hand, v.purse)
    if v.purse < least_cost(t, code) or (takes_force(code) and fees == 0):  # it cannot be named
        return []
    nouns: Nouns = {"opponent": int(victim), "defence": int(standing_defence(t, code))}
    nouns["attack"] = int(attack_of(t, v.observer, power))
    nouns["ducats"] = int(fees)
    return [Fact("attack", "TP-54", nouns)]


def committing(v: BorgiaView, top: Commit, codes: list[i64]) -> list[Fact]:
    """How the fight stands with these condottieri, and what they cost. [TP-51] [TP-54]"""
    seizure = top.below
    assert isinstance(seizure, Seizure)
    sent = top.sent(v.observer)
    for code in codes:
        if COMMIT <= code < NAME:
            sent |= bit(KEPT + code - COMMIT)
        elif code != DONE:
            return []
    power: i64 = 0
    for card in range(KEPT, SPY):
        if (sent >> card) & 1:
            power += v.open.printed.power[card]
    if sent == 0 and top.must_send(v.observer):
        return []
    defence = standing_defence(v.open, seizure.code)
    paid = Fact("all-paid", "TP-51", {"ducats": int(v.open.printed.condottiere_fee * bits(sent))})
    if v.observer != seizure.thief:
        return [defended_by(defence + power), paid]
    attack = attack_of(v.open, v.observer, power)
    if holds_out(attack, defence):
        return [Fact("attack-fails", "TP-54", {}), paid]
    return [Fact("attack-leads", "TP-54", {"power": max(int(attack - defence), 1)}), paid]


def defended_by(power: i64) -> Fact:
    """An attack that is no stronger fails; with no defence at all any succeeds. [TP-54]"""
    if holds_out(0, power):
        return Fact("defence-leads", "TP-54", {"power": int(power)})
    return Fact("defence-nothing", "TP-54", {})


def in_answer(v: BorgiaView, top: Frame, code: i64) -> list[Fact]:
    """Answers to what others have begun, and what a Pope decides."""
    after_cure = v.purse - v.open.printed.fee[DOCTOR]
    if isinstance(top, WhetherToCure) and code == ANSWER and after_cure >= 0:
        return [Fact("cured", "TP-43", {"ducats": int(after_cure)})]
    if code == FOR:
        return [Fact("judged-for", "TP-46", {"number": int(v.open.cardinals[v.observer])})]
    if code == AGAINST:
        return [Fact("judged-against", "TP-46", {"number": int(v.open.cardinals[v.observer])})]
    if code == THROW:
        return [Fact("thrown-in", "TP-11", {})]
    if code == ASIDE:
        return [Fact("set-aside", "TP-41", {})]
    if code == RESHUFFLE:
        return [Fact("reshuffled", "TP-91", {})]
    if code == LEAVE:
        return [Fact("offices-left", "TP-91", {})]
    if isinstance(top, WhichReceiver) and GIVE <= code < SEIZE:
        return [Fact("office-given", "TP-90", {})]
    return []


def trading(v: BorgiaView, top: Frame, code: i64) -> list[Fact]:
    """What a trade changes, what it leaves in the purse, the fees of artists that come, whether the Pope must agree.

    [TP-95]
    """
    trade = trade_of(top)
    if code == CONSENT:
        return changes(v.open, trade, v.observer)
    if code != ACCEPT or v.purse + trade.ducats < 0:
        return []
    left = Fact("trade-leaves", "TP-95", {"ducats": int(v.purse + trade.ducats)})
    return [left, *changes(v.open, trade, v.observer), *conditions(v.open, trade, trade.gives)]
