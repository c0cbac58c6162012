"""Why an action is refused: the reason fits the position."""

import pytest

from signoria import State
from signoria.games.florence import GAME
from signoria.games.florence.frames import florence
from signoria.text import words
from tests.florence.positions import actions, auction, cover, play

ALL = (1 << 49) - 1


def reason(s: State, seat: int, text: str) -> tuple[str, str]:
    refusal = GAME.why(s, seat, text)
    assert refusal is not None
    return refusal.reason, refusal.rule


@pytest.mark.parametrize(
    ("text", "key", "rule"),
    [
        ("name park", "stack-sold-this-round", "PF-20"),
        ("name lake", "stack-empty", "PF-20"),
        ("name builder", "enough-builders", "PF-25"),
        ("name forest", "no-room", "PF-25"),
        ("sell 2", "too-little-fame", "PF-15"),
        ("take jester", "another-question", "PF-21"),
        ("name palace", "no-such-action", "PF-21"),
    ],
)
def test_a_stack_that_cannot_be_named(text: str, key: str, rule: str) -> None:
    """[PF-20] [PF-25]"""
    s = auction(builders=[0, 3, 0, 0], stock={"lake": 0}, fame=[0, 1, 0, 0])
    play(s, "0 name park", "1 pass", "2 pass", "3 pass", "0 place park r1 c1 e1")
    cover(florence(s.table), 1, ALL)
    assert reason(s, 1, text) == (key, rule)
    assert reason(s, 2, text)[0] == "not-asked"


def test_a_namer_without_200_florins() -> None:
    """[PF-23]"""
    s = auction(florins=[100] * 4)
    assert reason(s, 0, "name jester") == ("florins-missing", "PF-21")


def test_no_room_is_said_before_no_florins() -> None:
    """[PF-25]"""
    s = auction(florins=[100] * 4)
    cover(florence(s.table), 0, ALL)
    assert reason(s, 0, "name forest") == ("no-room", "PF-25")
    assert reason(s, 0, "name jester") == ("florins-missing", "PF-21")


@pytest.mark.parametrize(("fame", "counted"), [(0, "no points"), (2, "2 points")])
def test_who_cannot_pay_is_told_what_their_fame_is_worth(fame: int, counted: str) -> None:
    """[PF-15]"""
    s = auction(florins=[900, 0, 900, 900], fame=[0, fame, 0, 0])
    play(s, "0 name jester")
    refusal = GAME.why(s, 1, "bid 300")
    assert refusal is not None
    assert counted in words("en", GAME).refusal(refusal, [])
    s = actions(florins=[0] * 4, fame=[fame])
    refusal = GAME.why(s, 0, "build tower")
    assert refusal is not None
    assert counted in words("en", GAME).refusal(refusal, [])


def test_selling_fame_is_no_way_to_bid_more_and_is_not_proposed() -> None:
    """[PF-15] [PF-21]"""
    s = auction(florins=[900, 100, 900, 900], fame=[0, 1, 0, 0])
    play(s, "0 name jester")
    refusal, too_much = GAME.why(s, 1, "bid 300"), GAME.why(s, 1, "sell 2")
    assert refusal is not None
    assert refusal.nearest == ["pass"]
    assert too_much is not None
    assert too_much.nearest[0] == "sell 1"


def test_a_bid_that_cannot_be_made() -> None:
    """[PF-21]"""
    s = auction(florins=[900, 200, 900, 900])
    play(s, "0 name jester")
    assert reason(s, 1, "bid 500") == ("raise-by-100", "PF-21")
    assert reason(s, 1, "bid 300") == ("bid-not-covered", "PF-21")


@pytest.mark.parametrize(
    ("text", "key", "rule"),
    [
        ("work poet", "work-too-small", "PF-41"),
        ("work jurist", "card-not-in-hand", "PF-41"),
        ("build tower", "building-there", "PF-44"),
        ("build opera", "building-gone", "PF-44"),
        ("build studio", "florins-missing", "PF-44"),
        ("draw profession", "deck-empty", "PF-46"),
        ("draw bonus", "florins-missing", "PF-46"),
        ("freedom travel", "freedom-there", "PF-47"),
        ("freedom opinion", "florins-missing", "PF-47"),
        ("recruit jurist", "no-recruiting-card", "PF-34"),
        ("bid 300", "another-question", "PF-40"),
    ],
)
def test_an_action_that_cannot_be_taken(text: str, key: str, rule: str) -> None:
    """[PF-40]"""
    s = actions(
        florins=[200] * 4,
        hands={0: ["poet"]},
        places={0: ["tower r1 c1 e1"]},
        freedoms={0: ["travel"]},
        played={1: ["jurist"]},
        stock={"opera": 0},
        decks={"profession": []},
    )
    assert reason(s, 0, text) == (key, rule)


def test_a_recruit_must_lie_face_up_before_an_opponent() -> None:
    """[PF-34]"""
    s = actions(recruits=[1], played={0: ["poet"]}, hands={1: ["jurist"]})
    assert reason(s, 0, "recruit poet") == ("own-profession", "PF-34")
    assert reason(s, 0, "recruit jurist") == ("not-face-up", "PF-34")


def test_what_can_be_done_once_a_turn_cannot_be_done_twice() -> None:
    """[PF-40]"""
    s = actions()
    play(s, "0 freedom travel")
    assert reason(s, 0, "freedom opinion") == ("once-a-turn", "PF-40")
    play(s, "0 pass", "1 draw profession")
    play(s, f"1 {s.legal(1)[0]}", "1 return as-drawn")
    assert reason(s, 1, "draw profession") == ("once-a-turn", "PF-40")


def test_without_room_or_actions() -> None:
    """[PF-44] [PF-40]"""
    s = actions(recruits=[1], played={1: ["jurist"]})
    cover(florence(s.table), 0, ALL)
    assert reason(s, 0, "build tower") == ("no-room", "PF-44")
    play(s, "0 freedom travel", "0 draw bonus")
    play(s, f"0 {s.legal(0)[0]}", "0 return as-drawn")
    assert reason(s, 0, "draw bonus") == ("no-actions-left", "PF-40")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("place tower r5 c1 e1", "residence-there"),
        ("place tower r1 c1 e1", "squares-covered"),
        ("place tower r1 c5 e1", "buildings-touch"),
        ("place opera r1 c5 e1", "another-piece"),
        ("pass", "must-place"),
    ],
)
def test_a_place_that_is_not_allowed(text: str, key: str) -> None:
    """[PF-45]"""
    s = actions(places={0: ["lake r1 c1 e1", "chapel r1 c3 e1"]})
    play(s, "0 build tower")
    assert reason(s, 0, text) == (key, "PF-45")


def test_cards_and_fame_that_cannot_be_chosen() -> None:
    """[PF-41] [PF-42] [PF-43] [PF-46]"""
    s = actions(hands={0: ["poet", "jesters"]}, jesters=[2], decks={"bonus": ["forests", "lakes", "parks"]})
    play(s, "0 work poet")
    assert reason(s, 0, "pass") == ("minimum-not-reached", "PF-41")
    assert reason(s, 0, "add forests") == ("card-not-in-hand", "PF-43")
    play(s, "0 add jesters", "0 pass")
    assert reason(s, 0, "fame 5") == ("work-pays-less", "PF-42")
    play(s, "0 fame 4", "0 draw bonus")
    assert reason(s, 0, "keep jesters") == ("card-not-seen", "PF-46")
    assert reason(s, 0, "pass") == ("must-keep", "PF-46")
    play(s, "0 keep lakes")
    assert reason(s, 0, "return 321") == ("wrong-number-of-cards", "PF-46")


def test_refusals_about_the_prestige_deck_cite_its_own_rule() -> None:
    """[PF-33]"""
    s = auction()
    play(s, "0 name prestige", "1 pass", "2 pass", "3 pass")
    assert reason(s, 0, "keep poet") == ("card-not-seen", "PF-33")
    assert reason(s, 0, "pass") == ("must-keep", "PF-33")
    play(s, f"0 {s.legal(0)[0]}")
    assert reason(s, 0, "return 321") == ("wrong-number-of-cards", "PF-33")


def test_a_discard_that_cannot_be_made() -> None:
    """[PF-10]"""
    s = GAME.new(3, seed=1)
    missing = next(text for text in GAME.catalogue.texts if text.startswith("discard") and text not in s.legal(0))
    assert reason(s, 0, missing) == ("card-not-in-hand", "PF-10")
    assert reason(s, 0, "pass") == ("must-discard", "PF-10")
    assert reason(s, 3, "pass") == ("no-such-seat", "PF-10")
