"""The one auction of the kit, with the arguments that serve each game."""

from signoria import Rng, State, game
from signoria.games.principe.editions import Terms, edition_named
from signoria.games.principe.printed import OURS, Printed
from signoria.games.principe.rules.setup import set_up
from signoria.kernel.state import opened
from signoria.kit.ascending import Ascending, bidding_texts


def auction(frame: Ascending, purses: list[int]) -> State:
    """An auction on a table whose seats can pay so much."""
    seats = len(purses)
    t = set_up(seats, Rng(1), Terms(edition_named("amigo"), seats, False, Printed(OURS.values)), 0, True)
    for seat in range(seats):
        t.purse[seat] = purses[seat]
    return opened(game("principe"), t, frame)


def course(s: State, *actions: str) -> Ascending:
    frame = s.top
    assert isinstance(frame, Ascending)
    for action in actions:
        seat, _space, text = action.partition(" ")
        s.play(int(seat), text)
    return frame


def test_the_last_seat_standing_wins_at_its_own_bid() -> None:
    s = auction(Ascending(0b111, 1, 3), [9, 9, 9])
    sold = course(s, "1 bid 2", "2 bid 5", "0 pass", "1 bid 6", "2 pass")
    assert (sold.leader, sold.price, s.over) == (1, 6, True)


def test_whoever_passes_is_not_asked_again() -> None:
    s = auction(Ascending(0b111, 0, 3), [9, 9, 9])
    course(s, "0 pass", "1 bid 1", "2 bid 2")
    assert s.to_act() == [1]


def test_the_last_seat_may_still_open_when_all_others_left() -> None:
    s = auction(Ascending(0b111, 0, 3), [9, 9, 9])
    course(s, "0 pass", "1 pass")
    assert s.to_act() == [2]
    assert s.legal(2) == ["pass", *[f"bid {n}" for n in range(1, 10)]]
    assert course(s, "2 bid 1").leader == 2


def test_nobody_wins_when_all_pass() -> None:
    s = auction(Ascending(0b11, 0, 2), [9, 9])
    assert course(s, "0 pass", "1 pass").leader == -1
    assert s.over


def test_an_empty_purse_is_asked_all_the_same() -> None:
    s = auction(Ascending(0b11, 0, 2), [0, 9])
    assert s.legal(0) == ["pass"]


def test_only_the_ring_bids() -> None:
    s = auction(Ascending(0b1010, 1, 4), [9, 9, 9, 9])
    course(s, "1 bid 3")
    assert s.to_act() == [3]


def test_an_opening_bid_stands_and_steps_may_be_bound_to_one() -> None:
    """Named at 200, raised by exactly 100: amounts count in hundreds."""
    s = auction(Ascending(0b111, 1, 3, leader=0, price=2, jump=False), [9, 9, 9])
    assert s.legal(1) == ["pass", "bid 3"]
    sold = course(s, "1 pass", "2 pass")
    assert (sold.leader, sold.price) == (0, 2)


def test_bids_can_be_texts_of_hundreds() -> None:
    assert bidding_texts(3, unit=100) == ["pass", "bid 100", "bid 200", "bid 300"]
