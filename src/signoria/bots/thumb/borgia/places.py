"""Where cards lie: under which property, what to tuck away, what to move."""

from mypy_extensions import i64

from signoria.bots.thumb.borgia.appraisal import Appraisal
from signoria.bots.thumb.policy import Menu
from signoria.games.borgia.actions import spot_said
from signoria.games.borgia.components import HOME, OFFICES, OPEN, OUTSIDES, TUCK, kind_of
from signoria.games.borgia.rules.arrival import WhichToTuck
from signoria.games.borgia.table import Borgia
from signoria.kernel.action import NOBODY, Actions
from signoria.kit.ascending import PASS


def at_stake(t: Borgia, appraisal: Appraisal, spot: i64) -> i64:
    """What would be lost with a property, or from a home."""
    n: i64 = 0
    if spot < HOME:
        n = appraisal.worth(spot)
    for card in range(OFFICES, OUTSIDES):
        if t.lies[card - OFFICES] == spot:
            n += appraisal.worth(card)
    return n


def lying(t: Borgia, appraisal: Appraisal, seat: i64, card: i64, spot: i64) -> i64:
    """What a card is worth to its owner at a spot, with whatever it would push into the open."""
    if card >= OUTSIDES:
        return guarding(t, appraisal, card, spot)
    kept = appraisal.kept(spot)
    n = appraisal.worth(card) * kept // 100
    if spot < OPEN:
        displaced = t.under(spot, kind_of(card))
        if displaced != NOBODY and displaced != card:
            n -= appraisal.worth(displaced) * (kept - appraisal.kept(OPEN + seat)) // 100
    return n


def guarding(t: Borgia, appraisal: Appraisal, family: i64, spot: i64) -> i64:
    """What an outside family adds by guarding a spot for good; in the open it only waits."""
    if spot >= OPEN:
        return 10
    power = t.printed.power[family]
    before = appraisal.kept(spot)
    appraisal.guard[spot] += power
    after = appraisal.kept(spot)
    appraisal.guard[spot] -= power
    n = (at_stake(t, appraisal, spot) + 300) * (after - before) // 100
    if spot < HOME:  # a home is never lost itself
        n += 20
    return n


def rate_places(t: Borgia, appraisal: Appraisal, seat: i64, card: i64, acts: Actions, menu: Menu) -> None:
    """Every own place for a card that has come or is moved."""
    for i in range(acts.listed):
        code = acts.codes[i]
        menu.add(code, lying(t, appraisal, seat, card, spot_said(code, seat)))


def rate_tucking(appraisal: Appraisal, top: WhichToTuck, acts: Actions, menu: Menu) -> None:
    """Into safety with the best."""
    more = appraisal.kept(top.property) - appraisal.kept(OPEN + top.seat)
    for i in range(acts.listed):
        code = acts.codes[i]
        if code == PASS:
            menu.add(code, 0)
        else:
            menu.add(code, appraisal.worth(OFFICES + code - TUCK) * more // 100)


def moving(t: Borgia, appraisal: Appraisal, seat: i64, card: i64) -> i64:
    """What moving a card to the best own place for it gains; below 1 if it lies well."""
    old = t.lies[card - OFFICES]
    here = lying(t, appraisal, seat, card, old)
    best = here
    estate = t.estate[seat]
    if card >= OUTSIDES:
        estate = t.free_spots(seat, card)
    for spot in range(HOME + t.seats):
        if (estate >> spot) & 1 and spot != old:
            best = max(best, lying(t, appraisal, seat, card, spot))
    return best - here
