"""The rules of thumb of Il Principe: sensible in plain positions, blind to secrets, never without an answer."""

import pytest

from signoria import Rng, State
from signoria.bots.policies import policy_of
from signoria.bots.thumb.policy import Menu, Policy, Uniform
from signoria.bots.thumb.principe.policy import PrincipePolicy
from signoria.games.principe import GAME
from signoria.games.principe.components import BLUE, GREEN, RED, WHITE, YELLOW
from signoria.games.principe.frames import principe
from signoria.kernel.action import Actions, filled
from signoria.kernel.game import STEP
from tests.principe.positions import building, ended, new_cards, play, roles, sale
from tests.principe.worlds import twin
from tests.tables import Table, name, random_game, step

TABLES: list[Table] = [(GAME, edition, seats) for edition in GAME.editions for seats in GAME.seats]
FAR = ["siena", "perugia", "verona", "padova"]  # cities without a card in common with blue, red and yellow ones


def ratings(s: State, seat: int) -> dict[str, int]:
    """What the policy thinks of its candidates."""
    acts, menu = Actions(), Menu()
    s.offer(seat, acts)
    PrincipePolicy(0).rate(s, seat, acts, menu)
    return {GAME.catalogue.text(menu.codes[n]): int(menu.ratings[n]) for n in range(menu.count)}


def choice(s: State) -> str:
    """What the policy does for the seat that is asked, without a whim."""
    rated = ratings(s, s.to_act()[0])
    return max(rated, key=lambda text: rated[text])


def limit(s: State) -> int:
    """The highest bid the policy prefers to withdrawing."""
    rated = ratings(s, s.to_act()[0])
    return max([int(text.split()[1]) for text in rated if text != "pass" and rated[text] > 0], default=0)


def forecast(s: State) -> list[int]:
    out = filled(s.table.seats, 0)
    PrincipePolicy(0).forecast(s, out)
    return [int(points) for points in out]


def test_the_game_has_this_policy() -> None:
    assert isinstance(policy_of(GAME), PrincipePolicy)


def test_a_lot_that_completes_a_city_is_worth_more_than_one_that_serves_none() -> None:
    cities = ["milano", "siena", "perugia", "urbino"]  # milano: two blue, a red, a yellow
    ready = sale({BLUE: 2}, purse=[12, 12, 12], hands={0: {RED: 1, YELLOW: 1}}, cities=cities)
    idle = sale({BLUE: 2}, purse=[12, 12, 12], hands={0: {GREEN: 1, WHITE: 1}}, cities=cities)
    assert limit(ready) > limit(idle)


def test_an_auction_opens_with_the_lowest_bid() -> None:
    s = sale({BLUE: 2}, purse=[12, 12, 12], hands={0: {RED: 1, YELLOW: 1}}, cities=["milano", *FAR[:3]])
    assert choice(s) == "bid 1"


def test_nobody_bids_the_price_of_a_palace_for_one_card() -> None:
    s = sale({BLUE: 1}, purse=[30, 30, 30], hands={0: {GREEN: 2}}, cities=FAR)
    play(s, "0 bid 9")
    assert choice(s) == "pass"
    assert all(bid == "pass" or int(bid.split()[1]) <= 11 for bid in ratings(s, 1))


def test_ducats_that_a_city_needs_are_not_spent_on_cards_of_little_use() -> None:
    milano = {RED: 1, BLUE: 2, YELLOW: 1}
    cities = ["milano", *FAR[:3]]
    saving = sale({BLUE: 3}, purse=[4, 9, 9], hands={0: milano}, cities=cities)
    flush = sale({BLUE: 3}, purse=[9, 9, 9], hands={0: milano}, cities=cities)
    assert limit(saving) < limit(flush)


def test_a_city_that_can_be_paid_for_is_built_at_once() -> None:
    s = building(purse=[9, 9, 9], hands={0: {RED: 1, BLUE: 2, YELLOW: 1}}, cities=["milano", *FAR[:3]])
    assert choice(s) == "build milano"


def test_of_two_cities_the_larger_is_built() -> None:
    hand = {WHITE: 1, RED: 2, BLUE: 1, YELLOW: 1}
    s = building(purse=[9, 9, 9], hands={0: hand}, cities=["venezia", "mantova", "siena", "perugia"])
    assert choice(s) == "build mantova"


def test_a_city_that_feeds_the_roles_of_a_rival_is_rated_lower() -> None:
    milano = {RED: 1, BLUE: 2, YELLOW: 1}
    said = {"purse": [9, 9], "hands": {0: milano}, "cities": ["milano", *FAR[:3]], "seats": 2}
    fed = building(**said, majors={RED: 1, BLUE: 1, YELLOW: 1})  # type: ignore[arg-type]
    mine = building(**said, majors={RED: 0, BLUE: 0, YELLOW: 0})  # type: ignore[arg-type]
    assert ratings(fed, 0)["build milano"] < ratings(mine, 0)["build milano"]


def test_in_the_last_round_cards_that_win_a_role_are_played() -> None:
    s = building(hands={0: {BLUE: 2}}, up={1: {BLUE: 1}}, cities=FAR, deck=[], purse=[0, 0, 0])
    assert choice(s) == "play 2 blue"


def test_the_card_least_of_use_is_laid() -> None:
    hand = {WHITE: 1, RED: 1, BLUE: 2, YELLOW: 1}
    s = new_cards(
        hands={0: hand}, purse=[9, 9, 9], cities=["milano", "venezia", "bologna", "mantova"], deck=[GREEN] * 60
    )
    assert choice(s) == "lay green"


def test_a_shield_goes_where_it_takes_the_lead() -> None:
    cities = ["milano", *FAR[:3]]  # milano touches blue and green
    s = building(
        purse=[9, 9, 9],
        hands={0: {RED: 1, BLUE: 2, YELLOW: 1}},
        cities=cities,
        map={0: {"green": 1}, 1: {"blue": 4, "green": 1}, 2: {"blue": 5}},
        deck=[],
    )
    play(s, "0 build milano")
    assert choice(s) == "shield green"


def test_no_shield_is_kept_back() -> None:
    """The rules would allow it. [IP-41]"""
    s = building(purse=[9, 9, 9], hands={0: {RED: 1, BLUE: 2, YELLOW: 1}}, cities=["milano", *FAR[:3]])
    play(s, "0 build milano")
    assert choice(s) != "pass"


def test_the_blue_power_takes_the_region_that_can_be_won() -> None:
    s = roles(
        up={0: {BLUE: 1}},
        map={1: {"blue": 3, "green": 3, "red": 3, "yellow": 3, "brown": 3}, 2: {"violet": 1}},
        deck=[],
    )
    assert choice(s) == "shield violet"


def test_the_green_power_turns_up_the_card_that_wins_a_role() -> None:
    s = roles(
        up={0: {GREEN: 1, RED: 1}, 1: {RED: 1, WHITE: 3}, 2: {WHITE: 1}},
        down={0: {RED: 1, WHITE: 1}},
    )
    assert choice(s) == "reveal red"


def test_the_green_power_is_used_where_it_helps_and_left_where_it_would_cost_a_role() -> None:
    """Alone second, a card more would only mean to bid against the first. [IP-56]"""
    helps = roles(edition="mtm-nl", up={0: {GREEN: 1}, 1: {RED: 2}}, down={0: {RED: 1}})
    harms = roles(edition="mtm-nl", up={0: {GREEN: 1, WHITE: 1}, 1: {WHITE: 2}}, down={0: {WHITE: 1}}, deck=[])
    assert (choice(helps), choice(harms)) == ("reveal red", "pass")


def test_a_major_role_is_worth_a_higher_bid_than_a_minor_one() -> None:
    purse = [9, 9, 9]
    major = roles(up={0: {WHITE: 2}, 1: {WHITE: 2}}, purse=purse, cities=["siena", "pisa", "lucca", "perugia"])
    minor = roles(
        up={0: {WHITE: 2}, 1: {WHITE: 2}, 2: {WHITE: 3}}, purse=purse, cities=["siena", "pisa", "lucca", "perugia"]
    )
    assert choice(major) == "bid 1"
    assert ratings(major, 0)["bid 1"] > ratings(minor, 0)["bid 1"]


def test_the_forecast_of_a_finished_game_is_its_score() -> None:
    s = ended(score=[12, 20, 5], map={0: {"blue": 2}, 1: {"red": 1}}, majors={RED: 2}, purse=[1, 2, 3])
    points = filled(3, 0)
    GAME.standing(s, points)
    assert forecast(s) == [int(points[seat]) // STEP * 100 for seat in range(3)]
    assert PrincipePolicy(0).doubt(s) == 0


def test_more_points_shields_and_ducats_make_a_better_forecast() -> None:
    s = building(score=[10, 16, 10], map={1: {"blue": 2}, 2: {"blue": 1}}, purse=[3, 9, 3], cities=FAR)
    first, second, third = forecast(s)
    assert second > third > first


def test_doubt_shrinks_as_the_deck_does() -> None:
    early, late = building(deck=[RED] * 80), building(deck=[RED] * 10)
    assert PrincipePolicy(0).doubt(early) > PrincipePolicy(0).doubt(late) > 0


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_there_is_always_a_candidate_and_every_candidate_is_legal(table: Table) -> None:
    for seed in range(2):
        for s in random_game(table, seed):
            for seat in s.to_act():
                assert ratings(s, seat).keys() <= set(s.legal(seat))
                assert ratings(s, seat)


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_what_a_seat_cannot_see_changes_none_of_its_ratings(table: Table) -> None:
    rng = Rng(1)
    for s in list_of_some(table, 3):
        end = s.clone()
        while not end.over:
            step(end, rng)
        for seat in s.to_act():
            other = twin(s, end, seat, rng)
            assert other is None or ratings(other, seat) == ratings(s, seat)
            assert ratings(GAME.imagine(GAME.view(s, seat), rng), seat) == ratings(s, seat)


def list_of_some(table: Table, seed: int) -> list[State]:
    """Every seventh state of a random game."""
    return [s.clone() for n, s in enumerate(random_game(table, seed)) if n % 7 == 0 and not s.over]


def wins(policies: list[Policy], games: int, edition: str) -> int:
    """How many of these games the first seat wins, alone."""
    acts, menu = Actions(), Menu()
    won = 0
    for seed in range(games):
        rng, s = Rng(seed), GAME.new(len(policies), edition, {}, f"thumb {seed}")
        while not s.over:
            seat = s.top.asked
            s.offer(seat, acts)
            s.apply(seat, policies[seat].choose(s, seat, acts, menu, rng))
        won += GAME.winners(s) == [0]
    return won


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_it_beats_chance_at_every_table(table: Table) -> None:
    _game, edition, seats = table
    assert wins([PrincipePolicy(), *[Uniform() for _seat in range(1, seats)]], 12, edition) >= 11


def test_whims_vary_the_play_but_not_its_strength() -> None:
    """Jitter makes two games from the same deal differ."""
    acts, menu = Actions(), Menu()
    ends = set()
    for seed in range(4):
        rng, s = Rng(seed), GAME.new(4, "amigo", {}, "one deal")
        policy = PrincipePolicy()
        while not s.over:
            seat = s.top.asked
            s.offer(seat, acts)
            s.apply(seat, policy.choose(s, seat, acts, menu, rng))
        ends.add(tuple(int(points) for points in principe(s.table).score))
    assert len(ends) > 1
