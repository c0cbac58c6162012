"""`signoria play`, as people use it: a whole game, its answers, and how it is set up."""

import json
import re
from pathlib import Path

from signoria import GAMES
from signoria.text import words
from tests.cli.played import IDLE, TABLE, actions, only_save, proved
from tests.cli.signoria_cli import Done, one_line, signoria
from tests.cli.terminal import Terminal


class TestAWholeGame:
    def test_through_a_pipe(self, saves: Path) -> None:
        done = signoria("play", *TABLE, stdin=IDLE)
        assert done.returncode == 0, done.stderr
        assert "Final scoring" in done.stdout
        assert "\x1b" not in done.stdout
        record = only_save(saves)
        assert proved(record).over
        assert record["players"] == ["Ada", "Bianca (random)", "Lorenzo (random)", "Isabella (random)"]
        (file,) = saves.iterdir()
        assert f"replay {file}" in done.stdout
        assert signoria("verify", str(file)).returncode == 0

    def test_on_a_terminal_after_a_few_short_questions(self, saves: Path) -> None:
        t = Terminal()
        for answer in ("", "", "", "random"):
            t.until(r"\] $")
            t.type(f"{answer}\r")
        answers = 0
        while "Final scoring" not in (seen := t.until(r"\w+> $|Prove it")):
            only = re.search(r"(\d), Enter", seen)
            t.type("\r" if only else "1\r" if re.search(r" 1  ", seen.rpartition("▸")[2]) else "0\r")
            answers += 1
            assert answers < 400
        assert t.ended() == 0
        assert proved(only_save(saves)).over

    def test_of_people_only_with_a_curtain_between_them(self, saves: Path) -> None:
        done = signoria("play", "principe", "-n", "2", "-p", "2", "-e", "mtm-nl", "-o", "rich", stdin=IDLE)
        assert done.returncode == 0
        assert "Pass the keyboard to Bruno, then press Enter." in done.stdout
        assert done.stdout.count("no rules for 2 players: those of the French rulebook are added") == 2  # to each once
        assert proved(only_save(saves)).over

    def test_the_same_seed_and_answers_give_the_same_game(self, tmp_path: Path) -> None:
        for name in ("one", "two"):
            signoria("play", *TABLE, "--save", str(tmp_path / name), stdin=IDLE[:40])
        assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()


class TestAnswers:
    def refused(self, saves: Path, *lines: str) -> str:
        """What is said to lines that must not count."""
        shown = signoria("play", *TABLE, stdin="\n".join(lines) + "\n").stdout
        assert not [action for action in actions(only_save(saves)) if action.startswith("0")]
        return shown.partition("Ada>")[2]

    def test_what_is_refused_is_told_why_with_the_rule_and_what_is_allowed(self, saves: Path) -> None:
        said = self.refused(saves, "pass", "bid 3", "build milano", "lay purple", "9", "?!\x07", "")
        assert "Everyone lays cards for the auction: you owe 2. [IP-21, amigo]" in said
        assert "That is not what you are asked now. [IP-21, amigo]" in said
        assert "That is not a move of this game. [IP-21, amigo]" in said
        assert "There is no line 9 here." in said
        assert "You may: lay green (Lay a University (green))" in said
        assert "or ? for help" in said

    def test_a_bid_beyond_the_purse_names_it(self) -> None:
        shown = signoria("play", *TABLE, stdin="1\n1\n99\nbid 11\n").stdout
        assert "so you cannot bid 99. [IP-31, amigo]" in shown
        assert "so you cannot bid 11. [IP-31, amigo]" in shown

    def test_what_an_answer_leads_to_is_told_with_its_rules(self) -> None:
        lines = ("consider", "consider lay green", "consider pass", "1", "1", "consider bid 1")
        shown = signoria("play", *TABLE, stdin="\n".join(lines) + "\n").stdout
        assert "Type consider and an answer, as in: consider lay" in shown
        assert "Of that nothing can be said beforehand." in shown
        assert "IP-31" in shown.partition("A bid of 1 leaves you")[2]

    def test_commands_change_nothing(self, saves: Path, tmp_path: Path) -> None:
        copy = tmp_path / "copy.json"
        lines = ("?", "why", "why pass", "why lay green", "rules", "rules ip-33", "rules marker", "rules xyzzy")
        said = self.refused(saves, *lines, "story", "board", "save", f"save {copy}", f"save {copy}", "save /no/where")
        assert "why lay" in said
        assert "Nothing stands against it." in said
        assert "Income, new cards, and cards for the auction" in said
        assert "signoria rules IP-33" in said
        assert "rules speak of that" in said
        assert "“xyzzy”" in said
        assert "is there already" in said
        assert "/no/where: No such file or directory" in said
        assert json.loads(copy.read_text()) == only_save(saves)

    def test_capitals_and_stray_spaces_do_not_matter(self, saves: Path) -> None:
        signoria("play", *TABLE, stdin="   LAY    Green \n")
        assert actions(only_save(saves))[-1] == "0 lay green"


class TestSettingUp:
    def fails(self, *args: str) -> str:
        return one_line(signoria("play", *args))

    def test_what_cannot_be_is_one_line(self, saves: Path) -> None:
        assert "“chess”" in self.fails("chess")
        assert "2 to 5 players, not 7" in self.fails("principe", "--seats", "7")
        assert "1 to 4 can be people, not 5" in self.fails("principe", "--people", "5")
        assert "1 to 4 can be people, not 0" in self.fails("principe", "--people", "0")
        assert "--names names one person, and 2 play" in self.fails("principe", "--people", "2", "--names", "Ada")
        assert "“Ada (random)” cannot be a name" in self.fails("principe", "--names", "Ada (random)")
        assert "“ada” cannot be a name" in self.fails("principe", "--names", "Ada,ada")
        assert "cannot be a name" in self.fails("principe", "--names", "\x1b[2J")
        assert "no bot “hal”" in self.fails("principe", "--bots", "hal")
        assert "names 2 bots for 3 seats" in self.fails("principe", "--bots", "random,random")
        assert "no edition “first”" in self.fails("principe", "--edition", "first")
        assert "seat from 0 to 3, not 9" in self.fails("principe", "--first", "9")
        assert not list(saves.iterdir())

    def test_there_must_be_something_to_resume(self, record_file: Path, saves: Path) -> None:
        assert "There is no unfinished game" in self.fails("--resume")
        assert "is a game that is over" in self.fails("--resume", str(record_file))
        assert "--seats cannot be named with --resume" in self.fails("--resume", "--seats", "3")
        record_file.write_text(record_file.read_text()[:-200])
        assert "JSON breaks" in self.fails("--resume", str(record_file))
        (saves / "broken.json").write_text("{")
        assert "There is no unfinished game" in self.fails("--resume")

    def test_a_record_that_was_edited_is_not_gone_on_with(self, saves: Path) -> None:
        signoria("play", *TABLE, stdin="1\n")
        (file,) = saves.iterdir()
        file.write_text(json.dumps({**only_save(saves), "seed": "another"}))
        assert re.search("not legal there|does not come out", self.fails("--resume"))

    def test_names_from_anywhere_cannot_paint_the_screen(self, saves: Path) -> None:
        signoria("play", *TABLE)
        (file,) = saves.iterdir()
        file.write_text(json.dumps({**only_save(saves), "players": ["\x1b[2JAda", "B\n", "", "D (random)"]}))
        done: Done = signoria("play", "--resume")
        assert done.returncode == 0
        assert "\x1b" not in done.stdout


def test_everything_it_says_has_words() -> None:
    every = [words("en", one) for one in GAMES.values()]
    folder = Path(signoria.__globals__["main"].__globals__["__file__"]).parent
    code = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    keys = set(re.findall(r"""say\("([a-z-]+)["]""", code)) | set(re.findall(r"""word\("([a-z-]+)"\)""", code))
    assert len(keys) > 60
    assert {key for key in keys if not any(say.has(key) for say in every)} == set()
