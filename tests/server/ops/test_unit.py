"""The unit for systemd is one that systemd takes, and bounds what a server may take."""

import shutil
import subprocess
from pathlib import Path

import pytest

UNIT = Path(__file__).parents[3] / "deploy" / "signoria.service"


def test_memory_tasks_files_and_the_time_to_stop_have_limits() -> None:
    keys = {line.partition("=")[0] for line in UNIT.read_text(encoding="utf-8").splitlines()}
    assert {"MemoryHigh", "MemoryMax", "TasksMax", "LimitNOFILE", "TimeoutStopSec", "OOMPolicy"} <= keys


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_finds_nothing_wrong_with_it(tmp_path: Path) -> None:
    """With a command that is there: ours is where the unit says only where it was installed."""
    text = UNIT.read_text(encoding="utf-8").replace("/opt/signoria/bin/signoria serve", "/bin/true")
    (tmp_path / UNIT.name).write_text(text, encoding="utf-8")
    found = subprocess.run(["systemd-analyze", "verify", str(tmp_path / UNIT.name)], capture_output=True, text=True)
    assert (found.returncode, found.stderr) == (0, "")
