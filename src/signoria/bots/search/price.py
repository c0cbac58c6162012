"""What it is worth to have what is under the hammer at a price, or to let it go, in one imagined world."""

from mypy_extensions import i64

from signoria.bots.search.search import Search
from signoria.kernel.action import NOBODY
from signoria.kernel.bits import bit
from signoria.kernel.rng import Rng
from signoria.kernel.state import State
from signoria.kit.ascending import PASS, Ascending


def outcome_at(search: Search, price: i64, world: i64) -> i64:
    """What the world of this seed comes to for the searching seat if it buys at this price, or with NOBODY leaves."""
    search.rng = Rng(world)
    s = search.world()
    knock_down(s, search.observer, price)
    search.policy.play_on(s, search.acts, search.menu, search.rng, search.style.horizon)
    search.judge(s)
    return search.reward[search.observer]


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
        s.settle(bidding)
