"""The option trade."""

from typing import Unpack

import pytest

from signoria import Rng
from signoria.games.borgia import GAME
from signoria.games.borgia.frames import borgia
from signoria.kernel.state import State
from tests.borgia.positions import (
    Position,
    asked,
    election,
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

TRADE = {"trade": 1}


def market(seat: int = 1, **said: Unpack[Position]) -> State:
    """The second phase of a turn at a table that trades; the Pope is seat 0."""
    said["options"] = {**TRADE, **said.get("options", {})}
    return playing(seat, **said)


def test_without_the_option_nobody_trades() -> None:
    """[TP-95]"""
    s = playing()
    assert may(s, 0, "trade") == []
    assert refused(s, 0, "trade medici") == ("no-trade", "TP-95")


def test_the_active_player_trades_with_any_opponent_also_a_partner() -> None:
    """[TP-95]"""
    s = turn(1, options=TRADE, married=(0, 1))
    assert may(s, 1, "trade") == ["borgia", "della_rovere"]
    assert refused(s, 1, "trade medici") == ("yourself", "TP-95")
    play(s, "1 trade borgia", "1 cancel")
    assert asked(s) == ([1], "buy-or-spy")
    play(s, "1 turn 1", "1 pass", "2 pass", "0 pass")
    assert may(s, 1, "trade") == ["borgia", "della_rovere"]


def test_a_spy_is_sold_for_ducats() -> None:
    """[TP-95]"""
    s = market(hands={1: ["spy"]})
    play(s, "1 trade borgia", "1 offer spy", "1 done", "1 ducats 0", "1 want 25")
    assert asked(s) == ([0], "accept")
    assert s.legal(0) == ["refuse", "accept"]
    play(s, "0 accept")
    assert (hand(s, 0), hand(s, 1), purses(s)) == (["spy"], [], [75, 125, 100])
    assert asked(s) == ([1], "play-or-seize")


def test_a_refused_offer_changes_nothing() -> None:
    """[TP-95]"""
    s = market(hands={1: ["spy"]})
    play(s, "1 trade borgia", "1 offer spy", "1 done", "1 ducats 7", "1 want 0", "0 refuse")
    assert (hand(s, 1), purses(s)) == (["spy"], [100, 100, 100])
    assert told(s, "trade-refused") == [{"event": "trade-refused", "seat": 1, "opponent": 0}]


def test_what_may_be_offered_and_asked() -> None:
    """[TP-95]"""
    s = market(
        hands={1: ["spy", "spy"], 0: ["doctor"]},
        own={
            1: {"ceri": ["datary", "raphael", "sforza"], "home": ["titian", "este"], "open": ["gonzaga"]},
            0: {"nepi": ["baglioni"]},
        },
        discard=["simony", "simony", "bravo"],
        aside=["vitelli"],
    )
    play(s, "1 trade borgia")
    assert may(s, 1, "offer") == ["ceri", "datary", "raphael", "titian", "gonzaga", "spy"]
    in_play, in_hands = may(s, 1, "ask")[:1], may(s, 1, "ask")[1:]
    assert in_play == ["nepi"]
    assert {"doctor", "spy", "bravo", "savonarola"} <= set(in_hands)
    assert not {"simony", "vitelli"} & set(in_hands)
    assert refused(s, 1, "offer sforza") == ("family-stays", "TP-95")
    assert refused(s, 1, "offer este") == ("family-stays", "TP-95")
    assert refused(s, 1, "offer doctor") == ("not-held", "TP-95")
    assert refused(s, 1, "ask simony") == ("nobody-holds", "TP-95")
    assert refused(s, 1, "ask imola") == ("not-theirs", "TP-95")
    play(s, "1 offer ceri", "1 offer spy")
    assert may(s, 1, "offer") == ["titian", "gonzaga", "spy"]  # what lies under Ceri goes with it
    assert refused(s, 1, "offer raphael") == ("in-offer-already", "TP-95")
    play(s, "1 offer spy")
    assert "spy" not in may(s, 1, "offer")


def test_only_who_has_what_is_asked_can_accept_and_the_proposer_learns_no_more() -> None:
    """[TP-95] [TP-4]"""
    s = market(hands={0: ["doctor"]}, purse=[10, 100, 100])
    play(s, "1 trade borgia", "1 ask doctor", "1 done", "1 ducats 0", "1 want 11")
    assert s.legal(0) == ["refuse"]
    assert refused(s, 0, "accept") == ("cannot-deliver", "TP-95")
    other = market(hands={}, purse=[500, 100, 100])
    play(other, "1 trade borgia", "1 ask doctor", "1 done", "1 ducats 0", "1 want 11")
    assert other.legal(0) == ["refuse"]


def test_nobody_offers_more_ducats_than_the_purse_holds() -> None:
    """[TP-95] [TP-4]"""
    s = market(purse=[100, 3, 100])
    play(s, "1 trade borgia", "1 done")
    assert may(s, 1, "ducats") == ["0", "1", "2", "3"]
    assert refused(s, 1, "ducats 4") == ("ducats-missing", "TP-95")
    play(s, "1 ducats 3")
    assert s.legal(1) == ["want 0"]  # who gives does not ask as well
    assert refused(s, 1, "want 1") == ("gives-ducats", "TP-95")
    play(s, "1 want 0")
    assert asked(s) == ([0], "accept")


def test_an_offer_of_nothing_is_none_but_counts() -> None:
    """[TP-95]"""
    s = market(options={"trade_offers": 1})
    play(s, "1 trade borgia", "1 done", "1 ducats 0", "1 want 0")
    assert asked(s) == ([1], "play-or-seize")
    assert refused(s, 1, "trade borgia") == ("offers-used-up", "TP-95")


def test_a_player_makes_three_offers_a_turn_at_most_and_three_in_the_next() -> None:
    """[TP-95]"""
    s = turn(1, options=TRADE)
    for _n in range(3):
        play(s, "1 trade borgia", "1 cancel")
    assert may(s, 1, "trade") == []
    play(s, "1 turn 1", "1 pass", "2 pass", "0 pass")
    assert may(s, 1, "trade") == []


def test_an_office_changes_hands_only_with_the_popes_consent() -> None:
    """[TP-95]"""
    s = market(own={1: {"open": ["datary"]}})
    play(s, "1 trade della_rovere", "1 offer datary", "1 done", "1 ducats 0", "1 want 5", "2 accept")
    assert asked(s) == ([0], "consent")
    play(s, "0 forbid")
    assert (owner(s, "datary"), purses(s)) == (1, [100, 100, 100])
    play(s, "1 trade della_rovere", "1 offer datary", "1 done", "1 ducats 0", "1 want 5", "2 accept", "0 consent")
    play(s, "2 place home")
    assert (lying(s, 2, "home"), purses(s)) == (["datary"], [100, 105, 95])


def test_an_office_under_a_property_needs_consent_too() -> None:
    """[TP-95]"""
    s = market(own={1: {"ceri": ["datary"]}})
    play(s, "1 trade della_rovere", "1 offer ceri", "1 done", "1 ducats 0", "1 want 0", "2 accept")
    assert asked(s) == ([0], "consent")


def test_the_pope_who_trades_consents_by_agreeing() -> None:
    """[TP-95]"""
    s = market(own={1: {"open": ["datary"]}})
    play(s, "1 trade borgia", "1 offer datary", "1 done", "1 ducats 0", "1 want 0", "0 accept")
    assert asked(s) == ([0], "place")


def test_a_property_goes_with_all_that_lies_under_it_and_the_artist_is_paid() -> None:
    """[TP-95] [TP-34] [TP-32]"""
    s = market(own={1: {"ceri": ["raphael", "sforza"]}, 0: {"open": ["datary"]}})
    play(s, "1 trade borgia", "1 offer ceri", "1 done", "1 ducats 0", "1 want 40", "0 accept")
    assert asked(s) == ([0], "fee")
    play(s, "0 pay")
    assert s.legal(0) == ["pass", "tuck datary"]
    play(s, "0 tuck datary")
    assert lying(s, 0, "ceri") == ["datary", "raphael", "sforza"]
    assert purses(s) == [35, 140, 100]


def test_a_traded_artist_that_is_not_paid_is_set_aside() -> None:
    """[TP-95] [TP-34]"""
    s = market(own={1: {"open": ["raphael"], "ceri": ["titian"]}}, purse=[24, 100, 100])
    play(s, "1 trade borgia", "1 offer raphael", "1 offer ceri", "1 done", "1 ducats 0", "1 want 0", "0 accept")
    assert s.legal(0) == ["decline"]
    play(s, "0 decline", "0 decline")
    assert [event["card"] for event in told(s, "fee-unpaid")] == ["raphael", "titian"]
    assert (set_aside(s), owner(s, "ceri")) == (["raphael", "titian"], 0)


def test_both_sides_give_cards_at_once() -> None:
    """[TP-95]"""
    s = market(
        hands={1: ["vitelli"], 0: ["doctor", "spy"]},
        own={1: {"open": ["sforza"]}, 0: {"nepi": [], "open": ["este"]}},
    )
    play(s, "1 trade borgia", "1 offer sforza", "1 offer vitelli", "1 ask nepi", "1 ask spy", "1 ask este", "1 done")
    play(s, "1 ducats 12", "1 want 0", "0 accept")
    assert asked(s) == ([0], "place")
    play(s, "0 place home")
    assert asked(s) == ([1], "place")
    assert s.legal(1) == ["place nepi", "place home", "place open"]
    play(s, "1 place nepi")
    assert (hand(s, 0), hand(s, 1)) == (["vitelli", "doctor"], ["spy"])
    assert (lying(s, 0, "home"), lying(s, 1, "nepi")) == (["sforza"], ["este"])
    assert purses(s) == [112, 88, 100]


def offer(s: State, observer: int) -> dict[str, object]:
    """The offer that is being made, as an observer sees it."""
    making = GAME.view(s, observer).to_dict()["making"]
    assert isinstance(making, dict)
    return {key: making[key] for key in ("from", "to", "gives", "wants", "ducats")}


def test_hand_cards_and_ducats_of_an_offer_are_between_the_two() -> None:
    """[TP-95] [TP-4]"""
    s = market(hands={1: ["spy"]}, own={1: {"ceri": []}})
    play(s, "1 trade borgia", "1 offer ceri", "1 offer spy", "1 ask doctor")
    play(s, "1 done", "1 ducats 3", "1 want 0")
    whole = {"from": 1, "to": 0, "gives": ["ceri", "spy"], "wants": ["doctor"], "ducats": 3}
    assert offer(s, 0) == offer(s, 1) == whole
    for observer in (2, -1):
        assert offer(s, observer) == {**whole, "gives": ["ceri"], "wants": [], "ducats": 0}


def test_only_the_two_hear_what_went_from_hand_to_hand() -> None:
    """[TP-95] [TP-4]"""
    s = market(hands={1: ["spy", "spy"], 0: ["doctor"]})
    play(s, "1 trade borgia", "1 offer spy", "1 offer spy", "1 ask doctor")
    play(s, "1 done", "1 ducats 0", "1 want 0", "0 accept")
    done = {"event": "trade-done", "seat": 1, "opponent": 0}
    for observer in (0, 1):
        assert told(s, "trade-done", observer) == [{**done, "given": "spy spy", "taken": "doctor"}]
    for observer in (2, -1):
        assert told(s, "trade-done", observer) == [done]


def test_a_hand_that_gave_no_card_gave_nothing_and_of_ducats_alone_nothing_is_said() -> None:
    """[TP-95]"""
    s = market(hands={0: ["doctor"]})
    play(s, "1 trade borgia", "1 ask doctor", "1 done", "1 ducats 5", "1 want 0", "0 accept")
    play(s, "1 trade borgia", "1 done", "1 ducats 5", "1 want 0", "0 accept")
    heard, plain = told(s, "trade-done", 1)
    assert (heard["given"], heard["taken"]) == ("nothing", "doctor")
    assert plain == {"event": "trade-done", "seat": 1, "opponent": 0}


def test_an_offer_is_the_proposers_alone_until_it_is_put() -> None:
    """[TP-95] [TP-4]"""
    s = market(hands={1: ["spy"]}, own={1: {"ceri": []}, 0: {"nepi": []}})
    play(s, "1 trade borgia")
    blank = {"from": 1, "to": 0, "gives": [], "wants": [], "ducats": 0}
    for line in ("1 offer ceri", "1 ask nepi", "1 offer spy", "1 done", "1 ducats 3"):
        play(s, line)
        assert offer(s, 1) != blank
        for observer in (0, 2, -1):
            view = GAME.view(s, observer)
            assert offer(s, observer) == blank
            assert GAME.view(GAME.imagine(view, Rng(1)), observer).to_dict() == view.to_dict()
    play(s, "1 want 0")
    for observer in (2, -1):
        assert offer(s, observer) == {**blank, "gives": ["ceri"], "wants": ["nepi"]}


def test_before_each_ballot_all_may_trade_with_all() -> None:
    """[TP-95]"""
    s = election(pope=1, hands={2: ["spy"]}, options={**TRADE, "trade_offers": 2, "open_ballots": 1})
    for seat in (1, 2, 0):
        assert asked(s) == ([seat], "trade")
        if seat == 2:
            play(s, "2 trade borgia", "2 offer spy", "2 done", "2 ducats 0", "2 want 0", "0 accept", "2 pass")
        elif seat == 1:
            play(s, "1 trade borgia", "1 cancel", "1 trade borgia", "1 cancel")
        else:
            play(s, "0 pass")
    assert hand(s, 0) == ["spy"]
    play(s, "0 votes 12", "1 votes 0", "1 votes 12", "2 votes 0", "2 votes 0")
    assert asked(s) == ([1], "trade")  # before the open ballot
    play(s, "1 pass", "2 pass", "0 pass", "1 votes 0", "1 votes 12", "2 votes 0", "2 votes 0", "0 votes 12")
    play(s, "1 name borgia", "1 name medici")
    assert asked(s) == ([1], "trade")  # and before the run-off


def test_an_office_traded_before_the_ballot_carries_its_votes() -> None:
    """[TP-95] [TP-70]"""
    s = election(own={1: {"open": ["camerlengo"]}}, options=TRADE)
    play(s, "0 pass", "1 trade borgia", "1 offer camerlengo", "1 done", "1 ducats 0", "1 want 1", "0 accept")
    play(s, "0 place open", "1 pass", "2 pass")
    assert may(s, 0, "votes")[-1] == "15"


@pytest.mark.parametrize(("key", "value"), [("trade", 2), ("trade_offers", 0), ("trade_offers", 10)])
def test_the_options_have_bounds(key: str, value: int) -> None:
    """[TP-95]"""
    with pytest.raises(Exception, match="option-range"):
        GAME.checked_options({key: value})


def test_cardinals_and_the_home_are_never_traded() -> None:
    """[TP-95]"""
    s = market()
    play(s, "1 trade borgia")
    assert not [text for text in s.legal(1) if "cardinal" in text or "home" in text]
    assert borgia(s.table).offers == 1
