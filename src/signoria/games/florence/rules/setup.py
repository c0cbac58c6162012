"""Set-up: the marker, the three decks, four professions of which three are kept."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from signoria.games.florence.components import (
    BONUS_DECK,
    CARDS,
    DECK_CARDS,
    DECK_FIRST,
    DECKS,
    DISCARD,
    PRESTIGE_DECK,
    PROFESSION_DECK,
    PROFESSIONS,
)
from signoria.games.florence.editions import Edition
from signoria.games.florence.events import CARD_DEALT, DECK_SHUFFLED, DISCARDED
from signoria.games.florence.frames import Paragraph, Secret
from signoria.games.florence.knowledge import discarded, stacked
from signoria.games.florence.printed import Printed
from signoria.games.florence.table import Florence
from signoria.kernel.action import NOBODY, Actions, filled
from signoria.kernel.arrays import vec
from signoria.kernel.bits import bit, bits
from signoria.kernel.frame import END, Frame
from signoria.kernel.rng import Rng
from signoria.kernel.table import Log

# What chance is asked for, and how the record calls it.
DEAL_FIRST: Final[i64] = 0
DEAL_PROFESSIONS: Final[i64] = DEAL_FIRST + 1
DEAL_PRESTIGE: Final[i64] = DEAL_PROFESSIONS + 1
DEAL_BONUS: Final[i64] = DEAL_PRESTIGE + 1
DEAL_RESHUFFLE: Final[i64] = DEAL_BONUS + 1
DEALS: Final = ["first", "professions", "prestige", "bonus", "reshuffle"]


def set_up(seats: i64, rng: Rng, edition: Edition, printed: Printed, first: i64, told: bool) -> Florence:
    """Lay everything out, shuffle, deal; the bank never runs out. [PF-10]"""
    t: Florence = Florence(seats, rng, edition, printed)
    if told:
        t.log = Log()
        t.deals = []
    give_marker(t, first)
    shuffle_deck(t, PROFESSION_DECK, DEAL_PROFESSIONS)
    shuffle_deck(t, PRESTIGE_DECK, DEAL_PRESTIGE)
    shuffle_deck(t, BONUS_DECK, DEAL_BONUS)
    see_decks(t)
    deal_professions(t)
    see_hands(t)
    return t


def see_decks(t: Florence) -> None:
    """Before anything is dealt, nobody knows where any card lies in its deck."""
    sight = t.own_sight()
    for deck in range(DECKS):
        anywhere = stacked(t.deck_size[deck])
        for observer in range(t.seats + 1):
            for card in range(DECK_FIRST[deck], DECK_FIRST[deck + 1]):
                sight[observer * CARDS + card] = anywhere


def see_hands(t: Florence) -> None:
    """Each knows the professions in the own hand; the others are in other hands or in the deck. [PF-10] [PF-16]"""
    sight = t.own_sight()  # nothing is noted before the first round
    hidden = t.everyone() | stacked(t.deck_size[PROFESSION_DECK])
    for observer in range(t.seats + 1):
        elsewhere = hidden
        hand: i64 = 0
        if observer < t.seats:
            elsewhere = hidden & ~(1 << observer)
            hand = t.hand[observer]
        for card in range(DECK_FIRST[1]):
            places = elsewhere
            if (hand >> card) & 1:
                places = 1 << observer
            sight[observer * CARDS + card] = places


def give_marker(t: Florence, first: i64) -> None:
    """The table names the starting player, or chance does; chance is asked either way. [PF-10]"""
    drawn = t.rng.below(t.seats)
    if first == NOBODY:
        first = drawn
    t.first = first
    t.starter = first
    t.note_card(DEAL_FIRST, first)


def shuffle_deck(t: Florence, deck: i64, what: i64) -> None:
    first = DECK_FIRST[deck]
    size = DECK_FIRST[deck + 1] - first
    cards = filled(size, 0)
    for i in range(size):
        cards[i] = first + i
    t.rng.shuffle(cards, size)
    put_deck(t, deck, cards, what)


def put_deck(t: Florence, deck: i64, cards: vec[i64], what: i64) -> None:
    """These cards, in this order, are the deck now."""
    first = DECK_FIRST[deck]
    size: i64 = len(cards)
    for i in range(size):
        t.deck[first + i] = cards[i]
    t.deck_size[deck] = size
    t.note_deal(what, cards)


def deal_professions(t: Florence) -> None:
    """Four to each, from the starting player clockwise. [PF-10]"""
    seat = t.starter
    for _turn in range(t.seats):
        for _card in range(t.edition.dealt):
            card = t.deck[0]
            t.take_out(PROFESSION_DECK, 0)
            t.hand[seat] |= bit(card)
            t.tell(CARD_DEALT, seat, card)
        seat = t.left_of(seat)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Beginning(Paragraph):
    """Each discards one profession in secret; then the deck is shuffled with them. [PF-10]"""

    def next(self, t: Florence, done: Frame | None) -> Frame:
        if done is None:
            return WhichDiscard(t.everyone(), t.starter, t.seats, t.edition.discarded)
        if isinstance(done, WhichDiscard):
            shuffle_discards_in(t, done)
        return END

    def clone(self) -> "Beginning":
        return Beginning()


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhichDiscard(Secret):
    """Which of the four professions goes back; all choose at the same time. [PF-10]"""

    def legal(self, t: Florence, seat: i64, out: Actions) -> None:
        out.add_each(DISCARD, t.hand[seat] & DECK_CARDS[PROFESSION_DECK])

    def guess(self, t: Florence, observer: i64, rng: Rng) -> None:
        """Whoever has sealed may have discarded any card of the hand they are imagined to hold."""
        for seat in range(t.seats):
            if seat != observer and not (self.owing >> seat) & 1:
                nth = rng.below(bits(t.hand[seat]))
                for card in range(PROFESSIONS):
                    if (t.hand[seat] >> card) & 1:
                        if nth == 0:
                            self.given[seat] = DISCARD + card
                        nth -= 1

    def clone(self) -> "WhichDiscard":
        twin = WhichDiscard(1, 0, len(self.given) // self.each, self.each)
        self.copy_answers(twin)
        return twin


def shuffle_discards_in(t: Florence, discards: WhichDiscard) -> None:
    """What was not dealt and what was discarded are the profession deck. [PF-10]"""
    size = t.deck_size[PROFESSION_DECK]
    cards = filled(size + t.seats, 0)
    for i in range(size):
        cards[i] = t.deck[i]
    for seat in range(t.seats):
        card = discards.given[seat] - DISCARD
        t.hand[seat] &= ~bit(card)
        cards[size + seat] = card
    t.rng.shuffle(cards, len(cards))
    put_deck(t, PROFESSION_DECK, cards, DEAL_RESHUFFLE)
    see_hands(t)
    for seat in range(t.seats):
        t.note(discarded(seat, discards.given[seat] - DISCARD, t.deck_size[PROFESSION_DECK]))
        t.tell(DISCARDED, seat, discards.given[seat] - DISCARD)
    t.tell(DECK_SHUFFLED, t.deck_size[PROFESSION_DECK])
