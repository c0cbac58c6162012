"""Elections, and what a Pope does: votes, the run-off, gifts of offices and cardinals, judgements."""

from mypy_extensions import i64

from signoria.bots.thumb.borgia.appraisal import Appraisal
from signoria.bots.thumb.policy import Menu
from signoria.games.borgia.components import (
    AGAINST,
    ARTISTS,
    ASIDE,
    CARDINALS,
    CAST,
    FOR,
    GIVE,
    LEAVE,
    NAME,
    OFFICES,
    POPE_VP,
    RESHUFFLE,
)
from signoria.games.borgia.rules.ballot import SecretBallot, WhichVotes
from signoria.games.borgia.rules.pope import WhichCardinals, offices_of_others
from signoria.games.borgia.rules.runoff import RunOff, WhichFamily
from signoria.games.borgia.table import Borgia
from signoria.kernel.action import NOBODY, Actions
from signoria.kernel.bits import bits


def rival(t: Borgia, appraisal: Appraisal, pair: i64) -> i64:
    """Of the other families the strongest, by votes; among equals the sitting Pope, then whoever is ahead."""
    best = NOBODY
    for seat in range(t.seats):
        if not (pair >> seat) & 1 and (best == NOBODY or stronger(t, appraisal, seat, best)):
            best = seat
    return best


def stronger(t: Borgia, appraisal: Appraisal, seat: i64, other: i64) -> bool:
    if appraisal.votes[seat] != appraisal.votes[other]:
        return appraisal.votes[seat] > appraisal.votes[other]
    if seat == t.pope or other == t.pope:
        return seat == t.pope
    return appraisal.threat[seat] > appraisal.threat[other]


def likely_pair(t: Borgia, appraisal: Appraisal) -> i64:
    """The two families that a run-off would be between if all vote for themselves, as bits."""
    one = rival(t, appraisal, 0)
    return 1 << one | 1 << rival(t, appraisal, 1 << one)


def favourite(t: Borgia, appraisal: Appraisal, seat: i64, pair: i64) -> i64:
    """Whom of a set of families a seat would see as Pope: itself, or whoever is least ahead."""
    if (pair >> seat) & 1:
        return seat
    best = NOBODY
    for other in range(t.seats):
        if (pair >> other) & 1 and (best == NOBODY or appraisal.threat[other] < appraisal.threat[best]):
            best = other
    return best


def likely_pope(t: Borgia, appraisal: Appraisal) -> i64:
    """Who would win the run-off."""
    pair = likely_pair(t, appraisal)
    one = favourite(t, appraisal, t.seats, pair)
    mine: i64 = 0
    theirs: i64 = 0
    for seat in range(t.seats):
        if favourite(t, appraisal, seat, pair) == one:
            mine += appraisal.votes[seat]
        else:
            theirs += appraisal.votes[seat]
    other = rival(t, appraisal, t.everyone() & ~pair | 1 << one)
    if mine > theirs or (mine == theirs and other != t.pope):
        return one
    return other


def rate_votes(t: Borgia, appraisal: Appraisal, seat: i64, family: i64, left: i64, pair: i64, menu: Menu) -> None:
    """All votes to one family: the own, or the lesser evil of the two that can win."""
    wanted = favourite(t, appraisal, seat, pair)
    if family == wanted:
        menu.add(CAST + left, 400)
        menu.add(CAST, 0)
        return
    menu.add(CAST, 400)
    if family == seat or (pair >> family) & 1:
        menu.add(CAST + left, 0)


def rate_secret_ballot(t: Borgia, appraisal: Appraisal, seat: i64, top: SecretBallot, menu: Menu) -> None:
    appraisal.close()
    appraisal.weigh(t)
    left = appraisal.votes[seat] - top.cast(seat)
    rate_votes(t, appraisal, seat, top.count(seat), left, likely_pair(t, appraisal), menu)


def rate_open_ballot(t: Borgia, appraisal: Appraisal, seat: i64, top: WhichVotes, menu: Menu) -> None:
    appraisal.close()
    appraisal.weigh(t)
    pair = likely_pair(t, appraisal)
    below = top.below
    if isinstance(below, RunOff):
        pair = below.pair
    rate_votes(t, appraisal, seat, top.family, top.left, pair, menu)


def rate_names(t: Borgia, appraisal: Appraisal, seat: i64, top: WhichFamily, menu: Menu) -> None:
    """Oneself; against oneself whoever is most ahead, whom the others will not want; else whoever is least ahead."""
    appraisal.close()
    appraisal.weigh(t)
    below = top.below
    assert isinstance(below, RunOff)
    for family in range(t.seats):
        if not (top.tied >> family) & 1:
            continue
        if family == seat:
            menu.add(NAME + family, 100 * POPE_VP)
        elif below.turn == NOBODY and (below.pair >> seat) & 1:
            menu.add(NAME + family, appraisal.threat[family] // 10)
        else:
            menu.add(NAME + family, -appraisal.threat[family] // 10)


def rate_receivers(t: Borgia, appraisal: Appraisal, card: i64, acts: Actions, menu: Menu) -> None:
    """An office for whoever is least ahead; a Pope who strikes one down would rather see it gone."""
    appraisal.weigh(t)
    worth = appraisal.worth(card)
    for i in range(acts.listed):
        code = acts.codes[i]
        if code == ASIDE:
            menu.add(code, 0)
            continue
        rank: i64 = 0
        for other in range(t.seats):
            if other != t.pope and appraisal.threat[other] < appraisal.threat[code - GIVE]:
                rank += 1
        menu.add(code, -worth * (1 + rank) // (2 * t.seats))


def rate_reshuffle(t: Borgia, appraisal: Appraisal, handed: i64, acts: Actions, menu: Menu) -> None:
    """Worth it when whoever is ahead holds more than a fair share; it gives all a ground for an accusation."""
    menu.add(LEAVE, 0)
    if acts.listed == 1:
        return
    appraisal.weigh(t)
    others = offices_of_others(t, handed)
    all_worth: i64 = 0
    for card in range(OFFICES, ARTISTS):
        if (others >> card) & 1:
            all_worth += appraisal.worth(card)
    fair = all_worth // bits(others)
    gain: i64 = -60
    for card in range(OFFICES, ARTISTS):
        if (others >> card) & 1:
            owner = t.owner_of(card)
            more = appraisal.worth(card) - fair
            gain += appraisal.harm(t, t.pope, owner, more)
    menu.add(RESHUFFLE, gain)


def rate_cardinals(t: Borgia, appraisal: Appraisal, top: WhichCardinals, acts: Actions, menu: Menu) -> None:
    """As many for the Pope as the rules allow, the others to whoever is least ahead."""
    appraisal.weigh(t)
    rank: i64 = 0
    for other in range(t.seats):
        if other != t.pope and is_behind(appraisal, other, top.receiver):
            rank += 1
    wanted = gift(t.seats, rank)
    for n in range(acts.count):
        code = acts.first + n
        off = code - CARDINALS - wanted
        if off < 0:
            off = -off
        menu.add(code, -60 * off)


def is_behind(appraisal: Appraisal, seat: i64, other: i64) -> bool:
    """Does a seat seem to end with less than another? Of equals the one who sits first."""
    if appraisal.threat[seat] != appraisal.threat[other]:
        return appraisal.threat[seat] < appraisal.threat[other]
    return seat < other


def gift(seats: i64, rank: i64) -> i64:
    """How many of as many new cardinals as seats the others get, by rank from behind. [TP-92]"""
    if rank == 0:
        if seats == 5:
            return 2
        return 1
    if rank == 1 and seats == 4:
        return 1
    return 0


def rate_verdicts(t: Borgia, appraisal: Appraisal, seat: i64, menu: Menu) -> None:
    """A Pope who misses a turn is good for all the others, most if the Pope is ahead."""
    appraisal.weigh(t)
    menu.add(FOR, 20 + appraisal.harm(t, seat, t.pope, 300))
    menu.add(AGAINST, 0)
