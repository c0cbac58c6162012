"""Rules of thumb for Il Principe: what a lot, a city, a shield and a role are worth to a seat."""

from typing import final

from mypy_extensions import i64

from signoria.bots.thumb.policy import POINT, Menu, Policy
from signoria.bots.thumb.principe.counsel import Counsel, rounds_left
from signoria.bots.thumb.principe.taste import Taste
from signoria.games.principe.actions import BUILD, LAY, PLACE, PLAY, REVEAL
from signoria.games.principe.components import CARDS_PER_COLOUR, CITY_COST, CITY_ICONS, COLOURS, OPEN_CITIES
from signoria.games.principe.frames import principe
from signoria.games.principe.rules.auction import AuctionPhase
from signoria.games.principe.rules.build import BuildOrPlay
from signoria.games.principe.rules.cards import LayCards
from signoria.games.principe.rules.city import WhichCity
from signoria.games.principe.rules.roles import AwardRole, WhichCard
from signoria.games.principe.table import Principe
from signoria.kernel.action import Actions
from signoria.kernel.arrays import vec
from signoria.kernel.game import STEP
from signoria.kernel.state import State
from signoria.kit.ascending import BID, PASS, Ascending


@final
class PrincipePolicy(Policy):
    """Looks at what lies open, and at the hand and purse of the seat it thinks for."""

    def __init__(self, jitter: i64 = 15) -> None:
        super().__init__(jitter)
        self.taste: Taste = Taste()

    def rate(self, s: State, seat: i64, acts: Actions, menu: Menu) -> None:
        t = principe(s.table)
        top = s.top
        if isinstance(top, Ascending):
            self.rate_bids(t, top, seat, acts, menu)
        elif isinstance(top, LayCards):
            self.rate_cards(t, top, seat, acts, menu)
        elif isinstance(top, (BuildOrPlay, WhichCity)):
            self.rate_building(t, seat, isinstance(top, WhichCity), acts, menu)
        elif isinstance(top, WhichCard):
            counsel = Counsel(t, seat, self.taste, 0, False)
            for n in range(acts.count):
                menu.add(acts.codes[n], counsel.played(acts.codes[n] - REVEAL, 1))
        else:
            counsel = Counsel(t, seat, self.taste, 0, False)
            for n in range(acts.count):
                code = acts.codes[n]
                if code == PASS:
                    menu.add(PASS, 0)
                else:
                    menu.add(code, counsel.shield(code - PLACE))

    def hold(self, t: Principe) -> i64:
        if t.round < t.terms.first_city_round:
            return self.taste.wait
        return self.taste.hold

    def rate_bids(self, t: Principe, top: Ascending, seat: i64, acts: Actions, menu: Menu) -> None:
        counsel = Counsel(t, seat, self.taste, self.hold(t), True)
        purse = t.purse[seat]
        base = counsel.holdings(purse)
        extra = self.taste.prince
        sale = top.below
        if isinstance(sale, AuctionPhase):
            counsel.hand[sale.lot] += t.offered[sale.lot]
        elif isinstance(sale, AwardRole):
            extra += counsel.role(sale.colour, sale.tile)
        menu.add(PASS, 0)
        first = top.price + 1
        limit = first
        while limit <= purse:
            rating = counsel.holdings(purse - limit) + extra - base
            if limit < first + 2 or rating <= 0:
                menu.add(BID + limit, rating)
            if rating <= 0:
                break
            limit += 1

    def rate_cards(self, t: Principe, top: LayCards, seat: i64, acts: Actions, menu: Menu) -> None:
        counsel = Counsel(t, seat, self.taste, self.hold(t), True)
        for c in range(COLOURS):
            counsel.hand[c] -= top.laid(seat, c)
        for n in range(acts.count):
            c = acts.codes[n] - LAY
            counsel.hand[c] -= 1
            menu.add(acts.codes[n], counsel.holdings(t.purse[seat]))
            counsel.hand[c] += 1

    def rate_building(self, t: Principe, seat: i64, selling: bool, acts: Actions, menu: Menu) -> None:
        hold = self.taste.wait
        if selling:
            hold = self.taste.hold
        counsel = Counsel(t, seat, self.taste, hold, selling)
        if counsel.left == 0 and not selling:
            counsel.hold = 0
        purse = t.purse[seat]
        base = counsel.holdings(purse)
        n: i64 = 0
        while n < acts.count:
            code = acts.codes[n]
            if code == PASS:
                menu.add(PASS, 0)
            elif code < PLAY:
                menu.add(code, self.built(t, counsel, code - BUILD, purse) - base)
            else:
                n = self.rate_play(counsel, acts, n, purse, base, menu)
                continue
            n += 1

    def built(self, t: Principe, counsel: Counsel, city: i64, purse: i64) -> i64:
        worth: i64 = 0
        kept: i64 = 0
        for slot in range(OPEN_CITIES):
            if t.open[slot] == city:
                kept = slot
                worth = counsel.gains[slot]
        counsel.gains[kept] = 0
        for c in range(COLOURS):
            counsel.hand[c] -= CITY_ICONS[city * COLOURS + c]
        rest = counsel.holdings(purse - CITY_COST[city])
        for c in range(COLOURS):
            counsel.hand[c] += CITY_ICONS[city * COLOURS + c]
        counsel.gains[kept] = worth
        return worth + rest

    def rate_play(self, counsel: Counsel, acts: Actions, n: i64, purse: i64, base: i64, menu: Menu) -> i64:
        """The best number of cards of the colour that begins at the nth answer; where the next colour begins."""
        colour = (acts.codes[n] - PLAY) // CARDS_PER_COLOUR
        held = counsel.hand[colour]
        best = acts.codes[n]
        best_rating: i64 = -POINT * POINT
        for cards in range(1, held + 1):
            counsel.hand[colour] = held - cards
            rating = counsel.played(colour, cards) + counsel.holdings(purse) - base
            if rating > best_rating:
                best_rating = rating
                best = acts.codes[n + cards - 1]
        counsel.hand[colour] = held
        menu.add(best, best_rating)
        return n + held

    def outlook(self, s: State, out: vec[i64]) -> None:
        t = principe(s.table)
        s.game.standing(s, out)
        for seat in range(t.seats):
            worth = out[seat] // STEP * POINT
            if not s.over:
                worth += Counsel(t, seat, self.taste, self.taste.hold, True).holdings(t.purse[seat])
            out[seat] = worth

    def doubt(self, s: State) -> i64:
        if s.over:
            return 0
        return (3 + 2 * rounds_left(principe(s.table))) * POINT
