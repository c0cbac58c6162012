"""The election of a Pope."""

import pytest

from signoria.games.borgia import GAME
from signoria.games.borgia.frames import borgia
from signoria.kernel.state import State
from tests.borgia.positions import asked, election, may, play, refused, told


def cast(s: State, seat: int, *votes: int) -> None:
    """A seat splits its votes: one answer a family, as long as it is asked."""
    for n in votes:
        s.play(seat, f"votes {n}")


def pope(s: State) -> int:
    return int(borgia(s.table).pope)


def test_votes_are_3_a_cardinal_and_those_on_offices_protected_or_not() -> None:
    """[TP-70]"""
    own = {0: {"home": ["vice_chancellor"], "open": ["datary"]}, 1: {"open": ["depositary_general"]}}
    s = election(own=own, cardinals=[4, 5, 6])
    assert [seat["votes"] for seat in GAME.view(s, 0).to_dict()["seats"]] == [12 + 3 + 2, 15, 18]  # type: ignore[attr-defined]
    assert may(s, 0, "votes") == [str(n) for n in range(18)]


def test_votes_may_be_split_and_must_all_be_cast() -> None:
    """[TP-70]"""
    s = election(seats=4)
    cast(s, 0, 5, 4)
    assert may(s, 0, "votes") == ["0", "1", "2", "3"]
    assert refused(s, 0, "votes 4") == ("too-many-votes", "TP-70")
    cast(s, 0, 1)
    assert 0 not in s.to_act()  # the two that are left go to the last family
    cast(s, 1, 12)
    assert 1 not in s.to_act()  # nothing is left
    cast(s, 2, 0, 0, 0)
    cast(s, 3, 0, 0, 12)
    voted = [(event["seat"], event["family"], event["number"]) for event in told(s, "voted")]
    assert voted[:4] == [(0, "borgia", 5), (0, "medici", 4), (0, "della_rovere", 1), (0, "colonna", 2)]
    assert voted[4:] == [(1, "borgia", 12), (2, "colonna", 12), (3, "della_rovere", 12)]


def test_the_first_ballot_is_secret_and_in_any_order() -> None:
    """[TP-71]"""
    s = election()
    assert asked(s) == ([0, 1, 2], "secret-ballot")
    cast(s, 2, 7, 0)
    other = election()
    cast(other, 2, 0, 12)
    for observer in (-1, 0, 1):
        assert GAME.view(s, observer).to_json() == GAME.view(other, observer).to_json()
        assert GAME.heard(s, observer)[-1].to_dict() == {"name": "sealed", "nouns": {"seat": 2}}
    assert told(s, "voted") == []


def test_more_than_half_of_all_votes_elects() -> None:
    """[TP-71]"""
    s = election(cardinals=[4, 4, 4])
    cast(s, 0, 0, 12)
    cast(s, 1, 0, 7)
    cast(s, 2, 12)
    assert told(s, "elected") == [{"event": "elected", "seat": 1, "number": 19, "all": 36}]
    assert (pope(s), s.over) == (1, True)


def test_half_of_all_votes_does_not_elect() -> None:
    """[TP-71] [TP-72]"""
    s = election()
    cast(s, 0, 0, 12)
    cast(s, 1, 0, 6)
    cast(s, 2, 12)
    assert told(s, "no-majority") == [{"event": "no-majority", "ballot": 1}]
    assert asked(s) == ([0], "open-ballot")


def test_ralf_is_elected() -> None:
    """[TP-E4]"""
    tom, frank, maria, andy, ralf = range(5)
    own = {
        tom: {"open": ["vice_chancellor"]},  # 3 votes
        frank: {"open": ["datary"]},  # 2
        maria: {"open": ["castellan"]},  # 1
        andy: {"open": ["treasurer_general"]},  # 1
    }
    s = election(seats=5, own=own)
    assert [seat["votes"] for seat in GAME.view(s, 0).to_dict()["seats"]] == [15, 14, 13, 13, 12]  # type: ignore[attr-defined]
    cast(s, tom, 15)
    cast(s, frank, 0, 14)
    for seat in (maria, andy, ralf):
        cast(s, seat, 0, 0, 0, 0)
    assert told(s, "elected") == [{"event": "elected", "seat": ralf, "number": 38, "all": 67}]


def no_majority(s: State) -> None:
    """A secret ballot among three in which each votes for oneself."""
    cast(s, 0, 12)
    cast(s, 1, 0, 12)
    cast(s, 2, 0, 0)


def test_open_ballots_go_clockwise_from_the_sitting_pope_and_all_is_cast_anew() -> None:
    """[TP-72]"""
    s = election(pope=1)
    no_majority(s)
    assert asked(s) == ([1], "open-ballot")
    cast(s, 1, 12)
    assert told(s, "voted")[-1] == {"event": "voted", "seat": 1, "family": "borgia", "number": 12}
    assert s.to_act() == [2]
    cast(s, 2, 6, 6)
    assert s.to_act() == [0]
    cast(s, 0, 12)
    assert told(s, "elected") == [{"event": "elected", "seat": 0, "number": 30, "all": 36}]


def test_only_families_in_play_can_be_voted_for() -> None:
    """[TP-72]"""
    s = election()
    no_majority(s)
    assert GAME.decision(s, 0).nouns["family"] == "borgia"
    cast(s, 0, 0)
    assert GAME.decision(s, 0).nouns["family"] == "medici"
    cast(s, 0, 0)
    assert s.to_act() == [1]  # the third and last family got the rest


def open_ballot(s: State, *tally: tuple[int, ...]) -> None:
    for seat, votes in enumerate(tally):
        cast(s, seat, *votes)


def test_after_so_many_open_ballots_there_is_a_run_off() -> None:
    """[TP-73]"""
    s = election(options={"open_ballots": 2})
    no_majority(s)
    open_ballot(s, (12,), (0, 12), (0, 0))
    assert asked(s) == ([0], "open-ballot")
    open_ballot(s, (11, 0), (0, 12), (0, 0))  # 11 to 12 to 13
    assert told(s, "run-off") == [{"event": "run-off", "family": "medici", "rival": "della_rovere"}]
    assert asked(s) == ([0], "run-off")
    assert may(s, 0, "votes") == [str(n) for n in range(13)]
    cast(s, 0, 5)
    cast(s, 1, 12)
    cast(s, 2, 0)
    assert told(s, "drawn-vote") == []
    assert told(s, "elected") == [{"event": "elected", "seat": 2, "number": 19, "all": 36}]


def test_by_default_there_are_five_open_ballots() -> None:
    """[TP-73]"""
    s = election()
    no_majority(s)
    for _n in range(5):
        assert told(s, "run-off") == []
        open_ballot(s, (12,), (0, 11), (0, 0))
    assert told(s, "run-off") == [{"event": "run-off", "family": "borgia", "rival": "della_rovere"}]


def test_the_sitting_pope_names_who_of_those_tied_for_second_runs() -> None:
    """[TP-73]"""
    s = election(seats=4, pope=3, options={"open_ballots": 1})
    cast(s, 0, 12)
    cast(s, 1, 0, 12)
    cast(s, 2, 0, 0, 12)
    cast(s, 3, 0, 0, 0)
    cast(s, 3, 0, 0, 0)  # 12 for Colonna
    cast(s, 0, 10, 0, 0)  # 10 for Borgia, 2 for Colonna
    cast(s, 1, 0, 10, 2)
    cast(s, 2, 1, 1, 8)  # 11, 11, 10 and 16
    assert asked(s) == ([3], "name-family")
    assert may(s, 3, "name") == ["borgia", "medici"]
    assert refused(s, 3, "name colonna") == ("not-tied", "TP-73")
    play(s, "3 name medici")
    assert told(s, "run-off") == [{"event": "run-off", "family": "medici", "rival": "colonna"}]


def test_the_sitting_pope_names_both_when_three_tie_for_first() -> None:
    """[TP-73]"""
    s = election(pope=1, options={"open_ballots": 1})
    no_majority(s)
    cast(s, 1, 0, 12)
    cast(s, 2, 0, 0)
    cast(s, 0, 12)
    assert may(s, 1, "name") == ["borgia", "medici", "della_rovere"]
    play(s, "1 name della_rovere")
    assert may(s, 1, "name") == ["borgia", "medici"]
    play(s, "1 name borgia")
    assert told(s, "run-off") == [{"event": "run-off", "family": "borgia", "rival": "della_rovere"}]
    assert s.to_act() == [1]


def test_a_drawn_run_off_is_settled_by_the_sitting_pope() -> None:
    """[TP-73]"""
    s = election(options={"open_ballots": 1})
    no_majority(s)
    open_ballot(s, (12,), (0, 11), (0, 0))
    cast(s, 0, 6)
    cast(s, 1, 6)
    cast(s, 2, 6)
    assert told(s, "drawn-vote") == [{"event": "drawn-vote", "family": "borgia", "rival": "della_rovere"}]
    assert may(s, 0, "name") == ["borgia", "della_rovere"]
    play(s, "0 name della_rovere")
    assert (pope(s), s.over) == (2, True)


@pytest.mark.parametrize("value", [0, 21])
def test_there_is_at_least_one_open_ballot(value: int) -> None:
    """[TP-73]"""
    with pytest.raises(Exception, match="option-range"):
        GAME.checked_options({"open_ballots": value})
