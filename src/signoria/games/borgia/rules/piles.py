"""The piles: deck, table, set aside, discard. [TP-3]"""

from typing import Final

from mypy_extensions import i64

from signoria.games.borgia.components import KEPT, OFFICES, SPY
from signoria.games.borgia.events import SHUFFLED_IN, TABLE_LAID
from signoria.games.borgia.knowledge import ONES, PILE, all_see_move, draws_unseen
from signoria.games.borgia.table import Borgia, one_of
from signoria.kernel.arrays import append, vec
from signoria.kernel.bits import bits, shifted

# What chance is asked for, and how the record calls it.
DEAL_FIRST: Final[i64] = 0
DEAL_DECK: Final[i64] = DEAL_FIRST + 1
DEAL_REDEAL: Final[i64] = DEAL_DECK + 1
DEAL_SPIED: Final[i64] = DEAL_REDEAL + 1
DEAL_RESHUFFLE: Final[i64] = DEAL_SPIED + 1
DEAL_OFFICES: Final[i64] = DEAL_RESHUFFLE + 1
DEALS: Final = ["first", "deck", "redeal", "spied", "reshuffle", "offices"]


def put_deck(t: Borgia, deck: vec[i64], what: i64) -> None:
    """These cards, shuffled, are the deck now."""
    t.rng.shuffle(deck, len(deck))
    t.deck = deck
    t.drawn = 0
    t.note_deal(what, deck)


def lay_table(t: Borgia) -> None:
    """Face-down cards for the auctions of this round, or as many as there are. [TP-13] [TP-64]"""
    n = t.terms.lots
    if n > t.deck_size():
        n = t.deck_size()
    for slot in range(n):
        t.slots[slot] = t.draw()
    t.tell(TABLE_LAID, n)


def take_unseen(t: Borgia, seat: i64, card: i64) -> None:
    """A card that is kept goes from deck or table into a hand, seen by nobody else. [TP-23] [TP-64]"""
    t.keep(seat, card)
    draws_unseen(t, seat, card)


def discard(t: Borgia, seat: i64, card: i64) -> None:
    """A card leaves a hand for good. [TP-3]"""
    t.lose(seat, card)
    bury(t, card)
    all_see_move(t, card, seat, 0)


def bury(t: Borgia, card: i64) -> None:
    """A card that was kept in hand never comes back. [TP-3]"""
    t.spent += one_of(card)


def shuffle_in(t: Borgia) -> None:
    """What was set aside comes back into the deck. [TP-3] [TP-64]"""
    deck = t.deck[t.drawn :]
    for card in range(OFFICES, SPY):
        if (t.shelf >> card) & 1:
            deck = append(deck, card)
            if card >= KEPT:
                t.where[card] = shifted(ONES, PILE)
    t.tell(SHUFFLED_IN, bits(t.shelf))
    t.shelf = 0
    put_deck(t, deck, DEAL_RESHUFFLE)
