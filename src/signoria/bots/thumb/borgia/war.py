"""Seizing: what to attack, with whom, and what to defend."""

from typing import Final

from mypy_extensions import i64

from signoria.bots.thumb.borgia.appraisal import Appraisal, face_down
from signoria.bots.thumb.borgia.places import at_stake
from signoria.bots.thumb.policy import Menu
from signoria.games.borgia.components import (
    ARTISTS,
    COMMIT,
    CONDOTTIERI,
    DONE,
    HOME,
    KEPT,
    OFFICES,
    OPEN,
    OUTSIDES,
    SEIZE,
    SPY,
    STORM,
)
from signoria.games.borgia.knowledge import PILE, believed
from signoria.games.borgia.rules.seizure import Commit, Seizure, leonardo_helps, standing_defence, victim_of
from signoria.games.borgia.table import Borgia, counted
from signoria.kernel.action import Actions
from signoria.kernel.bits import bit, bits

HANDS: Final[i64] = 31  # the places that are hands, as bits


def target_spot(code: i64) -> i64:
    """The property or home attacked; OPEN and above for a single card."""
    if code >= STORM:
        return HOME + code - STORM
    if code - SEIZE < OFFICES:
        return code - SEIZE
    return OPEN


def loot(t: Borgia, appraisal: Appraisal, seat: i64, code: i64, purse: i64) -> i64:
    """What a target would be worth to a seat that takes it, fees paid."""
    spot = target_spot(code)
    if spot >= OPEN:
        return taken(t, appraisal, seat, code - SEIZE, purse)
    n: i64 = 0
    kept: i64 = 100
    if spot < HOME:
        n = appraisal.worth(spot)
        kept = (100 + appraisal.kept(spot)) // 2
    for card in range(OFFICES, OUTSIDES):
        if t.lies[card - OFFICES] == spot:
            if spot >= HOME:
                n += taken(t, appraisal, seat, card, purse)
            elif card < ARTISTS:
                n += appraisal.worth(card)
            elif purse >= t.printed.fee[card]:
                n += max(appraisal.worth(card) - appraisal.fee(card), 0)
    return n * kept // 100


def taken(t: Borgia, appraisal: Appraisal, seat: i64, card: i64, purse: i64) -> i64:
    """What a single card is worth to its taker."""
    if purse < t.printed.fee[card]:
        return 0
    return max(appraisal.gain(t, seat, card) - appraisal.fee(card), 0)


def loss(t: Borgia, appraisal: Appraisal, code: i64) -> i64:
    """What its owner would lose."""
    spot = target_spot(code)
    if spot >= OPEN:
        return appraisal.worth(code - SEIZE)
    return at_stake(t, appraisal, spot)


def sure_power(t: Borgia, seat: i64, other: i64) -> i64:
    """The condottieri that a seat knows to be in another hand."""
    n: i64 = 0
    if t.silenced(other):
        return 0
    for card in range(KEPT, SPY):
        if believed(t, card, seat) == 1 << other:
            n += t.printed.power[card]
    return n


def maybe(t: Borgia, seat: i64, other: i64) -> i64:
    """How many condottieri, in hundredths, another hand may hold that a seat does not know of."""
    n: i64 = 0
    if t.silenced(other):
        return 0
    pile = (t.deck_size() + face_down(t)) // 2  # a hand holds about two cards
    for card in range(KEPT, SPY):
        places = believed(t, card, seat)
        if (places >> other) & 1 and places != 1 << other:
            weight = bits(places & HANDS)
            if (places >> PILE) & 1:
                weight += pile
            n += 100 // weight
    return n


def own_power(t: Borgia, seat: i64, sent: i64) -> i64:
    """What a seat could send, as far as the purse goes: the strongest first."""
    n: i64 = 0
    if not t.has_condottieri(seat) or t.silenced(seat):
        return 0
    strongest, power = t.printed.strongest, t.printed.power
    hand = t.hand[seat]
    left = t.purse[seat] // t.printed.condottiere_fee - bits(sent >> KEPT)
    for i in range(CONDOTTIERI):
        card = strongest[i]
        if left > 0 and counted(hand, card) > 0 and not (sent >> card) & 1:
            n += power[card]
            left -= 1
    return n


def next_sent(t: Borgia, seat: i64, sent: i64, need: i64) -> i64:
    """The weakest condottiere that is enough, or else the strongest; the seat must have one left."""
    best: i64 = -1
    strongest, power = t.printed.strongest, t.printed.power
    hand = t.hand[seat]
    for i in range(CONDOTTIERI):
        card = strongest[i]
        if counted(hand, card) > 0 and not (sent >> card) & 1 and (best < 0 or power[card] >= need):
            best = card
    return best


def sending(t: Borgia, appraisal: Appraisal, seat: i64, sent: i64, need: i64) -> i64:
    """What so much more power costs: fees, and cards that are gone until the next round."""
    cost: i64 = 0
    while need > 0:
        card = next_sent(t, seat, sent, need)
        if card < 0:
            break
        sent |= bit(card)
        need -= t.printed.power[card]
        cost += t.printed.condottiere_fee * appraisal.ducat + appraisal.in_hand(card) * appraisal.taste.sent // 100
    return cost


def attack_needed(t: Borgia, seat: i64, guard: i64, extra: i64) -> i64:
    """The power of condottieri that would beat the guard and so much more."""
    if guard == 0 and extra == 0:
        return 0
    need = guard + extra + 1
    if leonardo_helps(t, seat):
        need = max(need - 1, 1)
    return need


def seizing(t: Borgia, appraisal: Appraisal, seat: i64, code: i64, careful: bool) -> i64:
    """What an attempt is worth, made with just enough, or with enough against all the defender is known to have."""
    victim = victim_of(t, code)
    guard = standing_defence(t, code)
    known = sure_power(t, seat, victim)
    extra: i64 = 0
    if careful:
        extra = known
    need = attack_needed(t, seat, guard, extra)
    if need > own_power(t, seat, 0):
        return -1000
    chance = 100 - maybe(t, seat, victim) * appraisal.taste.hidden // 100
    if known > extra:
        chance = appraisal.taste.contested
    if chance < 10:
        chance = 10
    cost = sending(t, appraisal, seat, 0, need)
    fees = t.printed.condottiere_fee * ((need + 2) // 3)  # they are of power two or three, most of them
    prize = loot(t, appraisal, seat, code, t.purse[seat] - fees)
    prize += appraisal.harm(t, seat, victim, loss(t, appraisal, code))
    return prize * chance // 100 - cost


def is_careful(t: Borgia, appraisal: Appraisal, seat: i64, code: i64) -> bool:
    """Is it better to reckon with all that the defender is known to have?"""
    return seizing(t, appraisal, seat, code, True) >= seizing(t, appraisal, seat, code, False)


def rate_commitment(t: Borgia, appraisal: Appraisal, seat: i64, top: Commit, acts: Actions, menu: Menu) -> None:
    """One condottiere more, or enough."""
    if acts.listed == 1:
        menu.add(acts.codes[0], 0)
        return
    seizure = top.below
    assert isinstance(seizure, Seizure)
    code = seizure.code
    sent = top.sent(seat)
    power: i64 = 0
    for card in range(KEPT, SPY):
        if (sent >> card) & 1:
            power += t.printed.power[card]
    if acts.codes[0] == DONE:  # else one must be sent
        menu.add(DONE, 0)
    appraisal.weigh(t)
    if seat == seizure.thief:
        rate_attack(t, appraisal, seat, code, power, sent, menu)
    else:
        rate_defence(t, appraisal, seat, seizure, power, sent, menu)


def rate_attack(t: Borgia, appraisal: Appraisal, seat: i64, code: i64, power: i64, sent: i64, menu: Menu) -> None:
    extra: i64 = 0
    victim = victim_of(t, code)
    if is_careful(t, appraisal, seat, code):
        extra = sure_power(t, seat, victim)
    need = attack_needed(t, seat, standing_defence(t, code), extra) - power
    if need > own_power(t, seat, sent):
        need = 0  # it cannot be done: spare the fees
    prize = loot(t, appraisal, seat, code, t.purse[seat]) + appraisal.harm(t, seat, victim, loss(t, appraisal, code))
    rate_sending(t, appraisal, seat, sent, need, prize, menu)


def rate_defence(
    t: Borgia, appraisal: Appraisal, seat: i64, seizure: Seizure, power: i64, sent: i64, menu: Menu
) -> None:
    code = seizure.code
    guard = standing_defence(t, code)
    stake = loss(t, appraisal, code) * appraisal.taste.defend // 100
    need = 1 + sure_power(t, seat, seizure.thief) - guard
    if guard > 0:
        need = max(need, 2)
    need -= power
    able = own_power(t, seat, sent)
    if need > able:
        need = able
    rate_sending(t, appraisal, seat, sent, need, stake, menu)


def rate_sending(t: Borgia, appraisal: Appraisal, seat: i64, sent: i64, need: i64, prize: i64, menu: Menu) -> None:
    """Send as many as are needed if the prize is worth it; a weaker one is offered for a search to think about."""
    weakest = next_sent(t, seat, sent, 1)
    if need <= 0:
        menu.add(COMMIT + weakest - KEPT, -sending(t, appraisal, seat, sent, 1) // 2 - 40)
        return
    worth = prize - sending(t, appraisal, seat, sent, need)
    card = next_sent(t, seat, sent, need)
    menu.add(COMMIT + card - KEPT, worth)
    if weakest != card:
        menu.add(COMMIT + weakest - KEPT, worth // 4 - 20)
