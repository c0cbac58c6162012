"""A game is its folders: a fourth one, put into a copy of the tree, edits nothing there and is complete.

It lies in `tree`, each file where it belongs; docs/adding-a-game.md walks through it. The copy runs interpreted, with
the packages of this environment.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
TREE = Path(__file__).with_name("tree")
NEEDED = ("src", "tests", "tools", "docs", "web", "pyproject.toml", "README.md", "CONTRIBUTING.md")
LEFT_OUT = ("__pycache__", "node_modules", "static", "pictures", "shots", "fourth")
GENERATED = ("tools.web_data", "tools.view_types", "tools.docs")  # what `make types` and `make docs` write
ENGLISH = "laguna and not (de or fr or it or nl)"  # it has words in one language
PATIENCE = 600  # seconds after which it will never end


def run(copy: Path, *command: str, stdin: str = "") -> str:
    """What a command in the copy says; it must go well."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "SIGNORIA_"))}
    env = {**ours, "PYTHONPATH": str(copy / "src"), "XDG_DATA_HOME": str(copy.parent)}
    env |= {"SIGNORIA_INTERPRET": "1", "SIGNORIA_EXPECT": "interpreted"}
    done = subprocess.run(
        command, cwd=copy, env=env, input=stdin, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def check(copy: Path, *what: str) -> None:
    """Tests of the copy that are about the fourth game; there are some."""
    said = run(copy, sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", "laguna", *what)
    assert " passed" in said


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tree with one game more."""
    copy = tmp_path_factory.mktemp("fourth") / "tree"
    copy.mkdir()
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns(*LEFT_OUT))
        else:
            shutil.copy(ROOT / name, copy / name)
    for path in sorted(TREE.rglob("*")):
        place = copy / path.relative_to(TREE)
        if path.is_file() and "__pycache__" not in path.parts:
            assert not place.exists(), f"{place.relative_to(copy)} is there already: a game edits no shared file"
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, place)
    for tool in GENERATED:
        run(copy, sys.executable, "-m", tool)
    return copy


def test_the_page_that_walks_through_it_leads_to_files_that_are_there() -> None:
    page = ROOT / "docs" / "adding-a-game.md"
    links = re.findall(r"\]\(([^)]+)\)", page.read_text(encoding="utf-8"))
    assert len(links) > 10
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_it_keeps_the_contract_and_the_rules_of_the_house(copy: Path) -> None:
    check(copy, "tests/contract", "tests/laguna", "tests/test_house.py", "tests/lab/test_balance.py")


def test_it_is_played_on_the_server(copy: Path) -> None:
    """By three clients to the end, and by bots through the guided game."""
    check(copy, "tests/server/http/test_live.py", "tests/server/play/test_lessons.py", "-k", ENGLISH)


def test_it_is_played_in_the_terminal(copy: Path) -> None:
    table = ("laguna", "-n", "3", "--names", "Ada", "--seed", "a fourth game", "--bots", "thumb", "--lang", "en")
    said = run(copy, sys.executable, "-m", "signoria", "play", *table, stdin="0\n1\n" * 60)
    for told in ("Choose your harbour", "is for sale", "The last island is sold", "wins."):
        assert told in " ".join(said.split())


def test_it_is_played_in_the_browser_with_the_controls_that_every_game_has(copy: Path) -> None:
    if not (ROOT / "web" / "node_modules").is_dir():
        pytest.skip("what builds the browser client is not installed: make setup")
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    run(copy, "node", "web/node_modules/svelte-check/bin/svelte-check", "--workspace", "web", "--output", "machine")
    run(copy, "node", "web/node_modules/vite/bin/vite.js", "build", "web")
    check(copy, "tests/web/test_whole_games.py")
