"""The fair price of what is under the hammer: where having it at that price is as good as letting it go."""

from mypy_extensions import i64

from signoria.bots.search.search import Search
from signoria.bots.thumb.policy import play_on
from signoria.kernel.action import NOBODY
from signoria.kernel.bits import bit
from signoria.kernel.rng import Rng
from signoria.kernel.state import State
from signoria.kit.ascending import PASS, Ascending


def fair_price(search: Search, worlds: i64, seed: i64) -> i64:
    """The most this seat should pay, in steps of the auction; 0 if the lot is better left, NOBODY if there is none.

    Every price is tried in the same worlds, so that luck does not tell prices apart.
    """
    bidding = search.view.stack
    if not isinstance(bidding, Ascending):
        return NOBODY
    search.rng = Rng(seed)
    means = search.game.imagine(search.view, search.rng).table.means(search.observer)
    let_go = value_at(search, NOBODY, worlds, seed)
    low: i64 = bidding.price  # the highest price known to be fair, if any above what is bid is
    high: i64 = means + 1  # the lowest known not to be
    while high - low > 1:
        middle = (low + high) // 2
        if value_at(search, middle, worlds, seed) >= let_go:
            low = middle
        else:
            high = middle
    if low == bidding.price:
        return 0
    return low


def value_at(search: Search, price: i64, worlds: i64, seed: i64) -> i64:
    """What it is worth to buy at this price, or with NOBODY to leave the auction, over some worlds."""
    search.rng = Rng(seed)
    total: i64 = 0
    for _n in range(worlds):
        s = search.game.imagine(search.view, search.rng)
        knock_down(s, search.observer, price)
        play_on(s, search.policy, search.acts, search.menu, search.rng, search.style.horizon)
        search.judge(s)
        total += search.reward[search.observer]
    return total


def knock_down(s: State, seat: i64, price: i64) -> None:
    """The auction ends here with this buyer, or goes on without this seat."""
    bidding = s.top
    if price == NOBODY:
        s.apply(seat, PASS)
    elif isinstance(bidding, Ascending):
        bidding.leader = seat
        bidding.price = price
        bidding.ring = bit(seat)
        bidding.asked = NOBODY
        s.settle()
