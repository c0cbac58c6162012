"""Cards played from the hand in phase 2 of a turn."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from signoria.games.borgia.components import (
    ACCUSE,
    ARTIST_CARDS,
    BRAVO,
    CONDOTTIERI,
    KEPT,
    KILL,
    KILL_MARRIAGE,
    MARRIAGE,
    MARRY,
    NUMBERS,
    OFFICE_CARDS,
    OFFICES,
    OUTSIDES,
    POISON,
    PREACH,
    SAVONAROLA,
    SIMONY,
    SPY,
    SPY_ON,
    STAB,
    STAB_SAVONAROLA,
)
from signoria.games.borgia.events import (
    LOOT_NOTHING,
    MARRIES,
    SAVONAROLA_PREACHES,
    SPIED_ON,
    SPIES,
    STABS,
)
from signoria.games.borgia.frames import Paragraph
from signoria.games.borgia.knowledge import all_see_move, steals_unseen
from signoria.games.borgia.rules.accusation import Accusation, may_accuse
from signoria.games.borgia.rules.death import Death, Poisoning
from signoria.games.borgia.rules.piles import DEAL_SPIED, discard
from signoria.games.borgia.table import WIDTH, Borgia
from signoria.kernel.action import NOBODY, Actions
from signoria.kernel.frame import END, Frame


def add_cards_to_play(t: Borgia, seat: i64, out: Actions) -> None:
    """Every card with all it may be played against. [TP-40] [TP-41] [TP-42] [TP-44] [TP-45] [TP-46]"""
    hand = t.hand[seat] >> EVENTS_SHIFT
    if hand == 0:
        return
    bravo = t.holds(seat, BRAVO) > 0
    if bravo and t.preaching:
        out.add(STAB_SAVONAROLA)
    if t.silenced(seat):
        return
    if t.holds(seat, SPY) > 0:
        add_opponents(t, seat, SPY_ON, True, out)
    if t.holds(seat, POISON) > 0:
        add_mortals(t, seat, KILL, out)
    if bravo:
        add_mortals(t, seat, STAB, out)
    if t.holds(seat, MARRIAGE) > 0:
        add_opponents(t, seat, MARRY, False, out)
    if seat != t.pope and not t.partners(seat, t.pope):
        if t.holds(seat, SAVONAROLA) > 0:
            out.add(PREACH)
        if t.holds(seat, SIMONY) > 0 and may_accuse(t, seat):
            out.add(ACCUSE)


EVENTS_SHIFT: Final[i64] = WIDTH * CONDOTTIERI  # hands without the condottieri, which are not played in this phase


def add_opponents(t: Borgia, seat: i64, verb: i64, against: bool, out: Actions) -> None:
    """Every opponent; not one's partner if the card goes against a player. [TP-44] [TP-47]"""
    for other in range(t.seats):
        if other != seat and not (against and t.partners(seat, other)):
            out.add(verb + other)


def add_mortals(t: Borgia, seat: i64, verb: i64, out: Actions) -> None:
    """Offices and artists, protected or not, but not one's partner's; and a marriage. [TP-41] [TP-42] [TP-47]"""
    mortals: i64 = 0
    for owner in range(t.seats):
        if may_harm(t, seat, owner):
            mortals |= t.owned[owner]
    out.add_each(verb, (mortals & (OFFICE_CARDS | ARTIST_CARDS)) >> OFFICES)
    if t.married != 0:
        out.add(verb + OUTSIDES - OFFICES)


def may_harm(t: Borgia, seat: i64, owner: i64) -> bool:
    """What is one's own may be killed; what is one's partner's may not. [TP-44] [TP-47]"""
    return owner == seat or not t.partners(seat, owner)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class PlayCard(Paragraph):
    """One card from the hand takes its effect. [TP-21]"""

    def __init__(self, seat: i64, code: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.code: i64 = code

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        if done is not None:
            return END
        code = self.code
        if code == PREACH:
            preach(t, self.seat)
            return END
        if code == ACCUSE:
            return Accusation(self.seat)
        if code < KILL:
            spy_on(t, self.seat, code - SPY_ON)
            return END
        if code >= MARRY:
            marry(t, self.seat, code - MARRY)
            return END
        if code >= STAB:
            return stabbed(t, self.seat, code)
        return Poisoning(self.seat, death_target(code - KILL))

    def clone(self) -> "PlayCard":
        return PlayCard(self.seat, self.code)


def death_target(n: i64) -> i64:
    """The card number behind a death card's answer."""
    if n == KILL_MARRIAGE - KILL:
        return MARRIAGE
    if n == STAB_SAVONAROLA - STAB:
        return SAVONAROLA
    return OFFICES + n


def stabbed(t: Borgia, seat: i64, code: i64) -> Frame:
    """A Bravo strikes at once: no Doctor can stop it. [TP-42]"""
    card = death_target(code - STAB)
    discard(t, seat, BRAVO)
    t.tell(STABS, seat, card)
    return Death(seat, card)


def spy_on(t: Borgia, seat: i64, victim: i64) -> None:
    """A random card of an opponent's hand; from an empty one, nothing. Only the two see it. [TP-40]"""
    discard(t, seat, SPY)
    size = t.hand_size(victim)
    nth = t.rng.below(max(size, 1))  # chance is asked either way: an empty hand must not show in what follows
    card = NOBODY
    loot = LOOT_NOTHING
    if size > 0:
        card = nth_card(t, victim, nth)
        t.note_card(DEAL_SPIED, card)
        t.lose(victim, card)
        t.keep(seat, card)
        loot = card
    steals_unseen(t, seat, victim, card)
    t.tell(SPIES, seat, victim, loot)
    t.tell(SPIED_ON, victim, seat, loot)


def nth_card(t: Borgia, seat: i64, nth: i64) -> i64:
    """The cards of a hand counted from 0, in the order of the cards."""
    for card in range(KEPT, NUMBERS):
        nth -= t.holds(seat, card)
        if nth < 0:
            return card
    return NOBODY


def marry(t: Borgia, seat: i64, other: i64) -> None:
    """The card lies in the open until the round ends or it is killed. [TP-44]"""
    t.lose(seat, MARRIAGE)
    all_see_move(t, MARRIAGE, seat, 0)
    t.married = (1 << seat) | (1 << other)
    t.tell(MARRIES, seat, other)


def preach(t: Borgia, seat: i64) -> None:
    """Savonarola lies in the open; the Pope plays no card until he is gone. [TP-45]"""
    t.lose(seat, SAVONAROLA)
    all_see_move(t, SAVONAROLA, seat, 0)
    t.preaching = True
    t.tell(SAVONAROLA_PREACHES, seat)
