"""What is announced, and to whom."""

from signoria.games.principe import GAME
from signoria.games.principe.components import BLUE, GREEN, RED, WHITE, YELLOW
from signoria.kernel.event import SPECTATOR
from signoria.kernel.state import State
from tests.principe.positions import building, course, lay_any, new_cards, play, roles, sale, told


def announced(s: State) -> list[dict[str, object]]:
    """Everything told to all since the paragraph was opened."""
    return [{"event": heard.name, **heard.nouns} for heard in GAME.heard(s, SPECTATOR)]


def test_the_cards_drawn_are_told_to_their_player_only() -> None:
    """[IP-21] [IP-22]"""
    s = new_cards(deck=[GREEN, GREEN, RED, YELLOW] + [BLUE] * 8)
    own = {"event": "drawn", "seat": 0, "cards": 4, "green": 2, "white": 0, "red": 1, "blue": 0, "yellow": 1}
    public = {"event": "drawn", "seat": 0, "cards": 4}
    assert [told(s, "drawn", observer)[0] for observer in (0, 1, 2, SPECTATOR)] == [own, public, public, public]


def test_the_card_of_the_red_power_is_told_to_its_player_only() -> None:
    """[IP-56] [IP-22]"""
    s = roles(up={1: {RED: 1}}, deck=[BLUE])
    own = {"event": "card-drawn", "seat": 1, "colour": "blue"}
    public = {"event": "card-drawn", "seat": 1}
    assert [told(s, "card-drawn", observer) for observer in (0, 1, SPECTATOR)] == [[public], [own], [public]]


def test_cards_laid_are_told_to_all_once_all_have_laid() -> None:
    """[IP-30]"""
    s = new_cards(deck=[GREEN] * 4 + [RED] * 4 + [BLUE] * 4)
    lay_any(s)
    assert told(s, "laid") == [
        {"event": "laid", "seat": seat, "colour": colour, "cards": 2}
        for seat, colour in enumerate(["green", "red", "blue"])
    ]


def test_a_round_is_told() -> None:
    """[IP-20] [IP-21]"""
    s = new_cards(round=4)
    assert announced(s)[:2] == [{"event": "round-begins", "round": 5}, {"event": "income", "ducats": 5}]


def test_an_auction_is_told() -> None:
    """[IP-31] [IP-33] [IP-34]"""
    s = sale({GREEN: 1, BLUE: 2}, round=1, purse=[5, 5, 5])
    play(s, "0 bid 2", "1 pass", "2 pass", "0 pass", "1 pass", "2 pass")
    assert announced(s) == [
        {"event": "lot-offered", "colour": "green", "cards": 1},
        {"event": "bids", "seat": 0, "amount": 2},
        {"event": "withdraws", "seat": 1},
        {"event": "withdraws", "seat": 2},
        {"event": "lot-sold", "seat": 0, "colour": "green", "cards": 1, "price": 2},
        {"event": "lot-offered", "colour": "blue", "cards": 2},
        {"event": "withdraws", "seat": 0},
        {"event": "withdraws", "seat": 1},
        {"event": "withdraws", "seat": 2},
        {"event": "lot-removed", "colour": "blue", "cards": 2},
    ]


def test_phase_3_is_told() -> None:
    """[IP-38] [IP-41] [IP-42] [IP-43]"""
    s = building(
        cities=["lucca"],
        coming=["verona"],
        hands={0: {WHITE: 2, RED: 1, BLUE: 1}, 1: {RED: 2}},
        purse=[4, 0, 0],
        majors={WHITE: 1},
        minors={RED: 2},
    )
    play(s, "0 build lucca", "0 shield brown", "0 pass", "1 play 2 red", "2 pass")
    assert announced(s) == [
        {"event": "city-built", "seat": 0, "city": "lucca", "points": 6, "ducats": 4},
        {"event": "shield-placed", "seat": 0, "region": "brown"},
        {"event": "shields-kept", "seat": 0},
        {"event": "role-scored", "seat": 1, "colour": "white", "tile": "major", "points": 2},
        {"event": "role-scored", "seat": 2, "colour": "red", "tile": "minor", "points": 1},
        {"event": "city-turned-up", "city": "verona"},
        {"event": "cards-played", "seat": 1, "colour": "red", "cards": 2},
        {"event": "nothing-done", "seat": 2},
    ]


def test_phase_4_is_told() -> None:
    """[IP-50] [IP-54] [IP-55] [IP-56]"""
    s = roles(up={0: {WHITE: 3, YELLOW: 1}, 1: {BLUE: 1}, 2: {BLUE: 1}}, purse=[5, 5, 5])
    play(s, "1 pass", "2 bid 2", "2 shield red")
    assert announced(s) == [
        {"event": "roles-return"},
        {"event": "role-taken", "seat": 0, "colour": "white", "tile": "major"},
        {"event": "turned-down", "seat": 0, "colour": "white", "cards": 2},
        {"event": "point-gained", "seat": 0},
        {"event": "role-offered", "colour": "blue", "tile": "major"},
        {"event": "withdraws", "seat": 1},
        {"event": "bids", "seat": 2, "amount": 2},
        {"event": "role-bought", "seat": 2, "colour": "blue", "tile": "major", "price": 2},
        {"event": "role-taken", "seat": 2, "colour": "blue", "tile": "major"},
        {"event": "turned-down", "seat": 2, "colour": "blue", "cards": 1},
        {"event": "shield-placed", "seat": 2, "region": "red"},
        {"event": "role-taken", "seat": 0, "colour": "yellow", "tile": "major"},
        {"event": "turned-down", "seat": 0, "colour": "yellow", "cards": 1},
        {"event": "ducats-gained", "seat": 0, "ducats": 2},
    ]


def test_a_role_nobody_buys_and_a_card_turned_up_are_told() -> None:
    """[IP-54] [IP-56]"""
    s = roles(up={0: {GREEN: 1, WHITE: 1}, 1: {WHITE: 1}}, down={0: {RED: 1}, 1: {RED: 1}})
    play(s, "0 reveal red", "0 pass", "1 pass")
    assert told(s, "turned-up") == [{"event": "turned-up", "seat": 0, "colour": "red"}]
    assert told(s, "role-unsold") == [{"event": "role-unsold", "colour": "white", "tile": "major"}]


def test_the_last_auction_is_told() -> None:
    """[IP-61]"""
    assert announced(course(edition="mtm-nl", deck=[RED] * 4 + [BLUE] * 3))[1:-1] == [
        {"event": "last-round", "cards": 7},
        {"event": "income", "ducats": 5},
        {"event": "drawn-for-auction", "colour": "red", "cards": 4},
        {"event": "drawn-for-auction", "colour": "blue", "cards": 2},
        {"event": "surplus-leaves", "cards": 1},
    ]


def test_removed_cards_that_come_back_are_told() -> None:
    """[IP-61]"""
    s = course(edition="mtm-fr", deck=[RED], removed={BLUE: 7})
    assert told(s, "refilled") == [{"event": "refilled", "cards": 7}]
