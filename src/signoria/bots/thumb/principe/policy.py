"""Rules of thumb for Il Principe: what a lot, a city, a shield and a role are worth to a seat."""

from typing import Final, final

from mypy_extensions import i64

from signoria.bots.thumb.policy import POINT, Menu, Policy
from signoria.bots.thumb.principe.evaluation import SeatEvaluation
from signoria.bots.thumb.principe.forecast import doubt_about, foresee
from signoria.bots.thumb.principe.map import shield_worth
from signoria.bots.thumb.principe.taste import Taste
from signoria.games.principe.components import (
    BUILD,
    CARDS_PER_COLOUR,
    COLOURS,
    LAY,
    PLACE,
    PLAY,
    REVEAL,
)
from signoria.games.principe.events import MAJOR
from signoria.games.principe.frames import principe
from signoria.games.principe.rules.auction import AuctionPhase
from signoria.games.principe.rules.build import BuildOrPlay
from signoria.games.principe.rules.cards import LayCards
from signoria.games.principe.rules.city import WhichCity
from signoria.games.principe.rules.roles import AwardRole, WhichCard
from signoria.kernel.action import Actions
from signoria.kernel.arrays import vec
from signoria.kernel.frame import Frame
from signoria.kernel.game import STEP
from signoria.kernel.state import State
from signoria.kit.ascending import BID, PASS, Ascending

NEVER: Final[i64] = -100 * POINT


@final
class PrincipePolicy(Policy):
    """Looks at what lies open, and at the hand and purse of the seat it thinks for."""

    def __init__(self, jitter: i64 = 8) -> None:
        super().__init__(jitter)
        self.iterations = 200
        self.taste: Taste = Taste()

    def rate(self, s: State, seat: i64, acts: Actions, menu: Menu) -> None:
        t = principe(s.table)
        top = s.top
        evaluation = SeatEvaluation(t, seat, self.taste)
        if isinstance(top, Ascending):
            rate_bids(evaluation, top, menu)
        elif isinstance(top, LayCards):
            rate_cards(evaluation, top, acts, menu)
        elif isinstance(top, BuildOrPlay):
            rate_build_or_play(evaluation, acts, menu)
        elif isinstance(top, WhichCity):
            rate_cities(evaluation, acts, menu)
        elif isinstance(top, WhichCard):
            rate_reveals(evaluation, acts, menu)
        else:
            rate_regions(evaluation, acts, menu)

    def recall(self, s: State, seat: i64, balance: vec[i64]) -> None:
        """All began with the same purse: my own tells what it was, and the books what became of the others."""
        t = principe(s.table)
        first = t.purse[seat] - balance[seat]
        for other in range(t.seats):
            t.purse[other] = first + balance[other]

    def forecast(self, s: State, out: vec[i64]) -> None:
        if not s.over:
            foresee(principe(s.table), s.top, self.taste, out)
            return
        s.game.standing(s, out)
        for seat in range(s.table.seats):
            out[seat] = out[seat] // STEP * POINT

    def doubt(self, s: State) -> i64:
        if s.over:
            return 0
        return doubt_about(principe(s.table), s.top)


def rate_bids(evaluation: SeatEvaluation, top: Ascending, menu: Menu) -> None:
    """What is for sale, less its price: the two lowest bids, the highest that is worth it, and one too high."""
    evaluation.look_ahead(True)
    purse = evaluation.t.purse[evaluation.seat]
    base = evaluation.holdings(purse)
    gain = take_home(evaluation, top.below) - base
    menu.add(PASS, 0)
    lowest = top.price + 1
    limit = lowest
    best: i64 = 0
    for price in range(lowest, purse + 1):
        rating = gain + evaluation.holdings(purse - price)
        if price < lowest + 2 or rating <= 0:
            menu.add(BID + price, rating)
        if rating <= 0:
            break
        limit = price
        best = rating
    if limit >= lowest + 2:
        menu.add(BID + limit, best)


def take_home(evaluation: SeatEvaluation, sale: Frame) -> i64:
    """Put a lot into the hand, as if it were won; what else winning brings, and keeps from others."""
    gain = evaluation.taste.prince
    if isinstance(sale, AuctionPhase):
        cards = evaluation.t.offered[sale.lot]
        evaluation.hand[sale.lot] += cards
        gain += evaluation.taste.rival * cards
    elif isinstance(sale, AwardRole):
        evaluation.look_at(sale.colour)
        if sale.tile == MAJOR:
            gain += evaluation.major
        else:
            gain += evaluation.minor
    return gain


def rate_cards(evaluation: SeatEvaluation, top: LayCards, acts: Actions, menu: Menu) -> None:
    """What the hand is worth without the card."""
    evaluation.look_ahead(True)
    for c in range(COLOURS):
        evaluation.hand[c] -= top.laid(evaluation.seat, c)
    for n in range(acts.count):
        colour = acts.codes[n] - LAY
        evaluation.hand[colour] -= 1
        menu.add(acts.codes[n], evaluation.holdings(evaluation.t.purse[evaluation.seat]))
        evaluation.hand[colour] += 1


def rate_cities(evaluation: SeatEvaluation, acts: Actions, menu: Menu) -> None:
    """After an auction: a city now, or perhaps later."""
    evaluation.look_ahead(True)
    base = evaluation.holdings(evaluation.t.purse[evaluation.seat])
    for n in range(acts.count):
        if acts.codes[n] == PASS:
            menu.add(PASS, 0)
        else:
            menu.add(acts.codes[n], built(evaluation, acts.codes[n] - BUILD) - base)


def rate_build_or_play(evaluation: SeatEvaluation, acts: Actions, menu: Menu) -> None:
    """The only deed of a round: a city, or so many cards of a colour as are worth most, or nothing."""
    evaluation.look_ahead(False)
    base = evaluation.holdings(evaluation.t.purse[evaluation.seat])
    n: i64 = 0
    while n < acts.count:
        code = acts.codes[n]
        if code == PASS:
            menu.add(PASS, 0)
        elif code < PLAY:
            menu.add(code, built(evaluation, code - BUILD) - base)
        else:
            colour = (code - PLAY) // CARDS_PER_COLOUR
            rate_play(evaluation, colour, base, menu)
            n += evaluation.hand[colour] - 1
        n += 1


def rate_play(evaluation: SeatEvaluation, colour: i64, base: i64, menu: Menu) -> None:
    """The number of cards of a colour that is worth most."""
    evaluation.look_at(colour)
    held = evaluation.hand[colour]
    best: i64 = 1
    best_rating: i64 = NEVER
    for cards in range(1, held + 1):
        evaluation.hand[colour] = held - cards
        rating = evaluation.played(cards) + evaluation.holdings(evaluation.t.purse[evaluation.seat]) - base
        if rating > best_rating:
            best_rating = rating
            best = cards
    evaluation.hand[colour] = held
    menu.add(PLAY + colour * CARDS_PER_COLOUR + best - 1, best_rating)


def built(evaluation: SeatEvaluation, city: i64) -> i64:
    """What a city brings, and what is left in hand and purse serves the others."""
    slot: i64 = 0
    while evaluation.cities[slot] != city:
        slot += 1
    gain = evaluation.gains[slot]
    evaluation.gains[slot] = 0
    t, icons = evaluation.t, city * COLOURS
    for c in range(COLOURS):
        evaluation.hand[c] -= t.terms.printed.icons[icons + c]
    rest = evaluation.holdings(t.purse[evaluation.seat] - t.terms.printed.cost[city])
    for c in range(COLOURS):
        evaluation.hand[c] += t.terms.printed.icons[icons + c]
    evaluation.gains[slot] = gain
    return gain + evaluation.outlay(city) + rest


def rate_reveals(evaluation: SeatEvaluation, acts: Actions, menu: Menu) -> None:
    """The face-down card that helps most to a role still to be settled; or none, if any would do harm."""
    for n in range(acts.count):
        if acts.codes[n] == PASS:
            menu.add(PASS, 0)
        else:
            evaluation.look_at(acts.codes[n] - REVEAL)
            menu.add(acts.codes[n], evaluation.played(1))


def rate_regions(evaluation: SeatEvaluation, acts: Actions, menu: Menu) -> None:
    """What a shield changes there; one kept back may not find a place any more."""
    for n in range(acts.count):
        code = acts.codes[n]
        if code == PASS:
            menu.add(PASS, -POINT)
        else:
            menu.add(code, shield_worth(evaluation.t, evaluation.seat, code - PLACE, evaluation.taste, evaluation.left))
