"""Files of many records, as `simulate --records --out` writes them: each by its number, or all."""

import json
from pathlib import Path

import pytest

from signoria.cli.records import texts
from tests.cli.signoria_cli import one_line, signoria


@pytest.fixture
def games(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    done = signoria("simulate", "principe", "-g", "4", "-n", "3", "--seed", "7", "--records", "--out", str(path))
    assert done.returncode == 0, done.stderr
    return path


def changed(path: Path, line: int, **fields: object) -> None:
    lines = path.read_text().splitlines()
    lines[line - 1] = json.dumps({**json.loads(lines[line - 1]), **fields})
    path.write_text("\n".join(lines) + "\n")


def test_all_games_of_a_file_are_proved_and_counted(games: Path) -> None:
    done = signoria("verify", str(games))
    assert (done.returncode, done.stdout.strip()) == (0, "✓ All 4 games hold.")
    done = signoria("verify", str(games), "--json")
    assert (done.returncode, json.loads(done.stdout)) == (0, {"games": 4, "failed": []})
    assert signoria("verify", "-", stdin=games.read_text()).stdout.strip() == "✓ All 4 games hold."


def test_games_that_fail_are_named_and_the_others_are_proved_all_the_same(games: Path) -> None:
    changed(games, 3, winners=[0, 1, 2])
    changed(games, 5, colour="blue")
    done = signoria("verify", str(games))
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "✗ Game 2: The winners are not those of this game.",
        "✗ Game 4: Line 5: " + one_line(signoria("verify", str(games), "--game", "4")).split("Line 5: ")[1],
        "✗ 2 of 4 games fail.",
    ]
    found = json.loads(signoria("verify", str(games), "--json").stdout)
    assert (found["games"], [one["game"] for one in found["failed"]]) == (4, [2, 4])
    assert not found["failed"][0]["checks"][0]["holds"]


def test_one_game_is_proved_replayed_or_analysed_by_its_number(games: Path, tmp_path: Path) -> None:
    alone = tmp_path / "third.json"
    alone.write_text(games.read_text().splitlines()[3])
    for command in (["verify"], ["replay"], ["replay", "--json"], ["analyse", "--json", "-i", "1", "--seat", "0"]):
        of_many, by_itself = signoria(*command, str(games), "--game", "3"), signoria(*command, str(alone))
        assert (of_many.returncode, of_many.stdout) == (0, by_itself.stdout), of_many.stderr


@pytest.mark.parametrize("command", ["replay", "analyse"])
def test_of_many_games_one_must_be_named(games: Path, command: str) -> None:
    said = one_line(signoria(command, str(games)))
    assert "4 games" in said
    assert "--game" in said
    assert "no game 5" in one_line(signoria(command, str(games), "--game", "5"))
    assert "--game" in one_line(signoria("verify", str(games), "--commitment", "00"))


@pytest.mark.parametrize("command", ["verify", "replay", "analyse"])
def test_a_file_with_one_game_needs_no_number(games: Path, command: str) -> None:
    games.write_text("\n".join(games.read_text().splitlines()[:2]) + "\n")
    budget = ["-i", "1", "--seat", "0"] if command == "analyse" else []
    assert signoria(command, str(games), *budget).returncode == 0
    head = games.read_text().splitlines()[0]
    games.write_text(head + "\n")
    assert "no record" in one_line(signoria(command, str(games)))
    games.write_text(head.replace('"records": true', '"records": false') + "\n{}\n")
    assert "--records" in one_line(signoria(command, str(games)))


def test_a_bad_line_names_its_number(games: Path) -> None:
    lines = games.read_text().splitlines()
    games.write_text("\n".join([*lines[:3], "{ not json", *lines[3:]]) + "\n")
    assert "Line 4: " in one_line(signoria("replay", str(games), "--game", "3"))
    assert signoria("replay", str(games), "--game", "4").returncode == 0, "the others can still be read"


def test_a_file_is_read_a_record_at_a_time(games: Path) -> None:
    """However many there are: after the second record no more of the file was read than a buffer of it."""
    lines = games.read_text().splitlines()
    games.write_text("\n".join([lines[0], *[lines[1]] * 500]) + "\n")
    found = texts(str(games))
    assert [next(found)[0], next(found)[0]] == [2, 3]
    frame = found.gi_yieldfrom.gi_frame  # type: ignore[attr-defined]
    assert frame.f_locals["lines"].buffer.tell() < games.stat().st_size / 10
