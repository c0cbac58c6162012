"""Imagination: full states that a seat cannot tell from the real one."""

from typing import Final

from mypy_extensions import i64

from signoria.games.florence.components import (
    BONUS_DECK,
    BONUSES,
    CARDS,
    DECK_CARDS,
    DECK_FIRST,
    DECKS,
    LANDSCAPES,
    MINIMUM,
    PRESTIGE_DECK,
    PROFESSIONS,
    TOP,
)
from signoria.games.florence.rules.cards import LookAtCards, look
from signoria.games.florence.rules.holdings import bonus_value, holdings
from signoria.games.florence.rules.work import WhichBonus
from signoria.games.florence.table import Florence
from signoria.games.florence.view import FlorenceView
from signoria.kernel.action import NOBODY, filled
from signoria.kernel.arrays import vec
from signoria.kernel.bits import bit, bits, first_bit
from signoria.kernel.frame import END
from signoria.kernel.game import Game
from signoria.kernel.rng import Rng
from signoria.kernel.state import State, imagined
from signoria.kit.ascending import Ascending

TRIES: Final[i64] = 8  # deals before the one that is sure to fit


def imagine(game: Game, v: FlorenceView, rng: Rng) -> State:
    """Lay out what the view shows; deal the unseen cards where they can be, and guess the purses. [PF-16]"""
    t = v.laid_out(Rng(rng.below(1 << 30)))  # its chance is new: what is to come is anyone's guess
    for deck in range(DECKS):
        deal_unseen(t, v, deck, v.sight, rng)
    finish_work(t, v, rng)
    remember(t, v)
    guess_purses(t, v, rng)
    return imagined(game, t, v.stack, v.observer, rng)


def deal_unseen(t: Florence, v: FlorenceView, deck: i64, sight: vec[i64], rng: Rng) -> bool:
    """Every card of a deck that does not lie open goes to one of the places where it can be; False if they cannot.

    [PF-16]
    """
    places = hidden_places(v, deck)
    cards = hidden_cards(v, deck)
    rng.shuffle(places, len(places))
    rng.shuffle(cards, len(cards))
    taken = filled(len(places), NOBODY)
    free: i64 = 0  # before it all places are taken
    for n in range(len(cards)):
        while taken[free] != NOBODY:
            free += 1
        if settle(cards[n], sight, places, taken, free, 0) != NOBODY:
            return False
    for seat in range(t.seats):
        t.hand[seat] &= ~DECK_CARDS[deck]
    for n in range(len(places)):
        if places[n] < TOP:
            t.hand[places[n]] |= bit(taken[n])
        else:
            t.deck[DECK_FIRST[deck] + places[n] - TOP] = taken[n]
    return True


def hidden_places(v: FlorenceView, deck: i64) -> vec[i64]:
    """A place for each card of a deck that is in a hand or still there, as knowledge.py counts places."""
    size = v.open.deck_size[deck]
    for seat in range(v.seats):
        size += v.held[seat * DECKS + deck]
    out = filled(size, 0)
    n: i64 = 0
    for seat in range(v.seats):
        for _card in range(v.held[seat * DECKS + deck]):
            out[n] = seat
            n += 1
    for position in range(v.open.deck_size[deck]):
        out[n] = TOP + position
        n += 1
    return out


def hidden_cards(v: FlorenceView, deck: i64) -> vec[i64]:
    """The cards of a deck that do not lie open."""
    size: i64 = 0
    for card in range(DECK_FIRST[deck], DECK_FIRST[deck + 1]):
        if v.sight[card]:
            size += 1
    out = filled(size, 0)
    n: i64 = 0
    for card in range(DECK_FIRST[deck], DECK_FIRST[deck + 1]):
        if v.sight[card]:
            out[n] = card
            n += 1
    return out


def settle(card: i64, sight: vec[i64], places: vec[i64], taken: vec[i64], free: i64, tried: i64) -> i64:
    """Find a place for a card, moving those settled before if need be; the places tried, or NOBODY once it has one."""
    can_be = sight[card]
    for n in range(free, len(places)):
        if (can_be >> places[n]) & 1 and taken[n] == NOBODY and not (tried >> n) & 1:
            taken[n] = card
            return NOBODY
    for n in range(len(places)):
        if not (tried >> n) & 1 and (can_be >> places[n]) & 1:
            tried = settle(taken[n], sight, places, taken, free, tried | (1 << n))
            if tried == NOBODY:
                taken[n] = card
                return NOBODY
    return tried


def finish_work(t: Florence, v: FlorenceView, rng: Rng) -> None:
    """Whoever has begun a work below the minimum must hold bonus cards that make up for it. [PF-41]"""
    asking = v.stack
    if isinstance(asking, WhichBonus) and asking.seat != v.observer:
        seat = asking.seat
        missing = MINIMUM[t.round] - asking.value
        for _try in range(TRIES):
            if held_value(t, seat) >= missing:
                return
            deal_unseen(t, v, BONUS_DECK, v.sight, rng)
        if held_value(t, seat) < missing:
            deal_richest(t, v, seat, rng)


def held_value(t: Florence, seat: i64) -> i64:
    """What all bonus cards in a hand would add to the work that is being done."""
    owned = holdings(t, seat)
    total: i64 = 0
    for bonus in range(BONUSES):
        if (t.hand[seat] >> (PROFESSIONS + bonus)) & 1:
            total += bonus_value(t.printed, bonus, owned)
    return total


def deal_richest(t: Florence, v: FlorenceView, seat: i64, rng: Rng) -> None:
    """Give a seat the most valuable bonus cards it can hold: the dearest first, each if the others still fit."""
    owned = holdings(t, seat)
    sight = v.sight[:]
    for value in range(2 * CARDS, -1, -1):
        for bonus in range(BONUSES):
            card = PROFESSIONS + bonus
            places = sight[card]
            if bonus_value(t.printed, bonus, owned) == value and (places >> seat) & 1:
                sight[card] = 1 << seat
                if not deal_unseen(t, v, BONUS_DECK, sight, rng):
                    sight[card] = places


def remember(t: Florence, v: FlorenceView) -> None:
    """The observer knows what the view says; others what everyone knows, their own hands, and what they look at.

    Cards that others have put below a deck they have forgotten here, though at the table they may remember them.
    """
    sight, public = t.own_sight(), v.public
    for seat in range(t.seats):
        row = seat * CARDS
        if seat == v.observer:
            for card in range(CARDS):
                sight[row + card] = v.sight[card]
        else:
            see_own_hand(sight, row, public, 1 << seat, t.hand[seat])
    for card in range(CARDS):
        sight[t.seats * CARDS + card] = public[card]
    if v.stack is not END:
        looking = v.stack.below
        if isinstance(looking, LookAtCards) and looking.seat != v.observer:
            look(t, looking.seat, looking.deck, looking.cards)


def see_own_hand(sight: vec[i64], row: i64, public: vec[i64], own: i64, hand: i64) -> None:
    """What a seat can tell: of its own cards that it has them, of all others that it has them not."""
    for card in range(CARDS):
        sight[row + card] = public[card] & ~own
    while hand != 0:
        sight[row + first_bit(hand)] = own
        hand &= hand - 1


def guess_purses(t: Florence, v: FlorenceView, rng: Rng) -> None:
    """Others hold what a rough reckoning leaves them; whoever leads an auction can pay the bid. [PF-16] [PF-21]"""
    for seat in range(t.seats):
        if seat == v.observer:
            t.purse[seat] = v.purse
        else:
            guess = reckoned(t, seat) + rng.below(11) - 5
            if guess < 0:
                guess = rng.below(4)
            t.purse[seat] = guess
    bidding = v.stack
    if isinstance(bidding, Ascending) and bidding.leader != v.observer:
        lacking = bidding.price - t.means(bidding.leader)
        if lacking > 0:
            t.purse[bidding.leader] += lacking


def reckoned(t: Florence, seat: i64) -> i64:
    """What someone who does not count along would suppose a purse to hold, from what lies before its owner."""
    items = t.jesters[seat] + t.builders[seat] + t.recruits[seat] + t.held(seat, PRESTIGE_DECK)
    for kind in range(LANDSCAPES):
        items += t.landscapes[seat * LANDSCAPES + kind]
    spent = 4 * items + 5 * bits(t.buildings[seat]) + 3 * bits(t.freedoms[seat]) + 3 * t.held(seat, BONUS_DECK)
    return t.edition.purse - spent + 9 * t.table_cards(seat)
