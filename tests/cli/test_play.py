"""`signoria play`, as people use it: in pipes, and on a terminal; to its end, or interrupted in its middle."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from signoria import GAMES, Game, State, game
from signoria.cli.boards import board
from signoria.cli.menu import Menu
from signoria.kernel.record import parsed, proof, replayed
from signoria.kernel.view import Answers, Decision, Prompt
from signoria.text import words
from tests.cli.signoria_cli import Done, one_line, process, signoria
from tests.cli.terminal import PROMPT, STYLES, Terminal
from tests.tables import random_game

TABLE = ("principe", "--names", "Ada", "--seed", "a game in a test", "--first", "0", "--bots", "random")
IDLE = "0\n1\n" * 400  # pass, and where that is refused take the first thing there is


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for saved games that is this test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("NO_COLOR", raising=False)
    return tmp_path / "signoria" / "games"


def only_save(saves: Path) -> dict[str, object]:
    (file,) = saves.iterdir()
    data = json.loads(file.read_text(encoding="utf-8"))
    assert isinstance(data, dict)
    return data


def actions(record: dict[str, object]) -> list[str]:
    found = record["actions"]
    assert isinstance(found, list)
    return found


def proved(record: dict[str, object]) -> State:
    checked = parsed(json.dumps(record))
    assert [check.fault for check in proof(game("principe"), checked) if check.fault] == []
    return replayed(game("principe"), checked)


def ask(t: Terminal, *lines: str) -> str:
    """Type lines, each when there is a prompt; what is shown after the last."""
    seen = t.until(PROMPT)
    for line in lines:
        t.type(f"{line}\r")
        seen = t.until(PROMPT)
    return seen


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
        assert proved(only_save(saves)).over

    def test_the_same_seed_and_answers_give_the_same_game(self, tmp_path: Path) -> None:
        for name in ("one", "two"):
            signoria("play", *TABLE, "--save", str(tmp_path / name), stdin=IDLE[:40])
        assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()


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
        assert "You may: lay green (Lay a green card)" in said
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
        assert "takes the cards of the group into the hand" in said
        assert "rules speak of that" in said
        assert "“xyzzy”" in said
        assert "is there already" in said
        assert "/no/where: No such file or directory" in said
        assert json.loads(copy.read_text()) == only_save(saves)

    def test_capitals_and_stray_spaces_do_not_matter(self, saves: Path) -> None:
        signoria("play", *TABLE, stdin="   LAY    Green \n")
        assert actions(only_save(saves))[-1] == "0 lay green"


def menu(prompt: str) -> Menu:
    """The menu of a question."""
    principe = game("principe")
    options = {
        "bid-for-lot": ["pass", *(f"bid {n}" for n in range(3, 18))],
        "build-or-play": ["pass", "build milano", "build pisa", "play 1 green", *(f"play {n} blue" for n in (1, 2, 3))],
        "which-region-of-all": [f"shield {region}" for region in ("blue", "green", "red", "yellow", "brown", "violet")],
    }
    return Menu(
        principe, words("en", principe), Decision(0, Prompt(prompt, "IP-31", {}), Answers(options[prompt], None))
    )


class TestMenu:
    def test_a_long_ladder_is_one_line(self) -> None:
        lines = [(line.key, line.words) for line in menu("bid-for-lot").lines()]
        assert lines == [("0", "Withdraw"), ("3–17", "Bid so many ducats")]

    def test_cards_to_play_are_one_line_a_colour(self) -> None:
        lines = [(line.key, line.words) for line in menu("build-or-play").lines()]
        assert lines == [
            ("0", "Do nothing"),
            ("1", "Build Milano"),
            ("2", "Build Pisa"),
            ("1 green", "Play one green card"),
            ("1–3 blue", "Play so many blue cards"),
        ]

    @pytest.mark.parametrize("typed", ["4", "bid 4", "BID  4", "bid4"])
    def test_a_bare_number_is_an_amount_where_amounts_are_asked_for(self, typed: str) -> None:
        assert menu("bid-for-lot").meant(typed) == ["bid 4"]

    @pytest.mark.parametrize("typed", ["0", "pass", "withdraw", " Withdraw "])
    def test_nought_is_always_passing(self, typed: str) -> None:
        assert menu("bid-for-lot").meant(typed) == ["pass"]

    @pytest.mark.parametrize("typed", ["play 2 blue", "2 blue", "2b", "b2", "play 2 b", "blue 2"])
    def test_how_many_of_which(self, typed: str) -> None:
        assert menu("build-or-play").meant(typed) == ["play 2 blue"]

    @pytest.mark.parametrize(
        ("typed", "meant"),
        [
            ("1", ["build milano"]),
            ("mil", ["build milano"]),
            ("build m", ["build milano"]),
            ("Build Pisa", ["build pisa"]),
            ("7 blue", ["play 7 blue"]),
            ("siena", ["build siena"]),
            ("3", []),
        ],
    )
    def test_what_is_meant_is_understood_legal_or_not(self, typed: str, meant: list[str]) -> None:
        assert menu("build-or-play").meant(typed) == meant

    @pytest.mark.parametrize(
        ("typed", "meant"),
        [("1", "blue"), ("tosc", "brown"), ("Romagna e Marche", "yellow"), ("violet", "violet"), ("lombardia", "blue")],
    )
    def test_by_number_by_code_and_by_name(self, typed: str, meant: str) -> None:
        assert menu("which-region-of-all").meant(typed) == [f"shield {meant}"]

    @pytest.mark.parametrize("typed", ["", " ", "77777777777777", "²", "bid", "blue blue", "é\x00", "play", "x" * 9999])
    def test_nonsense_is_no_legal_action(self, typed: str) -> None:
        for prompt in ("bid-for-lot", "build-or-play", "which-region-of-all"):
            asked = menu(prompt)
            assert not set(asked.meant(typed)) & set(asked.options)

    def test_everything_that_is_legal_can_be_typed_as_it_is_written(self) -> None:
        principe = game("principe")
        for s in random_game((principe, "amigo", 3), 2):
            for seat in s.to_act():
                asked = Menu(principe, words("en", principe), principe.decision(s, seat))
                assert [asked.meant(text) for text in asked.options] == [[text] for text in asked.options]


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
        assert "Lay one more card" in t.until(PROMPT)
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
