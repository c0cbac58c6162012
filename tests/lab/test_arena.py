"""Contests: who sits where, on which deal, and what it adds up to."""

from collections import Counter
from time import perf_counter, thread_time

import pytest

from signoria import GAMES
from signoria import game as game_of
from signoria.bots import bot
from signoria.lab.arena import Contest, mixes_of, seatings
from signoria.lab.clock import Clock
from signoria.lab.ratings import Ratings
from signoria.lab.shares import Share, wilson
from signoria.lab.simulation import timer_of
from signoria.lab.standings import Standings
from signoria.lab.workers import play_series


def contest(mixes: list[list[str]], game: str = "principe") -> Contest:
    seats = len(mixes[0])
    return Contest(game, "", {}, seats, mixes, "a contest")


class TestSeating:
    def test_a_duel_is_one_against_many_and_many_against_one_and_all_between(self) -> None:
        mixes = ["".join(mix) for mix in mixes_of(["a", "b"], 4)]
        assert mixes == ["aaab", "aabb", "abbb"]

    def test_mixes_of_three(self) -> None:
        assert len(mixes_of(["a", "b", "c"], 3)) == 10 - 3

    @pytest.mark.parametrize(("mix", "orders"), [("abbb", 4), ("aabb", 6), ("abcd", 24), ("aaaaa", 1), ("abcdd", 60)])
    def test_every_order_once(self, mix: str, orders: int) -> None:
        found = ["".join(seating) for seating in seatings(list(mix))]
        assert len(found) == len(set(found)) == orders
        assert {"".join(sorted(seating)) for seating in found} == {mix}

    def test_rotations_come_together(self) -> None:
        assert ["".join(seating) for seating in seatings(list("abcd"))[:4]] == ["abcd", "bcda", "cdab", "dabc"]

    def test_every_bot_sits_in_every_seat_equally_often(self) -> None:
        c = contest(mixes_of(["a", "b", "c"], 4))
        seats = Counter((seat, bot) for n in range(c.whole(1)) for seat, bot in enumerate(c.seating(n)))
        assert len(seats) == 12
        assert len(set(seats.values())) == 1

    def test_games_are_rounded_up_until_seats_are_even(self) -> None:
        c = contest([["a", "b", "b", "b"]])
        assert [c.whole(games) for games in (1, 4, 5, 200)] == [4, 4, 8, 200]


class TestPairing:
    def test_the_seatings_of_a_mix_play_one_deal_and_no_other_game_plays_it(self) -> None:
        c = contest(mixes_of(["a", "b"], 4))
        deals: dict[str, list[tuple[int, str]]] = {}
        for n in range(3 * len(c.cycle)):
            deals.setdefault(c.seed_of(n), []).append((c.mix_of(n), "".join(c.seating(n))))
        assert len(deals) == 9
        for games in deals.values():
            mix = games[0][0]
            assert [seating for _mix, seating in games] == ["".join(order) for order in seatings(c.mixes[mix])]
            assert {number for number, _seating in games} == {mix}

    def test_the_same_bots_would_play_the_same_game(self) -> None:
        """What differs between the seatings of a mix is the bots, not the cards."""
        c = contest([["random", "random", "thumb"]])
        assert c.play(0)["seed"] == c.play(1)["seed"] == c.play(2)["seed"] == "a contest/0"
        assert {**c.play(1), "times": 0} == {**c.play(1), "times": 0}
        assert c.play(3)["seed"] == "a contest/1"


def results(c: Contest, games: int, jobs: int = 1) -> list[dict[str, object]]:
    return [result for some in play_series(c, 0, games, jobs) for result in some]


class TestStandings:
    def test_shared_victories_are_shared_and_shares_are_of_a_seat(self) -> None:
        c = contest([["a", "b", "b"]])
        standings = Standings(c)
        for winners in ([0], [0, 1], [0]):  # a sits in 0, 2, 1
            bots = c.seating(standings.games)
            times: list[object] = [[0, 0, []]] * 3
            result = {"bots": bots, "points": [3, 2, 1], "winners": winners, "decisions": 9, "times": times}
            standings.add(result)
        a, b = standings.row("a"), standings.row("b")
        assert (a.games, a.wins, b.games, b.wins) == (3, 1.0, 6, 2.0)
        assert a.share == b.share == standings.fair
        assert a.by_seat == [1, 0, 0]
        assert (a.points, b.points) == (2, 2)

    @pytest.mark.parametrize("game", GAMES)
    def test_a_contest_of_bots_adds_up(self, game: str) -> None:
        c = contest([["random", "thumb", "thumb"]], game)
        standings = Standings(c)
        for result in results(c, 3):
            standings.add(result)
        facts = standings.facts()
        rows = standings.rows()
        assert (standings.games, facts["fair"]) == (3, 1 / 3)
        assert sum(row.wins for row in rows) == pytest.approx(3)
        assert sum(row.games for row in rows) == 9
        assert sum(row.decisions for row in rows) < standings.decisions, "forced decisions are not timed"
        assert all(row.seconds_95 >= row.seconds / 20 > 0 for row in rows)

    @pytest.mark.parametrize(
        "wrong",
        [{"bots": ["b", "a", "b"]}, {"points": [1, 2]}, {"winners": [3]}, {"winners": [-1]}, {"times": [[0, 0, []]]}],
    )
    def test_a_game_of_another_contest_is_not_counted(self, wrong: dict[str, object]) -> None:
        good = {"bots": ["a", "b", "b"], "points": [3, 2, 1], "winners": [0], "decisions": 9, "times": [[0, 0, []]] * 3}
        with pytest.raises((ValueError, TypeError)):
            Standings(contest([["a", "b", "b"]])).add({**good, **wrong})

    def test_workers_change_nothing(self) -> None:
        c = contest([["random", "thumb"]])
        one, two = results(c, 6), results(c, 6, jobs=2)
        assert [{**result, "times": 0} for result in one] == [{**result, "times": 0} for result in two]


class TestIntervals:
    @pytest.mark.parametrize(
        ("wins", "n", "low", "high"),
        [(90, 200, 0.3827, 0.5192), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (450, 500, 0.8706, 0.9234)],
    )
    def test_wilsons_interval_on_known_counts(self, wins: int, n: int, low: float, high: float) -> None:
        assert wilson(wins / n, n) == pytest.approx((low, high), abs=1e-4)

    def test_games_that_all_go_alike_count_as_one_a_deal(self) -> None:
        share = Share()
        for deal in range(100):
            for _seating in range(4):
                share.add(deal, deal % 2)
        assert share.cases == 400
        assert share.independent == pytest.approx(99)
        assert share.interval == pytest.approx(wilson(0.5, 99))

    def test_what_pairing_gains_is_not_counted(self) -> None:
        share = Share()
        for deal in range(100):
            for seating in range(4):
                share.add(deal, seating % 2)
        assert share.interval == wilson(0.5, 400)

    def test_independent_games_count_in_full(self) -> None:
        share = Share()
        for deal in range(1000):
            share.add(deal, deal % 4 == 0)
        assert share.independent == pytest.approx(1000, rel=0.01)

    @pytest.mark.parametrize("won", [0.0, 1.0])
    def test_a_bot_that_never_or_always_wins_has_an_interval(self, won: float) -> None:
        share = Share()
        for deal in range(5):
            share.add(deal, won)
        low, high = share.interval
        assert 0.4 < high - low < 0.5


class TestTimes:
    @pytest.mark.parametrize("game", GAMES)
    def test_bots_of_ours_are_timed_by_the_processor_in_every_game_and_programs_by_the_wall_clock(
        self, game: str
    ) -> None:
        ours = ("random", "thumb", "apprendista", "search:iterations=1")
        assert [timer_of(bot(name, game_of(game), 1)) for name in ours] == [thread_time] * 4
        assert timer_of(bot("stdio:true", game_of(game), 1)) is perf_counter

    def test_clocks_add_up(self) -> None:
        clock, other = Clock(), Clock()
        for n in range(1, 101):
            (clock if n % 3 else other).add(n / 1000)
        clock.merge(other.facts())
        assert clock.decisions == 100
        assert clock.mean == pytest.approx(0.0505)
        assert clock.quantile(0.95) == pytest.approx(0.095, rel=0.06)

    @pytest.mark.parametrize("facts", [[1, 0.5, []], [1, "x", [[0, 1]]], [1, 0.5], 7, [1, float("nan"), [[0, 1]]]])
    def test_no_clock_says_that(self, facts: object) -> None:
        with pytest.raises((TypeError, ValueError)):
            Clock().merge(facts)


def test_ratings_put_the_winner_first() -> None:
    ratings = Ratings()
    for n in range(30):
        bots = ["strong", "weak", "weak"] if n % 2 else ["weak", "weak", "strong"]
        points = [9, 4, 3] if n % 2 else [3, 4, 9]
        ratings.add(bots, points, [bots.index("strong")])
    strong, weak = ratings.of("strong"), ratings.of("weak")
    assert strong.mu - 2 * strong.sigma > weak.mu + 2 * weak.sigma
    assert ratings.of("nobody").mu == 25
