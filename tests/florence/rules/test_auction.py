"""The auction phase."""

import pytest

from signoria import SPECTATOR, IllegalAction
from signoria.games.florence import GAME
from signoria.games.florence.components import STACK_NAMES
from signoria.games.florence.frames import florence
from tests.florence.positions import auction, cover, fame, florins, hand, pass_all, play, told, verbs, whole_round


def test_the_auction_of_the_rulebook() -> None:
    """[PF-E1]"""
    s = auction()
    play(s, "0 name park", "1 pass", "2 pass", "3 pass", "0 place park r1 c1 e1")  # Anna
    play(s, "1 name jester", "2 bid 300", "3 bid 400", "1 bid 500", "2 bid 600", "3 bid 700", "1 pass", "2 pass")
    play(s, "1 name forest", "2 bid 300", "1 bid 400", "2 bid 500", "1 bid 600", "2 pass", "1 place forest r1 c1 e1")
    assert verbs(s, 2, "take") == ["lake", "builder", "prestige", "recruiting"]
    play(s, "2 take builder")
    assert florins(s) == [3300, 2900, 3300, 2800]
    assert s.over
    t = florence(s.table)
    assert (list(t.jesters), list(t.builders), list(t.pieces)) == ([0, 0, 0, 1], [0, 0, 1, 0], [1, 1, 0, 0])


def test_all_seven_stacks_can_be_named_while_there_are_any() -> None:
    """[PF-20]"""
    assert verbs(auction(), 0, "name") == STACK_NAMES
    s = auction(stock={"lake": 0, "recruiting": 0}, decks={"prestige": []})
    assert verbs(s, 0, "name") == ["forest", "park", "jester", "builder"]


def test_a_stack_is_auctioned_once_a_round_and_its_winner_is_out() -> None:
    """[PF-20]"""
    s = auction()
    play(s, "0 name jester", "1 pass", "2 pass", "3 pass")
    assert "jester" not in verbs(s, 1, "name")
    play(s, "1 name builder", "2 pass", "3 pass")
    assert s.to_act() == [2]


def test_naming_is_a_bid_of_200_and_raises_are_of_100() -> None:
    """[PF-21]"""
    s = auction()
    play(s, "0 name jester")
    assert s.legal(1) == ["pass", "bid 300"]
    play(s, "1 bid 300")
    assert s.legal(2) == ["pass", "bid 400"]


def test_the_namer_may_bid_again_and_who_passes_is_out_for_this_item() -> None:
    """[PF-21]"""
    s = auction(seats=3)
    play(s, "0 name jester", "1 bid 300", "2 pass", "0 bid 400", "1 bid 500", "0 pass")
    assert florins(s) == [3500, 3000, 3500]
    assert s.to_act() == [0]
    play(s, "0 name builder")
    assert s.to_act() == [2]


def test_a_bid_is_covered_by_florins_and_100_for_each_pp() -> None:
    """R: "in qualsiasi momento della partita" fame becomes florins. [PF-21] [PF-15]"""
    s = auction(seats=3, florins=[1000, 200, 1000], fame=[0, 2, 0])
    play(s, "0 name jester")
    assert verbs(s, 1, "bid") == ["300"]
    play(s, "1 bid 300", "2 pass", "0 bid 400")
    assert s.legal(1) == ["pass", "sell 1", "sell 2"], "200 florins and 2 PP are not 500"


def test_who_is_outbid_keeps_their_fame() -> None:
    """R: "gli altri giocatori non devono pagare niente". [PF-21] [PF-15]"""
    s = auction(seats=3, florins=[1000, 200, 1000], fame=[0, 2, 0])
    play(s, "0 name jester", "1 bid 300", "2 bid 400", "0 pass", "1 pass")
    assert (florins(s), fame(s)) == ([1000, 200, 600], [0, 2, 0])
    assert told(s, "fame-sold") == []


def test_the_winner_sells_on_paying_what_is_short_and_no_more() -> None:
    """[PF-21] [PF-15]"""
    s = auction(seats=3, florins=[1000, 200, 1000], fame=[0, 5, 0])
    play(s, "0 name jester", "1 bid 300", "2 bid 400", "0 pass", "1 bid 500", "2 pass")
    assert (florins(s)[1], fame(s)[1]) == (0, 2)
    assert told(s, "fame-sold") == [{"event": "fame-sold", "seat": 1, "fame": 3, "florins": 300}]
    assert told(s, "item-sold")[0]["florins"] == 500


def test_whoever_has_the_florins_sells_no_fame() -> None:
    """[PF-21] [PF-15]"""
    s = auction(seats=3, florins=[1000, 300, 1000], fame=[0, 5, 0])
    play(s, "0 name jester", "1 bid 300", "2 pass", "0 pass")
    assert (florins(s)[1], fame(s)[1]) == (0, 5)


def test_a_stack_is_named_with_fame_in_place_of_florins() -> None:
    """[PF-21] [PF-23] [PF-15]"""
    s = auction(seats=3, florins=[0, 0, 0], fame=[1, 2, 9])
    assert s.legal(0) == ["pass", "sell 1"], "1 PP is not 200 florins"
    play(s, "0 pass", "1 name jester", "2 pass")
    assert (florins(s)[1], fame(s)[1]) == (0, 0)


def test_a_namer_who_did_not_win_names_again_else_the_next() -> None:
    """[PF-22]"""
    s = auction(seats=5)
    play(s, "0 name jester", "1 bid 300", "2 pass", "3 pass", "4 pass", "0 pass")
    assert s.to_act() == [0]
    play(s, "0 name builder", "2 pass", "3 pass", "4 pass")
    assert s.to_act() == [2]


def test_who_drops_out_neither_names_nor_bids_for_the_rest_of_the_round() -> None:
    """[PF-23]"""
    s = auction()
    play(s, "0 pass")
    assert s.to_act() == [1]
    play(s, "1 name jester", "2 pass")
    assert s.to_act() == [3]
    play(s, "3 pass")
    assert s.to_act() == [2]
    assert told(s, "dropped-out") == [{"event": "dropped-out", "seat": 0}]


def test_who_cannot_pay_200_can_only_drop_out_but_is_asked() -> None:
    """[PF-23]"""
    s = auction(florins=[100, 500, 500, 500])
    assert s.legal(0) == ["pass"]


def test_who_has_no_stack_left_can_only_drop_out() -> None:
    """[PF-23]"""
    s = auction(stock=dict.fromkeys(STACK_NAMES, 0), decks={"prestige": []})
    assert s.legal(0) == ["pass"]
    pass_all(s)
    assert s.over


def test_the_last_player_takes_an_item_for_200_or_nothing() -> None:
    """[PF-24]"""
    s = auction(seats=3)
    play(s, "0 pass", "1 pass")
    assert s.legal(2) == ["pass", *[f"take {stack}" for stack in STACK_NAMES]]
    play(s, "2 take jester")
    assert (florins(s)[2], s.over) == (3300, True)
    s = auction(seats=3)
    play(s, "0 pass", "1 pass", "2 pass")
    assert (florins(s)[2], s.over) == (3500, True)


def test_the_last_player_pays_with_fame_what_florins_lack() -> None:
    """[PF-24] [PF-15]"""
    s = auction(seats=3, florins=[500, 500, 100], fame=[0, 0, 2])
    play(s, "0 pass", "1 pass", "2 take jester")
    assert (florins(s)[2], fame(s)[2]) == (0, 1)


def test_nobody_names_or_bids_for_a_fourth_builder() -> None:
    """[PF-25]"""
    s = auction(builders=[3, 0, 3, 0])
    assert "builder" not in verbs(s, 0, "name")
    play(s, "0 pass", "1 name builder")
    assert s.to_act() == [3]


def test_nobody_names_or_bids_for_a_landscape_without_room() -> None:
    """[PF-25]"""
    s = auction(places={0: ["park r1 c1 e1"]})
    t = florence(s.table)
    cover(t, 0, (1 << 49) - 1)
    cover(t, 2, ((1 << 49) - 1) & ~0b11)  # two squares side by side: a park, and nothing larger
    assert verbs(s, 0, "name") == ["jester", "builder", "prestige", "recruiting"]
    play(s, "0 pass", "1 name lake")
    assert s.to_act() == [3]
    play(s, "3 pass", "1 place lake r1 c1 e1")
    assert verbs(s, 2, "name")[0] == "park"


def test_who_alone_may_bid_has_it_for_200_at_once() -> None:
    """[PF-25] [PF-21]"""
    s = auction(builders=[0, 3, 3, 3])
    play(s, "0 name builder")
    assert (florins(s)[0], s.to_act()) == (3300, [1])


def test_an_auction_gives_a_prestige_card_to_its_winner_unseen() -> None:
    """[PF-33]"""
    cards = ["two_large", "most_parks", "most_lakes", "all_freedoms", "most_works"]
    s = auction(decks={"prestige": [*cards, "most_jesters"]})
    play(s, "0 name prestige", "1 pass", "2 pass", "3 pass")
    assert verbs(s, 0, "keep") == cards
    play(s, "0 keep most_lakes", "0 return 4321")
    assert hand(s, 0) == ["most_lakes"]
    assert told(s, "card-kept", 1) == [{"event": "card-kept", "seat": 0, "deck": "prestige"}]
    assert told(s, "card-kept", 0) == [{"event": "card-kept", "seat": 0, "deck": "prestige", "card": "most_lakes"}]


@pytest.mark.parametrize("text", ["bid 200", "bid 400", "bid 0", "name jester", "sell 1"])
def test_a_bid_is_neither_more_nor_less_than_100_above_the_last(text: str) -> None:
    """[PF-21]"""
    s = auction()
    play(s, "0 name jester")
    with pytest.raises(IllegalAction):
        play(s, f"1 {text}")


def test_markers_are_taken_back_when_the_auction_ends() -> None:
    """[PF-20]"""
    s = whole_round(seats=3, round=0)
    play(s, "0 name jester", "1 pass", "2 pass", "1 pass")
    assert GAME.view(s, SPECTATOR).to_dict()["markers"] == {"jester": 0}
    play(s, "2 pass")
    view = GAME.view(s, SPECTATOR).to_dict()
    assert (view["markers"], view["dropped"]) == ({}, [])
