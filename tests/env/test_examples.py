"""The examples of learners run, learn something in seconds, and the same with the same seed."""

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.cli.signoria_cli import PATIENCE

ROOT = Path(__file__).parents[2]
ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "SIGNORIA_LANG": "en"}


def curve(name: str, *args: str) -> list[float]:
    """What an example prints: the share of games won, line by line."""
    command = [sys.executable, str(ROOT / "examples" / "learners" / name), *args]
    env = {**os.environ, **ONE_THREAD}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return [float(share) for share in re.findall(r"(\d+\.\d) %", done.stdout)]


def need_torch() -> None:
    if find_spec("torch") is None:
        reason = "no PyTorch here (make torch)"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)


def test_ppo_learns_goes_on_and_draws_its_curve(tmp_path: Path) -> None:
    need_torch()
    out, plot = tmp_path / "ppo.pt", tmp_path / "ppo.svg"
    small = ["--tables", "128", "--width", "64", "--every", "2", "--judge", "100", "--threads", "1"]
    first = curve("ppo.py", *small, "--updates", "2", "--out", str(out))
    assert len(first) == 1 + 1, "a line of the curve, and how its best answers do"
    more = curve("ppo.py", *small, "--updates", "12", "--out", str(out), "--plot", str(plot))
    assert len(more) == 5 + 1, "it goes on where it was"
    assert more[-2] > first[0] + 20
    assert "<svg" in plot.read_text(encoding="utf-8")
    assert curve("ppo.py", *small, "--updates", "2") == first


def test_a_linear_policy_learns() -> None:
    args = ["--tables", "64", "--updates", "12", "--every", "4"]
    shares = curve("linear.py", *args)
    assert len(shares) == 3
    assert shares[-1] > shares[0] + 20
    assert curve("linear.py", *args) == shares


def test_openspiel_searches() -> None:
    args = ["--games", "1", "--simulations", "2,3"]
    shares = curve("ismcts.py", *args)
    assert len(shares) == 2
    assert curve("ismcts.py", *args) == shares


def test_the_ten_lines_of_the_notebook_page_draw_a_plot(tmp_path: Path) -> None:
    """As they stand there, in a folder of their own."""
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    found = re.search(r"## From install to a plot in ten lines\n.*?```python\n(.*?)```", page, re.DOTALL)
    assert found is not None
    lines = [line for line in found[1].splitlines() if line.strip()]
    assert len(lines) <= 10
    command = [sys.executable, "-c", found[1]]
    env = {**os.environ, **ONE_THREAD, "MPLBACKEND": "Agg"}
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    assert [path.suffix for path in tmp_path.iterdir()] == [".png"]
