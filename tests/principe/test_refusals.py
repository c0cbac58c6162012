"""Why an action is refused: the reason, the paragraph, and what may be done instead."""

import re
from collections.abc import Callable
from importlib.resources import files
from typing import NamedTuple

import pytest

from signoria.games.principe import GAME
from signoria.games.principe.components import BLUE, GREEN, RED, WHITE, YELLOW
from signoria.kernel.errors import IllegalAction
from signoria.kernel.state import State
from tests.principe.positions import EVERYTHING, building, ended, new_cards, play, roles, sale

SIENA = {GREEN: 1, WHITE: 1, RED: 1}


def laying() -> State:
    """Seat 0 must lay; it holds two green and two white cards."""
    return new_cards(deck=[GREEN, GREEN, WHITE, WHITE] + [RED] * 8)


def bidding() -> State:
    """Seat 1 must go over 3 ducats and owns 5."""
    s = sale({BLUE: 2}, purse=[5, 5, 5])
    play(s, "0 bid 3")
    return s


def won() -> State:
    """Seat 0 has won an auction and may build Siena."""
    s = sale({BLUE: 2}, purse=[9, 5, 5], cities=["siena"], hands={0: EVERYTHING})
    play(s, "0 bid 1", "1 pass", "2 pass")
    return s


def phase_3() -> State:
    """Seat 0 may play two blue cards or build Siena; for Pisa it has no cards."""
    return building(cities=["siena", "pisa"], hands={0: {**SIENA, BLUE: 2}}, purse=[4, 9, 9])


def round_1() -> State:
    return building(round=1, cities=["siena"], hands={0: SIENA}, purse=[9, 9, 9])


def poor() -> State:
    """Seat 0 has the cards for Siena, but not the ducats."""
    return building(cities=["siena"], hands={0: SIENA}, purse=[2, 9, 9])


def siena_stands() -> State:
    """Seat 0 has built Siena; seat 1 would like to."""
    s = building(cities=["siena"], hands={0: SIENA, 1: SIENA}, purse=[9, 9, 9])
    play(s, "0 build siena", "0 shield brown")
    return s


def shields() -> State:
    """Seat 0 places the shields of Lucca, which touches the blue and the brown region."""
    s = building(cities=["lucca"], hands={0: EVERYTHING}, purse=[9, 9, 9])
    play(s, "0 build lucca")
    return s


def green_power() -> State:
    """Seat 0 must turn a red card up."""
    return roles(up={0: {GREEN: 1}}, down={0: {GREEN: 2, RED: 1}})


def blue_power() -> State:
    return roles(up={0: {BLUE: 1}})


class Case(NamedTuple):
    reason: str
    rule: str
    position: Callable[[], State]
    seat: int
    text: str


def verb_of(text: str) -> str:
    return text.split()[0]


CASES = [
    Case("game-over", "IP-75", ended, 0, "pass"),
    Case("no-such-seat", "IP-10", bidding, -1, "pass"),
    Case("no-such-seat", "IP-10", bidding, 3, "pass"),
    Case("no-such-seat", "IP-10", bidding, 7, "pass"),
    Case("not-asked", "IP-31", bidding, 0, "bid 4"),
    Case("not-asked", "IP-38", phase_3, 2, "pass"),
    Case("bid-too-low", "IP-31", bidding, 1, "bid 0"),
    Case("bid-too-high", "IP-31", bidding, 1, "bid 500"),
    Case("no-such-action", "IP-31", bidding, 1, "bid much"),
    Case("no-such-action", "IP-38", phase_3, 0, "build roma"),
    Case("no-such-action", "IP-21", laying, 0, "lay purple"),
    Case("another-question", "IP-31", bidding, 1, "build siena"),
    Case("another-question", "IP-21", laying, 0, "bid 2"),
    Case("another-question", "IP-33", won, 0, "shield brown"),
    Case("another-question", "IP-38", phase_3, 0, "bid 1"),
    Case("another-question", "IP-41", shields, 0, "bid 1"),
    Case("another-question", "IP-56", green_power, 0, "shield blue"),
    Case("another-question", "IP-56", blue_power, 0, "reveal red"),
    Case("no-card-to-lay", "IP-21", laying, 0, "lay yellow"),
    Case("must-lay", "IP-21", laying, 0, "pass"),
    Case("bid-too-low", "IP-31", bidding, 1, "bid 3"),
    Case("bid-too-low", "IP-31", bidding, 1, "bid 1"),
    Case("bid-too-high", "IP-31", bidding, 1, "bid 6"),
    Case("bid-too-high", "IP-31", bidding, 1, "bid 99"),
    Case("no-cards-after-auction", "IP-33", won, 0, "play 1 blue"),
    Case("too-few-cards", "IP-38", phase_3, 0, "play 3 blue"),
    Case("too-few-cards", "IP-38", phase_3, 0, "play 1 yellow"),
    Case("no-city-in-round-1", "IP-38", round_1, 0, "build siena"),
    Case("city-built", "IP-40", siena_stands, 1, "build siena"),
    Case("city-not-open", "IP-40", phase_3, 0, "build rimini"),
    Case("city-not-open", "IP-40", won, 0, "build pisa"),
    Case("cards-missing", "IP-40", phase_3, 0, "build pisa"),
    Case("ducats-missing", "IP-40", poor, 0, "build siena"),
    Case("region-not-touched", "IP-41", shields, 0, "shield red"),
    Case("green-stays-down", "IP-56", green_power, 0, "reveal green"),
    Case("no-card-face-down", "IP-56", green_power, 0, "reveal yellow"),
    Case("power-must-be-used", "IP-56", green_power, 0, "pass"),
    Case("power-must-be-used", "IP-56", blue_power, 0, "pass"),
]
NONSENSE = [
    "",
    " ",
    "🂡",
    "bid",
    "bid 99999999999999999999",
    "bid -1",
    "bid 4.5",
    "bid ４",
    "BID 5",
    "bid  5",
    " bid 5",
    "bid 5 ",
    "bid 5\n",
    "bid\t5",
    "bid 5; pass",
    "\x00",
    "pass" * 100_000,
    "9" * 100_000,
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason}: {case.seat} {case.text}")
def test_a_refusal_names_its_reason_and_its_paragraph(case: Case) -> None:
    s = case.position()
    refusal = GAME.why(s, case.seat, case.text)
    assert refusal is not None
    assert (refusal.reason, refusal.rule, refusal.edition) == (case.reason, case.rule, GAME.edition_of(s))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason}: {case.seat} {case.text}")
def test_a_refusal_offers_up_to_three_legal_actions_of_the_same_verb_first(case: Case) -> None:
    s = case.position()
    legal = s.legal(case.seat)
    refusal = GAME.why(s, case.seat, case.text)
    assert refusal is not None
    assert set(refusal.nearest) <= set(legal)
    assert len(refusal.nearest) == min(3, len(legal))
    alike = [verb_of(text) == verb_of(case.text) for text in refusal.nearest]
    assert alike.count(True) == min(3, [verb_of(text) for text in legal].count(verb_of(case.text)))
    assert alike == sorted(alike, reverse=True)


@pytest.mark.parametrize(
    ("position", "seat", "text", "nearest"),
    [
        (bidding, 1, "bid 3", ["bid 4", "bid 5", "pass"]),
        (bidding, 1, "bid 9", ["bid 5", "bid 4", "pass"]),
        (phase_3, 0, "build pisa", ["build siena"]),
        (phase_3, 0, "play 3 blue", ["play 2 blue"]),
        (green_power, 0, "reveal yellow", ["reveal red"]),
        (bidding, 0, "bid 4", []),
        (ended, 0, "pass", []),
    ],
)
def test_the_nearest_legal_actions_come_first(
    position: Callable[[], State], seat: int, text: str, nearest: list[str]
) -> None:
    """[IP-31] [IP-38] [IP-40] [IP-56]"""
    refusal = GAME.why(position(), seat, text)
    assert refusal is not None
    assert refusal.nearest[: len(nearest) or None] == nearest


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason}: {case.seat} {case.text}")
def test_what_is_refused_cannot_be_played(case: Case) -> None:
    s = case.position()
    before = s.digest()
    with pytest.raises(IllegalAction):
        s.play(case.seat, case.text)
    assert s.digest() == before


def test_every_reason_is_tested() -> None:
    source = (files("signoria.games.principe") / "refusals.py").read_text(encoding="utf-8")
    shared = {"game-over", "no-such-seat", "not-asked", "no-such-action", "another-question"}
    assert {case.reason for case in CASES} == shared | set(re.findall(r'Reason\(\s*"([a-z0-9-]+)"', source))


@pytest.mark.parametrize("text", NONSENSE, ids=lambda text: repr(text[:16]))
@pytest.mark.parametrize(
    ("position", "seat"), [(laying, 0), (bidding, 1), (won, 0), (phase_3, 0), (shields, 0), (green_power, 0)]
)
def test_nonsense_is_answered_too(position: Callable[[], State], seat: int, text: str) -> None:
    s = position()
    refusal = GAME.why(s, seat, text)
    assert refusal is not None
    assert refusal.reason == "no-such-action"
    assert len(refusal.nearest) == min(3, len(s.legal(seat)))
    with pytest.raises(IllegalAction):
        s.play(seat, text)


@pytest.mark.parametrize("text", NONSENSE, ids=lambda text: repr(text[:16]))
@pytest.mark.parametrize(("position", "seat"), [(bidding, 0), (bidding, -1), (bidding, 7), (ended, 0), (ended, 9)])
def test_nonsense_of_whoever_is_not_asked_is_answered_too(position: Callable[[], State], seat: int, text: str) -> None:
    refusal = GAME.why(position(), seat, text)
    assert refusal is not None
    assert refusal.nearest == []


@pytest.mark.parametrize("position", [laying, bidding, won, phase_3, shields, green_power, blue_power])
def test_nothing_legal_is_refused(position: Callable[[], State]) -> None:
    s = position()
    for seat in s.to_act():
        assert [GAME.why(s, seat, text) for text in s.legal(seat)] == [None] * len(s.legal(seat))


@pytest.mark.parametrize(
    ("position", "seat", "text", "nouns"),
    [
        (bidding, 1, "bid 2", {"amount": 2, "price": 3}),
        (bidding, 1, "bid 7", {"amount": 7, "ducats": 5}),
        (laying, 0, "pass", {"cards": 2}),
        (phase_3, 0, "play 3 blue", {"colour": "blue", "cards": 3, "held": 2}),
        (poor, 0, "build siena", {"city": "siena", "cost": 3, "ducats": 2}),
        (shields, 0, "shield red", {"city": "lucca", "region": "red"}),
    ],
)
def test_a_refusal_says_what_was_asked_and_what_there_is(
    position: Callable[[], State], seat: int, text: str, nouns: dict[str, int | str]
) -> None:
    """[IP-21] [IP-31] [IP-38] [IP-40] [IP-41]"""
    refusal = GAME.why(position(), seat, text)
    assert refusal is not None
    assert refusal.nouns == nouns


def test_a_refusal_tells_nothing_of_another_hand_or_purse() -> None:
    """[IP-22]"""
    answers = []
    for ducats, cards in ((5, {YELLOW: 3}), (9, {BLUE: 1})):
        s = sale({BLUE: 2}, purse=[5, ducats, 5], hands={1: cards})
        refusal = GAME.why(s, 1, "bid 7")
        assert refusal is not None
        answers.append(refusal.to_dict())
    assert answers[0] == answers[1]
