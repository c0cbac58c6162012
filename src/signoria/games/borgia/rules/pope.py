"""A new round, and the powers of the Pope at its start."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.borgia.components import (
    ARTISTS,
    CARDINALS,
    FAMILY_INCOME,
    GIVE,
    KEPT,
    LEAVE,
    OFFICES,
    POPE_KEEPS_MORE,
    RESHUFFLE,
)
from signoria.games.borgia.events import (
    CARDINALS_GIVEN,
    DRAWN,
    FAMILY_PAID,
    OFFICE_GIVEN,
    OFFICES_LEFT,
    OFFICES_RESHUFFLED,
    ROUND_BEGINS,
)
from signoria.games.borgia.frames import Paragraph, Question
from signoria.games.borgia.open import BorgiaOpen
from signoria.games.borgia.rules.arrival import Arrival, WhichPlace, place
from signoria.games.borgia.rules.death import add_givees, receive_office
from signoria.games.borgia.rules.piles import DEAL_OFFICES, lay_table, shuffle_in, take_unseen
from signoria.games.borgia.table import Borgia
from signoria.kernel.action import NOBODY, Actions
from signoria.kernel.arrays import append, vec
from signoria.kernel.bits import bit
from signoria.kernel.frame import END, Frame


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class NewRound(Paragraph):
    """Shuffle, draw, income, a new table; then offices, the others' offices, cardinals. [TP-64] [TP-90]"""

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        if done is None:
            t.round += 1
            t.reshuffled = False
            t.favoured = 0
            t.tell(ROUND_BEGINS, t.round)
            shuffle_in(t)
            return Draws(t.pope)
        if isinstance(done, Draws):
            pay_families(t)
            lay_table(t)
            return HandOut(0)
        if isinstance(done, HandOut):
            return Reshuffle(done.handed)
        if isinstance(done, Reshuffle) and t.unused_cardinals() > 0:
            return NewCardinals()
        return END

    def clone(self) -> "NewRound":
        return NewRound()


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Draws(Paragraph):
    """From the Pope clockwise each draws a card, played at once or kept. [TP-64]"""

    def __init__(self, turn: i64) -> None:
        super().__init__()
        self.turn: i64 = turn

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        seat = self.turn
        if done is not None:
            seat = t.left_of(seat)
            if seat == t.pope:
                return END
        while t.deck_size() > 0:
            self.turn = seat
            card = t.draw()
            t.tell(DRAWN, seat, card)
            if card < KEPT:
                return Arrival(seat, card)
            take_unseen(t, seat, card)
            seat = t.left_of(seat)
            if seat == t.pope:
                return END
        return END

    def clone(self) -> "Draws":
        return Draws(self.turn)


def pay_families(t: Borgia) -> None:
    """The base income of every family. [TP-2] [TP-64]"""
    for seat in range(t.seats):
        t.purse[seat] += FAMILY_INCOME
    t.tell(FAMILY_PAID, FAMILY_INCOME)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class HandOut(Paragraph):
    """The Pope gives up all own offices, each to another player. [TP-90]"""

    def __init__(self, handed: i64) -> None:
        super().__init__()
        self.handed: i64 = handed  # offices given away, as bits

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        if isinstance(done, WhichReceiver):
            self.handed |= bit(done.card)
            t.favoured |= 1 << (done.picked - GIVE)
            return receive_office(t, done.picked - GIVE, done.card)
        if isinstance(done, WhichPlace):
            place(t, done.seat, done.card, done.picked)
        for card in range(OFFICES, ARTISTS):
            if t.owner_of(card) == t.pope:
                return WhichReceiver(t.pope, card)
        return END

    def clone(self) -> "HandOut":
        return HandOut(self.handed)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhichReceiver(Question):
    """Who gets an office that the Pope gives up. [TP-90]"""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card

    def legal(self, t: Borgia, seat: i64, out: Actions) -> None:
        add_givees(t, seat, out)

    def clone(self) -> "WhichReceiver":
        return WhichReceiver(self.seat, self.card)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Reshuffle(Paragraph):
    """All other offices in play are collected, shuffled and dealt out again, or none. [TP-91]"""

    def __init__(self, handed: i64) -> None:
        super().__init__()
        self.handed: i64 = handed  # offices that stay where they are, as bits
        self.cards: vec[i64] = vec[i64]()  # dealt before everyone's eyes, to be put down in this order
        self.owed: vec[i64] = vec[i64]()  # to whom each
        self.down: i64 = 0  # how many have been

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        if done is None:
            return WhetherToReshuffle(t.pope, self.handed)
        if isinstance(done, WhetherToReshuffle):
            if done.picked == LEAVE:
                t.tell(OFFICES_LEFT)
                return END
            self.collect(t)
        elif isinstance(done, WhichPlace):
            place(t, done.seat, done.card, done.picked)
        if self.down == len(self.cards):
            return END
        self.down += 1
        return WhichPlace(self.owed[self.down - 1], self.cards[self.down - 1])

    def collect(self, t: Borgia) -> None:
        """Each player gets exactly as many as given up, from the Pope's left clockwise. [TP-91]"""
        t.reshuffled = True
        others = offices_of_others(t, self.handed)
        seat = t.left_of(t.pope)
        while seat != t.pope:
            for card in range(OFFICES, ARTISTS):
                if (others >> card) & 1 and t.owner_of(card) == seat:
                    self.cards = append(self.cards, card)
                    self.owed = append(self.owed, seat)
            seat = t.left_of(seat)
        for i in range(len(self.cards)):
            t.lift(self.cards[i])
        t.waiting |= others
        t.rng.shuffle(self.cards, len(self.cards))
        t.note_deal(DEAL_OFFICES, self.cards)
        t.tell(OFFICES_RESHUFFLED, len(self.cards))
        for i in range(len(self.cards)):
            t.tell(OFFICE_GIVEN, self.owed[i], self.cards[i])

    def clone(self) -> "Reshuffle":
        twin = Reshuffle(self.handed)
        twin.cards = self.cards[:]
        twin.owed = self.owed[:]
        twin.down = self.down
        return twin


def offices_of_others(t: BorgiaOpen, handed: i64) -> i64:
    """Offices in play that were not handed out just now, as bits. [TP-91]"""
    out: i64 = 0
    for card in range(OFFICES, ARTISTS):
        if t.lies[card - OFFICES] != NOBODY and not (handed >> card) & 1:
            out |= bit(card)
    return out


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhetherToReshuffle(Question):
    """All of the others' offices, or none. [TP-91]"""

    def __init__(self, seat: i64, handed: i64) -> None:
        super().__init__(seat)
        self.handed: i64 = handed

    def legal(self, t: Borgia, seat: i64, out: Actions) -> None:
        out.add(LEAVE)
        if offices_of_others(t, self.handed) != 0:
            out.add(RESHUFFLE)

    def clone(self) -> "WhetherToReshuffle":
        return WhetherToReshuffle(self.seat, self.handed)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class NewCardinals(Paragraph):
    """As many new cardinals as players, handed out freely; the Pope takes one more than the most at most. [TP-92]"""

    def __init__(self) -> None:
        super().__init__()
        self.left: i64 = 0
        self.most: i64 = 0  # given to one of the others

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        seat = t.pope
        if isinstance(done, WhichCardinals):
            seat = done.receiver
            n = done.picked - CARDINALS
            give_cardinals(t, seat, n)
            self.left -= n
            if n > self.most:
                self.most = n
        else:
            self.left = t.unused_cardinals()
            if self.left > t.seats:
                self.left = t.seats
        seat = t.left_of(seat)
        if seat == t.pope:
            give_cardinals(t, seat, self.left)
            return END
        return WhichCardinals(t.pope, seat, self.left, self.most)

    def clone(self) -> "NewCardinals":
        twin = NewCardinals()
        twin.left = self.left
        twin.most = self.most
        return twin


def most_for_pope(most: i64) -> i64:
    """One more than the family given most. [TP-92]"""
    return most + POPE_KEEPS_MORE


def give_cardinals(t: Borgia, seat: i64, n: i64) -> None:
    """A seat that gets one has been favoured. [TP-46] [TP-92]"""
    t.cardinals[seat] += n
    if n > 0:
        t.favoured |= 1 << seat
        t.tell(CARDINALS_GIVEN, seat, n)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhichCardinals(Question):
    """How many new cardinals a player gets; the last must get enough that the Pope does not keep too many. [TP-92]"""

    def __init__(self, seat: i64, receiver: i64, left: i64, most: i64) -> None:
        super().__init__(seat)
        self.receiver: i64 = receiver
        self.left: i64 = left
        self.most: i64 = most

    def legal(self, t: Borgia, seat: i64, out: Actions) -> None:
        out.add_ladder(CARDINALS + self.fewest(t), CARDINALS + self.left)

    def fewest(self, t: BorgiaOpen) -> i64:
        """Only the last receiver is bound: the Pope keeps what is left then. [TP-92]"""
        n: i64 = 0
        if t.left_of(self.receiver) == t.pope:
            while self.left - n > most_for_pope(max(self.most, n)):
                n += 1
        return n

    def clone(self) -> "WhichCardinals":
        return WhichCardinals(self.seat, self.receiver, self.left, self.most)
