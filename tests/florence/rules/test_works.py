"""Works: their value, bonus cards, florins or fame, the best of a round."""

import pytest

from signoria.games.florence import GAME
from signoria.games.florence.components import BONUS_NAMES, MINIMUM, rows
from signoria.games.florence.frames import florence
from signoria.games.florence.rules.holdings import bonus_value, holdings
from tests.florence.positions import (
    Position,
    actions,
    deck,
    fame,
    florins,
    hand,
    play,
    played,
    table,
    told,
    verbs,
    whole_round,
)


def example(hand: list[str], played: list[str]) -> Position:
    """What the rulebook has in its table of the bonus cards, and these cards."""
    return {
        "hands": {0: hand},
        "played": {0: played},
        "landscapes": {0: ["forest", "forest", "lake"]},
        "builders": [2],
        "freedoms": {0: ["travel", "religion"]},
        "buildings": {0: ["university", "workshop", "opera", "tower", "chapel"]},
        "recruits": [1],
    }


def test_anna_and_the_poet() -> None:
    """[PF-E2]"""
    s = actions(
        round=3,
        florins=[0] * 4,
        hands={0: ["poet", "jurist"]},
        played={0: ["painter"]},
        recruits=[1],
        jesters=[2],
        buildings={0: ["theater"]},
        freedoms={0: ["travel"]},
    )
    play(s, "0 work poet")
    assert told(s, "work-begun")[0]["value"] == 15
    play(s, "0 pass", "0 fame 7")
    assert (florins(s)[0], fame(s)[0]) == (100, 7)


def test_a_work_of_15_pays_1500_florins_or_up_to_7_pp() -> None:
    """[PF-E8] [PF-42]"""
    for pp in range(8):
        s = actions(florins=[0] * 4, hands={0: ["poet"]}, jesters=[7])
        play(s, "0 work poet", "0 pass")
        assert verbs(s, 0, "fame") == [str(n) for n in range(8)]
        play(s, f"0 fame {pp}")
        assert (florins(s)[0], fame(s)[0]) == (1500 - 200 * pp, pp)


def test_the_twenty_bonus_cards() -> None:
    """[PF-E3] [PF-43]"""
    owned = holdings(table(**example(["painter", "two_large"], ["poet", "jurist", "sculptor"])), 0)
    values = [int(bonus_value(GAME.printed, bonus, owned)) for bonus in range(20)]
    assert values == [5, 4, 3, 5, 6, 3, 4, 2, 0, 4, 0, 2, 4, 3, 2, 3, 4, 5, 2, 3]
    assert values == [row["example"] for row in rows("bonus")]


@pytest.mark.parametrize("name", BONUS_NAMES)
def test_a_bonus_card_adds_its_value_and_leaves_the_game(name: str) -> None:
    """[PF-43]"""
    s = actions(**example(["painter", "theologian", "two_large", name], ["poet", "jurist"]))
    play(s, "0 work theologian", f"0 add {name}")
    bonus = BONUS_NAMES.index(name)
    assert told(s, "bonus-added")[0]["points"] == rows("bonus")[bonus]["example"]
    assert name not in hand(s, 0) + deck(s, "bonus")
    assert florence(s.table).spent == 1 << (21 + bonus)


@pytest.mark.parametrize(("profession", "value"), [("poet", 10), ("painter", 3), ("jurist", 0), ("dramatist", 4)])
def test_building_landscape_and_freedom_count_4_3_and_3_if_the_profession_likes_them(
    profession: str, value: int
) -> None:
    """[PF-41]"""
    s = actions(
        hands={0: [profession]},
        jesters=[3],
        buildings={0: ["theater"]},
        landscapes={0: ["lake"]},
        freedoms={0: ["travel"]},
    )
    play(s, f"0 work {profession}")
    assert told(s, "work-begun")[0]["value"] == value + 6 + 1


def test_all_profession_and_recruiting_cards_count_the_played_one_included() -> None:
    """[PF-41]"""
    s = actions(hands={0: ["poet", "jurist", "painter"]}, played={0: ["sculptor"]}, recruits=[1], recruited=[2])
    play(s, "0 work poet")
    assert told(s, "work-begun")[0]["value"] == 7


@pytest.mark.parametrize("round_", range(1, 8))
def test_a_work_must_reach_the_minimum_of_the_round(round_: int) -> None:
    """[PF-41]"""
    least = [7, 10, 12, 14, 15, 16, 17][round_ - 1]
    for short in (0, 1):
        s = actions(round=round_, hands={0: ["poet"]}, recruited=[least - 1 - short])
        assert verbs(s, 0, "work") == ([] if short else ["poet"])
        assert hand(s, 0) == ["poet"]


def test_the_minimum_is_10_in_round_2_and_16_in_round_6() -> None:
    """[PF-E9]"""
    assert (MINIMUM[2], MINIMUM[6]) == (10, 16)


def test_bonus_cards_can_make_up_for_what_is_missing_and_then_must() -> None:
    """[PF-41] [PF-43]"""
    s = actions(hands={0: ["poet", "lakes", "jesters", "forests"]}, jesters=[2], landscapes={0: ["forest"]})
    assert verbs(s, 0, "work") == ["poet"]  # 5, and 4 for the jesters, 2 for the forest
    play(s, "0 work poet")
    assert s.legal(0) == ["add forests", "add lakes", "add jesters"]
    play(s, "0 add lakes")
    assert s.legal(0) == ["add forests", "add jesters"]
    play(s, "0 add forests")
    assert s.legal(0) == ["pass", "add jesters"]
    play(s, "0 pass", "0 fame 3")
    assert (hand(s, 0), fame(s)[0]) == (["jesters"], 3)


def test_a_work_out_of_reach_of_all_bonus_cards_cannot_be_begun() -> None:
    """[PF-41]"""
    s = actions(hands={0: ["poet", "lakes", "forests"]}, jesters=[2], landscapes={0: []})
    assert verbs(s, 0, "work") == []


def test_a_played_profession_stays_before_the_player_and_is_not_played_again() -> None:
    """[PF-43]"""
    s = actions(hands={0: ["poet"]}, jesters=[4])
    play(s, "0 work poet", "0 pass", "0 fame 0")
    assert (played(s, 0), hand(s, 0), verbs(s, 0, "work")) == (["poet"], [], [])


def test_the_question_about_bonus_cards_is_asked_with_none_in_hand() -> None:
    """[PF-43] [PF-16]"""
    s = actions(hands={0: ["poet"]}, jesters=[4])
    play(s, "0 work poet")
    assert s.legal(0) == ["pass"]


def test_the_best_work_of_the_round_earns_3() -> None:
    """[PF-48]"""
    s = whole_round(seats=3, round=0, hands={0: ["poet"], 1: ["jurist"]}, jesters=[4, 5, 0])
    play(s, "0 pass", "1 pass", "2 pass", "0 work poet", "0 pass", "0 fame 0", "0 pass")
    play(s, "1 work jurist", "1 pass", "1 fame 0", "1 pass", "2 pass")
    assert (fame(s), florence(s.table).starter) == ([0, 3, 0], 1)


def test_tied_best_works_earn_3_each_and_two_works_count_as_the_higher() -> None:
    """[PF-48]"""
    s = whole_round(
        seats=3,
        round=0,
        hands={0: ["poet", "physician"], 1: ["jurist"]},
        jesters=[4, 5, 0],
        recruited=[1],
        landscapes={0: ["park"], 1: ["park"]},  # which the Poet does not like
    )
    play(s, "0 pass", "1 pass", "2 pass")
    play(s, "0 work poet", "0 pass", "0 fame 0", "0 work physician", "0 pass", "0 fame 0")
    play(s, "1 work jurist", "1 pass", "1 fame 0", "1 pass", "2 pass")
    assert [work["value"] for work in told(s, "work-done")] == [11, 14, 14]
    assert fame(s) == [3, 3, 0]


def test_no_work_no_award_and_the_marker_passes_left() -> None:
    """[PF-48]"""
    s = whole_round(seats=3, round=0, starter=2, fame=[1, 2, 3])
    play(s, "2 pass", "0 pass", "1 pass", "2 pass", "0 pass", "1 pass")
    assert (fame(s), florence(s.table).starter) == ([1, 2, 3], 0)
    assert told(s, "no-work") == [{"event": "no-work"}]
