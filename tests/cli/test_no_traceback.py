"""Whatever the shell, a file or a person does to it: one line, never a traceback, nothing lost."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from signoria import GAMES
from signoria.bots import Bot
from signoria.bots.roster import BOTS, Kind
from signoria.cli.saving import Save
from signoria.lab.simulation import Series, bots_play
from signoria.lab.workers import play_series
from tests.cli.played import TABLE
from tests.cli.signoria_cli import PATIENCE, Done, one_line, process, signoria
from tests.cli.terminal import Terminal
from tests.endings import all_end

COMMAND = f"{sys.executable} -m signoria"
PRINTING = ["rules principe", "games", "replay FILE", "verify FILE", "simulate principe -g 2", "bench --seconds 0.01"]
NASTY = ["A[/b]", "\ud800B\x1b[2J", "C\u202e\x00\n"]


def shell(command: str, **env: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        command, shell=True, env={**os.environ, **env}, capture_output=True, check=False, timeout=PATIENCE, input=b""
    )


def edited(path: Path, **fields: object) -> Path:
    path.write_text(json.dumps({**json.loads(path.read_text()), **fields}))
    return path


class TestStreams:
    @pytest.mark.parametrize("command", PRINTING)
    def test_a_closed_pipe_is_said_in_one_line(self, record_file: Path, command: str) -> None:
        """`signoria rules | head -1`"""
        args = [str(record_file) if word == "FILE" else word for word in command.split()]
        reader, writer = os.pipe()
        os.close(reader)
        child = [sys.executable, "-m", "signoria", *args]
        done = subprocess.run(child, stdout=writer, stderr=subprocess.PIPE, check=False, timeout=PATIENCE)
        os.close(writer)
        assert done.returncode == 2
        assert done.stderr.decode().splitlines() == ["signoria: Nobody reads on: the rest was not written."]

    def test_a_full_disk_is_said_in_one_line(self) -> None:
        done = shell(f"{COMMAND} games >/dev/full")
        assert (done.returncode, done.stderr) == (2, b"signoria: It cannot be done here: No space left on device.\n")

    def test_nobody_reads_what_went_wrong_either(self) -> None:
        done = shell(f"{{ {COMMAND} rules; echo $? >&3; }} 3>&1 >/dev/full 2>/dev/full")
        assert done.stdout == b"2\n"

    @pytest.mark.parametrize(("closed", "out", "err"), [("<&-", True, False), (">&-", False, False)])
    @pytest.mark.parametrize("command", ["games", "play principe --bots random", "--help"])
    def test_a_closed_stream_is_not_missed(self, command: str, closed: str, out: bool, err: bool) -> None:
        done = shell(f"{COMMAND} {command} {closed}")
        assert (done.returncode, bool(done.stdout), bool(done.stderr)) == (0, out, err), done.stderr

    def test_with_closed_stderr_errors_do_not_land_on_stdout(self) -> None:
        done = shell(f"{COMMAND} rules zeppelin 2>&-")
        assert (done.returncode, done.stdout, done.stderr) == (2, b"", b"")
        assert shell(f"{COMMAND} games <&- >&- 2>&-").returncode == 0

    @pytest.mark.parametrize("command", PRINTING[:-1])
    def test_a_terminal_without_our_letters(self, record_file: Path, command: str) -> None:
        edited(record_file, players=["Élodie", "甲乙", NASTY[1]])
        args = [str(record_file) if word == "FILE" else word for word in command.split()]
        done = process(*args, PYTHONIOENCODING="ascii", LC_ALL="C")
        assert (done.returncode in (0, 1), done.stderr) == (True, "")
        assert done.stdout.isascii()

    def test_json_stays_json_there(self) -> None:
        assert json.loads(process("rules", "principe", "--json", PYTHONIOENCODING="ascii").stdout)

    def test_a_record_on_standard_input_is_utf_8_wherever_it_is_read(self, record_file: Path) -> None:
        data = record_file.read_text().replace("Anna", "Élodie").encode()
        command, env = [sys.executable, "-m", "signoria", "replay", "-"], {**os.environ, "PYTHONIOENCODING": "ascii"}
        done = subprocess.run(command, input=data, env=env, capture_output=True, check=False)
        assert b"Elodie" in done.stdout
        done = subprocess.run(command, input=b'"\xff"', capture_output=True, check=False)
        assert done.stderr == b"signoria: - is not a record: it is no text.\n"

    @pytest.mark.parametrize("columns", ["0", "1", "999999999999", "many"])
    @pytest.mark.parametrize(
        "command", ["games", "rules IP-4", "play principe --bots random", "simulate principe -g 1"]
    )
    def test_a_width_that_no_terminal_has(self, command: str, columns: str) -> None:
        done = process(*command.split(), COLUMNS=columns)
        assert (done.returncode, done.stderr) == (0, "")
        assert 40 < max(len(line) for line in done.stdout.splitlines()) <= 80


class TestLetters:
    @pytest.mark.parametrize("seed", ["[/red]", "[bold", "\x1b[2J", "{task}", "x" * 5000])
    def test_a_seed_is_no_markup(self, seed: str) -> None:
        done = signoria("simulate", "principe", "-g", "1", "--seed", seed)
        assert (done.returncode, done.stderr) == (0, "")
        assert seed[:24].replace("\x1b", "?") in done.stdout

    @pytest.mark.parametrize("command", ["play", "simulate"])
    def test_a_seed_that_cannot_be_written_down(self, command: str, saves: Path) -> None:
        assert "A seed must be" in one_line(signoria(command, "principe", "--seed", "\ud800"))
        done = shell(f"{COMMAND} {command} principe --seed \"$(printf '\\377')\"")
        assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)

    def test_a_record_with_such_a_seed(self, record_file: Path) -> None:
        edited(record_file, seed="\ud800")
        for command in ("verify", "replay"):
            one_line(signoria(command, str(record_file)))

    @pytest.mark.parametrize("how", [(), ("--at", "40"), ("--at", "0", "--json"), ("--json",)])
    def test_names_in_a_record_cannot_paint_the_screen(self, record_file: Path, how: tuple[str, ...]) -> None:
        done = signoria("replay", str(edited(record_file, players=NASTY)), *how)
        assert (done.returncode, done.stderr) == (0, "")
        assert all(letter.isprintable() or letter == "\n" for letter in done.stdout)
        if not how:
            assert "A[/b]" in done.stdout
            assert "?B?[2J" in done.stdout

    def test_nor_can_actions(self, record_file: Path) -> None:
        edited(record_file, actions=["0 \x1b[2J\ud800\nbid"])
        assert "“0 ?[2J? bid”" in one_line(signoria("replay", str(record_file)))

    def test_a_game_with_such_names_goes_on(self, saves: Path) -> None:
        signoria("play", *TABLE, "-n", "3")
        (file,) = saves.iterdir()
        edited(file, players=[NASTY[0], NASTY[1], f"{NASTY[2]} (random)"])
        done = process("play", "--resume", str(file))
        assert (done.returncode, done.stderr) == (0, "")

    def test_arguments_are_cleaned(self) -> None:
        assert one_line(signoria("rules", "\x1b[2J\n\ud800")).count("?[2J ?") == 1


class TestInAGame:
    @pytest.mark.parametrize(
        ("name", "said"),
        [
            ("~nosuchuser/x", "~nosuchuser/x: "),
            ("a\0b", "a?b: embedded null byte."),
            ("y" * 300, "y" * 60 + ": File name too long."),
            ("/", "/ is there already"),
        ],
    )
    def test_a_copy_that_cannot_be_saved_is_said_in_one_line(self, name: str, said: str) -> None:
        done = signoria("play", *TABLE, stdin=f"save {name}\nlay green\n")
        assert (done.returncode, done.stderr) == (0, "")
        assert said in done.stdout
        assert "Lay one more card" in done.stdout

    def test_standard_input_is_no_game_to_go_on_with(self) -> None:
        assert "needs a file" in one_line(signoria("play", "--resume", "-"))

    def test_a_rescued_game_is_written_over_nothing(self, tmp_path: Path, saves: Path) -> None:
        s, save = GAMES["principe"].new(3, seed="rescue"), Save(tmp_path / "gone" / "game.json", kept=False)
        saves.mkdir(parents=True)
        (saves / "game.json").write_text("precious")
        save.keep(s)
        assert save.fault
        save.rescue(s)
        assert not save.fault
        assert (saves / "game.json").read_text() == "precious"
        assert (save.path.parent, json.loads(save.path.read_text())) == (saves, s.record())

    @pytest.mark.parametrize("columns", [1, 2, 5])
    def test_a_very_narrow_terminal(self, columns: int) -> None:
        t = Terminal(*TABLE, columns=columns, rows=5)
        t.type("quit\r")
        assert t.ended() == 0
        assert "fault of ours" not in t.raw.replace("\r\n", "")

    def test_what_lies_about_in_the_folder_does_not_stop_resume(self, saves: Path) -> None:
        signoria("play", *TABLE)
        (saves / "dangling.json").symlink_to(saves / "nowhere")
        (saves / "folder.json").mkdir()
        os.mkfifo(saves / "pipe.json")
        assert "Ada> " in signoria("play", "--resume").stdout


class TestSeries:
    ARGS = ("simulate", "principe", "-n", "3", "-g", "4")

    @pytest.fixture
    def out(self, tmp_path: Path) -> Path:
        path = tmp_path / "games.jsonl"
        assert signoria(*self.ARGS, "--seed", "7", "--out", str(path)).returncode == 0
        return path

    def resume(self, out: Path, *more: str) -> Done:
        return signoria(*self.ARGS, "--out", str(out), "--resume", *more)

    def test_another_seed_is_another_series(self, out: Path) -> None:
        before = out.read_text()
        assert "another series" in one_line(self.resume(out, "--seed", "8"))
        assert out.read_text() == before
        assert self.resume(out, "--seed", "7", "-g", "5").returncode == 0
        assert self.resume(out, "-g", "6").returncode == 0
        assert len(out.read_text().splitlines()) == 7

    @pytest.mark.parametrize("records", [(), ("--records",)])
    def test_the_games_must_be_those_of_the_series(self, tmp_path: Path, records: tuple[str, ...]) -> None:
        out = tmp_path / "some.jsonl"
        assert signoria(*self.ARGS, *records, "--out", str(out)).returncode == 0
        assert self.resume(out, *records).returncode == 0
        head, first, second, *rest = out.read_text().splitlines(keepends=True)
        for wrong in ([head, second, first, *rest], [head, second, *rest], [head, first, first, second]):
            out.write_text("".join(wrong))
            assert "is not a file that" in one_line(self.resume(out, *records))
            assert out.read_text() == "".join(wrong)

    @pytest.mark.parametrize(
        "line",
        [
            '{"winners":3}',
            '{"seed":"7/4","winners":3,"points":[1,2,3],"decisions":9}',
            '{"seed":"7/4","winners":[-1],"points":[1,2,3],"decisions":9}',
            '{"seed":"7/4","winners":[0],"points":[1,2],"decisions":9}',
            '{"seed":"7/4","winners":[0],"points":[1,2,null],"decisions":9}',
            '{"seed":"7/4","winners":[0],"points":[1,2,3],"decisions":"9"}',
            '{"seed":"7/4","winners":[0],"scores":[{"seat":-1,"points":2}],"actions":[]}',
            '{"seed":"7/4","winners":[0],"scores":7,"actions":[]}',
            "[" * 100_000,
            "7",
            "null",
            "\x00",
        ],
        ids=range(12),
    )
    def test_a_line_that_is_no_game(self, out: Path, line: str) -> None:
        with out.open("a") as file:
            file.write(line + "\n")
        before = out.read_text()
        assert "is not a file that" in one_line(self.resume(out))
        assert out.read_text() == before

    @pytest.mark.parametrize("head", ['{"series": 7}', '{"series": {"seed": 7}}', "[" * 100_000, "7"], ids=range(4))
    def test_a_head_that_is_none(self, out: Path, head: str) -> None:
        out.write_text(head + "\n")
        assert "is not a file that" in one_line(self.resume(out))

    def test_any_number_of_games_begins_at_once(self) -> None:
        series = Series("principe", "amigo", {"rich": 0}, 2, ["random"] * 2, "many")
        assert len(next(play_series(series, 0, 99_999_999_999, 1))) == 1

    def test_a_worker_that_is_killed_loses_nothing(self, tmp_path: Path) -> None:
        out = tmp_path / "killed.jsonl"
        child = under_way(out)
        os.kill(workers_of(child.pid)[0], signal.SIGKILL)
        _out, said = child.communicate(timeout=PATIENCE)
        assert child.returncode == 2, said
        assert len(said.splitlines()) == 1, said
        assert "--resume goes on" in said
        assert signoria("simulate", "principe", "-g", "1", "--out", str(out), "--resume").returncode == 0

    def test_ctrl_c_stops_every_worker_without_a_word(self, tmp_path: Path) -> None:
        child = under_way(tmp_path / "stopped.jsonl")
        assert interrupted(child) == ("", 130)

    def test_ctrl_c_does_not_wait_for_a_bot_that_thinks_for_an_hour(self, tmp_path: Path) -> None:
        mix = ("--mix", "search:time=3600,thumb", "--seats", "2")
        child = under_way(tmp_path / "stopped.jsonl", "arena", *mix, games=0)
        assert interrupted(child) == ("", 130)

    @pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL], ids=["ended", "killed"])
    def test_workers_do_not_outlive_whom_they_work_for(self, tmp_path: Path, how: signal.Signals) -> None:
        child = under_way(tmp_path / "alone.jsonl", "arena", "--mix", "search:time=3600,thumb", "--seats", "2", games=0)
        workers = workers_of(child.pid)
        child.send_signal(how)
        child.communicate(timeout=PATIENCE)
        assert workers
        assert all_end(workers)


def under_way(out: Path, command: str = "simulate", *more: str, games: int = 1) -> subprocess.Popen[str]:
    """A long series with two workers, of which some games are written."""
    args = [command, "principe", "-g", "1000000", "--jobs", "2", "--out", str(out), *more]
    child = subprocess.Popen(
        [sys.executable, "-m", "signoria", *args], stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and (lines_in(out) <= games or not workers_of(child.pid)):
        time.sleep(0.05)
    return child


def interrupted(child: subprocess.Popen[str]) -> tuple[str, int]:
    """What a series says, and how it ends, when Ctrl-C is pressed; if it goes on, it is stopped for good."""
    os.killpg(child.pid, signal.SIGINT)
    try:
        return child.communicate(timeout=PATIENCE)[1], child.returncode
    finally:
        if child.poll() is None:
            os.killpg(child.pid, signal.SIGKILL)


def lines_in(path: Path) -> int:
    return path.read_text().count("\n") if path.exists() else 0


def workers_of(pid: int) -> list[int]:
    """Of whichever of its threads."""
    children = [
        int(child) for task in Path(f"/proc/{pid}/task").glob("*/children") for child in task.read_text().split()
    ]
    return [child for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


class Clumsy(Bot):
    """A bot with a fault."""

    def choose(self, view: object, decision: object) -> str:
        raise ZeroDivisionError("clumsy")


class TestOurOwnFaults:
    def test_are_confessed_in_one_line(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(BOTS, "clumsy", Kind(lambda game, seed, _set: Clumsy(game, seed)))
        said = one_line(signoria("simulate", "principe", "-g", "1", "--bots", "clumsy"))
        assert "a fault of ours (ZeroDivisionError)" in said

    def test_and_traced_for_whoever_asks(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(BOTS, "clumsy", Kind(lambda game, seed, _set: Clumsy(game, seed)))
        monkeypatch.setenv("SIGNORIA_DEBUG", "1")
        done = signoria("simulate", "principe", "-g", "1", "--bots", "clumsy")
        assert done.returncode == 2
        assert "Traceback" in done.stderr
        assert "in choose" in done.stderr


@pytest.mark.parametrize("key", list(GAMES))
def test_bots_play_any_game_to_its_end(key: str) -> None:
    game = GAMES[key]
    s = game.new(3, seed="bots")
    assert bots_play(game, s, ["random"] * 3, "bots") > 20
    assert s.over
    assert game.winners(s)
