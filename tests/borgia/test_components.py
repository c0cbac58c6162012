"""The box, and what is hidden."""

import tomllib
from collections import Counter
from importlib.resources import files

from signoria import Rng
from signoria.games.borgia import GAME
from signoria.games.borgia.components import (
    ALL_CARDINALS,
    CARD_NAMES,
    CARDS,
    COPIES,
    FAMILY_INCOME,
    FAMILY_NAMES,
    HOME_POWER,
    KEPT,
    SPY,
    TYPE_NAMES,
)
from tests.borgia.positions import fresh, hand, play, playing, purses, turn
from tests.tables import by_verb


def test_the_sixty_cards_are_of_twelve_types() -> None:
    """[TP-1]"""
    by_type = Counter[str]()
    for card, row in enumerate(CARDS):
        by_type[str(row["type"])] += int(COPIES[card])
    box = tomllib.loads((files("signoria.games.borgia") / "box.toml").read_text(encoding="utf-8"))
    assert by_type == box["deck"]["counts"]
    assert (by_type.total(), len(by_type)) == (60, 12)


def test_four_types_are_played_at_once_and_eight_are_kept() -> None:
    """[TP-1]"""
    assert {str(row["type"]) for row in CARDS[:KEPT]} == set(TYPE_NAMES[:4])
    assert {str(row["type"]) for row in CARDS[KEPT:]} == set(TYPE_NAMES[4:])
    assert all(row["play"] == ("immediately" if card < KEPT else "hold") for card, row in enumerate(CARDS))


def test_every_family_has_a_home_of_power_3_and_35_ducats_a_round() -> None:
    """[TP-2]"""
    assert FAMILY_NAMES == ["borgia", "medici", "della_rovere", "colonna", "orsini"]
    assert (HOME_POWER, FAMILY_INCOME, ALL_CARDINALS) == (3, 35, 30)


def test_every_value_of_the_box_says_where_it_comes_from() -> None:
    """[TP-1]"""
    assert all(row["source"] and row["evidence"] for row in CARDS)
    certain = {str(row["id"]) for row in CARDS if "reconstructed" not in row}
    assert certain == {"sforza", *CARD_NAMES[SPY:]} - {"doctor"}


def test_nobody_spends_more_than_they_have() -> None:
    """[TP-4]"""
    for seed in range(3):
        s, rng = fresh(4, seed), Rng(seed)
        while not s.over:
            seat = s.to_act()[0]
            s.play(seat, by_verb(rng, s.legal(seat)))
            assert min(purses(s)) >= 0


def test_a_view_shows_neither_hands_nor_their_sizes_nor_purses_of_others() -> None:
    """[TP-4]"""
    one = playing(hands={0: ["spy"], 1: ["doctor", "vitelli", "lorca"]}, purse=[10, 20, 30])
    two = playing(hands={0: ["spy"]}, purse=[10, 99, 0], top=["doctor", "vitelli", "lorca"])
    one.table.rng = two.table.rng
    view, other = dict(GAME.view(one, 0).to_dict()), dict(GAME.view(two, 0).to_dict())
    assert (view.pop("deck"), other.pop("deck")) == (53, 56)  # the one pile that all can count
    assert view == other
    assert (view["hand"], view["ducats"]) == (["spy"], 10)


def test_a_spectator_sees_no_hand_at_all() -> None:
    """[TP-4]"""
    view = GAME.view(playing(hands={0: ["spy"]}), -1).to_dict()
    assert (view["hand"], view["ducats"]) == (None, None)


def test_what_is_set_aside_comes_back_and_what_is_discarded_does_not() -> None:
    """[TP-3]"""
    s = turn(table=["ostia"], own={1: {"open": ["raphael"]}}, hands={0: ["bravo"]})
    play(s, "0 turn 1", "0 pass", "1 pass", "2 pass", "0 bravo raphael", "0 pass")
    assert hand(s, 0) == []
    assert GAME.view(s, 0).to_dict()["discard"] == ["raphael", "bravo"]


def test_copies_that_look_alike_share_a_name() -> None:
    """[TP-1]"""
    assert {CARD_NAMES[card]: int(n) for card, n in enumerate(COPIES) if n > 1} == {
        "spy": 6,
        "poison_plague": 2,
        "bravo": 2,
        "simony": 2,
    }
