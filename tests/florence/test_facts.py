"""What answers lead to is what happens when they are given, and what a view says of cards is what they then do."""

from collections import Counter

import pytest

from signoria import SPECTATOR, Rng, State
from signoria.games.florence import GAME
from signoria.games.florence.components import CARD_NAMES, DECK_FIRST, PRESTIGE_DECK, PROFESSION_NAMES, rows
from signoria.games.florence.frames import florence
from signoria.games.florence.public import PublicView
from signoria.games.florence.rules.holdings import holdings
from signoria.games.florence.rules.work import Work, bonus_in_hand, work_value
from signoria.games.florence.scoring import prestige_value
from signoria.games.florence.view import FlorenceView
from signoria.kernel.frame import frames
from signoria.kernel.public import Nouns
from signoria.kernel.table import Log
from tests.florence.positions import actions, auction, florins, hand, play
from tests.tables import random_game

Told = dict[str, list[Nouns]]


def view(s: State, observer: int) -> FlorenceView:
    seen = GAME.view(s, observer)
    assert isinstance(seen, FlorenceView)
    return seen


def told(s: State, seat: int, text: str) -> Told:
    """The facts of an answer by their names."""
    found: Told = {}
    for fact in GAME.facts(GAME.view(s, seat), text):
        found.setdefault(fact.what, []).append(fact.nouns)
    return found


def said(s: State, seat: int, text: str) -> list[tuple[str, Nouns]]:
    return [(fact.what, fact.nouns) for fact in GAME.facts(GAME.view(s, seat), text)]


def work_in(s: State) -> Work | None:
    return next((frame for frame in frames(s.top) if isinstance(frame, Work)), None)


def settled(s: State, seat: int, text: str) -> State:
    """The table after an answer, and after a piece that came by it has been placed; without the award of the round."""
    s = s.clone()
    s.table.log = Log()
    s.play(seat, text)
    if text.split()[0] in ("build", "take") and s.to_act() == [seat] and s.legal(seat)[0].startswith("place"):
        s.play(seat, s.legal(seat)[0])
    for event in GAME.heard(s, SPECTATOR):
        if event.nouns.get("cause") == "best-work":
            florence(s.table).fame[int(event.nouns["seat"])] -= int(event.nouns["fame"])
    return s


def check(s: State, seat: int, text: str) -> Counter[str]:
    """Compare what is told of an answer with what it does; how often each fact was."""
    facts, after = told(s, seat, text), settled(s, seat, text)
    before, t = florence(s.table), florence(after.table)
    verb = text.split()[0]
    if verb in ("take", "build", "draw", "freedom"):
        assert facts["leaves"] == [{"florins": 100 * t.purse[seat]}]
    if verb in ("take", "build", "place"):
        gained = sum(int(nouns["fame"]) for nouns in facts.get("gain", []))
        sold = sum(int(nouns["fame"]) for nouns in facts.get("sells", []))
        assert gained - sold == t.fame[seat] - before.fame[seat]
    if verb in ("draw", "freedom") and "sells" in facts:
        assert facts["sells"] == [{"fame": before.fame[seat] - t.fame[seat]}]
    if verb in ("take", "build", "place", "freedom", "recruit", "keep"):
        check_risen(facts, s, after, seat)
    if verb in ("fame", "sell"):
        assert facts["then-have"] == [{"fame": t.fame[seat], "florins": 100 * t.purse[seat]}]
    if verb == "build":
        paid = before.purse[seat] - t.purse[seat] + sum(int(nouns["fame"]) for nouns in facts.get("sells", []))
        assert facts["price"] == [{"florins": 100 * paid, "builders": t.builders[seat]}]
    if verb in ("work", "add"):
        check_work(facts, after, seat)
    if verb in ("recruit", "keep") and text.split()[1] in PROFESSION_NAMES:
        value = int(work_value(t, seat, PROFESSION_NAMES.index(text.split()[1])))
        assert facts["would-be-worth"] == [{"profession": text.split()[1], "value": value}]
    if verb == "keep" and CARD_NAMES.index(text.split()[1]) >= DECK_FIRST[PRESTIGE_DECK]:
        owned = [holdings(t, other) for other in range(t.seats)]
        card = CARD_NAMES.index(text.split()[1]) - DECK_FIRST[PRESTIGE_DECK]
        assert facts["prestige-now"] == [{"fame": int(prestige_value(GAME.printed, card, seat, owned))}]
    return Counter({what: len(nouns) for what, nouns in facts.items()})


def check_risen(facts: Told, s: State, after: State, seat: int) -> None:
    """Works of the hand that are worth more than before, or all of them by the same."""
    before, t = florence(s.table), florence(after.table)
    works = [n for n, name in enumerate(PROFESSION_NAMES) if name in hand(s, seat)]
    values = {PROFESSION_NAMES[n]: int(work_value(t, seat, n)) for n in works}
    by = {PROFESSION_NAMES[n]: int(work_value(t, seat, n) - work_value(before, seat, n)) for n in works}
    if "all-rise" in facts:
        assert set(by.values()) == {facts["all-rise"][0]["by"]}
    else:
        risen = {nouns["profession"]: (nouns["value"], nouns["by"]) for nouns in facts.get("rises", [])}
        assert risen == {name: (values[name], by[name]) for name in by if by[name] > 0}


def check_work(facts: Told, after: State, seat: int) -> None:
    work = work_in(after)
    assert work is not None
    if "adds" in facts:
        assert facts["adds"][0]["value"] == work.value
    else:
        most = int(work.value + sum(points(after, seat)))
        assert facts["worth"] == [{"value": work.value}]
        assert facts["pays"] == [{"florins": 100 * most, "fame": most // 2}]


def points(s: State, seat: int) -> list[int]:
    """What each bonus card in hand adds to the work that has been begun."""
    added = [told(s, seat, text)["adds"][0]["points"] for text in s.legal(seat) if text.startswith("add ")]
    return [int(one) for one in added]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", GAME.seats)
def test_what_an_answer_leads_to_is_what_comes_of_it(seats: int, seed: int) -> None:
    """[PF-15] [PF-30] [PF-32] [PF-41] [PF-42] [PF-43] [PF-44] [PF-46] [PF-47] [PF-50]"""
    rng = Rng(seed)
    seen: Counter[str] = Counter()
    for n, s in enumerate(random_game((GAME, "rio-grande", seats), 100 + seed)):
        for seat in s.to_act():
            options = s.legal(seat)
            for text in {options[int(rng.below(len(options)))] for _ in range(4)}:
                try:
                    seen += check(s, seat, text)
                except AssertionError as wrong:
                    raise AssertionError(f"{seats} seats, seed {100 + seed}, move {n}: {seat} {text}") from wrong
    assert {"leaves", "price", "gain", "rises", "then-have", "stays"} <= set(seen)


def test_every_fact_has_the_nouns_that_are_declared_and_only_these() -> None:
    found = set()
    for seed in range(3):
        for s in random_game((GAME, "rio-grande", 4), seed):
            for seat in s.to_act():
                for text in s.legal(seat)[:40]:
                    for fact in GAME.facts(GAME.view(s, seat), text):
                        nouns = GAME.consequences[fact.what].split()
                        assert {noun for noun in nouns if not noun.endswith("?")} <= set(fact.nouns)
                        assert set(fact.nouns) <= {noun.rstrip("?") for noun in nouns}
                        found.add(fact.what)
    rare = {"best-equalled", "best-beaten", "best-stands", "worth-with-bonus", "short"}
    assert set(GAME.consequences) - found <= rare


def test_what_is_no_answer_leads_to_nothing() -> None:
    s = actions(hands={0: ["poet"]}, jesters=[4])
    for text in ("bid 300", "recruit poet", "keep poet", "add forests", "fame 3", "place opera r1 c1 e1", "nonsense"):
        assert told(s, 0, text) == {}
    assert told(s, 1, "draw bonus") == {}, "it is not their turn"
    assert GAME.facts(GAME.view(s, SPECTATOR), "draw bonus") == []


def test_a_raise_tells_how_much_fame_it_would_take_and_what_it_would_bring() -> None:
    """[PF-15] [PF-21] [PF-31]"""
    s = auction(hands={1: ["poet", "jurist"]}, florins=[3500, 200, 3500, 3500], fame=[0, 5])
    play(s, "0 name jester")
    bringing = [("jester", {"by": 2}), ("all-rise", {"by": 2})]
    assert said(s, 1, "bid 300") == [("sells", {"fame": 1}), ("leaves", {"florins": 0}), *bringing]


def test_fame_that_is_sold_is_told_apart_from_fame_that_is_gained() -> None:
    """[PF-15] [PF-32] [PF-44]"""
    s = auction(seats=3, florins=[100] * 3, fame=[0, 0, 5], builders=[0, 0, 1])
    play(s, "0 pass", "1 pass")
    assert ("sells", {"fame": 1}) in said(s, 2, "take builder")
    assert ("gain", {"fame": 3}) in said(s, 2, "take builder")
    s = actions(florins=[300] * 4, fame=[9])
    assert [fact for fact in said(s, 0, "build tower") if fact[0] in ("sells", "gain", "leaves")] == [
        ("gain", {"fame": 3}),
        ("sells", {"fame": 4}),
        ("leaves", {"florins": 0}),
    ]


def test_a_building_tells_its_price_its_fame_and_the_works_that_like_it() -> None:
    """[PF-41] [PF-44]"""
    liking, other = likers("library", True), likers("library", False)
    s = actions(hands={0: [liking, other]}, builders=[1], florins=[1000] * 4)
    assert said(s, 0, "build library") == [
        ("price", {"florins": 300, "builders": 1}),
        ("gain", {"fame": 3}),
        ("rises", {"profession": liking, "value": 6, "by": 4, "thing": "library"}),
        ("leaves", {"florins": 700}),
    ]


def likers(building: str, wanted: bool) -> str:
    """A profession that likes a building, or does not."""
    return next(str(row["id"]) for row in rows("profession") if (row["building"] == building) == wanted)


def test_a_work_tells_what_it_is_worth_what_it_pays_and_whether_it_is_the_best() -> None:
    """[PF-41] [PF-42] [PF-43] [PF-48]"""
    s = actions(hands={0: ["poet", "jesters"]}, jesters=[4, 0, 0])
    florence(s.table).best[2] = 17
    florence(s.table).best[3] = 17
    assert said(s, 0, "work poet") == [
        ("worth", {"value": 9}),
        ("worth-with-bonus", {"value": 17}),
        ("pays", {"florins": 1700, "fame": 8}),
        ("best-equalled", {"seat": 2, "value": 17}),
        ("best-equalled", {"seat": 3, "value": 17}),
    ]


@pytest.mark.parametrize("seed", range(2))
def test_a_view_says_what_cards_in_hand_are_worth_as_the_rules_reckon(seed: int) -> None:
    """[PF-41] [PF-43] [PF-50]"""
    compared: Counter[str] = Counter()
    for s in random_game((GAME, "rio-grande", 4), 50 + seed):
        t = florence(s.table)
        for seat in range(4):
            seen = view(s, seat).to_dict()
            worths = {worth["card"]: worth["worth"] for worth in seen["worths"]}
            assert set(hand(s, seat)) <= set(worths)
            compared += compare_works(s, seat, worths, seen)
            owned = [holdings(t, other) for other in range(4)]
            for card in hand(s, seat):
                n = CARD_NAMES.index(card) - int(DECK_FIRST[PRESTIGE_DECK])
                if n >= 0:
                    assert worths[card] == prestige_value(GAME.printed, n, seat, owned)
    assert compared["work"] > 20


def compare_works(s: State, seat: int, worths: dict[str, int], seen: PublicView) -> Counter[str]:
    t, compared = florence(s.table), Counter[str]()
    works = [card for card in hand(s, seat) if card in PROFESSION_NAMES]
    for card in works:
        assert worths[card] == work_value(t, seat, PROFESSION_NAMES.index(card)), f"seed and move of {seen['round']}"
        compared["work"] += 1
    bonuses = [worths[card] for card in hand(s, seat) if worths and card not in works and is_bonus(card)]
    begun = work_in(s)
    if works and (begun is None or begun.seat != seat):
        assert sum(bonuses) == bonus_in_hand(t, seat)
    return compared


def is_bonus(card: str) -> bool:
    return len(PROFESSION_NAMES) <= CARD_NAMES.index(card) < DECK_FIRST[PRESTIGE_DECK]


def test_a_view_says_what_cards_would_be_worth_that_could_be_kept() -> None:
    """[PF-46]"""
    s = actions(hands={0: ["poet"]}, jesters=[2])
    play(s, "0 draw profession")
    seen = view(s, 0).to_dict()
    values = {worth["card"]: worth["worth"] for worth in seen["worths"]}
    for text in s.legal(0):
        card = text.split()[1]
        if text.startswith("keep "):
            assert values[card] == told(s, 0, text)["would-be-worth"][0]["value"]
    assert view(s, 1).to_dict()["worths"] == []
    assert florins(s)[0] == 3200
