"""Sealed answers: in any order, unseen until all are there."""

from signoria import Rng, game
from signoria.games.principe.rules.cards import LayCards
from signoria.kernel.frame import Frame
from signoria.kit.ascending import Ascending


def lay(frame: Frame) -> LayCards:
    assert isinstance(frame, LayCards)
    return frame


def test_seats_answer_in_any_order_and_owe_until_they_are_done() -> None:
    s = game("principe").new(3, seed="sealed")
    s.play(2, s.legal(2)[0])
    assert s.to_act() == [0, 1, 2]
    s.play(2, s.legal(2)[0])
    assert s.to_act() == [0, 1]
    s.play(0, s.legal(0)[0])
    s.play(1, s.legal(1)[0])
    s.play(1, s.legal(1)[0])
    assert s.to_act() == [0]


def test_others_answers_are_blank_begun_or_finished() -> None:
    s = game("principe").new(3, seed="sealed")
    for seat, times in ((0, 2), (1, 1)):
        for _n in range(times):
            s.play(seat, s.legal(seat)[0])
    for observer in (0, 1, 2, -1):
        seen = lay(s.top.seen_by(observer))
        rows = [list(seen.given)[seat * 2 : seat * 2 + 2] for seat in range(3)]
        for seat in range(3):
            if seat != observer:
                assert rows[seat] == [-1, -1]
        assert seen.waiting() == s.top.waiting()
    assert list(lay(s.top.seen_by(0)).given)[:2] == list(lay(s.top).given)[:2]


def test_who_has_begun_is_not_seen() -> None:
    """Seat 1 has chosen one of two cards: to the others it has not begun."""
    s = game("principe").new(3, seed="sealed")
    before = game("principe").view(s, 0).to_json()
    s.play(1, s.legal(1)[0])
    assert game("principe").view(s, 0).to_json() == before
    assert game("principe").view(s, -1).to_json() == game("principe").view(s.clone(), -1).to_json()


def test_an_imagined_seat_has_sealed_cards_of_its_imagined_hand() -> None:
    g = game("principe")
    s = g.new(3, seed="sealed")
    for _n in range(2):
        s.play(1, s.legal(1)[0])
    for seed in range(20):
        imagined = g.imagine(g.view(s, 0), Rng(seed))
        for seat in (0, 2):
            for _n in range(2):
                imagined.play(seat, imagined.legal(seat)[0])
        assert isinstance(imagined.top, Ascending)
