"""Rules of thumb for The Prince: what a sensible family does, and what it cannot know."""

import pytest

from signoria import Rng, State
from signoria.bots.thumb.borgia.policy import BorgiaPolicy
from signoria.bots.thumb.policy import Menu, Uniform, rollout
from signoria.games.borgia import GAME
from signoria.games.borgia.frames import borgia
from signoria.games.borgia.rules.pope import HandOut, NewCardinals
from signoria.kernel.action import Actions, filled
from tests.borgia.positions import Position, begun, election, fresh, play, playing, purses, table, turn
from tests.borgia.worlds import twin
from tests.tables import step

EXACT = BorgiaPolicy(0)
ACTS, MENU = Actions(), Menu()
TABLE = ["rimini", "orvieto", "perugia"]  # face down where the usual towns are wanted elsewhere


def ratings(s: State, seat: int) -> dict[str, int]:
    """What the policy thinks of the answers it considers."""
    s.offer(seat, ACTS)
    MENU.clear()
    EXACT.rate(s, seat, ACTS, MENU)
    texts = s.game.catalogue.texts
    return {texts[MENU.codes[n]]: int(MENU.ratings[n]) for n in range(MENU.count)}


def choice(s: State) -> str:
    """What the seat that is asked first would do."""
    seat = s.top.asked
    s.offer(seat, ACTS)
    return s.game.catalogue.text(EXACT.choose(s, seat, ACTS, MENU, Rng(1)))


def go_on(s: State, decisions: int) -> list[str]:
    """Let the policy play for all seats; what they did."""
    done = []
    for _n in range(decisions):
        done.append(f"{s.top.asked} {choice(s)}")
        play(s, done[-1])
    return done


def forecast(s: State) -> list[int]:
    out = filled(s.table.seats, 0)
    EXACT.forecast(s, out)
    return [int(points) for points in out]


def auctioned(card: str, **said: object) -> State:
    """A card under the hammer; seat 0 is asked first."""
    position: Position = {"table": [card, "nepi", "spoleto"], **said}  # type: ignore[typeddict-item]  # checked by turn
    s = turn(**position)
    play(s, "0 turn 1")
    return s


def test_a_great_artist_who_lies_open_is_taken() -> None:
    s = playing(own={1: {"open": ["raphael"]}})
    assert go_on(s, 2) == ["0 seize raphael", "0 done"]


def test_a_weak_town_falls_to_the_smallest_sufficient_force() -> None:
    s = playing(hands={0: ["bande_nere", "vitelli", "lorca"]}, own={1: {"tivoli": ["raphael"]}}, table=TABLE)
    assert go_on(s, 3) == ["0 seize tivoli", "0 commit vitelli", "0 done"]


def test_nothing_is_attacked_that_cannot_be_taken() -> None:
    s = playing(hands={0: ["lorca"]}, own={1: {"bologna": ["raphael"]}, 2: {"home": ["titian"]}}, table=TABLE)
    assert choice(s) == "pass"


def test_who_is_known_to_be_armed_is_not_attacked_with_the_same_force() -> None:
    s = turn(table=["alviano", "ostia"], hands={0: ["vitelli"]}, own={1: {"tivoli": []}})
    play(s, "0 turn 1")
    armed = s.clone()
    play(s, "0 pass", "1 pass", "2 bid 1")
    play(armed, "0 pass", "1 bid 1", "2 pass")
    assert choice(s) == "seize tivoli"
    assert choice(armed) == "pass"


def test_what_is_worth_it_is_defended() -> None:
    for artist, answer in (("raphael", "commit corella"), ("pinturicchio", "done")):
        s = playing(hands={1: ["corella"]}, own={1: {"open": [artist]}}, round=3)
        play(s, f"0 seize {artist}", "0 done")
        assert choice(s) == answer


def test_a_bid_stays_below_what_the_card_can_bring() -> None:
    for card, most in (("ostia", 50), ("castellan", 35), ("bellini", 30), ("simony", 15)):
        s = auctioned(card)
        s.play(0, f"bid {most}")
        assert choice(s) == "pass", card


def test_a_bargain_is_not_left_to_others() -> None:
    for card, position in (("bologna", {}), ("ostia", {}), ("bande_nere", {}), ("michelangelo", {"round": 3})):
        s = auctioned(card, **position)
        play(s, "0 bid 5")
        assert choice(s).startswith("bid "), card


def test_of_a_long_ladder_a_few_rungs_are_thought_of() -> None:
    s = auctioned("bologna", purse=[400, 400, 400])
    thoughts = ratings(s, 0)
    assert "pass" in thoughts
    assert "bid 1" in thoughts
    assert 3 <= len(thoughts) <= 8


def test_the_fee_is_kept_back_when_bidding_for_an_artist() -> None:
    """Nor is a bid thought of that would leave too little for it."""
    s = auctioned("raphael", purse=[27, 100, 100])
    bids = [int(text.split()[1]) for text in ratings(s, 0) if text != "pass"]
    assert max(bids, default=0) <= 2


def test_a_fee_that_pays_is_paid_without_a_second_thought() -> None:
    s = auctioned("michelangelo", own={0: {"home": []}})
    play(s, "0 bid 1", "1 pass", "2 pass")
    assert s.legal(0) == ["pay", "decline"]
    assert list(ratings(s, 0)) == ["pay"]


def test_the_fee_of_leonardo_is_paid_for_his_power_too() -> None:
    s = auctioned("leonardo", own={0: {"home": []}})
    play(s, "0 bid 1", "1 pass", "2 pass")
    assert list(ratings(s, 0)) == ["pay"]


def test_the_fee_of_an_artist_without_a_place_is_weighed() -> None:
    """Whoever lies open goes to the next who has a place."""
    s = auctioned("bellini", own={0: {"home": ["leonardo"]}})
    play(s, "0 bid 1", "1 pass", "2 pass")
    assert set(ratings(s, 0)) == {"decline", "pay"}


def test_the_best_artist_gets_the_safest_place() -> None:
    s = auctioned("raphael", own={0: {"tivoli": [], "bologna": []}})
    play(s, "0 bid 9", "1 pass", "2 pass", "0 pay")
    assert choice(s) == "place bologna"


def test_a_better_artist_moves_into_safety_in_place_of_a_lesser_one() -> None:
    s = turn(own={0: {"home": ["pinturicchio"], "open": ["michelangelo"]}})
    assert go_on(s, 2) == ["0 move michelangelo", "0 place home"]


def test_cards_that_lie_well_stay_where_they_are() -> None:
    s = turn(own={0: {"bologna": ["michelangelo", "datary"], "home": ["perugino"]}}, table=TABLE)
    assert choice(s).startswith("turn ")


def test_a_spy_takes_a_card_for_nothing() -> None:
    assert choice(turn(hands={0: ["spy"]})).startswith("take ")


def test_nobody_kills_what_is_their_own() -> None:
    s = playing(hands={0: ["poison_plague", "bravo"]}, own={0: {"home": ["raphael"]}})
    assert choice(s) == "pass"


def test_a_bravo_strikes_at_the_best_of_whoever_is_ahead() -> None:
    s = playing(
        hands={0: ["bravo"]}, own={1: {"home": ["michelangelo"]}, 2: {"home": ["raphael"]}}, score=[10, 10, 30], round=2
    )
    assert choice(s) == "bravo raphael"


def test_the_doctor_comes_for_ones_own_artist_only() -> None:
    for patient, answer in ((1, "doctor"), (2, "pass")):
        s = playing(hands={0: ["poison_plague"], 1: ["doctor"]}, own={patient: {"home": ["raphael"]}})
        play(s, "0 poison raphael")
        assert choice(s) == answer


def test_simony_is_not_wasted_in_the_first_round() -> None:
    s = playing(1, hands={1: ["simony"]})
    assert choice(s) == "pass"
    assert choice(playing(1, hands={1: ["simony"]}, round=2)) == "simony"


def test_who_can_win_votes_for_themselves_and_the_others_for_the_lesser_evil() -> None:
    s = election(seats=4, cardinals=[6, 6, 4, 4], score=[30, 10, 12, 14])
    while not s.over:
        go_on(s, 1)
    assert GAME.view(s, -1).to_dict()["pope"] == 1


def test_a_sitting_pope_who_may_name_names_themselves() -> None:
    s = election(options={"open_ballots": 1})
    for _ballot in range(2):
        play(s, "0 votes 12", "1 votes 0", "1 votes 12", "2 votes 0", "2 votes 0")
    assert choice(s) == "name borgia"


def test_the_pope_takes_as_many_cardinals_as_allowed() -> None:
    for seats, most in ((3, 6), (4, 6), (5, 7)):
        s = begun(table(seats=seats, round=2), NewCardinals())
        go_on(s, seats - 1)
        assert borgia(s.table).cardinals[0] == most


def test_an_office_the_pope_gives_up_goes_to_whoever_is_behind() -> None:
    s = begun(table(round=2, own={0: {"home": ["datary"]}}, score=[20, 30, 10]), HandOut(0))
    assert choice(s) == "give della_rovere"


def offered(*lines: str) -> State:
    s = turn(options={"trade": 1}, own={0: {"home": ["raphael"]}, 1: {"bologna": ["datary"]}}, table=TABLE)
    play(s, "0 trade medici", *lines)
    return s


def test_presents_are_welcome_and_robbery_is_not() -> None:
    assert choice(offered("0 done", "0 ducats 50", "0 want 0")) == "accept"
    assert choice(offered("0 ask bologna", "0 done", "0 ducats 5", "0 want 0")) == "refuse"


def test_a_pope_without_a_place_for_an_office_sells_it_to_someone_who_has_one() -> None:
    s = turn(options={"trade": 1}, own={0: {"home": ["depositary_general"], "open": ["datary"]}}, round=2)
    done = go_on(s, 6)
    assert done[1] == "0 offer datary"
    assert done[5].endswith("accept")
    assert purses(s)[0] > 100


def test_no_offer_is_begun_without_something_to_gain() -> None:
    s = turn(options={"trade": 1}, own={0: {"home": ["depositary_general"]}}, round=2)
    assert any(text.startswith("trade ") for text in s.legal(0))
    assert not any(text.startswith("trade ") for text in ratings(s, 0))


def test_an_offer_that_was_begun_is_made() -> None:
    """Also by a search, which may gain nothing by one way or the other."""
    s = turn(options={"trade": 1}, own={0: {"home": ["depositary_general"], "open": ["datary"]}}, round=2)
    offers = [text for text in ratings(s, 0) if text.startswith("trade ")]
    assert offers
    play(s, f"0 {offers[0]}")
    assert "cancel" in s.legal(0)
    assert list(ratings(s, 0)) == ["offer datary"]
    play(s, "0 offer datary")
    assert list(ratings(s, 0)) == ["done"]


@pytest.mark.parametrize("trade", [0, 1])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_question_has_an_answer_and_every_answer_is_legal(seats: int, trade: int) -> None:
    rng = Rng(seats)
    for seed in range(4):
        s = fresh(seats, seed, None, trade=trade)
        while not s.over:
            for seat in s.to_act():
                thoughts = ratings(s, seat)
                assert thoughts
                assert set(thoughts) <= set(s.legal(seat))
            step(s, rng)


def test_nobody_thinks_with_what_is_hidden() -> None:
    """Whatever a seat imagines behind what it sees, it thinks the same of its answers."""
    compared = 0
    for seed in range(4):
        rng = Rng(seed)
        s = fresh(3 + seed % 3, seed, None, trade=seed % 2)
        while not s.over:
            for seat in s.to_act():
                if len(s.legal(seat)) > 1:
                    imagined = GAME.imagine(GAME.view(s, seat), rng)
                    assert ratings(imagined, seat) == ratings(s, seat)
                    compared += 1
            step(s, rng)
    assert compared > 400


def test_twins_think_the_same() -> None:
    compared = 0
    for seed in range(8):
        rng = Rng(seed)
        s = fresh(3, seed, None)
        for _n in range(int(40 + rng.below(60))):
            step(s, rng)
        if s.over:
            continue
        end = s.clone()
        while not end.over:
            step(end, rng)
        seat = s.to_act()[0]
        other = twin(s, end, seat, rng)
        if other is not None:
            assert ratings(other, seat) == ratings(s, seat)
            compared += 1
    assert compared >= 3


@pytest.mark.parametrize("trade", [0, 1])
def test_games_come_to_their_end(trade: int) -> None:
    for seats in (3, 4, 5):
        s = fresh(seats, seats, None, trade=trade)
        assert rollout(s, BorgiaPolicy(), ACTS, MENU, Rng(1), 2000) < 1200
        assert s.over


def test_the_forecast_of_a_game_that_is_over_is_its_result() -> None:
    s = fresh(4, 8, None)
    rollout(s, BorgiaPolicy(), ACTS, MENU, Rng(1), 2000)
    assert forecast(s) == [100 * int(points) for points in borgia(s.table).score]
    assert EXACT.doubt(s) == 0


def test_more_of_anything_is_a_better_forecast() -> None:
    """Seat 0 has a majority of all votes, so that the election is no question."""
    plain = forecast(turn(cardinals=[9, 4, 4]))
    richer: list[Position] = [
        {"purse": [150, 100, 100]},
        {"own": {0: {"nepi": []}}},
        {"own": {0: {"home": ["datary"]}}},
        {"own": {0: {"open": ["raphael"]}}},
        {"hands": {0: ["bande_nere"]}},
        {"score": [5, 0, 0]},
    ]
    for position in richer:
        position["cardinals"] = [9, 4, 4]
        assert forecast(turn(**position))[0] > plain[0], position
    assert plain[0] > forecast(turn())[0]


def test_doubt_shrinks_as_the_game_goes_on() -> None:
    doubts = [EXACT.doubt(turn(round=n)) for n in (1, 2, 3)]
    assert doubts == sorted(doubts, reverse=True)
    assert EXACT.doubt(election(round=3)) < doubts[-1]


def test_thumbs_beat_players_without_a_plan() -> None:
    wins = 0
    for seed in range(30):
        me = seed % 4
        s = fresh(4, seed, None)
        rng = Rng(seed)
        while not s.over:
            seat = s.top.asked
            policy = EXACT if seat == me else Uniform()
            s.offer(seat, ACTS)
            s.apply(seat, policy.choose(s, seat, ACTS, MENU, rng))
        wins += me in GAME.winners(s)
    assert wins >= 27
