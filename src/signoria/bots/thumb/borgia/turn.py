"""A turn: what to buy, which cards to play, whether to seize."""

from mypy_extensions import i64

from signoria.bots.thumb.borgia.appraisal import Appraisal, face_down
from signoria.bots.thumb.borgia.places import moving
from signoria.bots.thumb.borgia.trade import rate_dealing
from signoria.bots.thumb.borgia.war import seizing, sure_power
from signoria.bots.thumb.policy import Menu
from signoria.games.borgia.components import (
    ACCUSE,
    ANSWER,
    DECLINE,
    DOCTOR,
    DONE,
    HOME,
    KEEP,
    KEPT,
    KILL,
    KILL_MARRIAGE,
    MARRY,
    MOVE,
    NUMBERS,
    OFFICES,
    PAY,
    PREACH,
    ROUNDS,
    SEIZE,
    SPY_ON,
    STAB,
    STAB_MARRIAGE,
    STAB_SAVONAROLA,
    TAKE,
    THROW,
    TRADE,
)
from signoria.games.borgia.rules.arrival import WhetherToPay
from signoria.games.borgia.rules.death import Poisoning
from signoria.games.borgia.rules.play import death_target
from signoria.games.borgia.table import Borgia
from signoria.kernel.action import Actions
from signoria.kit.ascending import PASS


def rate_buying(t: Borgia, appraisal: Appraisal, seat: i64, acts: Actions, menu: Menu) -> None:
    """What lies ill is moved first; with a Spy a card is free. Face-down cards are all the same."""
    turned = False
    spied = False
    for i in range(acts.listed):
        code = acts.codes[i]
        if code >= TRADE:
            rate_dealing(t, appraisal, seat, code, 0, menu)
        elif code >= MOVE:
            rate_move(t, appraisal, seat, code, 0, menu)
        elif code >= TAKE:
            if not spied:
                spied = True
                menu.add(code, appraisal.taste.face_down * appraisal.ducat)
        elif not turned:
            turned = True
            menu.add(code, 0)


def rate_move(t: Borgia, appraisal: Appraisal, seat: i64, code: i64, rest: i64, menu: Menu) -> None:
    """A move and what may still be done after it; moves that gain nothing are not thought of."""
    gain = moving(t, appraisal, seat, OFFICES + code - MOVE)
    if gain > 10:
        menu.add(code, rest + gain)


def rate_arranging(t: Borgia, appraisal: Appraisal, seat: i64, acts: Actions, menu: Menu) -> None:
    menu.add(DONE, 0)
    for i in range(acts.listed):
        code = acts.codes[i]
        if code >= TRADE:
            rate_dealing(t, appraisal, seat, code, 0, menu)
        elif code >= MOVE:
            rate_move(t, appraisal, seat, code, 0, menu)


def rate_playing(t: Borgia, appraisal: Appraisal, seat: i64, acts: Actions, menu: Menu) -> None:
    """Cards and moves come first, for a seizure ends it all: they are worth what can still be seized, and more."""
    menu.add(PASS, 0)
    if acts.listed == 1:
        return
    appraisal.weigh(t)
    rest: i64 = 0
    for i in range(1, acts.listed):
        code = acts.codes[i]
        if SEIZE <= code < TRADE:
            worth = max(seizing(t, appraisal, seat, code, True), seizing(t, appraisal, seat, code, False))
            if worth > -300:
                menu.add(code, worth)
            rest = max(rest, worth)
    for i in range(1, acts.listed):
        code = acts.codes[i]
        if code >= TRADE:
            rate_dealing(t, appraisal, seat, code, rest, menu)
        elif MOVE <= code < SPY_ON:
            rate_move(t, appraisal, seat, code, rest, menu)
        elif code < SEIZE:
            worth = playing(t, appraisal, seat, code)
            if worth > -300:
                menu.add(code, rest + worth)


def playing(t: Borgia, appraisal: Appraisal, seat: i64, code: i64) -> i64:
    """What playing a card from the hand is worth."""
    if code == PREACH:
        return appraisal.taste.preaching
    if code == ACCUSE:
        if t.round == 1:
            return -200
        return appraisal.taste.accusing
    if code >= MARRY:
        return marrying(t, appraisal, seat, code - MARRY)
    if code >= STAB:
        if code == STAB_SAVONAROLA:
            return pope_freed(t, seat)
        if code == STAB_MARRIAGE:
            return -250
        return killing(t, appraisal, seat, death_target(code - STAB))
    if code >= KILL:
        if code == KILL_MARRIAGE:
            return -250
        return killing(t, appraisal, seat, death_target(code - KILL)) + 5
    return spying(t, appraisal, seat, code - SPY_ON)


def killing(t: Borgia, appraisal: Appraisal, seat: i64, card: i64) -> i64:
    """A death card is for the best of whoever is ahead, and not for trifles."""
    owner = t.owner_of(card)
    if owner == seat:
        return -1000
    return appraisal.harm(t, seat, owner, appraisal.worth(card)) - appraisal.taste.kill * appraisal.rounds // 3


def pope_freed(t: Borgia, seat: i64) -> i64:
    """A silenced Pope with a hand to play wants to be rid of Savonarola; nobody else does."""
    if seat != t.pope:
        return -1000
    others: i64 = 0
    for card in range(KEPT, NUMBERS):
        others += t.holds(seat, card)
    return (others - 2) * 60


def marrying(t: Borgia, appraisal: Appraisal, seat: i64, other: i64) -> i64:
    """Peace is good with whoever is armed."""
    return appraisal.taste.wedding * (sure_power(t, seat, other) - 1)


def spying(t: Borgia, appraisal: Appraisal, seat: i64, other: i64) -> i64:
    """A Spy does better at the face-down table; when that is empty for good, a hand will do."""
    if t.round == ROUNDS and face_down(t) < t.seats:
        return 20 + 10 * sure_power(t, seat, other)
    return -100


def rate_fee(t: Borgia, appraisal: Appraisal, top: WhetherToPay, acts: Actions, menu: Menu) -> None:
    """An artist is worth the fee, if at all, at the best place there is; where it pays, nothing else is thought of."""
    if acts.listed == 2:
        card = top.card
        gain = appraisal.gain(t, top.seat, card)
        spot = t.lies[card - OFFICES]
        if 0 <= spot < HOME:  # it came with a property and stays under it
            gain = appraisal.worth(card) * appraisal.kept(spot) // 100
        menu.add(PAY, gain - appraisal.fee(card))
        if gain >= appraisal.fee(card):
            return
    menu.add(DECLINE, 0)


def rate_cure(t: Borgia, appraisal: Appraisal, seat: i64, poisoning: Poisoning, acts: Actions, menu: Menu) -> None:
    """The Doctor for what is one's own."""
    menu.add(PASS, 0)
    if acts.listed == 2:
        gain = -appraisal.fee(DOCTOR)
        if poisoning.card < KEPT and t.owner_of(poisoning.card) == seat:
            gain += appraisal.worth(poisoning.card)
        menu.add(ANSWER, gain)


def rate_hand(t: Borgia, appraisal: Appraisal, seat: i64, acts: Actions, menu: Menu) -> None:
    """A first hand is thrown in if it is worth less than most."""
    menu.add(KEEP, 0)
    if acts.listed == 2:
        n: i64 = 0
        for card in range(KEPT):
            if (t.unplayed[seat] >> card) & 1:
                n += max(appraisal.gain(t, seat, card) - appraisal.fee(card), 0)
        for card in range(KEPT, NUMBERS):
            n += t.holds(seat, card) * appraisal.in_hand(card)
        menu.add(THROW, t.terms.hand * appraisal.taste.face_down * appraisal.ducat - n)
