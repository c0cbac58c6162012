"""The board in the terminal is drawn from the view alone, and fits."""

from collections.abc import Mapping
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from signoria.cli.boards import board
from signoria.games.borgia import GAME
from signoria.kernel.state import State
from signoria.text import words
from tests.borgia.positions import play, playing
from tests.tables import random_game

PLAYERS = ["Ada", "Bartolomea Lunga", "Lorenzo (random)", "Isabella", "甲乙丙丁戊己庚"]


def shown(s: State, observer: int, width: int, height: int = 50) -> list[str]:
    out = StringIO()
    console = Console(file=out, width=width, height=height, force_terminal=True, color_system=None)
    console.print(board(GAME, GAME.view(s, observer), PLAYERS[: s.table.seats], "en"))
    return out.getvalue().splitlines()


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_line_is_longer_than_the_terminal(seats: int) -> None:
    for n, s in enumerate(random_game((GAME, "phalanx", seats), seats)):
        if n % 97 == 0 or s.over:
            for width in (40, 60, 80, 100, 124, 200):
                for height in (24, 50):
                    assert max(cell_len(line) for line in shown(s, n % seats, width, height)) <= width
                    assert max(cell_len(line) for line in shown(s, -1, width, height)) <= width


@pytest.mark.parametrize("width", [60, 80, 100])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_card_owned_or_held_is_shown_with_its_whole_name(seats: int, width: int) -> None:
    """[TP-31]"""
    say = words("en", GAME).say
    for n, s in enumerate(random_game((GAME, "phalanx", seats), 10 + seats)):
        if n % 29 == 0 or s.over:
            view = GAME.view(s, n % seats).to_dict()
            lines = shown(s, n % seats, width)
            assert max(cell_len(line) for line in lines) <= width
            for card in [*owned(view), *cards(view["hand"])]:
                assert any(say(f"card-{card}") in line for line in lines), card
            assert not any("…" in line for line in lines)


def test_a_full_property_flows_over_the_lines_it_needs() -> None:
    """[TP-30]"""
    own = {0: {"home": ["captain_general", "michelangelo", "montefeltro"], "open": ["grand_penitentiary", "leonardo"]}}
    lines = shown(playing(own=own), 0, 60)
    at = next(n for n, line in enumerate(lines) if "home Civita Castellana" in line)
    assert lines[at].startswith("    home Civita Castellana:")
    assert [line[:6] for line in lines[at + 1 : at + 3]] == ["      "] * 2  # the rest stands further in


def owned(view: Mapping[str, object]) -> list[str]:
    """Every card that lies before somebody."""
    seats = view["seats"]
    assert isinstance(seats, list)
    out: list[str] = []
    for row in seats:
        for lying in (row["properties"], row["home"], row["open"], *row["properties"].values()):
            out += lying
    return out


def cards(found: object) -> list[str]:
    assert isinstance(found, list)
    return found


def test_it_shows_what_lies_open_and_ones_own_hand() -> None:
    """[TP-4]"""
    own = {0: {"home": ["datary"]}, 1: {"ceri": ["raphael"], "open": ["sforza"]}}
    s = playing(own=own, hands={0: ["spy"], 1: ["doctor"]}, married=(0, 1), savonarola=True, purse=[17, 23, 31])
    text = "\n".join(shown(s, 0, 120))
    for word in (
        "Ceri 2p 10d 1vp + Raffaello Sanzio 6vp 25d fee",
        "home Civita Castellana: Datary",
        "unprotected: Sforza",
    ):
        assert word in text
    for word in (
        "Spy",
        "17 ducats",
        "married to the Medici",
        "silenced by Savonarola",
        "Face down on the table: 1 2 3",
    ):
        assert word in text
    open, _, unseen = text.partition("What is left")
    assert "Doctor" not in open
    assert "Doctor 1: Doctor" in unseen  # somewhere: the box has it, and nobody has shown it
    assert "Sforza" not in unseen
    assert "23" not in text
    assert "17" not in "\n".join(shown(s, -1, 120))


def test_it_shows_an_offer_to_those_who_may_know_it() -> None:
    """[TP-95]"""
    s = playing(1, hands={1: ["spy"]}, own={1: {"ceri": []}}, options={"trade": 1})
    play(s, "1 trade borgia", "1 offer ceri", "1 offer spy", "1 done", "1 ducats 0")
    assert "Bartolomea Lunga offers Ada: Ceri, Spy, for nothing" in "\n".join(shown(s, 1, 120))
    assert "Bartolomea Lunga is making Ada an offer" in "\n".join(shown(s, 0, 120))
    play(s, "1 want 9")
    assert "Bartolomea Lunga offers Ada: Ceri, Spy, for 9 ducats" in "\n".join(shown(s, 0, 120))
    assert "Bartolomea Lunga offers Ada: Ceri, for nothing" in "\n".join(shown(s, 2, 120))
