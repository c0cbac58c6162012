"""Set-up: the first Pope, the hands, what is thrown in, and what is played at once."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.borgia.components import (
    ARTISTS,
    COPIES,
    KEEP,
    KEPT,
    NUMBERS,
    OFFICES,
    OUTSIDES,
    SPY,
    START_CARDINALS,
    START_DUCATS,
    THROW,
    THROW_IN,
)
from signoria.games.borgia.editions import Terms
from signoria.games.borgia.events import FIRST_POPE, REVEALED, THROWN_IN
from signoria.games.borgia.frames import Paragraph, Question
from signoria.games.borgia.knowledge import PILE, all_see_move, sees_move, shuffle_seen, throws_in
from signoria.games.borgia.printed import Printed
from signoria.games.borgia.rules.arrival import Arrival
from signoria.games.borgia.rules.piles import DEAL_DECK, DEAL_FIRST, DEAL_REDEAL, lay_table, put_deck
from signoria.games.borgia.table import Borgia, counted
from signoria.kernel.action import NOBODY, Actions
from signoria.kernel.arrays import append, vec
from signoria.kernel.bits import bit, bits, first_bit
from signoria.kernel.frame import END, Frame
from signoria.kernel.rng import Rng
from signoria.kernel.table import Log


def set_up(seats: i64, rng: Rng, terms: Terms, printed: Printed, first: i64, told: bool) -> Borgia:
    """Name a Pope, hand out ducats and cardinals, shuffle and deal. The bank never runs out. [TP-10] [TP-11] [TP-4]"""
    t: Borgia = Borgia(seats, rng, terms, printed)
    if told:
        t.log = Log()
        t.deals = []
    name_first_pope(t, first)
    for seat in range(seats):
        t.purse[seat] = START_DUCATS
        t.cardinals[seat] = START_CARDINALS
    t.round = 1
    t.yet = t.everyone()
    shuffle_all(t)
    seat = t.pope
    for _turn in range(seats):
        deal_hand(t, seat)
        seat = t.left_of(seat)
    return t


def name_first_pope(t: Borgia, first: i64) -> None:
    """The table names the first Pope, or chance does; chance is asked either way. [TP-10]"""
    drawn = t.rng.below(t.seats)
    if first == NOBODY:
        first = drawn
    t.first = first
    t.pope = first
    t.note_card(DEAL_FIRST, first)
    t.tell(FIRST_POPE, first)


def shuffle_all(t: Borgia) -> None:
    """All 60 cards are the deck. [TP-3] [TP-11]"""
    deck: vec[i64] = vec[i64]()
    for card in range(NUMBERS):
        for _copy in range(COPIES[card]):
            deck = append(deck, card)
    put_deck(t, deck, DEAL_DECK)
    shuffle_seen(t)


def deal_hand(t: Borgia, seat: i64) -> None:
    """So many cards off the top; the seat sees them. [TP-11]"""
    for _card in range(t.terms.hand):
        card = t.draw()
        sees_move(t, seat, card, PILE, 1 << seat)
        if card < KEPT:
            t.unplayed[seat] |= bit(card)
        else:
            t.keep(seat, card)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class SetUp(Paragraph):
    """Hands may be thrown in; then each plays what must be played; then the table. [TP-11] [TP-12]"""

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        if done is None:
            return WhetherToThrow(t.pope)
        if isinstance(done, WhetherToThrow):
            seat = done.seat
            if done.picked == THROW:
                throw_in(t, seat)
                return WhetherToThrow(seat)
            seat = t.left_of(seat)
            if seat != t.pope:
                return WhetherToThrow(seat)
            return PlayHands(t.pope)
        lay_table(t)
        return END

    def clone(self) -> "SetUp":
        return SetUp()


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhetherToThrow(Question):
    """Keep the hand, or throw it in if it holds three of a type; everyone is asked. [TP-11]"""

    def legal(self, t: Borgia, seat: i64, out: Actions) -> None:
        out.add(KEEP)
        if most_of_a_type(t, seat) >= THROW_IN:
            out.add(THROW)

    def clone(self) -> "WhetherToThrow":
        return WhetherToThrow(self.seat)


def most_of_a_type(t: Borgia, seat: i64) -> i64:
    """How many cards a hand holds of the type it has most of. [TP-11] [TP-1]"""
    shown = t.unplayed[seat]
    hand = t.hand[seat]
    most = max(bits(shown & ((1 << OFFICES) - 1)), bits((shown >> OFFICES) & ((1 << (ARTISTS - OFFICES)) - 1)))
    most = max(most, bits((shown >> ARTISTS) & ((1 << (OUTSIDES - ARTISTS)) - 1)), bits(shown >> OUTSIDES))
    condottieri: i64 = 0
    for card in range(KEPT, SPY):
        condottieri += counted(hand, card)
    most = max(most, condottieri)
    for card in range(SPY, NUMBERS):
        most = max(most, counted(hand, card))
    return most


def throw_in(t: Borgia, seat: i64) -> None:
    """The hand is shuffled back and a new one dealt. [TP-11]"""
    t.tell(THROWN_IN, seat)
    deck = t.deck[t.drawn :]
    for card in range(KEPT):
        if (t.unplayed[seat] >> card) & 1:
            deck = append(deck, card)
    for card in range(KEPT, NUMBERS):
        for _copy in range(t.holds(seat, card)):
            deck = append(deck, card)
    t.unplayed[seat] = 0
    t.hand[seat] = 0
    throws_in(t, seat)
    put_deck(t, deck, DEAL_REDEAL)
    deal_hand(t, seat)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class PlayHands(Paragraph):
    """Each seat shows what must be played at once and plays it, in the order of the cards. [TP-12] [TP-24]"""

    def __init__(self, turn: i64) -> None:
        super().__init__()
        self.turn: i64 = turn

    def next(self, t: Borgia, done: Frame | None) -> Frame:
        if done is None:
            show_hand(t, self.turn)
        while t.waiting == 0:
            self.turn = t.left_of(self.turn)
            if self.turn == t.pope:
                return END
            show_hand(t, self.turn)
        return Arrival(self.turn, first_bit(t.waiting))

    def clone(self) -> "PlayHands":
        return PlayHands(self.turn)


def show_hand(t: Borgia, seat: i64) -> None:
    """Everyone sees what this seat will play. [TP-12]"""
    shown = t.unplayed[seat]
    t.unplayed[seat] = 0
    t.waiting = shown
    for card in range(KEPT):
        if (shown >> card) & 1:
            all_see_move(t, card, seat, 0)
            t.tell(REVEALED, seat, card)
    t.yet &= ~(1 << seat)
    if t.yet == 0:
        forget_set_up(t)


def forget_set_up(t: Borgia) -> None:
    """From now on a card that must be played at once is in the open or in the pile: nothing to remember. [TP-24]"""
    for cell in range(KEPT):
        t.where[cell] = 0
