"""Workers of a series, and how they end."""

import subprocess
import sys
from pathlib import Path

from tests.cli.signoria_cli import PATIENCE


def test_ctrl_c_in_the_midst_of_a_report_ends_the_series() -> None:
    """Half a report was waited for, for ever."""
    command = [sys.executable, "-m", "tests.lab.half_a_report"]
    done = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 130, done.stderr
