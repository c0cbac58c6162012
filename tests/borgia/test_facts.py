"""What the engine says an answer leads to is what comes of it when the answer is played."""

from collections.abc import Callable, Iterator

import pytest

from signoria import Rng, State
from signoria.games.borgia import GAME
from signoria.games.borgia.components import SEIZE, STORM
from signoria.games.borgia.frames import borgia
from signoria.games.borgia.public import PublicView
from signoria.games.borgia.rules.ballot import votes_of
from signoria.games.borgia.rules.seizure import standing_defence
from signoria.games.borgia.view import BorgiaView
from signoria.kernel.public import Nouns
from signoria.kit.ascending import Ascending
from tests.borgia.positions import Estate, election, may, new_round, number, play, playing, purses, told, turn
from tests.tables import by_verb, in_either_mode, random_game, step

Found = dict[str, Nouns]
SEATS = [3, 4, 5]


def facts(s: State, seat: int, text: str) -> Found:
    """What a seat is told of an answer, by name."""
    return {fact.what: fact.nouns for fact in GAME.facts(GAME.view(s, seat), text)}


def seen(s: State, observer: int) -> PublicView:
    view = GAME.view(s, observer)
    assert isinstance(view, BorgiaView)
    return view.to_dict()


def after(s: State, seat: int, text: str) -> State:
    world = s.clone()
    world.play(seat, text)
    return world


def questions(seats: int, prompts: set[str]) -> Iterator[tuple[State, int, str]]:
    """An answer to each question of these kinds in some random games, with the game before it."""
    for seed in range(in_either_mode(8)):
        rng = Rng(seed)
        for s in random_game((GAME, "phalanx", seats), seed):
            for seat in s.to_act():
                if GAME.decision(s, seat).prompt in prompts:
                    yield s, seat, by_verb(rng, s.legal(seat))


def compared(seats: int, prompts: set[str], check: Callable[[State, int, str, Found], bool]) -> None:
    """Check what is told against what happens, and that there was something to check."""
    checked = [check(s, seat, text, facts(s, seat, text)) for s, seat, text in questions(seats, prompts)]
    assert any(checked)


@pytest.mark.parametrize("seats", SEATS)
def test_every_fact_is_declared_with_its_nouns(seats: int) -> None:
    for s, seat, text in questions(seats, set(GAME.prompts)):
        for fact in GAME.facts(GAME.view(s, seat), text):
            assert sorted(fact.nouns) == sorted(GAME.consequences[fact.what].split()), (text, fact.what)


@pytest.mark.parametrize("seats", SEATS)
def test_what_a_bid_leaves_is_left_when_all_others_pass(seats: int) -> None:
    """[TP-22]"""

    def check(s: State, seat: int, text: str, found: Found) -> bool:
        if text == "pass":
            return False
        world = after(s, seat, text)
        while isinstance(world.top, Ascending):
            world.play(world.to_act()[0], "pass")
        assert purses(world)[seat] == found["bid-leaves"]["ducats"]
        return True

    compared(seats, {"bid"}, check)


def test_whether_an_artist_could_still_be_paid_after_a_bid() -> None:
    """[TP-34]"""
    s = turn(table=["leonardo", "ostia"], purse=[90, 100, 100])
    play(s, "0 turn 1")
    fee = facts(s, 0, "bid 1")["fee-then"]["fee"]
    assert isinstance(fee, int)
    assert facts(s, 0, "bid 1")["fee-then"]["ducats"] == 89 - fee
    assert facts(s, 0, f"bid {91 - fee}")["fee-unpaid"] == {"fee": fee}
    assert "fee-unpaid" not in facts(s, 0, f"bid {90 - fee}")
    assert facts(s, 0, "bid 91") == {}


@pytest.mark.parametrize("seats", SEATS)
def test_what_a_fee_leaves_is_left(seats: int) -> None:
    """[TP-34] [TP-56]"""

    def check(s: State, seat: int, text: str, found: Found) -> bool:
        world = after(s, seat, text)
        if text == "pay":
            assert purses(world)[seat] == found["fee-leaves"]["ducats"]
        elif "artist-stays" in found:
            assert told(world, "artist-stays")[-1]["seat"] == found["artist-stays"]["opponent"]
        else:
            assert len(told(world, "set-aside")) > len(told(s, "set-aside"))
            assert found == {"artist-aside": {}}
        return text == "pay"

    compared(seats, {"fee"}, check)


@pytest.mark.parametrize("seats", SEATS)
def test_a_card_is_defended_as_was_told_where_it_is_put(seats: int) -> None:
    """[TP-31] [TP-33] [TP-52]"""

    def check(s: State, seat: int, text: str, found: Found) -> bool:
        card = str(GAME.decision(s, seat).nouns["card"])
        spot = text.split()[1]
        world = after(s, seat, text)
        target = STORM + seat if spot == "home" else SEIZE + number(card if spot == "open" else spot)
        assert found.get("defended", {"power": 0})["power"] == standing_defence(borgia(world.table), target)
        if "displaced" in found:
            assert found["displaced"]["card"] in seen(world, seat)["seats"][seat]["open"]
        return spot != "open"

    compared(seats, {"place", "new-place"}, check)


@pytest.mark.parametrize("seats", SEATS)
def test_an_attack_that_leads_succeeds_unless_more_is_committed(seats: int) -> None:
    """[TP-54]"""

    def check(s: State, seat: int, text: str, found: Found) -> bool:
        fight = seen(s, seat)["making"]
        assert fight is not None
        assert fight["what"] == "seizure"
        if seat != fight["attacker"] or fight["defender"] not in s.to_act():
            return False
        world = after(s, seat, text)
        if text != "done":
            world.play(seat, "done")
        world.play(fight["defender"], "done")
        fought = told(world, "fought")[-1]
        missing = int(str(fought["attack"])) - int(str(fought["defence"]))  # what the defender sent is in it already
        sealed = seen(s, fight["defender"])["sealed"]
        if sealed and sealed["mine"] == []:
            held = len(told(world, "held")) > len(told(s, "held"))
            assert held == ("attack-fails" in found)
            assert held or found["attack-leads"]["power"] == max(missing, 1)
        return True

    compared(seats, {"commit"}, check)


def test_condottieri_are_asked_about_as_a_whole() -> None:
    """[TP-51] [TP-53] [TP-54]"""
    s = playing(
        own={0: {"nepi": ["leonardo"]}, 1: {"ceri": ["sforza"]}},
        hands={0: ["lorca", "vitelli"], 1: ["corella"]},
    )
    play(s, "0 seize ceri")
    none, one, both = (facts(s, 0, plan) for plan in ("done", "commit lorca; done", "commit lorca; commit vitelli"))
    assert none == {}  # somebody must be sent
    assert one["attack-leads" if "attack-leads" in one else "attack-fails"] is not None
    assert both["all-paid"]["ducats"] == 2 * int(one["all-paid"]["ducats"])
    play(s, "0 commit lorca", "0 commit vitelli", "0 done")
    assert facts(s, 0, "done") == {}  # no longer asked
    defence = int(facts(s, 1, "done")["defence-leads"]["power"])
    assert int(facts(s, 1, "commit corella; done")["defence-leads"]["power"]) > defence
    play(s, "1 done")
    fought = told(s, "fought")[0]
    assert fought["defence"] == defence
    assert ("attack-leads" in both) == (int(str(fought["attack"])) > defence)


def test_who_strikes_one_of_the_married_is_told_that_the_marriage_ends() -> None:
    """[TP-44]"""
    own = {0: {"home": ["raphael"]}, 1: {"home": ["datary"]}}
    s = playing(2, own=own, hands={2: ["bravo", "poison_plague"]}, married=(0, 1))
    assert facts(s, 2, "bravo datary") == {"stabbed": {}, "marriage-ends": {}}
    assert facts(s, 2, "poison raphael") == {"poisoned": {}, "marriage-ends": {}}
    assert facts(s, 2, "poison marriage") == {"poisoned": {}}
    alone = playing(2, own=own, hands={2: ["bravo"]})
    assert facts(alone, 2, "bravo datary") == {"stabbed": {}}


def test_of_an_attack_that_cannot_be_made_nothing_is_told() -> None:
    """[TP-50] [TP-56]"""
    own = {1: {"ceri": [], "home": ["raphael"]}}
    assert facts(playing(own=own), 0, "seize ceri") == {}
    poor = playing(own=own, hands={0: ["lorca"]}, purse=[34, 100, 100])
    assert facts(poor, 0, "seize ceri")["attack"]["attack"] == 1
    assert facts(poor, 0, "storm medici") == {}


def test_where_nothing_defends_any_attack_succeeds() -> None:
    """[TP-54]"""
    s = playing(own={1: {"open": ["datary"]}}, hands={1: ["corella"]})
    play(s, "0 seize datary")
    assert facts(s, 1, "done")["defence-nothing"] == {}
    assert facts(s, 0, "done")["attack-leads"] == {"power": 1}
    play(s, "1 done", "0 done")
    assert told(s, "seized") != []


@pytest.mark.parametrize("seats", SEATS)
def test_the_most_one_could_send_is_what_is_told_of_an_attack(seats: int) -> None:
    """[TP-51] [TP-52]"""

    def check(s: State, seat: int, text: str, found: Found) -> bool:
        if text.split()[0] not in ("seize", "storm"):
            return False
        world, attack = after(s, seat, text), found["attack"]
        before = purses(world)[seat]
        victim = int(attack["opponent"])
        world.play(victim, "done")
        while found_one := may(world, seat, "commit"):  # they are listed by their power
            world.play(seat, f"commit {found_one[0]}")
        world.play(seat, "done")
        fought = told(world, "fought")[-1]
        assert (fought["attack"], fought["defence"]) == (attack["attack"], attack["defence"])
        assert before - purses(world)[seat] >= int(attack["ducats"])
        return True

    compared(seats, {"play-or-seize"}, check)


@pytest.mark.parametrize("seats", SEATS)
def test_votes_that_are_told_to_elect_do(seats: int) -> None:
    """[TP-71] [TP-72]"""

    def check(s: State, seat: int, text: str, found: Found) -> bool:
        if "votes-elect" not in found:
            return False
        world, elections = after(s, seat, text), len(told(s, "elected"))
        while len(told(world, "elected")) == elections:
            assert GAME.decision(world, world.to_act()[0]).prompt in ("secret-ballot", "open-ballot", "run-off")
            step(world, Rng(1))
        seat_elected = told(world, "elected")[-1]["seat"]
        assert seen(world, -1)["seats"][int(str(seat_elected))]["family"] == found["votes-elect"]["family"]
        return True

    compared(seats, {"secret-ballot", "open-ballot", "run-off"}, check)


def test_a_whole_ballot_is_asked_about_at_once() -> None:
    """[TP-70] [TP-71]"""
    s = election(cardinals=[6, 1, 1])
    all_votes = sum(int(votes_of(borgia(s.table), seat)) for seat in range(3))
    assert facts(s, 1, "votes 0; votes 2")["votes-stand"]["elects"] == all_votes // 2 + 1
    assert facts(s, 0, "votes 18")["votes-elect"] == {"family": "borgia"}
    assert facts(s, 0, "votes 0; votes 0") == {"votes-elect": {"family": "della_rovere"}}  # the last has the rest
    assert facts(s, 0, "votes 19") == {}


@pytest.mark.parametrize("seats", SEATS)
def test_new_cardinals_bring_the_votes_that_were_told(seats: int) -> None:
    """[TP-92] [TP-70]"""

    def check(s: State, seat: int, text: str, found: Found) -> bool:
        world = after(s, seat, text)
        family = str(GAME.decision(s, seat).nouns["family"])
        votes = {estate["family"]: estate["votes"] for estate in seen(world, -1)["seats"]}
        if "cardinals-vote" in found:
            assert found["cardinals-vote"] == {"family": family, "number": votes[family]}
        assert "pope-too-many" not in found
        if "pope-keeps" in found:
            given = [event for event in told(world, "cardinals-given") if event["seat"] == seat]
            before = [event for event in told(s, "cardinals-given") if event["seat"] == seat]
            kept = given[-1]["number"] if len(given) > len(before) else 0
            assert found["pope-keeps"] == {"number": kept}
        return "cardinals-vote" in found

    compared(seats, {"cardinals"}, check)


def test_a_pope_who_would_keep_too_many_is_told() -> None:
    """[TP-92]"""
    s = new_round()
    while GAME.decision(s, s.to_act()[0]).prompt != "cardinals":
        play(s, f"{s.to_act()[0]} {s.legal(s.to_act()[0])[0]}")
    assert facts(s, 0, "cardinals 0; cardinals 0")["pope-too-many"] == {"number": 3, "most": 1}
    assert facts(s, 0, "cardinals 1; cardinals 0")["pope-keeps"] == {"number": 2}
    assert "1" in [text.split()[1] for text in after(s, 0, "cardinals 0").legal(0)]


def test_a_trade_leaves_the_ducats_that_were_told() -> None:
    """[TP-95]"""
    own = {1: {"nepi": ["titian"], "open": ["datary"]}}
    s = playing(1, own=own, purse=[100, 100, 100], options={"trade": 1})
    play(s, "1 trade della_rovere", "1 offer nepi", "1 offer datary", "1 done")
    assert facts(s, 1, "ducats 30")["trade-leaves"] == {"ducats": 70}
    play(s, "1 ducats 0", "1 want 40")
    found = facts(s, 2, "accept")
    assert found["trade-leaves"] == {"ducats": 60}
    assert found["pope-agrees"] == {"seat": 0}
    play(s, "2 accept", "0 consent")
    assert purses(s)[2] == 60
    assert GAME.decision(s, 2).nouns["fee"] == found["trade-fees"]["fee"]


def test_a_whole_offer_can_be_asked_about_before_anybody_hears_of_it() -> None:
    """[TP-95] [TP-70]"""
    own: dict[int, Estate] = {1: {"nepi": ["titian"], "open": ["datary"]}, 2: {"ceri": []}}
    s = playing(1, own=own, options={"trade": 1})
    text = "trade della_rovere; offer nepi; offer datary; ask ceri; done; ducats 10; want 0"
    told = GAME.facts(GAME.view(s, 1), text)
    mine, theirs = [fact.nouns for fact in told if fact.what == "trade-balance"]
    assert [mine[key] for key in ("seat", "votes", "votes_then")] == [1, 14, 12]
    assert [mine[key] for key in ("points", "points_then", "income", "income_then")] == [7, 1, 30, 10]
    assert [theirs[key] for key in ("seat", "votes", "votes_then", "points", "points_then")] == [2, 12, 14, 1, 7]
    assert facts(s, 1, text)["trade-leaves"] == {"ducats": 90}
    assert facts(s, 1, text)["trade-pact"] == {"seat": 0, "votes": 26, "votes_then": 24, "elects": 20}
    assert facts(s, 1, text)["pope-agrees"] == {"seat": 0}
    assert facts(s, 1, "trade della_rovere; done; ducats 101; want 0") == {}
    play(s, *[f"1 {step}" for step in text.split("; ")])
    assert facts(s, 2, "accept")["trade-pact"] == {"seat": 0, "votes": 24, "votes_then": 26, "elects": 20}
    play(s, "2 accept")
    assert "trade-pact" not in facts(s, 0, "consent"), "the Pope is none of the two"
    play(s, "0 consent", "2 pay")
    assert [seen(s, 1)["seats"][seat]["votes"] for seat in (1, 2)] == [12, 14]


def test_who_is_not_asked_is_told_nothing() -> None:
    s = turn(table=["ostia"])
    assert facts(s, 0, "turn 1") == {"turned-up": {}}
    assert facts(s, 1, "turn 1") == {}
    assert facts(s, -1, "turn 1") == {}
    assert facts(s, 0, "no such answer") == {}
