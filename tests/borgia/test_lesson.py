"""The guided first game."""

from signoria.games.borgia import GAME


def test_the_opening_notes_tell_the_deal_as_it_is() -> None:
    view = GAME.view(GAME.new(GAME.lesson.seats, seed=GAME.lesson.seed), 0).to_dict()
    assert (view["pope"], view["ducats"]) == (0, 100)
    assert view["hand"] == ["imola", "pinturicchio", "lorca", "spy", "spy"]
