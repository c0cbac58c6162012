"""`signoria arena`: a table, JSON, a plot, and a file that can be gone on with."""

import json
from pathlib import Path
from typing import Any

import pytest

from signoria.bots import Bot
from signoria.bots.roster import BOTS, Kind
from tests.cli.signoria_cli import one_line, signoria

ARGS = ("arena", "principe", "--bots", "random,thumb", "--seats", "2", "--seed", "s")


def games(out: Path) -> list[dict[str, Any]]:
    """The games in a file, without what differs from run to run."""
    lines = [json.loads(line) for line in out.read_text().splitlines()[1:]]
    return [{**line, "times": None} for line in lines]


def test_arena_shows_every_bot_and_what_is_fair() -> None:
    done = signoria(*ARGS, "--games", "5")
    assert (done.returncode, done.stderr) == (0, "")
    shown = " ".join(done.stdout.split())
    assert "6 games" in shown, "rounded up, so that seats are even"
    assert "50.0 % is a fair share" in shown
    assert "thumb" in shown


def test_arena_as_json_has_a_row_for_each_bot() -> None:
    facts = json.loads(signoria(*ARGS, "--games", "8", "--json").stdout)
    assert facts["contest"]["mixes"] == [["random", "thumb"]]
    assert {row["bot"] for row in facts["bots"]} == {"random", "thumb"}
    assert sum(row["wins"] for row in facts["bots"]) == facts["games"] == 8
    for row in facts["bots"]:
        low, high = row["interval"]
        assert low < row["share"] < high or row["share"] in (0, 1)


def test_one_mix_is_played_in_all_its_seatings(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    args = ("arena", "principe", "--mix", "thumb,random,random", "--seats", "3", "-g", "3", "--out", str(out))
    assert signoria(*args).returncode == 0
    assert [game["bots"].index("thumb") for game in games(out)] == [0, 2, 1]
    assert len({game["seed"] for game in games(out)}) == 1


def test_arena_goes_on_where_it_was_cut_short(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    first = json.loads(signoria(*ARGS, "-g", "12", "--out", str(whole), "--json").stdout)
    text = whole.read_text()
    part.write_text(text[: len(text) // 2])
    second = json.loads(signoria(*ARGS, "-g", "12", "--out", str(part), "--resume", "--json").stdout)
    assert games(part) == games(whole)
    for one, other in zip(first["bots"], second["bots"], strict=True):
        for key in ("bot", "wins", "interval", "points", "rating", "decisions", "by_seat"):
            assert one[key] == other[key]


def test_arena_draws_an_svg(tmp_path: Path) -> None:
    plot = tmp_path / "wins.svg"
    assert signoria(*ARGS, "-g", "2", "--plot", str(plot)).returncode == 0
    svg = plot.read_text()
    assert svg.startswith("<svg")
    assert ">thumb<" in svg
    assert "File exists" in one_line(signoria(*ARGS, "-g", "2", "--plot", str(plot)))
    assert plot.read_text() == svg


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("arena principe", "Name the bots with --bots"),
        ("arena principe --bots random,thumb --mix random,thumb,thumb,thumb", "Name the bots with --bots"),
        ("arena principe --bots random", "“random” alone cannot be compared"),
        ("arena principe --bots random,random", "“random” alone cannot be compared"),
        ("arena principe --bots random,clever", "no bot “clever”"),
        ("arena principe --mix random,thumb", "names 2 bots for 4 seats"),
        ("arena principe --bots random,thumb --seats 7", "2 to 5 players, not 7"),
        ("arena tarocchi --bots random,thumb", "no game “tarocchi”"),
        ("arena principe --bots random,thumb --edition hasbro", "no edition “hasbro”"),
        ("arena principe --bots random,thumb --resume", "name it with --out"),
        ("arena principe --bots random,thumb --plot /nowhere/at/all.svg", "No such file or directory"),
        ("arena principe --bots random,thumb --games 0", "--games"),
    ],
)
def test_arguments_that_cannot_be(args: str, said: str) -> None:
    assert said in one_line(signoria(*args.split()))


def test_too_many_bots_for_one_contest() -> None:
    bots = ",".join(f"thumb:jitter={n}" for n in range(20))
    assert "name fewer" in one_line(signoria("arena", "principe", "--bots", bots))


def test_the_file_of_another_contest_is_left_alone(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    assert signoria("simulate", "principe", "-n", "2", "-g", "2", "--out", str(out)).returncode == 0
    before = out.read_text()
    assert "is not a file that" in one_line(signoria(*ARGS, "--out", str(out), "--resume"))
    assert out.read_text() == before
    out.unlink()
    assert signoria(*ARGS, "-g", "2", "--out", str(out)).returncode == 0
    other = ("arena", "principe", "--bots", "random,thumb:jitter=3", "--seats", "2", "--out", str(out), "--resume")
    assert "another series" in one_line(signoria(*other))


class Cheat(Bot):
    def choose(self, view: object, decision: object) -> str:
        return "take everything"


class Clumsy(Bot):
    def choose(self, view: object, decision: object) -> str:
        raise ZeroDivisionError("clumsy")


@pytest.mark.parametrize("kind", [Cheat, Clumsy])
def test_a_bot_at_fault_is_named_in_one_line(monkeypatch: pytest.MonkeyPatch, kind: type[Bot]) -> None:
    monkeypatch.setitem(BOTS, "faulty", Kind(lambda game, seed, _set: kind(game, seed)))
    said = one_line(signoria("arena", "principe", "--mix", "faulty,random", "--seats", "2", "--seed", "s"))
    assert "The bot “faulty”" in said
    assert ("“take everything”" if kind is Cheat else "(ZeroDivisionError)") in said
    assert "s/0" in said
