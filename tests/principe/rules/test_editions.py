"""The edition table row by row, and the option `rich`."""

import pytest

from signoria.games.principe import GAME
from signoria.games.principe.components import BLUE, GREEN, RED, WHITE, YELLOW
from signoria.kernel.errors import BadSetup
from signoria.kernel.event import SPECTATOR
from signoria.kernel.state import State
from tests.principe.positions import (
    EVERYTHING,
    Cards,
    building,
    course,
    deck_size,
    every_edition,
    fresh,
    hand_size,
    lay_any,
    lots,
    major,
    new_cards,
    pass_all,
    plain,
    play,
    purses,
    removed,
    roles,
    sale,
    told,
)

MTM = ["mtm-fr", "mtm-nl"]
THREE_CITIES = ["milano", "lucca", "pisa"]


def last_round(edition: str, cards: int, seats: int = 3, taken_out: Cards | None = None) -> State:
    """The last round begins with so many red cards in the deck; earlier lots were removed."""
    return course(edition=edition, seats=seats, deck=[RED] * cards, removed=taken_out or {}, purse=[1] * seats)


def test_amigo_is_the_default() -> None:
    """[IP-10]"""
    assert GAME.editions == ["amigo", "mtm-fr", "mtm-nl"]
    assert GAME.edition_of(GAME.new(3)) == "amigo"


@pytest.mark.parametrize(("edition", "ducats"), [("amigo", 5), ("mtm-fr", 0), ("mtm-nl", 0)])
def test_starting_ducats(edition: str, ducats: int) -> None:
    """[IP-10]"""
    assert plain(fresh(3, edition).purse) == [ducats] * 3


@pytest.mark.parametrize(("edition", "shields"), [("amigo", 12), ("mtm-fr", 11), ("mtm-nl", 11)])
def test_shields_a_player_can_place(edition: str, shields: int) -> None:
    """[IP-10] [IP-41]"""
    assert plain(fresh(4, edition).shields) == [shields] * 4


@pytest.mark.parametrize(("edition", "bidder"), [("amigo", 2), ("mtm-fr", 0), ("mtm-nl", 0)])
def test_who_bids_first_for_cards_and_roles(edition: str, bidder: int) -> None:
    """[IP-31] [IP-54]"""
    assert sale({BLUE: 1}, edition=edition, prince=2).to_act() == [bidder]
    assert roles(up={seat: {WHITE: 1} for seat in range(3)}, edition=edition, prince=2).to_act() == [bidder]


@pytest.mark.parametrize("edition", MTM)
def test_the_first_bidder_changes_with_the_marker(edition: str) -> None:
    """[IP-31]"""
    s = sale({GREEN: 1, BLUE: 2}, edition=edition, round=1, purse=[5, 5, 5])
    play(s, "1 bid 1", "2 pass", "0 pass")
    assert s.to_act() == [2]


def test_amigo_checks_the_cities_at_the_end_of_phase_1() -> None:
    """[IP-60] [IP-20]"""
    s = course(edition="amigo", cities=THREE_CITIES, coming=[], purse=[1, 1, 1])
    assert (s.over, purses(s), hand_size(s, 0)) == (False, [6, 6, 6], 4)
    lay_any(s)
    assert (s.over, told(s, "lot-offered")) == (True, [])


@pytest.mark.parametrize("edition", MTM)
def test_mtm_checks_the_cities_at_the_start_of_phase_1(edition: str) -> None:
    """[IP-60] [IP-20]"""
    s = course(edition=edition, cities=THREE_CITIES, coming=[], purse=[1, 1, 1])
    assert (s.over, purses(s), hand_size(s, 0)) == (True, [1, 1, 1], 0)


def test_amigo_checks_the_cities_in_the_last_round_too() -> None:
    """[IP-60] [IP-61]"""
    s = course(edition="amigo", cities=THREE_CITIES, coming=[], purse=[1, 1, 1], deck=[RED] * 11)
    assert (s.over, purses(s), lots(s)) == (True, [6, 6, 6], {})
    assert [ends["cause"] for ends in told(s, "game-ends")] == ["cities-short"]


@pytest.mark.parametrize(("edition", "ducats"), [("amigo", 6), ("mtm-fr", 1), ("mtm-nl", 6)])
def test_phase_1_of_the_last_round_is_income_only_or_nothing_at_all(edition: str, ducats: int) -> None:
    """[IP-61]"""
    s = last_round(edition, 11)
    assert (purses(s), hand_size(s, 0), lots(s)) == ([ducats] * 3, 0, {RED: 6})


def test_too_few_cards_for_the_last_auction_end_amigo_at_once_after_income() -> None:
    """[IP-61]"""
    s = last_round("amigo", 5)
    assert (s.over, purses(s), lots(s)) == (True, [6, 6, 6], {})
    assert told(s, "game-ends") == [{"event": "game-ends", "cause": "deck-short"}]


def test_when_amigo_ends_so_the_roles_of_the_round_before_score() -> None:
    """[IP-61] [IP-71]"""
    s = course(deck=[RED] * 5, majors={WHITE: 2}, up={1: {WHITE: 3}})
    assert (s.over, major(s, WHITE)) == (True, 2)
    assert [(line.seat, line.points) for line in GAME.scores(s) if line.what == "major"] == [(2, 2)]


def test_too_few_cards_in_mtm_fr_are_filled_up_with_removed_ones() -> None:
    """[IP-61]"""
    s = last_round("mtm-fr", 4, taken_out={BLUE: 5})
    assert lots(s) == {RED: 4, BLUE: 2}
    assert (removed(s), deck_size(s)) == ({}, 3)


def test_the_removed_cards_of_mtm_fr_are_shuffled() -> None:
    """[IP-61]"""
    s = last_round("mtm-fr", 0, taken_out={GREEN: 6, WHITE: 6, BLUE: 6, YELLOW: 6})
    assert len(lots(s)) > 1


def test_mtm_fr_auctions_all_there_are_if_even_the_removed_ones_are_too_few() -> None:
    """[IP-61]"""
    s = last_round("mtm-fr", 2, taken_out={BLUE: 1})
    assert (lots(s), removed(s), deck_size(s)) == ({RED: 2, BLUE: 1}, {}, 0)


def test_mtm_fr_leaves_the_removed_cards_alone_while_the_deck_is_enough() -> None:
    """[IP-61]"""
    s = last_round("mtm-fr", 6, taken_out={BLUE: 5})
    assert (lots(s), removed(s)) == ({RED: 6}, {BLUE: 5})


def test_mtm_nl_auctions_all_there_are() -> None:
    """[IP-61]"""
    s = last_round("mtm-nl", 4, taken_out={BLUE: 5})
    assert (lots(s), removed(s)) == ({RED: 4}, {BLUE: 5})


@pytest.mark.parametrize(("edition", "cards"), [("amigo", 1), ("mtm-fr", 1), ("mtm-nl", 0)])
def test_red_draws_what_the_last_auction_left_unless_it_left_the_game(edition: str, cards: int) -> None:
    """[IP-61] [IP-56]"""
    s = course(edition=edition, deck=[BLUE] * 7, up={0: {RED: 1}}, prince=0)
    pass_all(s)
    assert (s.over, major(s, RED), hand_size(s, 0)) == (True, 0, cards)
    assert deck_size(s) == 0


@pytest.mark.parametrize(("edition", "left"), [("amigo", 1), ("mtm-fr", 1), ("mtm-nl", 0)])
def test_cards_left_after_the_last_draw(edition: str, left: int) -> None:
    """[IP-61]"""
    assert deck_size(last_round(edition, 7)) == left


@pytest.mark.parametrize(
    ("edition", "cards", "auctioned", "left"),
    [
        ("amigo", 9, 9, 0),
        ("amigo", 4, 4, 0),
        ("mtm-fr", 9, 6, 3),
        ("mtm-fr", 4, 4, 0),
        ("mtm-nl", 9, 6, 0),
        ("mtm-nl", 4, 4, 0),
    ],
)
def test_the_last_auction_of_two_players(edition: str, cards: int, auctioned: int, left: int) -> None:
    """[IP-61]"""
    s = last_round(edition, cards, seats=2, taken_out={BLUE: 5})
    assert (lots(s), removed(s), deck_size(s)) == ({RED: auctioned}, {BLUE: 5}, left)


@every_edition
def test_two_players_without_a_card_left_go_on_with_phases_3_and_4(edition: str) -> None:
    """[IP-61]"""
    s = course(edition=edition, seats=2, deck=[], hands={0: {WHITE: 1}})
    play(s, "0 play 1 white", "1 pass")
    assert (s.over, major(s, WHITE), told(s, "lot-offered")) == (True, 0, [])


@pytest.mark.parametrize(("edition", "ducats"), [("amigo", 7), ("mtm-fr", 1), ("mtm-nl", 7)])
def test_the_last_income_of_two_players(edition: str, ducats: int) -> None:
    """[IP-61] [IP-21]"""
    assert purses(last_round(edition, 9, seats=2)) == [ducats, ducats]


@every_edition
def test_the_numbers_of_two_players_are_the_same_in_every_edition(edition: str) -> None:
    """[IP-11] [IP-21]"""
    s = new_cards(seats=2, edition=edition, purse=[0, 0])
    assert (len(fresh(2, edition).deck), purses(s), hand_size(s, 0)) == (65, [6, 6], 5)
    lay_any(s)
    assert sum(lots(s).values()) == 6


@every_edition
def test_a_built_city_is_nobodys_any_more_and_all_know_who_built_it(edition: str) -> None:
    """[IP-40] [IP-43]"""
    s = building(edition=edition, cities=["lucca"], coming=[], hands={0: EVERYTHING}, purse=[9, 9, 9])
    play(s, "0 build lucca", "0 shield blue", "0 shield blue")
    view = GAME.view(s, SPECTATOR).to_dict()
    assert (view["built"], view["open"]) == ({"lucca": 0}, [])


@every_edition
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_rich_players_start_with_10_ducats_in_every_edition(edition: str, seats: int) -> None:
    """[IP-10]"""
    assert plain(fresh(seats, edition, rich=True).purse) == [10] * seats


@every_edition
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_rich_players_take_6_ducats_a_round_also_when_there_are_two(edition: str, seats: int) -> None:
    """[IP-21]"""
    assert purses(new_cards(edition=edition, seats=seats, rich=True, purse=[0] * seats)) == [6] * seats


@pytest.mark.parametrize(("edition", "ducats"), [("amigo", 6), ("mtm-fr", 0), ("mtm-nl", 6)])
def test_rich_changes_nothing_in_what_the_last_round_pays(edition: str, ducats: int) -> None:
    """[IP-61] [IP-21]"""
    assert purses(course(edition=edition, rich=True, deck=[RED] * 11, purse=[0, 0, 0])) == [ducats] * 3


@every_edition
def test_rich_players_may_build_in_phase_3_of_round_1(edition: str) -> None:
    """[IP-38]"""
    s = building(edition=edition, rich=True, round=1, cities=["siena"], hands={0: EVERYTHING}, purse=[9, 9, 9])
    assert "build siena" in s.legal(0)


@pytest.mark.parametrize("seats", [2, 3])
def test_rich_players_may_build_after_an_auction_of_round_1(seats: int) -> None:
    """[IP-33]"""
    s = sale({BLUE: 1}, seats=seats, rich=True, round=1, cities=["siena"], hands={0: EVERYTHING}, purse=[9] * seats)
    play(s, "0 bid 1", *[f"{seat} pass" for seat in range(1, seats)])
    assert s.legal(0) == ["pass", "build siena"]


def test_rich_is_an_option_that_is_off_unless_named() -> None:
    """[IP-10]"""
    assert GAME.options_of(GAME.new(3)) == {"rich": 0}
    assert GAME.options_of(GAME.new(3, "mtm-fr", {"rich": 1})) == {"rich": 1}


def test_there_is_no_other_edition_or_option() -> None:
    """[IP-10]"""
    with pytest.raises(BadSetup, match="edition"):
        GAME.new(3, "mtm-de")
    with pytest.raises(BadSetup, match="option"):
        GAME.new(3, options={"poor": 1})
