"""Completing a work: a profession is played, bonus cards add to it, the bank pays in florins or fame."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from signoria.games.florence.components import (
    ADD,
    BONUS_DECK,
    BUILDING_VALUE,
    CARD_VALUE,
    DECK_CARDS,
    FAME,
    FAME_PRICE,
    FREEDOM_VALUE,
    HAND_CARD,
    JESTER_VALUE,
    LANDSCAPE_VALUE,
    LANDSCAPES,
    MINIMUM,
    POINT_PAY,
    PROFESSION_DECK,
    PROFESSIONS,
    TABLE_CARD,
    UNIT,
    WORK,
)
from signoria.games.florence.events import BONUS_ADDED, WORK_BEGUN, WORK_DONE
from signoria.games.florence.frames import Paragraph, Question
from signoria.games.florence.knowledge import laid_open
from signoria.games.florence.open import FlorenceOpen
from signoria.games.florence.rules.holdings import bonus_value, holdings
from signoria.games.florence.table import Florence
from signoria.kernel.action import Actions, column
from signoria.kernel.arrays import vec
from signoria.kernel.bits import bit, first_bit
from signoria.kernel.frame import END, Frame
from signoria.kit.ascending import PASS

FURNISHED: Final = column(
    [
        BUILDING_VALUE * building + LANDSCAPE_VALUE * landscape + FREEDOM_VALUE * freedom
        for freedom in range(2)
        for landscape in range(2)
        for building in range(2)
    ]
)  # by what is found, see `found`


def work_value(t: Florence, seat: i64, profession: i64) -> i64:
    """What all works of a player have, and what this profession likes. [PF-41]"""
    return entertained(t, seat) + furnished(t, seat, profession)


def entertained(t: Florence, seat: i64) -> i64:
    """Jesters 2 each, profession and recruiting cards 1 each, in hand or on the table. [PF-31] [PF-41]"""
    return from_jesters(t, seat) + from_cards(t, seat)


def from_jesters(t: FlorenceOpen, seat: i64) -> i64:
    return JESTER_VALUE * t.jesters[seat]


def from_cards(t: Florence, seat: i64) -> i64:
    return CARD_VALUE * (t.hand_cards(seat) + t.table_cards(seat))


def found(t: FlorenceOpen, seat: i64, profession: i64) -> i64:
    """Which of its likings a profession finds here: building, landscape and freedom, as bits. [PF-41]"""
    printed = t.printed
    there = (t.buildings[seat] >> printed.liked_building[profession]) & 1
    if t.landscapes[seat * LANDSCAPES + printed.liked_landscape[profession]] > 0:
        there |= 2
    return there | ((t.freedoms[seat] >> printed.liked_freedom[profession]) & 1) << 2


def furnished(t: FlorenceOpen, seat: i64, profession: i64) -> i64:
    """Building 4, landscape 3, freedom 3. [PF-41]"""
    return FURNISHED[found(t, seat, profession)]


def bonus_in_hand(t: Florence, seat: i64) -> i64:
    """What all bonus cards in hand would add to a work whose profession is still in hand too. [PF-43]"""
    held = (t.hand[seat] & DECK_CARDS[BONUS_DECK]) >> PROFESSIONS
    if held == 0:
        return 0
    owned = holdings_at_work(t, seat)
    total: i64 = 0
    while held != 0:
        total += bonus_value(t.printed, first_bit(held), owned)
        held &= held - 1
    return total


def holdings_at_work(t: Florence, seat: i64) -> vec[i64]:
    """What a player has once a profession of the hand lies on the table. [PF-43]"""
    owned = holdings(t, seat)
    owned[HAND_CARD] -= 1
    owned[TABLE_CARD] += 1
    return owned


def offer_works(t: Florence, seat: i64, out: Actions) -> None:
    """Professions in hand whose work can reach the round's minimum. [PF-41]"""
    held = t.hand[seat] & DECK_CARDS[PROFESSION_DECK]
    if held == 0:
        return
    missing = MINIMUM[t.round] - bonus_in_hand(t, seat) - entertained(t, seat)
    while held != 0:
        profession = first_bit(held)
        held &= held - 1
        if furnished(t, seat, profession) >= missing:
            out.add(WORK + profession)


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
    t.note(laid_open(profession))
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
        while held != 0:
            out.add(ADD + first_bit(held))
            held &= held - 1

    def clone(self) -> "WhichBonus":
        return WhichBonus(self.seat, self.value)


def add_bonus(t: Florence, seat: i64, bonus: i64, value: i64) -> i64:
    """A bonus card raises the work and leaves the game. [PF-43]"""
    card = PROFESSIONS + bonus
    t.hand[seat] &= ~bit(card)
    t.spent |= bit(card)
    t.note(laid_open(card))
    points = bonus_value(t.printed, bonus, holdings(t, seat))
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
        out.add_ladder(FAME, FAME + most_fame(self.value))

    def clone(self) -> "HowMuchFame":
        return HowMuchFame(self.seat, self.value)


def pay(value: i64, fame: i64) -> i64:
    """What the bank pays in florins for a work of which so much is taken as fame. [PF-42]"""
    return POINT_PAY * value - FAME_PRICE * fame


def most_fame(value: i64) -> i64:
    """The most that a work brings in fame. [PF-42]"""
    return POINT_PAY * value // FAME_PRICE


def complete_work(t: Florence, seat: i64, profession: i64, value: i64, fame: i64) -> None:
    """The bank pays 100 florins for each point of value, less the fame taken instead. [PF-42]"""
    florins = pay(value, fame)
    t.purse[seat] += florins
    t.fame[seat] += fame
    if value > t.best[seat]:
        t.best[seat] = value
    t.tell(WORK_DONE, seat, profession, value, fame, UNIT * florins)
