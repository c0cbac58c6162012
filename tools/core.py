"""Compiles the core into the environment, unless these very sources are compiled there already.

    python tools/core.py                    fast: a minute or two
    python tools/core.py --trained          faster still, as wheels have it: compiled twice, with play in between
    python tools/core.py --quick            a library a module: what has changed, in seconds; for tests while one works
    python tools/core.py --behind COMMAND   if it is still to be done: start what will do it, and do not wait

Builds are kept by the sources they were made from, the last few: to change branches and back compiles nothing.
"""

import json
import os
import shutil
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from signoria.core import BUILDS, COMPILING, FACTS, digest, is_being_compiled

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
LOG = BUILDS / "log"
KEPT = 4  # builds of other sources, the newest of each kind
OURS = "SIGNORIA_COMPILING"  # set for whoever was started to compile: the mark is its own


def is_there(quick: bool, trained: bool = False) -> bool:
    """Whether these sources are compiled: whoever is content with less takes the faster build too."""
    try:
        facts = facts_of(BUILDS / digest())
    except (OSError, ValueError):
        return False
    return (quick or not facts["quick"]) and (not trained or bool(facts.get("trained")))


def facts_of(build: Path) -> dict[str, object]:
    found: dict[str, object] = json.loads((build / FACTS).read_text(encoding="utf-8"))
    return found


def is_quick(build: Path) -> bool:
    return bool(facts_of(build)["quick"])


@contextmanager
def alone() -> "Iterator[None]":
    """One at a time: who comes later waits, and finds it done."""
    BUILDS.mkdir(exist_ok=True)
    if not os.environ.get(OURS):
        while not marked(os.getpid()):
            time.sleep(0.2)
    try:
        yield
    finally:
        COMPILING.unlink(missing_ok=True)


def marked(pid: int) -> bool:
    """Leave a mark that we are at it, unless somebody else is."""
    if is_being_compiled():
        return False
    COMPILING.unlink(missing_ok=True)  # of somebody who died
    try:
        with COMPILING.open("x", encoding="utf-8") as mark:
            mark.write(str(pid))
    except FileExistsError:
        return False
    return True


def compile_core(quick: bool, trained: bool) -> bool:
    """Build apart, then put in place at once; False if there is no compiler. A fault in the sources ends it all."""
    folder, name = BUILDS / ("quick" if quick else "fast"), digest()
    library = folder / "lib"
    switches = {"SIGNORIA_BUILD_DIR": str(folder), "SIGNORIA_QUICK": "1" if quick else ""}
    switches["SIGNORIA_TRAINED"] = "1" if trained else ""
    command = [sys.executable, "setup.py", "--quiet", "build_ext"]
    command += ["--build-lib", str(library), "--build-temp", str(folder / "temp")]
    with LOG.open("w") as log:
        done = subprocess.run(command, cwd=ROOT, env={**os.environ, **switches}, stdout=log, stderr=log)
    if done.returncode:
        sys.exit(LOG.read_text(errors="replace"))
    made = library / "signoria" / "compiled"
    if not (made / FACTS).exists():
        return False
    part, place = BUILDS / f"{name}.part", BUILDS / name
    shutil.rmtree(part, ignore_errors=True)
    shutil.copytree(made, part)
    if place.exists():
        place.rename(BUILDS / f"{name}.old")
    part.rename(place)
    tidy_up(place)
    return True


def tidy_up(newest: Path) -> None:
    """Of each kind the last few stay: what one compiles quickly while one works does not drive out what is fast."""
    builds = [path.parent for path in BUILDS.glob(f"*/{FACTS}") if path.parent != newest]
    builds.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    quick, fast = [path for path in builds if is_quick(path)], [path for path in builds if not is_quick(path)]
    for path in [*quick[KEPT:], *fast[KEPT:], *BUILDS.glob("*.old")]:
        shutil.rmtree(path, ignore_errors=True)


def start_behind(command: list[str]) -> None:
    """It outlives us: whoever stops the game after a minute finds the core compiled the next time."""
    BUILDS.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        started = subprocess.Popen(
            ["nice", *command],
            env={**os.environ, OURS: "1"},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    COMPILING.write_text(str(started.pid), encoding="utf-8")


def main(arguments: list[str]) -> int:
    quick, trained = arguments == ["--quick"], arguments == ["--trained"]
    if arguments[:1] == ["--behind"]:
        if not is_there(False) and not is_being_compiled():
            print("compiling the core behind you, about a minute and a half: until then the game runs interpreted …")
            start_behind(arguments[1:])
        return 0
    if is_there(quick, trained):
        return 0
    begun = time.monotonic()
    how = " quickly" if quick else " twice, about three minutes" if trained else ", about a minute"
    print(f"compiling the core{how} …", flush=True)
    with alone():
        done = is_there(quick, trained) or compile_core(quick, trained)
    took = f"compiled in {time.monotonic() - begun:.0f} s"
    print("… " + (took if done else f"no: the core will be interpreted: same games, slower (no C compiler? see {LOG})"))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
