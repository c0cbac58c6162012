"""Advice: what it is based on, what it says of a blunder, and what a lot is worth."""

import pytest

from signoria import GAMES, Game, Rng, State
from signoria.bots.advice import Advice, Verdict, advise
from signoria.bots.prices import crossing_of, falling, rungs, unit_of
from signoria.bots.searcher import Budget
from signoria.games.principe import GAME as PRINCIPE
from signoria.kit.ascending import Ascending
from signoria.kit.sealed import Sealed
from tests.principe.positions import sale
from tests.tables import random_game, worlds

LITTLE = Budget(iterations=60)
ENOUGH = 3  # decisions looked at, where any would do
BLUE = 3
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)


def asked(game: Game, s: State, seat: int, played: str = "", budget: Budget = LITTLE, seed: int = 5) -> Advice:
    return advise(game, game.view(s, seat), game.decision(s, seat), game.heard(s, seat), seed, budget, played)


def last_auction(purse: int) -> State:
    """The deck is empty. Seat 0 has the cards for Milano, which wins, and the buyer of the last lot may build first."""
    hands = {0: dict.fromkeys(range(5), 4), 1: {}}
    removed = {colour: 13 - 4 - (colour == BLUE) for colour in range(5)}
    said = {"purse": [purse, 4], "score": [20, 24], "hands": hands, "removed": removed}
    return sale({BLUE: 1}, seats=2, deck=[], round=6, cities=["milano"], **said)  # type: ignore[arg-type]


@each_game
def test_twin_worlds_get_the_same_advice(game: Game) -> None:
    """Whatever the others hold: the same view and the same seed give the same answer, to the last figure."""
    compared = 0
    for seed in range(12):
        rng = Rng(seed)
        course = [s.clone() for s in random_game((game, game.editions[0], 3), seed)]
        s = course[int(rng.below(len(course) - 1))]
        seat = s.to_act()[0]
        twin = worlds(game).twin(s, course[-1], seat, rng)
        if twin is not None and len(s.legal(seat)) > 1 and twin.legal(seat) == s.legal(seat):
            played = s.legal(seat)[-1]
            assert asked(game, s, seat, played) == asked(game, twin, seat, played)
            compared += 1
        if compared == ENOUGH:
            return
    raise AssertionError(f"only {compared} twins to compare")


def test_advice_keeps_books_as_the_bot_does() -> None:
    """In Il Principe whoever listened knows every purse: advice differs from what a deaf seat is told."""
    course = [s.clone() for s in random_game((PRINCIPE, "amigo", 3), 8) if isinstance(s.top, Ascending)]
    s = course[len(course) // 2]
    seat = s.to_act()[0]
    view, decision = PRINCIPE.view(s, seat), PRINCIPE.decision(s, seat)
    assert asked(PRINCIPE, s, seat) == asked(PRINCIPE, s, seat)
    assert asked(PRINCIPE, s, seat) != advise(PRINCIPE, view, decision, [], 5, LITTLE)


@each_game
def test_all_that_is_advised_is_legal_and_every_share_is_one(game: Game) -> None:
    for n, s in enumerate(random_game((game, game.editions[0], 3), 3)):
        if not s.over and n % 40 == 5 and n < 40 * ENOUGH:
            seat = s.to_act()[-1]
            legal = s.legal(seat)
            advice = asked(game, s, seat, legal[0])
            assert {opinion.action for opinion in advice.opinions} <= set(legal)
            assert all(0 <= opinion.share <= 1 and opinion.error > 0 for opinion in advice.opinions)
            assert sum(advice.shares) == pytest.approx(1, abs=0.01)
            assert (advice.verdict is None) == (len(legal) == 1)


@each_game
def test_a_seat_that_seals_is_advised_before_and_after_the_others_have(game: Game) -> None:
    """And what they have sealed makes no difference."""
    for s in random_game((game, game.editions[0], 3), 1):
        if isinstance(s.top, Sealed) and len(s.to_act()) > 1 and all(len(s.legal(seat)) > 1 for seat in s.to_act()):
            other, seat = s.to_act()[:2]
            heard = []
            for text in s.legal(other)[:2]:
                world = s.clone()
                world.play(other, text)
                heard.append(asked(game, world, seat))
            assert heard[0] == heard[1]
            return
    raise AssertionError("nobody sealed anything")


def test_a_forced_move_is_the_only_opinion() -> None:
    for s in random_game((PRINCIPE, "amigo", 3), 2):
        seat = s.to_act()[0]
        if len(s.legal(seat)) == 1:
            advice = asked(PRINCIPE, s, seat, s.legal(seat)[0])
            assert [opinion.action for opinion in advice.opinions] == s.legal(seat)
            assert (advice.verdict, advice.best.visits) == (None, LITTLE.iterations)
            return
    raise AssertionError("nobody was forced")


def test_to_bid_everything_and_lack_it_for_the_city_is_a_blunder() -> None:
    s = last_auction(purse=9)
    verdict = asked(PRINCIPE, s, 0, "bid 9", Budget(iterations=300)).verdict
    assert verdict is not None
    assert verdict.sure
    assert verdict.cost > 0.4
    assert verdict.other.share == pytest.approx(verdict.played.share + verdict.gain, abs=1e-3)


def test_to_do_what_is_advised_costs_nothing() -> None:
    s = last_auction(purse=9)
    best = asked(PRINCIPE, s, 0, budget=Budget(iterations=300)).best.action
    verdict = asked(PRINCIPE, s, 0, best, Budget(iterations=300)).verdict
    assert verdict is not None
    assert not verdict.sure
    assert verdict.cost <= 2 * verdict.error


def test_a_fair_price_leaves_what_the_city_costs_and_rises_with_the_purse() -> None:
    prices = []
    for purse in (5, 6, 9, 14):
        price = asked(PRINCIPE, last_auction(purse), 0, budget=Budget(iterations=600)).price
        assert price is not None
        assert 0 <= price.most <= price.means == purse
        prices.append(price.most)
    assert prices == sorted(prices)
    assert prices[0] <= 2 < prices[2] < 9


def test_only_an_auction_has_a_price_and_it_is_in_the_money_of_the_game() -> None:
    assert [unit_of(game) for game in GAMES.values()] == [1, 1, 100]
    florence = GAMES["florence"]
    for s in random_game((florence, florence.editions[0], 3), 4):
        seat = s.to_act()[0]
        price = asked(florence, s, seat).price
        assert (price is not None) == (florence.decision(s, seat).prompt == "bid-for-item")
        if price is not None:
            assert price.most % 100 == price.error % 100 == 0
            return
    raise AssertionError("nothing was under the hammer")


def test_prices_between_those_tried_are_found_and_noise_does_not_make_them_rise() -> None:
    assert rungs(1) == [0, 1]
    assert rungs(20)[:4] == [0, 1, 2, 3]
    assert rungs(20)[-1] == 20
    assert falling([5, 3, 4, 1]) == [5, 3.5, 3.5, 1]
    assert crossing_of([0, 4, 8], [[4.0, 2.0, -2.0]] * 12) == (6.0, 0.0)
    assert crossing_of([0, 4], [[-1.0, -2.0]] * 6)[0] == 0
    assert crossing_of([0, 4], [[2.0, 1.0]] * 6)[0] == 4


def test_noise_is_no_mistake() -> None:
    played, other = asked(PRINCIPE, last_auction(9), 0).opinions[:2]
    assert not Verdict(played, other, 0.05, 0.04, preferred=True).sure
    assert Verdict(played, other, 0.2, 0.04, preferred=True).sure
    assert Verdict(played, other, -0.2, 0.04, preferred=True).cost == 0
    assert Verdict(played, other, 0.2, 0.04, preferred=False).cost == 0
