"""Turns, buying, spying on the table."""

from signoria.games.borgia.frames import borgia
from tests.borgia.positions import (
    asked,
    discarded,
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
    turns,
)


def test_the_pope_begins_and_turns_go_clockwise_until_the_table_is_empty() -> None:
    """[TP-20]"""
    s = turns(pope=1, table=["ostia", "spy", "nepi"])
    for seat, slot in ((1, 2), (2, 1), (0, 3)):
        assert asked(s) == ([seat], "buy-or-spy")
        play(s, f"{seat} turn {slot}", *(f"{(seat + n) % 3} pass" for n in range(3)), f"{seat} pass")
    assert s.over


def test_the_turn_in_which_the_last_card_goes_is_played_to_its_end() -> None:
    """[TP-20]"""
    s = turns(table=["ostia"])
    play(s, "0 turn 1", "0 pass", "1 pass", "2 pass")
    assert asked(s) == ([0], "play-or-seize")
    play(s, "0 pass")
    assert s.over


def test_buying_or_spying_is_obligatory() -> None:
    """[TP-21]"""
    s = turn()
    assert refused(s, 0, "pass") == ("must-buy-or-spy", "TP-21")
    assert {text.split()[0] for text in s.legal(0)} == {"turn"}


def test_cards_and_seizing_come_after_buying() -> None:
    """[TP-21]"""
    s = turn(hands={0: ["bravo", "lorca"]}, own={1: {"ceri": ["raphael"]}})
    assert refused(s, 0, "bravo raphael") == ("buy-first", "TP-21")
    assert refused(s, 0, "seize ceri") == ("buy-first", "TP-21")
    play(s, "0 turn 1", "0 pass", "1 pass", "2 pass")
    assert refused(s, 0, "turn 2") == ("bought-already", "TP-21")
    assert {"bravo raphael", "seize ceri", "pass"} <= set(s.legal(0))


def test_after_a_seizure_one_may_only_rearrange() -> None:
    """[TP-21]"""
    s = turn(hands={0: ["bravo"]}, own={0: {"home": ["datary"]}, 1: {"open": ["camerlengo"], "ceri": []}})
    play(s, "0 turn 1", "0 pass", "1 pass", "2 bid 1", "0 seize camerlengo", "0 done", "1 done", "0 place open")
    assert asked(s) == ([0], "arrange")
    assert refused(s, 0, "seize ceri") == ("seized-already", "TP-21")
    assert refused(s, 0, "bravo camerlengo") == ("seized-already", "TP-21")
    assert set(s.legal(0)) == {"done", "move camerlengo", "move datary"}
    play(s, "0 done")
    assert s.over


def test_a_turn_without_a_seizure_ends_with_pass() -> None:
    """[TP-21]"""
    s = playing()
    play(s, "0 pass")
    assert s.over


def test_tom_frank_ralph_and_maria_bid() -> None:
    """[TP-E1] [TP-22]"""
    tom, frank, ralph, maria = 0, 1, 2, 3
    s = turn(tom, seats=4, table=["datary"])
    play(s, f"{tom} turn 1", f"{tom} bid 1", f"{frank} bid 2", f"{ralph} pass", f"{maria} bid 3")
    play(s, f"{tom} bid 4", f"{frank} bid 5", f"{maria} pass", f"{tom} bid 6", f"{frank} pass")
    assert asked(s) == ([tom], "place")
    assert purses(s) == [94, 100, 100, 100]
    play(s, f"{tom} place home")
    assert owner(s, "datary") == tom


def test_a_bid_is_higher_than_the_last_and_no_higher_than_the_purse() -> None:
    """[TP-22] [TP-4]"""
    s = turn(purse=[5, 9, 0])
    play(s, "0 turn 1")
    assert s.legal(0) == ["pass", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5"]
    assert refused(s, 0, "bid 6") == ("bid-too-high", "TP-22")
    play(s, "0 bid 3")
    assert s.legal(1) == ["pass", *(f"bid {n}" for n in range(4, 10))]
    assert refused(s, 1, "bid 3") == ("bid-too-low", "TP-22")
    play(s, "1 bid 9")
    assert s.legal(2) == ["pass"]


def test_who_has_passed_is_out_for_good() -> None:
    """[TP-22]"""
    s = turn()
    play(s, "0 turn 1", "0 bid 1", "1 pass", "2 bid 2", "0 bid 3")
    assert s.to_act() == [2]


def test_the_last_one_in_is_asked_even_if_nobody_has_bid() -> None:
    """[TP-22]"""
    s = turn()
    play(s, "0 turn 1", "0 pass", "1 pass")
    assert asked(s) == ([2], "bid")
    play(s, "2 bid 1")
    assert (owner(s, "ostia"), purses(s)) == (2, [100, 100, 99])


def test_without_a_bid_the_active_player_takes_the_card_for_nothing() -> None:
    """[TP-22]"""
    s = turn(1)
    play(s, "1 turn 2", "1 pass", "2 pass", "0 pass")
    assert (owner(s, "tivoli"), purses(s)) == (1, [100, 100, 100])
    assert told(s, "taken-free") == [{"event": "taken-free", "seat": 1, "card": "tivoli"}]


def test_a_card_that_is_kept_goes_into_the_hand_before_everyones_eyes() -> None:
    """[TP-22]"""
    s = turn(table=["vitelli"])
    play(s, "0 turn 1", "0 pass", "1 bid 1", "2 pass")
    assert hand(s, 1) == ["vitelli"]
    assert told(s, "sold") == [{"event": "sold", "seat": 1, "card": "vitelli", "price": 1}]


def test_a_spy_takes_a_face_down_card_unseen_and_free() -> None:
    """[TP-23]"""
    s = turn(table=["ostia", "vitelli"], hands={0: ["spy"]})
    assert may(s, 0, "take") == ["1", "2"]
    play(s, "0 take 2")
    assert (hand(s, 0), discarded(s), purses(s)[0]) == (["vitelli"], ["spy"], 100)
    assert told(s, "taken-unseen", 0)[0]["card"] == "vitelli"
    assert "card" not in told(s, "taken-unseen", 1)[0]
    assert asked(s) == ([0], "play-or-seize")


def test_without_a_spy_nothing_is_taken() -> None:
    """[TP-23]"""
    s = turn()
    assert refused(s, 0, "take 1") == ("not-held", "TP-23")
    assert refused(s, 0, "turn 9") == ("slot-empty", "TP-22")


def test_a_card_taken_by_a_spy_is_played_at_once_and_an_artist_paid() -> None:
    """[TP-23] [TP-24] [TP-34]"""
    s = turn(table=["raphael", "vitelli"], hands={0: ["spy"]})
    play(s, "0 take 1")
    assert asked(s) == ([0], "fee")
    play(s, "0 pay", "0 place home")
    assert (lying(s, 0, "home"), purses(s)[0]) == (["raphael"], 75)


def test_a_card_bought_out_of_turn_is_played_at_once() -> None:
    """[TP-24] [TP-31]"""
    s = turn(table=["raphael"])
    play(s, "0 turn 1", "0 pass", "1 pass", "2 bid 80")
    assert asked(s) == ([2], "fee")
    assert s.legal(2) == ["decline"]  # 20 ducats are left
    play(s, "2 decline")
    assert (set_aside(s), purses(s)[2]) == (["raphael"], 20)


def test_a_lost_turn_is_passed_over_once() -> None:
    """[TP-46] [TP-20]"""
    s = turns(table=["ostia", "nepi", "ceri", "imola", "tivoli"], loses_turn=[0])
    for seat in (1, 2, 0):
        assert s.to_act() == [seat]
        slot = may(s, seat, "turn")[0]
        play(s, f"{seat} turn {slot}", *(f"{(seat + n) % 3} pass" for n in range(3)), f"{seat} pass")
    assert told(s, "turn-lost") == [{"event": "turn-lost", "seat": 0}]
    assert borgia(s.table).barred == 0
