"""Completing a work: a profession is played, bonus cards add to it, the bank pays in florins or fame."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.florence.actions import ADD, FAME, WORK
from signoria.games.florence.components import (
    BONUS_DECK,
    BONUSES,
    DECK_CARDS,
    HAND_CARD,
    LANDSCAPES,
    LIKED_BUILDING,
    LIKED_FREEDOM,
    LIKED_LANDSCAPE,
    MINIMUM,
    PROFESSION_DECK,
    PROFESSIONS,
    TABLE_CARD,
)
from signoria.games.florence.events import BONUS_ADDED, WORK_BEGUN, WORK_DONE
from signoria.games.florence.frames import Paragraph, Question
from signoria.games.florence.holdings import bonus_value, holdings
from signoria.games.florence.memory import see_open
from signoria.games.florence.open import FlorenceOpen
from signoria.games.florence.table import Florence
from signoria.kernel.action import Actions
from signoria.kernel.bits import bit
from signoria.kernel.frame import END, Frame
from signoria.kit.ascending import PASS


def work_value(t: Florence, seat: i64, profession: i64) -> i64:
    """What all works of a player have, and what this profession likes. [PF-41]"""
    return entertained(t, seat) + furnished(t, seat, profession)


def entertained(t: Florence, seat: i64) -> i64:
    """Jesters 2 each, profession and recruiting cards 1 each, in hand or on the table. [PF-31] [PF-41]"""
    return 2 * t.jesters[seat] + t.hand_cards(seat) + t.table_cards(seat)


def furnished(t: FlorenceOpen, seat: i64, profession: i64) -> i64:
    """Building 4, landscape 3, freedom 3. [PF-41]"""
    value: i64 = 0
    if (t.buildings[seat] >> LIKED_BUILDING[profession]) & 1:
        value += 4
    if t.landscapes[seat * LANDSCAPES + LIKED_LANDSCAPE[profession]] > 0:
        value += 3
    if (t.freedoms[seat] >> LIKED_FREEDOM[profession]) & 1:
        value += 3
    return value


def bonus_in_hand(t: Florence, seat: i64) -> i64:
    """What all bonus cards in hand would add to a work whose profession is still in hand too. [PF-43]"""
    held = (t.hand[seat] & DECK_CARDS[BONUS_DECK]) >> PROFESSIONS
    if held == 0:
        return 0
    owned = holdings(t, seat)
    owned[HAND_CARD] -= 1
    owned[TABLE_CARD] += 1
    total: i64 = 0
    for bonus in range(BONUSES):
        if (held >> bonus) & 1:
            total += bonus_value(bonus, owned)
    return total


def offer_works(t: Florence, seat: i64, out: Actions) -> None:
    """Professions in hand whose work can reach the round's minimum. [PF-41]"""
    held = t.hand[seat] & DECK_CARDS[PROFESSION_DECK]
    if held == 0:
        return
    missing = MINIMUM[t.round] - bonus_in_hand(t, seat) - entertained(t, seat)
    profession: i64 = 0
    while held:
        if held & 1 and furnished(t, seat, profession) >= missing:
            out.add(WORK + profession)
        held >>= 1
        profession += 1


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Work(Paragraph):
    """Play the profession, add bonus cards, be paid. [PF-41] [PF-42] [PF-43]"""

    def __init__(self, seat: i64, profession: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.profession: i64 = profession
        self.value: i64 = 0  # of the work so far: the bonus cards that made it are gone

    def next(self, t: Florence, done: Frame | None) -> Frame:
        if done is None:
            self.value = play_profession(t, self.seat, self.profession)
        elif isinstance(done, WhichBonus):
            if done.picked == PASS:
                return HowMuchFame(self.seat, self.value)
            self.value = add_bonus(t, self.seat, done.picked - ADD, self.value)
        elif isinstance(done, HowMuchFame):
            complete_work(t, self.seat, self.profession, self.value, done.picked - FAME)
            return END
        return WhichBonus(self.seat, self.value)

    def clone(self) -> "Work":
        twin = Work(self.seat, self.profession)
        twin.value = self.value
        return twin


def play_profession(t: Florence, seat: i64, profession: i64) -> i64:
    """It lies face up before the player from now on; the value it has without bonus cards. [PF-41] [PF-43]"""
    t.hand[seat] &= ~bit(profession)
    t.played[seat] |= bit(profession)
    see_open(t, profession)
    value = work_value(t, seat, profession)
    t.tell(WORK_BEGUN, seat, profession, value)
    return value


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhichBonus(Question):
    """Any number of bonus cards, none included, as long as the minimum is reached in the end. [PF-41] [PF-43]"""

    def __init__(self, seat: i64, value: i64) -> None:
        super().__init__(seat)
        self.value: i64 = value

    def legal(self, t: Florence, seat: i64, out: Actions) -> None:
        if self.value >= MINIMUM[t.round]:
            out.add(PASS)
        held = (t.hand[seat] & DECK_CARDS[BONUS_DECK]) >> PROFESSIONS
        if held:
            for bonus in range(BONUSES):
                if (held >> bonus) & 1:
                    out.add(ADD + bonus)

    def clone(self) -> "WhichBonus":
        return WhichBonus(self.seat, self.value)


def add_bonus(t: Florence, seat: i64, bonus: i64, value: i64) -> i64:
    """A bonus card raises the work and leaves the game. [PF-43]"""
    card = PROFESSIONS + bonus
    t.hand[seat] &= ~bit(card)
    t.spent |= bit(card)
    see_open(t, card)
    points = bonus_value(bonus, holdings(t, seat))
    t.tell(BONUS_ADDED, seat, bonus, points, value + points)
    return value + points


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class HowMuchFame(Question):
    """How much of the pay is taken as fame, at 200 florins a PP: now or never. [PF-42]"""

    def __init__(self, seat: i64, value: i64) -> None:
        super().__init__(seat)
        self.value: i64 = value

    def legal(self, t: Florence, seat: i64, out: Actions) -> None:
        out.add_ladder(FAME, FAME + (self.value >> 1))

    def clone(self) -> "HowMuchFame":
        return HowMuchFame(self.seat, self.value)


def complete_work(t: Florence, seat: i64, profession: i64, value: i64, fame: i64) -> None:
    """The bank pays 100 florins for each point of value, less the fame taken instead. [PF-42]"""
    florins = value - 2 * fame
    t.purse[seat] += florins
    t.fame[seat] += fame
    if value > t.best[seat]:
        t.best[seat] = value
    t.tell(WORK_DONE, seat, profession, value, fame, 100 * florins)
