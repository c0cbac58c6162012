"""The accusation of simony."""

import pytest

from signoria.games.borgia.frames import borgia
from tests.borgia.positions import Position, asked, discarded, play, playing, refused, told, turns


def test_in_round_1_it_may_be_played_to_no_effect() -> None:
    """[TP-46]"""
    s = playing(1, round=1, hands={1: ["simony"]}, favoured=[1])
    play(s, "1 simony")
    assert (discarded(s), asked(s)) == (["simony"], ([1], "play-or-seize"))
    assert borgia(s.table).barred == 0


@pytest.mark.parametrize(
    ("position", "allowed"),
    [
        ({"reshuffled": True, "favoured": [0, 1, 2]}, True),
        ({"reshuffled": True, "favoured": []}, True),
        ({"reshuffled": False, "favoured": [0, 2]}, True),
        ({"reshuffled": False, "favoured": [0, 1, 2]}, False),
    ],
    ids=["offices reshuffled", "both", "nothing received", "something received"],
)
@pytest.mark.parametrize("number", [2, 3])
def test_from_round_2_on_there_must_be_a_ground(position: Position, allowed: bool, number: int) -> None:
    """[TP-46]"""
    said: Position = {"round": number, "hands": {1: ["simony"]}}
    said.update(position)
    s = playing(1, **said)
    assert ("simony" in s.legal(1)) == allowed
    if not allowed:
        assert refused(s, 1, "simony") == ("no-ground-for-simony", "TP-46")


def test_all_but_the_pope_judge_openly_from_the_accuser_on_with_their_cardinals() -> None:
    """[TP-46]"""
    s = playing(3, seats=5, pope=0, round=2, hands={3: ["simony"]}, cardinals=[9, 4, 5, 6, 4])
    play(s, "3 simony")
    for seat in (3, 4, 1, 2):
        assert asked(s) == ([seat], "verdict")
        assert s.legal(seat) == ["for", "against"]
        play(s, f"{seat} {'for' if seat in (3, 2) else 'against'}")
    assert [(event["seat"], event["verdict"], event["number"]) for event in told(s, "judges")] == [
        (3, "for", 6),
        (4, "against", 4),
        (1, "against", 4),
        (2, "for", 5),
    ]
    assert told(s, "upheld") == [{"event": "upheld", "seat": 0, "number": 11, "against": 8}]
    assert borgia(s.table).barred == 1
    assert discarded(s) == ["simony"]


def test_a_tie_does_not_uphold_the_accusation() -> None:
    """[TP-46]"""
    s = playing(1, pope=0, round=2, hands={1: ["simony"]}, cardinals=[4, 5, 5])
    play(s, "1 simony", "1 for", "2 against")
    assert told(s, "rejected") == [{"event": "rejected", "seat": 0, "number": 5, "against": 5}]
    assert borgia(s.table).barred == 0


def test_two_accusations_before_that_turn_cost_one_turn() -> None:
    """[TP-46]"""
    s = playing(1, pope=0, round=2, hands={1: ["simony", "simony"]})
    play(s, "1 simony", "1 for", "2 for", "1 simony", "1 for", "2 for")
    assert borgia(s.table).barred == 1


def test_the_penalty_falls_on_who_was_pope_and_waits_into_the_next_round() -> None:
    """[TP-46]"""
    s = turns(pope=2, round=3, loses_turn=[0], table=["ostia", "nepi", "ceri"])
    play(s, "2 turn 1", "2 pass", "0 pass", "1 pass", "2 pass")
    assert s.to_act() == [1]
    assert told(s, "turn-lost") == [{"event": "turn-lost", "seat": 0}]
