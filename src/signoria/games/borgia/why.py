"""Why an action is refused: the rule that forbids it, and the nearest legal ones."""

from mypy_extensions import i64

from signoria.games.borgia.actions import (
    ACCEPT,
    ANSWER,
    CARDINALS,
    CAST,
    COMMIT,
    DUCATS,
    GIVE,
    KEEP,
    MOST,
    NAME,
    PAY,
    PLACE,
    RESHUFFLE,
    SPOT_NAMES,
    THROW,
    TUCK,
    TURN,
    WANT,
    spot_said,
)
from signoria.games.borgia.components import (
    CARD_NAMES,
    CONDOTTIERE_FEE,
    DOCTOR,
    DOCTOR_FEE,
    FAMILY_NAMES,
    FEE,
    KEPT,
    OFFICES,
    OPEN,
)
from signoria.games.borgia.grounds import cannot_do_in_turn, cannot_trade
from signoria.games.borgia.rules.arrival import WhetherToPay, WhichPlace, WhichToTuck
from signoria.games.borgia.rules.ballot import SecretBallot, WhichVotes, votes_of
from signoria.games.borgia.rules.death import WhetherToCure, WhichFate
from signoria.games.borgia.rules.pope import WhetherToReshuffle, WhichCardinals, WhichReceiver
from signoria.games.borgia.rules.protection import WhichNewPlace
from signoria.games.borgia.rules.runoff import WhichFamily
from signoria.games.borgia.rules.seizure import Commit
from signoria.games.borgia.rules.setup import WhetherToThrow
from signoria.games.borgia.rules.trade import WhetherToAccept, WhetherToTrade, WhichDucats, WhichDucatsAsked, WhichGoods
from signoria.games.borgia.rules.turn import BuyOrSpy, PlayOrSeize, WhetherToArrange
from signoria.games.borgia.table import Borgia
from signoria.kernel.action import NOBODY
from signoria.kernel.frame import Frame
from signoria.kernel.refusal import Reason
from signoria.kit.ascending import BID, Ascending


def forbidden(t: Borgia, top: Frame, seat: i64, code: i64) -> Reason | None:
    """What stands against an answer of the kind this question takes; None if it is not of that kind."""
    if code == NOBODY:
        return None
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
    """Fees of artists, of the Doctor, of condottieri. [TP-34] [TP-43] [TP-51]"""
    ducats = int(t.purse[seat])
    if isinstance(top, WhetherToPay) and code == PAY:
        return Reason("fee-too-high", "TP-34", {"fee": int(FEE[top.card]), "ducats": ducats})
    if isinstance(top, WhetherToCure) and code == ANSWER:
        if t.holds(seat, DOCTOR) == 0:
            return Reason("not-held", "TP-43", {"card": CARD_NAMES[DOCTOR]})
        if t.silenced(seat):
            return Reason("silenced", "TP-45", {})
        return Reason("fee-too-high", "TP-43", {"fee": int(DOCTOR_FEE), "ducats": ducats})
    if isinstance(top, Commit) and COMMIT <= code < NAME:
        card = KEPT + code - COMMIT
        if t.holds(seat, card) == 0:
            return Reason("not-held", "TP-51", {"card": CARD_NAMES[card]})
        if t.silenced(seat):
            return Reason("silenced", "TP-45", {})
        if (top.sent(seat) >> card) & 1:
            return Reason("committed-already", "TP-51", {"card": CARD_NAMES[card]})
        fees = int((top.count(seat) + 1) * CONDOTTIERE_FEE)
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
    if isinstance(top, WhichFamily) and NAME <= code < NAME + 5:
        return Reason("not-tied", "TP-73", {"family": FAMILY_NAMES[code - NAME]})
    return None


def cannot_as_pope(t: Borgia, top: Frame, code: i64) -> Reason | None:
    """The Pope's powers and their limits. [TP-90] [TP-91] [TP-92]"""
    if isinstance(top, WhichReceiver) and GIVE <= code < GIVE + 5:
        return cannot_give(t, code - GIVE, "TP-90")
    if isinstance(top, WhichFate) and GIVE <= code < GIVE + 5:
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
