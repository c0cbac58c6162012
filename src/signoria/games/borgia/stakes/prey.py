"""What could be attacked, what it is worth, and how far one's own force reaches."""

from typing import Literal

from mypy_extensions import i64

from signoria.games.borgia.components import (
    ARTISTS,
    CARD_NAMES,
    FAMILY_NAMES,
    HOME,
    KEPT,
    OFFICES,
    OPEN,
    OUTSIDES,
    SEIZE,
    STORM,
)
from signoria.games.borgia.open import BorgiaOpen
from signoria.games.borgia.public import Power, Prey, Stakes
from signoria.games.borgia.rules.delivery import carried
from signoria.games.borgia.rules.seizure import (
    attack_of,
    guards,
    least_cost,
    standing_defence,
    takes_force,
    victim_of,
    wall,
)
from signoria.games.borgia.table import counted
from signoria.kernel.action import NOBODY
from signoria.kernel.bits import bit
from signoria.kit.names import named


def targets_of(t: BorgiaOpen, seat: i64) -> list[i64]:
    """What belongs to others, partners apart, and could be attacked by somebody with force and ducats. [TP-50]"""
    codes = [SEIZE + card for card in range(OFFICES) if is_prey(t, seat, t.owner[card])]
    for card in range(OFFICES, KEPT):
        spot = t.lies[card - OFFICES]
        if spot >= OPEN and is_prey(t, seat, spot - OPEN):
            codes.append(SEIZE + card)
    filled_homes = (t.taken[0] | t.taken[1]) >> HOME
    for other in range(t.seats):
        if (filled_homes >> other) & 1 and is_prey(t, seat, other):
            codes.append(STORM + other)
    return codes


def is_prey(t: BorgiaOpen, seat: i64, owner: i64) -> bool:
    return owner not in (NOBODY, seat) and not t.partners(seat, owner)


def target_name(code: i64) -> str:
    """A card, or the family whose home it is."""
    return FAMILY_NAMES[code - STORM] if code >= STORM else CARD_NAMES[code - SEIZE]


def strongest_force(t: BorgiaOpen, seat: i64, hand: i64, purse: i64) -> tuple[int, int]:
    """The power of all condottieri that a seat holds and can pay, the strongest first, and their fees. [TP-51]"""
    power: i64 = 0
    fees: i64 = 0
    for card in t.printed.strongest:
        if counted(hand, card) > 0 and purse >= fees + t.printed.condottiere_fee and not t.silenced(seat):
            power += t.printed.power[card]
            fees += t.printed.condottiere_fee
    return int(power), int(fees)


def defence_lines(t: BorgiaOpen, code: i64) -> list[Power]:
    """What defends a target without condottieri, one by one. [TP-52] [TP-53]"""
    power = int(wall(t, code))
    out: list[Power] = [{"of": target_name(code), "power": power}] if power > 0 else []
    for card in named(CARD_NAMES, guards(t, code)):
        out.append({"of": card, "power": int(t.printed.power[CARD_NAMES.index(card)])})
    return out


def loot_of(t: BorgiaOpen, code: i64) -> i64:
    """The cards that a success brings, as bits: with a property all that lies under it, not a home's outside family.

    [TP-55]
    """
    if code < STORM:
        return carried(t, bit(code - SEIZE))
    out: i64 = 0
    for kind in range(2):
        card = t.under(HOME + code - STORM, kind)
        if card != NOBODY:
            out |= bit(card)
    return out


def artist_among(cards: i64) -> i64:
    """There is one at most: a property and a home have one place for an artist each. [TP-30]"""
    for card in range(ARTISTS, OUTSIDES):
        if (cards >> card) & 1:
            return card
    return NOBODY


def stakes_of(t: BorgiaOpen, loot: i64) -> Stakes:
    """What these cards are worth at each round's end, and the fee that is due for the artist among them. [TP-56]"""
    printed = t.printed
    cards = [card for card in range(KEPT) if (loot >> card) & 1]
    artist = artist_among(loot)
    return {
        "loot": [CARD_NAMES[card] for card in cards],
        "points": sum(int(printed.vp[card]) for card in cards),
        "ducats": sum(int(printed.income[card]) for card in cards if card < ARTISTS),
        "fee": 0 if artist == NOBODY else int(printed.fee[artist]),
    }


def prey_of(t: BorgiaOpen, seat: i64, hand: i64, purse: i64) -> list[Prey]:
    """Every target of a seat with what it is about, from its left clockwise. [TP-50] [TP-54]"""
    power, fees = strongest_force(t, seat, hand, purse)
    codes = targets_of(t, seat)
    out: list[Prey] = []
    owner = t.left_of(seat)
    while owner != seat:
        out += [prey(t, seat, code, power, fees, purse) for code in codes if victim_of(t, code) == owner]
        owner = t.left_of(owner)
    return out


def prey(t: BorgiaOpen, seat: i64, code: i64, power: i64, fees: i64, purse: i64) -> Prey:
    loot = loot_of(t, code)
    artist = artist_among(loot)
    stays = artist != NOBODY and purse - fees < t.printed.fee[artist]
    attack = attack_of(t, seat, power)
    defence = standing_defence(t, code)
    return {
        "target": target_name(code),
        "owner": int(victim_of(t, code)),
        "defence": defence_lines(t, code),
        "attack": int(attack),
        "falls_below": int(falls_below(attack, defence)),
        "stays": CARD_NAMES[artist] if stays else None,
        "bar": bar(t, code, fees, purse),
        "stakes": stakes_of(t, loot & ~bit(artist) if stays else loot),
    }


def falls_below(attack: i64, defence: i64) -> i64:
    """The target falls if its owner adds less than this; nought if it holds anyway. A tie holds, unless the defence
    is nothing. [TP-54]"""
    if defence == 0:
        return max(attack, 1)
    return max(attack - defence, 0)


def bar(t: BorgiaOpen, code: i64, fees: i64, purse: i64) -> Literal["force", "fee"] | None:
    """Why a seat cannot name a target: no condottiere to send, or an artist it could not pay. [TP-50] [TP-56]"""
    if takes_force(code) and fees == 0:
        return "force"
    return "fee" if purse < least_cost(t, code) else None
