"""What each seat has seen of hidden cards, and what it may therefore imagine."""

import json
from itertools import product

from signoria import Rng
from signoria.games.borgia import GAME
from signoria.games.borgia.frames import borgia
from signoria.kernel.action import copy_cells
from signoria.kernel.state import State
from tests.borgia.positions import fresh, hand, number, play, playing, turn
from tests.tables import by_verb


def seen(s: State, observer: int, card: str) -> list[list[str]]:
    """Where an observer thinks the hidden copies of a card may be; nothing where it may be anywhere."""
    found = GAME.view(s, observer).to_dict()["seen"]
    assert isinstance(found, dict)
    places: list[list[str]] = found.get(card, [])
    return places


def imagined_hands(s: State, observer: int, card: str) -> set[int]:
    """The seats that hold a card in some of many imagined states."""
    view = GAME.view(s, observer)
    out = set()
    for seed in range(200):
        t = borgia(GAME.imagine(view, Rng(seed)).table)
        out |= {seat for seat in range(t.seats) if t.holds(seat, number(card))}
    return out


def test_a_card_bought_is_known_to_be_in_that_hand() -> None:
    """[TP-22] [TP-4]"""
    s = turn(table=["vitelli", "ostia"])
    play(s, "0 turn 1", "0 pass", "1 bid 1", "2 pass")
    for observer in (-1, 0, 2):
        assert seen(s, observer, "vitelli") == [["medici"]]
        assert imagined_hands(s, observer, "vitelli") == {1}


def test_after_a_spy_it_may_be_in_either_hand_for_those_who_did_not_see() -> None:
    """[TP-40] [TP-4]"""
    s = turn(table=["vitelli"], hands={2: ["spy"], 1: ["doctor"]})
    play(s, "0 turn 1", "0 pass", "1 bid 1", "2 pass", "0 pass")
    t = borgia(s.table)
    other = playing(2, hands={2: ["spy"], 1: ["doctor", "vitelli"]})
    copy_cells(t.where, borgia(other.table).where)
    play(other, "2 spy medici")
    assert seen(other, 0, "vitelli") == [["medici", "della_rovere"]]
    assert imagined_hands(other, 0, "vitelli") == {1, 2}
    taken = hand(other, 2)[0]
    assert seen(other, 1, taken) == [["della_rovere"]]  # who lost it knows where it is
    assert imagined_hands(other, 1, taken) == {2}


def test_an_empty_hand_stays_empty_in_the_eyes_of_who_looked() -> None:
    """[TP-40]"""
    s = playing(hands={0: ["spy", "vitelli", "lorca"]})
    play(s, "0 spy medici")
    for seed in range(50):
        assert borgia(GAME.imagine(GAME.view(s, 0), Rng(seed)).table).hand_size(1) == 0
    assert any(borgia(GAME.imagine(GAME.view(s, 2), Rng(seed)).table).hand_size(1) > 0 for seed in range(50))


def test_cards_of_a_hand_thrown_in_are_not_in_hands_dealt_before() -> None:
    """[TP-11]"""
    for seed in range(400):
        s = fresh(4, seed)
        if "throw" in s.legal(0):
            break
    before = GAME.view(s, 0).to_dict()["hand"]
    play(s, "0 throw")
    now = GAME.view(s, 0).to_dict()["hand"]
    assert isinstance(before, list)
    assert isinstance(now, list)
    singles = [card for card in before if card not in now and card not in ("spy", "poison_plague", "bravo", "simony")]
    for card in singles:
        assert seen(s, 0, card) == [["pile"]]
    view = GAME.view(s, 0)
    for n in range(40):
        t = borgia(GAME.imagine(view, Rng(n)).table)
        for seat in (1, 2, 3):
            cards = [*range(37)] if t.unplayed[seat] else []
            held = {card for card in cards if (t.unplayed[seat] >> card) & 1}
            assert not held & {number(card) for card in singles}


def test_what_was_set_aside_is_in_the_pile_when_the_round_begins() -> None:
    """[TP-64] [TP-3]"""
    s, rng = GAME.new(4, seed=8, first=0), Rng(8)
    while borgia(s.table).round == 1 or s.to_act() == []:
        shelved = int(borgia(s.table).shelf)
        seat = s.to_act()[0]
        s.play(seat, by_verb(rng, s.legal(seat)))
    condottieri = [card for card in range(37, 45) if (shelved >> card) & 1]
    t = borgia(s.table)
    for card in condottieri:
        places = (t.where[card] >> 30) & 63  # the spectator's
        assert places == 0 or (places >> 5) & 1


def test_a_spy_played_is_taken_for_the_one_that_was_known() -> None:
    """[TP-4] [TP-1]"""
    s = turn(table=["spy", "ostia"], hands={1: ["spy"]})
    play(s, "0 turn 1", "0 pass", "1 bid 1", "2 pass", "0 pass")
    assert seen(s, 2, "spy") == [["medici"]]
    other = turn(1, table=["ostia", "nepi"], hands={1: ["spy", "spy"]})
    copy_cells(borgia(s.table).where, borgia(other.table).where)
    play(other, "1 take 1")
    assert seen(other, 2, "spy") == []  # two look alike: nothing certain is left


def test_imagined_states_hold_what_the_table_proves() -> None:
    """[TP-4] [TP-22]"""
    s = turn(purse=[500, 100, 100])
    play(s, "0 turn 1", "0 bid 444")
    for seed in range(50):
        assert borgia(GAME.imagine(GAME.view(s, 1), Rng(seed)).table).purse[0] >= 444


def test_who_attacks_by_force_is_imagined_with_a_condottiere_and_the_ducats_for_it() -> None:
    """[TP-50] [TP-56] [TP-4]"""
    for target, least in (("seize ceri", 10), ("storm medici", 35)):
        s = playing(own={1: {"ceri": [], "home": ["raphael"]}}, hands={0: ["lorca"], 1: ["vitelli"]})
        play(s, f"0 {target}")
        for sealed in (False, True):
            if sealed:
                play(s, "0 commit lorca", "0 done")
            for observer, seed in product((1, 2, -1), range(40)):
                world = GAME.imagine(GAME.view(s, observer), Rng(seed))
                assert borgia(world.table).purse[0] >= least
                assert sent_by_attacker(world) >= 1


def sent_by_attacker(s: State) -> int:
    """Play the fight on, and count what seat 0 has sent."""
    t = borgia(s.table)
    before = t.hand_size(0)
    while s.to_act() and GAME.decision(s, s.to_act()[0]).prompt == "commit":
        s.play(s.to_act()[0], s.legal(s.to_act()[0])[0])
    return int(before - t.hand_size(0))


def test_which_condottiere_an_attacker_holds_is_anybodys_guess() -> None:
    """[TP-50] [TP-4]"""
    s = playing(own={1: {"ceri": []}}, hands={0: ["lorca"], 1: ["vitelli"]})
    play(s, "0 seize ceri")
    assert all(imagined_hands(s, 2, card) >= {0} for card in ("lorca", "bande_nere", "vitelli"))
    assert 0 not in imagined_hands(s, 1, "vitelli")  # whose own it is


def test_a_condottiere_that_is_known_to_be_there_is_enough() -> None:
    """[TP-50] [TP-22]"""
    s = turn(table=["lorca", "ostia"], own={1: {"ceri": []}})
    play(s, "0 turn 1", "0 bid 1", "1 pass", "2 pass", "0 seize ceri")
    assert any(hand(GAME.imagine(GAME.view(s, 2), Rng(seed)), 0) == ["lorca"] for seed in range(60))


def test_an_attack_by_force_tells_nobody_which_and_how_many_are_sent() -> None:
    """[TP-50] [TP-51]"""
    few, many = [
        playing(own={1: {"ceri": []}}, hands={0: cards, 1: ["vitelli"]})
        for cards in (["lorca", "spy"], ["alviano", "corella"])
    ]
    play(few, "0 seize ceri", "0 commit lorca", "0 done")
    play(many, "0 seize ceri", "0 commit corella", "0 commit alviano", "0 done")
    for observer in (1, 2, -1):
        assert outside(few, observer) == outside(many, observer)


def test_a_third_party_does_not_learn_whether_ducats_are_given_or_asked() -> None:
    """[TP-95] [TP-4]"""
    asks, gives = [playing(1, own={1: {"ceri": []}}, options={"trade": 1}) for _twin in range(2)]
    for s in (asks, gives):
        play(s, "1 trade borgia", "1 offer ceri", "1 done")
    for one, other in (("1 ducats 0", "1 ducats 7"), ("1 want 5", "1 want 0"), ("0 accept", "0 accept")):
        play(asks, one)
        play(gives, other)
        for observer in (2, -1):
            assert outside(asks, observer) == outside(gives, observer)


def outside(s: State, observer: int) -> str:
    """All that an observer gets: the view, what was heard, and who is asked."""
    heard = [event.to_dict() for event in GAME.heard(s, observer)]
    return json.dumps([GAME.view(s, observer).to_dict(), heard, s.to_act()])


def test_who_has_not_agreed_to_pay_is_not_imagined_able_to() -> None:
    """[TP-95] [TP-4]"""
    s = playing(1, own={1: {"open": ["datary"]}}, purse=[100, 100, 500], options={"trade": 1})
    play(s, "1 trade della_rovere", "1 offer datary", "1 done", "1 ducats 0", "1 want 499")
    assert not all(able(s, seed) for seed in range(50))
    play(s, "2 accept")  # and the Pope is asked: the ducats are there, and not yet paid
    assert {able(s, seed) for seed in range(50)} == {True}
    play(s, "0 consent")
    assert not all(able(s, seed) for seed in range(50))


def able(s: State, seed: int) -> bool:
    """Whether in the eyes of seat 1 seat 2 has 499 ducats."""
    return borgia(GAME.imagine(GAME.view(s, 1), Rng(seed)).table).purse[2] >= 499
