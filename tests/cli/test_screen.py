"""What a terminal shows of a game: colours, sizes and letters as it has them, and no hand but one's own."""

import json
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from signoria import Game, State, game
from signoria.cli.boards import board
from signoria.kernel.record import parsed, replayed
from tests.cli.played import TABLE, ask, only_save
from tests.cli.signoria_cli import process, signoria
from tests.cli.terminal import PROMPT, STYLES, Terminal
from tests.tables import random_game


class TestTheScreen:
    def test_no_color_has_no_styles_and_a_dumb_terminal_no_codes_at_all(self) -> None:
        for t, clears in ((Terminal(*TABLE, NO_COLOR="1"), True), (Terminal(*TABLE, TERM="dumb"), False)):
            ask(t, "1")
            t.type("quit\r")
            t.ended()
            assert not STYLES.search(t.raw)
            assert ("\x1b[2J" in t.raw) == clears

    def test_colours_where_there_are_some(self) -> None:
        t = Terminal(*TABLE)
        ask(t)
        t.type("quit\r")
        t.ended()
        assert "\x1b[1;38;5;" in t.raw

    def test_another_size_draws_the_screen_anew_and_keeps_what_was_typed(self) -> None:
        t = Terminal(*TABLE)
        ask(t)
        t.type("lay gr")
        t.until("lay gr$")
        t.resize(60, 40)
        seen = t.until(r"round 1[\s\S]*Ada> lay gr$")  # the board too: readline alone repeats the line
        assert max(cell_len(line) for line in seen.splitlines()) <= 60
        t.type("een\r")
        t.until(r"Lay one more card[\s\S]*\n\w+> $")
        t.type("quit\r")
        assert t.ended() == 0

    @pytest.mark.parametrize("seats", [2, 4, 5])
    def test_no_line_of_the_board_is_longer_than_the_terminal(self, seats: int) -> None:
        principe = game("principe")
        players = ["Ada", "Bartolomea Lunga", "Lorenzo (random)", "Isabella", "甲乙丙丁戊己庚"][:seats]
        for n, s in enumerate(random_game((principe, "amigo", seats), seats)):
            if n % 83 == 0 or s.over:
                for observer in (n % seats, -1):
                    self.check_widths(principe, s, observer, players)

    def check_widths(self, principe: Game, s: State, observer: int, players: list[str]) -> None:
        drawn = board(principe, principe.view(s, observer), players, "en")
        for width in (40, 51, 52, 60, 63, 64, 75, 76, 80, 95, 96, 100, 123, 124, 140, 200):
            for height in (24, 50):
                shown = StringIO()
                Console(file=shown, width=width, height=height, force_terminal=True, color_system=None).print(drawn)
                lines = shown.getvalue().splitlines()
                assert max(cell_len(line) for line in lines) <= width
                assert width < 80 or len(lines) <= (21 if height == 24 else 28)

    def test_a_terminal_without_our_letters_gets_plainer_ones(self) -> None:
        done = process("play", *TABLE, PYTHONIOENCODING="ascii", TERM="dumb")
        assert done.returncode == 0, done.stderr
        assert done.stdout.isascii()
        assert "+- " in done.stdout
        assert "your hand   G  " in done.stdout

    def test_what_is_typed_in_another_encoding_is_no_harm(self) -> None:
        command = [sys.executable, "-m", "signoria", "play", *TABLE]
        done = subprocess.run(command, input=b"\xff\xfe\n\x00\nquit\n", capture_output=True, check=False)
        assert done.returncode == 0, done.stderr


class TestSecrets:
    def test_the_curtain_leaves_nothing_of_the_other_hand(self, saves: Path) -> None:
        t = Terminal("principe", "--names", "Ada,Bruno", "--seed", "curtain", "--first", "0", rows=60)
        t.until("Pass the keyboard to Ada")
        t.type("\r")
        ask(t, "1")
        t.type("1\r")
        before = len(t.raw)
        t.until("Pass the keyboard to Bruno, then press Enter.")
        dark = t.raw[before:]
        assert "\x1b[H\x1b[2J\x1b[3J" in dark
        assert "your hand" not in dark.rpartition("\x1b[3J")[2]
        t.type("\r")
        seen = t.until(PROMPT)
        s = replayed(game("principe"), parsed(json.dumps(only_save(saves))))
        assert hand_shown(seen) == hand_of(s, 1) != hand_of(s, 0)
        t.type("\x1b[A")  # the line that Ada typed is not there to be called back
        t.type("quit\r")
        t.until("To go on")
        assert t.ended() == 0

    def test_each_hears_their_own_story(self) -> None:
        shown = signoria("play", "principe", "--names", "Ada,Bruno", "--seed", "curtain", stdin="\n1\n1\n\n").stdout
        assert "then press Enter" in shown
        assert not re.search(r"(Ada|Bruno) draws .*(green|white|red|blue|yellow)", shown)


def hand_shown(screen: str) -> list[int]:
    line = next(line for line in screen.splitlines() if line.startswith("your hand"))
    return [0 if n == "·" else int(n) for n in re.findall(r"[GWRBY]  (\d+|·)", line)]


def hand_of(s: State, seat: int) -> list[int]:
    hand = game("principe").view(s, seat).to_dict()["hand"]
    assert isinstance(hand, dict)
    return [hand.get(colour, 0) for colour in ("green", "white", "red", "blue", "yellow")]
