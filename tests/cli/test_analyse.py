"""`signoria analyse`: in the terminal, as JSON, as a page; and hints at the table."""

import json
import re
from pathlib import Path

import pytest

from signoria import Rng, game
from tests.cli.played import TABLE
from tests.cli.signoria_cli import one_line, process, signoria
from tests.cli.terminal import PROMPT, Terminal
from tests.tables import step

QUICKLY = ("--iterations", "12")


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """The record of a game that is not over."""
    s, rng = game("principe").new(3, seed="begun", players=["Anna", "Bruno", "Carla"]), Rng(1)
    for _n in range(30):
        step(s, rng)
    path = tmp_path / "begun.json"
    path.write_text(json.dumps(s.record()))
    return path


def test_a_game_that_is_not_over_is_analysed_as_far_as_it_got(begun: Path) -> None:
    done = signoria("analyse", str(begun), *QUICKLY)
    assert (done.returncode, done.stderr) == (0, "")
    assert "not over" in done.stdout
    for name in ("Anna", "Bruno", "Carla"):
        assert re.search(rf"{name} +\d+ +\d+ ± \d+ %", done.stdout)
    assert re.search("[▁▂▃▄▅▆▇█]{9}", done.stdout)


def test_json_is_the_same_whatever_the_jobs(begun: Path) -> None:
    one = signoria("analyse", str(begun), *QUICKLY, "--seat", "2", "--json")
    two = process("analyse", str(begun), *QUICKLY, "--seat", "2", "--json", "--jobs", "2")
    assert (two.returncode, two.stderr) == (0, "")
    assert json.loads(one.stdout) == json.loads(two.stdout)
    assert {decision["seat"] for decision in json.loads(one.stdout)["decisions"]} == {2}


def test_an_interrupted_analysis_goes_on(begun: Path, tmp_path: Path) -> None:
    kept, again = (
        tmp_path / "kept.jsonl",
        ("analyse", str(begun), *QUICKLY, "--json", "--keep", str(tmp_path / "kept.jsonl")),
    )
    whole = signoria(*again).stdout
    lines = kept.read_text().splitlines(keepends=True)
    kept.write_text("".join(lines[:4]) + lines[4][:20])
    assert signoria(*again).stdout == whole
    assert kept.read_text() == "".join(lines)
    assert "another series" in one_line(signoria(*again, "--seed", "other"))
    kept.write_text("".join(lines[:2]).replace('"cost"', '"price paid"'))
    assert "is not a file that" in one_line(signoria(*again))


def test_the_page_is_written_once(begun: Path, tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    assert f"The report is in {out}." in signoria("analyse", str(begun), *QUICKLY, "--out", str(out)).stdout.replace(
        "\n", ""
    )
    assert out.read_text().startswith("<!doctype html>")
    assert "File exists" in one_line(signoria("analyse", str(begun), "--out", str(out)))
    assert "No such file" in one_line(signoria("analyse", str(begun), "--out", str(tmp_path / "no" / "where")))


def test_what_cannot_be_analysed_is_one_line(begun: Path, tmp_path: Path) -> None:
    assert "no seat 7" in one_line(signoria("analyse", str(begun), "--seat", "7"))
    assert "not both" in one_line(signoria("analyse", str(begun), "--time", "1", *QUICKLY))
    assert "--iterations" in one_line(signoria("analyse", str(begun), "--iterations", "-1"))
    empty = tmp_path / "empty.json"
    empty.write_text(json.dumps(game("principe").new(3, seed="empty").record()))
    assert "nothing to analyse" in one_line(signoria("analyse", str(empty)))


class TestHints:
    @pytest.fixture(autouse=True)
    def brief(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("signoria.cli.asides.HINT", 0.1)

    def test_the_best_answers_and_what_a_lot_is_worth(self) -> None:
        shown = signoria("play", *TABLE, stdin="1\n1\nhint\n").stdout
        hints = re.findall(r"^(?:bid \d+|pass \(Withdraw\)): wins \d+ ± \d+ % of games$", shown, re.MULTILINE)
        assert 1 <= len(hints) <= 3
        assert re.search("Worth about|At no price|Worth all", shown)

    def test_a_hint_is_no_move(self, saves: Path) -> None:
        signoria("play", *TABLE, stdin="hint\nhint\n")
        (file,) = saves.iterdir()
        assert not [action for action in json.loads(file.read_text())["actions"] if action.startswith("0")]


class TestBotsThatThink:
    def test_whoever_waits_is_told_for_whom_and_can_leave(self) -> None:
        t = Terminal("principe", "--names", "Ada", "--bots", "search:time=60", "--first", "1", "--seed", "slow")
        t.until(r"\w+ is thinking …")
        t.type("\x03")
        t.until("To go on")
        assert t.ended() == 130

    def test_moves_of_bots_are_told_as_they_come(self) -> None:
        t = Terminal(*TABLE, "--pause", "0.01")
        t.until(PROMPT)
        t.type("1\r")
        t.until(PROMPT)
        t.type("1\r")
        seen = t.until(PROMPT)
        t.type("0\r")
        seen = t.until(PROMPT)
        first = seen.index(" bids ") if " bids " in seen else seen.index(" withdraws")
        assert first < seen.index("round 1"), "before the screen is drawn anew"
        t.type("quit\r")
        assert t.ended() == 0

    def test_the_strength_is_asked_for_and_any_bot_can_be_named(self) -> None:
        t = Terminal()
        for _question in range(3):
            t.until(r"\] $")
            t.type("\r")
        assert "apprendista" in t.until(r"\] $")
        t.type("hal\r")
        assert "please, or the name of a bot" in t.until(r"\] $")
        t.type("random\r")
        assert "Bianca" in t.until(PROMPT)
        t.type("quit\r")
        assert t.ended() == 0
