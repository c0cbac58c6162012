"""What `make dist` made, installed as a stranger would: into an empty environment, without Node, on each Python.

The wheel brings the compiled core along; the sdist is installed without a compiler too, and plays interpreted.
"""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).parent.parent.parent
DIST = ROOT / "dist"
NAMED = re.compile(r"Programming Language :: Python :: (3\.\d+)$")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
VERSIONS = [found[1] for line in PROJECT["classifiers"] if (found := NAMED.match(line))]
UV = str(Path(sys.executable).parent / "uv")


def python(version: str) -> str:
    """The interpreter itself: what is on the PATH may be a script that needs more of it than we leave."""
    found = shutil.which(f"python{version}")
    if found is None:
        pytest.skip(f"no Python {version} here")
    where = [found, "-c", "import sys; print(sys.executable)"]
    return subprocess.run(where, capture_output=True, text=True, check=True).stdout.strip()


def wheel(version: str) -> Path:
    tag = version.replace(".", "")
    [found] = DIST.glob(f"signoria-*-cp{tag}-cp{tag}-*.whl")
    return found


def sdist() -> Path:
    [found] = DIST.glob("signoria-*.tar.gz")
    return found


@pytest.fixture
def bare_path(tmp_path: Path) -> str:
    """A PATH without Node, and without any compiler."""
    for tool in ("sh", "uname", "dirname", "env"):
        (tmp_path / "bin").mkdir(exist_ok=True)
        (tmp_path / "bin" / tool).symlink_to(str(shutil.which(tool)))
    return str(tmp_path / "bin")


class Installed:
    """An environment with nothing but the package and what it needs."""

    def __init__(self, folder: Path, version: str, package: Path, path: str) -> None:
        self.folder = folder
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "SIGNORIA"))}
        self.environment = kept | {"PATH": path, "LANG": "C.UTF-8", "XDG_DATA_HOME": str(folder)}
        for command in (
            ["venv", "--python", python(version), str(folder / "venv")],
            ["pip", "install", "--python", str(folder / "venv" / "bin" / "python"), str(package)],
        ):
            subprocess.run([UV, "--quiet", *command], env=self.environment, check=True)

    def signoria(self, *arguments: str) -> str:
        command = [str(self.folder / "venv" / "bin" / "signoria"), *arguments]
        return subprocess.run(
            command, env=self.environment, cwd=self.folder, check=True, stdout=subprocess.PIPE, text=True
        ).stdout

    @contextmanager
    def serving(self) -> Iterator[str]:
        """The address of a server that this environment runs."""
        command = [str(self.folder / "venv" / "bin" / "signoria"), "serve", "--port", "0", "--host", "127.0.0.1"]
        server = subprocess.Popen(
            command, env=self.environment, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert server.stdout
        try:
            yield next(found[0] for line in server.stdout if (found := re.search(r"http://\S+", line)))
        finally:
            server.terminate()
            server.wait()


def check_that_it_plays(installed: Installed) -> None:
    """A whole game by the command line, its record verified; then the page, and a script of it."""
    game = ("simulate", "principe", "--games", "1", "--bots", "thumb", "--seed", "1")
    installed.signoria(*game, "--records", "--out", "games.jsonl")
    installed.signoria("verify", "games.jsonl")
    with installed.serving() as address:
        page = urlopen(address).read().decode()
        assert "<title>Signoria" in page
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script is not None
        assert urlopen(address + script[1]).status == 200


@pytest.mark.parametrize("version", VERSIONS)
def test_the_wheel_needs_neither_node_nor_a_compiler_and_is_compiled(
    tmp_path: Path, bare_path: str, version: str
) -> None:
    installed = Installed(tmp_path, version, wheel(version), bare_path)
    assert "compiled core" in installed.signoria("--version")
    check_that_it_plays(installed)


@pytest.mark.parametrize("version", VERSIONS)
def test_the_sdist_installs_without_a_compiler_and_plays_interpreted(
    tmp_path: Path, bare_path: str, version: str
) -> None:
    installed = Installed(tmp_path, version, sdist(), bare_path)
    assert "interpreted core" in installed.signoria("--version")
    check_that_it_plays(installed)


def test_the_wheel_runs_by_uvx_and_by_pipx(tmp_path: Path) -> None:
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    uvx = [UV, "tool", "run", "--python", python(version)]
    by_uvx = [*uvx, "--from", str(wheel(version)), "signoria", "--version"]
    by_pipx = [*uvx, "pipx", "run", "--spec", str(wheel(version)), "signoria", "--version"]
    for command in (by_uvx, by_pipx):
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, cwd=tmp_path)
        assert "compiled core" in done.stdout
