"""What is under way, in public words: the one thing that is being done, and the election around it."""

from typing import Literal

from mypy_extensions import i64

from signoria.games.borgia.components import CARD_NAMES, FAMILY_NAMES
from signoria.games.borgia.open import BorgiaOpen
from signoria.games.borgia.public import Conclave, Dealt, Making, Power, SeizureMaking, TradeMaking
from signoria.games.borgia.rules.accusation import Accusation
from signoria.games.borgia.rules.arrival import Arrival
from signoria.games.borgia.rules.ballot import OpenBallot
from signoria.games.borgia.rules.death import Death, Poisoning
from signoria.games.borgia.rules.delivery import Delivery
from signoria.games.borgia.rules.election import Election
from signoria.games.borgia.rules.play import PlayCard
from signoria.games.borgia.rules.pope import Draws, HandOut, NewCardinals, Reshuffle
from signoria.games.borgia.rules.protection import Rearrangement
from signoria.games.borgia.rules.runoff import RunOff, WhichFamily
from signoria.games.borgia.rules.seizure import Commit, Seizure, guards, leonardo_helps, victim_of, wall
from signoria.games.borgia.rules.setup import PlayHands
from signoria.games.borgia.rules.spoils import HomeSpoils, PropertySpoils, SingleSpoils
from signoria.games.borgia.rules.trade import Bazaar, Trade
from signoria.games.borgia.rules.turn import ArrangePhase, BuyPhase, PlayPhase
from signoria.games.borgia.table import cards_counted
from signoria.kernel.action import NOBODY
from signoria.kernel.frame import Frame, frames
from signoria.kit.names import named
from signoria.kit.ring import seats_in


def whose_turn(top: Frame) -> i64:
    """Who is at it, where seats take turns: in a round, at the draw, before a ballot, in an open one."""
    for frame in frames(top):
        if isinstance(frame, (BuyPhase, PlayPhase, ArrangePhase)):
            return frame.seat
        if isinstance(frame, (Draws, PlayHands, Bazaar, OpenBallot, RunOff)):
            return frame.turn
    return NOBODY


def under_way(t: BorgiaOpen, top: Frame) -> Making | None:
    """The innermost thing that is being done."""
    for frame in frames(top):
        found = in_a_turn(t, frame)
        if found is None:
            found = by_the_pope(t, frame)
        if found is not None:
            return found
    return None


def in_a_turn(t: BorgiaOpen, frame: Frame) -> Making | None:
    if isinstance(frame, Arrival):
        return {"what": "arrival", "seat": int(frame.seat), "card": CARD_NAMES[frame.card]}
    if isinstance(frame, Rearrangement):
        return {"what": "rearrangement", "seat": int(frame.seat), "card": CARD_NAMES[frame.card]}
    if isinstance(frame, (Poisoning, Death)):
        by = "bravo" if isinstance(frame.below, PlayCard) and isinstance(frame, Death) else "poison_plague"
        return {"what": "death", "seat": int(frame.seat), "card": CARD_NAMES[frame.card], "by": by}
    if isinstance(frame, Accusation):
        return {"what": "accusation", "seat": int(frame.seat), "for": int(frame.yes), "against": int(frame.no)}
    if isinstance(frame, Commit):
        return seizing(t, frame.below)
    if isinstance(frame, (SingleSpoils, HomeSpoils, PropertySpoils)):
        return taking(frame.below, frame.victim)
    if isinstance(frame, Delivery):
        return trading(t, frame.below, frame)
    if isinstance(frame, Trade):
        return trading(t, frame, None)
    return None


def seizing(t: BorgiaOpen, frame: Frame) -> SeizureMaking:
    """Both sides commit in secret. [TP-50] [TP-52]"""
    assert isinstance(frame, Seizure)
    power = int(wall(t, frame.code))
    defence: list[Power] = [{"of": frame.target(), "power": power}] if power > 0 else []
    for card in named(CARD_NAMES, guards(t, frame.code)):
        defence.append({"of": card, "power": int(t.printed.power[CARD_NAMES.index(card)])})
    return {
        "what": "seizure",
        "attacker": int(frame.thief),
        "defender": int(victim_of(t, frame.code)),
        "target": frame.target(),
        "defence": defence,
        "helped": leonardo_helps(t, frame.thief),
        "won": False,
    }


def taking(frame: Frame, victim: i64) -> SeizureMaking:
    """The fight is over. [TP-55]"""
    assert isinstance(frame, Seizure)
    return {
        "what": "seizure",
        "attacker": int(frame.thief),
        "defender": int(victim),
        "target": frame.target(),
        "defence": [],
        "helped": False,
        "won": True,
    }


def trading(t: BorgiaOpen, frame: Frame, delivery: Delivery | None) -> TradeMaking:
    """The offer on the table. [TP-95]"""
    assert isinstance(frame, Trade)
    return {
        "what": "trade",
        "from": int(frame.seat),
        "to": int(frame.other),
        "stage": stage(frame),
        "gives": named(CARD_NAMES, frame.gives) + named_hand(frame.gives_hand),
        "wants": named(CARD_NAMES, frame.wants) + named_hand(frame.wants_hand),
        "ducats": int(frame.ducats),
        "consent": not frame.agreed and frame.needs_consent(t),
        "to_pay": [] if delivery is None else named(CARD_NAMES, delivery.fees),
        "to_place": [] if delivery is None else named(CARD_NAMES, delivery.homeless),
        "to_cover": [] if delivery is None else named(CARD_NAMES, delivery.covers),
    }


def stage(trade: Trade) -> Literal["begun", "put", "agreed", "done"]:
    if trade.paid:
        return "done"
    if trade.agreed:
        return "agreed"
    return "put" if trade.sent else "begun"


def by_the_pope(t: BorgiaOpen, frame: Frame) -> Making | None:
    """What a Pope does as a round begins. [TP-90] [TP-91] [TP-92]"""
    if isinstance(frame, HandOut):
        return {"what": "hand-out", "handed": named(CARD_NAMES, frame.handed)}
    if isinstance(frame, Reshuffle):
        dealt: list[Dealt] = []
        for n in range(max(frame.down - 1, 0), len(frame.cards)):
            dealt.append({"card": CARD_NAMES[frame.cards[n]], "seat": int(frame.owed[n])})
        return {"what": "reshuffle", "stay": named(CARD_NAMES, frame.handed), "dealt": dealt}
    if isinstance(frame, NewCardinals):
        receivers = [int((t.pope + n) % t.seats) for n in range(1, t.seats + 1)]
        return {"what": "cardinals", "left": int(frame.left), "most": int(frame.most), "receivers": receivers}
    return None


def electing(top: Frame) -> Conclave | None:
    """How far the election is. [TP-71] [TP-72] [TP-73]"""
    out: Conclave = {"ballot": 0, "pair": [], "tied": [], "tally": []}
    for frame in frames(top):
        if isinstance(frame, WhichFamily):
            out["tied"] = [FAMILY_NAMES[family] for family in seats_in(frame.tied)]
        elif isinstance(frame, OpenBallot):
            out["tally"] = [int(votes) for votes in frame.tally]
        elif isinstance(frame, RunOff):
            out["tally"] = [int(votes) for votes in frame.tally]
            out["pair"] = [FAMILY_NAMES[family] for family in seats_in(frame.pair)]
        elif isinstance(frame, Election):
            out["ballot"] = int(frame.ballots)
            return out
    return None


def named_hand(hand: i64) -> list[str]:
    return [CARD_NAMES[card] for card in cards_counted(hand)]
