"""Seizing: name a target, both sides commit condottieri in secret, the stronger has it."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.borgia.components import (
    ARTISTS,
    CARD_NAMES,
    COMMIT,
    CONDOTTIERI,
    DONE,
    FAMILY_NAMES,
    HOME,
    HOME_POWER,
    KEPT,
    LEONARDO,
    OFFICES,
    OPEN,
    OUTSIDE_CARDS,
    OUTSIDES,
    PROPERTY_CARDS,
    SEIZE,
    SPY,
    STORM,
)
from signoria.games.borgia.events import ATTACKS, COMMITTED, FOUGHT, HELD, STORMS
from signoria.games.borgia.frames import Paragraph, Secret
from signoria.games.borgia.knowledge import all_see_move
from signoria.games.borgia.open import BorgiaOpen
from signoria.games.borgia.rules.arrival import set_aside
from signoria.games.borgia.rules.spoils import HomeSpoils, PropertySpoils, SingleSpoils
from signoria.games.borgia.table import Borgia
from signoria.kernel.action import NOBODY, Actions
from signoria.kernel.arrays import append, vec
from signoria.kernel.bits import bit, first_bit
from signoria.kernel.frame import END, Frame
from signoria.kernel.rng import Rng


def add_targets(t: Borgia, seat: i64, out: Actions) -> None:
    """What opponents have, partners apart: properties, what is unprotected, what a home covers. [TP-50]"""
    safe = seat  # whose things are out of reach besides one's own
    if (t.married >> seat) & 1:
        safe = partner_of(t, seat)
    armed = can_send(t, seat)
    theirs: i64 = 0
    for other in range(t.seats):
        if other != seat and other != safe:
            theirs |= t.owned[other]
    unprotected = theirs & t.loose
    if armed:
        out.add_each(SEIZE, theirs & PROPERTY_CARDS)
    else:  # then only offices and artists, which take no force
        unprotected &= ~OUTSIDE_CARDS
    while unprotected != 0:
        card = first_bit(unprotected)
        unprotected &= unprotected - 1
        if not ARTISTS <= card < OUTSIDES or t.purse[seat] >= t.printed.fee[card]:
            out.add(SEIZE + card)
    filled_homes = (t.taken[0] | t.taken[1]) >> HOME
    for other in range(t.seats):
        if armed and (filled_homes >> other) & 1 and other != seat and other != safe:
            if t.purse[seat] >= least_cost(t, STORM + other):
                out.add(STORM + other)


def can_send(t: Borgia, seat: i64) -> bool:
    """Has a seat a condottiere that it may play and can pay? [TP-45] [TP-51]"""
    return t.has_condottieri(seat) and t.purse[seat] >= t.printed.condottiere_fee and not t.silenced(seat)


def takes_force(code: i64) -> bool:
    """All but an unprotected office or artist: at least one condottiere must be sent. [TP-50]"""
    return code >= STORM or not OFFICES <= code - SEIZE < OUTSIDES


def least_cost(t: BorgiaOpen, code: i64) -> i64:
    """What must be in the purse of whoever names a target: for one condottiere if it takes force, and for the artist
    if nothing else could be taken. [TP-50] [TP-56]"""
    cost: i64 = 0
    artist = code - SEIZE
    if takes_force(code):
        cost = t.printed.condottiere_fee
        artist = NOBODY
        if code >= STORM and not (t.taken[0] >> (HOME + code - STORM)) & 1:
            artist = t.under(HOME + code - STORM, 1)
    if artist >= ARTISTS:
        cost += t.printed.fee[artist]
    return cost


def victim_of(t: BorgiaOpen, code: i64) -> i64:
    """Whose a target is."""
    if code >= STORM:
        return code - STORM
    return t.owner_of(code - SEIZE)


def partner_of(t: BorgiaOpen, seat: i64) -> i64:
    """The other one of the marriage. [TP-44]"""
    for other in range(t.seats):
        if other != seat and (t.married >> other) & 1:
            return other
    return NOBODY


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Seizure(Paragraph):
    """Declare, commit in secret, pay, compare: a tie holds unless the defence is nothing. [TP-50] [TP-51] [TP-54]"""

    def __init__(self, thief: i64, code: i64) -> None:
        super().__init__()
        self.thief: i64 = thief
        self.code: i64 = code  # the target, as it was named

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        if done is None:
            victim = victim_of(t, self.code)
            if self.code >= STORM:
                t.tell(STORMS, self.thief, victim)
            else:
                t.tell(ATTACKS, self.thief, self.code - SEIZE, victim)
            return Commit((1 << self.thief) | (1 << victim), self.thief, t.seats)
        if isinstance(done, Commit):
            return self.fight(t, done)
        return END

    def target(self) -> str:
        """The name of what is attacked: a card, or a family's home."""
        if self.code >= STORM:
            return FAMILY_NAMES[self.code - STORM]
        return CARD_NAMES[self.code - SEIZE]

    def fight(self, t: Borgia, answers: "Commit") -> Frame:
        """Reveal, pay, compare. [TP-51] [TP-54]"""
        victim = victim_of(t, self.code)
        attack = attack_of(t, self.thief, send(t, self.thief, answers))
        defence = standing_defence(t, self.code) + send(t, victim, answers)
        t.tell(FOUGHT, self.thief, victim, attack, defence)
        if holds_out(attack, defence):
            t.tell(HELD, victim)
            return END
        if self.code >= STORM:
            return HomeSpoils(self.thief, victim)
        card = self.code - SEIZE
        if card < OFFICES:
            return PropertySpoils(self.thief, victim, card)
        return SingleSpoils(self.thief, victim, card)

    def clone(self) -> "Seizure":
        return Seizure(self.thief, self.code)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Commit(Secret):
    """Condottieri one by one, then done; only those one can pay, and one at least where the attack takes force.

    The silenced Pope has none to send. [TP-50] [TP-51] [TP-45]
    """

    def __init__(self, duel: i64, first: i64, seats: i64) -> None:
        super().__init__(duel, first, seats, CONDOTTIERI + 1)
        self.duel: i64 = duel  # the two seats, as bits

    def legal(self, t: Borgia, seat: i64, out: Actions) -> None:
        if self.count(seat) > 0 or not self.must_send(seat):
            out.add(DONE)
        if t.silenced(seat) or t.purse[seat] < (self.count(seat) + 1) * t.printed.condottiere_fee:
            return
        sent = self.sent(seat)
        for card in range(KEPT, SPY):
            if t.holds(seat, card) > 0 and not (sent >> card) & 1:
                out.add(COMMIT + card - KEPT)

    def must_send(self, seat: i64) -> bool:
        """Does the target take force of this seat, the attacker? [TP-50]"""
        seizure = self.below
        return isinstance(seizure, Seizure) and seat == seizure.thief and takes_force(seizure.code)

    def sent(self, seat: i64) -> i64:
        """The condottieri this seat has committed, as bits."""
        out: i64 = 0
        row = seat * self.each
        for i in range(self.count(seat)):
            if self.given[row + i] != DONE:
                out |= bit(self.given[row + i] - COMMIT + KEPT)
        return out

    def finishes(self, seat: i64, code: i64) -> bool:
        return code == DONE

    def guess(self, t: Borgia, observer: i64, rng: Rng) -> None:
        """Whoever has finished may have committed any condottieri of the hand they are imagined to hold."""
        for seat in range(t.seats):
            if seat == observer or (self.owing >> seat) & 1 or not (self.duel >> seat) & 1:
                continue
            n: i64 = 0
            first = NOBODY
            if self.must_send(seat):
                first = any_condottiere(t, seat, rng)
                self.given[seat * self.each] = COMMIT + first - KEPT
                n = 1
            for card in range(KEPT, SPY):
                if card != first and t.holds(seat, card) > 0 and not t.silenced(seat) and rng.below(2) == 0:
                    if t.purse[seat] >= (n + 1) * t.printed.condottiere_fee:
                        self.given[seat * self.each + n] = COMMIT + card - KEPT
                        n += 1
            self.given[seat * self.each + n] = DONE

    def clone(self) -> "Commit":
        twin = Commit(self.duel, 0, len(self.given) // self.each)
        self.copy_answers(twin)
        return twin


def any_condottiere(t: Borgia, seat: i64, rng: Rng) -> i64:
    """One that a seat holds, at random; it must hold one."""
    held: vec[i64] = vec[i64]()
    for card in range(KEPT, SPY):
        if t.holds(seat, card) > 0:
            held = append(held, card)
    return held[rng.below(len(held))]


def send(t: Borgia, seat: i64, answers: Commit) -> i64:
    """All that were committed are paid and set aside, whatever comes of it; their power. [TP-51] [TP-52]"""
    power: i64 = 0
    fee = t.printed.condottiere_fee
    sent = answers.sent(seat)
    for card in range(KEPT, SPY):
        if (sent >> card) & 1:
            t.lose(seat, card)
            all_see_move(t, card, seat, 0)
            t.purse[seat] -= fee
            t.tell(COMMITTED, seat, card, fee)
            set_aside(t, card)
            power += t.printed.power[card]
    return power


def attack_of(t: BorgiaOpen, seat: i64, sent: i64) -> i64:
    """The power of condottieri, and of da Vinci if there is one of them and he is protected. [TP-53]"""
    if sent > 0 and leonardo_helps(t, seat):
        return sent + t.printed.power[LEONARDO]
    return sent


def leonardo_helps(t: BorgiaOpen, seat: i64) -> bool:
    """Is da Vinci under a property or the home of this seat? [TP-53]"""
    spot = t.lies[LEONARDO - OFFICES]
    return 0 <= spot < OPEN and t.owner[spot] == seat


def standing_defence(t: BorgiaOpen, code: i64) -> i64:
    """What defends a target without condottieri. [TP-52] [TP-53]"""
    power = wall(t, code)
    within = guards(t, code)
    if within != 0:
        for card in range(LEONARDO, KEPT):
            if (within >> card) & 1:
                power += t.printed.power[card]
    return power


def wall(t: BorgiaOpen, code: i64) -> i64:
    """What is printed on a home or property, or on an outside family that lies alone. [TP-52]"""
    if code >= STORM:
        return HOME_POWER
    card = code - SEIZE
    if OFFICES <= card < OUTSIDES:
        return 0
    return t.printed.power[card]


def guards(t: BorgiaOpen, code: i64) -> i64:
    """The outside family under a home or property, and da Vinci wherever its owner protects him; as bits. [TP-53]"""
    spot = code - SEIZE
    if code >= STORM:
        spot = HOME + code - STORM
    out: i64 = 0
    if code >= STORM or spot < OFFICES:
        family = t.under(spot, 2)
        if family != NOBODY:
            out = bit(family)
    if leonardo_helps(t, victim_of(t, code)):
        out |= bit(LEONARDO)
    return out


def holds_out(attack: i64, defence: i64) -> bool:
    """A tie holds, unless the defence is nothing. [TP-54]"""
    return defence > 0 and attack <= defence
