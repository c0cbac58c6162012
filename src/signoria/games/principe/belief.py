"""Imagination: full states that a seat cannot tell from the real one."""

from mypy_extensions import i64

from signoria.games.principe.components import CITIES, COLOURS, OPEN_CITIES
from signoria.games.principe.rules.auction import cards_of
from signoria.games.principe.table import Principe
from signoria.games.principe.view import PrincipeView
from signoria.kernel.action import NOBODY, filled
from signoria.kernel.arrays import vec
from signoria.kernel.game import Game
from signoria.kernel.rng import Rng
from signoria.kernel.state import State, imagined
from signoria.kit.ascending import Ascending


def imagine(game: Game, v: PrincipeView, rng: Rng) -> State:
    """Lay out what the view shows; deal the unseen cards, and guess the purses, at random. [IP-22]"""
    t = v.laid_out(Rng(rng.below(1 << 30)))  # its chance is new: what is to come is anyone's guess
    deal_unseen_cards(t, v, rng)
    deal_unseen_cities(t, rng)
    guess_purses(t, v, rng)
    return imagined(game, t, v.stack, v.observer, rng)


def deal_unseen_cards(t: Principe, v: PrincipeView, rng: Rng) -> None:
    """The cards the observer has not seen fill the hands up; the rest is the deck. [IP-1] [IP-11]"""
    if len(t.refill) > 0:
        deal_refill(t, v, rng)
    unseen = unseen_cards(t)
    rng.shuffle(unseen, len(unseen))
    n: i64 = 0
    for seat in range(t.seats):
        if seat != v.observer:
            for _card in range(v.hand_size[seat] - t.hand_size(seat)):
                t.hand[seat * COLOURS + unseen[n]] += 1
                n += 1
    if len(t.refill) == 0:
        t.deck = unseen
        t.bottom = n + t.deck_size()
        t.drawn = n


def deal_refill(t: Principe, v: PrincipeView, rng: Rng) -> None:
    """Of a refilled deck all know the colours: they lie in it still, or in the hands that drew from it. [IP-61]"""
    t.refill_drawn = filled(t.seats * COLOURS, 0)
    left = t.refill[:]
    size = t.deck_size()
    for seat in range(t.seats):
        if seat != v.observer:
            size += v.refill_sizes[seat]
    for c in range(len(v.refill_hand)):
        left[c] -= v.refill_hand[c]
        t.refill_drawn[v.observer * COLOURS + c] = v.refill_hand[c]
    t.deck = cards_of(left, size)
    t.drawn = 0
    t.bottom = size
    rng.shuffle(t.deck, size)
    for seat in range(t.seats):
        if seat != v.observer:
            for _card in range(v.refill_sizes[seat]):
                t.draw_unseen(seat)


def unseen_cards(t: Principe) -> vec[i64]:
    """All cards of the box but those that lie open, are known to be in a hand, or in a refilled deck."""
    size: i64 = 0
    left = filled(COLOURS, t.terms.cards_per_colour)
    for c in range(COLOURS):
        left[c] -= t.offered[c] + t.removed[c]
        for seat in range(t.seats):
            cell = seat * COLOURS + c
            left[c] -= t.hand[cell] + t.up[cell] + t.down[cell]
        for n in range(t.drawn, len(t.deck)):
            if t.deck[n] == c:
                left[c] -= 1
        size += left[c]
    return cards_of(left, size)


def deal_unseen_cities(t: Principe, rng: Rng) -> None:
    """The cities not seen yet, in any order; for two players five of them are out of the game. [IP-11]"""
    seen: i64 = 0
    for slot in range(OPEN_CITIES):
        if t.open[slot] != NOBODY:
            seen |= 1 << t.open[slot]
    deck = filled(CITIES, NOBODY)
    n = t.cities_drawn
    for city in range(CITIES):
        if t.builder[city] == NOBODY and not (seen >> city) & 1:
            deck[n] = city
            n += 1
    for i in range(CITIES - 1, t.cities_drawn, -1):
        j = t.cities_drawn + rng.below(i + 1 - t.cities_drawn)
        city = deck[i]
        deck[i] = deck[j]
        deck[j] = city
    t.city_deck = deck


def guess_purses(t: Principe, v: PrincipeView, rng: Rng) -> None:
    """Others hold what two incomes might leave them; whoever leads an auction can pay the bid. [IP-22] [IP-31]"""
    for seat in range(t.seats):
        if seat != v.observer:
            t.purse[seat] = rng.below(2 * t.terms.income + 1)
    bidding = v.stack
    if isinstance(bidding, Ascending) and bidding.leader != NOBODY and bidding.leader != v.observer:
        t.purse[bidding.leader] += bidding.price
