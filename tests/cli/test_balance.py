"""`signoria balance`: a table, JSON, and a report."""

import json
from pathlib import Path

import pytest

from tests.cli.signoria_cli import one_line, signoria


def test_balance_surveys_every_edition_and_writes_a_report(tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    args = ("balance", "principe", "--games", "4", "--seats", "2", "--seed", "b", "--out", str(out))
    done = signoria(*args)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("first player") == 3
    assert out.read_text().count("<section>") == 3
    assert "File exists" in one_line(signoria(*args))


def test_balance_as_json_is_the_same_whatever_the_jobs() -> None:
    args = ("balance", "florence", "--games", "6", "--seats", "3", "--seed", "b", "--json")
    one = signoria(*args)
    assert one.stdout == signoria(*args, "--jobs", "2").stdout
    (facts,) = json.loads(one.stdout)
    assert facts["games"] == 6
    assert sum(place["share"] for place in facts["places"]) == pytest.approx(1)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("balance tarocchi", "no game “tarocchi”"),
        ("balance principe --edition hasbro", "no edition “hasbro”"),
        ("balance principe --bots clever", "no bot “clever”"),
        ("balance principe --bots thumb,random", "names 2 bots for 4 seats"),
        ("balance borgia --seats 2", "3 to 5 players, not 2"),
        ("balance principe --out /nowhere/at/all.html", "No such file or directory"),
    ],
)
def test_arguments_that_cannot_be(args: str, said: str) -> None:
    assert said in one_line(signoria(*args.split()))
