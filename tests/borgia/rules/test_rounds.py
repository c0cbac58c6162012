"""The end of a round, the next one, points, and the Pope's powers."""

import pytest

from signoria.games.borgia import GAME
from signoria.games.borgia.frames import borgia
from signoria.games.borgia.rules.pope import NewRound
from signoria.games.borgia.rules.sequence import RoundEnd
from signoria.games.borgia.scoring import card_points, ducat_points, round_points
from signoria.kernel.frame import END
from signoria.kernel.state import State
from tests.borgia.positions import (
    asked,
    begun,
    dealt,
    discarded,
    hand,
    lying,
    may,
    new_round,
    number,
    owner,
    play,
    purses,
    refused,
    round_end,
    set_aside,
    table,
    told,
)


def elect(s: State, seat: int, votes: int = 12) -> None:
    """Everyone gives one family all votes, in secret."""
    for voter in range(s.table.seats):
        for _family in range(seat):
            s.play(voter, "votes 0")
        if seat < s.table.seats - 1:
            s.play(voter, f"votes {GAME.decision(s, voter).nouns['number']}")


def test_income_is_what_properties_and_offices_show() -> None:
    """[TP-60]"""
    s = round_end(own={0: {"ceri": ["datary", "raphael"], "open": ["camerlengo"]}, 1: {"ostia": []}})
    assert purses(s) == [100 + 10 + 20 + 15, 125, 100]


def test_the_election_comes_before_the_points_and_the_new_pope_scores() -> None:
    """[TP-61] [TP-62] [TP-80]"""
    s = round_end(purse=[0, 9, 87])
    elect(s, 1)
    assert list(borgia(s.table).score) == [0, 10, 8]
    assert [event["points"] for event in told(s, "scored")] == [0, 10, 8]


def test_the_points_of_a_round_are_told_line_by_line() -> None:
    """[TP-80]"""
    s = round_end(purse=[0, 19, 87], own={0: {"ceri": ["datary", "titian"]}, 2: {"open": ["bramante"]}})
    elect(s, 1)
    cards = [(event["seat"], event["card"], event["points"]) for event in told(s, "scored-card")]
    assert cards == [(0, "ceri", 1), (0, "titian", 5), (2, "bramante", 4)]
    assert [(event["seat"], event["points"]) for event in told(s, "scored-pope")] == [(1, 10)]
    ducats = [(event["seat"], event["points"]) for event in told(s, "scored-ducats")]
    assert ducats == [(0, 3), (1, 1), (2, 8)]
    assert [event["points"] for event in told(s, "scored")] == [9, 11, 12]


def test_tom_has_87_ducats() -> None:
    """[TP-E5]"""
    tom = 0
    assert ducat_points(table(purse=[87, 0, 0]), tom) == 8


def test_points_are_printed_on_properties_offices_and_artists() -> None:
    """[TP-80]"""
    t = table(purse=[19, 0, 0], own={0: {"bologna": ["raphael", "datary"], "open": ["pinturicchio", "sforza"]}})
    assert card_points(t, 0) == 3 + 6 + 0 + 2
    assert round_points(t, 0) == 1 + 10 + 11  # seat 0 is Pope


def test_points_are_added_up_over_the_rounds() -> None:
    """[TP-80]"""
    s = round_end(purse=[50, 0, 0], score=[7, 8, 9], round=2)
    elect(s, 2)
    assert list(borgia(s.table).score) == [12, 8, 19]


def test_after_round_3_the_game_is_over() -> None:
    """[TP-62] [TP-20]"""
    t = table(round=3, married=(0, 1))
    s = begun(t, RoundEnd())
    elect(s, 0)
    assert s.over
    assert t.ended
    assert told(s, "game-ends") == [{"event": "game-ends"}]


@pytest.mark.parametrize(("score", "winners"), [([30, 20, 10], [0]), ([30, 30, 10], [0, 1]), ([5, 5, 5], [0, 1, 2])])
def test_most_points_win_and_a_tie_is_shared(score: list[int], winners: list[int]) -> None:
    """[TP-81]"""
    t = table(round=3, score=score, purse=[0, 0, 0])
    t.ended = True
    s = State(GAME, t, END)
    points = [sum(line.points for line in GAME.scores(s) if line.seat == seat) for seat in range(3)]
    assert points == score
    assert GAME.winners(s) == winners


@pytest.mark.parametrize(
    ("score", "sharing"), [([30, 20, 10], []), ([30, 30, 10], [0, 1]), ([30, 10, 10], [1, 2]), ([5, 5, 5], [0, 1, 2])]
)
def test_who_ends_level_is_told_that_the_place_is_shared(score: list[int], sharing: list[int]) -> None:
    """§11: “la vittoria sarà condivisa”. [TP-81]"""
    t = table(round=3, score=score, purse=[0, 0, 0])
    assert [line.what for line in GAME.scores(State(GAME, t, END)) if line.rule == "TP-81"] == []  # not yet the end
    t.ended = True
    lines = [line for line in GAME.scores(State(GAME, t, END)) if line.rule == "TP-81"]
    assert [(line.what, line.seat, line.points) for line in lines] == [("shared", seat, 0) for seat in sharing]


def test_marriages_and_savonarola_end_with_the_round() -> None:
    """[TP-63] [TP-45] [TP-44]"""
    s = round_end(married=(0, 1), savonarola=True)
    elect(s, 0)
    assert discarded(s) == ["marriage", "savonarola"]
    assert (borgia(s.table).married, borgia(s.table).preaching) == (0, False)


def test_set_aside_cards_are_shuffled_in_and_each_draws_one_from_the_pope_on() -> None:
    """[TP-64] [TP-3]"""
    s = new_round(pope=1, aside=["raphael", "datary", "vitelli"], discard=["spy", "titian"])
    deck = dealt(s, "reshuffle")[0]
    assert len(deck) == 58
    assert {"raphael", "datary", "vitelli"} <= set(deck)
    assert set_aside(s) == []
    assert [event["seat"] for event in told(s, "drawn")] == [1, 2, 0][: len(told(s, "drawn"))]
    assert told(s, "drawn", 1)[0]["card"] == deck[0]
    assert "card" not in told(s, "drawn", 0)[0]


def played_on(s: State, prompt: str) -> None:
    """Answer with the last option until this is asked."""
    while asked(s)[1] != prompt:
        s.play(s.to_act()[0], s.legal(s.to_act()[0])[-1])


def test_a_card_drawn_is_played_at_once_before_the_35_ducats_come() -> None:
    """[TP-64] [TP-24]"""
    for seed in range(300):
        t = table(purse=[4, 4, 4])
        for _n in range(seed):
            t.rng.below(2)
        s = begun(t, NewRound())
        if asked(s)[1] == "fee":
            assert s.legal(s.to_act()[0]) == ["decline"]  # every fee is 5 or more
            played_on(s, "reshuffle")
            break
    assert min(purses(s)) >= 39


@pytest.mark.parametrize(("seats", "cards"), [(3, 12), (4, 12), (5, 10)])
def test_everyone_receives_35_and_the_table_is_laid_again(seats: int, cards: int) -> None:
    """[TP-64] [TP-13]"""
    s = new_round(seats=seats, purse=[0] * seats)
    played_on(s, "reshuffle")
    assert purses(s) == [35] * seats
    assert len(GAME.view(s, 0).to_dict()["table"]) == cards  # type: ignore[arg-type]
    assert borgia(s.table).round == 2


def test_a_short_deck_lays_fewer_cards() -> None:
    """[TP-64]"""
    t = table()
    t.spent = 0
    t.deck = t.deck[:7]
    s = begun(t, NewRound())
    played_on(s, "reshuffle")
    assert len(GAME.view(s, 0).to_dict()["table"]) == 4  # type: ignore[arg-type]


def with_pope(**own: dict[str, list[str]]) -> State:
    """A new round of four, seat 0 being Pope, up to the redistribution; nobody has drawn an office."""
    seats = {0: own.get("pope", {}), 1: own.get("one", {}), 2: own.get("two", {}), 3: own.get("three", {})}
    for seed in range(400):
        t = table(seats=4, own=seats)
        for _n in range(seed):
            t.rng.below(2)
        s = begun(t, NewRound())
        if all(number(card) >= 37 for card in dealt(s, "reshuffle")[0][:4]):
            return s
    raise AssertionError("no such deal")


def test_the_pope_gives_all_own_offices_to_others() -> None:
    """[TP-90]"""
    s = with_pope(pope={"home": ["datary"], "open": ["castellan"]}, one={"ceri": []})
    assert asked(s) == ([0], "give-office")
    assert GAME.decision(s, 0).nouns["card"] == "datary"
    assert may(s, 0, "give") == ["medici", "della_rovere", "colonna"]
    assert refused(s, 0, "give borgia") == ("not-to-the-pope", "TP-90")
    play(s, "0 give medici")
    assert asked(s) == ([1], "place")
    play(s, "1 place ceri", "0 give colonna", "3 place open")
    assert (lying(s, 1, "ceri"), lying(s, 3, "open"), lying(s, 0, "home")) == (["datary"], ["castellan"], [])


def test_the_pope_may_reshuffle_all_other_offices_or_none() -> None:
    """[TP-91]"""
    s = with_pope(
        pope={"home": ["datary"]},
        one={"ceri": ["camerlengo"], "open": ["castellan"]},
        two={"open": ["governor_of_rome"]},
    )
    play(s, "0 give medici", "1 place home")
    assert s.legal(0) == ["leave", "reshuffle"]
    play(s, "0 reshuffle")
    order = dealt(s, "offices")[0]
    assert sorted(order) == ["camerlengo", "castellan", "governor_of_rome"]  # not the datary, just handed out
    assert [event["seat"] for event in told(s, "office-given")] == [1, 1, 1, 2]
    for card, seat in zip(order, (1, 1, 2), strict=True):
        assert asked(s) == ([seat], "place")
        play(s, f"{seat} place open")
        assert owner(s, card) == seat
    assert owner(s, "datary") == 1
    assert GAME.view(s, 0).to_dict()["reshuffled"] is True


def test_without_other_offices_there_is_nothing_to_reshuffle_but_the_pope_is_asked() -> None:
    """[TP-91]"""
    s = with_pope(pope={"home": ["datary"]})
    play(s, "0 give medici", "1 place open")
    assert s.legal(0) == ["leave"]
    assert refused(s, 0, "reshuffle") == ("no-other-offices", "TP-91")


def test_the_pope_hands_out_as_many_cardinals_as_there_are_players() -> None:
    """[TP-92]"""
    s = with_pope()
    play(s, "0 leave")
    assert asked(s) == ([0], "cardinals")
    assert may(s, 0, "cardinals") == ["0", "1", "2", "3", "4"]
    play(s, "0 cardinals 1", "0 cardinals 0")
    assert may(s, 0, "cardinals") == ["1", "2", "3"]  # with none, three would be left for the Pope
    assert refused(s, 0, "cardinals 0") == ("too-few-cardinals", "TP-92")
    assert refused(s, 0, "cardinals 4") == ("too-many-cardinals", "TP-92")
    play(s, "0 cardinals 1")
    assert list(borgia(s.table).cardinals) == [6, 5, 4, 5]
    assert GAME.view(s, 0).to_dict()["favoured"] == [0, 1, 3]


def cardinals_of_five() -> State:
    s = new_round(seats=5)
    played_on(s, "reshuffle")
    play(s, "0 leave")
    return s


def test_tom_may_keep_3_if_mary_gets_2() -> None:
    """[TP-E6] [TP-92]"""
    tom = 0
    s = cardinals_of_five()
    play(s, f"{tom} cardinals 2", f"{tom} cardinals 0", f"{tom} cardinals 0")
    assert may(s, tom, "cardinals") == ["0", "1", "2", "3"]
    play(s, f"{tom} cardinals 0")
    assert list(borgia(s.table).cardinals) == [7, 6, 4, 4, 4]


def test_tom_may_not_keep_3_if_nobody_gets_more_than_1() -> None:
    """[TP-E6] [TP-92]"""
    tom = 0
    s = cardinals_of_five()
    play(s, f"{tom} cardinals 1", f"{tom} cardinals 1", f"{tom} cardinals 0")
    assert "0" not in may(s, tom, "cardinals")


def test_fewer_cardinals_are_handed_out_when_fewer_are_left() -> None:
    """[TP-92]"""
    s = new_round(cardinals=[10, 9, 9])
    played_on(s, "reshuffle")
    play(s, "0 leave")
    assert may(s, 0, "cardinals") == ["0", "1", "2"]
    none_left = new_round(cardinals=[10, 10, 10])
    played_on(none_left, "reshuffle")
    play(none_left, "0 leave")
    assert none_left.over  # the paragraph ends here


def test_there_is_no_redistribution_in_round_1() -> None:
    """[TP-90]"""
    s = GAME.new(3, seed=1)
    prompts = set()
    while asked(s)[1] != "secret-ballot":
        prompts.add(asked(s)[1])
        s.play(s.to_act()[0], s.legal(s.to_act()[0])[0])
    assert not prompts & {"give-office", "reshuffle", "cardinals"}
    assert hand(s, 0) is not None
