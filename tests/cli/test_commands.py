"""Every command does what its help says."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from signoria import GAMES, game
from signoria.core import COMPILED, HOW
from signoria.kernel.record import parsed, proof
from tests.cli.signoria_cli import PATIENCE, process, signoria


def test_the_version_says_whether_the_core_is_compiled_and_how() -> None:
    said = process("--version").stdout
    assert said.startswith(f"signoria 0.2.0, {'compiled' if COMPILED else 'interpreted'} core")
    assert HOW in said


def test_a_compiled_package_can_be_run_interpreted() -> None:
    assert "interpreted core" in process("--version", SIGNORIA_INTERPRET="1").stdout


@pytest.mark.parametrize(
    "command",
    [
        "",
        "play",
        "serve",
        "games",
        "rules",
        "box",
        "simulate",
        "arena",
        "balance",
        "replay",
        "verify",
        "analyse",
        "dataset",
        "bench",
    ],
)
def test_every_command_has_help(command: str) -> None:
    done = signoria(*command.split(), "--help")
    assert done.returncode == 0
    assert "Usage: signoria" in done.stdout
    assert "help-" not in done.stdout, "a help text without words"


def test_games_lists_every_game() -> None:
    listed = json.loads(signoria("games", "--json").stdout)
    assert [one["key"] for one in listed] == list(GAMES)
    shown = " ".join(signoria("games").stdout.split())
    assert all(one.key in shown for one in GAMES.values())


def test_rules_by_number_by_game_and_by_word() -> None:
    assert "The winner pays" in signoria("rules", "ip-33").stdout
    every = json.loads(signoria("rules", "principe", "--json").stdout)
    assert {"IP-1", "IP-75", "IP-E10"} <= {rule["id"] for rule in every}
    about = json.loads(signoria("rules", "principe", "marker", "withdraw", "--json").stdout)
    assert 0 < len(about) < len(every)
    assert all("marker" in str(rule).lower() for rule in about)


@pytest.mark.parametrize(("asked", "found"), [("IP-4", ["IP-4"]), ("ip-5 IP-4", ["IP-4", "IP-5"])])
def test_a_number_is_that_rule_and_no_other(asked: str, found: list[str]) -> None:
    assert [rule["id"] for rule in json.loads(signoria("rules", *asked.split(), "--json").stdout)] == found


def test_rules_tell_of_options_and_of_where_editions_differ() -> None:
    assert "Rich families" in signoria("rules", "principe", "option-rich").stdout
    table = signoria("rules", "principe", "editions").stdout
    assert all(edition in table for edition in game("principe").editions)
    assert "Starting ducats" in table
    assert "Who bids first" in signoria("rules", "editions").stdout
    assert signoria("rules", "florence", "editions").stdout == ""


def test_rules_say_what_is_a_ruling() -> None:
    assert "Ruling:" in signoria("rules", "IP-5").stdout


def test_simulate_writes_a_line_a_game_and_adds_them_up(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    done = signoria("simulate", "principe", "--games", "30", "--seed", "7", "--out", str(out), "--json")
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    assert lines[0]["series"]["seed"] == "7"
    assert [line["n"] for line in lines[1:]] == list(range(30))
    summary = json.loads(done.stdout)
    assert summary["games"] == 30
    assert sum(seat["wins"] for seat in summary["seats"]) == pytest.approx(30)
    assert "mean points" in signoria("simulate", "principe", "--games", "5", "--seats", "2").stdout


def test_simulate_gives_the_same_games_whatever_the_jobs(tmp_path: Path) -> None:
    texts = []
    for jobs in ("1", "2"):
        out = tmp_path / f"{jobs}.jsonl"
        assert (
            signoria("simulate", "principe", "-g", "450", "--seed", "x", "--out", str(out), "-j", jobs).returncode == 0
        )
        texts.append(out.read_text())
    assert texts[0] == texts[1]


def test_the_command_that_make_play_uses_starts_its_processes(tmp_path: Path) -> None:
    """Each of them reads the command anew, and must not run it: replays, hints and series had no process by it."""
    command = Path(sys.executable).with_name("signoria")
    series = ["simulate", "principe", "--games", "4", "--jobs", "2", "--out", str(tmp_path / "games.jsonl")]
    done = subprocess.run([command, *series], capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "games.jsonl").read_text().count("\n") >= 4


def test_simulate_goes_on_where_it_was_cut_short(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    args = ("simulate", "principe", "--seats", "3", "--seed", "s", "-g", "20")
    assert signoria(*args, "--out", str(whole)).returncode == 0
    text = whole.read_text()
    part.write_text(text[: len(text) // 2])
    assert signoria(*args, "--out", str(part), "--resume").returncode == 0
    assert part.read_text() == text


def test_simulated_records_are_the_games_of_the_results_and_prove_themselves(tmp_path: Path) -> None:
    results, records = tmp_path / "results.jsonl", tmp_path / "records.jsonl"
    args = ("simulate", "principe", "--seats", "5", "--edition", "mtm-fr", "--seed", "r", "-g", "5", "-o", "rich")
    assert signoria(*args, "--out", str(results)).returncode == 0
    assert signoria(*args, "--records", "--out", str(records)).returncode == 0
    for result, line in zip(results.read_text().splitlines()[1:], records.read_text().splitlines()[1:], strict=True):
        record = parsed(line)
        assert json.loads(result)["winners"] == record.data["winners"]
        assert json.loads(result)["decisions"] == len(record.actions)
        assert record.options == {"rich": 1}
        assert not [check for check in proof(game("principe"), record) if check.fault]


def test_replay_tells_a_game_shows_a_moment_and_proves_it(record_file: Path) -> None:
    told = signoria("replay", str(record_file), "--verify").stdout
    assert "Round 1 begins." in told
    assert "Final scoring" in told
    assert "The scores are right." in told
    moment = json.loads(signoria("replay", str(record_file), "--at", "40", "--seat", "1", "--json").stdout)["view"]
    assert moment["observer"] == 1
    assert moment["hand"] is not None
    stranger = json.loads(signoria("replay", str(record_file), "--at", "40", "--json").stdout)["view"]
    assert stranger["hand"] is None


def test_replay_reads_standard_input(record_file: Path) -> None:
    assert "Round 1 begins." in signoria("replay", "-", stdin=record_file.read_text()).stdout


def test_verify_proves_a_record(record_file: Path) -> None:
    done = signoria("verify", str(record_file))
    assert done.returncode == 0
    assert done.stdout.count("✓") == 6
    checks = json.loads(signoria("verify", str(record_file), "--json").stdout)
    assert {check["check"] for check in checks} == {"commitment", "actions", "deal", "digest", "scores", "winners"}
    assert all(check["holds"] for check in checks)


def test_bench_measures_both_cores() -> None:
    figures = json.loads(signoria("bench", "principe", "--seconds", "0.03", "--json").stdout)
    assert [one["core"] for one in figures] == (["compiled", "interpreted"] if COMPILED else ["interpreted"])
    for one in figures:
        assert all(one[key] > 0 for key in ("decisions", "games", "clones", "rollouts", "imaginations", "texts"))
    assert "decisions in random play" in signoria("bench", "--seconds", "0.03", "--this-core-only").stdout
