"""The analysis of a record: which decisions, by whose eyes, and that it does not matter who does it."""

import json
from typing import Any

import pytest

from signoria import GAMES, BadRecord, BadSetup, Game, Rng, game
from signoria.kernel.record import Record, begun
from signoria.lab.analysis import analyse, analysis_of, prices_paid, report, summary, told_apart
from signoria.lab.curves import chart, share_at, sparkline, spread
from signoria.lab.pages.analysis import page
from signoria.lab.workers import play_series
from signoria.text import words
from tests.tables import step

LITTLE = 12  # iterations
each_game = pytest.mark.parametrize("played", GAMES.values(), ids=lambda game: game.key)


def record_of(played: Game, actions: int = 30, seats: int = 3) -> dict[str, object]:
    """The beginning of a random game, or all of it."""
    s, rng = played.new(seats, seed="analysed", players=["Ada", "<b>Bruno</b>", "Carla"][:seats]), Rng(1)
    while not s.over and len(s.story.actions if s.story else []) < actions:
        step(s, rng)
    return s.record()


@each_game
def test_every_decision_with_a_choice_is_looked_at_and_no_other(played: Game) -> None:
    record = record_of(played)
    whole: Any = analyse(record, iterations=LITTLE)
    s = begun(played, Record(record))
    for n, action in enumerate(Record(record).actions):
        seat, text = int(action.split()[0]), action.partition(" ")[2]
        found = [one for one in whole["decisions"] if one["n"] == n]
        assert len(found) == (len(s.legal(seat)) > 1)
        if found:
            assert (found[0]["seat"], found[0]["played"]) == (seat, text)
            assert found[0]["best"]["action"] in set(s.legal(seat)) - {text}
            others = [other["action"] for other in found[0]["others"]]
            assert others[0] == found[0]["best"]["action"]
            assert text not in others
            assert len(set(others)) == len(others) <= 4
            assert 0 <= found[0]["cost"] <= 1
            assert (found[0]["price"] is not None) == found[0]["prompt"].startswith("bid")
        s.play(seat, text)
    assert whole["winners"] is None
    json.dumps(whole)


@each_game
def test_neither_the_workers_nor_their_order_make_a_difference(played: Game) -> None:
    record = record_of(played, 20)
    analysis = analysis_of(record, seed="7", iterations=LITTLE)
    count = len(analysis.moments)
    backwards = [analysis.play(n) for n in reversed(range(count))][::-1]
    alone = analyse(record, seed="7", iterations=LITTLE)
    assert report(analysis, backwards) == alone
    if played.key == "principe":  # two processes take their time to begin
        together = [result for results in play_series(analysis, 0, count, 2) for result in results]
        assert report(analysis, together) == alone
    assert analyse(record, seed="8", iterations=LITTLE) != alone


def test_a_decision_is_judged_by_what_could_be_known_then() -> None:
    """What was played afterwards is not in it."""
    short: Any = analyse(record_of(game("principe"), 12), iterations=LITTLE)
    long: Any = analyse(record_of(game("principe"), 30), iterations=LITTLE)
    some = len(short["decisions"])
    assert some > 3
    for early, late in zip(short["decisions"], long["decisions"][:some], strict=True):
        assert {**early, "paid": None} == {**late, "paid": None}


def test_one_seat_alone_sees_the_others_through_its_own_eyes() -> None:
    whole: Any = analyse(record_of(game("principe")), seat=1, iterations=LITTLE)
    assert {one["seat"] for one in whole["decisions"]} == {1}
    assert [len(points) for points in whole["curves"]] == [len(whole["decisions"])] * 3
    assert [bool(one["decisions"]) for one in whole["summary"]] == [False, True, False]


def test_a_finished_game_ends_with_its_winners() -> None:
    record = record_of(game("principe"), 10_000, 2)
    whole: Any = report(analysis_of(record, iterations=LITTLE), [])
    assert whole["winners"] == record["winners"]
    ends = [points[-1] for points in whole["curves"]]
    assert sum(share for _n, share in ends) == 1
    assert {n for n, _share in ends} == {whole["actions"]}


def test_what_was_paid_stands_at_the_bid_that_won() -> None:
    record = Record(record_of(game("florence"), 120))
    paid = prices_paid(game("florence"), record)
    assert paid
    for n, price in paid.items():
        assert record.actions[n].endswith(f"bid {price}")


def test_the_sum_of_costs_is_not_made_of_noise() -> None:
    def decision(gain: float, preferred: bool) -> dict[str, object]:
        error, cost = 0.05, max(gain, 0.0)
        return {"seat": 0, "n": 1, "gain": gain, "cost": cost, "cost_error": error, "preferred": preferred} | {
            "sure": cost > 0.1,
            "paid": None,
        }

    found = summary([decision(0.03, True), decision(-0.03, True), decision(0.2, True), decision(-0.4, False)], 0)
    assert (found["cost"], found["mistakes"]) == (0.2, [1])
    assert found["cost_error"] == pytest.approx(0.05 * 3**0.5, abs=1e-3)


def test_records_that_cannot_be_analysed() -> None:
    record = record_of(game("principe"))
    with pytest.raises(BadRecord, match="no-decisions"):
        analysis_of(record_of(game("principe"), 0))
    with pytest.raises(BadSetup, match="seat-range"):
        analysis_of(record, seat=3)
    with pytest.raises(BadRecord, match="false-digest"):
        analysis_of({**record, "digest": "0"})
    with pytest.raises(BadRecord, match="no-seat"):
        analysis_of({**record, "actions": ["Ada bids"]})
    with pytest.raises(BadRecord, match="foreign"):
        analysis_of({})


@each_game
def test_the_page_fetches_nothing_and_names_are_no_markup(played: Game) -> None:
    html = page(analyse(record_of(played, 25), iterations=LITTLE), words("en", played))
    assert "<b>Bruno" not in html
    assert "&lt;b&gt;Bruno" in html
    for reference in ("http", "src=", "href", "url(", "@import", "<script", "<link"):
        assert reference not in html
    assert html.count("<polyline") == 3
    assert "analyse-" not in html, "a text without words"


def test_curves_are_drawn_from_what_is_known() -> None:
    points = [[2, 0.1], [6, 0.9]]
    assert [share_at(points, n) for n in (1, 2, 5, 6)] == [None, 0.1, 0.1, 0.9]
    assert sparkline(points, 8, 8) == " ▁▁▁▁███"
    assert [y for y, _seat in spread([(300.0, 0), (302.0, 1), (10.0, 2)])] == [10, 287, 304]
    assert "Ada" in chart([points], ["Ada"], 8, [(0, 1)])


def test_players_of_one_name_are_told_apart() -> None:
    assert told_apart(["thumb", "Ada", "thumb"]) == ["thumb 1", "Ada", "thumb 2"]
