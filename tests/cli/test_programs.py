"""Programs as bots on the command line: in a simulation, in several processes, at the table, and in a saved game."""

import json
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from signoria.bots.external import PROGRAMS
from tests.bots.programs import WELL, all_gone, program
from tests.cli.played import IDLE
from tests.cli.signoria_cli import one_line, process, signoria

CHEATS = "for q in questions(): say(id=q['id'], action='win')"


@pytest.fixture(autouse=True)
def programs(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """They have time, and are gone after each test."""
    monkeypatch.setenv("SIGNORIA_BOT_TIME", "60")
    yield
    PROGRAMS.close()


def simulated(name: str, jobs: int) -> dict[str, object]:
    done = process("simulate", "principe", "-g3", "-n2", "-b", f"random,{name}", "--seed", "1", "--json", f"-j{jobs}")
    assert done.returncode == 0, done.stderr
    facts = json.loads(done.stdout)
    del facts["seconds"]
    assert isinstance(facts, dict)
    return facts


def test_a_simulation_is_the_same_with_one_worker_or_two_and_leaves_nothing_running(tmp_path: Path) -> None:
    name = program(tmp_path, WELL)
    assert simulated(name, 1) == simulated(name, 2)
    assert all_gone(tmp_path)


def test_a_simulation_tells_what_went_wrong(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    table = (
        "simulate",
        "principe",
        "-n2",
        "-b",
        f"random,{program(tmp_path, CHEATS)}",
        "--seed",
        "1",
        "--out",
        str(out),
    )
    done = signoria(*table, "-g", "1")
    assert "did not play by itself: chose what it may not (3)" in " ".join(done.stdout.split())
    resumed = signoria(*table, "-g", "2", "--resume")
    assert "chose what it may not (6)" in " ".join(resumed.stdout.split())


def test_a_record_says_nothing_of_faults_but_they_are_told(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    bots = f"random,{program(tmp_path, CHEATS)}"
    done = signoria("simulate", "principe", "-n2", "-b", bots, "-g1", "--records", "--out", str(out))
    assert "chose what it may not (3)" in " ".join(done.stdout.split())
    (tmp_path / "record.json").write_text(out.read_text().splitlines()[1])
    assert signoria("verify", str(tmp_path / "record.json")).returncode == 0


@pytest.mark.parametrize("faults", ['"none"', "[3]", '[{"magic": 1}]', '[{}, {}, {"out": 1}]', '[{"out": "1"}]', "{}"])
def test_a_file_with_false_faults_is_refused(faults: str, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    table = ("simulate", "principe", "-n2", "-b", "random,thumb", "--seed", "1", "--out", str(out))
    assert signoria(*table, "-g", "1").returncode == 0
    out.write_text(out.read_text().replace('"decisions"', f'"faults": {faults}, "decisions"'))
    assert "is not a file that" in one_line(signoria(*table, "-g", "2", "--resume"))


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("stdio:", "is no command line for a bot"),
        ("stdio:'", "is no command line for a bot"),
        ("stdio:python3 (x)", "is no command line for a bot"),
        ("stdio:python3\nx", "is no command line for a bot"),
        ("stdio:no-such-program-here", "There is no program “no-such-program-here”"),
        ("stdoi:python3", "stdio:COMMAND"),
    ],
)
def test_a_name_that_is_no_program_is_refused_in_one_line(name: str, fault: str) -> None:
    assert fault in one_line(signoria("simulate", "principe", "-b", name))


@pytest.mark.parametrize("seconds", ["soon", "0", "-1", "nan", "inf"])
def test_a_time_limit_that_is_none_is_refused_in_one_line(seconds: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIGNORIA_BOT_TIME", seconds)
    name = f"stdio:{shlex.quote(sys.executable)}"
    assert "SIGNORIA_BOT_TIME must be a number" in one_line(signoria("simulate", "principe", "-b", name))


class TestAtTheTable:
    def test_a_program_plays_with_a_person(self, saves: Path, tmp_path: Path) -> None:
        done = signoria("play", "principe", "--seats", "2", "-b", program(tmp_path, WELL), stdin=IDLE)
        assert done.returncode == 0, done.stderr
        assert "Final scoring" in done.stdout
        assert "did not play by itself" not in done.stdout
        (file,) = saves.iterdir()
        assert signoria("verify", str(file)).returncode == 0

    def test_what_went_wrong_is_told_at_the_end(self, tmp_path: Path) -> None:
        done = signoria("play", "principe", "--seats", "2", "-b", program(tmp_path, CHEATS), stdin=IDLE)
        assert "did not play by itself: chose what it may not (3)" in " ".join(done.stdout.split())

    def test_whoever_leaves_leaves_no_program_running(self, tmp_path: Path) -> None:
        done = process("play", "principe", "--seats", "2", "-b", program(tmp_path, WELL))
        assert done.returncode == 0, done.stderr
        assert all_gone(tmp_path)

    def test_a_saved_game_goes_on_and_the_program_hears_all_that_was(self, tmp_path: Path) -> None:
        heard = tmp_path / "heard"
        body = f"""
for message in messages():
    if message["type"] == "observe":
        open({str(heard)!r}, "a").write(message["events"][0]["name"] + "\\n")
    if message["type"] == "decide": answer(message)
"""
        signoria("play", "principe", "--seats", "2", "-b", program(tmp_path, body), stdin="0\n1\n0\n1\n")
        PROGRAMS.close()
        heard.unlink()
        done = signoria("play", "--resume", stdin=IDLE)
        assert "Final scoring" in done.stdout
        assert heard.read_text().splitlines()[0] == "round-begins"

    def test_a_file_from_anywhere_starts_no_program_by_itself(self, saves: Path, tmp_path: Path) -> None:
        signoria("play", "principe", "--seats", "2", "-b", program(tmp_path, WELL), stdin="0\n1\n")
        PROGRAMS.close()
        (file,) = saves.iterdir()
        (tmp_path / "pids").unlink()
        line = one_line(signoria("play", "--resume", str(file), stdin=IDLE))
        assert "would start a program" in line
        assert not (tmp_path / "pids").exists()
        assert signoria("play", "--resume", str(file), "--run-programs", stdin=IDLE).returncode == 0
