"""The end: prestige cards, and who wins."""

import pytest

from signoria.games.florence import GAME
from signoria.games.florence.components import PRESTIGE_NAMES
from signoria.games.florence.frames import florence
from signoria.games.florence.rules.holdings import holdings
from signoria.games.florence.scoring import prestige_value
from tests.florence.positions import actions, ended, table
from tests.tables import random_game

BUILDINGS = ["university", "workshop", "opera", "tower", "chapel"]


def value(card: str, **said: object) -> int:
    """What a prestige card is worth to seat 0."""
    t = table(seats=3, **said)  # type: ignore[arg-type]  # a position
    owned = [holdings(t, seat) for seat in range(t.seats)]
    return int(prestige_value(GAME.printed, PRESTIGE_NAMES.index(card), 0, owned))


@pytest.mark.parametrize(
    ("card", "rivals", "pp"),
    [
        ("most_buildings", {"buildings": {1: BUILDINGS}}, 3),
        ("most_buildings", {}, 6),
        ("two_large", {"buildings": {1: ["university", "workshop"]}}, 5),
        ("fewest_empty", {"places": {1: ["park r1 c1 e1"]}}, 0),
        ("all_landscapes", {}, 0),
        ("most_landscapes", {"landscapes": {1: ["park", "park", "lake"]}}, 4),
        ("most_forests", {"landscapes": {1: ["forest"]}}, 7),
        ("most_lakes", {"landscapes": {1: ["lake"], 2: ["lake"]}}, 3),
        ("all_freedoms", {}, 0),
        ("balanced_estate", {}, 6),
        ("most_jesters", {}, 0),
        ("most_builders", {"builders": [2, 1, 0]}, 6),
        ("most_parks", {}, 0),
        ("balanced_court", {}, 0),
        ("most_works", {"recruited": [1, 0, 0], "played": {1: ["organist", "painter", "physicist", "jurist"]}}, 7),
        ("most_works", {"recruited": [1, 1, 0], "played": {1: ["organist", "painter", "physicist", "jurist"]}}, 4),
    ],
)
def test_the_fourteen_prestige_cards(card: str, rivals: dict[str, dict[int, list[str]]], pp: int) -> None:
    """[PF-E4] [PF-50]"""
    said: dict[str, object] = {"builders": [2], "recruited": [1]}
    mine = {
        "landscapes": ["forest", "forest", "lake"],
        "freedoms": ["travel", "religion"],
        "buildings": BUILDINGS,
        "played": ["poet", "sculptor", "botanist", "composer"],
    }
    for key, things in mine.items():
        said[key] = {0: things, **rivals.get(key, {})}
    for key in rivals.keys() - mine.keys():
        said[key] = rivals[key]
    assert value(card, **said) == pp


@pytest.mark.parametrize(("chris", "pp"), [(4, 6), (5, 3), (6, 0)])
def test_bob_and_the_card_for_most_buildings(chris: int, pp: int) -> None:
    """[PF-E7]"""
    kinds = [*BUILDINGS, "studio"]
    assert value("most_buildings", buildings={0: kinds[:5], 1: kinds[:chris]}) == pp


def test_only_the_holder_of_a_card_scores_it() -> None:
    """[PF-50]"""
    s = ended(seats=3, hands={1: ["two_large"]}, buildings={0: BUILDINGS, 1: BUILDINGS}, fame=[1, 2, 3])
    lines = [(line.what, line.seat, line.points) for line in GAME.scores(s)]
    assert lines == [("track", 0, 1), ("track", 1, 2), ("track", 2, 3), ("prestige", 1, 5)]


@pytest.mark.parametrize("card", ["most_jesters", "most_builders", "most_parks", "most_lakes", "most_works"])
def test_nobody_has_most_of_nothing(card: str) -> None:
    """[PF-50]"""
    assert value(card) == 0


def test_no_empty_square_is_best_and_can_be_tied() -> None:
    """[PF-50]"""
    t = table(seats=3)
    t.covered[0] = (1 << 49) - 1
    card = PRESTIGE_NAMES.index("fewest_empty")
    assert prestige_value(t.printed, card, 0, [holdings(t, seat) for seat in range(3)]) == 8
    t.covered[2] = (1 << 49) - 1
    assert prestige_value(t.printed, card, 0, [holdings(t, seat) for seat in range(3)]) == 4
    assert prestige_value(t.printed, card, 1, [holdings(t, seat) for seat in range(3)]) == 0


def test_squares_of_the_residence_are_not_empty() -> None:
    """[PF-50] [PF-3]"""
    assert holdings(table(seats=3), 0)[17] == 43


def test_cards_without_brackets_ask_their_holder_only() -> None:
    """[PF-50]"""
    every = {seat: ["forest", "lake", "park"] for seat in range(3)}
    assert value("all_landscapes", landscapes=every) == 8
    assert value("all_freedoms", freedoms={seat: ["travel", "religion", "opinion"] for seat in range(3)}) == 8
    assert value("balanced_court", landscapes=every, builders=[1, 1, 1], jesters=[1, 1, 1]) == 7


def test_the_game_ends_after_the_seventh_round() -> None:
    """[PF-50]"""
    *_, s = random_game((GAME, "rio-grande", 3), 1)
    assert (florence(s.table).round, s.over) == (7, True)


@pytest.mark.parametrize(
    ("fame", "florins", "winners"),
    [([9, 8, 7], [0, 100, 200], [0]), ([8, 8, 7], [0, 100, 200], [1]), ([8, 8, 8], [200, 100, 200], [0, 2])],
)
def test_most_pp_win_then_more_florins_then_they_share(fame: list[int], florins: list[int], winners: list[int]) -> None:
    """[PF-51]"""
    assert GAME.winners(ended(seats=3, fame=fame, florins=florins)) == winners


@pytest.mark.parametrize(
    ("fame", "florins", "lines"),
    [
        ([9, 8, 7], [300, 300, 300], []),
        ([8, 8, 7], [0, 100, 200], [("tie", 0, 0), ("tie", 1, 100)]),
        ([7, 8, 8], [100, 200, 200], [("tie-shared", 1, 200), ("tie-shared", 2, 200)]),
        ([8, 8, 8], [200, 100, 200], [("tie-shared", 0, 200), ("tie", 1, 100), ("tie-shared", 2, 200)]),
    ],
)
def test_a_tie_is_a_line_of_the_scoring(fame: list[int], florins: list[int], lines: list[tuple[str, int, int]]) -> None:
    """R: "colui che possiede tra loro la maggior quantità di denaro è il vincitore". [PF-51]"""
    found = [line for line in GAME.scores(ended(seats=3, fame=fame, florins=florins)) if line.what.startswith("tie")]
    assert [(line.what, line.seat, line.nouns["florins"]) for line in found] == lines
    assert {(line.points, line.rule) for line in found} <= {(0, "PF-51")}


def test_prestige_cards_make_a_tie_and_break_one() -> None:
    """[PF-51] [PF-50]"""
    s = ended(seats=3, hands={0: ["two_large"]}, buildings={0: BUILDINGS}, fame=[1, 6, 1])
    assert [line.seat for line in GAME.scores(s) if line.what.startswith("tie")] == [0, 1]


def test_no_tie_is_told_while_florins_are_hidden() -> None:
    """[PF-51] [PF-16]"""
    assert {line.what for line in GAME.scores(actions(fame=[0] * 4))} == {"track"}


def test_prestige_cards_count_for_the_victory() -> None:
    """[PF-51] [PF-50]"""
    s = ended(seats=3, hands={0: ["two_large"]}, buildings={0: BUILDINGS}, fame=[1, 5, 0])
    assert GAME.winners(s) == [0]
