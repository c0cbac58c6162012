"""The guided first game."""

from signoria.games.principe import GAME


def test_the_opening_notes_tell_the_deal_as_it_is() -> None:
    view = GAME.view(GAME.new(GAME.lesson.seats, seed=GAME.lesson.seed), 0).to_dict()
    assert (view["hand"], view["ducats"]) == ({"white": 3, "yellow": 1}, 10)
    assert view["open"] == ["lucca", "milano", "bologna", "padova"]
