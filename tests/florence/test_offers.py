"""What a view offers of pieces and freedoms is what the rules charge, where it may lie, and what works then are."""

import pytest

from signoria import State
from signoria.games.florence import GAME
from signoria.games.florence.components import PIECE_NAMES
from signoria.games.florence.public import Offer, PublicView
from signoria.games.florence.view import FlorenceView
from tests.florence.positions import actions, auction, play
from tests.tables import random_game


def seen(s: State, seat: int) -> PublicView:
    view = GAME.view(s, seat)
    assert isinstance(view, FlorenceView)
    return view.to_dict()


def offered(s: State, seat: int) -> dict[str, Offer]:
    return {offer["thing"]: offer for offer in seen(s, seat)["offers"]}


def raised(offer: Offer) -> dict[str, int]:
    return {rise["profession"]: rise["value"] for rise in offer["rises"]}


def compare(s: State, seat: int) -> int:
    """What is said of everything that can be bought now, compared with what the answer leads to; how much was."""
    found = 0
    view, offers = seen(s, seat), offered(s, seat)
    hand = {one["card"]: one["worth"] for one in view["worths"]}
    for text in s.legal(seat):
        verb, thing = text.split()[0], text.split()[-1]
        if verb in ("build", "freedom", "name", "take") and (thing in PIECE_NAMES or verb == "freedom"):
            told = GAME.facts(GAME.view(s, seat), text)
            facts = {fact.what: fact.nouns for fact in told}
            rising = [fact.nouns for fact in told if fact.what == "rises"]
            rises = {str(nouns["profession"]): int(nouns["value"]) for nouns in rising}
            if "all-rise" in facts:
                by = int(facts["all-rise"]["by"])
                rises = {card: worth + by for card, worth in hand.items() if card in raised(offers[thing])}
            assert raised(offers[thing]) == rises
            assert offers[thing]["fame"] == int(facts.get("gain", {"fame": 0})["fame"])
            if verb == "build":
                assert offers[thing]["price"] == facts["price"]["florins"]
            if verb in ("name", "take"):
                assert offers[thing]["price"] == 200
            assert verb == "freedom" or offers[thing]["places"] > 0
            found += 1
    return found


@pytest.mark.parametrize("n", range(3))
def test_offers_are_what_the_rules_do(n: int) -> None:
    """[PF-21] [PF-41] [PF-44] [PF-47]"""
    found = 0
    for s in random_game((GAME, GAME.editions[0], 4), n):
        for seat in s.to_act():
            found += compare(s, seat)
            assert all(offer["price"] is None or offer["price"] >= 0 for offer in seen(s, seat)["offers"])
    assert found > 100


def test_a_piece_fits_in_as_many_ways_as_it_may_be_placed() -> None:
    """[PF-45]"""
    s = actions(seats=3, florins=[900, 900, 900], places={0: ["opera r1 c4 e2"]}, hands={0: ["poet"]})
    ways = offered(s, 0)["tower"]["places"]
    play(s, "0 build tower")
    assert ways == len([text for text in s.legal(0) if text.startswith("place ")])


def test_what_one_has_or_nobody_can_have_is_not_offered() -> None:
    """[PF-44] [PF-47]"""
    s = actions(buildings={0: ["opera"]}, freedoms={0: ["travel"]}, stock={"tower": 0, "lake": 0})
    assert offered(s, 0).keys().isdisjoint({"opera", "travel", "tower", "lake"})
    assert {"tower", "lake"}.isdisjoint(offered(s, 1))
    assert {"opera", "travel"} <= offered(s, 1).keys()


def test_a_landscape_is_offered_at_the_next_bid() -> None:
    """[PF-21]"""
    s = auction(seats=3)
    assert offered(s, 1)["lake"]["price"] == 200
    play(s, "0 name lake", "1 bid 300")
    assert (offered(s, 0)["lake"]["price"], offered(s, 0)["park"]["price"]) == (400, 200)
    play(s, "2 pass", "0 pass")
    assert offered(s, 0)["lake"]["price"] is None


def test_whoever_watches_is_offered_nothing() -> None:
    assert seen(auction(), -1)["offers"] == []
