"""Phase 1: income, new building cards, and two of them laid face down."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.principe.components import BLUE, COLOURS, GREEN, LAY, OPEN_CITIES, RED, WHITE, YELLOW
from signoria.games.principe.events import (
    CITIES_SHORT,
    DRAWN,
    GAME_ENDS,
    INCOME,
    LAID,
    LAST_ROUND,
    ROUND_BEGINS,
)
from signoria.games.principe.frames import Paragraph, Secret
from signoria.games.principe.open import PrincipeOpen
from signoria.games.principe.table import Principe
from signoria.kernel.action import NOBODY, Actions, filled
from signoria.kernel.arrays import append
from signoria.kernel.frame import END, Frame
from signoria.kernel.rng import Rng


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class NewCards(Paragraph):
    """Check the ends, take income, draw, lay face down. [IP-20]"""

    def next(self, t: Principe, done: Frame | None) -> Frame:
        if done is None:
            t.round += 1
            t.tell(ROUND_BEGINS, t.round)
            if t.terms.edition.cities_checked_first and cities_run_short(t):
                return END
            check_deck(t)
            if not t.last or t.terms.edition.last_income:
                pay_income(t)
            if not t.last:
                draw_cards(t)
                return LayCards(t.everyone(), t.prince, t.seats, t.terms.lay)
        if not t.terms.edition.cities_checked_first:
            cities_run_short(t)
        if isinstance(done, LayCards):
            if t.ended:
                leave_face_down(t, done)
            else:
                reveal(t, done)
        return END

    def clone(self) -> "NewCards":
        return NewCards()


def cities_run_short(t: PrincipeOpen) -> bool:
    """Fewer than four open cities end the game at once. [IP-60]"""
    if t.open_cities() < OPEN_CITIES:
        t.ended = True
        t.tell(GAME_ENDS, CITIES_SHORT)
    return t.ended


def check_deck(t: PrincipeOpen) -> None:
    """A deck too small for everyone to draw makes this round the last. [IP-61]"""
    if t.deck_size() < t.terms.last_below:
        t.last = True
        t.tell(LAST_ROUND, t.deck_size())


def ends_near(t: PrincipeOpen) -> list[str]:
    """What the end is near by, a round ahead: too few cards for another round but the last, too few cities, or nearly.

    [IP-60] [IP-61]
    """
    if t.last or t.ended or t.round == 0:
        return []
    out = ["deck"] if t.deck_size() < t.terms.last_below else []
    if t.city_deck_size() == 0:
        out.append("cities" if t.open_cities() < OPEN_CITIES else "city")
    return out


def pay_income(t: Principe) -> None:
    """The bank pays every player. [IP-21]"""
    for seat in range(t.seats):
        t.purse[seat] += t.terms.income
    t.tell(INCOME, t.terms.income)


def draw_cards(t: Principe) -> None:
    """Everyone draws, from the holder of the marker clockwise; there is no hand limit. [IP-21] [IP-22]"""
    seat = t.prince
    for _turn in range(t.seats):
        for _card in range(t.terms.draw):
            t.draw_unseen(seat)
        if t.log is not None:
            tell_draw(t, seat)
        seat = t.left_of(seat)


def tell_draw(t: Principe, seat: i64) -> None:
    """How many cards is for all to hear, their colours for the player only. [IP-22]"""
    n = filled(COLOURS, 0)
    for card in range(t.drawn - t.terms.draw, t.drawn):
        n[t.deck[card]] += 1
    t.tell(DRAWN, seat, t.terms.draw, n[GREEN], n[WHITE], n[RED], n[BLUE], n[YELLOW])


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class LayCards(Secret):
    """Everyone chooses cards for the auction from the whole hand, in secret; they stay there until all have. [IP-21]"""

    def legal(self, t: Principe, seat: i64, out: Actions) -> None:
        for c in range(COLOURS):
            out.add_if(LAY + c, t.hand[seat * COLOURS + c] > self.laid(seat, c))

    def laid(self, seat: i64, colour: i64) -> i64:
        """How many cards of a colour this seat has chosen already."""
        n: i64 = 0
        for i in range(self.each):
            if self.given[seat * self.each + i] == LAY + colour:
                n += 1
        return n

    def guess(self, t: Principe, observer: i64, rng: Rng) -> None:
        """Whoever has sealed may have laid any cards of the hand they are imagined to hold."""
        for seat in range(t.seats):
            if seat != observer and not (self.owing >> seat) & 1:
                for i in range(self.each):
                    self.given[seat * self.each + i] = self.any_card(t, seat, rng)

    def any_card(self, t: Principe, seat: i64, rng: Rng) -> i64:
        """A random card of a hand, those chosen already left out."""
        nth = rng.below(t.hand_size(seat) - self.count(seat))
        for c in range(COLOURS):
            nth -= t.hand[seat * COLOURS + c] - self.laid(seat, c)
            if nth < 0:
                return LAY + c
        return NOBODY

    def clone(self) -> "LayCards":
        twin = LayCards(1, 0, len(self.given) // self.each, self.each)
        self.copy_answers(twin)
        return twin


def reveal(t: Principe, cards: LayCards) -> None:
    """Turn up what was laid, from the holder of the marker clockwise, and group it by colour. [IP-30]"""
    seat = t.prince
    for _turn in range(t.seats):
        for i in range(cards.each):
            colour = cards.given[seat * cards.each + i] - LAY
            t.spend(seat, colour, 1)
            t.offered[colour] += 1
        if t.log is not None:
            tell_laid(t, cards, seat)
        seat = t.left_of(seat)


def leave_face_down(t: Principe, cards: LayCards) -> None:
    """The game has ended: what was laid is no longer in hand, and leaves the game unseen. [IP-60]"""
    deck = t.deck[:]
    for seat in range(t.seats):
        for i in range(cards.each):
            colour = cards.given[seat * cards.each + i] - LAY
            t.hand[seat * COLOURS + colour] -= 1
            deck = append(deck, colour)
        for c in range(COLOURS):
            t.forget(seat, c, cards.each)
    t.deck = deck  # they lie behind its bottom, where nobody draws


def tell_laid(t: Principe, cards: LayCards, seat: i64) -> None:
    """What a player had laid, colour by colour. [IP-30]"""
    for c in range(COLOURS):
        n = cards.laid(seat, c)
        if n > 0:
            t.tell(LAID, seat, c, n)
