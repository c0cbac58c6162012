"""What an observer knows, and what an observer can imagine."""

from collections.abc import Callable, Mapping

import pytest

from signoria.games.principe import GAME
from signoria.games.principe.components import BLUE, GREEN, RED, WHITE, YELLOW
from signoria.games.principe.frames import principe
from signoria.games.principe.rules.build import BuildPhase
from signoria.kernel.event import SPECTATOR
from signoria.kernel.rng import Rng
from signoria.kernel.state import State, opened
from tests.principe.positions import (
    EVERYTHING,
    Position,
    building,
    course,
    deck_size,
    hand,
    hand_size,
    lay_any,
    new_cards,
    pass_all,
    plain,
    play,
    purse,
    roles,
    sale,
    told,
)
from tests.tables import random_game

CITIES = ["siena", "milano", "lucca", "pisa"]
HOLDING: Position = {"deck": [GREEN] * 12, "hands": {1: {BLUE: 4, RED: 4}}}  # seat 1 may lay what it likes


def seen(s: State, observer: int) -> str:
    return GAME.view(s, observer).to_json()


def rows(s: State, observer: int) -> list[dict[str, object]]:
    found = GAME.view(s, observer).to_dict()["seats"]
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"hands": {1: {BLUE: 2}}}, {"hands": {1: {RED: 1, GREEN: 1}}}),
        ({"purse": [5, 3, 5]}, {"purse": [5, 7, 5]}),
        ({"deck": [RED, BLUE]}, {"deck": [BLUE, RED]}),
        ({"cities": CITIES, "coming": ["verona", "rimini"]}, {"cities": CITIES, "coming": ["rimini", "urbino"]}),
    ],
    ids=["colours of a hand", "ducats", "order of the deck", "order of the city deck"],
)
def test_what_is_hidden_cannot_be_seen(one: Position, other: Position) -> None:
    """[IP-22] [IP-10]"""
    here, there = building(**one), building(**other)
    assert here.digest() != there.digest()
    assert seen(here, 0) == seen(there, 0)
    assert seen(here, SPECTATOR) == seen(there, SPECTATOR)


def test_a_seat_sees_its_own_hand_and_ducats() -> None:
    """[IP-22]"""
    view = GAME.view(building(hands={1: {BLUE: 2, RED: 1}}, purse=[5, 7, 5]), 1).to_dict()
    assert (view["hand"], view["ducats"]) == ({"blue": 2, "red": 1}, 7)


def test_a_spectator_sees_neither_hands_nor_ducats() -> None:
    """[IP-22]"""
    view = GAME.view(building(hands={1: {BLUE: 2}}, purse=[5, 7, 5]), SPECTATOR).to_dict()
    assert (view["hand"], view["ducats"], view["missing"]) == (None, None, {})


def test_the_number_of_cards_in_a_hand_is_public() -> None:
    """[IP-22]"""
    s = building(hands={0: {BLUE: 2}, 1: {BLUE: 2, RED: 3}})
    assert [row["cards"] for row in rows(s, SPECTATOR)] == [2, 5, 0]


def test_cards_won_at_auction_are_known_to_all_until_they_leave_the_hand() -> None:
    """[IP-33] [IP-22]"""
    s = sale({BLUE: 3}, round=1, purse=[5, 5, 5], hands={0: {BLUE: 1}})
    play(s, "0 bid 1", "1 pass", "2 pass")
    assert rows(s, 2)[0]["known"] == {"blue": 3}
    s = opened(GAME, s.table, BuildPhase(0))
    play(s, "0 play 2 blue")
    assert rows(s, 2)[0]["known"] == {"blue": 1}


def test_cards_before_a_player_are_public() -> None:
    """[IP-40] [IP-55]"""
    s = building(up={1: {BLUE: 2}}, down={1: {RED: 1}})
    assert rows(s, 0)[1]["court"] == {"blue": (2, 0), "red": (0, 1)}


def test_who_holds_a_role_is_public() -> None:
    """[IP-51]"""
    view = GAME.view(building(majors={RED: 2}, minors={RED: 0, BLUE: 1}), SPECTATOR).to_dict()
    assert (view["major"], view["minor"]) == ({"red": 2}, {"red": 0, "blue": 1})


def public(s: State, observer: int = SPECTATOR) -> Mapping[str, object]:
    return GAME.view(s, observer).to_dict()


def test_a_view_says_where_we_are_and_who_is_asked() -> None:
    """[IP-20] [IP-30] [IP-38] [IP-50]"""
    moments = [laying(), bidding(), building(prince=1), bidding_for_a_role()]
    assert [public(s)["phase"] for s in moments] == ["new-cards", "auction", "building", "roles"]
    assert [public(s)["asked"] for s in moments] == [[0, 1, 2], [1], [1], [1]]


def test_a_sale_says_what_is_sold_and_who_is_still_in() -> None:
    """[IP-31] [IP-54]"""
    lot, role = bidding(), bidding_for_a_role()
    sold = {"what": {"colour": "blue", "cards": 2}, "price": 3, "leader": 0, "in": [0, 1, 2], "step": 1}
    assert public(lot)["sale"] == sold
    offered = {"what": {"colour": "white", "tile": "minor"}, "price": 0, "leader": None, "in": [1, 2], "step": 1}
    assert public(role)["sale"] == offered


def test_lots_are_listed_in_the_order_of_sale() -> None:
    """[IP-30] [IP-2]"""
    s = sale({BLUE: 2, RED: 1, GREEN: 2}, purse=[5, 5, 5])
    assert public(s)["lots"] == [("red", 1), ("green", 2), ("blue", 2)]


def test_what_is_being_made_is_told_to_all() -> None:
    """[IP-41] [IP-54] [IP-57]"""
    assert public(bidding())["making"] is None
    assert public(placing())["making"] == {"what": "city", "seat": 1, "city": "lucca", "shields": 1}
    making = {"what": "role", "rivals": [1, 2], "seconds": [1, 2]}
    assert public(bidding_for_a_role())["making"] == making


def test_shields_on_the_map_say_what_they_would_score() -> None:
    """[IP-70]"""
    s = building(map={0: {"blue": 2}, 1: {"blue": 1, "red": 1}, 2: {"red": 1}})
    assert [row["map"] for row in rows(s, 0)] == [{"blue": (2, 5)}, {"blue": (1, 2), "red": (1, 5)}, {"red": (1, 5)}]


def test_a_seat_sees_what_it_lacks_for_each_city() -> None:
    """[IP-40]"""
    s = building(cities=["lucca", "siena"], hands={1: {WHITE: 1, RED: 1, BLUE: 1}}, purse=[9, 2, 9], prince=1)
    missing = public(s, 1)["missing"]
    assert isinstance(missing, dict)
    assert missing["lucca"] == (["white"], 2)
    play(s, "1 pass")
    full = building(cities=["lucca"], hands={1: EVERYTHING}, purse=[9, 9, 9], prince=1)
    assert public(full, 1)["missing"] == {}


def test_cards_laid_for_the_auction_are_missing_for_cities_already() -> None:
    """[IP-21] [IP-40]"""
    s = new_cards(cities=["lucca"], deck=[GREEN] * 12, hands={1: {WHITE: 2, RED: 1, BLUE: 1}}, purse=[9, 9, 9])
    assert public(s, 1)["missing"] == {}
    play(s, "1 lay red")
    assert public(s, 1)["missing"] == {"lucca": (["red"], 0)}


@pytest.mark.parametrize("cards", [1, 2], ids=["begun", "finished"])
def test_sealed_cards_are_seen_by_their_player_only(cards: int) -> None:
    """[IP-21]"""
    here, there = new_cards(**HOLDING), new_cards(**HOLDING)
    for _ in range(cards):
        play(here, "1 lay blue")
        play(there, "1 lay red")
    assert seen(here, 0) == seen(there, 0)
    assert seen(here, SPECTATOR) == seen(there, SPECTATOR)
    assert seen(here, 1) != seen(there, 1)


def test_a_choice_begun_cannot_be_told_from_one_not_begun() -> None:
    """[IP-21]"""
    here, there = new_cards(**HOLDING), new_cards(**HOLDING)
    play(here, "1 lay blue")
    assert seen(here, 0) == seen(there, 0)


def test_who_has_sealed_is_public() -> None:
    """[IP-21]"""
    here, there = new_cards(**HOLDING), new_cards(**HOLDING)
    play(here, "1 lay blue", "1 lay blue")
    assert seen(here, 0) != seen(there, 0)
    assert told(here, "sealed") == [{"event": "sealed", "seat": 1}]


def laying() -> State:
    s = new_cards(deck=[GREEN] * 12)
    play(s, "1 lay green")
    return s


def bidding() -> State:
    s = sale({BLUE: 2}, purse=[5, 5, 5])
    play(s, "0 bid 3")
    return s


def bidding_for_a_role() -> State:
    return roles(up={0: {WHITE: 3}, 1: {WHITE: 1}, 2: {WHITE: 1}})


def placing() -> State:
    s = building(cities=["lucca"], hands={1: {WHITE: 2, RED: 1, BLUE: 1}}, purse=[0, 4, 0], prince=1)
    play(s, "1 build lucca", "1 shield blue")
    return s


def won() -> State:
    s = sale({BLUE: 2}, purse=[5, 5, 5], prince=1)
    play(s, "1 bid 3", "2 pass", "0 pass")
    return s


@pytest.mark.parametrize(
    ("position", "prompt", "rule", "nouns"),
    [
        (laying, "lay-cards", "IP-21", {"cards": 1}),
        (bidding, "bid-for-lot", "IP-31", {"price": 3, "leader": 0, "colour": "blue", "cards": 2}),
        (won, "which-city", "IP-33", {}),
        (lambda: building(prince=1), "build-or-play", "IP-38", {}),
        (lambda: building(prince=1, round=1), "play-cards", "IP-38", {}),
        (lambda: building(prince=1, round=1, rich=True), "build-or-play", "IP-38", {}),
        (placing, "which-region", "IP-41", {"city": "lucca", "shields": 1, "all": 2}),
        (bidding_for_a_role, "bid-for-role", "IP-54", {"price": 0, "colour": "white", "tile": "minor"}),
        (lambda: roles(up={1: {GREEN: 1}}, down={1: {RED: 1}}), "which-card", "IP-56", {}),
        (lambda: roles(edition="mtm-nl", up={1: {GREEN: 1}}, down={1: {RED: 1}}), "card-or-none", "IP-56", {}),
        (lambda: roles(up={1: {BLUE: 1}}), "which-region-of-all", "IP-56", {}),
    ],
)
def test_a_decision_names_its_paragraph_and_what_it_is_about(
    position: Callable[[], State], prompt: str, rule: str, nouns: dict[str, int | str]
) -> None:
    """[IP-21] [IP-31] [IP-33] [IP-38] [IP-41] [IP-54] [IP-56]"""
    s = position()
    decision = GAME.decision(s, 1)
    assert (decision.prompt, decision.rule, decision.nouns) == (prompt, rule, {"seat": 1, **nouns})
    assert decision.options == s.legal(1) != []


def in_words(nouns: str) -> tuple[set[str], set[str]]:
    """The nouns that are declared: those that must be there, and all."""
    every = nouns.split()
    return {noun for noun in every if "?" not in noun}, {noun.strip("?") for noun in every}


@pytest.mark.parametrize("seats", [2, 4])
def test_questions_and_scores_hold_the_nouns_that_are_declared(seats: int) -> None:
    asked = set()
    for s in random_game((GAME, "mtm-fr", seats), 5):
        for seat in s.to_act():
            decision = GAME.decision(s, seat)
            least, most = in_words(GAME.prompts[decision.prompt])
            assert least <= set(decision.nouns) <= most
            asked.add(decision.prompt)
        for line in GAME.scores(s):
            assert set(line.nouns) == set(GAME.lines[line.what].split())
    assert len(asked) > 5


def auctioning(seats: int = 3) -> State:
    """A game dealt from a seed: round 1, phase 2; seat 1 leads."""
    s = GAME.new(seats, seed="caterina", first=1)
    lay_any(s)
    play(s, "1 bid 4")
    return s


def first_round_over(seats: int = 3) -> State:
    """Round 2, phase 1; seat 0 has laid."""
    s = GAME.new(seats, seed="caterina", first=0)
    lay_any(s)
    play(s, "0 bid 2")
    pass_all(s)
    while 0 in s.to_act():
        s.play(0, s.legal(0)[0])
    return s


def last_round_in_dutch() -> State:
    """Cards left over have left the game unseen."""
    s = course(edition="mtm-nl", deck=[*range(5)] * 2, removed=dict.fromkeys(range(5), 18))
    play(s, "1 pass")
    return s


def auctioning_of_two() -> State:
    return auctioning(2)


def first_round_over_of_five() -> State:
    return first_round_over(5)


MOMENTS = pytest.mark.parametrize(
    "moment", [auctioning, auctioning_of_two, first_round_over, first_round_over_of_five, last_round_in_dutch]
)
OBSERVERS = pytest.mark.parametrize("observer", [SPECTATOR, 0, 1], ids=["spectator", "seat 0", "seat 1"])


@MOMENTS
@OBSERVERS
def test_an_imagined_game_looks_like_the_real_one(moment: Callable[[], State], observer: int) -> None:
    """[IP-22]"""
    view = GAME.view(moment(), observer)
    for seed in range(20):
        assert seen(GAME.imagine(view, Rng(seed)), observer) == view.to_json()


@MOMENTS
@OBSERVERS
def test_an_imagined_game_has_all_cards_of_the_box(moment: Callable[[], State], observer: int) -> None:
    """[IP-1] [IP-11]"""
    s = moment()
    each = 13 if s.table.seats == 2 else 20
    for seed in range(20):
        t = principe(GAME.imagine(GAME.view(s, observer), Rng(seed)).table)
        deck = [int(card) for card in t.deck][int(t.drawn) :]
        for colour in range(5):
            dealt = sum(int(cells[i]) for cells in (t.hand, t.up, t.down) for i in range(colour, len(cells), 5))
            assert dealt + t.offered[colour] + t.removed[colour] + deck.count(colour) == each


def test_an_imagined_game_deals_what_is_hidden_anew() -> None:
    """[IP-22]"""
    view = GAME.view(auctioning(), 0)
    worlds = [GAME.imagine(view, Rng(seed)) for seed in range(20)]
    assert len({tuple(hand(s, 1, colour) for colour in range(5)) for s in worlds}) > 1
    assert len({purse(s, 2) for s in worlds}) > 1
    assert len({tuple(principe(s.table).city_deck) for s in worlds}) > 1


def test_an_imagined_hand_holds_the_cards_known_to_be_there() -> None:
    """[IP-33] [IP-22]"""
    s = sale({BLUE: 3}, round=1, purse=[5, 5, 5], hands={1: {YELLOW: 2}})
    play(s, "0 pass", "1 bid 1", "2 pass")
    for seed in range(20):
        world = GAME.imagine(GAME.view(s, 0), Rng(seed))
        assert hand(world, 1, BLUE) >= 3
        assert hand_size(world, 1) == 5


def test_an_imagined_bidder_can_pay_the_bid() -> None:
    """[IP-31]"""
    view = GAME.view(auctioning(), 0)
    assert all(purse(GAME.imagine(view, Rng(seed)), 1) >= 4 for seed in range(50))


def test_an_imagined_player_has_laid_cards_of_the_imagined_hand() -> None:
    """[IP-21]"""
    s = first_round_over()
    for seed in range(20):
        world = GAME.imagine(GAME.view(s, 1), Rng(seed))
        size = hand_size(world, 0)
        lay_any(world)
        assert hand_size(world, 0) == size - 2
        assert min(principe(world.table).hand) >= 0


def test_own_sealed_cards_are_kept_in_an_imagined_game() -> None:
    """[IP-21]"""
    s = new_cards(**HOLDING)
    play(s, "1 lay red", "1 lay blue")
    world = GAME.imagine(GAME.view(s, 1), Rng(1))
    lay_any(world)
    assert [hand(world, 1, colour) for colour in (GREEN, RED, BLUE)] == [4, 3, 3]


@MOMENTS
@OBSERVERS
def test_an_imagined_city_deck_holds_each_unseen_city_once(moment: Callable[[], State], observer: int) -> None:
    """[IP-3] [IP-11]"""
    s = moment()
    for seed in range(20):
        t = principe(GAME.imagine(GAME.view(s, observer), Rng(seed)).table)
        assert sorted([*t.open, *plain(t.city_deck)[int(t.cities_drawn) :]]) == list(range(15))


def test_an_imagined_deck_is_as_large_as_the_real_one() -> None:
    """[IP-61]"""
    s = last_round_in_dutch()
    assert deck_size(GAME.imagine(GAME.view(s, 0), Rng(1))) == deck_size(s) == 0
