"""Bad input of any kind: one clear line that names the fault, exit code 2 (1 for a record that fails), no loss."""

import json
from pathlib import Path

import pytest

from tests.cli.signoria_cli import one_line, signoria


@pytest.mark.parametrize("command", ["verify", "replay", "analyse"])
class TestRecordFiles:
    def test_a_truncated_record(self, record_file: Path, command: str) -> None:
        record_file.write_text(record_file.read_text()[:-200])
        assert "JSON breaks at line 1" in one_line(signoria(command, str(record_file)))

    def test_an_empty_file(self, tmp_path: Path, command: str) -> None:
        (tmp_path / "empty").touch()
        assert "not a whole record" in one_line(signoria(command, str(tmp_path / "empty"))).lower()

    @pytest.mark.parametrize("text", ['{"format": "chess/1"}', "[]", "7", '{"moves": "e4 e5"}', "null"])
    def test_a_foreign_record(self, tmp_path: Path, command: str, text: str) -> None:
        path = tmp_path / "foreign.json"
        path.write_text(text)
        assert 'does not say "format": "signoria/3"' in one_line(signoria(command, str(path)))

    def test_a_file_that_is_no_text(self, tmp_path: Path, command: str) -> None:
        path = tmp_path / "picture.png"
        path.write_bytes(bytes(range(256)) * 40)
        assert "it is no text" in one_line(signoria(command, str(path)))

    def test_json_nested_beyond_reason(self, tmp_path: Path, command: str) -> None:
        path = tmp_path / "deep.json"
        path.write_text("[" * 200_000)
        assert "no game of ours" in one_line(signoria(command, str(path)))

    def test_no_such_file(self, tmp_path: Path, command: str) -> None:
        assert "No such file" in one_line(signoria(command, str(tmp_path / "nothing.json")))

    def test_a_folder(self, tmp_path: Path, command: str) -> None:
        assert "Is a directory" in one_line(signoria(command, str(tmp_path)))

    @pytest.mark.parametrize(
        ("field", "value", "said"),
        [
            ("game", "tarocchi", "no game “tarocchi”"),
            ("edition", "hasbro", "no edition “hasbro”"),
            ("options", {"poor": 1}, "no option “poor”"),
            ("options", {"rich": 5}, "goes from 0 to 1"),
            ("options", ["rich"], "“options” should be an object"),
            ("seats", 9, "2 to 5 players, not 9"),
            ("seats", "three", "“seats” should be a small whole number"),
            ("seats", True, "“seats” should be a small whole number"),
            ("first", 4, "from 0 to 2, not 4"),
            ("players", ["Anna"], "3 seats need 3 players"),
            ("players", [1, 2, 3], "“players” should be a list of texts"),
            ("seed", 7, "“seed” should be a text"),
            ("scores", None, "only one of “scores” and “winners”"),
            ("commitment", None, "lacks the field “commitment”"),
            ("colour", "blue", "a field “colour”"),
        ],
    )
    def test_a_field_that_is_wrong(self, record_file: Path, command: str, field: str, value: object, said: str) -> None:
        record = json.loads(record_file.read_text())
        if value is None:
            del record[field]
        else:
            record[field] = value
        record_file.write_text(json.dumps(record))
        assert said in one_line(signoria(command, str(record_file)))


def edited(path: Path, field: str, value: object) -> None:
    record = json.loads(path.read_text())
    record[field] = value
    path.write_text(json.dumps(record))


@pytest.mark.parametrize(
    ("field", "said"),
    [
        ("seed", "The seed is not the one that was committed to."),
        ("commitment", "The seed is not the one that was committed to."),
        ("deal", "The deal is not the one the seed gives."),
        ("scores", "The scores are not those of this game."),
        ("winners", "The winners are not those of this game."),
        ("digest", "The game does not come out as the record says."),
        ("actions", "is not legal there"),
    ],
)
def test_an_edited_record_fails_verification_with_1(record_file: Path, field: str, said: str) -> None:
    record = json.loads(record_file.read_text())
    changed = {
        "seed": "another",
        "commitment": "0" * 64,
        "deal": [["first", "0"]],
        "scores": record["scores"][1:],
        "winners": [0, 1, 2],
        "digest": "f" * 64,
        "actions": ["0 bid 3", *record["actions"][1:]],
    }
    edited(record_file, field, changed[field])
    for command in (("verify",), ("replay", "--verify")):
        done = signoria(*command, str(record_file))
        assert done.returncode == 1
        assert said in done.stdout
        assert "Traceback" not in done.stderr


def test_an_action_that_is_no_action(record_file: Path) -> None:
    edited(record_file, "actions", ["anything at all"])
    assert signoria("verify", str(record_file)).returncode == 1
    assert "does not begin with a seat" in one_line(signoria("replay", str(record_file)))


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("simulate tarocchi", "no game “tarocchi”; there is principe"),
        ("simulate principe --edition hasbro", "no edition “hasbro”; there is amigo, mtm-fr, mtm-nl"),
        ("simulate principe --seats 1", "2 to 5 players, not 1"),
        ("simulate principe --seats 6", "2 to 5 players, not 6"),
        ("simulate principe --option poor", "no option “poor”; there is rich"),
        ("simulate principe --option rich=", "rich=on or rich=off"),
        ("simulate principe --option rich=7", "goes from 0 to 1"),
        ("simulate principe --bots clever", "no bot “clever”; there is"),
        ("simulate principe --bots random,random", "names 2 bots for 4 seats"),
        ("simulate principe --games 0", "--games"),
        ("simulate principe --games many", "--games"),
        ("simulate principe --resume", "name it with --out"),
        ("bench --seats 9", "players, not 9"),
        ("rules IP-999", "“IP-999”"),
        ("rules principe zeppelin", "“zeppelin”"),
        ("replay", "FILE"),
        ("conquer", "conquer"),
        ("games --lang xx", "language “xx”"),
    ],
)
def test_arguments_that_cannot_be(args: str, said: str) -> None:
    assert said in one_line(signoria(*args.split()))


def test_a_moment_or_a_seat_the_record_does_not_have(record_file: Path) -> None:
    assert "no moment 999" in one_line(signoria("replay", str(record_file), "--at", "999"))
    assert "no seat 3" in one_line(signoria("replay", str(record_file), "--seat", "3"))


def test_simulate_overwrites_nothing(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    out.write_text("precious")
    assert "File exists" in one_line(signoria("simulate", "principe", "-g", "2", "--out", str(out)))
    assert "not a file that" in one_line(signoria("simulate", "principe", "-g", "2", "--out", str(out), "--resume"))
    assert out.read_text() == "precious"


def test_simulate_does_not_mix_two_series(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    assert signoria("simulate", "principe", "-g", "2", "--out", str(out)).returncode == 0
    before = out.read_text()
    said = one_line(signoria("simulate", "principe", "-g", "4", "-n", "3", "--out", str(out), "--resume"))
    assert "another series" in said
    assert out.read_text() == before


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    """A file where a folder should be refuses even those whom permissions do not stop."""
    (tmp_path / "file").touch()
    assert "Not a directory" in one_line(
        signoria("simulate", "principe", "-g", "2", "--out", str(tmp_path / "file" / "x"))
    )
