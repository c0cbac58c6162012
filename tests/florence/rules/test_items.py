"""The seven items, and selling fame."""

import pytest

from signoria import IllegalAction
from signoria.games.florence.frames import florence
from tests.florence.positions import actions, auction, fame, florins, hand, play, played, told, verbs, whole_round


def test_a_landscape_is_placed_at_once() -> None:
    """[PF-30]"""
    s = auction(seats=3)
    play(s, "0 pass", "1 pass", "2 take forest")
    assert {text.split()[0] for text in s.legal(2)} == {"place"}
    play(s, "2 place forest r1 c1 e1")
    assert (fame(s)[2], list(florence(s.table).landscapes)[6:]) == (0, [1, 0, 0])


@pytest.mark.parametrize(("kind", "earned"), [("forest", 0), ("park", 0), ("lake", 3)])
def test_a_second_lake_earns_3_and_another_kind_nothing(kind: str, earned: int) -> None:
    """[PF-E6] [PF-30]"""
    s = auction(seats=3, places={2: ["lake r1 c1 e1"]})
    play(s, "0 pass", "1 pass", f"2 take {kind}", f"2 place {kind} r3 c3 e1")
    assert fame(s)[2] == earned


def test_a_third_of_a_kind_earns_3_again_however_many_are_there() -> None:
    """R: for a third Forest too "ottiene 3 PP, e così di seguito". [PF-30]"""
    s = auction(seats=3, places={2: ["lake r1 c1 e1", "lake r1 c4 e1", "park r5 c5 e1", "park r6 c5 e1"]})
    play(s, "0 pass", "1 pass", "2 take lake", "2 place lake r3 c3 e1")
    assert fame(s)[2] == 3


def test_each_jester_adds_2_to_every_work() -> None:
    """[PF-31]"""
    for jesters in range(3, 7):
        s = actions(hands={0: ["poet"]}, jesters=[jesters])
        play(s, "0 work poet")
        assert told(s, "work-begun")[0]["value"] == 2 * jesters + 1


@pytest.mark.parametrize(("before", "earned"), [(0, 0), (1, 3), (2, 3)])
def test_the_second_and_the_third_builder_earn_3(before: int, earned: int) -> None:
    """[PF-32]"""
    s = auction(seats=3, builders=[0, 0, before])
    play(s, "0 pass", "1 pass", "2 take builder")
    assert (fame(s)[2], florence(s.table).builders[2]) == (earned, before + 1)


@pytest.mark.parametrize(("builders", "cost"), [(0, 700), (1, 300), (2, 300), (3, 0)])
def test_builders_make_buildings_cheaper(builders: int, cost: int) -> None:
    """[PF-32] [PF-44]"""
    s = actions(builders=[builders])
    play(s, "0 build tower")
    assert florins(s)[0] == 3500 - cost


def test_fewer_than_five_prestige_cards_are_all_looked_at() -> None:
    """[PF-33]"""
    s = auction(seats=3, decks={"prestige": ["two_large", "most_parks"]})
    play(s, "0 pass", "1 pass", "2 take prestige")
    assert verbs(s, 2, "keep") == ["two_large", "most_parks"]
    play(s, "2 keep most_parks")
    assert s.legal(2) == ["return as-drawn"]
    play(s, "2 return as-drawn")
    assert s.over


def test_the_last_prestige_card_leaves_nothing_to_return() -> None:
    """[PF-33]"""
    s = auction(seats=3, decks={"prestige": ["two_large"]})
    play(s, "0 pass", "1 pass", "2 take prestige", "2 keep two_large")
    assert s.over


def test_a_recruiting_card_is_used_at_once_or_kept() -> None:
    """[PF-34]"""
    s = auction(seats=3, played={0: ["poet"], 1: ["jurist"], 2: ["painter"]})
    play(s, "0 pass", "1 pass", "2 take recruiting")
    assert s.legal(2) == ["pass", "recruit jurist", "recruit poet"]
    play(s, "2 recruit poet")
    t = florence(s.table)
    assert (hand(s, 2), played(s, 0), list(t.recruited), list(t.recruits)) == (["poet"], [], [1, 0, 0], [0, 0, 0])


def test_with_no_profession_to_recruit_the_card_is_kept() -> None:
    """[PF-34]"""
    s = auction(seats=3, played={2: ["painter"]}, hands={0: ["poet"]}, recruited=[2, 0, 0])
    play(s, "0 pass", "1 pass", "2 take recruiting")
    assert s.legal(2) == ["pass"]
    play(s, "2 pass")
    assert list(florence(s.table).recruits) == [0, 0, 1]


def test_recruiting_is_no_action_and_all_cards_held_can_be_used_in_one_turn() -> None:
    """[PF-34]"""
    s = actions(played={1: ["poet", "jurist"], 2: ["painter"]}, recruits=[2], florins=[0] * 4)
    assert verbs(s, 0, "recruit") == ["jurist", "painter", "poet"]
    play(s, "0 recruit jurist", "0 recruit painter")
    assert hand(s, 0) == ["jurist", "painter"]
    assert verbs(s, 0, "recruit") == []
    assert florence(s.table).actions == 2


def test_a_recruiting_card_that_was_kept_is_used_in_the_action_phase_of_the_same_round() -> None:
    """[PF-34]"""
    s = whole_round(seats=3, played={1: ["poet"]})
    play(s, "0 name recruiting", "1 pass", "2 pass", "0 pass", "1 pass", "2 pass")
    assert verbs(s, 0, "recruit") == ["poet"]


def test_recruiting_is_possible_after_both_actions_but_asked_only_if_it_is() -> None:
    """[PF-34] [PF-40]"""
    s = actions(played={1: ["poet"]}, recruits=[1, 0, 0, 0])
    play(s, "0 freedom travel", "0 build tower", "0 place tower r1 c1 e1")
    assert [text for text in s.legal(0) if not text.startswith("sell")] == ["pass", "recruit poet"]
    play(s, "0 recruit poet")
    assert s.to_act() == [1]


def test_a_recruited_profession_is_played_again_and_recruited_back() -> None:
    """[PF-E11] [PF-34]"""
    s = actions(seats=3, played={0: ["poet"]}, recruits=[1, 1, 0], jesters=[0, 4, 0], starter=1, florins=[0] * 3)
    play(s, "1 recruit poet", "1 work poet", "1 pass", "1 fame 0", "1 pass", "2 pass")
    assert (played(s, 1), florence(s.table).recruited[0]) == (["poet"], 1)
    play(s, "0 recruit poet")
    assert hand(s, 0) == ["poet"]
    assert told(s, "recruited")[-1] == {"event": "recruited", "seat": 0, "profession": "poet", "opponent": 1}


def test_a_recruiting_card_counts_as_a_profession_card_in_hand_and_on_the_table() -> None:
    """[PF-34]"""
    s = actions(hands={0: ["poet"]}, recruits=[2], recruited=[4])
    play(s, "0 work poet")
    assert told(s, "work-begun")[0]["value"] == 7


def test_fame_is_sold_at_any_own_decision_at_100_florins_and_never_below_0() -> None:
    """[PF-15]"""
    s = auction(seats=3, fame=[5, 5, 0])
    assert verbs(s, 0, "sell") == ["1", "2", "3", "4", "5"]
    play(s, "0 sell 4")
    assert (florins(s)[0], fame(s)[0], s.to_act()) == (3900, 1, [0])
    play(s, "0 name park")
    with pytest.raises(IllegalAction):
        play(s, "0 sell 1")  # not asked now
    play(s, "1 sell 5", "1 pass", "2 pass", "0 sell 1", "0 place park r1 c1 e1")
    assert (florins(s)[:2], fame(s)[:2]) == ([3800, 4000], [0, 0])
    assert verbs(s, 1, "sell") == []


def test_fame_has_no_upper_limit_and_50_can_be_sold_at_a_time() -> None:
    """[PF-15]"""
    s = actions(fame=[120])
    assert verbs(s, 0, "sell")[-1] == "50"
    play(s, "0 sell 50", "0 sell 50")
    assert (fame(s)[0], verbs(s, 0, "sell")[-1]) == (20, "20")
