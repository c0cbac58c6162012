"""The tour and the glossary of the software's own words name what is there."""

import ast
import re
from pathlib import Path

import pytest

from tests.test_house import ROOT

GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").partition("## The software's own words")[2]
TOUR = (ROOT / "docs" / "tour.md").read_text(encoding="utf-8")
WORDS = re.findall(r"^\| ([a-z ]+) \| .+ \| `([^`]+)`(?: `(\w+)`)? \|$", GLOSSARY, re.MULTILINE)
STOPS = re.findall(r"^(\d+)\. `([^`]+)`, `(\w+)`:", TOUR, re.MULTILINE)
MOST_STOPS = 15
DECLARED = r"\b(?:function|class|interface|type) {0}\b|^  (?:private |async )*{0}\(.*\{{$"  # or a method


def names_in(path: Path) -> set[str]:
    """All that a file of Python defines."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    kinds = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
    assigned = {
        one.id
        for node in tree.body
        if isinstance(node, ast.Assign)
        for one in node.targets
        if isinstance(one, ast.Name)
    }
    return assigned | {node.name for node in ast.walk(tree) if isinstance(node, kinds)}


def defines(file: str, name: str) -> bool:
    path = ROOT / file
    if path.suffix == ".py":
        return name in names_in(path)
    source = path.read_text(encoding="utf-8")
    return re.search(DECLARED.format(name), source, re.MULTILINE) is not None


def plain(name: str) -> str:
    return re.sub(r"[^a-z]", "", name.lower())


def test_the_tour_has_a_stop_for_each_number_and_not_too_many() -> None:
    assert [int(n) for n, _file, _name in STOPS] == [*range(1, len(STOPS) + 1)]
    assert 10 <= len(STOPS) <= MOST_STOPS
    assert len(STOPS) == len(re.findall(r"^\d+\.", TOUR, re.MULTILINE))


@pytest.mark.parametrize(("file", "name"), [stop[1:] for stop in STOPS])
def test_every_stop_of_the_tour_is_there(file: str, name: str) -> None:
    assert defines(file, name)


def test_every_file_that_the_tour_names_is_there() -> None:
    named = re.findall(r"`((?:src|web|docs|tests)/[^`]+)`", TOUR)
    assert [file for file in named if not (ROOT / file).exists()] == []


def test_every_line_of_the_glossary_is_read() -> None:
    lines = [
        line for line in GLOSSARY.splitlines() if line.startswith("| ") and not line.startswith(("| Word", "| ---"))
    ]
    assert len(lines) == len(WORDS)
    assert len({word for word, _file, _name in WORDS}) == len(WORDS)


@pytest.mark.parametrize(("word", "file", "name"), WORDS, ids=[word for word, _file, _name in WORDS])
def test_every_word_of_the_glossary_is_the_name_of_something(word: str, file: str, name: str) -> None:
    called = plain(name) + " " + plain(Path(file).name.split(".")[0])
    assert plain(word) in called
    assert defines(file, name) if name else (ROOT / file).is_file()
