"""Phase 2: the building cards go under the hammer, colour by colour."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.principe.components import BUILD, COLOURS
from signoria.games.principe.editions import ENDS, REFILL
from signoria.games.principe.events import (
    DECK_SHORT,
    DRAWN_FOR_AUCTION,
    GAME_ENDS,
    LOT_OFFERED,
    LOT_REMOVED,
    LOT_SOLD,
    REFILLED,
    SURPLUS_LEAVES,
)
from signoria.games.principe.frames import Paragraph
from signoria.games.principe.rules.city import RaiseCity, WhichCity
from signoria.games.principe.rules.setup import DEAL_REFILL, put_deck
from signoria.games.principe.table import Principe
from signoria.kernel.action import NOBODY, fill, filled
from signoria.kernel.arrays import vec
from signoria.kernel.frame import END, Frame
from signoria.kit.ascending import PASS, Ascending


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class AuctionPhase(Paragraph):
    """One sale a colour, the smallest lot first; its winner may build, but not in round 1. [IP-30] [IP-32] [IP-33]"""

    def __init__(self) -> None:
        super().__init__()
        self.lot: i64 = NOBODY  # the colour under the hammer

    def next(self, t: Principe, done: Frame | None) -> Frame:
        if done is None and t.last:
            draw_last_lots(t)
            if t.ended:
                return END
        elif isinstance(done, Ascending):
            if done.leader == NOBODY:
                remove_lot(t, self.lot)
            else:
                award_lot(t, self.lot, done.leader, done.price)
                if t.may_build():
                    return WhichCity(done.leader)
        elif isinstance(done, WhichCity) and done.picked != PASS:
            return RaiseCity(done.seat, done.picked - BUILD)
        self.lot = smallest_lot(t.offered)
        if self.lot == NOBODY:
            return END
        t.tell(LOT_OFFERED, self.lot, t.offered[self.lot])
        return Ascending(t.everyone(), t.opener(), t.seats)

    def clone(self) -> "AuctionPhase":
        twin = AuctionPhase()
        twin.lot = self.lot
        return twin


def smallest_lot(offered: vec[i64]) -> i64:
    """Fewest cards first, equal lots in colour order; NOBODY when all are sold. [IP-30] [IP-2]"""
    lot = NOBODY
    fewest: i64 = 0
    for c in range(COLOURS):
        n = offered[c]
        if n > 0 and (lot == NOBODY or n < fewest):
            lot, fewest = c, n
    return lot


def award_lot(t: Principe, colour: i64, winner: i64, price: i64) -> None:
    """The winner pays the bank, takes the cards and becomes the Prince. [IP-33]"""
    cards = t.offered[colour]
    t.offered[colour] = 0
    t.gain(winner, colour, cards)
    t.purse[winner] -= price
    t.prince = winner
    t.tell(LOT_SOLD, winner, colour, cards, price)


def remove_lot(t: Principe, colour: i64) -> None:
    """Nobody bid: the cards leave the game. [IP-34]"""
    cards = t.offered[colour]
    t.offered[colour] = 0
    t.removed[colour] += cards
    t.tell(LOT_REMOVED, colour, cards)


def draw_last_lots(t: Principe) -> None:
    """In the last round the lots come straight from the deck, as the edition says. [IP-61]"""
    wanted = t.terms.last_lot
    if t.terms.sells_all:
        wanted = t.deck_size()
    if t.deck_size() < wanted and t.terms.short_deck == ENDS:
        t.ended = True
        t.tell(GAME_ENDS, DECK_SHORT)
        return
    drawn = draw_lots(t, wanted)
    if drawn < wanted and t.terms.short_deck == REFILL:
        shuffle_removed_in(t)
        drawn += draw_lots(t, wanted - drawn)
    for c in range(COLOURS):
        if t.offered[c] > 0:
            t.tell(DRAWN_FOR_AUCTION, c, t.offered[c])
    if t.terms.edition.surplus_leaves and t.deck_size() > 0:
        t.tell(SURPLUS_LEAVES, t.deck_size())
        t.bottom = t.drawn


def draw_lots(t: Principe, wanted: i64) -> i64:
    """Turn up so many cards of the deck, or all there are, for auction; how many it were. [IP-61]"""
    cards = t.deck_size()
    if cards > wanted:
        cards = wanted
    for _card in range(cards):
        card = t.draw()
        t.offered[card] += 1
        if len(t.refill) > 0:
            t.refill[card] -= 1
    return cards


def cards_of(counts: vec[i64], size: i64) -> vec[i64]:
    """So many cards of each colour, in order; `size` of them in all."""
    out = filled(size, 0)
    n: i64 = 0
    for c in range(COLOURS):
        for _card in range(counts[c]):
            out[n] = c
            n += 1
    return out


def shuffle_removed_in(t: Principe) -> None:
    """The lots nobody wanted come back as the deck. [IP-61]"""
    size: i64 = 0
    for c in range(COLOURS):
        size += t.removed[c]
    if size == 0:
        return
    t.refill = t.removed[:]
    t.refill_drawn = filled(t.seats * COLOURS, 0)
    fill(t.removed, 0)
    deck = cards_of(t.refill, size)
    t.rng.shuffle(deck, size)
    put_deck(t, deck, DEAL_REFILL)
    t.tell(REFILLED, size)
