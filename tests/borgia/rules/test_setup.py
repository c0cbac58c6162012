"""Set-up: the first Pope, hands, what is thrown in, what is played at once, the table."""

import pytest

from signoria.games.borgia import GAME
from signoria.games.borgia.components import CARD_NAMES, KEPT
from signoria.games.borgia.frames import borgia
from signoria.kernel.action import NOBODY, column
from signoria.kernel.state import State
from tests.borgia.positions import asked, dealt, fresh, hand, lying, may, number, play, purses, set_aside, told


def stacked(deck: list[str], seats: int = 3) -> State:
    """A new game in which these cards lie on top, seat 0 being Pope: hands first, then the table."""
    s = fresh(seats)
    t = borgia(s.table)
    for seat in range(seats):
        t.hand[seat] = 0
        t.unplayed[seat] = 0
    n = int(t.terms.hand)
    rest = [CARD_NAMES[card] for card in t.deck]
    for name in deck:
        rest.remove(name)
    order = [*deck, *rest]
    for seat in range(seats):
        for name in order[seat * n : (seat + 1) * n]:
            if number(name) < KEPT:
                t.unplayed[seat] |= 1 << number(name)
            else:
                t.keep(seat, number(name))
    t.deck, t.drawn = column([number(name) for name in order]), seats * n
    return s


KEPT_CARDS = ["spy", "doctor", "vitelli", "marriage", "simony"]
OTHERS = ["lorca", "corella", "spy", "bravo", "savonarola", "alviano", "spy", "bravo", "poison_plague", "trivulzio"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_first_pope_is_drawn_unless_the_table_names_one(seats: int) -> None:
    """[TP-10]"""
    drawn = {GAME.new(seats, seed=seed).record()["first"] for seed in range(40)}
    assert drawn == set(range(seats))
    named = GAME.new(seats, seed=1, first=2)
    assert (named.record()["first"], dealt(named, "first")) == (2, [["2"]])


def test_everyone_begins_with_4_cardinals_and_100_ducats() -> None:
    """[TP-10]"""
    s = fresh(5)
    assert purses(s) == [100] * 5
    assert list(borgia(s.table).cardinals) == [4] * 5


@pytest.mark.parametrize(("seats", "cards"), [(3, 5), (4, 4), (5, 4)])
def test_each_is_dealt_5_or_4_cards_from_the_pope_on(seats: int, cards: int) -> None:
    """[TP-11]"""
    s = fresh(seats, first=1)
    deck = dealt(s, "deck")[0]
    assert len(deck) == 60
    view = GAME.view(s, 2).to_dict()
    assert sorted(view["hand"]) == sorted(deck[cards : 2 * cards])  # type: ignore[call-overload]
    assert borgia(s.table).deck_size() == 60 - seats * cards


@pytest.mark.parametrize(
    ("cards", "may_throw"),
    [
        (["ceri", "nepi", "ostia", "spy", "doctor"], True),
        (["datary", "castellan", "camerlengo", "spy", "doctor"], True),
        (["raphael", "titian", "leonardo", "spy", "doctor"], True),
        (["sforza", "este", "gonzaga", "spy", "doctor"], True),
        (["vitelli", "lorca", "corella", "spy", "doctor"], True),
        (["spy", "spy", "spy", "ceri", "doctor"], True),
        (["ceri", "nepi", "raphael", "titian", "spy"], False),
        (["bravo", "bravo", "poison_plague", "ceri", "doctor"], False),
        (["ceri", "sforza", "datary", "raphael", "vitelli"], False),
    ],
)
def test_a_hand_with_three_of_a_type_may_be_thrown_in(cards: list[str], may_throw: bool) -> None:
    """[TP-11]"""
    s = stacked(cards)
    assert s.legal(0) == (["keep", "throw"] if may_throw else ["keep"])


def test_everyone_is_asked_from_the_pope_clockwise_holders_or_not() -> None:
    """[TP-11]"""
    s = stacked(KEPT_CARDS)
    for seat in range(3):
        assert asked(s) == ([seat], "throw-in")
        play(s, f"{seat} keep")


def test_a_new_hand_may_be_thrown_in_again_and_thrown_in_cards_are_shuffled_back() -> None:
    """[TP-11]"""
    s = stacked(["spy", "spy", "spy", "ceri", "doctor"])
    play(s, "0 throw")
    assert asked(s) == ([0], "throw-in")
    redeal = dealt(s, "redeal")[0]
    assert len(redeal) == 60 - 2 * 5
    assert {"ceri", "doctor"} <= set(redeal)
    view = GAME.view(s, 0).to_dict()
    assert sorted(view["hand"]) == sorted(redeal[:5])  # type: ignore[call-overload]
    assert told(s, "thrown-in") == [{"event": "thrown-in", "seat": 0}]


def test_each_plays_what_must_be_played_in_card_order_from_the_pope_on() -> None:
    """[TP-12] [TP-24]"""
    s = stacked(["sforza", "spy", "pinturicchio", "ceri", "datary", *KEPT_CARDS[:4], "nepi"])
    play(s, "0 keep", "1 keep", "2 keep")
    assert [event["card"] for event in told(s, "revealed")] == ["ceri", "datary", "pinturicchio", "sforza"]
    assert asked(s) == ([0], "place")
    play(s, "0 place ceri", "0 pay", "0 place ceri", "0 place ceri")
    assert lying(s, 0, "ceri") == ["datary", "pinturicchio", "sforza"]
    assert hand(s, 0) == ["spy"]
    assert purses(s)[0] == 95
    assert lying(s, 1, "nepi") == []


def test_an_artist_dealt_is_paid_from_the_100_ducats_or_set_aside() -> None:
    """[TP-12] [TP-34]"""
    s = stacked(["michelangelo", "raphael", *KEPT_CARDS[:3]])
    play(s, "0 keep", "1 keep", "2 keep", "0 decline")
    assert set_aside(s) == ["michelangelo"]
    play(s, "0 pay", "0 place home")
    assert (purses(s)[0], lying(s, 0, "home")) == (75, ["raphael"])


@pytest.mark.parametrize(("seats", "cards"), [(3, 12), (4, 12), (5, 10)])
def test_the_table_is_laid_from_the_deck(seats: int, cards: int) -> None:
    """[TP-13]"""
    hands = {3: 5, 4: 4, 5: 4}[seats] * seats
    s = fresh(seats)
    for seat in range(seats):
        play(s, f"{seat} keep")
    while asked(s)[1] != "buy-or-spy":
        s.play(s.to_act()[0], s.legal(s.to_act()[0])[-1])
    slots = [card for card in borgia(s.table).slots if card != NOBODY]
    assert [CARD_NAMES[card] for card in slots] == dealt(s, "deck")[0][hands : hands + cards]
    assert may(s, 0, "turn") == [str(slot + 1) for slot in range(cards)]
