"""The box in the terminal: what is printed and how certain it is; a box of one's own, and games played with it."""

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from signoria import GAMES, Game, game
from signoria.cli.commands.box import BoxSheet, outline, wrapped
from signoria.text import LANGUAGES, words
from tests.boxes import BOXED, random_box
from tests.cli.played import TABLE, actions, only_save
from tests.cli.signoria_cli import one_line, process, signoria

MINE = 'game = "principe"\nname = "Anna’s copy"\n[city.siena]\nicons = { blue = 2, red = 1 }\nregions = ["green"]\n'
NAMED = "Played with the box “Anna’s copy” (828c2b89)."


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(MINE, encoding="utf-8")
    return path


def drawn(one: Game, lang: str, width: int, **terminal: object) -> str:
    shown = StringIO()
    Console(file=shown, width=width, **terminal).print(BoxSheet(one, words(lang, one)))  # type: ignore[arg-type]
    return shown.getvalue()


class TestWhatIsShown:
    def test_every_component_with_its_values_its_source_and_how_much_is_certain(self) -> None:
        shown = " ".join(signoria("box", "principe").stdout.split())
        assert "50 of 75 values are attested (67 %), 25 are reconstructed." in shown
        assert "Siena price 3 points 4 shields 1 ≈cards green, white, red ≈regions Toscana F" in shown
        assert "Milano price 4 points 6 shields 2 cards red, blue ×2, yellow regions Lombardia" in shown
        assert "≈ Reconstructed: no source shows it." in shown
        assert "F Mind the Move 2005, French rulebook" in shown

    def test_what_is_ones_own_is_marked(self, mine: Path) -> None:
        signoria("box", "principe", "--use", str(mine))
        shown = " ".join(signoria("box", "principe").stdout.split())
        assert NAMED in shown
        assert "50 of 75 values are attested (67 %), 23 are reconstructed, 2 your own." in shown
        assert "*cards red, blue ×2 *regions Emilia" in shown

    @pytest.mark.parametrize("key", GAMES)
    def test_any_game_has_one(self, key: str) -> None:
        assert signoria("box", key).returncode == 0
        facts = json.loads(signoria("box", key, "--json").stdout)
        assert facts["certainty"]["values"] == sum(len(row["values"]) for row in facts["rows"])

    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("key", GAMES)
    def test_no_line_is_longer_than_the_terminal(self, key: str, language: str) -> None:
        boxed = random_box(GAMES[key], 4) if GAMES[key] in BOXED else GAMES[key]
        for one in (GAMES[key], boxed):
            for width in (40, 59, 60, 80, 100, 124, 200):
                lines = drawn(one, language, width).splitlines()
                assert max(map(cell_len, lines)) <= width
                assert "…" not in "".join(lines), "something is cut off"

    def test_colours_where_there_are_some_and_none_where_not(self) -> None:
        principe = game("principe")
        assert "\x1b[1mSiena" in drawn(principe, "en", 80, force_terminal=True, color_system="truecolor")
        assert "\x1b" not in signoria("box", "principe").stdout

    def test_a_terminal_without_our_letters_gets_plainer_ones(self) -> None:
        done = process("box", "principe", PYTHONIOENCODING="ascii", TERM="dumb")
        assert done.stdout.isascii()
        assert "~cards green, white, red" in done.stdout

    def test_a_piece_is_drawn_row_by_row(self) -> None:
        assert outline([[0, 0], [1, 0], [1, 1]]) == "██/·█"

    def test_a_long_address_is_broken_and_not_cut(self) -> None:
        lines = wrapped("[1] public: https://example.org/" + "a" * 90, 40)
        assert "".join(line.plain for line in lines).endswith("a" * 90)
        assert max(line.cell_len for line in lines) <= 40


class TestABoxOfOnesOwn:
    def test_an_exported_box_is_ours_until_something_is_corrected(self, tmp_path: Path) -> None:
        file = tmp_path / "box.toml"
        assert "The box is in" in signoria("box", "principe", "--export", str(file)).stdout
        assert "That is our box of Il Principe" in signoria("box", "principe", "--check", str(file)).stdout
        text = file.read_text(encoding="utf-8")
        assert signoria("box", "principe", "--export", "-").stdout == text
        file.write_text(text.replace('regions = ["brown"]', 'regions = ["green"]'), encoding="utf-8")
        assert "differs from ours in one row: city.siena." in signoria("box", "principe", "--check", str(file)).stdout

    def test_a_file_is_never_written_over(self, mine: Path) -> None:
        assert "File exists" in one_line(signoria("box", "principe", "--export", str(mine)))
        assert mine.read_text(encoding="utf-8") == MINE

    def test_check_tells_the_name_the_digest_and_the_rows(self, mine: Path) -> None:
        said = signoria("box", "principe", "--check", str(mine)).stdout
        assert "“Anna’s copy” (828c2b89)" in said
        facts = json.loads(signoria("box", "principe", "--check", str(mine), "--json").stdout)
        assert (facts["name"], facts["differs"]) == ("Anna’s copy", ["city.siena"])
        assert facts["digest"].startswith("828c2b89")

    @pytest.mark.parametrize(
        ("text", "said"),
        [
            (MINE.replace("siena", "roma"), "There is no city.roma in this game"),
            (MINE.replace("blue = 2", "blue = 3"), "city.siena: icons says for each of"),
            (MINE.replace("blue = 2", "blue = 1"), "city.siena, icons: 2 in all; by the rulebook 3."),
            (MINE.replace("Anna’s copy", ""), "The name of a box is one line"),
            (MINE.replace("[city", "[ci ty"), "Line 3 of"),
            ("", "does not say of which game"),
            ('game = "borgia"', "is of another game, “borgia”"),
        ],
    )
    def test_what_is_wrong_is_said_in_one_line(self, text: str, said: str, mine: Path, saves: Path) -> None:
        mine.write_text(text, encoding="utf-8")
        for option in ("--check", "--use"):
            assert said in one_line(signoria("box", "principe", option, str(mine)))
        for command in ("play", "simulate"):
            assert said in one_line(signoria(command, "principe", "--box", str(mine)))
        assert not (saves.parent / "boxes").exists()

    def test_files_that_are_none(self, tmp_path: Path, mine: Path) -> None:
        mine.write_bytes(b"game = 'principe'\nname = '\xff'\n")
        assert "Line 2 of" in one_line(signoria("box", "principe", "--check", str(mine)))
        mine.write_bytes(b"#" * 900_000)
        assert "no box is that long" in one_line(signoria("box", "principe", "--check", str(mine)))
        assert "No such file" in one_line(signoria("box", "principe", "--use", str(tmp_path / "nothing")))
        assert "no game “chess”" in one_line(signoria("box", "chess"))
        assert "Only one of" in one_line(signoria("box", "principe", "--check", str(mine), "--export", "-"))

    def test_a_mark_at_the_beginning_of_a_file_is_no_harm(self, mine: Path) -> None:
        mine.write_text(MINE.replace("\n", "\r\n"), encoding="utf-8-sig")
        assert "(828c2b89)" in signoria("box", "principe", "--check", str(mine)).stdout


class TestPlayedWith:
    def test_the_box_in_use_is_that_of_play_until_it_is_given_up(self, mine: Path, saves: Path) -> None:
        signoria("box", "principe", "--use", str(mine))
        mine.unlink()
        assert NAMED in signoria("play", *TABLE, stdin="quit\n").stdout
        assert NAMED not in signoria("play", *TABLE, "--box", "ours", stdin="quit\n").stdout
        assert "our box" in signoria("box", "principe", "--use", "ours").stdout
        assert NAMED not in signoria("play", *TABLE, stdin="quit\n").stdout
        assert not list((saves.parent / "boxes").iterdir())

    def test_a_box_in_use_that_was_broken_since_is_named(self, mine: Path, saves: Path) -> None:
        signoria("box", "principe", "--use", str(mine))
        kept = saves.parent / "boxes" / "principe.toml"
        kept.write_text("nonsense", encoding="utf-8")
        assert str(kept) in one_line(signoria("play", "principe"))
        assert signoria("box", "principe", "--use", "ours").returncode == 0
        assert signoria("box", "principe").returncode == 0

    def test_the_box_travels_with_a_game_of_ones_own(self, mine: Path, saves: Path) -> None:
        copy = saves.parent / "copy.json"
        shown = signoria("play", *TABLE, "--box", str(mine), stdin=f"1\n1\nsave {copy}\nquit\n").stdout
        assert NAMED in shown
        mine.unlink()
        assert signoria("verify", str(copy)).returncode == 0
        before = len(actions(only_save(saves)))
        (file,) = saves.iterdir()
        assert signoria("verify", str(file)).returncode == 0
        assert signoria("play", "--resume", stdin="0\n1\n1\nquit\n").returncode == 0
        record = only_save(saves)
        assert len(actions(record)) > before
        box = record["box"]
        assert isinstance(box, dict)
        assert box["values"]["city"]["siena"]["regions"] == ["green"]
        assert "cannot be named with --resume" in one_line(signoria("play", "--resume", "--box", "ours"))

    def test_a_game_with_our_box_carries_no_values(self, saves: Path) -> None:
        signoria("play", *TABLE, stdin="quit\n")
        assert only_save(saves)["box"] == {"name": "", "digest": game("principe").box.digest}

    def test_a_series_carries_the_values_once(self, mine: Path, tmp_path: Path) -> None:
        out = tmp_path / "games.jsonl"
        series = ("simulate", "principe", "-n2", "--seed", "b", "--records", "--out", str(out))
        shown = signoria(*series, "-g2", "--box", str(mine)).stdout
        assert NAMED in shown
        head, *records = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
        assert head["series"]["box"]["values"]["city"]["siena"]["regions"] == ["green"]
        assert [sorted(record["box"]) for record in records] == [["digest", "name"]] * 2
        assert "All 2 games hold." in signoria("verify", str(out)).stdout
        assert "Final scoring" in signoria("replay", str(out), "--game", "2").stdout
        assert "holds another series" in one_line(signoria(*series, "-g3", "--resume"))
        assert signoria(*series, "-g3", "--resume", "--box", str(mine)).returncode == 0
        assert "All 3 games hold." in signoria("verify", str(out)).stdout

    def test_processes_play_with_the_box_too(self, mine: Path, tmp_path: Path) -> None:
        texts = []
        for jobs in ("1", "2"):
            out = tmp_path / f"{jobs}.jsonl"
            series = ("simulate", "principe", "-n2", "-g4", "--seed", "b", "--bots", "thumb", "--records")
            done = signoria(*series, "--box", str(mine), "-j", jobs, "--out", str(out))
            assert done.returncode == 0, done.stderr
            texts.append(out.read_text(encoding="utf-8"))
        assert texts[0] == texts[1]

    def test_a_record_without_the_values_needs_the_file(self, mine: Path, tmp_path: Path) -> None:
        out, one = tmp_path / "games.jsonl", tmp_path / "one.json"
        series = ("simulate", "principe", "-n2", "-g1", "--seed", "b", "--records", "--out", str(out))
        signoria(*series, "--box", str(mine))
        one.write_text(out.read_text(encoding="utf-8").splitlines()[1], encoding="utf-8")
        look = ("analyse", str(one), "-i", "1", "--seat", "0")
        for command in (("verify", str(one)), ("replay", str(one)), ("editions", str(one)), look):
            assert "give it with --box FILE" in one_line(signoria(*command))
            assert signoria(*command, "--box", str(mine)).returncode == 0

    def test_values_that_are_not_those_of_the_digest_are_refused(self, mine: Path, tmp_path: Path) -> None:
        out = tmp_path / "games.jsonl"
        signoria("simulate", "principe", "-n2", "-g1", "--records", "--out", str(out), "--box", str(mine))
        out.write_text(out.read_text(encoding="utf-8").replace('["green"]}', '["brown"]}', 1), encoding="utf-8")
        assert "The values are not those of the box" in one_line(process("replay", str(out)))
