"""Poison, plague, bravi and the Doctor."""

import pytest

from tests.borgia.positions import (
    asked,
    discarded,
    lying,
    owner,
    play,
    playing,
    purses,
    refused,
    set_aside,
    told,
)

OWN = {1: {"ceri": ["datary", "raphael"]}, 2: {"open": ["titian"]}}
ALL_PASS = ("1 pass", "2 pass")


@pytest.mark.parametrize("verb", ["poison", "bravo"])
def test_an_artist_that_dies_never_comes_back(verb: str) -> None:
    """[TP-41] [TP-42]"""
    s = playing(hands={0: ["poison_plague", "bravo"]}, own=OWN)
    play(s, f"0 {verb} raphael", *(ALL_PASS if verb == "poison" else ()))
    assert "raphael" in discarded(s)
    assert lying(s, 1, "ceri") == ["datary"]


@pytest.mark.parametrize("verb", ["poison", "bravo"])
def test_an_office_is_set_aside_protected_or_not(verb: str) -> None:
    """[TP-41] [TP-42]"""
    s = playing(pope=2, hands={0: ["poison_plague", "bravo"]}, own=OWN)
    play(s, f"0 {verb} datary", *(ALL_PASS if verb == "poison" else ()))
    assert (set_aside(s), lying(s, 1, "ceri")) == (["datary"], ["raphael"])
    assert discarded(s) == [{"poison": "poison_plague", "bravo": "bravo"}[verb]]
    assert asked(s) == ([0], "play-or-seize")


@pytest.mark.parametrize("verb", ["poison", "bravo"])
def test_a_marriage_is_discarded(verb: str) -> None:
    """[TP-41] [TP-42] [TP-44]"""
    s = playing(pope=2, hands={0: ["poison_plague", "bravo"]}, married=(1, 2))
    play(s, f"0 {verb} marriage", *(ALL_PASS if verb == "poison" else ()))
    assert "marriage" in discarded(s)


@pytest.mark.parametrize("verb", ["poison", "bravo"])
def test_the_pope_may_give_the_office_to_anyone_else_its_owner_included(verb: str) -> None:
    """[TP-41] [TP-42]"""
    s = playing(pope=0, hands={0: ["poison_plague", "bravo"]}, own=OWN)
    play(s, f"0 {verb} datary", *(ALL_PASS if verb == "poison" else ()))
    assert asked(s) == ([0], "fate")
    assert s.legal(0) == ["aside", "give medici", "give della_rovere"]
    assert refused(s, 0, "give borgia") == ("not-to-the-pope", "TP-41")
    play(s, "0 give medici")
    assert asked(s) == ([1], "place")
    assert s.legal(1) == ["place ceri", "place home", "place open"]
    play(s, "1 place home")
    assert lying(s, 1, "home") == ["datary"]


def test_the_pope_may_give_it_to_a_third_player_or_set_it_aside() -> None:
    """[TP-41]"""
    s = playing(pope=0, hands={0: ["bravo", "bravo"]}, own={**OWN, 0: {"home": ["camerlengo"]}})
    play(s, "0 bravo datary", "0 give della_rovere", "2 place home", "0 bravo camerlengo", "0 aside")
    assert (owner(s, "datary"), set_aside(s)) == (2, ["camerlengo"])


def test_every_other_seat_is_asked_for_a_doctor_in_order_holder_or_not() -> None:
    """[TP-43]"""
    s = playing(1, seats=5, pope=2, hands={1: ["poison_plague"]}, own={2: {"open": ["titian"]}})
    play(s, "1 poison titian")
    for seat in (2, 3, 4, 0):
        assert asked(s) == ([seat], "doctor")
        assert s.legal(seat) == ["pass"]
        play(s, f"{seat} pass")
    assert "titian" in discarded(s)


def test_the_window_is_held_even_when_the_doctor_is_gone() -> None:
    """[TP-43]"""
    s = playing(hands={0: ["poison_plague"]}, own=OWN, discard=["doctor"])
    play(s, "0 poison titian")
    assert asked(s) == ([1], "doctor")


def test_a_doctor_is_paid_and_both_cards_are_discarded() -> None:
    """[TP-43]"""
    s = playing(hands={0: ["poison_plague"], 1: ["doctor"]}, own=OWN)
    play(s, "0 poison titian")
    assert s.legal(1) == ["pass", "doctor"]
    play(s, "1 doctor")
    assert purses(s) == [100, 90, 100]
    assert (discarded(s), owner(s, "titian")) == (["poison_plague", "doctor"], 2)
    assert asked(s) == ([0], "play-or-seize")
    assert told(s, "doctor-answers") == [{"event": "doctor-answers", "seat": 1, "ducats": 10}]


def test_a_doctor_may_save_another_players_card_or_stay_in_the_hand() -> None:
    """[TP-43]"""
    s = playing(hands={0: ["poison_plague"], 2: ["doctor"]}, own=OWN)
    play(s, "0 poison raphael", "1 pass")
    assert s.legal(2) == ["pass", "doctor"]
    play(s, "2 pass")
    assert "raphael" in discarded(s)


def test_a_doctor_that_cannot_be_paid_cannot_answer() -> None:
    """[TP-43] [TP-4]"""
    s = playing(hands={0: ["poison_plague"], 1: ["doctor"]}, own=OWN, purse=[100, 9, 100])
    play(s, "0 poison titian")
    assert s.legal(1) == ["pass"]
    assert refused(s, 1, "doctor") == ("fee-too-high", "TP-43")
    assert refused(s, 1, "bid 1")[0] == "another-question"


def test_who_poisons_does_not_answer_and_a_doctor_saves_a_marriage_too() -> None:
    """[TP-43]"""
    s = playing(hands={0: ["poison_plague", "doctor"], 2: []}, married=(1, 2))
    play(s, "0 poison marriage", "1 pass", "2 pass")
    assert "marriage" in discarded(s)
    saved = playing(hands={0: ["poison_plague"], 2: ["doctor"]}, married=(1, 2))
    play(saved, "0 poison marriage", "1 pass", "2 doctor")
    assert "marriage" not in discarded(saved)


def test_no_doctor_stops_a_bravo() -> None:
    """[TP-42]"""
    s = playing(hands={0: ["bravo"], 1: ["doctor"]}, own=OWN)
    play(s, "0 bravo raphael")
    assert (discarded(s), asked(s)) == (["raphael", "bravo"], ([0], "play-or-seize"))


def test_ones_own_card_may_be_killed() -> None:
    """[TP-41]"""
    s = playing(1, pope=0, hands={1: ["bravo"]}, own=OWN)
    play(s, "1 bravo datary")
    assert set_aside(s) == ["datary"]
