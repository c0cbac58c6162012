"""The rules of thumb of The Princes of Florence: they play sensibly, legally, and on nobody's secrets."""

import pytest

from signoria import Rng, State, game
from signoria.bots.policies import policy_of
from signoria.bots.thumb.policy import Menu, Uniform, rollout
from signoria.games.florence.components import BUILDINGS
from signoria.games.florence.frames import florence
from signoria.kernel.action import Actions, filled
from signoria.kernel.game import STEP
from signoria.kit.ascending import Ascending
from tests.florence.positions import actions, auction, play
from tests.florence.worlds import twin
from tests.tables import random_game

GAME = game("florence")
POLICY = policy_of(GAME)
ACTS, MENU = Actions(), Menu()


def ratings(s: State, seat: int) -> dict[str, int]:
    """What the policy thinks of the answers it would consider."""
    s.offer(seat, ACTS)
    MENU.clear()
    POLICY.rate(s, seat, ACTS, MENU)
    return {GAME.catalogue.text(MENU.codes[n]): int(MENU.ratings[n]) for n in range(MENU.count)}


def answer(s: State) -> str:
    """What the policy would do, without a whim."""
    rated = ratings(s, s.to_act()[0])
    return max(rated, key=lambda text: rated[text])


def last_bid(s: State) -> int:
    """How high seat 0 goes for what is under the hammer, against a rival who always raises."""
    bid = 0
    while isinstance(s.top, Ascending):
        asked = s.to_act()[0]
        raises = [text for text in s.legal(asked) if text.startswith("bid")]
        text = answer(s) if asked == 0 else [*raises, "pass"][0]
        if asked == 0 and text.startswith("bid"):
            bid = int(text.split()[1])
        s.play(asked, text)
    return bid


def test_a_freedom_that_the_whole_hand_likes_is_introduced_early() -> None:
    s = actions(hands={0: ["painter", "organist", "theologian"]}, round=1)
    rated = ratings(s, 0)
    assert rated["freedom religion"] > max(rated["freedom travel"], rated["freedom opinion"]) + 100
    assert rated["freedom religion"] > rated["pass"]


def test_a_building_that_the_hand_needs_is_better_than_another() -> None:
    rated = ratings(actions(hands={0: ["painter", "architect", "poet"]}, round=2), 0)
    assert rated["build studio"] == max(worth for text, worth in rated.items() if text.startswith("build"))


def test_in_the_last_turn_works_come_first_and_are_paid_in_fame() -> None:
    s = actions(
        hands={0: ["poet"]},
        played={0: ["painter"]},
        jesters=[3],
        freedoms={0: ["travel"]},
        landscapes={0: ["lake"]},
        buildings={0: ["theater"]},
        florins=[0],
        round=7,
    )
    assert answer(s) == "work poet"
    play(s, "0 work poet", "0 pass")
    assert answer(s) == f"fame {(6 + 2 + 10) // 2}"


def test_a_player_without_florins_takes_some_for_an_early_work() -> None:
    s = actions(
        hands={0: ["poet", "painter", "jurist"]},
        freedoms={0: ["travel"]},
        landscapes={0: ["lake"]},
        florins=[0],
        round=1,
    )
    play(s, "0 work poet", "0 pass")
    rated = ratings(s, 0)
    assert rated[answer(s)] > rated["fame 4"]


def test_a_rich_player_takes_fame() -> None:
    s = actions(
        hands={0: ["poet", "painter"]},
        freedoms={0: ["travel"]},
        landscapes={0: ["lake"]},
        jesters=[4],
        florins=[9000],
        round=5,
    )
    play(s, "0 work poet", "0 pass")
    assert answer(s) == "fame 8"


def test_a_jester_is_worth_more_early_than_late() -> None:
    bids = []
    for now, purse in ((1, 3500), (7, 700)):
        s = auction(hands={0: ["poet", "painter"], 1: ["jurist"]}, seats=3, round=now, florins=[purse, 3500, 0])
        play(s, "0 name jester")
        bids.append(last_bid(s))
    assert bids[0] > bids[1]
    assert bids[0] <= 1500


def test_nobody_pays_for_what_is_of_no_use() -> None:
    s = auction(round=7, seats=3)
    play(s, "0 name jester", "1 pass", "2 bid 300")
    assert answer(s) == "pass"


def test_the_profession_that_fits_the_principality_is_kept() -> None:
    s = actions(
        landscapes={0: ["lake"]},
        buildings={0: ["library"]},
        freedoms={0: ["travel"]},
        round=3,
        decks={"profession": ["jurist", "composer", "cartographer", "bell_maker", "botanist"]},
    )
    play(s, "0 draw profession")
    assert answer(s) == "keep cartographer"


def test_the_prestige_card_that_is_fulfilled_already_is_kept_at_the_end() -> None:
    s = auction(
        freedoms={0: ["travel", "religion", "opinion"]},
        round=7,
        decks={"prestige": ["two_large", "most_lakes", "all_freedoms", "balanced_court", "most_parks"]},
    )
    play(s, "0 name prestige", "1 pass", "2 pass", "3 pass")
    assert answer(s) == "keep all_freedoms"


def test_a_bonus_card_is_spent_on_the_last_work() -> None:
    s = actions(
        hands={0: ["poet", "freedoms"]},
        jesters=[5],
        freedoms={0: ["travel", "religion"]},
        landscapes={0: ["lake"]},
        round=7,
    )
    play(s, "0 work poet")
    assert answer(s) == "add freedoms"


def test_fame_is_sold_for_the_freedom_that_completes_a_prestige_card() -> None:
    s = actions(hands={0: ["all_freedoms"]}, freedoms={0: ["travel", "religion"]}, florins=[100], fame=[20], round=7)
    assert answer(s) == "freedom opinion"


def test_a_bid_beyond_the_purse_costs_a_point_for_each_hundred() -> None:
    s = auction(seats=3, starter=1, florins=[0, 3500, 3500], fame=[9], hands={0: ["poet"]})
    play(s, "1 name jester", "2 pass")
    low = ratings(s, 0)["bid 300"]
    play(s, "0 bid 300", "1 bid 400")
    assert low - ratings(s, 0)["bid 500"] == 200


def test_no_fame_is_sold_for_what_a_work_of_the_same_turn_will_pay() -> None:
    hands = {0: ["poet"]}
    assert answer(actions(hands=hands, jesters=[6], fame=[20], round=3, florins=[300])) == "draw profession"
    assert answer(actions(hands=hands, jesters=[6], fame=[20], round=3, florins=[0])) == "work poet"


def test_pieces_are_laid_so_that_others_still_fit() -> None:
    s = actions(florins=[9000], hands={0: ["poet", "painter", "jurist"]})
    for text in ("build theater", "build studio"):
        play(s, f"0 {text}")
        s.play(0, answer(s))
    t = florence(s.table)
    assert t.room[0] & ((1 << BUILDINGS) - 1) == (1 << BUILDINGS) - 1


def test_a_landscape_lies_where_nothing_can_be_built() -> None:
    s = auction(seats=3)
    play(s, "0 name lake", "1 pass", "2 pass")
    place = answer(s)
    before = florence(s.table).free(0, True)
    s.play(0, place)
    assert bin(before & ~florence(s.table).free(0, True)).count("1") <= 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_considered_is_legal_and_never_nothing(seats: int) -> None:
    for seed in range(3):
        for s in random_game((GAME, GAME.editions[0], seats), seed):
            for seat in s.to_act():
                considered = ratings(s, seat)
                assert considered
                assert MENU.count == len(considered), "an answer stands on the menu twice"
                assert set(considered) <= set(s.legal(seat))


@pytest.mark.parametrize("seats", GAME.seats)
def test_opinions_rest_on_nothing_that_a_seat_cannot_see(seats: int) -> None:
    rng = Rng(seats)
    compared = 0
    for seed in range(2):
        course = [s.clone() for s in random_game((GAME, GAME.editions[0], seats), seed)]
        for s in course[:-1]:
            seat = s.to_act()[0]
            other = twin(s, course[-1], seat, rng)
            if other is not None:
                compared += 1
                assert ratings(s, seat) == ratings(other, seat)
    assert compared > 100


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_forecast_of_a_finished_game_is_its_score(seats: int) -> None:
    s = GAME.new(seats, GAME.editions[0], {}, "outlook")
    rollout(s, POLICY, ACTS, MENU, Rng(1), 5000)
    standing, forecast = filled(seats, 0), filled(seats, 0)
    GAME.standing(s, standing)
    POLICY.forecast(s, forecast)
    assert [points // STEP for points in standing] == [points // 100 for points in forecast]


def test_doubt_shrinks_from_round_to_round() -> None:
    doubts = [POLICY.doubt(actions(round=now)) for now in range(1, 8)]
    assert doubts == sorted(doubts, reverse=True)
    assert len(set(doubts)) == len(doubts)


def test_it_beats_random_players() -> None:
    rng, luck, won = Rng(7), Uniform(), 0
    for seed in range(40):
        s = GAME.new(3 + seed % 3, GAME.editions[0], {}, f"thumb {seed}")
        seat = seed % 3
        while not s.over:
            asked = s.top.asked
            s.offer(asked, ACTS)
            player = POLICY if asked == seat else luck
            s.apply(asked, player.choose(s, asked, ACTS, MENU, rng))
        standing = filled(s.table.seats, 0)
        GAME.standing(s, standing)
        won += standing[seat] == max(standing)
    assert won >= 39
