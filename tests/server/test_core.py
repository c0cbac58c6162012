"""Which core a process runs on: never one of other sources, and a new one as soon as a process starts after it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from signoria import core

PACKAGE = Path(core.__file__).parent

ANSWERS = """
import asyncio, shutil, sys
from pathlib import Path
from signoria import core
from signoria.server.play.match import Setup
from signoria.server.bots.workers import Workers

async def ask(workers):
    await workers.choose(Setup("t", "principe", "amigo", {"rich": 0}, 3, "1" * 64), [], 0, "random")
    [worker] = workers.quick.idle
    print(worker.process.pid, "__mypyc" in Path(f"/proc/{worker.process.pid}/maps").read_text())

async def main():
    workers = Workers(1)
    print(core.standing())
    await ask(workers)
    await ask(workers)
    shutil.copytree(sys.argv[1], core.PACKAGE / "compiled")
    print(core.standing())
    await ask(workers)
    await workers.close()

asyncio.run(main())
"""


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The package once more, with one comment changed: of these sources there is no build."""
    here = tmp_path / "signoria"
    shutil.copytree(PACKAGE, here, ignore=shutil.ignore_patterns("compiled", "static", "__pycache__"))
    with (here / "kernel" / "rng.py").open("a") as source:
        source.write("# edited\n")
    return here


def python(package: Path, *arguments: str) -> str:
    command = [sys.executable, *arguments]
    environment = {**os.environ, "PYTHONPATH": str(package.parent), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def build() -> Path:
    found = core.ready()
    if found is None:
        pytest.skip("the core is not compiled here")
    return found


def test_an_edited_source_is_never_shadowed_by_what_was_compiled_before(copied: Path) -> None:
    build()
    assert "interpreted core" in python(copied, "-m", "signoria", "--version")
    shutil.copy(PACKAGE / "kernel" / "rng.py", copied / "kernel" / "rng.py")
    assert "compiled core" in python(copied, "-m", "signoria", "--version")


def test_bots_take_up_a_core_that_is_compiled_while_the_server_runs(copied: Path) -> None:
    lines = python(copied, "-c", ANSWERS, str(build())).splitlines()
    before, first, again, after, last = lines
    assert before in ("interpreted", "compiling")
    assert first.endswith("False")
    assert again == first  # the same process, as long as nothing has changed
    assert after == "ready"
    assert last.endswith("True")


def test_a_build_of_another_python_is_none(copied: Path) -> None:
    shutil.copytree(build(), copied / "compiled")
    for library in copied.glob("compiled/**/*.so"):
        library.rename(library.with_name(library.name.split(".")[0] + ".cpython-27-nowhere.so"))
    done = python(copied, "-m", "signoria", "--version")
    assert "interpreted core" in done
