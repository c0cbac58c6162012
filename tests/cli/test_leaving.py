"""A game that is left, saved and gone on with: whoever or whatever ends it, what was played is there."""

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from signoria.kernel.record import parsed
from tests.cli.played import IDLE, TABLE, actions, ask, only_save, proved
from tests.cli.signoria_cli import one_line, signoria
from tests.cli.terminal import PROMPT, Terminal


class TestLeaving:
    def test_ctrl_c_and_resume(self, saves: Path) -> None:
        t = Terminal(*TABLE, "-n", "2")
        ask(t, "1", "1")
        t.type("\x03")
        t.until(r"To go on: .*play --resume")
        assert t.ended() == 130
        before = only_save(saves)
        assert len(actions(before)) > 2
        done = signoria("play", "--resume", stdin=IDLE)
        assert done.returncode == 0
        after = only_save(saves)
        assert actions(after)[: len(actions(before))] == actions(before)
        assert (after["seed"], after["players"]) == (before["seed"], before["players"])
        assert proved(after).over

    @pytest.mark.parametrize(("typed", "code"), [("\x04", 0), ("quit\r", 0)])
    def test_ctrl_d_and_quit(self, saves: Path, typed: str, code: int) -> None:
        t = Terminal(*TABLE)
        ask(t)
        t.type(typed)
        t.until("To go on")
        assert t.ended() == code

    def test_sigterm_leaves_a_record_to_go_on_with(self, saves: Path) -> None:
        command = [sys.executable, "-u", "-m", "signoria", "play", *TABLE]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as playing:
            assert playing.stdin is not None
            assert playing.stdout is not None
            playing.stdin.write("1\n")
            playing.stdin.flush()
            while "Lay one more card" not in playing.stdout.readline():
                pass
            playing.send_signal(signal.SIGTERM)
            rest = playing.stdout.read()
        assert playing.returncode == 128 + signal.SIGTERM
        assert "play --resume" in rest
        assert actions(only_save(saves))[-1].startswith("0 lay")
        assert "Lay one more card" in signoria("play", "--resume").stdout

    def test_a_terminal_that_goes_away(self, saves: Path) -> None:
        t = Terminal(*TABLE)
        ask(t, "1")
        os.close(t.master)
        assert os.waitstatus_to_exitcode(os.waitpid(t.pid, 0)[1]) == 128 + signal.SIGHUP
        proved(only_save(saves))

    def test_a_named_file_is_named_again(self, tmp_path: Path) -> None:
        file = tmp_path / "my game.json"
        done = signoria("play", *TABLE, "--save", str(file))
        assert f"play --resume '{file}'" in done.stdout
        copy = tmp_path / "copy.json"
        assert "To go on" in signoria("play", "--resume", str(file), "--save", str(copy), stdin="1\n").stdout
        assert actions(json.loads(copy.read_text()))[-1] == "0 lay green"
        assert len(actions(json.loads(file.read_text()))) < len(actions(json.loads(copy.read_text())))

    def test_the_story_goes_on_where_it_was(self, saves: Path) -> None:
        first = signoria("play", *TABLE, stdin="1\n1\n").stdout
        again = signoria("play", "--resume").stdout
        assert question(first) == question(again)


def question(shown: str) -> str:
    """The last screen of a transcript."""
    return shown[shown.rindex("Il Principe · round") : shown.rindex("Ada>")]


class TestSaving:
    def test_a_folder_that_cannot_be_written_is_told_before_the_game_begins(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (tmp_path / "file").write_text("")
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
        done = signoria("play", *TABLE)
        assert "Name another place with --save FILE" in one_line(done)
        assert done.stdout == ""
        elsewhere = tmp_path / "game.json"
        assert signoria("play", *TABLE, "--save", str(elsewhere)).returncode == 0
        assert parsed(elsewhere.read_text()).players[0] == "Ada"
        assert "cannot be saved" in one_line(signoria("play", *TABLE, "--save", str(tmp_path / "no" / "game.json")))

    def test_a_save_that_fails_in_mid_game_is_told_and_tried_again(self, tmp_path: Path) -> None:
        folder = tmp_path / "stick"
        folder.mkdir()
        file = folder / "game.json"
        t = Terminal(*TABLE, "--save", str(file))
        ask(t)
        shutil.rmtree(folder)
        assert "NOT SAVED" in ask_now(t, "1")
        folder.mkdir()
        assert "NOT SAVED" not in ask_now(t, "1")
        t.type("quit\r")
        assert t.ended() == 0
        proved(json.loads(file.read_text()))

    def test_a_game_that_cannot_be_saved_where_it_should_is_saved_elsewhere_at_the_end(
        self, tmp_path: Path, saves: Path
    ) -> None:
        folder = tmp_path / "stick"
        folder.mkdir()
        t = Terminal(*TABLE, "--save", str(folder / "game.json"))
        ask(t)
        shutil.rmtree(folder)
        t.type("1\r")
        t.until("NOT SAVED")
        t.type("quit\r")
        t.until(f"play --resume {saves / 'game.json'}")
        assert t.ended() == 0
        assert actions(only_save(saves))[-1].startswith("0 lay")

    def test_no_file_is_written_over(self, tmp_path: Path) -> None:
        file = tmp_path / "precious.json"
        file.write_text("precious")
        assert "is there already" in one_line(signoria("play", *TABLE, "--save", str(file)))
        assert file.read_text() == "precious"


def ask_now(t: Terminal, line: str) -> str:
    t.type(f"{line}\r")
    return t.until(PROMPT)
