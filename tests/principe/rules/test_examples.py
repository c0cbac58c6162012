"""The worked examples of the rulebooks, with their people."""

import pytest

from signoria.games.principe import GAME
from signoria.games.principe.components import BLUE, COLOURS, FAMILY_NAMES, GREEN, RED, WHITE, YELLOW
from signoria.kernel.action import NOBODY
from signoria.kernel.state import State
from tests.principe.positions import (
    building,
    down,
    ended,
    hand_size,
    major,
    minor,
    offered,
    pass_all,
    play,
    purse,
    roles,
    sale,
    scores,
    shields_in,
    up,
)

MEDICI, VISCONTI, CARRARESI, DESTE, GONZAGA = range(5)
GIORGIO, NICK, ROBERTO, MARCO = range(4)


def with_blue_cards(giorgio: int, nick: int, roberto: int, marco: int) -> State:
    """Phase 4 with so many blue cards face up; nobody has shields left for the power of the tile."""
    cards = {GIORGIO: giorgio, NICK: nick, ROBERTO: roberto, MARCO: marco}
    return roles(seats=4, purse=[5] * 4, shields=[0] * 4, up={who: {BLUE: n} for who, n in cards.items()})


def bids(s: State, *lines: tuple[int, str]) -> None:
    play(s, *[f"{who} {text}" for who, text in lines])


def test_four_players_auction_yellow_white_red_and_green() -> None:
    """[IP-E1]"""
    s = sale({GREEN: 3, WHITE: 2, RED: 2, YELLOW: 1}, seats=4)
    pass_all(s)
    assert offered(s) == [YELLOW, WHITE, RED, GREEN]


def test_the_medici_build_milano() -> None:
    """[IP-E2]"""
    s = building(seats=5, cities=["milano"], hands={MEDICI: {BLUE: 2, RED: 1, YELLOW: 1}}, purse=[4, 0, 0, 0, 0])
    play(s, f"{MEDICI} build milano", f"{MEDICI} shield blue", f"{MEDICI} shield green")
    assert [up(s, MEDICI, c) for c in range(COLOURS)] == [0, 0, 1, 2, 1]
    assert (hand_size(s, MEDICI), purse(s, MEDICI), scores(s)) == (0, 0, [6, 0, 0, 0, 0])
    assert (shields_in(s, MEDICI, "blue"), shields_in(s, MEDICI, "green")) == (1, 1)


def test_the_other_families_score_blue_red_and_yellow_roles_for_milano() -> None:
    """[IP-E2]"""
    s = building(
        seats=5,
        cities=["milano"],
        hands={MEDICI: {BLUE: 2, RED: 1, YELLOW: 1}},
        purse=[4, 0, 0, 0, 0],
        majors={GREEN: GONZAGA, BLUE: VISCONTI, RED: CARRARESI, YELLOW: MEDICI},
        minors={WHITE: GONZAGA, BLUE: DESTE, RED: VISCONTI, YELLOW: CARRARESI},
    )
    play(s, f"{MEDICI} build milano", f"{MEDICI} shield blue", f"{MEDICI} shield blue")
    assert scores(s) == [6, 2 + 1, 2 + 1, 1, 0]


def test_barbara_builds_lucca_and_andrea_and_tom_score_their_roles() -> None:
    """[IP-E3]"""
    barbara, andrea, tom = range(3)
    s = building(
        cities=["lucca"],
        hands={barbara: {WHITE: 2, BLUE: 1, RED: 1}},
        purse=[4, 0, 0],
        majors={WHITE: andrea, BLUE: tom, RED: barbara},
        minors={WHITE: tom},
    )
    play(s, f"{barbara} build lucca", f"{barbara} shield blue", f"{barbara} shield brown")
    assert (scores(s)[barbara], scores(s)[andrea], scores(s)[tom]) == (6, 2, 1 + 2)


def test_giorgio_takes_the_major_and_nick_the_minor_role() -> None:
    """[IP-E4]"""
    s = with_blue_cards(giorgio=4, nick=3, roberto=1, marco=1)
    assert (major(s, BLUE), minor(s, BLUE), s.over) == (GIORGIO, NICK, True)


def test_nick_and_marco_bid_for_the_minor_role_without_roberto() -> None:
    """[IP-E5]"""
    s = with_blue_cards(giorgio=4, nick=2, roberto=1, marco=2)
    assert (major(s, BLUE), s.to_act()) == (GIORGIO, [NICK])
    bids(s, (NICK, "bid 1"), (MARCO, "bid 2"), (NICK, "pass"))
    assert (major(s, BLUE), minor(s, BLUE), s.over) == (GIORGIO, MARCO, True)


def test_giorgio_marco_and_roberto_bid_for_the_major_role_and_nobody_has_the_minor() -> None:
    """[IP-E6]"""
    s = with_blue_cards(giorgio=3, nick=1, roberto=3, marco=3)
    bids(s, (GIORGIO, "bid 1"), (ROBERTO, "bid 2"), (MARCO, "pass"), (GIORGIO, "pass"))
    assert (major(s, BLUE), minor(s, BLUE), s.over) == (ROBERTO, NOBODY, True)


def test_andrea_turns_two_of_three_blue_cards_down_and_nick_none() -> None:
    """[IP-E7]"""
    andrea, nick = 0, 1
    s = roles(up={andrea: {BLUE: 3}, nick: {BLUE: 2}}, shields=[0, 0, 0])
    assert (major(s, BLUE), up(s, andrea, BLUE), down(s, andrea, BLUE)) == (andrea, 1, 2)
    assert (minor(s, BLUE), up(s, nick, BLUE), down(s, nick, BLUE)) == (nick, 2, 0)


def test_the_medici_turn_two_of_three_green_cards_down_and_then_use_the_power() -> None:
    """[IP-E7]"""
    s = roles(seats=5, up={MEDICI: {GREEN: 3}}, down={MEDICI: {YELLOW: 1}})
    assert (major(s, GREEN), up(s, MEDICI, GREEN), down(s, MEDICI, GREEN)) == (MEDICI, 1, 2)
    assert (s.to_act(), s.legal(MEDICI)) == ([MEDICI], ["reveal yellow"])


@pytest.mark.parametrize(
    ("region", "shields", "points"),
    [
        ("blue", {CARRARESI: 2, VISCONTI: 1, GONZAGA: 1}, {CARRARESI: 5, VISCONTI: 2, GONZAGA: 2}),
        ("green", {DESTE: 3, CARRARESI: 1}, {DESTE: 5, CARRARESI: 2}),
        ("red", {VISCONTI: 1}, {VISCONTI: 5}),
        ("yellow", {MEDICI: 2, GONZAGA: 2, VISCONTI: 1}, {MEDICI: 5, GONZAGA: 5}),
    ],
    ids=["blue", "green", "red", "yellow"],
)
def test_the_families_score_the_regions(region: str, shields: dict[int, int], points: dict[int, int]) -> None:
    """[IP-E8]"""
    s = ended(seats=len(FAMILY_NAMES), map={family: {region: n} for family, n in shields.items()})
    assert {line.seat: line.points for line in GAME.scores(s) if line.rule == "IP-70"} == points


def test_marcel_builds_firenze() -> None:
    """[IP-E9]"""
    marcel = 0
    s = building(
        edition="mtm-fr",
        cities=["firenze"],
        hands={marcel: {GREEN: 2, RED: 1, BLUE: 1, YELLOW: 1}},
        purse=[5, 0, 0],
    )
    play(s, f"{marcel} build firenze")
    assert sorted(s.legal(marcel)) == ["pass", "shield brown", "shield green", "shield violet"]
    play(s, f"{marcel} shield brown", f"{marcel} shield violet")
    assert (hand_size(s, marcel), purse(s, marcel), scores(s)[marcel]) == (0, 0, 8)
    assert [shields_in(s, marcel, region) for region in ("brown", "violet", "green")] == [1, 1, 0]


def test_four_players_begin_with_green_and_end_with_blue() -> None:
    """[IP-E10]"""
    s = sale({GREEN: 1, RED: 1, WHITE: 2, YELLOW: 1, BLUE: 3}, seats=4)
    pass_all(s)
    assert (offered(s)[0], offered(s)[-1]) == (GREEN, BLUE)
