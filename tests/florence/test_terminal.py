"""The game on a terminal: the board at any width, and what somebody means who types."""

import pytest
from rich.console import Console

from signoria import SPECTATOR, State
from signoria.cli.boards import board
from signoria.cli.menu import Menu
from signoria.games.florence import GAME
from signoria.text import words
from tests.florence.positions import actions, auction, play
from tests.tables import random_game

NAMES = ["Anna", "Bob", "Chris", "David", "Elena"]


def drawn(s: State, observer: int, width: int) -> list[str]:
    console = Console(width=width, force_terminal=False)
    with console.capture() as captured:
        console.print(board(GAME, GAME.view(s, observer), NAMES[: s.table.seats], "en"))
    return captured.get().splitlines()


def menu(s: State, seat: int) -> Menu:
    return Menu(GAME, words("en", GAME), GAME.decision(s, seat))


@pytest.mark.parametrize("width", [30, 60, 80, 200])
def test_the_board_fits_every_width_at_every_moment(width: int) -> None:
    """[PF-3]"""
    for seats in GAME.seats:
        for n, s in enumerate(random_game((GAME, "rio-grande", seats), 3)):
            if n % 17 == 0 or s.over:
                for observer in (SPECTATOR, 0):
                    lines = drawn(s, observer, width)
                    assert max(len(line) for line in lines) <= width
                    assert "{" not in "".join(lines)


def test_the_board_draws_every_piece_on_its_squares() -> None:
    """[PF-3] [PF-45]"""
    s = actions(places={0: ["opera r1 c4 e1", "park r5 c1 e1"]})
    lines = drawn(s, SPECTATOR, 30)
    first = next(n for n, line in enumerate(lines) if line.startswith("r1"))
    assert [line.split()[1:] for line in lines[first : first + 7]] == [
        ["·", "·", "·", "Op", "·", "·", "·"],
        ["·", "·", "·", "Op", "Op", "·", "·"],
        ["·", "·", "·", "·", "Op", "Op", "·"],
        ["·", "·", "·", "·", "·", "·", "·"],
        ["Pk", "Pk", "·", "·", "·", "·", "·"],
        ["▒▒", "▒▒", "▒▒", "·", "·", "·", "·"],
        ["▒▒", "▒▒", "▒▒", "·", "·", "·", "·"],
    ]


def test_the_board_shows_a_hand_to_its_owner_only() -> None:
    """[PF-16]"""
    s = actions(hands={0: ["poet", "lakes"]}, florins=[1234 * 100, 0, 0, 0])
    assert "Poet" in "".join(drawn(s, 0, 100))
    for observer in (SPECTATOR, 1):
        text = "".join(drawn(s, observer, 100))
        assert "Poet" not in text
        assert "123,400" not in text


def test_the_turns_of_a_piece_are_drawn_when_it_must_be_placed() -> None:
    """[PF-3]"""
    s = actions()
    play(s, "0 build tower")
    lines = drawn(s, 0, 80)
    assert any(line.split() == ["e1", "e2"] for line in lines)


@pytest.mark.parametrize("typed", ["place opera r1 c4 e2", "opera r1 c4 e2", "r1 c4 e2", "R1  C4 E2"])
def test_a_place_can_be_typed_as_it_is_written(typed: str) -> None:
    """[PF-45]"""
    s = actions()
    play(s, "0 build opera")
    assert menu(s, 0).meant(typed) == ["place opera r1 c4 e2"]


def test_a_number_never_sells_fame() -> None:
    """[PF-15]"""
    s = auction(fame=[5, 5, 5, 5])
    assert menu(s, 0).meant("3") == ["name park"]
    assert menu(s, 0).meant("sell 3") == ["sell 3"]
    assert "sell 1–5" in [line.key for line in menu(s, 0).lines()]
    play(s, "0 name park")
    assert menu(s, 1).meant("300") == ["bid 300"]


def test_no_fame_at_all_is_an_amount() -> None:
    """[PF-42]"""
    s = actions(hands={0: ["poet"]}, jesters=[4], fame=[3])
    play(s, "0 work poet", "0 pass")
    assert menu(s, 0).meant("0") == ["fame 0"]
    assert menu(s, 0).meant("4") == ["fame 4"]
