"""What the players are told in words, and what those are told who may know more."""

from signoria import SPECTATOR
from signoria.games.borgia import GAME
from signoria.kernel.state import State
from signoria.text import words
from tests.borgia.positions import asked, election, new_round, play, playing, turn

PLAYERS = ["Anna", "Bruno", "Carla"]
SAY = words("en", GAME)


def heard(s: State, observer: int = SPECTATOR) -> list[str]:
    return [SAY.event(event, PLAYERS) for event in GAME.heard(s, observer)]


def test_the_two_are_told_which_card_a_spy_took() -> None:
    """[TP-40]"""
    s = playing(hands={0: ["spy"], 1: ["doctor"]})
    play(s, "0 spy medici")
    assert "Anna sends a Spy to Bruno and takes a card: Doctor." in heard(s, 0)
    assert "A Spy of Anna takes a card from the hand of Bruno: Doctor." in heard(s, 1)
    for observer in (2, SPECTATOR):
        assert heard(s, observer) == ["Anna sends a Spy to Bruno.", "A Spy of Anna looks at the hand of Bruno."]


def test_the_two_are_told_that_the_hand_was_empty() -> None:
    """[TP-40]"""
    s = playing(hands={0: ["spy"]})
    play(s, "0 spy medici")
    assert "Anna sends a Spy to Bruno and finds no card." in heard(s, 0)
    assert "A Spy of Anna finds no card in the hand of Bruno." in heard(s, 1)
    assert not [line for line in heard(s, 2) if "no card" in line]


def test_a_player_is_told_what_was_taken_unseen_or_drawn() -> None:
    """[TP-23] [TP-64]"""
    s = turn(table=["doctor", "ostia"], hands={0: ["spy"]})
    play(s, "0 take 1")
    assert "Anna sends a Spy and takes card 1 unseen: Doctor." in heard(s, 0)
    assert "Anna sends a Spy and takes card 1 unseen." in heard(s, 1)
    s = new_round(top=["doctor"])
    told = next(line for line in heard(s, 0) if line.startswith("Anna draws a card: "))
    assert told not in heard(s, 1)
    assert "Anna draws a card." in heard(s, 1)


def test_a_card_left_under_nothing_is_unprotected_in_words() -> None:
    """[TP-31] [TP-33]"""
    s = playing(own={0: {"home": ["datary"]}})
    play(s, "0 move datary", "0 place open")
    assert heard(s) == ["Anna leaves Datary unprotected."]
    assert SAY.action("place open") == "Leave it unprotected"


def test_buttons_say_what_they_do() -> None:
    """[TP-41] [TP-42] [TP-95]"""
    assert SAY.action("poison marriage") == "Poison the marriage"
    assert SAY.action("poison datary") == "Poison Datary"
    assert SAY.action("spy medici") == "Spy on the Medici"
    assert (SAY.action("ducats 5"), SAY.action("want 5")) == ("Give 5 ducats", "Ask for 5 ducats")
    assert (SAY.action("ducats 0"), SAY.action("want 0")) == ("Give no ducats", "Ask for no ducats")


def test_the_run_off_has_its_own_question() -> None:
    """[TP-73]"""
    s = election(options={"open_ballots": 1})
    play(s, "0 votes 12", "1 votes 0", "1 votes 12", "2 votes 0", "2 votes 0")
    play(s, "0 votes 12", "1 votes 0", "1 votes 12", "2 votes 0", "2 votes 0")
    while asked(s)[1] == "name-family":
        play(s, f"0 {s.legal(0)[0]}")
    decision = GAME.decision(s, 0)
    assert (decision.prompt, decision.rule) == ("run-off", "TP-73")
    assert SAY.prompt(decision.prompt, decision.nouns, PLAYERS).startswith("You have 12 votes. How many for Anna?")


def test_no_sentence_begins_with_a_small_letter() -> None:
    """[TP-2]"""
    for key in SAY.bundle.entries:
        if key.startswith(("prompt-", "event-", "refusal-")):
            said = SAY.say(key, {"family": "the Medici", "rival": "the Orsini", "seat": "Anna", "opponent": "Bruno"})
            assert not said.startswith("the "), key
