"""Why an action is refused: the rule that forbids it, and the nearest legal ones."""

from mypy_extensions import i64

from signoria.games.borgia.actions import SPOT_NAMES, spot_said
from signoria.games.borgia.components import (
    ACCEPT,
    ACCUSE,
    ANSWER,
    ASK,
    BRAVO,
    CARD_NAMES,
    CARDINALS,
    CAST,
    COMMIT,
    DOCTOR,
    DONE,
    DUCATS,
    FAMILIES,
    FAMILY_NAMES,
    GIVE,
    HOME,
    KEEP,
    KEPT,
    KILL,
    MARRIAGE,
    MARRY,
    MOST,
    MOVE,
    NAME,
    OFFER,
    OFFICES,
    OPEN,
    PAY,
    PLACE,
    POISON,
    PREACH,
    RESHUFFLE,
    SAVONAROLA,
    SEIZE,
    SIMONY,
    SPY,
    SPY_ON,
    STAB,
    STORM,
    TAKE,
    THROW,
    TRADE,
    TUCK,
    TURN,
    WANT,
)
from signoria.games.borgia.rules.arrival import WhetherToPay, WhichPlace, WhichToTuck
from signoria.games.borgia.rules.ballot import SecretBallot, WhichVotes, votes_of
from signoria.games.borgia.rules.death import WhetherToCure, WhichFate
from signoria.games.borgia.rules.delivery import carried
from signoria.games.borgia.rules.play import death_target
from signoria.games.borgia.rules.pope import WhetherToReshuffle, WhichCardinals, WhichReceiver
from signoria.games.borgia.rules.protection import WhichNewPlace
from signoria.games.borgia.rules.runoff import WhichFamily
from signoria.games.borgia.rules.seizure import Commit, can_send, least_cost, takes_force
from signoria.games.borgia.rules.setup import WhetherToThrow
from signoria.games.borgia.rules.trade import (
    WhetherToAccept,
    WhetherToTrade,
    WhichDucats,
    WhichDucatsAsked,
    WhichGoods,
    trade_of,
)
from signoria.games.borgia.rules.turn import BuyOrSpy, PlayOrSeize, WhetherToArrange
from signoria.games.borgia.table import Borgia, counted
from signoria.kernel.action import NOBODY
from signoria.kernel.frame import Frame
from signoria.kernel.refusal import Reason
from signoria.kit.ascending import BID, PASS, Ascending


def forbidden(t: Borgia, top: Frame, seat: i64, text: str, code: i64) -> Reason | None:
    """What stands against an answer of the kind this question takes; None if it is not of that kind."""
    if code == NOBODY:
        return cannot_strike(top, text)
    if isinstance(top, (BuyOrSpy, PlayOrSeize, WhetherToArrange, WhetherToTrade)):
        return cannot_do_in_turn(t, top, seat, code)
    if isinstance(top, Ascending):
        return cannot_bid(t, top, seat, code)
    if isinstance(top, (WhichPlace, WhichNewPlace, WhichToTuck)):
        return cannot_place(t, top, seat, code)
    if isinstance(top, (WhetherToPay, WhetherToCure, Commit)):
        return cannot_pay(t, top, seat, code)
    if isinstance(top, (SecretBallot, WhichVotes, WhichFamily)):
        return cannot_vote(t, top, seat, code)
    if isinstance(top, (WhichGoods, WhichDucats, WhichDucatsAsked, WhetherToAccept)):
        return cannot_offer(t, top, seat, code)
    if isinstance(top, WhetherToThrow) and code == THROW:
        return Reason("no-three-of-a-type", "TP-11", {})
    return cannot_as_pope(t, top, code)


def cannot_strike(top: Frame, text: str) -> Reason | None:
    """A death card against what none can strike, a property or a Spy: no answer at all, but a rule. [TP-41] [TP-42]"""
    verb, _, card = text.partition(" ")
    rule = {"poison": "TP-41", "bravo": "TP-42"}.get(verb, "")
    if isinstance(top, PlayOrSeize) and rule and card in CARD_NAMES:
        return Reason("not-struck", rule, {"card": card})
    return None


def cannot_bid(t: Borgia, top: Ascending, seat: i64, code: i64) -> Reason | None:
    """Higher than the last bid, no higher than the purse. [TP-22]"""
    if not BID < code < KEEP:
        return None
    if code - BID <= top.price:
        return Reason("bid-too-low", "TP-22", {"amount": int(code - BID), "price": int(top.price)})
    return Reason("bid-too-high", "TP-22", {"amount": int(code - BID), "ducats": int(t.purse[seat])})


def cannot_place(t: Borgia, top: Frame, seat: i64, code: i64) -> Reason | None:
    """Own places only, free ones where a card arrives; an outside family stays where it is. [TP-31] [TP-32] [TP-33]"""
    if isinstance(top, WhichToTuck):
        if TUCK <= code < TURN:
            return Reason("not-yours-unprotected", "TP-32", {"card": CARD_NAMES[OFFICES + code - TUCK]})
        return None
    if not PLACE <= code < TUCK:
        return None
    assert isinstance(top, (WhichPlace, WhichNewPlace))
    spot = spot_said(code, seat)
    nouns: dict[str, int | str] = {"spot": SPOT_NAMES[code - PLACE], "card": CARD_NAMES[top.card]}
    if t.owner[spot] != seat:
        return Reason("not-your-property", "TP-31", nouns)
    if t.lies[top.card - OFFICES] == spot:
        return Reason("lies-there", "TP-33", nouns)
    if spot >= OPEN:
        return Reason("must-be-placed", "TP-33", nouns)
    return Reason("place-taken", "TP-30", nouns)


def cannot_pay(t: Borgia, top: Frame, seat: i64, code: i64) -> Reason | None:
    """Fees of artists, of the Doctor, of condottieri; some attacks take one. [TP-34] [TP-43] [TP-50] [TP-51]"""
    ducats = int(t.purse[seat])
    if isinstance(top, WhetherToPay) and code == PAY:
        return Reason("fee-too-high", "TP-34", {"fee": int(t.printed.fee[top.card]), "ducats": ducats})
    if isinstance(top, WhetherToCure) and code == ANSWER:
        if missing(t, seat, DOCTOR):
            return cannot_play_card(t, seat, DOCTOR, "TP-43")
        return Reason("fee-too-high", "TP-43", {"fee": int(t.printed.fee[DOCTOR]), "ducats": ducats})
    if isinstance(top, Commit) and code == DONE:
        return Reason("force-needed", "TP-50", {})
    if isinstance(top, Commit) and COMMIT <= code < NAME:
        card = KEPT + code - COMMIT
        if missing(t, seat, card):
            return cannot_play_card(t, seat, card, "TP-51")
        if (top.sent(seat) >> card) & 1:
            return Reason("committed-already", "TP-51", {"card": CARD_NAMES[card]})
        fees = int((top.count(seat) + 1) * t.printed.condottiere_fee)
        return Reason("fees-too-high", "TP-51", {"fee": fees, "ducats": ducats})
    return None


def cannot_vote(t: Borgia, top: Frame, seat: i64, code: i64) -> Reason | None:
    """No more votes than one has left; the Pope names one of those that tie. [TP-70] [TP-73]"""
    if CAST <= code < DUCATS:
        if isinstance(top, SecretBallot):
            left = votes_of(t, seat) - top.cast(seat)
            return Reason("too-many-votes", "TP-70", {"number": int(left)})
        if isinstance(top, WhichVotes):
            return Reason("too-many-votes", "TP-70", {"number": int(top.left)})
    if isinstance(top, WhichFamily) and NAME <= code < NAME + FAMILIES:
        return Reason("not-tied", "TP-73", {"family": FAMILY_NAMES[code - NAME]})
    return None


def cannot_as_pope(t: Borgia, top: Frame, code: i64) -> Reason | None:
    """The Pope's powers and their limits. [TP-90] [TP-91] [TP-92]"""
    if isinstance(top, WhichReceiver) and GIVE <= code < GIVE + FAMILIES:
        return cannot_give(t, code - GIVE, "TP-90")
    if isinstance(top, WhichFate) and GIVE <= code < GIVE + FAMILIES:
        return cannot_give(t, code - GIVE, "TP-41")
    if isinstance(top, WhetherToReshuffle) and code == RESHUFFLE:
        return Reason("no-other-offices", "TP-91", {})
    if isinstance(top, WhichCardinals) and CARDINALS <= code < CAST:
        if code - CARDINALS > top.left:
            return Reason("too-many-cardinals", "TP-92", {"number": int(top.left)})
        return Reason("too-few-cardinals", "TP-92", {"number": int(top.fewest(t))})
    return None


def cannot_give(t: Borgia, receiver: i64, rule: str) -> Reason:
    if receiver >= t.seats:
        return Reason("no-such-family", rule, {"family": FAMILY_NAMES[receiver]})
    return Reason("not-to-the-pope", rule, {})


def cannot_offer(t: Borgia, top: Frame, seat: i64, code: i64) -> Reason | None:
    """What an offer can hold, and who can accept it. [TP-95]"""
    if isinstance(top, WhichDucats) and DUCATS <= code < WANT:
        return Reason("ducats-missing", "TP-95", {"ducats": int(t.purse[seat])})
    if isinstance(top, WhichDucatsAsked) and WANT <= code <= WANT + MOST:
        return Reason("gives-ducats", "TP-95", {})
    if isinstance(top, WhetherToAccept) and code == ACCEPT:
        return Reason("cannot-deliver", "TP-95", {})
    if isinstance(top, WhichGoods):
        return cannot_trade(t, top, code)
    return None


def cannot_do_in_turn(t: Borgia, top: Frame, seat: i64, code: i64) -> Reason | None:
    """In a turn: buy or spy first, then cards, then one seizure; rearranging and trade in between. [TP-21]"""
    if isinstance(top, BuyOrSpy):
        if code == PASS:
            return Reason("must-buy-or-spy", "TP-21", {})
        if TURN <= code < MOVE:
            return cannot_buy(t, seat, code)
        if is_card_play(code) or SEIZE <= code < STORM + FAMILIES:
            return Reason("buy-first", "TP-21", {})
    if isinstance(top, PlayOrSeize):
        if is_card_play(code):
            return cannot_play(t, seat, code)
        if SEIZE <= code < STORM + FAMILIES:
            return cannot_seize(t, seat, code)
        if TURN <= code < MOVE:
            return Reason("bought-already", "TP-21", {})
    if isinstance(top, WhetherToArrange) and (is_card_play(code) or SEIZE <= code < STORM + FAMILIES):
        return Reason("seized-already", "TP-21", {})
    if MOVE <= code < SPY_ON and isinstance(top, (BuyOrSpy, PlayOrSeize, WhetherToArrange)):
        return cannot_move(t, top.moved, seat, OFFICES + code - MOVE)
    if TRADE <= code < OFFER and isinstance(top, (BuyOrSpy, PlayOrSeize, WhetherToArrange, WhetherToTrade)):
        return cannot_open_trade(t, seat, code - TRADE)
    return None


def is_card_play(code: i64) -> bool:
    return code in (PREACH, ACCUSE) or SPY_ON <= code < GIVE


def cannot_buy(t: Borgia, seat: i64, code: i64) -> Reason:
    """A face-down card that is there; a Spy in hand and leave to play it. [TP-22] [TP-23]"""
    slot = (code - TURN) % (TAKE - TURN)
    if t.slots[slot] == NOBODY:
        return Reason("slot-empty", "TP-22", {"slot": int(slot) + 1})
    return cannot_play_card(t, seat, SPY, "TP-23")


def cannot_play_card(t: Borgia, seat: i64, card: i64, rule: str) -> Reason:
    """The card is not in the hand, or Savonarola is in the way. [TP-45]"""
    if t.holds(seat, card) == 0:
        return Reason("not-held", rule, {"card": CARD_NAMES[card]})
    return Reason("silenced", "TP-45", {})


def cannot_play(t: Borgia, seat: i64, code: i64) -> Reason:
    """The first reason that stands against a card from the hand."""
    if code == PREACH:
        return cannot_go_against_pope(t, seat, SAVONAROLA, "TP-45")
    if code == ACCUSE:
        return cannot_go_against_pope(t, seat, SIMONY, "TP-46")
    if code < KILL:
        return cannot_go_against(t, seat, code - SPY_ON, SPY, "TP-40")
    if code < STAB:
        return cannot_kill(t, seat, death_target(code - KILL), POISON, "TP-41")
    if code < MARRY:
        return cannot_kill(t, seat, death_target(code - STAB), BRAVO, "TP-42")
    return cannot_go_against(t, seat, code - MARRY, MARRIAGE, "TP-44")


def missing(t: Borgia, seat: i64, card: i64) -> bool:
    return t.holds(seat, card) == 0 or t.silenced(seat)


def cannot_go_against_pope(t: Borgia, seat: i64, card: i64, rule: str) -> Reason:
    """Never by the Pope or the Pope's partner; simony also needs a ground. [TP-45] [TP-46]"""
    if missing(t, seat, card):
        return cannot_play_card(t, seat, card, rule)
    if seat == t.pope:
        return Reason("pope-against-self", rule, {"card": CARD_NAMES[card]})
    if t.partners(seat, t.pope):
        return Reason("married", "TP-44", {"family": FAMILY_NAMES[t.pope]})
    return Reason("no-ground-for-simony", "TP-46", {})


def cannot_go_against(t: Borgia, seat: i64, other: i64, card: i64, rule: str) -> Reason:
    """An opponent who is in the game and not one's partner. [TP-40] [TP-44]"""
    if missing(t, seat, card):
        return cannot_play_card(t, seat, card, rule)
    if other == seat:
        return Reason("yourself", rule, {})
    if other >= t.seats:
        return Reason("no-such-family", rule, {"family": FAMILY_NAMES[other]})
    return Reason("married", "TP-44", {"family": FAMILY_NAMES[other]})


def cannot_kill(t: Borgia, seat: i64, target: i64, card: i64, rule: str) -> Reason:
    """Only what is in play, and nothing of one's partner's. [TP-41] [TP-42] [TP-47]"""
    if t.holds(seat, card) == 0:
        return Reason("not-held", rule, {"card": CARD_NAMES[card]})
    if target == MARRIAGE and t.married == 0:
        return Reason("nobody-married", rule, {})
    if target == SAVONAROLA:
        return Reason("nobody-preaches", rule, {})
    if t.silenced(seat):
        return Reason("silenced", "TP-45", {})
    owner = t.owner_of(target)
    if owner == NOBODY:
        return Reason("not-in-play", rule, {"card": CARD_NAMES[target]})
    return Reason("married", "TP-47", {"family": FAMILY_NAMES[owner]})


def cannot_seize(t: Borgia, seat: i64, code: i64) -> Reason:
    """Another's, not one's partner's, unprotected or with the property; by force, or an artist one can pay. [TP-50]"""
    if code >= STORM:
        return cannot_storm(t, seat, code - STORM)
    card = code - SEIZE
    owner = t.owner_of(card)
    nouns: dict[str, int | str] = {"card": CARD_NAMES[card]}
    if owner == NOBODY:
        return Reason("not-in-play", "TP-50", nouns)
    if owner == seat:
        return Reason("yours-already", "TP-50", nouns)
    if t.partners(seat, owner):
        return Reason("married", "TP-44", {"family": FAMILY_NAMES[owner]})
    if card >= OFFICES and t.lies[card - OFFICES] < OPEN:
        return Reason("protected", "TP-50", nouns)
    if takes_force(code):
        return cannot_send(t, seat)
    return Reason("fee-too-high", "TP-56", {"fee": int(t.printed.fee[card]), "ducats": int(t.purse[seat])})


def cannot_send(t: Borgia, seat: i64) -> Reason:
    """No condottiere, or none that may be played, or none that can be paid. [TP-50] [TP-45] [TP-51]"""
    if not t.has_condottieri(seat):
        return Reason("no-condottiere", "TP-50", {})
    if t.silenced(seat):
        return Reason("silenced", "TP-45", {})
    return Reason("fees-too-high", "TP-51", {"fee": int(t.printed.condottiere_fee), "ducats": int(t.purse[seat])})


def cannot_storm(t: Borgia, seat: i64, other: i64) -> Reason:
    """A home that covers an office or artist, not one's own or partner's; by force, and able to pay. [TP-50] [TP-56]"""
    if other >= t.seats:
        return Reason("no-such-family", "TP-50", {"family": FAMILY_NAMES[other]})
    if other == seat:
        return Reason("yourself", "TP-50", {})
    if t.partners(seat, other):
        return Reason("married", "TP-44", {"family": FAMILY_NAMES[other]})
    if not ((t.taken[0] | t.taken[1]) >> (HOME + other)) & 1:
        return Reason("home-empty", "TP-50", {"family": FAMILY_NAMES[other]})
    if not can_send(t, seat):
        return cannot_send(t, seat)
    fees = int(least_cost(t, STORM + other))
    return Reason("fees-too-high", "TP-56", {"fee": fees, "ducats": int(t.purse[seat])})


def cannot_move(t: Borgia, moved: i64, seat: i64, card: i64) -> Reason:
    """One's own cards, once in a window; outside families stay under a property. [TP-33]"""
    nouns: dict[str, int | str] = {"card": CARD_NAMES[card]}
    if t.owner_of(card) != seat:
        return Reason("not-yours", "TP-33", nouns)
    if (moved >> (card - OFFICES)) & 1:
        return Reason("moved-already", "TP-33", nouns)
    if t.lies[card - OFFICES] < OPEN:
        return Reason("family-stays", "TP-33", nouns)
    return Reason("no-place-for-family", "TP-33", nouns)


def cannot_open_trade(t: Borgia, seat: i64, other: i64) -> Reason:
    """With the option, with an opponent, and not too often. [TP-95]"""
    if not t.terms.trade:
        return Reason("no-trade", "TP-95", {})
    if t.offers >= t.terms.trade_offers:
        return Reason("offers-used-up", "TP-95", {"number": int(t.terms.trade_offers)})
    if other == seat:
        return Reason("yourself", "TP-95", {})
    return Reason("no-such-family", "TP-95", {"family": FAMILY_NAMES[other]})


def cannot_trade(t: Borgia, top: WhichGoods, code: i64) -> Reason | None:
    """Own things against the other's, each once, outside families only with their property. [TP-95]"""
    if not OFFER <= code < CARDINALS:
        return None
    trade = trade_of(top)
    owner, card = trade.seat, code - OFFER
    included = carried(t, trade.gives)
    if code >= ASK:
        owner, card = trade.other, code - ASK
        included = carried(t, trade.wants)
    nouns: dict[str, int | str] = {"card": CARD_NAMES[card], "family": FAMILY_NAMES[owner]}
    if card >= KEPT:
        if code >= ASK:
            return Reason("nobody-holds", "TP-95", nouns)
        if counted(trade.gives_hand, card) > 0:
            return Reason("in-offer-already", "TP-95", nouns)
        return Reason("not-held", "TP-95", nouns)
    if t.owner_of(card) != owner:
        return Reason("not-theirs", "TP-95", nouns)
    if (included >> card) & 1:
        return Reason("in-offer-already", "TP-95", nouns)
    return Reason("family-stays", "TP-95", nouns)
