"""The action phase: turns, buildings, cards, freedoms."""

from itertools import permutations

import pytest

from signoria import IllegalAction
from signoria.games.florence.frames import florence
from tests.florence.positions import actions, cover, deck, fame, florins, hand, pass_all, play, verbs

BONUS = ["forests", "lakes", "parks", "hand", "table", "jesters", "builders"]


def test_turns_go_clockwise_from_the_starting_player() -> None:
    """[PF-40]"""
    s = actions(starter=2)
    asked = []
    while not s.over:
        asked += s.to_act()
        play(s, f"{s.to_act()[0]} pass")
    assert asked == [2, 3, 0, 1]


def test_a_turn_has_up_to_two_actions() -> None:
    """[PF-40]"""
    s = actions()
    play(s, "0 freedom travel")
    assert s.to_act() == [0]
    play(s, "0 build tower", "0 place tower r1 c1 e1")
    assert s.to_act() == [1]
    play(s, "1 build tower", "1 place tower r1 c1 e1", "1 pass")
    assert s.to_act() == [2]


def test_works_buildings_and_bonus_cards_can_be_had_twice_a_turn() -> None:
    """[PF-40]"""
    s = actions(hands={0: ["poet", "jurist"]}, jesters=[4], decks={"bonus": BONUS})
    play(s, "0 work poet", "0 pass", "0 fame 0", "0 work jurist", "0 pass", "0 fame 0")
    play(s, "1 build tower", "1 place tower r1 c1 e1", "1 build chapel", "1 place chapel r1 c3 e1")
    play(
        s, "2 draw bonus", "2 keep forests", "2 return as-drawn", "2 draw bonus", "2 keep jesters", "2 return as-drawn"
    )
    assert s.to_act() == [3]


def test_professions_and_freedoms_can_be_had_once_a_turn() -> None:
    """[PF-40]"""
    s = actions()
    card = deck(s, "profession")[0]
    play(s, "0 draw profession", f"0 keep {card}", "0 return as-drawn")
    assert verbs(s, 0, "draw") == ["bonus"]
    play(s, "0 pass", "1 freedom travel")
    assert verbs(s, 1, "freedom") == []
    assert verbs(s, 1, "draw") == ["profession", "bonus"]


def test_an_action_is_finished_before_the_next_begins() -> None:
    """[PF-40]"""
    s = actions()
    play(s, "0 build opera")
    assert {text.split()[0] for text in s.legal(0)} == {"place"}


def test_a_building_earns_3_and_comes_from_the_supply() -> None:
    """[PF-44]"""
    s = actions()
    play(s, "0 build opera", "0 place opera r1 c4 e1")
    t = florence(s.table)
    assert (florins(s)[0], fame(s)[0], t.buildings_left[4], t.buildings[0]) == (2800, 3, 2, 1 << 4)


def test_a_kind_is_built_once_and_only_while_there_is_any() -> None:
    """[PF-44]"""
    s = actions(places={0: ["tower r1 c1 e1"]}, stock={"opera": 0})
    kinds = verbs(s, 0, "build")
    assert "tower" not in kinds
    assert "opera" not in kinds
    assert len(kinds) == 8


def test_a_building_is_paid_for_with_florins_and_then_with_fame() -> None:
    """[PF-44] [PF-15]"""
    assert verbs(actions(florins=[600] * 4), 0, "build") == []
    s = actions(florins=[600] * 4, fame=[1])
    assert len(verbs(s, 0, "build")) == 10
    play(s, "0 build tower")
    assert (florins(s)[0], fame(s)[0]) == (0, 0)
    play(s, "0 place tower r1 c1 e1")
    assert fame(s)[0] == 3


def test_with_three_builders_no_fame_is_sold_for_a_building() -> None:
    """[PF-44] [PF-15]"""
    s = actions(florins=[0] * 4, fame=[2], builders=[3])
    play(s, "0 build tower")
    assert fame(s)[0] == 2


@pytest.mark.parametrize("text", ["draw profession", "draw bonus", "freedom travel"])
def test_cards_and_freedoms_are_paid_for_with_florins_and_then_with_fame(text: str) -> None:
    """[PF-46] [PF-47] [PF-15]"""
    assert text not in actions(florins=[100] * 4, fame=[1]).legal(0)
    s = actions(florins=[100] * 4, fame=[5])
    play(s, f"0 {text}")
    assert (florins(s)[0], fame(s)[0]) == (0, 3)


def test_a_building_without_a_place_cannot_be_built() -> None:
    """[PF-44]"""
    s = actions(builders=[2])
    cover(florence(s.table), 0, ((1 << 49) - 1) & ~0b111)  # three squares in a row
    assert verbs(s, 0, "build") == ["tower"]


def test_a_profession_is_chosen_from_the_top_five_for_300() -> None:
    """[PF-46]"""
    s = actions()
    cards = deck(s, "profession")
    play(s, "0 draw profession")
    assert verbs(s, 0, "keep") == cards[:5]
    play(s, f"0 keep {cards[2]}")
    assert (hand(s, 0), florins(s)[0]) == ([cards[2]], 3200)
    play(s, "0 return as-drawn")
    assert deck(s, "profession") == [*cards[5:], cards[0], cards[1], cards[3], cards[4]]


def test_every_order_below_the_deck_can_be_chosen_as_drawn_first() -> None:
    """[PF-46]"""
    orders = ["as-drawn", *["".join(order) for order in permutations("1234")][1:]]
    for order in orders:
        s = actions(decks={"bonus": BONUS})
        play(s, "0 draw bonus", "0 keep parks")
        assert verbs(s, 0, "return") == orders
        play(s, f"0 return {order}")
        rest = ["forests", "lakes", "hand", "table"]
        put_back = [rest[int(digit) - 1] for digit in order] if order.isdigit() else rest
        assert deck(s, "bonus") == ["jesters", "builders", *put_back]


def test_three_cards_go_back_in_six_orders_and_two_in_two() -> None:
    """[PF-46]"""
    s = actions(decks={"bonus": BONUS[:4], "profession": ["poet", "jurist", "painter"]})
    play(s, "0 draw bonus", "0 keep forests")
    assert verbs(s, 0, "return") == ["as-drawn", "132", "213", "231", "312", "321"]
    play(s, "0 return 312")
    assert deck(s, "bonus") == ["hand", "lakes", "parks"]
    play(s, "0 draw profession", "0 keep jurist")
    assert verbs(s, 0, "return") == ["as-drawn", "21"]


def test_no_card_is_to_be_had_from_an_empty_deck_or_for_less_than_300() -> None:
    """[PF-46]"""
    assert verbs(actions(decks={"bonus": []}), 0, "draw") == ["profession"]
    assert verbs(actions(decks={"profession": []}), 0, "draw") == ["bonus"]
    assert verbs(actions(florins=[200] * 4), 0, "draw") == []


def test_a_card_may_be_used_in_the_turn_it_was_taken() -> None:
    """[PF-46]"""
    s = actions(decks={"profession": ["poet", "jurist"]}, jesters=[4])
    play(s, "0 draw profession", "0 keep poet", "0 return as-drawn", "0 work poet", "0 pass", "0 fame 4")
    assert fame(s)[0] == 4


def test_a_freedom_costs_300_and_each_kind_is_introduced_once() -> None:
    """[PF-47]"""
    s = actions(freedoms={0: ["religion"]})
    assert verbs(s, 0, "freedom") == ["travel", "opinion"]
    play(s, "0 freedom opinion")
    t = florence(s.table)
    assert (florins(s)[0], t.freedoms[0], t.freedoms_left[2]) == (3200, 0b110, 2)


def test_a_freedom_can_run_out() -> None:
    """[PF-47]"""
    s = actions(seats=3)
    play(s, "0 freedom travel", "0 pass", "1 freedom travel", "1 pass")
    assert verbs(s, 2, "freedom") == ["religion", "opinion"]


@pytest.mark.parametrize("text", ["fame 1", "place tower r1 c1 e1", "keep poet", "name park", "add forests", "bid 300"])
def test_a_turn_takes_actions_only(text: str) -> None:
    """[PF-40]"""
    with pytest.raises(IllegalAction):
        actions().play(0, text)


def test_everyone_may_do_nothing() -> None:
    """[PF-40]"""
    s = actions()
    pass_all(s)
    assert (s.over, florins(s)) == (True, [3500] * 4)
