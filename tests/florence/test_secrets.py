"""What each player may know: florins, hands, and cards that were looked at and put back."""

from signoria import SPECTATOR, Rng, State
from signoria.games.florence import GAME
from signoria.games.florence.components import BONUS_NAMES, CARD_NAMES
from signoria.games.florence.frames import florence
from signoria.games.florence.view import FlorenceView
from signoria.kernel.dump import UNSEEN, attributes, plain
from tests.florence.positions import actions, deck, florins, hand, play
from tests.tables import random_game

TWELVE = BONUS_NAMES[:12]


def view_of(s: State, observer: int) -> FlorenceView:
    view = GAME.view(s, observer)
    assert isinstance(view, FlorenceView)
    return view


def seen(s: State, observer: int, name: str = "bonus") -> list[str | None]:
    """The cards of a deck as an observer knows them."""
    decks = GAME.view(s, observer).to_dict()["decks"]
    assert isinstance(decks, dict)
    return list(decks[name])


def returned() -> State:
    """Seat 0 has looked at five of twelve bonus cards, kept the third and put the others back in reverse order."""
    s = actions(decks={"bonus": TWELVE}, spent=BONUS_NAMES[12:])
    play(s, "0 draw bonus", f"0 keep {TWELVE[2]}", "0 return 4321", "0 pass")
    return s


def test_florins_and_hands_are_seen_by_their_owner_only() -> None:
    """[PF-16]"""
    s = actions(hands={0: ["poet", "forests", "two_large"], 1: ["jurist"]}, florins=[1100, 2200, 3300, 4400])
    own = GAME.view(s, 0).to_dict()
    assert (own["florins"], own["hand"]) == (1100, ["poet", "forests", "two_large"])
    other = GAME.view(s, 1).to_json()
    assert "2200" in other
    assert not {"1100", "3300", "4400"} & set(other.replace(",", " ").replace("}", " ").replace(":", " ").split())
    assert GAME.view(s, SPECTATOR).to_dict()["florins"] is None


def test_a_view_says_what_its_observer_could_pay_with_fame_for_florins() -> None:
    """[PF-15] [PF-16]"""
    s = actions(florins=[300, 200, 0, 0], fame=[4, 0, 0, 0])
    assert [GAME.view(s, observer).to_dict()["means"] for observer in (0, 1, SPECTATOR)] == [700, 200, None]


def test_a_view_holds_all_that_lies_open_and_a_copy_of_it() -> None:
    """A field that copy_open forgets is missing here. [PF-16]"""
    for s in random_game((GAME, "rio-grande", 4), 3):
        laid, t = view_of(s, 2).open, florence(s.table)
        shared = set(attributes(laid)) - UNSEEN
        assert {"fame", "laid", "best"} < shared < set(attributes(t))
        assert not shared & {"deck", "sight", "purse", "hand"}
        for name in shared:
            assert plain(getattr(laid, name)) == plain(getattr(t, name)), name
    laid.fame[0] += 1
    assert laid.fame[0] != t.fame[0]


def test_how_many_cards_of_each_kind_someone_holds_is_public() -> None:
    """[PF-16]"""
    s = actions(hands={0: ["poet", "forests", "two_large"]}, recruits=[2])
    seats = GAME.view(s, SPECTATOR).to_dict()["seats"]
    assert isinstance(seats, list)
    assert seats[0]["hand"] == {"profession": 1, "bonus": 1, "prestige": 1}
    assert seats[0]["recruiting"] == 2


def test_who_returned_cards_knows_their_order_below_the_deck_and_nobody_else_does() -> None:
    """[PF-16] [PF-46]"""
    s = returned()
    assert deck(s, "bonus")[7:] == [TWELVE[4], TWELVE[3], TWELVE[1], TWELVE[0]]
    assert seen(s, 0) == [None] * 7 + deck(s, "bonus")[7:]
    assert seen(s, 1) == seen(s, SPECTATOR) == [None] * 11


def test_who_looks_at_the_cards_of_another_learns_them_and_the_other_loses_track() -> None:
    """[PF-16]"""
    s = returned()
    play(s, "1 draw bonus", f"1 keep {TWELVE[5]}", "1 return as-drawn", "1 draw bonus")
    # Two cards nobody has seen, and the first three that seat 0 returned.
    assert seen(s, 1)[:5] == deck(s, "bonus")[:5]
    assert seen(s, 0)[:6] == [None, None, *deck(s, "bonus")[2:6]]
    play(s, f"1 keep {TWELVE[4]}", "1 return as-drawn")
    assert seen(s, 0)[0] == TWELVE[0]
    assert seen(s, 0)[1:] == [None] * 8
    places = florence(s.table).sight_now()[CARD_NAMES.index(TWELVE[4])]  # seat 0's: in that hand, or at the bottom
    assert places == (1 << 1) | (0b1111 << (5 + 5))


def test_imagination_respects_what_a_seat_has_seen() -> None:
    """[PF-16]"""
    s = returned()
    play(s, "1 draw bonus", f"1 keep {TWELVE[5]}", "1 return as-drawn", "1 draw bonus", f"1 keep {TWELVE[4]}")
    play(s, "1 return as-drawn")
    for seed in range(60):
        imagined = GAME.imagine(GAME.view(s, 0), Rng(seed))
        cards = deck(imagined, "bonus")
        assert cards[0] == TWELVE[0]
        assert {TWELVE[1], TWELVE[3], TWELVE[4]} <= {*hand(imagined, 1), *cards[5:]}
        assert hand(imagined, 0) == hand(s, 0)


def test_the_discarded_profession_is_known_to_be_in_the_deck() -> None:
    """[PF-16] [PF-10]"""
    s = GAME.new(3, seed=8)
    gone = s.legal(0)[1].split()[1]
    play(s, f"0 discard {gone}", f"1 {s.legal(1)[0]}", f"2 {s.legal(2)[0]}")
    for seed in range(40):
        assert gone in deck(GAME.imagine(GAME.view(s, 0), Rng(seed)), "profession")
    assert any(gone not in deck(GAME.imagine(GAME.view(s, 1), Rng(seed)), "profession") for seed in range(40))


def test_a_recruited_profession_is_known_to_be_in_that_hand() -> None:
    """[PF-16] [PF-34]"""
    s = actions(played={1: ["poet"]}, recruits=[1])
    play(s, "0 recruit poet")
    for observer in (SPECTATOR, 1, 2):
        seats = GAME.view(s, observer).to_dict()["seats"]
        assert isinstance(seats, list)
        assert seats[0]["known"] == ["poet"]
        assert "poet" in hand(GAME.imagine(GAME.view(s, observer), Rng(1)), 0)


def test_a_work_that_needs_bonus_cards_tells_that_they_are_there() -> None:
    """[PF-16] [PF-41]"""
    s = actions(hands={0: ["poet", "jesters"]}, jesters=[2])
    play(s, "0 work poet")
    for seed in range(40):
        imagined = GAME.imagine(GAME.view(s, 1), Rng(seed))
        assert imagined.legal(0)
        while not imagined.over:
            imagined.play(imagined.to_act()[0], imagined.legal(imagined.to_act()[0])[-1])


def test_whoever_leads_an_auction_is_imagined_to_have_the_florins() -> None:
    """[PF-16] [PF-21]"""
    s = GAME.new(3, seed=1, first=0)
    for seat in range(3):
        s.play(seat, s.legal(seat)[0])
    play(s, "0 name jester")
    price = 300
    while price < 3500:
        play(s, f"{s.to_act()[0]} bid {price}")
        price += 100
    leader = (s.to_act()[0] - 1) % 3
    for seed in range(30):
        assert florins(GAME.imagine(GAME.view(s, s.to_act()[0]), Rng(seed)))[leader] >= 3400


def test_whoever_looks_at_cards_in_an_imagined_game_knows_them_there() -> None:
    """[PF-16] [PF-33] [PF-46]"""
    for seats in GAME.seats:
        for n, s in enumerate(random_game((GAME, "rio-grande", seats), 5)):
            for asked in s.to_act():
                for observer in (SPECTATOR, (asked + 1) % seats):
                    imagined = GAME.imagine(GAME.view(s, observer), Rng(n))
                    within = GAME.imagine(GAME.view(imagined, asked), Rng(n + 1))
                    assert within.legal(asked) == imagined.legal(asked)
