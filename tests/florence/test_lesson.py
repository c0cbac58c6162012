"""The guided first game."""

from signoria.games.florence import GAME


def test_the_opening_notes_tell_the_deal_as_it_is() -> None:
    view = GAME.view(GAME.new(GAME.lesson.seats, seed=GAME.lesson.seed), 0).to_dict()
    assert view["hand"] == ["goldsmith", "painter", "poet", "sculptor"]
    assert view["florins"] == 3500
