"""Seizing."""

import pytest

from signoria.games.borgia import GAME
from tests.borgia.positions import (
    Position,
    asked,
    hand,
    lying,
    may,
    owner,
    play,
    playing,
    purses,
    refused,
    set_aside,
    told,
    turn,
)


def test_what_may_be_seized() -> None:
    """[TP-50]"""
    s = playing(
        own={
            0: {"nepi": ["datary"], "open": ["titian"]},
            1: {"ceri": ["camerlengo", "raphael"], "open": ["castellan", "sforza", "bellini"], "home": ["este"]},
            2: {"home": ["perugino"]},
        },
        hands={0: ["lorca"]},
    )
    assert may(s, 0, "seize") == ["ceri", "castellan", "bellini", "sforza"]
    assert may(s, 0, "storm") == ["della_rovere"]
    assert refused(s, 0, "seize raphael") == ("protected", "TP-50")
    assert refused(s, 0, "seize nepi") == ("yours-already", "TP-50")
    assert refused(s, 0, "seize imola") == ("not-in-play", "TP-50")
    assert refused(s, 0, "storm medici") == ("home-empty", "TP-50")
    assert refused(s, 0, "storm borgia") == ("yourself", "TP-50")
    assert refused(s, 0, "storm orsini") == ("no-such-family", "TP-50")


BY_FORCE: dict[str, dict[str, list[str]]] = {
    "seize ceri": {"ceri": ["datary"]},
    "seize sforza": {"open": ["sforza"]},
    "storm medici": {"home": ["datary", "raphael"]},
}


@pytest.mark.parametrize(("target", "own"), BY_FORCE.items(), ids=BY_FORCE.keys())
def test_a_property_a_home_and_an_outside_family_take_at_least_one_condottiere(
    target: str, own: dict[str, list[str]]
) -> None:
    """§8.0: “richiede l'uso della forza”. [TP-50] [TP-51]"""
    s = playing(own={1: own}, hands={0: ["vitelli", "lorca"]})
    play(s, f"0 {target}")
    assert (s.legal(0), s.legal(1)) == (["commit vitelli", "commit lorca"], ["done"])
    assert (GAME.decision(s, 0).nouns["least"], GAME.decision(s, 1).nouns["least"]) == (1, 0)
    assert refused(s, 0, "done") == ("force-needed", "TP-50")
    play(s, "0 commit lorca")
    assert s.legal(0) == ["done", "commit vitelli"]


@pytest.mark.parametrize(("target", "own"), BY_FORCE.items(), ids=BY_FORCE.keys())
def test_who_holds_no_condottiere_that_may_be_played_and_paid_cannot_name_them(
    target: str, own: dict[str, list[str]]
) -> None:
    """[TP-50] [TP-45] [TP-51]"""
    none = playing(own={1: own}, hands={0: ["spy"]})
    assert refused(none, 0, target) == ("no-condottiere", "TP-50")
    poor = playing(own={1: own}, hands={0: ["lorca"]}, purse=[9, 100, 100])
    assert refused(poor, 0, target) == ("fees-too-high", "TP-51")
    silenced = playing(own={1: own}, hands={0: ["lorca"]}, pope=0, savonarola=True)
    assert refused(silenced, 0, target) == ("silenced", "TP-45")
    assert refused(playing(own={1: own}, hands={0: ["lorca"]}, purse=[10, 100, 100]), 0, target) == ("", "")


@pytest.mark.parametrize("card", ["datary", "titian"])
def test_an_unprotected_office_or_artist_takes_no_force(card: str) -> None:
    """§8.0: “non richiedono l'uso della forza”. [TP-50]"""
    s = playing(own={1: {"open": [card]}}, hands={0: ["lorca"]})
    play(s, f"0 seize {card}")
    assert s.legal(0) == ["done", "commit lorca"]
    assert GAME.decision(s, 0).nouns["least"] == 0


def test_nothing_is_seized_from_a_partner() -> None:
    """[TP-50] [TP-44]"""
    own = {1: {"ceri": [], "open": ["castellan"], "home": ["datary"]}}
    s = playing(own=own, hands={0: ["lorca"]}, married=(0, 1))
    assert s.legal(0) == ["pass"]
    assert refused(s, 0, "seize ceri") == ("married", "TP-44")


def test_there_is_one_attempt_a_turn() -> None:
    """[TP-50]"""
    s = turn(table=["spy"], own={1: {"open": ["castellan", "datary"]}})
    play(s, "0 turn 1", "0 pass", "1 pass", "2 pass", "0 seize castellan", "0 done", "1 done", "0 place open")
    assert refused(s, 0, "seize datary") == ("seized-already", "TP-21")


def test_both_commit_in_secret_and_in_any_order() -> None:
    """[TP-51]"""
    s = playing(hands={0: ["vitelli", "lorca"], 1: ["alviano"]}, own={1: {"open": ["datary"]}})
    play(s, "0 seize datary")
    assert s.to_act() == [0, 1]
    play(s, "0 commit vitelli")
    before = [GAME.view(s, observer).to_json() for observer in (-1, 2, 0)]
    play(s, "1 commit alviano")
    assert s.legal(0) == ["done", "commit lorca"]
    assert [GAME.view(s, observer).to_json() for observer in (-1, 2, 0)] == before
    play(s, "1 done")
    assert s.to_act() == [0]
    assert told(s, "committed") == []
    play(s, "0 done")
    assert [(event["seat"], event["card"]) for event in told(s, "committed")] == [(0, "vitelli"), (1, "alviano")]


def test_one_commits_only_what_one_can_pay_and_no_card_twice() -> None:
    """[TP-51]"""
    s = playing(hands={0: ["vitelli", "lorca"]}, own={1: {"open": ["datary"]}}, purse=[19, 100, 100])
    play(s, "0 seize datary", "0 commit vitelli")
    assert s.legal(0) == ["done"]
    assert refused(s, 0, "commit lorca") == ("fees-too-high", "TP-51")
    assert refused(s, 0, "commit vitelli") == ("committed-already", "TP-51")
    assert refused(s, 0, "commit alviano") == ("not-held", "TP-51")


def test_tom_takes_mantegna_from_andy() -> None:
    """[TP-E2] [TP-51] [TP-56]"""
    tom, andy = 0, 1
    own = {andy: {"ceri": ["raphael"], "nepi": ["titian"], "open": ["mantegna"]}}
    s = playing(tom, hands={tom: ["vitelli"]}, own=own)
    play(s, f"{tom} seize mantegna", f"{tom} commit vitelli", f"{tom} done", f"{andy} done")
    play(s, f"{tom} pay", f"{tom} place home")
    assert lying(s, tom, "home") == ["mantegna"]
    assert purses(s)[tom] == 100 - 10 - 15
    assert set_aside(s) == ["vitelli"]


def test_jims_ceri_holds_against_susan() -> None:
    """[TP-E3] [TP-52] [TP-54]"""
    susan, jim = 0, 1
    own = {jim: {"ceri": ["sforza", "botticelli", "depositary_general"]}}
    s = playing(susan, hands={susan: ["vitelli", "alviano"], jim: ["oliverotto"]}, own=own)
    play(s, f"{susan} seize ceri", f"{susan} commit vitelli", f"{susan} commit alviano", f"{susan} done")
    play(s, f"{jim} commit oliverotto", f"{jim} done")
    assert told(s, "fought") == [{"event": "fought", "seat": 0, "opponent": 1, "attack": 5, "defence": 5}]
    assert owner(s, "ceri") == jim
    assert set_aside(s) == ["alviano", "vitelli", "oliverotto"]
    assert purses(s) == [80, 90, 100]
    assert hand(s, susan) == hand(s, jim) == []


LORCA = {0: ["lorca"]}  # of power 1: what is attacked by force takes somebody

STRENGTHS: dict[str, tuple[str, Position, int, int]] = {
    "a bare property": ("seize ceri", {"own": {1: {"ceri": []}}, "hands": LORCA}, 1, 2),
    "with an outside family": ("seize ceri", {"own": {1: {"ceri": ["este"]}}, "hands": LORCA}, 1, 4),
    "a home": ("storm medici", {"own": {1: {"home": ["datary"]}}, "hands": LORCA}, 1, 3),
    "a home with a family": ("storm medici", {"own": {1: {"home": ["datary", "sforza"]}}, "hands": LORCA}, 1, 4),
    "an unprotected family": ("seize gonzaga", {"own": {1: {"open": ["gonzaga"]}}, "hands": LORCA}, 1, 2),
    "an unprotected office": ("seize datary", {"own": {1: {"open": ["datary"]}}}, 0, 0),
    "Leonardo under the property attacked": (
        "seize ceri",
        {"own": {1: {"ceri": ["leonardo"]}}, "hands": LORCA},
        1,
        3,
    ),
    "Leonardo under the home attacked": ("storm medici", {"own": {1: {"home": ["leonardo"]}}, "hands": LORCA}, 1, 4),
    "Leonardo under another place of the family": (
        "seize ceri",
        {"own": {1: {"ceri": [], "home": ["leonardo"]}}, "hands": LORCA},
        1,
        3,
    ),
    "Leonardo under a place of the family, an office attacked": (
        "seize datary",
        {"own": {1: {"home": ["leonardo"], "open": ["datary"]}}},
        0,
        1,
    ),
    "Leonardo unprotected": ("seize ceri", {"own": {1: {"ceri": [], "open": ["leonardo"]}}, "hands": LORCA}, 1, 2),
    "Leonardo attacked himself, unprotected": ("seize leonardo", {"own": {1: {"open": ["leonardo"]}}}, 0, 0),
    "Leonardo of a third family": (
        "seize ceri",
        {"own": {1: {"ceri": []}, 2: {"home": ["leonardo"]}}, "hands": LORCA},
        1,
        2,
    ),
    "Leonardo of the attacker without condottieri": (
        "seize datary",
        {"own": {0: {"home": ["leonardo"]}, 1: {"open": ["datary"]}}},
        0,
        0,
    ),
    "Leonardo of the attacker, protected": (
        "seize ceri",
        {"own": {0: {"nepi": ["leonardo"]}, 1: {"ceri": []}}, "hands": LORCA},
        2,
        2,
    ),
    "Leonardo of the attacker, unprotected": (
        "seize ceri",
        {"own": {0: {"open": ["leonardo"]}, 1: {"ceri": []}}, "hands": LORCA},
        1,
        2,
    ),
    "condottieri on both sides": (
        "seize datary",
        {"own": {1: {"open": ["datary"]}}, "hands": {0: ["bande_nere", "lorca"], 1: ["trivulzio"]}},
        5,
        3,
    ),
}


@pytest.mark.parametrize(("target", "position", "attack", "defence"), STRENGTHS.values(), ids=STRENGTHS.keys())
def test_attack_and_defence(target: str, position: Position, attack: int, defence: int) -> None:
    """§8.2: da Vinci defends where he is “protetto dalla famiglia che è sotto attacco”. [TP-52] [TP-53]"""
    s = playing(**position)
    play(s, f"0 {target}")
    for seat in (0, 1):
        while found := may(s, seat, "commit"):
            play(s, f"{seat} commit {found[0]}")
        play(s, f"{seat} done")
    fought = told(s, "fought")[0]
    assert (fought["attack"], fought["defence"]) == (attack, defence)


def test_without_any_defence_no_attack_is_needed() -> None:
    """[TP-54]"""
    s = playing(own={1: {"open": ["datary"]}})
    play(s, "0 seize datary", "0 done", "1 done", "0 place home")
    assert owner(s, "datary") == 0


def test_a_tie_goes_to_the_defender() -> None:
    """[TP-54]"""
    s = playing(own={1: {"open": ["datary"]}}, hands={0: ["lorca"], 1: ["corella"]})
    play(s, "0 seize datary", "0 commit lorca", "0 done", "1 commit corella", "1 done")
    assert owner(s, "datary") == 1
    assert told(s, "held") == [{"event": "held", "seat": 1}]


def test_a_property_comes_with_all_under_it_and_may_cover_more_at_once() -> None:
    """[TP-55] [TP-32]"""
    own = {0: {"open": ["datary", "este"]}, 1: {"ceri": ["raphael", "sforza"]}}
    s = playing(own=own, hands={0: ["bande_nere"]})
    play(s, "0 seize ceri", "0 commit bande_nere", "0 done", "1 done")
    assert asked(s) == ([0], "fee")
    play(s, "0 pay")
    assert s.legal(0) == ["pass", "tuck datary"]
    play(s, "0 tuck datary")
    assert lying(s, 0, "ceri") == ["datary", "raphael", "sforza"]
    assert purses(s)[0] == 65


def test_from_a_home_come_office_and_artist_while_the_family_stays() -> None:
    """[TP-55]"""
    s = playing(own={1: {"home": ["datary", "raphael", "sforza"]}}, hands={0: ["bande_nere", "vitelli"]})
    play(s, "0 storm medici", "0 commit bande_nere", "0 commit vitelli", "0 done", "1 done")
    assert asked(s) == ([0], "place")
    play(s, "0 place home", "0 pay", "0 place open")
    assert (lying(s, 0, "home"), lying(s, 0, "open"), lying(s, 1, "home")) == (["datary"], ["raphael"], ["sforza"])


def test_an_unprotected_family_is_taken_and_put_down() -> None:
    """[TP-55]"""
    s = playing(own={1: {"open": ["sforza"]}}, hands={0: ["vitelli"]})
    play(s, "0 seize sforza", "0 commit vitelli", "0 done", "1 done", "0 place home")
    assert lying(s, 0, "home") == ["sforza"]


TAKEN: dict[str, tuple[str, str]] = {
    "alone": ("seize raphael", "open"),
    "with a property": ("seize ceri", "ceri"),
    "from a home": ("storm medici", "home"),
}


@pytest.mark.parametrize(("target", "place"), TAKEN.values(), ids=TAKEN.keys())
def test_an_artist_one_does_not_want_to_pay_is_set_aside(target: str, place: str) -> None:
    """[TP-56]"""
    s = playing(own={1: {place: ["raphael"]}}, hands={0: ["bande_nere"]})
    play(s, f"0 {target}", "0 commit bande_nere", "0 done", "1 done", "0 decline")
    assert set_aside(s) == ["raphael", "bande_nere"]


@pytest.mark.parametrize(("target", "place"), TAKEN.values(), ids=TAKEN.keys())
def test_an_artist_one_cannot_pay_stays_with_the_defender(target: str, place: str) -> None:
    """[TP-56]"""
    s = playing(own={1: {place: ["raphael"]}}, hands={0: ["bande_nere", "lorca"]}, purse=[40, 100, 100])
    play(s, f"0 {target}", "0 commit bande_nere", "0 commit lorca", "0 done", "1 done")
    assert s.legal(0) == ["decline"]
    play(s, "0 decline")
    assert lying(s, 1, "home" if place == "home" else "open") == ["raphael"]
    assert owner(s, "ceri") == (0 if place == "ceri" else -1)


def test_an_unprotected_artist_one_cannot_pay_cannot_be_named() -> None:
    """[TP-56]"""
    s = playing(own={1: {"open": ["raphael", "pinturicchio"]}}, purse=[24, 100, 100])
    assert may(s, 0, "seize") == ["pinturicchio"]
    assert refused(s, 0, "seize raphael") == ("fee-too-high", "TP-56")


def test_a_home_that_covers_only_an_artist_one_cannot_pay_cannot_be_stormed() -> None:
    """§8: without the fee “non potrete rubare l'Artista”. [TP-56] [TP-50]"""
    own = {1: {"home": ["raphael", "sforza"]}, 2: {"home": ["titian", "datary"]}}
    poor = playing(own=own, hands={0: ["lorca"]}, purse=[34, 100, 100])  # the condottiere costs 10, Raffaello 25
    assert may(poor, 0, "storm") == ["della_rovere"]  # there is an office to take
    assert refused(poor, 0, "storm medici") == ("fees-too-high", "TP-56")
    able = playing(own=own, hands={0: ["lorca"]}, purse=[35, 100, 100])
    assert may(able, 0, "storm") == ["medici", "della_rovere"]
